//! Describes the elements of `ops`: one component per operation, from its published schema.

use rolltop_document::ops::{OP_MEMBER, OPS, OpSpec};
use serde_json::{Map, Value, json};

use super::walk::each_object;

/// The component of [`crate::objects::EditOperation`], replaced with the union of all operations.
pub(super) const OPERATION: &str = "EditOperation";

/// The alternatives of a filter: a member that is specific to it, and the name of its component.
const FILTERS: [(&str, &str); 2] = [("condition", "filterLeaf"), ("operator", "filterGroup")];

fn component(spec: &OpSpec) -> String {
    format!("Op-{}", spec.name)
}

fn reference(component: &str) -> String {
    format!("#/components/schemas/{component}")
}

/// Every operation with the parts of its payload, and the union of all operations.
pub(super) fn components() -> Map<String, Value> {
    let mut all = Map::new();
    for spec in OPS.iter() {
        let prefix = component(spec);
        let mut schema = spec.published().clone();
        let parts = schema
            .as_object_mut()
            .and_then(|schema| schema.shift_remove("$defs"));
        let parts = parts
            .as_ref()
            .and_then(Value::as_object)
            .into_iter()
            .flatten();
        let parts = parts.map(|(name, part)| (format!("{prefix}-{name}"), part.clone()));
        for (name, mut schema) in parts.chain([(prefix.clone(), schema)]) {
            each_object(&mut schema, &mut |object| downgrade(object, &prefix));
            all.extend(named_alternatives(&prefix, &mut schema));
            all.insert(name, schema);
        }
    }
    all.insert(OPERATION.to_owned(), alternative());
    all
}

/// A filter is recursive. Generators can create types for its alternatives only if these have names.
fn named_alternatives(prefix: &str, schema: &mut Value) -> Vec<(String, Value)> {
    let arms = schema.get_mut("anyOf").and_then(Value::as_array_mut);
    let arms = arms.into_iter().flatten().filter_map(|arm| {
        let has = |name: &str| {
            arm.pointer("/properties")
                .is_some_and(|all| all.get(name).is_some())
        };
        let (_, kind) = FILTERS.iter().find(|(member, _)| has(member))?;
        let name = format!("{prefix}-{kind}");
        let named = std::mem::replace(arm, json!({ "$ref": reference(&name) }));
        Some((name, named))
    });
    arms.collect()
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
        "description": "One edit operation; its name is in `op`.",
        "oneOf": refs,
        "discriminator": { "propertyName": OP_MEMBER, "mapping": mapping },
    })
}

/// Converts a keyword of JSON Schema 2020-12 to OpenAPI 3.0.
fn downgrade(schema: &mut Map<String, Value>, prefix: &str) {
    if let Some(value) = schema.shift_remove("const") {
        schema.insert("enum".to_owned(), json!([value]));
    }
    match schema.get("type") {
        Some(Value::String(only)) if only == "null" => {
            schema.insert("type".to_owned(), json!("string"));
            schema.insert("nullable".to_owned(), json!(true));
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
        // In 3.0, a reference cannot have a description next to it. A wrapper without one is omitted, because some
        // resolvers fail on it in a cycle.
        match schema.is_empty() {
            true => schema.insert("$ref".to_owned(), json!(target)),
            false => schema.insert("allOf".to_owned(), json!([{ "$ref": target }])),
        };
    }
}
