//! The inline content of one Markdown block, gathered from the events of the parser.

use pulldown_cmark::{Event, LinkType, Tag, TagEnd};

use crate::inline::{self, InlineError, InlineText, Mark, MarkKind, TagReader, TagStep};

/// Inline content while it is read.
#[derive(Default)]
pub(super) struct Prose {
    text: String,
    /// Length of `text` in UTF-16 units.
    units: usize,
    marks: Vec<Mark>,
    open: Vec<Open>,
    tags: TagReader<usize>,
    image: SoleImage,
}

/// Inline content when it is complete.
pub(super) struct Finished {
    /// Canonical markup source.
    pub(super) source: String,
    /// The address, if the content is one image and nothing else.
    pub(super) sole_image: Option<String>,
    /// What is to be said of its tags.
    pub(super) noted: Noted,
}

/// What is to be said of the tags of inline content.
#[derive(Default)]
pub(super) struct Noted {
    /// The first faulty one.
    pub(super) error: Option<InlineError>,
    /// Names of those that are text here.
    pub(super) unknown_tags: Vec<String>,
}

/// A span that the parser has opened.
struct Open {
    start: usize,
    span: Span,
}

enum Span {
    Mark(MarkKind),
    /// A single tilde on either side, which is text here (document.md 12.1).
    Tilde,
    /// An image; its text is the label.
    Image(String),
}

/// Whether the content is one image and nothing else.
#[derive(Default)]
enum SoleImage {
    #[default]
    Nothing,
    Image(String),
    Mixed,
}

impl Prose {
    /// Takes an event that is inline content. `raw` is its source.
    pub(super) fn event(&mut self, event: Event<'_>, raw: &str) {
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
            Event::SoftBreak | Event::HardBreak => self.push("\n"),
            // Blocks are the importer's; math and footnotes are switched off.
            Event::End(_)
            | Event::Html(_)
            | Event::InlineMath(_)
            | Event::DisplayMath(_)
            | Event::FootnoteReference(_)
            | Event::Rule
            | Event::TaskListMarker(_) => {}
        }
    }

    /// Takes the text of an HTML block: literal, but for the tags that are markup. Comments stay whole.
    pub(super) fn html(&mut self, html: &str) {
        self.image = SoleImage::Mixed;
        let mut rest = html;
        // Where no comment ends any more, none is looked for again: the text is read once however many begin.
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

    /// Ends the content.
    pub(super) fn finish(self) -> Finished {
        let (_, errors, unknown_tags) = self.tags.finish();
        Finished {
            source: inline::render(&InlineText::new(&self.text, &self.marks)),
            sole_image: match self.image {
                SoleImage::Image(url) => Some(url),
                SoleImage::Nothing | SoleImage::Mixed => None,
            },
            noted: Noted {
                error: errors.into_iter().next(),
                unknown_tags,
            },
        }
    }

    /// Keeps track of whether an image stands alone.
    fn note(&mut self, event: &Event<'_>) {
        if !self.open.is_empty() {
            return;
        }
        self.image = match (&self.image, event) {
            (SoleImage::Nothing, Event::Start(Tag::Image { dest_url, .. })) => {
                SoleImage::Image(dest_url.to_string())
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
            Tag::Link { dest_url, .. } => Span::Mark(MarkKind::of_destination(&dest_url)),
            Tag::Image { dest_url, .. } => Span::Image(dest_url.to_string()),
            _ => return,
        };
        self.open.push(Open {
            start: self.units,
            span,
        });
    }

    fn end(&mut self) {
        let Some(open) = self.open.pop() else { return };
        match open.span {
            Span::Mark(kind) => self.mark(open.start, kind),
            Span::Tilde => self.push("~"),
            Span::Image(url) => {
                if open.start == self.units {
                    self.push(&url);
                }
                // Links do not nest: inside a link, or the label of another image, an image is its label.
                let is_label = |open: &Open| match &open.span {
                    Span::Image(_) => true,
                    Span::Mark(kind) => {
                        matches!(kind, MarkKind::Link { .. } | MarkKind::ObjectLink { .. })
                    }
                    Span::Tilde => false,
                };
                if !self.open.iter().any(is_label) {
                    self.mark(open.start, MarkKind::of_destination(&url));
                }
            }
        }
    }

    fn tag(&mut self, tag: &inline::Tag<'_>, source: &str) {
        match self.tags.step(tag, self.units) {
            TagStep::Opened => {}
            TagStep::Closed(start, kinds) => {
                for kind in kinds {
                    self.mark(start, kind);
                }
            }
            TagStep::Literal => self.push(source),
        }
    }

    fn push(&mut self, text: &str) {
        self.text.push_str(text);
        self.units += inline::utf16_len(text);
    }

    fn mark(&mut self, start: usize, kind: MarkKind) {
        // A Markdown text is shorter than 2^32 units by its limit; a longer one loses marks, not text.
        if let (Ok(start), Ok(end)) = (u32::try_from(start), u32::try_from(self.units)) {
            self.marks.push(Mark { start, end, kind });
        }
    }
}
