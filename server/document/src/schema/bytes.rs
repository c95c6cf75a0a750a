//! Bounds of texts in bytes. JSON Schema counts characters, of which a text has no more than bytes, and has no word for
//! bytes: where they are meant, a keyword of ours stands beside the bound of characters. It is not published, as engines
//! take known keywords alone (ops.md 17 G1): the description says what it said, in one form, by which it is known.

use schemars::JsonSchema;
use schemars::r#gen::SchemaGenerator;
use schemars::schema::{Schema, SchemaObject};
use serde_json::{Map, Value};

use super::build::text;

/// The keyword: how many bytes a text has at most.
const MAX_BYTES: &str = "x-maxBytes";
const DESCRIPTION: &str = "description";

/// The schema of a text of `MIN..=MAX` bytes.
#[derive(Clone, Copy, Debug)]
pub struct Bytes<const MIN: usize, const MAX: usize>;

impl<const MIN: usize, const MAX: usize> JsonSchema for Bytes<MIN, MAX> {
    fn is_referenceable() -> bool {
        false
    }

    fn schema_name() -> String {
        format!("bytes{MIN}To{MAX}")
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        bytes(MIN, MAX).into()
    }
}

/// A string of `min..=max` bytes; a `min` above 1 would count characters.
pub(crate) fn bytes(min: usize, max: usize) -> SchemaObject {
    let mut schema = text(min, max);
    schema.extensions.insert(MAX_BYTES.to_owned(), max.into());
    schema
}

/// Takes the keyword from a schema, and says what it said at the end of the description.
pub fn describe_bytes(schema: &mut Map<String, Value>) {
    let Some(most) = schema.shift_remove(MAX_BYTES) else {
        return;
    };
    let described = schema.get(DESCRIPTION).and_then(Value::as_str);
    let parts = described.map(str::to_owned).into_iter();
    let parts: Vec<String> = parts.chain([sentence(&most)]).collect();
    schema.insert(DESCRIPTION.to_owned(), parts.join(" ").into());
}

/// Whether the bound of a published schema is one of bytes.
pub fn counts_bytes(schema: &Value) -> bool {
    let described = schema.get(DESCRIPTION).and_then(Value::as_str);
    let most = schema.get("maxLength");
    described
        .zip(most)
        .is_some_and(|(text, most)| text.ends_with(&sentence(most)))
}

fn sentence(most: &Value) -> String {
    format!("At most {most} bytes.")
}
