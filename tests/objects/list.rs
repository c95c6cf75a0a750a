//! list_objects (http.md 22).

use serde_json::json;

use crate::support::World;

// http.md 4, 22; H-15, H-20, H-21
#[tokio::test]
async fn objects_are_listed_last_modified_first() {
    let world = World::new().await;
    let list = world.objects();
    let empty = world.get(&list).await.body(200);
    let expected = json!({"data": [], "total": 0, "offset": 0, "limit": 25, "has_more": false});
    assert_eq!(empty, expected);
    let mut ids = Vec::new();
    for number in 0..5 {
        world
            .server
            .clock
            .advance(std::time::Duration::from_secs(1));
        ids.push(
            world
                .create(json!({"type": "page", "name": format!("P{number}")}))
                .await,
        );
    }
    world
        .server
        .clock
        .advance(std::time::Duration::from_secs(1));
    world
        .edit(
            &ids[1],
            json!([{"op": "set_properties", "set": {"name": "newest"}}]),
        )
        .await
        .is(200);
    let page = world.get(&format!("{list}?limit=2")).await.body(200);
    assert_eq!(
        page["data"],
        json!([
            {"id": ids[1], "name": "newest", "type": "page"},
            {"id": ids[4], "name": "P4", "type": "page"},
        ])
    );
    assert_eq!(
        (&page["total"], &page["has_more"]),
        (&json!(5), &json!(true))
    );
    let message = page["message"].as_str().unwrap();
    assert!(message.contains('5') && message.contains('2'), "{message}");
    let last = world
        .get(&format!("{list}?limit=2&offset=4"))
        .await
        .body(200);
    assert_eq!(
        (
            &last["has_more"],
            last.get("message"),
            &last["data"][0]["id"]
        ),
        (&json!(false), None, &json!(ids[0]))
    );
    let beyond = world.get(&format!("{list}?offset=1000000")).await.body(200);
    assert_eq!((&beyond["data"], &beyond["total"]), (&json!([]), &json!(5)));
}

// http.md 22
#[tokio::test]
async fn fields_choose_the_properties_of_rows() {
    let world = World::new().await;
    world
        .create(json!({"type": "task", "name": "T", "properties": {"done": true}}))
        .await;
    let path = world.objects();
    let rows = world
        .get(&format!(
            "{path}?fields=done,dueDate,created_date,name,id,type"
        ))
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
