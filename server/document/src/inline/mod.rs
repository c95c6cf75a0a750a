//! Inline markup: the Markdown subset inside a block's `text` (document.md 6.9).
//!
//! [`parse`] reads markup source into text and marks, [`render`] writes the one canonical source of them.
//! `parse(render(x))` gives `x` back and `render(parse(s))` is stable. Nothing here knows blocks, objects or
//! requests; `code` and `embed` texts are literal and never come here, except through [`splice`].
//!
//! The way of a text: [`scan`](scan::scan) finds the markup, [`marks`] brings the marks into their normal form,
//! [`settle`](settle::settle) nests and writes them and gives up what no source can express.

mod chars;
mod code;
mod delimiters;
mod emit;
mod entity;
mod equivalent;
mod error;
mod escape;
mod hidden;
mod line_ends;
mod link;
mod markdown;
mod marks;
mod math;
mod replace;
mod scan;
mod settle;
mod tag;
#[cfg(test)]
mod tests;
pub(crate) mod url;

pub(crate) use equivalent::occurrences;
pub use error::InlineError;
pub(crate) use line_ends::unified;
pub use link::destination;
pub(crate) use link::fits as fits_link;
pub(crate) use markdown::footnote_label;
pub use markdown::{MarkdownDialect, MarkdownPlace, object_target, to_markdown};
pub use replace::{ReplaceFault, Replaced, replace, replace_served, splice};
pub use tag::{Tag, TagReader, TagStep};

use std::borrow::Cow;

use crate::ids::MISSING_OBJECT;
use escape::Dialect;
use marks::Span;

/// Text with normalised marks: sorted, non-empty, merged, never two overlapping ones of one type, and none that
/// canonical source could not express.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct InlineText {
    text: String,
    marks: Vec<Mark>,
}

/// One formatting of a range of the text. Offsets count UTF-16 units (document.md 6.9).
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Mark {
    /// First UTF-16 unit.
    pub start: u32,
    /// One past the last UTF-16 unit.
    pub end: u32,
    /// What the range is.
    pub kind: MarkKind,
}

/// The kinds of marks, in the canonical order of nesting: outermost first.
#[derive(Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum MarkKind {
    /// `<mention object_id="…">`
    Mention {
        /// The object that is mentioned.
        object_id: String,
    },
    /// `[x](rolltop://object?objectId=…)`
    ObjectLink {
        /// The object that is linked.
        object_id: String,
    },
    /// `[x](destination)`
    Link {
        /// The destination, unescaped.
        destination: String,
    },
    /// `<font color="…">`
    Color(String),
    /// `<font background="…">`
    Background(String),
    /// `<u>`
    Underline,
    /// `~~x~~`
    Strikethrough,
    /// `**x**`
    Bold,
    /// `*x*`
    Italic,
    /// `` `x` ``
    Code,
}

impl MarkKind {
    /// The mark that a link with this destination makes: a link to an object, or any other link.
    pub fn of_destination(destination: &str) -> Self {
        link::classify(destination)
    }

    /// What a sentence calls it.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Mention { .. } => "mention",
            Self::ObjectLink { .. } => "object link",
            Self::Link { .. } => "link",
            Self::Color(_) => "color",
            Self::Background(_) => "background",
            Self::Underline => "underline",
            Self::Strikethrough => "strikethrough",
            Self::Bold => "bold",
            Self::Italic => "italic",
            Self::Code => "code",
        }
    }
}

/// What [`parse`] found.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Parsed {
    /// Text and marks.
    pub text: InlineText,
    /// Names of tag-shaped texts that are no tags of ours, each once; they stay literal and deserve a warning.
    pub unknown_tags: Vec<String>,
}

/// What [`canonical`] found.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Canonical {
    /// Canonical source.
    pub source: String,
    /// As [`Parsed::unknown_tags`].
    pub unknown_tags: Vec<String>,
}

impl InlineText {
    /// Text with these marks, in any order; a mark's ends beyond the text or inside a surrogate pair move to the
    /// nearest earlier character. Marks of one type that overlap are cut, adjacent equal ones merge, emphasis
    /// leaves whitespace at its edges, and every line end becomes `\n`.
    pub fn new(text: &str, marks: &[Mark]) -> Self {
        let spans = marks::to_spans(text, marks);
        let (text, spans) = marks::unify_line_ends(text, spans);
        Self::settled(&text, spans).0
    }

    /// Text without marks.
    pub fn plain(text: &str) -> Self {
        Self::new(text, &[])
    }

    /// The text without any markup.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The marks, sorted by start.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// Normalises the spans and gives the canonical source of the result beside it.
    fn settled(text: &str, spans: Vec<Span>) -> (Self, String) {
        let settled = settle::settle(text, spans, Dialect::Canonical);
        let marks = marks::from_spans(text, &settled.spans);
        (
            Self {
                text: text.to_owned(),
                marks,
            },
            settled.source,
        )
    }
}

