//! Dataviews, filters, query sources and members (document.md 6.5 to 6.7) on creates.

use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Reply;

async fn post(world: &World, view: Value) -> Reply {
    let blocks = json!([{"type": "dataview", "views": [view]}]);
    world
        .post(
            &world.objects(),
            json!({"formatVersion": "2.0", "type": "page", "blocks": blocks}),
        )
        .await
}

// D-75
#[tokio::test]
async fn the_own_dataview_has_a_fixed_id() {
    let world = World::new().await;
    let dataview = json!({"type": "dataview", "views": [{"name": "All"}]});
    let document = world
        .read(&world.page("V", json!([dataview, dataview])).await)
        .await;
    assert_eq!(document["blocks"][0]["id"], "dataview");
    assert_eq!(document["blocks"][1]["id"].as_str().unwrap().len(), 5);
}

// D-76, D-78, D-79, D-80
#[tokio::test]
async fn faults_of_views() {
    let world = World::new().await;
    let filters = |node: Value| json!({ "filters": [node] });
    let at = |member: &str| format!("/blocks/0/views/0/{member}");
    for (view, member) in [
        (json!({"type": "board"}), "type"),
        (json!({"zz": 1}), "zz"),
        (json!({"page_size": -1}), "page_size"),
        (
            json!({"sorts": [{"property": "name", "direction": "down"}]}),
            "sorts/0/direction",
        ),
        (
            json!({"columns": [{"property": "name", "aggregation": "avg"}]}),
            "columns/0/aggregation",
        ),
        (json!({"columns": [{"hidden": true}]}), "columns/0/property"),
        (
            filters(json!({"operator": "and", "property": "name", "condition": "empty"})),
            "filters/0",
        ),
        (
            filters(json!({"operator": "and", "filters": []})),
            "filters/0/filters",
        ),
        (filters(json!({"property": "name"})), "filters/0/condition"),
        (
            filters(json!({"property": "name", "condition": "equals", "value": "x"})),
            "filters/0/condition",
        ),
        (
            filters(
                json!({"property": "due_date", "condition": "equal", "date_preset": "number_of_days_ago"}),
            ),
            "filters/0",
        ),
    ] {
        post(&world, view).await.invalid(&[&at(member)]);
    }
    let twins = json!([{"type": "dataview", "views": [{"id": "v"}, {"id": "v"}]}]);
    let body = json!({"formatVersion": "2.0", "type": "page", "blocks": twins});
    world
        .post(&world.objects(), body)
        .await
        .invalid(&["/blocks/0/views/1/id"]);
}

// D-77, D-79, D-80
#[tokio::test]
async fn doubtful_views_are_kept_with_a_warning() {
    let world = World::new().await;
    let due = |condition: &str| json!({"property": "due_date", "condition": condition, "value": "2026-08-10"});
    let guard = json!({"property": "due_date", "condition": "not_empty"});
    for (view, warnings) in [
        (
            json!({"type": "kanban", "group_by": "priority"}),
            vec!["/blocks/0/views/0/group_by"],
        ),
        (
            json!({"type": "table", "group_by": "status"}),
            vec!["/blocks/0/views/0/group_by"],
        ),
        (json!({"type": "kanban", "group_by": "status"}), vec![]),
        (
            json!({"filters": [{"property": "name", "condition": "notEqual", "value": "x"}]}),
            vec![],
        ),
        (
            json!({"filters": [due("less")]}),
            vec!["/blocks/0/views/0/filters/0"],
        ),
        (json!({"filters": [due("less"), guard]}), vec![]),
        (
            json!({"filters": [{"property": "due_date", "condition": "not_equal", "date_preset": "today"}]}),
            vec!["/blocks/0/views/0/filters/0"],
        ),
    ] {
        let reply = post(&world, view.clone()).await;
        reply.is(201);
        assert_eq!(reply.warnings(), warnings, "{view}");
    }
}

// D-79, D-81
#[tokio::test]
async fn filters_are_stored_in_one_spelling() {
    let world = World::new().await;
    for (given, served) in [
        (
            json!({"property": "Due date", "condition": "greater", "value": "2026-08-10T09:00:00Z"}),
            json!({"property": "due_date", "condition": "greater", "value": 1_786_352_400, "include_time": true}),
        ),
        (
            json!({"property": "due_date", "condition": "greater", "value": "2026-08-10"}),
            json!({"property": "due_date", "condition": "greater", "value": 1_786_320_000}),
        ),
        (
            json!({"property": "name", "condition": "notEqual", "value": "x"}),
            json!({"property": "name", "condition": "not_equal", "value": "x"}),
        ),
    ] {
        let id = post(&world, json!({"filters": [given]})).await.body(201)["id"]
            .as_str()
            .unwrap()
            .to_owned();
        let view = world.read(&id).await["blocks"][0]["views"][0].clone();
        assert_eq!(view["filters"][0], served);
    }
    let soon = json!({"property": "due_date", "condition": "greater", "value": "soon"});
    post(&world, json!({"filters": [soon]}))
        .await
        .invalid(&["/blocks/0/views/0/filters/0/value"]);
}

// D-82
#[tokio::test]
async fn the_source_of_a_query() {
    let world = World::new().await;
    let query = |source: Value| {
        let mut body = json!({"formatVersion": "2.0", "type": "set", "properties": {"name": "Q"}});
        if !source.is_null() {
            body["query_source"] = source;
        }
        body
    };
    for (given, served) in [
        (json!(null), None),
        (json!({}), Some(json!({}))),
        (json!({"types": ["Task"]}), Some(json!({"types": ["task"]}))),
    ] {
        let document = world.read(&world.create(query(given)).await).await;
        assert_eq!(document.get("query_source"), served.as_ref());
        let view = &document["blocks"][0];
        assert_eq!(
            (&view["id"], &view["views"][0]["name"]),
            (&json!("dataview"), &json!("All"))
        );
    }
}

// D-83
#[tokio::test]
async fn the_members_of_a_collection() {
    let world = World::new().await;
    let member = world.create(json!({"type": "page", "name": "O"})).await;
    let collection = |items: Value| json!({"formatVersion": "2.0", "type": "collection", "collection_items": items});
    let document = world
        .read(&world.create(collection(json!([member, member]))).await)
        .await;
    assert_eq!(document["collection_items"], json!([member]));
    let view = &document["blocks"][0]["views"][0];
    assert_eq!(
        (&view["name"], &view["type"]),
        (&json!("All"), &json!("list"))
    );
    assert_eq!(document["blocks"][0]["is_collection"], true);
    world
        .post(&world.objects(), collection(json!(["nope"])))
        .await
        .invalid(&["/collection_items/0"]);
    let document = world
        .read(
            &world
                .create(json!({"type": "collection", "name": "C"}))
                .await,
        )
        .await;
    assert!(document.get("collection_items").is_none());
}
