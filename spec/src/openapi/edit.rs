//! The elements of `ops`: one component for each operation, from its published schema, in the dialect of
//! OpenAPI 3.0.

use rolltop_document::ops::{OP_MEMBER, OPS, OpSpec};
use serde_json::{Map, Value, json};

use crate::schema::op_schema;

/// The component that stands for any operation.
pub(super) const OPERATION: &str = "EditOperation";

fn component(spec: &OpSpec) -> String {
    format!("Op-{}", spec.name)
}

fn reference(component: &str) -> String {
    format!("#/components/schemas/{component}")
}

/// Every operation with the parts of its payload, and their alternative.
pub(super) fn components() -> Map<String, Value> {
    let mut all = Map::new();
    for spec in &OPS {
        let mut schema = op_schema(spec);
        let parts = schema
            .as_object_mut()
            .and_then(|schema| schema.shift_remove("$defs"))
            .unwrap_or_default();
        let prefix = component(spec);
        for (name, part) in parts.as_object().cloned().unwrap_or_default() {
            all.insert(format!("{prefix}-{name}"), to_3_0(part, &prefix));
        }
        all.insert(prefix.clone(), to_3_0(schema, &prefix));
    }
    all.insert(OPERATION.to_owned(), alternative());
    all
}

fn alternative() -> Value {
    let refs: Vec<Value> = OPS
        .iter()
        .map(|spec| json!({ "$ref": reference(&component(spec)) }))
        .collect();
    let mapping: Map<String, Value> = OPS
        .iter()
        .map(|spec| (spec.name.to_owned(), json!(reference(&component(spec)))))
        .collect();
    json!({
        "description": "One edit operation; `op` names it.",
        "oneOf": refs,
        "discriminator": { "propertyName": OP_MEMBER, "mapping": mapping },
    })
}

/// A closed schema of JSON Schema 2020-12 in the words of OpenAPI 3.0. The depth is that of the schema.
fn to_3_0(schema: Value, prefix: &str) -> Value {
    match schema {
        Value::Object(members) => {
            let members = members
                .into_iter()
                .map(|(name, inner)| (name, to_3_0(inner, prefix)))
                .collect();
            Value::Object(keywords(members, prefix))
        }
        Value::Array(items) => items.into_iter().map(|item| to_3_0(item, prefix)).collect(),
        scalar => scalar,
    }
}

fn keywords(mut schema: Map<String, Value>, prefix: &str) -> Map<String, Value> {
    if let Some(value) = schema.shift_remove("const") {
        schema.insert("enum".to_owned(), json!([value]));
    }
    match schema.get("type") {
        Some(Value::String(only)) if only == "null" => {
            schema.insert("type".to_owned(), json!("string"));
            schema.insert("enum".to_owned(), json!([null]));
        }
        Some(Value::Array(types)) if types.contains(&json!("null")) => {
            let other = types
                .iter()
                .find(|kind| *kind != "null")
                .cloned()
                .unwrap_or_default();
            schema.insert("type".to_owned(), other);
            schema.insert("nullable".to_owned(), json!(true));
        }
        _ => {}
    }
    let local = schema
        .get("$ref")
        .and_then(Value::as_str)
        .and_then(|path| path.strip_prefix("#/$defs/"));
    if let Some(target) = local.map(|name| reference(&format!("{prefix}-{name}"))) {
        schema.shift_remove("$ref");
        schema.insert("allOf".to_owned(), json!([{ "$ref": target }]));
    }
    schema
}
