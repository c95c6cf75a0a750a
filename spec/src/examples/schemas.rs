//! Examples of schemas and validate.

use serde_json::{Value, json};

use crate::schema;

/// A request body.
pub(super) fn request(id: &str) -> Option<Value> {
    Some(match id {
        "validate" => json!({
            "formatVersion": "2.0",
            "type": "page",
            "properties": { "name": "Trip" },
            "blocks": [
                { "type": "heading_2", "text": "Packing" },
                { "type": "paragraph", "text": "<u>tent" },
            ],
        }),
        _ => return None,
    })
}

/// A success.
pub(super) fn success(id: &str) -> Option<Value> {
    Some(match id {
        "list_schemas" => json!(schema::index()),
        "get_schema" => json!(schema::find_kind("space", None).ok()?),
        "get_op_schema" => json!(schema::find_op("set_type", None).ok()?),
        "validate" => json!({
            "issues": [{
                "path": "/blocks/1/text",
                "message": "the inline tag <u> is not closed",
                "hint": "add </u>, or write \\<u> for a literal angle bracket",
            }],
            "warnings": [],
        }),
        _ => return None,
    })
}
