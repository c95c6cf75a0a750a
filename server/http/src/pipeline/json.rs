//! Strict JSON parser (http.md 3): one value, no duplicate members, no trailing content, bounded depth and number of
//! values.
//!
//! The values of a text are counted first, without allocation. Then the visitor builds the `serde_json::Value` in one
//! pass. It tracks its position, so that errors can name duplicate members and excessive nesting by JSON pointer.
//! Objects are allocated with exact capacity: most are small, and spare capacity would double their size.

use std::cell::RefCell;
use std::fmt;

use memchr::memchr2;
use rolltop_document::issue::pointer;
use rolltop_spec::limits::BODY_VALUES_MAX;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::map::Entry;
use serde_json::{Map, Number, Value, de};

/// The fault in the text of a body.
#[derive(Debug, Eq, PartialEq)]
pub(crate) enum JsonFault {
    /// Only white space.
    Blank,
    /// Not JSON, or more than one value, with the parser's message.
    Malformed(String),
    /// Nesting deeper than [`DEPTH_MAX`], with the JSON pointer of the first violation.
    TooDeep(String),
    /// A duplicate member, with the JSON pointer of the second one.
    Duplicate(String),
    /// More than [`BODY_VALUES_MAX`] values, with their number.
    TooMany(usize),
}

/// Counts the values of a text, including objects, arrays and their elements. The count is exact for valid JSON. For
/// other text it is an upper bound of the values that [`parse`] builds before it fails.
pub(crate) fn count(text: &[u8]) -> Result<usize, JsonFault> {
    let mut values = 1;
    let mut rest = text;
    let mut before = b' ';
    while let Some((&byte, behind)) = rest.split_first() {
        rest = behind;
        match byte {
            b' ' | b'\t' | b'\r' | b'\n' => continue,
            b'"' => rest = behind_string(rest),
            // A first element, or a further one.
            b'[' | b'{' | b',' => values += 1,
            // The array or object is empty.
            b']' | b'}' if matches!(before, b'[' | b'{') => values -= 1,
            _ => {}
        }
        before = byte;
    }
    if values > BODY_VALUES_MAX {
        return Err(JsonFault::TooMany(values));
    }
    Ok(values)
}

/// The text after a string; `rest` begins after its opening quote.
fn behind_string(mut rest: &[u8]) -> &[u8] {
    while let Some(at) = memchr2(b'"', b'\\', rest) {
        let is_end = rest.get(at) == Some(&b'"');
        let skipped = if is_end { at + 1 } else { at + 2 };
        rest = rest.get(skipped..).unwrap_or_default();
        if is_end {
            return rest;
        }
    }
    &[]
}

/// Maximum nesting of arrays and objects that the parser accepts.
pub(super) const DEPTH_MAX: usize = 127;
/// The start of the parser's error message beyond this depth.
const TOO_DEEP: &str = "recursion limit exceeded";

/// Parses one JSON value.
pub(crate) fn parse(bytes: &[u8]) -> Result<Value, JsonFault> {
    if bytes
        .iter()
        .all(|byte| matches!(byte, b' ' | b'\t' | b'\r' | b'\n'))
    {
        return Err(JsonFault::Blank);
    }
    match str::from_utf8(bytes) {
        Ok(text) => read(serde_json::Deserializer::from_str(text)),
        // This parser reports the position.
        Err(_) => read(serde_json::Deserializer::from_slice(bytes)),
    }
}

fn read<'t, R: de::Read<'t>>(
    mut deserializer: serde_json::Deserializer<R>,
) -> Result<Value, JsonFault> {
    let found = RefCell::default();
    Node {
        place: &Place::Root,
        found: &found,
    }
    .deserialize(&mut deserializer)
    .and_then(|value| deserializer.end().map(|()| value))
    .map_err(|error| {
        let found = found.take();
        found.unwrap_or_else(|| JsonFault::Malformed(error.to_string()))
    })
}

/// The position of the parser, as a chain to the root. It is only rendered for an error.
enum Place<'a> {
    Root,
    Member(&'a Place<'a>, &'a str),
    Item(&'a Place<'a>, usize),
}

impl Place<'_> {
    fn pointer(&self) -> String {
        match self {
            Self::Root => String::new(),
            Self::Member(parent, name) => pointer(&parent.pointer(), name),
            Self::Item(parent, index) => format!("{}/{index}", parent.pointer()),
        }
    }
}

struct Node<'a> {
    place: &'a Place<'a>,
    /// A fault for which the parser has no own error.
    found: &'a RefCell<Option<JsonFault>>,
}

impl<'de> DeserializeSeed<'de> for Node<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        let Self { place, found } = self;
        deserializer.deserialize_any(self).inspect_err(|error| {
            // The parser stops before it visits the nested value.
            let mut found = found.borrow_mut();
            if found.is_none() && error.to_string().starts_with(TOO_DEEP) {
                *found = Some(JsonFault::TooDeep(place.pointer()));
            }
        })
    }
}

impl<'de> Visitor<'de> for Node<'_> {
    type Value = Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        Number::from_f64(value)
            .map(Value::Number)
            .ok_or_else(|| E::custom("number out of range"))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_owned()))
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(Value::String(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut array = Vec::new();
        loop {
            let place = &Place::Item(self.place, array.len());
            let found = self.found;
            let Some(item) = items.next_element_seed(Node { place, found })? else {
                break;
            };
            array.push(item);
        }
        array.shrink_to_fit();
        Ok(Value::Array(array))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Value, A::Error> {
        let found = self.found;
        let mut read = Vec::new();
        while let Some(name) = members.next_key::<String>()? {
            let place = &Place::Member(self.place, &name);
            let value = members.next_value_seed(Node { place, found })?;
            read.push((name, value));
        }
        let mut object = Map::with_capacity(read.len());
        for (name, value) in read {
            match object.entry(name) {
                Entry::Vacant(entry) => entry.insert(value),
                Entry::Occupied(entry) => {
                    let place = Place::Member(self.place, entry.key());
                    let duplicate = JsonFault::Duplicate(place.pointer());
                    found.replace(Some(duplicate));
                    return Err(A::Error::custom("duplicate member"));
                }
            };
        }
        Ok(Value::Object(object))
    }
}

#[cfg(test)]
mod tests;
