//! Examples of spaces and their members.

use serde_json::{Value, json};

use super::{OBJECT, page};

/// An account.
const ACCOUNT: &str = "8b7d2f5e0c41963a7e52d8f09b6c13a45d80e7f2196b3c4a8e05d7f1c2b69a34";

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
        "create_space" | "update_space" => {
            let mut written = success("get_space")?;
            written
                .as_object_mut()?
                .insert("dry_run".to_owned(), json!(false));
            written
        }
        "get_space" => {
            json!({ "id": "k3x9ab", "name": "Garden", "description": "Beds, seeds and harvests" })
        }
        "list_members" => page(json!([success("get_member")?])),
        "get_member_me" | "get_member" => {
            json!({ "id": OBJECT, "identity": ACCOUNT, "name": "Owner", "role": "owner" })
        }
        _ => return None,
    })
}
