//! Inline markup: the Markdown subset inside a block's `text` (document.md 6.9).
//!
//! [`parse`] reads markup source into text and marks, [`render`] writes the one canonical source of them.
//! `parse(render(x))` gives `x` back and `render(parse(s))` is stable.

/// Text with marks. Offsets count UTF-16 units (document.md 6.9).
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct InlineText {
    /// The text without any markup.
    pub text: String,
    /// Normalised marks: sorted, non-empty, merged, never two overlapping ones of one type.
    pub marks: Vec<Mark>,
}

/// One formatting of a range of the text.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Mark {
    /// First UTF-16 unit.
    pub start: u32,
    /// One past the last UTF-16 unit.
    pub end: u32,
    /// What the range is.
    pub kind: MarkKind,
}

/// The kinds of marks.
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
