//! Collections: create, rows in stored order, views (query.md 11.2, 11.3, 16.6).

use serde_json::{Value, json};

use crate::search::fixture::{Fixture, ids};
use crate::support::answer::Reply;

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
    let made = create(&fixture, json!({"name": "C", "items": ["D", "A", "D"]}))
        .await
        .body(201);
    assert_eq!(
        (&made["items"], &made["type"]),
        (&json!(2), &json!("collection"))
    );
    let id = made["id"].as_str().unwrap();
    let found = rows(&fixture, id, "").await.body(200);
    assert_eq!(
        (ids(&found), &found["total"]),
        (vec!["D".into(), "A".into()], &json!(2))
    );
    let page = rows(&fixture, id, "?limit=1&offset=1").await.body(200);
    assert_eq!(ids(&page), ["A"]);

    let empty = create(&fixture, json!({"name": "C"})).await.body(201);
    assert_eq!(empty["items"], 0);
    let found = rows(&fixture, empty["id"].as_str().unwrap(), "").await;
    assert_eq!(ids(&found.body(200)), [""; 0]);
    let empty = create(&fixture, json!({"name": "C", "items": []})).await;
    assert_eq!(empty.is(201).json["items"], 0);
    let found = rows(&fixture, empty.json["id"].as_str().unwrap(), "").await;
    assert_eq!(ids(&found.body(200)), [""; 0]);
    let path = format!(
        "/v2/spaces/{}/collections?dry_run=true",
        fixture.world.one.short
    );
    let dry = fixture
        .world
        .post(&path, json!({"name": "C"}))
        .await
        .body(200);
    assert_eq!((&dry["items"], dry.get("id")), (&json!(0), None));

    fixture
        .world
        .delete(&fixture.world.object("D"))
        .await
        .is(200);
    let found = rows(&fixture, id, "").await.body(200);
    assert_eq!(
        (ids(&found), &found["total"]),
        (vec!["A".into()], &json!(1))
    );
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
    create(
        &fixture,
        json!({"name": "C", "items": ["A", "nobody", "B", "gone"]}),
    )
    .await
    .invalid(&["/items/1", "/items/3"]);
    let many: Vec<String> = (0..1001).map(|number| format!("x{number}")).collect();
    create(&fixture, json!({"name": "C", "items": many}))
        .await
        .invalid(&["/items"]);
    create(&fixture, json!({"items": []}))
        .await
        .invalid(&["/name"]);
    create(&fixture, json!({"name": " "}))
        .await
        .invalid(&["/name"]);
    create(&fixture, json!({"name": "C", "type": "task"}))
        .await
        .invalid(&["/type"]);
    let query = fixture.query(json!({})).await;
    rows(&fixture, &query, "")
        .await
        .invalid(&["collection_id"])
        .mentions(&["get_query_objects"]);
    let collections = format!("/v2/spaces/{}/collections", fixture.world.one.short);
    fixture
        .world
        .get(&format!("{collections}/{query}/views"))
        .await
        .invalid(&["collection_id"])
        .mentions(&["get_query_views"]);
    rows(&fixture, "E", "")
        .await
        .invalid(&["collection_id"])
        .mentions(&["get_query_objects", "get_collection_objects"]);
    rows(&fixture, "nobody", "")
        .await
        .missing(&["collection_id"]);
    assert_eq!(fixture.ids(json!({"type": "collection"})).await, [""; 0]);
    let view = |id: &str| json!({"id": id, "name": id});
    let blocks = json!([{"type": "dataview", "id": "dataview", "is_collection": true,
        "views": [view("one1"), view("two1")]}]);
    let tabs = json!({"kind": "page", "type": "collection", "properties": {"name": "c"}, "blocks": blocks,
        "collection_items": ["A"]});
    fixture.put(vec![fixture.record("tabs", 0, tabs)]);
    rows(&fixture, "tabs", "?view=nope")
        .await
        .missing(&["view"])
        .mentions(&["one1", "two1"]);
    rows(&fixture, "tabs", "?view=1")
        .await
        .ambiguous(&["view"])
        .mentions(&["one1", "two1"]);
}

//
#[tokio::test]
async fn a_view_applies_only_when_it_is_asked_for() {
    let fixture = Fixture::new().await;
    let view = |id: &str, more: Value| {
        let mut view = json!({"id": id, "name": id});
        view.as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        view
    };
    let dataview = |views: Value| json!([{"type": "dataview", "id": "dataview", "is_collection": true, "views": views}]);
    let done = json!([{"property": "done", "condition": "equal", "value": true}]);
    let by_name = json!([{"property": "name", "direction": "asc", "custom_order": [],
        "include_time": true, "no_collate": false}]);
    let document = |views: Value| {
        json!({"kind": "page", "type": "collection", "properties": {"name": "c"},
            "blocks": dataview(views), "collection_items": ["D", "A", "B", "nobody", "G"]})
    };
    let views = json!([
        view("all", json!({})),
        view("done", json!({ "filters": done })),
        view("named", json!({ "sorts": by_name })),
    ]);
    fixture.put(vec![
        fixture.record("c1", 0, document(views)),
        fixture.record(
            "c2",
            0,
            document(json!([view("named", json!({ "sorts": by_name }))])),
        ),
    ]);
    let all = rows(&fixture, "c1", "").await;
    assert_eq!(ids(&all.json), ["D", "A", "B", "G"]);
    assert_eq!(all.warnings(), ["view"]);
    let filtered = rows(&fixture, "c1", "?view=done").await;
    assert_eq!(ids(&filtered.json), ["D", "B"]);
    assert_eq!(filtered.warnings(), [""; 0]);
    let sorted = rows(&fixture, "c1", "?view=named").await;
    assert_eq!(ids(&sorted.json), ["G", "B", "D", "A"]);
    // Views with sorts only: silent.
    let silent = rows(&fixture, "c2", "").await;
    assert_eq!(ids(&silent.json), ["D", "A", "B", "G"]);
    assert_eq!(silent.warnings(), [""; 0]);
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
