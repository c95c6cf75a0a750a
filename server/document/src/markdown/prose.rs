//! Collects the inline content of one Markdown block from parser events.

use pulldown_cmark::{Event, LinkType, Tag, TagEnd};

use super::commonmark::BLANKS;
use super::losses::Loss;
use crate::inline::{self, InlineError, InlineText, Mark, MarkKind, TagReader, TagStep};

/// Inline content under construction.
#[derive(Default)]
pub(super) struct Prose {
    text: String,
    /// Length of `text` in UTF-16 units.
    units: usize,
    marks: Vec<Mark>,
    open: Vec<Open>,
    tags: TagReader<OpenTag>,
    image: SoleImage,
    /// URLs inside the label of an open link or image, with the kind of element they belong to.
    covered: Vec<(&'static str, String)>,
    /// URLs that exceed the maximum length of a link and are not visible in the text.
    too_long: Vec<String>,
    /// All images: URL and title.
    pictures: Vec<(String, String)>,
    /// A line break becomes a space.
    is_heading: bool,
    /// The last event was a line break tag, so a directly following line end is ignored.
    has_broken: bool,
    losses: Vec<(Loss, String)>,
}

/// Completed inline content.
pub(super) struct Finished {
    /// Canonical markup source.
    pub(super) source: String,
    /// The image, if the content is a single image.
    pub(super) sole_image: Option<Picture>,
    /// Errors and losses.
    pub(super) noted: Noted,
}

/// An image with its alternative text and title.
pub(super) struct Picture {
    pub(super) url: String,
    pub(super) alt: String,
    pub(super) title: String,
}

/// Errors and losses of inline content.
#[derive(Default)]
pub(super) struct Noted {
    /// The first faulty tag.
    pub(super) error: Option<InlineError>,
    /// Dropped content.
    pub(super) losses: Vec<(Loss, String)>,
}

impl Noted {
    pub(super) fn append(&mut self, other: Self) {
        self.error = self.error.take().or(other.error);
        self.losses.extend(other.losses);
    }
}

/// A span that is still open.
#[derive(Clone)]
struct Open {
    start: usize,
    span: Span,
}

/// A tag that is not closed yet.
struct OpenTag {
    /// Start of its text, in UTF-16 units and in bytes.
    start: usize,
    byte: usize,
    source: String,
}

#[derive(Clone)]
enum Span {
    Mark(MarkKind),
    /// A single tilde on each side, which is text here (document.md 12.1).
    Tilde,
    /// An image; its text is the label.
    Image {
        url: String,
        title: String,
    },
}

/// Labels for images and links inside the label of another link.
const PICTURE: &str = "image";
const LINK: &str = "link";

/// Whether the content is a single image.
#[derive(Default)]
enum SoleImage {
    #[default]
    Nothing,
    Image {
        has_alt: bool,
    },
    Mixed,
}

impl Prose {
    /// The content of a heading.
    pub(super) fn heading() -> Self {
        Self {
            is_heading: true,
            ..Self::default()
        }
    }

    /// Content that begins with a footnote label.
    pub(super) fn footnote(label: &str) -> Self {
        let mut prose = Self {
            image: SoleImage::Mixed,
            ..Self::default()
        };
        prose.push(label);
        prose
    }

    /// Whether a line begins here, outside of marks.
    pub(super) fn begins_line(&self) -> bool {
        self.open.is_empty()
            && !self.tags.is_open()
            && (self.text.is_empty() || self.text.ends_with('\n'))
    }

    /// Removes the final line break, because a block follows.
    pub(super) fn drop_break(&mut self) {
        if self.text.pop().is_some() {
            self.units -= 1;
        }
    }

    /// Whether an image is open; its label is one line.
    pub(super) fn is_in_picture(&self) -> bool {
        self.open
            .iter()
            .any(|open| matches!(open.span, Span::Image { .. }))
    }

    /// Ends the content at a line break. Open spans continue in the following content.
    pub(super) fn split(&mut self) -> Finished {
        let open = self.open.iter().map(|open| Open {
            start: 0,
            ..open.clone()
        });
        let next = Self {
            open: open.collect(),
            image: match self.open.is_empty() {
                true => SoleImage::Nothing,
                false => SoleImage::Mixed,
            },
            ..Self::default()
        };
        let mut ended = std::mem::replace(self, next);
        if ended.has_broken {
            ended.drop_break();
        }
        for Open { start, span } in std::mem::take(&mut ended.open) {
            if let Span::Mark(kind) = span {
                ended.mark(start, kind);
            }
        }
        ended.finish()
    }