/// Reads markup source.
///
/// # Errors
/// A known tag that is unclosed, misnested or has wrong attributes; everything else that does not fit is literal.
pub fn parse(source: &str) -> Result<Parsed, InlineError> {
    let source = unified(source);
    let scan = scan::scan(&source);
    if let Some(error) = scan.errors.into_iter().next() {
        return Err(error);
    }
    let spans = scan.marks.into_iter().map(|mark| mark.span).collect();
    let (text, _) = InlineText::settled(&scan.text, spans);
    Ok(Parsed {
        text,
        unknown_tags: scan.unknown_tags,
    })
}

/// Writes the canonical source.
pub fn render(text: &InlineText) -> String {
    settle::settle(
        &text.text,
        marks::to_spans(&text.text, &text.marks),
        Dialect::Canonical,
    )
    .source
}

/// The canonical source of markup source.
///
/// # Errors
/// As [`parse`].
pub fn canonical(source: &str) -> Result<Canonical, InlineError> {
    let source = unified(source);
    if !source.contains(scan::is_special) {
        return Ok(Canonical {
            source: source.into_owned(),
            unknown_tags: Vec::new(),
        });
    }
    let scan = scan::scan(&source);
    if let Some(error) = scan.errors.first() {
        return Err(error.clone());
    }
    Ok(Canonical {
        source: settle::settle_read(&source, &scan).source,
        unknown_tags: scan.unknown_tags,
    })
}

/// The text of markup source without its markup. A faulty tag counts as text.
pub fn plain(source: &str) -> String {
    scan::scan(&unified(source)).text
}

/// The objects that mentions and object links of the source name, in order of appearance.
pub fn references(source: &str) -> Vec<String> {
    if !may_mention(source) && !link::may_name_object(source) {
        return Vec::new();
    }
    let mut marks = scan::scan(&unified(source)).marks;
    marks.sort_by_key(|mark| (mark.span.start, mark.content.start));
    let ids = marks.into_iter().filter_map(|mark| match mark.span.kind {
        MarkKind::Mention { object_id } | MarkKind::ObjectLink { object_id } => Some(object_id),
        _ => None,
    });
    let mut seen = std::collections::HashSet::new();
    ids.filter(|id| seen.insert(id.clone())).collect()
}

/// The canonical source with the objects of its mentions replaced: `map` gives the new id, or `None` to keep it.
/// Object links keep theirs, dangling or not (document.md 3.6).
pub fn map_references<'s>(
    source: &'s str,
    map: &mut dyn FnMut(&str) -> Option<String>,
) -> Cow<'s, str> {
    if !may_mention(source) {
        return source.into();
    }
    let source = unified(source);
    let scan = scan::scan(&source);
    let mut changed = false;
    let mut spans: Vec<Span> = scan.marks.into_iter().map(|mark| mark.span).collect();
    for span in &mut spans {
        if let MarkKind::Mention { object_id } = &mut span.kind
            && let Some(mapped) = map(object_id)
        {
            changed |= mapped != *object_id;
            *object_id = mapped;
        }
    }
    if !changed {
        return source;
    }
    settle::settle(&scan.text, spans, Dialect::Canonical)
        .source
        .into()
}

/// The source with every mention of an object that the space does not hold naming [`MISSING_OBJECT`], and the
/// ids that were replaced, in order (document.md 3.6).
pub fn mask_missing<'s>(
    source: &'s str,
    is_known: &dyn Fn(&str) -> bool,
) -> (Cow<'s, str>, Vec<String>) {
    let mut missing = Vec::new();
    let masked = map_references(source, &mut |id| {
        if is_known(id) {
            return None;
        }
        missing.push(id.to_owned());
        Some(MISSING_OBJECT.to_owned())
    });
    (masked, missing)
}

/// The link that a source is, if it is nothing else.
pub(crate) fn sole_link(source: &str) -> Option<MarkKind> {
    if !source.starts_with('[') || !source.ends_with(')') {
        return None;
    }
    let text = parse(source).ok()?.text;
    let [mark] = text.marks() else { return None };
    let is_whole = mark.start == 0 && usize::try_from(mark.end) == Ok(utf16_len(text.text()));
    (is_whole && emit::is_link(&mark.kind)).then(|| mark.kind.clone())
}

/// Text and marks with every line end as `\n`.
pub(crate) fn with_unified_line_ends(text: &str, marks: Vec<Mark>) -> (String, Vec<Mark>) {
    let spans = marks::to_spans(text, &marks);
    let (text, spans) = marks::unify_line_ends(text, spans);
    let marks = marks::from_spans(&text, &spans);
    (text, marks)
}

/// Length in UTF-16 units.
pub fn utf16_len(text: &str) -> usize {
    text.encode_utf16().count()
}

/// False for sources without a mention, so that most texts are not scanned for one. No escape reaches into the name of
/// a tag.
pub(crate) fn may_mention(source: &str) -> bool {
    source.contains(tag::MENTION_OPENING)
}
