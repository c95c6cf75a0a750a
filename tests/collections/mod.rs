//! Collections: create, rows in stored order, views (query.md 11.2, 11.3, 16.6).

use serde_json::{Value, json};

use crate::search::fixture::{Fixture, ids};
use crate::support::answer::Reply;
use crate::support::partial::has;

async fn create(fixture: &Fixture, body: Value) -> Reply {
    let path = format!("/v2/spaces/{}/collections", fixture.world.one.short);
    fixture.world.post(&path, body).await
}

async fn rows(fixture: &Fixture, id: &str, parameters: &str) -> Reply {
    let space = &fixture.world.one.short;
    let path = format!("/v2/spaces/{space}/collections/{id}/objects{parameters}");
    fixture.world.get(&path).await
}

// H-126
#[tokio::test]
async fn members_are_rows_in_their_order() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let body = json!({"name": "C", "items": ["D", "A", "D"]});
    let made = create(&fixture, body).await.body(201);
    has!(made, {"items": 2, "type": "collection"});
    let id = made["id"].as_str().unwrap();
    let found = rows(&fixture, id, "").await.body(200);
    has!(found, {"data": [{"id": "D"}, {"id": "A"}], "total": 2});
    let page = rows(&fixture, id, "?limit=1&offset=1").await.body(200);
    assert_eq!(ids(&page), ["A"]);

    for body in [json!({"name": "C"}), json!({"name": "C", "items": []})] {
        let empty = create(&fixture, body).await.body(201);
        assert_eq!(empty["items"], 0);
        let found = rows(&fixture, empty["id"].as_str().unwrap(), "").await;
        assert_eq!(ids(&found.body(200)), [""; 0]);
    }
    let path = format!("/v2/spaces/{}/collections?dry_run=true", world.one.short);
    let dry = world.post(&path, json!({"name": "C"})).await.body(200);
    has!(dry, {"items": 0, "id": null});

    world.delete(&world.object("D")).await.is(200);
    let found = rows(&fixture, id, "").await.body(200);
    has!(found, {"data": [{"id": "A"}], "total": 1});
    let archived = create(&fixture, json!({"name": "C", "items": ["D"]})).await;
    assert_eq!(archived.is(201).warnings(), ["/items/0"]);
}

// query.md 11.2: as many members as a request may name.
#[tokio::test]
async fn a_thousand_members_are_rows_in_their_order() {
    let fixture = Fixture::new().await;
    let mut items: Vec<String> = (0..1000).map(|number| format!("i{number}")).collect();
    let page = json!({"kind": "page", "type": "page", "properties": {"name": "I"}});
    let records = items.iter().map(|id| fixture.record(id, 0, page.clone()));
    fixture.put(records.collect());
    // An order of their own, that of neither ids nor creation.
    items.reverse();
    items.rotate_left(300);
    let made = create(&fixture, json!({"name": "C", "items": &items})).await;
    let made = made.body(201);
    assert_eq!(made["items"], 1000);
    let found = rows(&fixture, made["id"].as_str().unwrap(), "?limit=1000").await;
    let found = found.body(200);
    assert_eq!((ids(&found), &found["total"]), (items, &json!(1000)));
}

// query.md 11.3: no scope of layouts and none of hidden objects applies to members.
#[tokio::test]
async fn members_of_every_kind_are_rows() {
    let fixture = Fixture::new().await;
    let items = ["H", "f1", "E", "T", "m1"];
    let made = create(&fixture, json!({"name": "C", "items": items})).await;
    let found = rows(&fixture, made.json["id"].as_str().unwrap(), "").await;
    assert_eq!(ids(&found.body(200)), items);
}

