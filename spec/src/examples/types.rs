//! Examples of types.

use serde_json::{Value, json};

use super::bodies::op;
use super::{OBJECT, page};

/// A request body.
pub(super) fn request(id: &str) -> Option<Value> {
    Some(match id {
        "update_type" => json!({ "ops": [op("add_property")] }),
        "create_type" => json!({
            "name": "Habit",
            "plural_name": "Habits",
            "icon": { "format": "emoji", "emoji": "🔁" },
            "property_definitions": [
                {
                    "name": "Frequency",
                    "format": "select",
                    "section": "featured",
                    "options": [{ "name": "Daily", "color": "grey" }, { "name": "Weekly", "color": "lime" }],
                },
                { "property": "due_date" },
            ],
        }),
        _ => return None,
    })
}

/// A success.
pub(super) fn success(id: &str) -> Option<Value> {
    Some(match id {
        "list_types" => {
            page(json!([{ "key": "page", "name": "Page" }, { "key": "task", "name": "Task" }]))
        }
        "create_type" => json!({
            "id": OBJECT,
            "key": "habit",
            "etag": "3fa09c1e",
            "created": {
                "options": [
                    { "name": "Daily", "property": "frequency" },
                    { "name": "Weekly", "property": "frequency" },
                ],
                "properties": [{ "key": "frequency", "name": "Frequency", "format": "select" }],
            },
        }),
        "update_type" => json!({
            "id": OBJECT,
            "key": "movie",
            "etag": "5c1e77d0",
            "created": { "properties": [{ "key": "rating", "name": "Rating", "format": "number" }] },
        }),
        "delete_type" => json!({
            "id": OBJECT,
            "key": "habit",
            "warnings": [{
                "path": "key",
                "message": "3 objects still have the type habit",
                "hint": "they keep it; set_type gives an object another one",
            }],
        }),
        "get_type" => json!({
            "formatVersion": "2.0",
            "etag": "3fa09c1e",
            "kind": "object_type",
            "id": OBJECT,
            "type": "object_type",
            "icon": { "format": "icon", "name": "repeat", "color": "teal" },
            "properties": { "name": "Habit" },
            "type_settings": {
                "layout": "basic",
                "api_key": "habit",
                "plural_name": "Habits",
                "property_definitions": [
                    { "property": "streak", "name": "Streak", "format": "number", "section": "featured" },
                ],
            },
            "blocks": [{
                "id": "dataview",
                "type": "dataview",
                "properties": [{ "property": "name", "format": "text" }],
                "views": [{ "id": "4e5f6", "name": "All", "columns": [{ "property": "name" }] }],
            }],
        }),
        _ => return None,
    })
}
