//! Queries, collections and types as lists (v1.md 17).

use serde_json::{Value, json};

use super::column;
use crate::search::fixture::{Fixture, ids};
use crate::support::World;

async fn made(world: &World, route: &str, body: Value) -> String {
    let path = format!("/v2/spaces/{}/{route}", world.one.short);
    let made = world.post(&path, body).await.body(201);
    made["id"].as_str().unwrap().to_owned()
}

async fn views(world: &World, list: &str) -> Value {
    world
        .get(&world.v1(&format!("/lists/{list}/views")))
        .await
        .body(200)
}

/// The path of the rows of the first view.
async fn rows(world: &World, list: &str) -> String {
    let views = views(world, list).await;
    let view = views["data"][0]["id"].as_str().unwrap();
    world.v1(&format!("/lists/{list}/views/{view}/objects"))
}

// V-90
#[tokio::test]
async fn members_of_a_collection_are_added_and_removed() {
    let world = World::new().await;
    let list = made(&world, "collections", json!({"name": "C"})).await;
    let mut objects = Vec::new();
    for number in 0..10 {
        objects.push(
            world
                .create(json!({"type": "page", "name": format!("p{number}")}))
                .await,
        );
    }
    let path = world.v1(&format!("/lists/{list}/objects"));
    let added = world
        .post(&path, json!({"objects": objects}))
        .await
        .body(200);
    assert_eq!(added, "Objects added successfully");
    for id in &objects[..5] {
        let removed = world.delete(&format!("{path}/{id}")).await.body(200);
        assert_eq!(removed, "Objects removed successfully");
    }
    world
        .post(&path, json!({"objects": [objects[7]]}))
        .await
        .is(200);
    world
        .delete(&format!("{path}/{}", objects[0]))
        .await
        .is(200);
    world.post(&path, json!({"objects": []})).await.is(200);
    let shown = world.get(&rows(&world, &list).await).await.body(200);
    assert_eq!(ids(&shown), &objects[5..]);

    let query = made(&world, "queries", json!({"name": "Q", "type": "task"})).await;
    let path_of = |list: &str| world.v1(&format!("/lists/{list}/objects"));
    let body = json!({"objects": [objects[0]]});
    let said = "bad input: unsupported list type";
    world
        .post(&path_of(&query), body.clone())
        .await
        .old(400, "bad_request", said);
    let missing = world.post(&path_of("x"), body).await;
    missing.old(404, "object_not_found", "failed to get list");
    for body in [json!({}), json!({"objects": ["x"]})] {
        world
            .post(&path, body)
            .await
            .old_begins(400, "bad_request", "bad input: ");
    }
}

// V-32, V-91, V-92, V-93
#[tokio::test]
async fn views_show_their_objects() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let filters = json!([{"property": "done", "condition": "equal", "value": false}]);
    let query = made(
        world,
        "queries",
        json!({"name": "Q", "type": "task", "filters": filters}),
    )
    .await;
    let shown = views(world, &query).await;
    assert_eq!(shown["data"][0]["layout"], "grid");
    let filter = json!({"id": "", "property_key": "done", "format": "checkbox", "condition": "eq", "value": "false"});
    assert_eq!(shown["data"][0]["filters"], json!([filter]));
    let path = rows(world, &query).await;
    assert_eq!(
        column(&world.get(&path).await.body(200), "id"),
        ["A", "C", "G"]
    );
    let filtered = world
        .get(&format!("{path}?name[contains]=report"))
        .await
        .body(200);
    assert_eq!(column(&filtered, "id"), ["A"]);

    let either = json!([{"operator": "or", "filters": [
        {"property": "priority", "condition": "greater", "value": 2},
        {"property": "done", "condition": "equal", "value": true}]}]);
    let query = made(
        world,
        "queries",
        json!({"name": "Q2", "type": "task", "filters": either}),
    )
    .await;
    assert_eq!(views(world, &query).await["data"][0]["filters"], json!([]));
    let shown = world.get(&rows(world, &query).await).await.body(200);
    assert_eq!(column(&shown, "id"), ["A", "B", "D"]);

    // A query that v1 makes selects by nothing: it has a view and no rows.
    let bare = json!({"type_key": "set", "name": "Q3"});
    let bare = world.post(&world.v1("/objects"), bare).await.body(201);
    let path = rows(world, bare["object"]["id"].as_str().unwrap()).await;
    let empty = json!({"total": 0, "offset": 0, "limit": 100, "has_more": false});
    for path in [format!("{path}?name=report"), path] {
        let shown = world.get(&path).await.body(200);
        assert_eq!(shown, json!({"data": [], "pagination": empty}));
    }

    let task = world.get(&world.v1("/types/task")).await.body(200)["type"]["id"].clone();
    let shown = world
        .get(&rows(world, task.as_str().unwrap()).await)
        .await
        .body(200);
    assert_eq!(shown["pagination"]["total"], 5);

    let page = world.create(json!({"type": "page", "name": "P"})).await;
    for (path, said) in [
        (
            format!("/lists/{page}/views"),
            "failed to get list dataview",
        ),
        ("/lists/x/views".to_owned(), "failed to get list"),
        (
            format!("/lists/{query}/views/x/objects"),
            "failed to get list dataview view",
        ),
    ] {
        world
            .get(&world.v1(&path))
            .await
            .old(404, "object_not_found", said);
    }
}
