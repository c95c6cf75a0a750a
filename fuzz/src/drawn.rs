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

/// What mostly stands in members of these names: ids of the fixture, its keys, its words.
const FITTING: [(&[&str], &[&str]); 12] = [
    (
        &["id", "after", "before", "inside"],
        &[
            "b1", "p1", "c1", "code", "img", "l1", "q1", "k1", "kp", "t1", "dv",
        ],
    ),
    (&["match"], &["Ada", "a * b"]),
    (&["find"], &["alpha", "beta", "Ada", "**beta**", "a"]),
    (&["table_id"], &["t1"]),
    (&["row"], &["ra", "rh", "a"]),
    (&["col"], &["ca", "cb", "State"]),
    (&["block"], &["dv"]),
    (&["view", "copy_from"], &["v1", "v2"]),
    (&["items"], &["obj-1", "obj-2"]),
    (&["object_id"], &["obj-1", "lost", "_missing_object"]),
    (
        &[
            "property",
            "properties",
            "group_by",
            "cover_property",
            "unset",
            "set",
            "add",
            "remove",
            "columns",
        ],
        &[
            "name",
            "description",
            "due_date",
            "status",
            "tag",
            "priority",
            "done",
        ],
    ),
    (&["type"], &["page", "task", "note"]),
];

/// A value that mostly fits a schema.
pub fn value_of(schema: &Value, root: &Value, bytes: &mut Bytes<'_>) -> Value {
    drawn("", schema, root, bytes, DEPTH)
}

/// A value for the member of this name.
fn drawn(name: &str, schema: &Value, root: &Value, bytes: &mut Bytes<'_>, depth: usize) -> Value {
    let reference = schema["$ref"]
        .as_str()
        .and_then(|reference| reference.strip_prefix('#'));
    let schema = reference
        .and_then(|pointer| root.pointer(pointer))
        .unwrap_or(schema);
    if depth == 0 || bytes.is_empty() {
        return schema.get("const").cloned().unwrap_or_default();
    }
    if bytes.roll(100) == 1 {
        return any_json(bytes, 2);
    }
    if let Some(one) = schema.get("const") {
        return one.clone();
    }
    // These go with every property.
    if name == "condition" && bytes.roll(2) == 1 {
        return json!(bytes.pick(&["empty", "not_empty", "exists"]));
    }
    if let Some(values) = schema["enum"].as_array() {
        return values[bytes.roll(values.len())].clone();
    }
    if let Some(arms) = schema["anyOf"].as_array() {
        return drawn(name, &arms[bytes.roll(arms.len())], root, bytes, depth - 1);
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => kinds[bytes.roll(kinds.len())].as_str().unwrap_or_default(),
        one => one.as_str().unwrap_or_default(),
    };
    match kind {
        "string" => string(name, bytes),
        "integer" => json!(bytes.pick(&[0, 1, 2, 3, 32, 33, 10_000])),
        "number" => json!(f64::from(bytes.next()) / 4.0),
        "boolean" => json!(bytes.roll(2) == 1),
        "array" => (0..bytes.roll(4))
            .map(|_| drawn(name, &schema["items"], root, bytes, depth - 1))
            .collect(),
        "object" => object(name, schema, root, bytes, depth),
        _ => Value::Null,
    }
}

fn object(name: &str, schema: &Value, root: &Value, bytes: &mut Bytes<'_>, depth: usize) -> Value {
    let mut members = Map::new();
    if schema["additionalProperties"].is_object() {
        for _ in 0..bytes.roll(3) {
            let key = string(name, bytes);
            let value = drawn("", &schema["additionalProperties"], root, bytes, depth - 1);
            members.insert(key.as_str().unwrap_or_default().to_owned(), value);
        }
    }
    let required = schema["required"].as_array();
    // Where there are many, few of them go together.
    let own = schema["properties"].as_object().map_or(0, Map::len);
    let optional = if own > 8 { 12 } else { 4 };
    for (name, member) in schema["properties"].as_object().into_iter().flatten() {
        let is_required =
            required.is_some_and(|names| names.iter().any(|required| required == name));
        let sides = if is_required { 60 } else { optional };
        // Trees are deep, so that few of them fit as a whole.
        let is_tree = ["filters", "sorts", "rows", "cells"].contains(&name.as_str());
        let sides = if is_tree && !is_required { 3 } else { sides };
        if (bytes.roll(sides) != 1) == is_required {
            members.insert(name.clone(), drawn(name, member, root, bytes, depth - 1));
        }
    }
    Value::Object(members)
}

fn string(name: &str, bytes: &mut Bytes<'_>) -> Value {
    let fitting = FITTING.iter().find(|(names, _)| names.contains(&name));
    match (fitting, bytes.roll(8)) {
        (Some((_, words)), 2..) => json!(bytes.pick(words)),
        (_, 0) => json!(bytes.text()),
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
        4 | 5 => string("", bytes),
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
