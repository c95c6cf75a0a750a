//! Inline markup: the Markdown subset inside a block's `text` (document.md 6.9).
//!
//! [`parse`] parses markup source into text and marks; [`render`] writes their canonical source. `parse(render(x))`
//! returns `x`, and `render(parse(s))` is stable. This module knows nothing about blocks, objects or requests. The
//! texts of `code` and `embed` are literal; only [`splice`] handles them.
//!
//! The stages: [`scan`](scan::scan) finds the markup, [`marks`] normalizes the marks, and [`settle`](settle::settle)
//! nests and writes them and drops what no source can express.

mod chars;
mod code;
mod delimiters;
mod emit;
mod entity;
mod equivalent;
mod error;
mod escape;
mod hidden;
mod hit;
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

/// Text with normalized marks: sorted, non-empty, merged, without overlaps of one type, and expressible in canonical
/// source.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct InlineText {
    text: String,
    marks: Vec<Mark>,
}

/// A formatting of a range of the text. Offsets count UTF-16 units (document.md 6.9).
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Mark {
    /// The first UTF-16 code unit.
    pub start: u32,
    /// One after the last UTF-16 code unit.
    pub end: u32,
    /// The kind of formatting.
    pub kind: MarkKind,
}

/// The kinds of marks, in nesting order: outermost first.
#[derive(Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum MarkKind {
    /// `<mention object_id="…">`
    Mention {
        /// The mentioned object.
        object_id: String,
    },
    /// `[x](rolltop://object?objectId=…)`
    ObjectLink {
        /// The linked object.
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
    /// The mark for a link with this destination: an object link or a plain link.
    pub fn of_destination(destination: &str) -> Self {
        link::classify(destination)
    }

    /// The name for messages.
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

/// The result of [`parse`].
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Parsed {
    /// Text and marks.
    pub text: InlineText,
    /// Names of tags that are not markup, each once. They stay literal and deserve a warning.
    pub unknown_tags: Vec<String>,
}

/// The result of [`canonical`].
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Canonical {
    /// Canonical source.
    pub source: String,
    /// As [`Parsed::unknown_tags`].
    pub unknown_tags: Vec<String>,
}

impl InlineText {
    /// Creates a text with these marks, in any order. Ends beyond the text or inside a surrogate pair move to the
    /// nearest earlier character. Overlapping marks of one type are cut, and adjacent equal ones are merged. Emphasis
    /// excludes surrounding whitespace, and line ends become `\n`.
    pub fn new(text: &str, marks: &[Mark]) -> Self {
        let spans = marks::to_spans(text, marks);
        let (text, spans) = marks::unify_line_ends(text, spans);
        Self::settled(&text, spans).0
    }

    /// Text without marks.
    pub fn plain(text: &str) -> Self {
        Self::new(text, &[])
    }

    /// The text without markup.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The marks, sorted by start.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// Normalizes the spans and also returns the canonical source.
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

/// Parses markup source.
///
/// # Errors
/// A known tag that is unclosed, misnested or has wrong attributes. Everything else that is not valid markup is
/// literal.
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

/// Renders the canonical source.
pub fn render(text: &InlineText) -> String {
    settle::settle(
        &text.text,
        marks::to_spans(&text.text, &text.marks),
        Dialect::Canonical,
    )
    .source
}

/// Converts markup source to canonical source.
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

/// The objects named by mentions and object links of the source, in order of appearance.
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

/// The canonical source with the object ids of its mentions mapped: `map` returns the new id, or `None` to keep it.
/// Object links stay unchanged (document.md 3.6).
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

/// The source in which mentions of unknown objects name [`MISSING_OBJECT`], and the replaced ids, in order (document.md
/// 3.6).
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

/// The link, if the source consists of a single link.
pub(crate) fn sole_link(source: &str) -> Option<MarkKind> {
    if !source.starts_with('[') || !source.ends_with(')') {
        return None;
    }
    let text = parse(source).ok()?.text;
    let [mark] = text.marks() else { return None };
    let is_whole = mark.start == 0 && usize::try_from(mark.end) == Ok(utf16_len(text.text()));
    (is_whole && emit::is_link(&mark.kind)).then(|| mark.kind.clone())
}

/// Text and marks with all line ends as `\n`.
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

/// False if a source cannot contain a mention, so that it need not be scanned. Escapes are not possible inside a tag
/// name.
pub(crate) fn may_mention(source: &str) -> bool {
    source.contains(tag::MENTION_OPENING)
}
