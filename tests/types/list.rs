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
    let column = |name: &str| -> Vec<&str> {
        let rows = rows(&listed).iter();
        rows.map(|row| row[name].as_str().unwrap()).collect()
    };
    assert_eq!(column("key"), LISTED);
    assert!(column("name").is_sorted());
    assert_eq!(listed["total"], LISTED.len());
    assert_eq!(rows(&listed)[0], json!({"key": "audio", "name": "Audio"}));
    // http.md 2: `key` is an identity under both values of `keys`.
    let named = world.get(&format!("{}?keys=name", world.types())).await;
    assert_eq!(named.body(200)["data"], listed["data"]);
    // http.md 4; H-14, H-15, H-21
    let path = format!("{}?limit=2&offset=3", world.types());
    let page = world.get(&path).await;
    page.mentions(&["offset=5"]);
    assert_eq!(rows(&page.json), &rows(&listed)[3..5]);
    has!(page.json, {"total": LISTED.len(), "has_more": true, "limit": 2, "offset": 3});
    let beyond = world
        .get(&format!("{}?offset=1000000", world.types()))
        .await;
    has!(beyond.body(200), {"data": [], "total": LISTED.len(), "has_more": false});
}

fn rows(list: &Value) -> &[Value] {
    list["data"].as_array().unwrap()
}
