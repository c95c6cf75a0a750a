//! JSON that bytes choose: values of a published schema, and documents made of the words of the format.

use serde_json::{Map, Value, json};

use super::bytes::Bytes;

/// Strings that mean something: ids of the fixture, keys, options, names, dates, markup.
const WORDS: [&str; 40] = [
    "b1",
    "p1",
    "c1",
    "t1",
    "dv",
    "v1",
    "v2",
    "ra",
    "ca",
    "1",
    "nowhere",
    "Item",
    "State",
    "name",
    "due_date",
    "Due date",
    "status",
    "tag",
    "priority",
    "done",
    "assignee",
    "type",
    "alpha",
    "beta",
    "a",
    "**b** `c`",
    "<u>x",
    "<mention object_id=\"obj-1\">m</mention>",
    "- a\n  - b\n\n> c",
    "| a | b |\n|---|---|\n| 1 | 2 |",
    "",
    "\r\n",
    "2026-07-06",
    "obj-1",
    "task",
    "page",
    "red",
    "center",
    "🧭",
    "due_date < 2026-07-06",
];
/// How deep a drawn value goes.
const DEPTH: usize = 10;

/// A value that mostly fits a schema.
pub fn value_of(schema: &Value, root: &Value, bytes: &mut Bytes<'_>) -> Value {
    drawn(schema, root, bytes, DEPTH)
}

fn drawn(schema: &Value, root: &Value, bytes: &mut Bytes<'_>, depth: usize) -> Value {
    let reference = schema["$ref"]
        .as_str()
        .and_then(|reference| reference.strip_prefix('#'));
    let schema = reference
        .and_then(|pointer| root.pointer(pointer))
        .unwrap_or(schema);
    if depth == 0 || bytes.is_empty() {
        return schema.get("const").cloned().unwrap_or_default();
    }
    if bytes.roll(24) == 1 {
        return any_json(bytes, 2);
    }
    if let Some(one) = schema.get("const") {
        return one.clone();
    }
    if let Some(values) = schema["enum"].as_array() {
        return values[bytes.roll(values.len())].clone();
    }
    if let Some(arms) = schema["anyOf"].as_array() {
        return drawn(&arms[bytes.roll(arms.len())], root, bytes, depth - 1);
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => kinds[bytes.roll(kinds.len())].as_str().unwrap_or_default(),
        one => one.as_str().unwrap_or_default(),
    };
    match kind {
        "string" => string(bytes),
        "integer" => json!(bytes.pick(&[0, 1, 2, 3, 32, 33, 10_000])),
        "number" => json!(f64::from(bytes.next()) / 4.0),
        "boolean" => json!(bytes.roll(2) == 1),
        "array" => (0..bytes.roll(4))
            .map(|_| drawn(&schema["items"], root, bytes, depth - 1))
            .collect(),
        "object" => object(schema, root, bytes, depth),
        _ => Value::Null,
    }
}

fn object(schema: &Value, root: &Value, bytes: &mut Bytes<'_>, depth: usize) -> Value {
    let mut members = Map::new();
    if schema["additionalProperties"].is_object() {
        for _ in 0..bytes.roll(3) {
            let value = drawn(&schema["additionalProperties"], root, bytes, depth - 1);
            members.insert(bytes.pick(&WORDS).to_owned(), value);
        }
    }
    let required = schema["required"].as_array();
    for (name, member) in schema["properties"].as_object().into_iter().flatten() {
        let is_required =
            required.is_some_and(|names| names.iter().any(|required| required == name));
        let sides = if is_required { 16 } else { 4 };
        if (bytes.roll(sides) != 1) == is_required {
            members.insert(name.clone(), drawn(member, root, bytes, depth - 1));
        }
    }
    Value::Object(members)
}

fn string(bytes: &mut Bytes<'_>) -> Value {
    match bytes.roll(4) {
        0 => json!(bytes.text()),
        _ => json!(bytes.pick(&WORDS)),
    }
}

/// Names of members, types and values of documents.
const NAMES: [&str; 48] = [
    "type",
    "kind",
    "blocks",
    "properties",
    "icon",
    "cover",
    "format",
    "emoji",
    "file",
    "color",
    "id",
    "indent",
    "text",
    "checked",
    "columns",
    "rows",
    "cells",
    "is_header",
    "width",
    "views",
    "filters",
    "operator",
    "and",
    "property",
    "condition",
    "less",
    "value",
    "sorts",
    "direction",
    "group_by",
    "object_id",
    "processor",
    "url",
    "language",
    "fields",
    "align",
    "style",
    "type_settings",
    "property_definitions",
    "options",
    "template_for",
    "query_source",
    "collection_items",
    "paragraph",
    "table",
    "column",
    "row",
    "dataview",
];

/// Any JSON, mostly of words that mean something.
pub fn any_json(bytes: &mut Bytes<'_>, depth: usize) -> Value {
    match bytes.roll(if depth == 0 { 6 } else { 10 }) {
        0 => Value::Null,
        1 => json!(bytes.roll(2) == 1),
        2 => json!(i64::from(bytes.next()) - 3),
        3 => json!(bytes.pick(&NAMES)),
        4 | 5 => string(bytes),
        6 | 7 => (0..bytes.roll(4))
            .map(|_| any_json(bytes, depth - 1))
            .collect(),
        _ => {
            let members = (0..bytes.roll(5))
                .map(|_| (bytes.pick(&NAMES).to_owned(), any_json(bytes, depth - 1)));
            Value::Object(members.collect())
        }
    }
}
