//! Row interface of the evaluator: typed values by field, borrowed from the row.

use std::borrow::Cow;

use rolltop_document::vocabulary::composed;

use crate::collate;

/// A property that a compiled query reads, as a position in [`Fields::keys`].
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct FieldRef(u32);

impl FieldRef {
    /// Position in [`Fields::keys`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The distinct properties that compiled filters and sorts read. The rows of a space resolve them once per query.
#[derive(Clone, Debug, Default)]
pub struct Fields {
    keys: Vec<String>,
    pub(crate) collated: Vec<FieldRef>,
    pub(crate) collates_names: bool,
}

impl Fields {
    /// Internal keys, by position.
    pub fn keys(&self) -> &[String] {
        &self.keys
    }

    /// The fields whose texts a sort collates.
    pub fn collated(&self) -> &[FieldRef] {
        &self.collated
    }

    /// True if a sort collates titles, or the names of other objects.
    pub fn collates_names(&self) -> bool {
        self.collates_names
    }

    pub(crate) fn field(&mut self, key: &str) -> FieldRef {
        let known = self.keys.iter().position(|known| known == key);
        let position = known.unwrap_or_else(|| {
            self.keys.push(key.to_owned());
            self.keys.len() - 1
        });
        // A query has some thousands of leaves at most.
        FieldRef(u32::try_from(position).unwrap_or(u32::MAX))
    }
}

/// An interned id of an option, an object, a file or a type.
///
/// The rows of a space assign the numbers ([`Symbols`]); equal ids have equal symbols.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Symbol(pub u32);

/// Lookup of the ids in stored values.
pub trait Symbols {
    /// The symbol of an id; `None` if no value holds it, so that nothing matches it.
    fn symbol(&self, id: &str) -> Option<Symbol>;
}

/// A text in NFC, so that canonically equivalent texts are equal, with its lower-case form.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Text {
    text: Box<str>,
    lower: Box<str>,
}

/// A borrowed text for filters and sorts.
#[derive(Clone, Copy, Debug, Default)]
pub struct TextRef<'a> {
    /// In NFC.
    pub text: &'a str,
    /// The lower-case form; empty if the text is ASCII or equals its lower-case form.
    pub lower: &'a str,
    /// The collation key, if it is cached.
    pub key: Option<&'a [u8]>,
}

impl Text {
    /// Normalizes a text to NFC and computes its lower-case form.
    pub fn new(text: &str) -> Self {
        let text = composed(text);
        let twin = (!text.is_ascii()).then(|| lowered(&text));
        let lower = twin.filter(|lower| **lower != *text).unwrap_or_default();
        Self {
            lower: lower.into(),
            text: text.into(),
        }
    }

    /// Borrows the text for filters and sorts.
    pub fn lent(&self) -> TextRef<'_> {
        TextRef {
            text: &self.text,
            lower: &self.lower,
            key: None,
        }
    }
}

impl<'a> TextRef<'a> {
    /// Calls `test` with the text as `contains` compares it ([`lowered`]).
    pub fn test_lower(self, test: impl FnOnce(&[u8]) -> bool) -> bool {
        // Most texts fit into this buffer on the stack.
        let mut room = [0; 256];
        if !self.lower.is_empty() {
            return test(self.lower.as_bytes());
        }
        // Without a stored lower-case form, only ASCII letters can differ.
        let text = self.text.as_bytes();
        match room.get_mut(..text.len()) {
            Some(lower) => {
                lower.copy_from_slice(text);
                lower.make_ascii_lowercase();
                test(lower)
            }
            None => test(&text.to_ascii_lowercase()),
        }
    }

    /// Bytes that compare in the order of the collation (query.md 7). They hold no zero byte.
    pub fn collation_key(self) -> Cow<'a, [u8]> {
        match self.key {
            Some(key) => key.into(),
            None => collate::key(self.text).into(),
        }
    }
}

impl PartialEq for TextRef<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

/// Lower case, character by character, with one form of small sigma (query.md 5).
pub fn lowered(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let lower = text.chars().flat_map(char::to_lowercase);
    lower.map(|c| if c == 'ς' { 'σ' } else { c }).collect()
}

/// The value of a field on one object.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FieldValue<'a> {
    /// The object has no such key.
    Missing,
    /// A stored null: present, but compared and sorted like a missing value.
    Null,
    /// A value of a text, url, email, phone or emoji property.
    Text(TextRef<'a>),
    /// A number; never NaN.
    Number(f64),
    /// A checkbox.
    Checkbox(bool),
    /// A date, in unix seconds.
    Date(i64),
    /// The option or object ids of a select, multi_select, objects or files property, in their order. For the
    /// pseudo-key `type`: the internal key of the type.
    List(&'a [Symbol]),
}

impl<'a> FieldValue<'a> {
    /// The entries of a list; empty for any other value.
    pub fn entries(self) -> &'a [Symbol] {
        match self {
            Self::List(entries) => entries,
            _ => &[],
        }
    }

    /// True for missing, null, `""`, 0, false and `[]` (query.md 5).
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Missing | Self::Null => true,
            Self::Text(text) => text.text.is_empty(),
            Self::Number(number) => *number == 0.0,
            Self::Checkbox(flag) => !flag,
            Self::Date(seconds) => *seconds == 0,
            Self::List(symbols) => symbols.is_empty(),
        }
    }
}

/// The bits of a number that is not NaN, in numeric order; both zeros are equal.
pub(crate) fn ordered_bits(number: f64) -> u64 {
    let bits = (number + 0.0).to_bits();
    if bits >> 63 == 0 {
        bits | 1 << 63
    } else {
        !bits
    }
}

/// One object as filters and sorts read it.
pub trait Row {
    /// The value of a field.
    fn value(&self, field: FieldRef) -> FieldValue<'_>;

    /// The text that a sort by name compares: the name, or the snippet of a note without a name (query.md 7).
    fn title(&self) -> TextRef<'_>;

    /// The name of the object behind an entry of an objects or files value; `None` if it is missing or nameless.
    fn target_name(&self, target: Symbol) -> Option<TextRef<'_>>;
}
