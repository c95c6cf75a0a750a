//! Row interface of the evaluator: typed values by field, borrowed from the row.

use std::borrow::Cow;
use std::sync::OnceLock;

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

/// The properties that compiled filters and sorts read, each once. The rows of a space resolve them once per query.
#[derive(Clone, Debug, Default)]
pub struct Fields {
    keys: Vec<String>,
}

impl Fields {
    /// Internal keys, by position.
    pub fn keys(&self) -> &[String] {
        &self.keys
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

/// An interned id: of an option, an object, a file, a type.
///
/// The rows of a space assign the numbers ([`Symbols`]); equal ids have equal symbols.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Symbol(pub u32);

/// Looks up ids among those that stored values hold.
pub trait Symbols {
    /// The symbol of an id; `None` when no value holds it, so that nothing can match it.
    fn symbol(&self, id: &str) -> Option<Symbol>;
}

/// A text as filters and sorts read it: in NFC, so that canonically equivalent texts are equal.
///
/// It caches what comparisons need: the lower-case twin from the start, if it differs and is not ASCII, and the collation
/// key from the first sort on.
#[derive(Clone, Debug, Default)]
pub struct Text {
    text: Box<str>,
    lower: Option<Box<Box<str>>>,
    collation_key: OnceLock<Box<[u8]>>,
}

impl Text {
    /// Normalizes a text to NFC and computes its lower-case twin.
    pub fn new(text: impl Into<Box<str>>) -> Self {
        let text = text.into();
        let composed = match composed(&text) {
            Cow::Borrowed(_) => None,
            Cow::Owned(composed) => Some(composed.into()),
        };
        let text = composed.unwrap_or(text);
        let twin = (!text.is_ascii()).then(|| lowered(&text));
        let lower = twin.filter(|lower| **lower != *text);
        Self {
            lower: lower.map(|lower| Box::new(lower.into())),
            text,
            collation_key: OnceLock::new(),
        }
    }

    /// The text in NFC.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Calls `test` with the text as `contains` compares it ([`lowered`]). Small letters of ASCII are quickly made.
    pub fn test_lower(&self, test: impl FnOnce(&str) -> bool) -> bool {
        match &self.lower {
            Some(lower) => test(lower),
            None if self.text.bytes().any(|byte| byte.is_ascii_uppercase()) => {
                test(&self.text.to_ascii_lowercase())
            }
            None => test(&self.text),
        }
    }

    /// Bytes whose order is that of the collation (query.md 7). They hold no zero byte.
    pub fn collation_key(&self) -> &[u8] {
        self.collation_key
            .get_or_init(|| collate::key(&self.text).into())
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Text {}

/// Lower case, character by character, with one small sigma (query.md 5).
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
    /// The key is absent.
    Missing,
    /// A stored null: present, but compared and sorted like a missing value.
    Null,
    /// Of a text, url, email, phone or emoji property.
    Text(&'a Text),
    /// Of a number property; never NaN.
    Number(f64),
    /// Of a checkbox.
    Checkbox(bool),
    /// Of a date property, in unix seconds.
    Date(i64),
    /// Of a select, multi_select, objects or files property: option or object ids in their order. Of the pseudo-key
    /// `type`: the internal key of the type.
    List(&'a [Symbol]),
}

impl<'a> FieldValue<'a> {
    /// The entries of a list; none of any other value.
    pub fn entries(self) -> &'a [Symbol] {
        match self {
            Self::List(entries) => entries,
            _ => &[],
        }
    }

    /// Missing, null, `""`, 0, false or `[]` (query.md 5).
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Missing | Self::Null => true,
            Self::Text(text) => text.as_str().is_empty(),
            Self::Number(number) => *number == 0.0,
            Self::Checkbox(flag) => !flag,
            Self::Date(seconds) => *seconds == 0,
            Self::List(symbols) => symbols.is_empty(),
        }
    }
}

/// Bits of a number that is not NaN, ordered like the number; both zeros are equal.
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
    /// Id of the object.
    fn id(&self) -> &str;

    /// The value of a field.
    fn value(&self, field: FieldRef) -> FieldValue<'_>;

    /// The text that a sort by name compares: the name; of a note without one its snippet (query.md 7).
    fn title(&self) -> &Text;

    /// The name of the object behind an entry of an objects or files value; `None` when the object is gone or has none.
    fn target_name(&self, target: Symbol) -> Option<&Text>;
}
