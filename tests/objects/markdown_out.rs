//! Markdown out (document.md 11).

use serde_json::{Value, json};

use crate::support::World;

async fn rendered(world: &World, id: &str) -> Value {
    world
        .get(&format!("{}?format=md", world.object(id)))
        .await
        .body(200)
}

fn trip(description: Option<&str>) -> Value {
    let mut body = json!({
        "formatVersion": "2.0", "type": "page", "properties": {"name": "Trip"},
        "blocks": [
            {"type": "heading_1", "text": "Packing"},
            {"type": "bulleted_list_item", "text": "Clothes"},
            {"type": "bulleted_list_item", "text": "Rain **jacket**", "indent": 1},
            {"type": "numbered_list_item", "text": "wash"},
            {"type": "numbered_list_item", "text": "dry"},
            {"type": "checkbox", "text": "Ask", "checked": true},
            {"type": "paragraph", "text": "done"},
        ],
    });
    if let Some(description) = description {
        body["properties"]["description"] = json!(description);
    }
    body
}

// D-109
#[tokio::test]
async fn a_page_is_one_markdown_file() {
    let world = World::new().await;
    let id = world.create(trip(Some("Short"))).await;
    let expected = "# Trip\n\nShort\n\n# Packing\n\n- Clothes\n  - Rain **jacket**\n1. wash\n2. dry\n- [x] Ask\n\ndone\n";
    assert_eq!(rendered(&world, &id).await["markdown"], expected);
}

// D-127: what is mentioned may be deleted for good later.
#[tokio::test]
async fn a_mention_of_a_missing_object_is_counted() {
    let world = World::new().await;
    let target = world.create(json!({"type": "page", "name": "O"})).await;
    let gone = format!("bafyrei{}", "a".repeat(52));
    let mention = |id: &str| format!("<mention object_id=\"{id}\">x</mention>");
    let text = format!("{} {} {}", mention(&gone), mention(&target), mention(&gone));
    let id = world.page("P", json!([])).await;
    let blocks = json!([{"id": "m", "type": "paragraph", "text": text}]);
    world.change_document(&id, |document| document["blocks"] = blocks);
    let envelope = rendered(&world, &id).await;
    assert_eq!(envelope["warnings"].as_array().unwrap().len(), 1);
    let message = envelope["warnings"][0]["message"].as_str().unwrap();
    assert!(
        message.contains("does not hold became _missing_object: 1") && message.contains(&gone),
        "{message}"
    );
}
