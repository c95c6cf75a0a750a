//! Adds the number formats of OpenAPI, all of which are signed. Without a known format, many generators use 32 bits:
//! values would lose digits, and sizes would be limited to two gigabytes.

use serde_json::{Map, Value, json};

const INT32: &str = "int32";
const INT64: &str = "int64";
const DOUBLE: &str = "double";

/// Sets the narrowest format that fits all values of the schema.
pub(super) fn name_format(schema: &mut Map<String, Value>) {
    let format = match schema.get("type").and_then(Value::as_str) {
        Some("number") => DOUBLE,
        Some("integer") => of_integer(schema),
        _ => return,
    };
    schema.insert("format".to_owned(), json!(format));
}

fn of_integer(schema: &Map<String, Value>) -> &'static str {
    let own_is_short = match schema.get("format").and_then(Value::as_str) {
        Some("int8" | "uint8" | "int16" | "uint16" | "int32") => true,
        Some(_) | None => false,
    };
    let bound = schema.get("maximum").and_then(Value::as_f64);
    let is_bound_short = bound.is_some_and(|bound| bound <= f64::from(i32::MAX));
    if own_is_short || is_bound_short {
        INT32
    } else {
        INT64
    }
}
