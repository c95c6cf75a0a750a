//! Examples of objects and templates.

use serde_json::{Value, json};

use super::bodies::{kind, op};
use super::{OBJECT, page};

/// A request body.
pub(super) fn request(id: &str) -> Option<Value> {
    Some(match id {
        "create_object" => json!({
            "type": "page",
            "name": "Trip",
            "properties": { "description": "A week at the sea" },
            "markdown": "## Packing\n- [ ] tent",
        }),
        "create_template" => kind("template"),
        "patch_object" => json!({ "ops": [op("set_properties"), op("insert_blocks")] }),
        _ => return None,
    })
}

/// A success.
pub(super) fn success(id: &str) -> Option<Value> {
    Some(match id {
        "list_templates" => page(
            json!([{ "id": OBJECT, "name": "Chore", "template_for": "task", "default": true }]),
        ),
        "create_template" => json!({ "id": OBJECT, "type": "template", "etag": "3fa09c1e" }),
        "list_objects" => page(json!([{ "id": OBJECT, "name": "Trip", "type": "page" }])),
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
        "delete_object" => json!({ "id": OBJECT, "type": "page" }),
        _ => return None,
    })
}
