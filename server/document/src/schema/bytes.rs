//! Byte limits of texts. JSON Schema counts characters, and a text has at most as many characters as bytes. Where bytes
//! are limited, a custom keyword accompanies the character limit. It is not published, because engines accept only
//! known keywords (ops.md 17 G1). The description states the byte limit in a fixed sentence, by which it is recognized.

use schemars::JsonSchema;
use schemars::r#gen::SchemaGenerator;
use schemars::schema::{Schema, SchemaObject};
use serde_json::{Map, Value};

use super::build::text;

/// The custom keyword: the maximum length in bytes.
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

/// A string of `min..=max` bytes. A `min` above 1 would be counted in characters.
pub(crate) fn bytes(min: usize, max: usize) -> SchemaObject {
    let mut schema = text(min, max);
    schema.extensions.insert(MAX_BYTES.to_owned(), max.into());
    schema
}

/// Removes the keyword from a schema and appends its meaning to the description.
pub fn describe_bytes(schema: &mut Map<String, Value>) {
    let Some(most) = schema.shift_remove(MAX_BYTES) else {
        return;
    };
    let described = schema.get(DESCRIPTION).and_then(Value::as_str);
    let parts = described.map(str::to_owned).into_iter();
    let parts: Vec<String> = parts.chain([sentence(&most)]).collect();
    schema.insert(DESCRIPTION.to_owned(), parts.join(" ").into());
}

/// Whether the length limit of a published schema counts bytes.
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
