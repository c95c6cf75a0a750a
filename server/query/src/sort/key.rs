//! Order-preserving encoding of one sort.
//!
//! A key consists of the position in the custom order (if there is one), whether the value is empty, a format tag, and
//! the value. A descending sort inverts the bits of tag and value. Every part has a fixed length or a terminator, so
//! that a later part never decides before an earlier one.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

use jiff::tz::TimeZone;

use crate::dates::day_number_of;
use crate::value::{FieldRef, FieldValue, Row, Symbol, Text, TextRef, ordered_bits};

/// One compiled sort.
#[derive(Clone, Debug)]
pub(super) struct SortKey {
    pub(super) source: Source,
    pub(super) kind: Kind,
    /// Values that a custom order does not list are ascending even if the sort is descending.
    pub(super) is_descending: bool,
    /// Empty values come before all others.
    pub(super) empties_first: bool,
    pub(super) custom_order: Option<CustomOrder>,
}

/// Where the value of a sort comes from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Source {
    Field(FieldRef),
    Title,
}

/// How the values of a property are compared.
#[derive(Clone, Debug)]
pub(super) enum Kind {
    Collated,
    Bytes,
    Number,
    Checkbox,
    Seconds,
    Days(TimeZone),
    /// By position in the option list, then by name.
    Options(Arc<EntryKeys>),
    /// By the name of the type.
    Types(Arc<EntryKeys>),
    /// By the names of the objects.
    Targets,
}

/// The encoded entries of a list.
#[derive(Debug)]
pub(super) struct EntryKeys {
    keys: HashMap<Symbol, Vec<u8>>,
    /// The key of an unknown entry.
    unknown: Vec<u8>,
}

/// First bytes of parts. Their order defines the order of empty values and of formats.
mod tag {
    pub(super) const EMPTY_FIRST: u8 = 0;
    pub(super) const PRESENT: u8 = 1;
    pub(super) const EMPTY_LAST: u8 = 2;

    pub(super) const INTEGER: u8 = 1;
    pub(super) const NUMBER: u8 = 2;
    pub(super) const COLLATED: u8 = 3;
    pub(super) const BYTES: u8 = 4;
    pub(super) const OPTIONS: u8 = 5;
    pub(super) const NAMES: u8 = 6;

    /// Ends a text or a list. It is less than any byte of a text and any entry of a list.
    pub(super) const END: u8 = 0;
    pub(super) const KNOWN: u8 = 1;
    pub(super) const UNKNOWN: u8 = 2;
}

impl SortKey {
    /// Appends the key of a row.
    pub(super) fn write(&self, row: &impl Row, key: &mut Vec<u8>) {
        let value = match self.source {
            Source::Field(field) => row.value(field),
            Source::Title => FieldValue::Text(row.title()),
        };
        if let Some(order) = &self.custom_order {
            let position = order.position(value);
            key.extend(position.unwrap_or(order.count).to_be_bytes());
            if position.is_some() {
                return;
            }
        }
        let start = key.len();
        key.push(tag::PRESENT);
        if !self.kind.write(value, row, key) {
            key.truncate(start);
            key.push(if self.empties_first {
                tag::EMPTY_FIRST
            } else {
                tag::EMPTY_LAST
            });
        } else if self.is_descending {
            let inverted = key.iter_mut().skip(start + 1);
            inverted.for_each(|byte| *byte = !*byte);
        }
    }
}

impl Kind {
    /// Appends tag and value; returns false for an empty value. A value of another format counts as empty.
    fn write(&self, value: FieldValue<'_>, row: &impl Row, key: &mut Vec<u8>) -> bool {
        match (self, value) {
            (Self::Checkbox, value) => {
                write_integer((value == FieldValue::Checkbox(true)).into(), key);
            }
            (Self::Collated, FieldValue::Text(text)) if !text.text.is_empty() => {
                key.push(tag::COLLATED);
                write_collated(text, key);
            }
            (Self::Bytes, FieldValue::Text(text)) if !text.text.is_empty() => {
                key.push(tag::BYTES);
                write_bytes(text.text, key);
            }
            (Self::Number, FieldValue::Number(number)) => {
                key.push(tag::NUMBER);
                key.extend_from_slice(&ordered_bits(number).to_be_bytes());
            }
            (Self::Seconds, FieldValue::Date(seconds)) => write_integer(seconds, key),
            (Self::Days(zone), FieldValue::Date(seconds)) => {
                write_integer(day_number_of(seconds, zone), key);
            }
            (Self::Options(keys), FieldValue::List(entries)) if !entries.is_empty() => {
                key.push(tag::OPTIONS);
                keys.write(entries, key);
            }
            (Self::Types(keys), FieldValue::List(entries)) if !entries.is_empty() => {
                key.push(tag::NAMES);
                keys.write(entries, key);
            }
            (Self::Targets, FieldValue::List(entries)) if !entries.is_empty() => {
                key.push(tag::NAMES);
                for entry in entries {
                    key.push(tag::KNOWN);
                    write_collated(row.target_name(*entry).unwrap_or_default(), key);
                }
                key.push(tag::END);
            }
            _ => return false,
        }
        true
    }
}

