//! Strict JSON parser (http.md 3): one value, no duplicate members, no trailing content, bounded depth and number of
//! values.
//!
//! The values of a text are counted first, without allocation. Then the visitor builds the `serde_json::Value` in one
//! pass. A fault that it finds gets its JSON pointer while the visits of the containers around it end. Objects are
//! allocated with exact capacity: most are small, and spare capacity would double their size.

use std::cell::RefCell;
use std::fmt;

use memchr::memchr2;
use rolltop_document::issue::{Issue, pointer};
use rolltop_document::wording::too_many;
use rolltop_spec::limits::BODY_VALUES_MAX;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::map::Entry;
use serde_json::{Map, Number, Value, de};

/// Counts the values of a text, including objects, arrays and their elements. The count is exact for valid JSON. For
/// other text it is an upper bound of the values that [`parse`] builds before it fails.
pub(super) fn count(text: &[u8]) -> Result<usize, Issue> {
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
        let found = too_many(values, "values", BODY_VALUES_MAX);
        let issue = Issue::at("", format!("the request body holds {found}"));
        return Err(issue.hint(
            "count each object, array, text, number, boolean and null as one, and send the rest in a second request",
        ));
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
const DEPTH_MAX: usize = 127;
/// The start of the parser's error message beyond this depth.
const TOO_DEEP: &str = "recursion limit exceeded";

/// Parses one JSON value; `None` if there is only white space.
///
/// # Errors
/// The fault, without a hint if the text is not JSON.
pub(super) fn parse(bytes: &[u8]) -> Result<Option<Value>, Issue> {
    let is_space = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\r' | b'\n');
    if bytes.iter().all(is_space) {
        return Ok(None);
    }
    match str::from_utf8(bytes) {
        Ok(text) => read(serde_json::Deserializer::from_str(text)),
        // This parser reports the position.
        Err(_) => read(serde_json::Deserializer::from_slice(bytes)),
    }
}

fn read<'t, R: de::Read<'t>>(
    mut deserializer: serde_json::Deserializer<R>,
) -> Result<Option<Value>, Issue> {
    let found = RefCell::default();
    let value = Node(&found).deserialize(&mut deserializer);
    let value = value.and_then(|value| deserializer.end().map(|()| Some(value)));
    value.map_err(|error| {
        let malformed = || Issue::at("", format!("request body is not valid JSON: {error}"));
        let found = found.take();
        found.map_or_else(malformed, |Found(path, message, hint)| {
            Issue::at(path, message).hint(hint)
        })
    })
}

/// The path, message and hint of a fault for which `serde_json` has no error of its own. The path begins at the value
/// that the parser is leaving.
struct Found(String, String, &'static str);

/// The parser at one value.
#[derive(Clone, Copy)]
struct Node<'a>(&'a RefCell<Option<Found>>);

impl Node<'_> {
    /// Puts the name or index of a failed child before the path of its fault.
    fn within<E>(self, child: impl fmt::Display, error: E) -> E {
        if let Some(Found(path, ..)) = &mut *self.0.borrow_mut() {
            path.insert_str(0, &pointer("", &child.to_string()));
        }
        error
    }
}

impl<'de> DeserializeSeed<'de> for Node<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self).inspect_err(|error| {
            // The parser stops before it visits the nested value.
            if self.0.borrow().is_none() && error.to_string().starts_with(TOO_DEEP) {
                let message = format!(
                    "the request body nests arrays and objects deeper than {DEPTH_MAX} levels: here begins level {}",
                    DEPTH_MAX + 1
                );
                let hint = "remove levels above it, or its content: the API accepts nothing that is nested so deep";
                self.0.replace(Some(Found(String::new(), message, hint)));
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

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut array = Vec::new();
        while let Some(item) = items
            .next_element_seed(self)
            .map_err(|error| self.within(array.len(), error))?
        {
            array.push(item);
        }
        array.shrink_to_fit();
        Ok(Value::Array(array))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Value, A::Error> {
        let mut read = Vec::new();
        while let Some(name) = members.next_key::<String>()? {
            let value = members.next_value_seed(self);
            let value = value.map_err(|error| self.within(&name, error))?;
            read.push((name, value));
        }
        let mut object = Map::with_capacity(read.len());
        for (name, value) in read {
            match object.entry(name) {
                Entry::Vacant(entry) => entry.insert(value),
                Entry::Occupied(entry) => {
                    let (path, message) = (pointer("", entry.key()), "duplicate member");
                    let found = Found(path, message.to_owned(), "remove one of the two");
                    self.0.replace(Some(found));
                    return Err(A::Error::custom(message));
                }
            };
        }
        Ok(Value::Object(object))
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
