//! Examples of files.

use serde_json::{Value, json};

use super::OBJECT;

/// A request body.
pub(super) fn request(id: &str) -> Option<Value> {
    Some(match id {
        "upload_file" => json!({ "url": "https://example.org/garden.jpg", "name": "Garden" }),
        _ => return None,
    })
}

/// The parts of a form, including the content of its file.
pub(crate) fn form() -> Value {
    json!({ "file": "Tomatoes, beans, peas.\n", "name": "Garden" })
}

/// A success.
pub(super) fn success(id: &str) -> Option<Value> {
    Some(match id {
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
