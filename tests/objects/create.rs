//! create_object: the shortcut, the document form, and what the result says (http.md 22.1).

use serde_json::json;

use crate::support::World;
use crate::support::shape::shape;

// H-112, H-113, http.md 4
#[tokio::test]
async fn both_forms_make_the_same_object() {
    let world = World::new().await;
    let shortcut = json!({
        "type": "task", "name": "A", "properties": {"done": true, "due_date": "2026-03-20"}, "markdown": "# A\n- x",
    });
    let reply = world.post(&world.objects(), shortcut).await;
    assert_eq!(reply.warnings(), ["/markdown[0]"]);
    let etag = format!("\"{}\"", reply.json["etag"].as_str().unwrap());
    assert_eq!(reply.header("etag"), Some(etag.as_str()));
    assert_eq!(reply.json["type"], "task");
    let first = reply.body(201)["id"].as_str().unwrap().to_owned();

    let document = json!({
        "formatVersion": "2.0", "type": "task",
        "properties": {"name": "A", "done": true, "due_date": "2026-03-20"},
        "blocks": [{"type": "bulleted_list_item", "text": "x"}],
    });
    let second = world.create(document).await;
    let (first, second) = (world.read(&first).await, world.read(&second).await);
    assert_eq!(first["properties"], second["properties"]);
    assert_eq!(shape(&first), shape(&second));
}

// H-114, H-117
#[tokio::test]
async fn members_that_a_create_does_not_take() {
    let world = World::new().await;
    let id = world.create(json!({"type": "page", "name": "A"})).await;
    for member in ["etag", "id", "zz", "ops"] {
        let path = format!("/{member}");
        world
            .post(&world.objects(), json!({"type": "page", member: "x"}))
            .await
            .invalid(&[&path]);
    }
    let pasted = json!({"formatVersion": "2.0", "type": "page", "id": id, "etag": "00000000", "warnings": []});
    let reply = world.post(&world.objects(), pasted).await;
    assert_eq!(reply.warnings(), ["/id"]);
    assert_ne!(reply.body(201)["id"], id.as_str());
    let labels = json!({"formatVersion": "2.0", "blocks": [{"id": "a1b2c", "type": "paragraph"}]});
    assert_eq!(
        world.post(&world.objects(), labels).await.warnings(),
        ["/blocks"]
    );
}

// http.md 22.1, ops.md 1.2
#[tokio::test]
async fn properties_may_be_pairs() {
    let world = World::new().await;
    let pairs = json!([{"key": "done", "value": true}, {"key": "due_date", "value": null}]);
    let id = world
        .create(json!({"type": "task", "name": "A", "properties": pairs}))
        .await;
    assert_eq!(world.read(&id).await["properties"]["done"], true);
}
