//! One example of every request body, operation, success and refusal. Tests hold each against its published schema.

use serde_json::{Value, json};

use crate::SERVICE_VERSION;
use crate::errors::{Envelope, ErrorKind};
use crate::schema;

/// A request body that the operation accepts.
pub fn request(id: &str) -> Option<Value> {
    Some(match id {
        "create_auth_challenge" => json!({ "app_name": "Notes bot" }),
        "create_api_key" => json!({ "challenge_id": "66f0a1b2c3d4e5f60718293a", "code": "0412" }),
        "create_space" => json!({ "name": "Garden", "description": "Beds, seeds and harvests" }),
        "update_space" => json!({ "description": "Beds and harvests" }),
        "upload_file" => json!({ "url": "https://example.org/garden.jpg", "name": "Garden" }),
        "create_object" => json!({
            "type": "page",
            "name": "Trip",
            "properties": { "description": "A week at the sea" },
            "markdown": "## Packing\n- [ ] tent",
        }),
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
        "validate" => json!({
            "formatVersion": "2.0",
            "type": "page",
            "properties": { "name": "Trip" },
            "blocks": [
                { "type": "heading_2", "text": "Packing" },
                { "type": "paragraph", "text": "<u>tent" },
            ],
        }),
        "create_property" => json!({
            "name": "Season",
            "format": "multi_select",
            "options": [{ "name": "Spring", "color": "lime" }, { "name": "Autumn" }],
        }),
        "update_property" => json!({ "name": "Time of year" }),
        "create_property_option" => json!({ "name": "Winter", "color": "ice" }),
        "update_property_option" => json!({ "name": "Late winter" }),
        "create_template" => kind("template"),
        "create_chat" => json!({ "name": "Garden talk" }),
        "add_chat_message" => json!({
            "text": "The **tomatoes** are in.",
            "reply_to": MESSAGE,
            "attachments": [OBJECT],
        }),
        "edit_chat_message" => json!({ "text": "The **tomatoes** and the beans are in." }),
        "toggle_chat_reaction" => json!({ "emoji": "🍅" }),
        "read_chat" => json!({
            "up_to": "0000001c",
            "last_state_id": "019b7ca98c88000000000000",
            "scope": "messages",
        }),
        "create_query" => json!({
            "name": "Open tasks",
            "type": "task",
            "filter": "done = false",
            "sorts": [{ "property": "due_date" }],
        }),
        "create_collection" => json!({ "name": "Reading list" }),
        "search_global" => json!({ "query": "trip" }),
        "search_space" => json!({
            "query": "trip",
            "type": "task",
            "filter": "done = false AND due_date <= today() AND due_date IS NOT EMPTY",
            "sorts": [{ "property": "due_date", "direction": "asc" }],
            "fields": ["due_date", "status"],
        }),
        "patch_object" => json!({ "ops": [op("set_properties"), op("insert_blocks")] }),
        _ => return None,
    })
}

/// A whole body of a kind; of filters the member that carries them.
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

/// One element of `ops`; the ids stand for blocks that a read returned.
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

const MESSAGE: &str = "bafyreitomatox2k7m3p5qhjt4wlzc6vsyfnbdaouritomatox2k7m3p5q";

/// A message as it is served.
fn message() -> Value {
    json!({
        "id": MESSAGE,
        "order": "0000001c",
        "state_id": "019b7ca98c88000000000000",
        "text": "The **tomatoes** are in.",
        "author_id": OBJECT,
        "at": "2026-01-02T03:04:05Z",
        "reactions": { "🍅": 2 },
    })
}

/// The beginning of a stream.
pub(crate) fn event_stream() -> String {
    let event =
        json!({ "id": "019b7ca98c88000000000000", "type": "message_added", "message": message() });
    let id = "id: 019b7ca98c88000000000000";
    format!("retry: 3000\n\n{id}\nevent: message_added\ndata: {event}\n\n{id}\n\n: keepalive\n\n")
}

fn chat_state() -> Value {
    json!({
        "unread_messages": 0,
        "unread_mentions": 0,
        "last_state_id": "019b7ca98c88000000000000",
    })
}

const OBJECT: &str = "bafyreigardenx2k7m3p5qhjt4wlzc6vsyfnbdaouriegardenx2k7m3p5q";