    /// Processes an inline event. `raw` is its source.
    pub(super) fn event(&mut self, event: Event<'_>, raw: &str) {
        let is_break = matches!(event, Event::SoftBreak | Event::HardBreak);
        // The content follows a formula that became a separate block.
        let is_first = self.text.is_empty() && self.open.is_empty();
        let has_broken = std::mem::take(&mut self.has_broken);
        if is_break && (is_first || has_broken) {
            return;
        }
        self.note(&event);
        match event {
            Event::Start(tag) => self.start(tag, raw),
            Event::End(
                TagEnd::Emphasis
                | TagEnd::Strong
                | TagEnd::Strikethrough
                | TagEnd::Link
                | TagEnd::Image,
            ) => {
                self.end();
            }
            Event::Text(text) => self.push(&text),
            Event::Code(code) => {
                let start = self.units;
                self.push(&code);
                self.mark(start, MarkKind::Code);
            }
            Event::InlineHtml(html) => match inline::Tag::at_start(&html) {
                Some(tag) if tag.length == html.len() => self.tag(&tag, &html),
                _ => self.push(&html),
            },
            Event::SoftBreak | Event::HardBreak => self.line_break(),
            Event::InlineMath(formula) => self.formula("$", &formula),
            Event::DisplayMath(formula) => self.formula("$$", &formula),
            Event::FootnoteReference(_) => self.push(raw),
            // The importer handles block events.
            Event::End(_) | Event::Html(_) | Event::Rule | Event::TaskListMarker(_) => {}
        }
    }

    /// Processes the text of an HTML block. Tags that are markup are applied; all other text is literal, including
    /// comments.
    pub(super) fn html(&mut self, html: &str) {
        self.image = SoleImage::Mixed;
        let mut rest = html;
        // If a comment has no end, no later one has either. This keeps the parse linear.
        let mut comments_end = true;
        while let Some(at) = rest.find('<') {
            let (before, angle) = rest.split_at(at);
            self.push(before);
            let length = match inline::Tag::at_start(angle) {
                Some(tag) => {
                    let source = angle.get(..tag.length).unwrap_or_default();
                    self.tag(&tag, source);
                    tag.length
                }
                None => {
                    let mut length = 1;
                    if comments_end && angle.starts_with("<!--") {
                        match angle.find("-->") {
                            Some(end) => length = end + "-->".len(),
                            None => comments_end = false,
                        }
                    }
                    self.push(angle.get(..length).unwrap_or_default());
                    length
                }
            };
            rest = angle.get(length..).unwrap_or_default();
        }
        self.push(rest);
    }

    /// Ends the content of a cell or heading, in which an image cannot become a block.
    pub(super) fn finish_inline(mut self) -> Finished {
        self.end_pictures();
        self.image = SoleImage::Mixed;
        self.finish()
    }

    /// Ends the content.
    pub(super) fn finish(mut self) -> Finished {
        if matches!(self.image, SoleImage::Mixed) {
            self.end_pictures();
        }
        let (unclosed, errors, _) = std::mem::take(&mut self.tags).finish();
        self.restore(unclosed);
        // An image block can store a URL of any length.
        if matches!(self.image, SoleImage::Mixed) {
            let too_long = self.too_long.into_iter();
            self.losses
                .extend(too_long.map(|address| (Loss::Destination, address)));
        }
        let sole_image = match (self.image, self.pictures.pop()) {
            (SoleImage::Image { has_alt }, Some((url, title))) => Some(Picture {
                alt: match has_alt {
                    true => self.text.replace('\n', " "),
                    false => String::new(),
                },
                url,
                title,
            }),
            _ => None,
        };
        Finished {
            source: inline::render(&InlineText::new(&self.text, &self.marks)),
            sole_image,
            noted: Noted {
                error: errors.into_iter().next(),
                losses: self.losses,
            },
        }
    }

    /// Restores unclosed tags as text.
    fn restore(&mut self, unclosed: Vec<OpenTag>) {
        for OpenTag {
            start,
            byte,
            source,
        } in unclosed.into_iter().rev()
        {
            let (Ok(start), Ok(length)) = (
                u32::try_from(start),
                u32::try_from(inline::utf16_len(&source)),
            ) else {
                continue;
            };
            self.text.insert_str(byte, &source);
            for mark in &mut self.marks {
                if mark.start >= start {
                    mark.start += length;
                }
                if mark.end > start {
                    mark.end += length;
                }
            }
        }
    }

    /// Reports that the images became links.
    fn end_pictures(&mut self) {
        for (url, title) in std::mem::take(&mut self.pictures) {
            if inline::fits_link(&url) {
                self.losses.push((Loss::Picture, url));
            }
            self.lose_title(&title);
        }
    }

    fn lose_title(&mut self, title: &str) {
        if !title.is_empty() {
            self.losses.push((Loss::Title, title.to_owned()));
        }
    }

    /// Tracks whether the content is a single image.
    fn note(&mut self, event: &Event<'_>) {
        if !self.open.is_empty() {
            return;
        }
        self.image = match (&self.image, event) {
            (SoleImage::Nothing, Event::Start(Tag::Image { .. })) => {
                SoleImage::Image { has_alt: false }
            }
            _ => SoleImage::Mixed,
        };
    }

