//! Examples of spaces and their members.

use serde_json::{Value, json};

use super::{OBJECT, page};

/// A request body.
pub(super) fn request(id: &str) -> Option<Value> {
    Some(match id {
        "create_space" => json!({ "name": "Garden", "description": "Beds, seeds and harvests" }),
        "update_space" => json!({ "description": "Beds and harvests" }),
        _ => return None,
    })
}

/// A success.
pub(super) fn success(id: &str) -> Option<Value> {
    Some(match id {
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
        "list_members" => page(json!([{ "id": OBJECT, "name": "Ada", "role": "owner" }])),
        "get_member_me" | "get_member" => {
            json!({ "id": OBJECT, "name": "Ada", "role": "owner" })
        }
        _ => return None,
    })
}
