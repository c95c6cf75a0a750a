//! Examples of queries, collections and search.

use serde_json::{Value, json};

use super::{OBJECT, page};

/// A request body.
pub(super) fn request(id: &str) -> Option<Value> {
    Some(match id {
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
        _ => return None,
    })
}

/// A success.
pub(super) fn success(id: &str) -> Option<Value> {
    Some(match id {
        "create_query" => json!({ "id": OBJECT, "type": "set", "etag": "3fa09c1e" }),
        "create_collection" => {
            json!({ "id": OBJECT, "type": "collection", "etag": "3fa09c1e", "items": 0 })
        }
        "get_query_objects" | "get_collection_objects" => {
            page(json!([{ "id": OBJECT, "name": "Trip", "type": "page" }]))
        }
        "get_query_views" | "get_collection_views" => {
            page(json!([{ "id": "4e5f6", "name": "All", "columns": [{ "property": "name" }] }]))
        }
        "search_global" => {
            page(json!([{ "id": OBJECT, "name": "Trip", "type": "page", "space_id": "k3x9ab" }]))
        }
        "search_space" => page(json!([{
            "id": OBJECT,
            "name": "Plan the trip",
            "type": "task",
            "properties": { "due_date": "2026-08-10T00:00:00Z", "status": ["Doing"] },
        }])),
        _ => return None,
    })
}
