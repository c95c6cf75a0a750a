//! Converts OpenAPI 3.0.3 to 3.1.0, in which schemas are plain JSON Schema 2020-12.

use serde_json::{Map, Value, json};

use super::walk::each_object;
use super::{member, set};

/// The same document in 3.1.0.
pub(super) fn to_3_1(v3_0: &Value) -> Value {
    let mut document = v3_0.clone();
    each_object(&mut document, &mut |object| {
        if object.shift_remove("nullable") == Some(Value::Bool(true)) {
            admit_null(object);
        }
    });
    set(&mut document, "openapi", json!("3.1.0"));
    let licence = member(member(&mut document, "info"), "license");
    *licence = json!({ "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" });
    document
}

/// Adds null to the types of a schema, or to its alternatives if it is a reference.
fn admit_null(schema: &mut Map<String, Value>) {
    if schema.get("enum") == Some(&json!([null])) {
        schema.shift_remove("enum");
        schema.insert("type".to_owned(), json!("null"));
        return;
    }
    if let Some(kind) = schema.get_mut("type") {
        *kind = json!([kind.take(), "null"]);
        if let Some(Value::Array(values)) = schema.get_mut("enum")
            && !values.contains(&Value::Null)
        {
            values.push(Value::Null);
        }
        return;
    }
    if let Some(Value::Array(mut alternatives)) = schema.shift_remove("allOf") {
        alternatives.push(json!({ "type": "null" }));
        schema.insert("anyOf".to_owned(), Value::Array(alternatives));
    }
}
