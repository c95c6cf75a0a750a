//! list_types (http.md 19).

use serde_json::{Value, json};

use crate::support::World;
use crate::support::partial::has;

/// The built-in types that are not hidden (document.md 15), by name.
#[rustfmt::skip]
const LISTED: [&str; 20] = [
    "audio", "book", "bookmark", "chat_derived", "collection", "contact", "diary_entry", "file", "goal", "image",
    "movie", "note", "page", "project", "set", "recipe", "participant", "task", "template", "video",
];

// http.md 19; H-78, Q-631: hidden ones are not listed.
#[tokio::test]
async fn types_are_listed_by_name() {
    let world = World::new().await;
    let listed = world.get(&world.types()).await.body(200);
    let keys: Vec<&str> = rows(&listed)
        .iter()
        .map(|row| row["key"].as_str().unwrap())
        .collect();
    assert_eq!(keys, LISTED);
    assert_eq!(listed["total"], keys.len());
    assert_eq!(rows(&listed)[0], json!({"key": "audio", "name": "Audio"}));
    let names: Vec<&str> = rows(&listed)
        .iter()
        .map(|row| row["name"].as_str().unwrap())
        .collect();
    assert!(names.is_sorted(), "{names:?}");
    // http.md 2: `key` is an identity under both values of `keys`.
    let named = world
        .get(&format!("{}?keys=name", world.types()))
        .await
        .body(200);
    assert_eq!(named["data"], listed["data"]);
}

// http.md 4; H-14, H-15, H-21
#[tokio::test]
async fn the_list_is_paged() {
    let world = World::new().await;
    let all = world
        .get(&format!("{}?limit=1000", world.types()))
        .await
        .body(200);
    let page = world
        .get(&format!("{}?limit=2&offset=3", world.types()))
        .await
        .body(200);
    assert_eq!(rows(&page), &rows(&all)[3..5]);
    has!(page, {"total": all["total"], "has_more": true, "limit": 2, "offset": 3});
    assert!(page["message"].as_str().unwrap().contains("offset=5"));
    let beyond = world
        .get(&format!("{}?offset=1000000", world.types()))
        .await
        .body(200);
    has!(beyond, {"data": [], "total": all["total"], "has_more": false});
}

fn rows(list: &Value) -> &[Value] {
    list["data"].as_array().unwrap()
}
