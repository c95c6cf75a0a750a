//! list_objects (http.md 22).

use serde_json::json;

use crate::support::World;

// http.md 4, 22; H-15, H-20, H-21
#[tokio::test]
async fn objects_are_listed_last_modified_first() {
    let world = World::new().await;
    let list = world.objects();
    let mut ids = Vec::new();
    for name in ["P0", "P1", "P2"] {
        let a_second = std::time::Duration::from_secs(1);
        world.server.clock.advance(a_second);
        ids.push(world.create(json!({"type": "page", "name": name})).await);
        world.server.clock.advance(a_second);
    }
    let rename = json!([{"op": "set_properties", "set": {"name": "newest"}}]);
    world.edit(&ids[1], rename).await.is(200);
    let page = world.get(&format!("{list}?limit=2")).await.body(200);
    let rows = json!([
        {"id": ids[1], "name": "newest", "type": "page"},
        {"id": ids[2], "name": "P2", "type": "page"},
    ]);
    assert_eq!(page["data"], rows);
    let beyond = world.get(&format!("{list}?offset=1000000")).await.body(200);
    assert_eq!((&beyond["data"], &beyond["total"]), (&json!([]), &json!(3)));
}

// http.md 22
#[tokio::test]
async fn fields_choose_the_properties_of_rows() {
    let world = World::new().await;
    world
        .create(json!({"type": "task", "name": "T", "properties": {"done": true}}))
        .await;
    let path = world.objects();
    let fields = "done,dueDate,created_date,name,id,type";
    let rows = world
        .get(&format!("{path}?fields={fields}"))
        .await
        .body(200);
    let properties = &rows["data"][0]["properties"];
    assert_eq!(properties["done"], true);
    assert_eq!(properties["created_date"], "2026-01-02T03:04:05Z");
    world
        .get(&format!("{path}?fields=dne"))
        .await
        .invalid(&["fields"])
        .mentions(&["done"]);
}