/// What the operation answers when it succeeds.
pub(crate) fn success(id: &str) -> Option<Value> {
    Some(match id {
        "create_auth_challenge" => json!({ "challenge_id": "66f0a1b2c3d4e5f60718293a" }),
        "create_api_key" => json!({
            "api_key": "rolltop_<body>_<checksum>",
            "grant": { "all_spaces": true, "space_ids": [], "permission": "read" },
        }),
        "auth_whoami" => json!({
            "api": { "version": SERVICE_VERSION },
            "key": {
                "id": "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
                "name": "Notes bot",
                "created_at": "2026-01-02T03:04:05Z",
                "expires_at": null,
            },
            "key_status": "scoped",
            "scope": "jsonApi",
            "grant": {
                "scoped": true,
                "all_spaces": false,
                "restricted": true,
                "permission": "read",
                "space_count": 1,
                "spaces": [{ "id": "k3x9ab", "name": "Garden", "permission": "read" }],
            },
        }),
        "list_schemas" => json!(schema::index()),
        "get_schema" => json!(schema::find_kind("space", None).ok()?),
        "get_op_schema" => json!(schema::find_op("delete_block", None).ok()?),
        "validate" => json!({
            "issues": [{
                "path": "/blocks/1/text",
                "message": "the inline tag <u> is not closed",
                "hint": "add </u>, or write \\<u> for a literal angle bracket",
            }],
            "warnings": [],
        }),
        "list_spaces" => json!({
            "data": [{ "id": "k3x9ab", "name": "Garden" }],
            "total": 1,
            "offset": 0,
            "limit": 25,
            "has_more": false,
            "has_not_granted_spaces": false,
        }),
        "create_space" | "get_space" | "update_space" => {
            json!({ "id": "k3x9ab", "name": "Garden", "description": "Beds, seeds and harvests" })
        }
        "list_members" => json!({
            "data": [{ "id": OBJECT, "name": "Ada", "role": "owner" }],
            "total": 1,
            "offset": 0,
            "limit": 25,
            "has_more": false,
        }),
        "get_member_me" | "get_member" => {
            json!({ "id": OBJECT, "name": "Ada", "role": "owner" })
        }
        "list_templates" => json!({
            "data": [{ "id": OBJECT, "name": "Chore", "template_for": "task", "default": true }],
            "total": 1,
            "offset": 0,
            "limit": 25,
            "has_more": false,
        }),
        "create_template" => json!({ "id": OBJECT, "type": "template", "etag": "3fa09c1e" }),
        "list_properties" => json!({
            "data": [{ "key": "season", "name": "Season", "format": "multi_select" }],
            "total": 1,
            "offset": 0,
            "limit": 25,
            "has_more": false,
        }),
        "create_property" => json!({
            "id": OBJECT,
            "key": "season",
            "created": { "options": [
                { "name": "Spring", "property": "season" },
                { "name": "Autumn", "property": "season" },
            ]},
        }),
        "get_property" => json!({
            "id": OBJECT,
            "key": "season",
            "name": "Season",
            "format": "multi_select",
        }),
        "update_property" => json!({ "id": OBJECT, "key": "season" }),
        "delete_property" => json!({
            "id": OBJECT,
            "key": "season",
            "warnings": [{
                "path": "key",
                "message": "2 objects still hold a value of season",
                "hint": "the values stay there, readable and editable; no other object can get one",
            }],
        }),
        "list_property_options" => json!({
            "data": [{ "name": "Autumn", "color": "yellow" }, { "name": "Spring", "color": "lime" }],
            "total": 2,
            "offset": 0,
            "limit": 25,
            "has_more": false,
        }),
        "create_property_option" => {
            json!({ "property": "season", "name": "Winter", "color": "ice" })
        }
        "update_property_option" => {
            json!({ "property": "season", "name": "Late winter", "color": "ice" })
        }
        "delete_property_option" => {
            json!({ "property": "season", "name": "Winter", "color": "ice" })
        }
        "list_objects" => json!({
            "data": [{ "id": OBJECT, "name": "Trip", "type": "page" }],
            "total": 1,
            "offset": 0,
            "limit": 25,
            "has_more": false,
        }),
        "create_query" => json!({ "id": OBJECT, "type": "set", "etag": "3fa09c1e" }),
        "create_collection" => {
            json!({ "id": OBJECT, "type": "collection", "etag": "3fa09c1e", "items": 0 })
        }
        "get_query_objects" | "get_collection_objects" => json!({
            "data": [{ "id": OBJECT, "name": "Trip", "type": "page" }],
            "total": 1,
            "offset": 0,
            "limit": 25,
            "has_more": false,
        }),
        "get_query_views" | "get_collection_views" => json!({
            "data": [{ "id": "4e5f6", "name": "All", "columns": [{ "property": "name" }] }],
            "total": 1,
            "offset": 0,
            "limit": 25,
            "has_more": false,
        }),
        "search_global" => json!({
            "data": [{ "id": OBJECT, "name": "Trip", "type": "page", "space_id": "k3x9ab" }],
            "total": 1,
            "offset": 0,
            "limit": 25,
            "has_more": false,
        }),
        "search_space" => json!({
            "data": [{
                "id": OBJECT,
                "name": "Plan the trip",
                "type": "task",
                "properties": { "due_date": "2026-08-10T00:00:00Z", "status": ["Doing"] },
            }],
            "total": 1,
            "offset": 0,
            "limit": 25,
            "has_more": false,
        }),
        "create_object" => json!({ "id": OBJECT, "type": "page", "etag": "3fa09c1e" }),
        "get_object" => json!({
            "formatVersion": "2.0",
            "id": OBJECT,
            "etag": "3fa09c1e",
            "type": "page",
            "properties": { "name": "Trip" },
            "blocks": [
                { "id": "a41d0", "type": "heading_2", "text": "Packing" },
                { "id": "9be27", "type": "checkbox", "text": "tent" },
            ],
        }),
        "list_types" => json!({
            "data": [{ "key": "page", "name": "Page" }, { "key": "task", "name": "Task" }],
            "total": 2,
            "offset": 0,
            "limit": 25,
            "has_more": false,
        }),
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
                "hint": "they go on reading with it; set_type gives an object another one",
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
        "patch_object" => json!({
            "etag": "5c1e77d0",
            "created_blocks": { "ops[1].blocks[0]": "a41d0", "ops[1].blocks[1]": "9be27" },
            "diff_stats": {
                "blocks_added": 2,
                "blocks_changed": 0,
                "blocks_moved": 0,
                "blocks_removed": 0,
                "properties_changed": 1,
            },
        }),
        "list_chats" => json!({
            "data": [{ "id": OBJECT, "name": "Garden talk" }],
            "total": 1,
            "offset": 0,
            "limit": 25,
            "has_more": false,
        }),
        "create_chat" => json!({ "id": OBJECT, "name": "Garden talk" }),
        "get_chat_messages" => json!({
            "messages": [message()],
            "has_more": false,
            "message_count": 1,
            "lifetime_message_count": 3,
            "state": chat_state(),
        }),
        "get_chat_message" => message(),
        "search_chat_messages" => json!({
            "data": [{ "message": message(), "snippet": "The tomatoes are in." }],
            "total": 1,
            "offset": 0,
            "limit": 25,
            "has_more": false,
        }),
        "add_chat_message" | "edit_chat_message" | "delete_chat_message" => {
            json!({ "id": MESSAGE })
        }
        "toggle_chat_reaction" => json!({ "added": true }),
        "read_chat" | "read_all_chat_messages" => json!({ "state": chat_state() }),
        "delete_object" => json!({ "id": OBJECT, "type": "page" }),
        "upload_file" => json!({
            "id": OBJECT,
            "name": "Garden",
            "mime_type": "image/jpeg",
            "size": 182_044,
        }),
        "delete_file" => json!({ "id": OBJECT, "type": "image" }),
        _ => return None,
    })
}

/// A refusal of this kind.
pub(crate) fn refusal(kind: ErrorKind) -> Value {
    let (status, code, message) = (kind.status(), kind.code(), kind.meaning());
    match kind.envelope() {
        Envelope::V2 => json!({ "status": status, "code": code, "message": message, "issues": [] }),
        Envelope::Older => {
            json!({ "object": "error", "status": status, "code": code, "message": message })
        }
    }
}
