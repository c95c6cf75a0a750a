//! Examples of keys and pairing.

use serde_json::{Value, json};

use crate::SERVICE_VERSION;

/// A request body.
pub(super) fn request(id: &str) -> Option<Value> {
    Some(match id {
        "create_auth_challenge" => json!({ "app_name": "Notes bot" }),
        "create_api_key" => json!({ "challenge_id": "66f0a1b2c3d4e5f60718293a", "code": "0412" }),
        _ => return None,
    })
}

/// A success.
pub(super) fn success(id: &str) -> Option<Value> {
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
        _ => return None,
    })
}