impl EntryKeys {
    /// Options with their positions in the list and their names; an unknown option comes last.
    pub(super) fn of_options<'n>(options: impl Iterator<Item = (Symbol, u32, &'n str)>) -> Self {
        let keys = options.map(|(symbol, position, name)| {
            let mut key = vec![tag::KNOWN];
            key.extend(position.to_be_bytes());
            write_bytes(name, &mut key);
            (symbol, key)
        });
        Self {
            keys: keys.collect(),
            unknown: vec![tag::UNKNOWN],
        }
    }

    /// Named entries; an unknown entry has the empty name.
    pub(super) fn of_names<'n>(names: impl Iterator<Item = (Symbol, &'n str)>) -> Self {
        let key = |name: &str| {
            let mut key = vec![tag::KNOWN];
            write_collated(Text::new(name).lent(), &mut key);
            key
        };
        Self {
            keys: names.map(|(symbol, name)| (symbol, key(name))).collect(),
            unknown: key(""),
        }
    }

    /// Writes entry by entry. A list sorts before the longer lists that begin with it.
    fn write(&self, entries: &[Symbol], key: &mut Vec<u8>) {
        for entry in entries {
            key.extend_from_slice(self.keys.get(entry).unwrap_or(&self.unknown));
        }
        key.push(tag::END);
    }
}

/// Positions of the values that a custom order lists.
#[derive(Clone, Debug)]
pub(super) struct CustomOrder {
    positions: HashMap<ListedValue<'static>, u32>,
    /// Number of entries in the list: the position of all unlisted values.
    count: u32,
}

/// A whole value in a custom order, comparable with the value of a row.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub(super) enum ListedValue<'v> {
    Text(Cow<'v, str>),
    /// Encoded by [`ordered_bits`].
    Number(u64),
    Checkbox(bool),
    Seconds(i64),
    /// A list with this only entry.
    Entry(Symbol),
}

impl CustomOrder {
    /// Numbers the values of a list; `None` is an entry that equals no value.
    pub(super) fn new(entries: impl Iterator<Item = Option<ListedValue<'static>>>) -> Self {
        let (mut positions, mut count) = (HashMap::new(), 0);
        for entry in entries {
            if let Some(value) = entry {
                positions.entry(value).or_insert(count);
            }
            count += 1;
        }
        Self { positions, count }
    }

    fn position(&self, value: FieldValue<'_>) -> Option<u32> {
        let value = match value {
            FieldValue::Text(text) => ListedValue::Text(text.text.into()),
            FieldValue::Number(number) => ListedValue::Number(ordered_bits(number)),
            FieldValue::Date(seconds) => ListedValue::Seconds(seconds),
            FieldValue::Checkbox(flag) => ListedValue::Checkbox(flag),
            // A missing checkbox is false; the custom order of another format lists no checkbox.
            FieldValue::Missing | FieldValue::Null => ListedValue::Checkbox(false),
            FieldValue::List(&[entry]) => ListedValue::Entry(entry),
            FieldValue::List(_) => return None,
        };
        self.positions.get(&value).copied()
    }
}

fn write_integer(number: i64, key: &mut Vec<u8>) {
    key.push(tag::INTEGER);
    key.extend_from_slice(&(number.cast_unsigned() ^ 1 << 63).to_be_bytes());
}

/// A collation key holds no zero byte, so that the terminator is unique.
fn write_collated(text: TextRef<'_>, key: &mut Vec<u8>) {
    key.extend_from_slice(&text.collation_key());
    key.push(tag::END);
}

/// Writes the bytes of a text. Bytes 0 and 1 take two bytes each, so that no byte equals the terminator.
fn write_bytes(text: &str, key: &mut Vec<u8>) {
    if text.bytes().all(|byte| byte > 1) {
        key.extend_from_slice(text.as_bytes());
    } else {
        for byte in text.bytes() {
            match byte {
                0 | 1 => key.extend([1, byte + 1]),
                _ => key.push(byte),
            }
        }
    }
    key.push(tag::END);
}
