//! What evaluation sees of an object: typed values by field, lent without allocation.

/// A property that a compiled query reads, as a position in [`Fields::keys`].
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct FieldRef(u32);

impl FieldRef {
    /// Position in [`Fields::keys`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The field at this position; a query has at most some thousands of leaves.
    pub(crate) fn at(position: usize) -> Self {
        Self(u32::try_from(position).unwrap_or(u32::MAX))
    }
}

/// The properties that compiled filters and sorts read, each once. Whoever evaluates looks their columns up once for
/// the whole query.
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
        FieldRef::at(position)
    }
}

/// An interned id: of an option, an object, a file, a type.
///
/// Who keeps the values gives the numbers ([`Symbols`]); equal ids have equal symbols.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Symbol(pub u32);

/// Looks ids up among those that stored values hold.
pub trait Symbols {
    /// The symbol of an id; `None` when no value holds it, so that nothing can match it.
    fn symbol(&self, id: &str) -> Option<Symbol>;
}

/// The value of a field on one object.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FieldValue<'a> {
    /// The key is absent.
    Missing,
    /// A stored null: present, but compared and sorted like a missing value.
    Null,
    /// Of a text, url, email, phone or emoji property.
    Text(&'a str),
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
            Self::Text(text) => text.is_empty(),
            Self::Number(number) => *number == 0.0,
            Self::Checkbox(flag) => !flag,
            Self::Date(seconds) => *seconds == 0,
            Self::List(symbols) => symbols.is_empty(),
        }
    }
}

/// A text to be looked through without regard to case.
#[derive(Clone, Copy, Debug)]
pub enum Searched<'a> {
    /// Of ASCII characters alone.
    Ascii(&'a str),
    /// [`lowered`](crate::lowered), as it was kept beside a text that has others.
    Lowered(&'a str),
    /// With others, as it is.
    Plain(&'a str),
}

impl<'a> Searched<'a> {
    /// A text as it is.
    pub fn of(text: &'a str) -> Self {
        if text.is_ascii() {
            Self::Ascii(text)
        } else {
            Self::Plain(text)
        }
    }

    /// It as it was given.
    pub(crate) fn text(self) -> &'a str {
        let (Self::Ascii(text) | Self::Lowered(text) | Self::Plain(text)) = self;
        text
    }
}

/// One object, as far as sorts look at it.
pub trait Row {
    /// The value of a field.
    fn value(&self, field: FieldRef) -> FieldValue<'_>;
}
