//! Strict JSON (http.md 3): one value, no duplicate members, nothing after it, a bounded depth and a bounded number of
//! values.
//!
//! The values of a text are counted before anything is made of it. Then one pass: the visitor builds the
//! `serde_json::Value` and remembers where it stands, so that a duplicate member, or what is nested too deep, is named by
//! its JSON pointer. What it builds is cut to measure: most objects are small, and room for members to come would double them.

use std::cell::RefCell;
use std::fmt;

use memchr::memchr2;
use rolltop_document::issue::pointer;
use rolltop_spec::limits::BODY_VALUES_MAX;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::map::Entry;
use serde_json::{Map, Number, Value, de};

/// What is wrong with the text of a body.
#[derive(Debug, Eq, PartialEq)]
pub(crate) enum JsonFault {
    /// Nothing but white space.
    Blank,
    /// Not JSON, or more than one value; the parser's words.
    Malformed(String),
    /// Arrays and objects in one another beyond [`DEPTH_MAX`]; the JSON pointer of the first.
    TooDeep(String),
    /// An object holds a member twice; the JSON pointer of the second one.
    Duplicate(String),
    /// More than [`BODY_VALUES_MAX`] values; how many.
    TooMany(usize),
}

/// The values of a text: objects, arrays, and what stands in them. Exact if it is JSON; of any other text, at least as
/// many as [`parse`] makes before it gives up.
pub(crate) fn count(text: &[u8]) -> Result<usize, JsonFault> {
    let mut values = 1;
    let mut rest = text;
    let mut before = b' ';
    while let Some((&byte, behind)) = rest.split_first() {
        rest = behind;
        match byte {
            b' ' | b'\t' | b'\r' | b'\n' => continue,
            b'"' => rest = behind_string(rest),
            // The first of what is in there, and each other.
            b'[' | b'{' | b',' => values += 1,
            // Nothing is in there.
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

/// What follows a string, behind its first quote.
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

/// Arrays and objects in one another that the parser takes.
pub(super) const DEPTH_MAX: usize = 127;
/// How it begins to tell of more.
const TOO_DEEP: &str = "recursion limit exceeded";

/// Reads one JSON value.
pub(crate) fn parse(bytes: &[u8]) -> Result<Value, JsonFault> {
    if bytes
        .iter()
        .all(|byte| matches!(byte, b' ' | b'\t' | b'\r' | b'\n'))
    {
        return Err(JsonFault::Blank);
    }
    match str::from_utf8(bytes) {
        Ok(text) => read(serde_json::Deserializer::from_str(text)),
        // The parser says where.
        Err(_) => read(serde_json::Deserializer::from_slice(bytes)),
    }
}

fn read<'t, R: de::Read<'t>>(
    mut deserializer: serde_json::Deserializer<R>,
) -> Result<Value, JsonFault> {
    let reading = Reading::default();
    Node {
        place: &Place::Root,
        reading: &reading,
    }
    .deserialize(&mut deserializer)
    .and_then(|value| deserializer.end().map(|()| value))
    .map_err(|error| {
        let found = reading.found.take();
        found.unwrap_or_else(|| JsonFault::Malformed(error.to_string()))
    })
}

/// What all nodes of a text are read with.
#[derive(Default)]
struct Reading {
    /// What is wrong, where it is nothing that the parser has words for.
    found: RefCell<Option<JsonFault>>,
    /// The members of all objects that are being read, those of the innermost last.
    members: RefCell<Vec<(String, Value)>>,
}

/// Where the parser stands, as a chain up to the root; rendered only when there is something to say.
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
    reading: &'a Reading,
}

impl<'de> DeserializeSeed<'de> for Node<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        let Self { place, reading } = self;
        deserializer.deserialize_any(self).inspect_err(|error| {
            // The parser stops before it shows what is in there.
            let mut found = reading.found.borrow_mut();
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
            let place = Place::Item(self.place, array.len());
            let Some(item) = items.next_element_seed(Node {
                place: &place,
                reading: self.reading,
            })?
            else {
                break;
            };
            array.push(item);
        }
        array.shrink_to_fit();
        Ok(Value::Array(array))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Value, A::Error> {
        let Reading {
            found,
            members: read,
        } = self.reading;
        let before = read.borrow().len();
        while let Some(name) = members.next_key::<String>()? {
            let place = Place::Member(self.place, &name);
            let value = members.next_value_seed(Node {
                place: &place,
                reading: self.reading,
            })?;
            read.borrow_mut().push((name, value));
        }
        let mut read = read.borrow_mut();
        let mut object = Map::with_capacity(read.len() - before);
        for (name, value) in read.drain(before..) {
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
