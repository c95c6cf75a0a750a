//! From what the derives yield to the default dialect of ops.md 17: closed, bounded, and without the keywords that
//! engines for constrained decoding refuse.

use serde_json::{Map, Value, json};

/// Longest string without a bound of its own.
const STRING_MAX: u32 = 1_048_576;
/// Most elements of an array without a bound of its own.
const ITEMS_MAX: u32 = 2048;
/// Most members of a map without a bound of its own.
const MEMBERS_MAX: u32 = 128;

/// The keywords of G1, in the order in which they are written.
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

/// Closes a schema; the definitions it refers to come last.
pub(super) fn close(schema: Value, definitions: impl Iterator<Item = (String, Value)>) -> Value {
    let mut closed = node(schema);
    let definitions: Map<String, Value> = definitions
        .map(|(name, definition)| (name, Value::Object(node(definition))))
        .collect();
    if !definitions.is_empty() {
        closed.insert("$defs".to_owned(), Value::Object(definitions));
    }
    Value::Object(closed)
}

/// One schema and what lies inside it. The depth is that of the type.
fn node(schema: Value) -> Map<String, Value> {
    let Value::Object(mut schema) = schema else {
        return Map::new();
    };
    unwrap_single(&mut schema);
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

/// G12: what is required is listed in the order of the members.
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

/// `allOf` around one schema only carries a description beside a reference, which 2020-12 allows directly.
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

/// `oneOf` becomes `anyOf`, and one whose arms are single values becomes an enumeration.
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
            // Bounds of wire types are whole and far inside the range of i64.
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
        schema
            .entry("maxLength")
            .or_insert_with(|| json!(STRING_MAX));
    }
    if is(schema, "array") {
        schema.entry("maxItems").or_insert_with(|| json!(ITEMS_MAX));
    }
    if is(schema, "object") && !schema.contains_key("properties") {
        schema
            .entry("maxProperties")
            .or_insert_with(|| json!(MEMBERS_MAX));
    }
    if is(schema, "object") && schema.contains_key("properties") {
        schema.insert("additionalProperties".to_owned(), json!(false));
    }
}
