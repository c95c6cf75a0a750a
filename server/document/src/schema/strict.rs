//! Converts derived schemas to the default dialect of ops.md 17: closed, bounded, and without keywords that engines for
//! constrained decoding refuse.

use serde_json::{Map, Value, json};

use super::{DEFINITIONS, describe_bytes, shared};
use crate::limits::{MAX_LIST, MAX_MEMBERS, MAX_TEXT};

/// The keywords of G1, in output order.
const KEYWORDS: &[&str] = &[
    "description",
    "$ref",
    "type",
    "const",
    "enum",
    "anyOf",
    "pattern",
    "minLength",
    "maxLength",
    "minimum",
    "maximum",
    "items",
    "minItems",
    "maxItems",
    "properties",
    "required",
    "minProperties",
    "maxProperties",
    "additionalProperties",
];

/// Closes a schema. The referenced definitions, including shared ones, come last.
pub(super) fn close(schema: Value, mut definitions: Map<String, Value>) -> Value {
    let mut closed = node(schema);
    definitions
        .values_mut()
        .for_each(|definition| *definition = Value::Object(node(definition.take())));
    let mut wanted = references(closed.values());
    wanted.extend(references(definitions.values()));
    while let Some(name) = wanted.pop() {
        if let Some(shared) = shared::definition(&name).filter(|_| !definitions.contains_key(&name))
        {
            let definition = node(super::json(&shared));
            wanted.extend(references(definition.values()));
            definitions.insert(name, Value::Object(definition));
        }
    }
    if !definitions.is_empty() {
        closed.insert("$defs".to_owned(), Value::Object(definitions));
    }
    Value::Object(closed)
}

/// The names of referenced definitions. The recursion is bounded by the depth of the type.
fn references<'a>(inside: impl Iterator<Item = &'a Value>) -> Vec<String> {
    let mut found = Vec::new();
    for value in inside {
        match value {
            Value::Object(members) => found.extend(references(members.values())),
            Value::Array(items) => found.extend(references(items.iter())),
            Value::String(text) => {
                found.extend(text.strip_prefix(DEFINITIONS).map(str::to_owned));
            }
            _ => {}
        }
    }
    found
}

/// Closes one schema and its subschemas. The recursion is bounded by the depth of the type.
fn node(schema: Value) -> Map<String, Value> {
    let Value::Object(mut schema) = schema else {
        return Map::new();
    };
    unwrap_single(&mut schema);
    describe_bytes(&mut schema);
    alternatives(&mut schema);
    for name in ["items", "additionalProperties"] {
        if let Some(inner @ Value::Object(_)) = schema.get_mut(name) {
            *inner = Value::Object(node(inner.take()));
        }
    }
    if let Some(members) = schema.get_mut("properties").and_then(Value::as_object_mut) {
        members
            .values_mut()
            .for_each(|member| *member = Value::Object(node(member.take())));
    }
    require_in_order(&mut schema);
    bound(&mut schema);
    let mut ordered = Map::new();
    for name in KEYWORDS {
        if let Some(value) = schema.shift_remove(*name) {
            ordered.insert((*name).to_owned(), value);
        }
    }
    ordered
}

/// G12: lists required members in the order of the members.
fn require_in_order(schema: &mut Map<String, Value>) {
    let order: Vec<Value> = schema
        .get("properties")
        .and_then(Value::as_object)
        .map(|members| members.keys().map(|name| json!(name)).collect())
        .unwrap_or_default();
    if let Some(Value::Array(required)) = schema.get_mut("required") {
        required.sort_by_key(|name| order.iter().position(|member| member == name));
    }
}

/// Removes an `allOf` around one schema. It only adds a description to a reference, which 2020-12 allows directly.
fn unwrap_single(schema: &mut Map<String, Value>) {
    let Some(Value::Array(mut parts)) = schema.shift_remove("allOf") else {
        return;
    };
    if let Some(Value::Object(only)) = parts.pop() {
        for (name, value) in only {
            schema.entry(name).or_insert(value);
        }
    }
}

/// Converts `oneOf` to `anyOf`, and alternatives of constant values to an enum.
fn alternatives(schema: &mut Map<String, Value>) {
    let arms = schema
        .shift_remove("oneOf")
        .or_else(|| schema.shift_remove("anyOf"));
    let Some(Value::Array(arms)) = arms else {
        return;
    };
    let values: Option<Vec<&Value>> = arms.iter().map(single_value).collect();
    if let Some(values) = values {
        let values = json!(values);
        schema.insert("type".to_owned(), json!("string"));
        schema.insert("enum".to_owned(), values);
        return;
    }
    let arms = arms
        .into_iter()
        .map(|arm| Value::Object(node(arm)))
        .collect();
    schema.insert("anyOf".to_owned(), Value::Array(arms));
}

fn single_value(arm: &Value) -> Option<&Value> {
    match arm.get("enum")?.as_array()?.as_slice() {
        [only] if only.is_string() => Some(only),
        _ => None,
    }
}

/// G3 and G4: every string, array, map and integer has a bound.
fn bound(schema: &mut Map<String, Value>) {
    for name in ["minimum", "maximum"] {
        if let Some(limit) = schema.get_mut(name)
            && let Some(whole) = limit.as_f64().filter(|limit| limit.fract() == 0.0)
        {
            // Bounds of wire types are whole numbers far inside the range of i64.
            #[expect(
                clippy::cast_possible_truncation,
                reason = "a bound written in this crate"
            )]
            let whole = whole as i64;
            *limit = json!(whole);
        }
    }
    let is = |schema: &Map<String, Value>, wanted: &str| match schema.get("type") {
        Some(Value::String(one)) => one == wanted,
        Some(Value::Array(several)) => several.iter().any(|one| one == wanted),
        _ => false,
    };
    if is(schema, "string") && !schema.contains_key("enum") && !schema.contains_key("const") {
        schema.entry("maxLength").or_insert_with(|| json!(MAX_TEXT));
    }
    if is(schema, "array") {
        schema.entry("maxItems").or_insert_with(|| json!(MAX_LIST));
    }
    if is(schema, "object") && !schema.contains_key("properties") {
        schema
            .entry("maxProperties")
            .or_insert_with(|| json!(MAX_MEMBERS));
    }
    if is(schema, "object") && schema.contains_key("properties") {
        schema.insert("additionalProperties".to_owned(), json!(false));
    }
}
