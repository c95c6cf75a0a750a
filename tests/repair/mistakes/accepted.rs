//! Requests that look wrong and are right.

use serde_json::{Value, json};

/// A request that is right, and what one place of the document holds then.
pub(in crate::repair) struct Right {
    pub(in crate::repair) name: &'static str,
    pub(in crate::repair) ops: Value,
    pub(in crate::repair) place: &'static str,
    pub(in crate::repair) value: Value,
}

/// Requests that look wrong and are right.
pub(in crate::repair) fn accepted() -> Vec<Right> {
    let row = |name, op: Value, place, value: Value| Right {
        name,
        ops: json!([op]),
        place,
        value,
    };
    vec![
        row(
            "position without an anchor",
            json!({"op": "insert_blocks", "position": "first", "markdown": "new"}),
            "/blocks/0/text",
            json!("new"),
        ),
        row(
            "a box to tick as Markdown",
            json!({"op": "insert_blocks", "position": "first", "markdown": "- [ ] pack"}),
            "/blocks/0/type",
            json!("checkbox"),
        ),
        row(
            "a retype keeps what both types have",
            json!({"op": "update_block", "id": "k1", "set": {"type": "quote"}}),
            "#k1/text",
            json!("buy milk"),
        ),
        row(
            "a tag appended",
            json!({"op": "set_properties", "add": {"tag": ["b"]}}),
            "/properties/tag",
            json!(["a", "b"]),
        ),
        row(
            "a display name as a key",
            json!({"op": "set_properties", "set": {"Due date": "2026-07-06"}}),
            "/properties/due_date",
            json!("2026-07-06T00:00:00Z"),
        ),
        row(
            "a camelCase key",
            json!({"op": "set_properties", "set": {"dueDate": "2026-07-06"}}),
            "/properties/due_date",
            json!("2026-07-06T00:00:00Z"),
        ),
        row(
            "a bare option",
            json!({"op": "set_properties", "set": {"status": "High"}}),
            "/properties/status",
            json!(["High"]),
        ),
        row(
            "a cell by its texts",
            json!({"op": "set_cell", "table_id": "t1", "row": "tool", "col": "state", "value": "x"}),
            "#t1/rows/1/cells/1",
            json!("x"),
        ),
        row(
            "nulls for what is not given",
            json!({"op": "delete_block", "id": "s2", "match": null, "recursive": null}),
            "/blocks/3/id",
            json!("k1"),
        ),
        row(
            "a map as pairs",
            json!({"op": "set_properties", "set": [{"key": "name", "value": "N"}]}),
            "/properties/name",
            json!("N"),
        ),
        row(
            "a camelCase condition",
            json!({"op": "update_view", "view": "v1", "set": {"filters": [{"property": "name", "condition": "notEmpty"}]}}),
            "#dv/views/0/filters/0/condition",
            json!("not_empty"),
        ),
    ]
}