// Q-622, H-126, H-127
#[tokio::test]
async fn faulty_collections_are_refused_at_their_place() {
    let fixture = Fixture::new().await;
    let many: Vec<String> = (0..1001).map(|number| format!("x{number}")).collect();
    for (body, paths) in [
        (
            json!({"name": "C", "items": ["A", "unknown", "B", "gone"]}),
            &["/items/1", "/items/3"][..],
        ),
        (json!({"name": "C", "items": many}), &["/items"]),
        (json!({"items": []}), &["/name"]),
        (json!({"name": " "}), &["/name"]),
        (json!({"name": "C", "type": "task"}), &["/type"]),
    ] {
        create(&fixture, body).await.invalid(paths);
    }
    assert_eq!(fixture.ids(json!({"type": "collection"})).await, [""; 0]);
    let query = fixture.query(json!({})).await;
    let collections = format!("/v2/spaces/{}/collections", fixture.world.one.short);
    for (path, says) in [
        (format!("{query}/objects"), "get_query_objects"),
        (format!("{query}/views"), "get_query_views"),
        ("E/objects".to_owned(), "get_query_objects"),
        ("E/objects".to_owned(), "get_collection_objects"),
    ] {
        let reply = fixture.world.get(&format!("{collections}/{path}")).await;
        reply.invalid(&["collection_id"]).mentions(&[says]);
    }
    let reply = rows(&fixture, "unknown", "").await;
    reply.missing(&["collection_id"]);
    let views = json!([{"id": "one1", "name": "one1"}, {"id": "two1", "name": "two1"}]);
    let blocks =
        json!([{"type": "dataview", "id": "dataview", "is_collection": true, "views": views}]);
    let tabs = json!({"kind": "page", "type": "collection", "properties": {"name": "c"}, "blocks": blocks,
        "collection_items": ["A"]});
    fixture.put(vec![fixture.record("tabs", 0, tabs)]);
    let reply = rows(&fixture, "tabs", "?view=nope").await;
    reply.missing(&["view"]).mentions(&["one1", "two1"]);
    let reply = rows(&fixture, "tabs", "?view=1").await;
    reply.ambiguous(&["view"]).mentions(&["one1", "two1"]);
}

//
#[tokio::test]
async fn a_view_applies_only_when_it_is_asked_for() {
    let fixture = Fixture::new().await;
    let done = json!([{"property": "done", "condition": "equal", "value": true}]);
    let by_name = json!([{"property": "name", "direction": "asc", "custom_order": [],
        "include_time": true, "no_collate": false}]);
    let keep = |id: &str, views: Value| {
        let blocks =
            json!([{"type": "dataview", "id": "dataview", "is_collection": true, "views": views}]);
        let document = json!({"kind": "page", "type": "collection", "properties": {"name": "c"},
            "blocks": blocks, "collection_items": ["D", "A", "B", "gone", "G"]});
        fixture.put(vec![fixture.record(id, 0, document)]);
    };
    let named = json!({"id": "named", "name": "named", "sorts": by_name});
    let filtered = json!({"id": "done", "name": "done", "filters": done});
    keep("c1", json!([{"id": "all", "name": "all"}, filtered, named]));
    // Views with sorts only: silent.
    keep("c2", json!([named]));
    for (id, parameters, expected, warned) in [
        ("c1", "", &["D", "A", "B", "G"][..], &["view"][..]),
        ("c1", "?view=done", &["D", "B"], &[]),
        ("c1", "?view=named", &["G", "B", "D", "A"], &[]),
        ("c2", "", &["D", "A", "B", "G"], &[]),
    ] {
        let reply = rows(&fixture, id, parameters).await;
        assert_eq!(ids(&reply.json), expected, "{id}{parameters}");
        assert_eq!(reply.warnings(), warned, "{id}{parameters}");
    }
}

// H-140: names in the place of keys.
#[tokio::test]
async fn rows_spell_names() {
    let fixture = Fixture::new().await;
    let made = create(&fixture, json!({"name": "C", "items": ["B"]})).await;
    let id = made.json["id"].as_str().unwrap();
    let found = rows(&fixture, id, "?keys=name&fields=due_date,tags").await;
    assert_eq!(
        found.body(200)["data"],
        json!([{"id": "B", "name": "fix sink", "type": "Task",
            "properties": {"Due date": "2026-08-12T23:30:00Z", "Tags": ["home"]}}])
    );
}
