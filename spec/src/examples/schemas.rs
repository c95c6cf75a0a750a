//! Examples for validate. The schema registry has its own examples for its operations.

use serde_json::{Value, json};

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