    fn start(&mut self, tag: Tag<'_>, raw: &str) {
        let span = match tag {
            Tag::Emphasis => Span::Mark(MarkKind::Italic),
            Tag::Strong => Span::Mark(MarkKind::Bold),
            Tag::Strikethrough if raw.starts_with("~~") => Span::Mark(MarkKind::Strikethrough),
            Tag::Strikethrough => {
                self.push("~");
                Span::Tilde
            }
            Tag::Link {
                link_type: LinkType::Email,
                dest_url,
                ..
            } => Span::Mark(MarkKind::of_destination(&format!("mailto:{dest_url}"))),
            Tag::Link {
                dest_url, title, ..
            } => {
                self.lose_title(&title);
                Span::Mark(MarkKind::of_destination(&dest_url))
            }
            Tag::Image {
                dest_url, title, ..
            } => Span::Image {
                url: dest_url.to_string(),
                title: title.to_string(),
            },
            _ => return,
        };
        self.open.push(Open {
            start: self.units,
            span,
        });
    }

    fn end(&mut self) {
        let Some(open) = self.open.pop() else { return };
        let is_empty = open.start == self.units;
        // Links cannot be nested, so an image inside a link or another image label contributes only its label.
        let is_label = |open: &Open| match &open.span {
            Span::Image { .. } => true,
            Span::Mark(kind) => is_link(kind),
            Span::Tilde => false,
        };
        let in_label = self.open.iter().any(is_label);
        match open.span {
            Span::Tilde => self.push("~"),
            Span::Mark(kind) if is_link(&kind) => {
                let address = match &kind {
                    MarkKind::ObjectLink { object_id } => inline::object_target(object_id),
                    MarkKind::Link { destination } => destination.clone(),
                    _ => String::new(),
                };
                // A link without a label shows its URL.
                if is_empty {
                    self.push(&address);
                }
                if !in_label {
                    self.link(open.start, address);
                    self.show_covered();
                } else if !is_empty {
                    self.covered.push((LINK, address));
                }
            }
            Span::Mark(kind) => self.mark(open.start, kind),
            Span::Image { url, title } => {
                if is_empty {
                    self.push(&url);
                }
                if !in_label {
                    self.link(open.start, url.clone());
                    self.show_covered();
                } else if !is_empty {
                    self.covered.push((PICTURE, url.clone()));
                }
                match &mut self.image {
                    // An image without a URL has nothing to show.
                    SoleImage::Image { .. } if url.is_empty() => self.image = SoleImage::Mixed,
                    SoleImage::Image { has_alt } => *has_alt = !is_empty,
                    SoleImage::Nothing | SoleImage::Mixed => {}
                }
                self.pictures.push((url, title));
            }
        }
    }

    /// Appends the URLs that are not visible in a label.
    fn show_covered(&mut self) {
        for (label, url) in std::mem::take(&mut self.covered) {
            self.image = SoleImage::Mixed;
            self.push(" (");
            let start = self.units;
            self.push(label);
            self.link(start, url);
            self.push(")");
        }
    }

    /// Marks the text from `start` on as a link, unless its URL is too long.
    fn link(&mut self, start: usize, address: String) {
        if inline::fits_link(&address) {
            self.mark(start, MarkKind::of_destination(&address));
        } else if !self.text.ends_with(&address) {
            self.too_long.push(address);
        }
    }

    fn tag(&mut self, tag: &inline::Tag<'_>, source: &str) {
        if tag.is_break() {
            self.has_broken = true;
            return self.line_break();
        }
        let here = OpenTag {
            start: self.units,
            byte: self.text.len(),
            source: source.to_owned(),
        };
        match self.tags.step(tag, here) {
            TagStep::Opened => {}
            TagStep::Closed(open, kinds) => {
                for kind in kinds {
                    self.mark(open.start, kind);
                }
            }
            TagStep::Literal => {
                self.losses.push((Loss::Tag, source.to_owned()));
                self.push(source);
            }
        }
    }

    fn line_break(&mut self) {
        self.push(if self.is_heading { " " } else { "\n" });
    }

    /// Appends a formula as text. White space around its lines is stripped, as in a paragraph.
    fn formula(&mut self, delimiter: &str, formula: &str) {
        self.push(delimiter);
        for (number, line) in formula.split('\n').enumerate() {
            let line = match number {
                0 => line,
                _ => {
                    self.line_break();
                    line.trim_start_matches(BLANKS)
                }
            };
            self.push(line);
        }
        self.push(delimiter);
    }

    fn push(&mut self, text: &str) {
        self.text.push_str(text);
        self.units += inline::utf16_len(text);
    }

    fn mark(&mut self, start: usize, kind: MarkKind) {
        // The size limit keeps offsets below 2^32. A longer text would lose marks, but no text.
        if let (Ok(start), Ok(end)) = (u32::try_from(start), u32::try_from(self.units)) {
            self.marks.push(Mark { start, end, kind });
        }
    }
}

fn is_link(kind: &MarkKind) -> bool {
    matches!(kind, MarkKind::Link { .. } | MarkKind::ObjectLink { .. })
}
