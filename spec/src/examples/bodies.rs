//! Examples for the published schemas: whole bodies and elements of `ops`.

use serde_json::{Value, json};

use super::{OBJECT, request};

/// A whole body of a kind; for filters, the member that contains them.
pub(crate) fn kind(name: &str) -> Value {
    match name {
        "chat" => request("create_chat").unwrap_or_default(),
        "chat_message" => request("add_chat_message").unwrap_or_default(),
        "chat_message_edit" => request("edit_chat_message").unwrap_or_default(),
        "chat_reaction" => request("toggle_chat_reaction").unwrap_or_default(),
        "chat_read" => request("read_chat").unwrap_or_default(),
        "collection" => request("create_collection").unwrap_or_default(),
        "document" | "object" => document(),
        "filters" => json!({ "filters": [
            { "property": "done", "condition": "equal", "value": false },
            { "operator": "or", "filters": [
                { "property": "due_date", "condition": "less_or_equal", "date_preset": "today" },
                { "property": "due_date", "condition": "empty" },
            ]},
        ]}),
        "file" => request("upload_file").unwrap_or_default(),
        "property" => request("create_property").unwrap_or_default(),
        "property_option" => request("create_property_option").unwrap_or_default(),
        "query" => request("create_query").unwrap_or_default(),
        "search" => request("search_space").unwrap_or_default(),
        "shortcut" => request("create_object").unwrap_or_default(),
        "space" => request("create_space").unwrap_or_default(),
        "template" => json!({
            "formatVersion": "2.0",
            "template_for": "task",
            "properties": { "name": "Chore" },
            "blocks": [{ "type": "checkbox", "text": "first step" }],
        }),
        "type" => request("create_type").unwrap_or_default(),
        "type_document" => json!({
            "formatVersion": "2.0",
            "kind": "object_type",
            "icon": { "format": "emoji", "emoji": "🌱" },
            "properties": { "name": "Plant" },
            "type_settings": {
                "layout": "basic",
                "plural_name": "Plants",
                "property_definitions": [
                    { "property": "tag", "section": "featured" },
                    { "name": "Sown on", "format": "date" },
                ],
            },
        }),
        _ => json!({}),
    }
}

/// A page with the usual blocks.
fn document() -> Value {
    json!({
        "formatVersion": "2.0",
        "kind": "page",
        "type": "page",
        "icon": { "format": "emoji", "emoji": "⛺" },
        "properties": { "name": "Trip", "description": "A week at the sea" },
        "blocks": [
            { "type": "heading_2", "text": "Packing" },
            { "type": "checkbox", "text": "tent", "checked": true },
            { "type": "paragraph", "indent": 1, "text": "the **big** one" },
            { "type": "table", "columns": [{ "id": "what" }, { "id": "who" }], "rows": [
                { "is_header": true, "cells": ["What", "Who"] },
                { "cells": ["stove", null] },
            ]},
        ],
    })
}

/// One element of `ops`. The ids stand for blocks that a read returned.
pub(crate) fn op(name: &str) -> Value {
    let mut example = json!({ "op": name });
    let members = match name {
        "set_properties" => json!({ "set": { "name": "Trip" } }),
        "update_block" => json!({ "id": "a41d0", "set": { "text": "Packing list" } }),
        "replace_subtree" => {
            json!({ "id": "a41d0", "blocks": [{ "type": "paragraph", "text": "Packed." }] })
        }
        "insert_blocks" => json!({ "position": "last", "blocks": [
            { "type": "heading_2", "text": "Packing" },
            { "type": "checkbox", "text": "tent" },
        ]}),
        "move_block" => json!({ "id": "9be27", "position": "first" }),
        "delete_block" => json!({ "id": "9be27" }),
        "replace_text" => json!({ "find": "tent", "replace": "big tent" }),
        "set_cell" => {
            json!({ "table_id": "4c0f2", "row": "tent", "col": "Packed", "value": "yes" })
        }
        "update_view" => {
            json!({ "set": { "type": "gallery" }, "columns": { "name": { "width": 240 } } })
        }
        "insert_view" => json!({ "name": "Latest", "position": "first" }),
        "move_view" => json!({ "view": "5d2e1", "position": "first" }),
        "delete_view" => json!({ "view": "5d2e1" }),
        "add_items" | "remove_items" => json!({ "items": [OBJECT] }),
        "set_type" => json!({ "type": "task" }),
        "add_property" => {
            json!({ "property": "Rating", "format": "number", "section": "featured" })
        }
        "remove_property" => json!({ "property": "status" }),
        "move_property" => json!({ "property": "status", "position": "first" }),
        _ => json!({}),
    };
    if let (Some(example), Value::Object(members)) = (example.as_object_mut(), members) {
        example.extend(members);
    }
    example
}
