//! Examples of properties and options.

use serde_json::{Value, json};

use super::{OBJECT, page};

/// A request body.
pub(super) fn request(id: &str) -> Option<Value> {
    Some(match id {
        "create_property" => json!({
            "name": "Season",
            "format": "multi_select",
            "options": [{ "name": "Spring", "color": "lime" }, { "name": "Autumn" }],
        }),
        "update_property" => json!({ "name": "Time of year" }),
        "create_property_option" => json!({ "name": "Winter", "color": "ice" }),
        "update_property_option" => json!({ "name": "Late winter" }),
        _ => return None,
    })
}

/// A success.
pub(super) fn success(id: &str) -> Option<Value> {
    Some(match id {
        "list_properties" => {
            page(json!([{ "key": "season", "name": "Season", "format": "multi_select" }]))
        }
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
        "list_property_options" => page(
            json!([{ "name": "Autumn", "color": "yellow" }, { "name": "Spring", "color": "lime" }]),
        ),
        "create_property_option" => {
            json!({ "property": "season", "name": "Winter", "color": "ice" })
        }
        "update_property_option" => {
            json!({ "property": "season", "name": "Late winter", "color": "ice" })
        }
        "delete_property_option" => {
            json!({ "property": "season", "name": "Winter", "color": "ice" })
        }
        _ => return None,
    })
}
