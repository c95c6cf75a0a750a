//! Stored views and sources that no write of today would take: they are read, and mean what is left of them
//! (query.md 4.1, 5, 11.3; document.md 6.5, 6.6).

use serde_json::{Value, json};

use crate::search::fixture::{Fixture, ids};

impl Fixture {
    /// Stores a query of tasks with these views, whatever they hold.
    fn keep(&self, id: &str, views: Value) {
        let blocks = json!([{"type": "dataview", "id": "dataview", "views": views}]);
        let document = json!({"kind": "page", "type": "set", "properties": {"name": "q"},
            "query_source": {"types": ["task"]}, "blocks": blocks});
        self.put(vec![self.record(id, 0, document)]);
    }
}

/// A leaf of a filter.
fn leaf(property: &str, condition: &str, value: Value) -> Value {
    json!({"property": property, "condition": condition, "value": value})
}

// query.md 4.1, document.md 6.6: a leaf without condition is served and left out, in every group.
#[tokio::test]
async fn leaves_without_condition_stay_readable_and_mean_nothing() {
    let fixture = Fixture::new().await;
    let bare = json!({"property": "done", "value": true});
    let three = leaf("priority", "equal", json!(3));
    let group = |operator: &str, filters: Value| json!({"operator": operator, "filters": filters});
    let everything = ["A", "B", "C", "D", "G"];
    for (number, (filters, expected)) in [
        (json!([bare]), everything.as_slice()),
        (json!([bare, three]), &["A"]),
        (json!([group("or", json!([bare, three]))]), &["A"]),
        (json!([group("or", json!([bare])), three]), &["A"]),
        (json!([group("and", json!([bare]))]), &everything),
    ]
    .into_iter()
    .enumerate()
    {
        let id = format!("kept{number}");
        fixture.keep(&id, json!([{"id": "v", "name": "V", "filters": filters}]));
        let reply = fixture.query_rows(&id, "").await;
        assert_eq!(ids(&reply.json), expected, "{filters}: {}", reply.text);
        // Its place is the view: nothing of it stands in the request.
        assert!(
            reply.warnings().iter().all(|path| path == "view"),
            "{filters}: {}",
            reply.text
        );
        let world = &fixture.world;
        let document = world.get(&world.object(&id)).await.body(200);
        let served = &document["blocks"][0]["views"][0]["filters"];
        assert_eq!(served, &filters);
        let views = format!("{}/{id}/views", fixture.queries());
        let views = world.get(&views).await;
        assert_eq!(&views.body(200)["data"][0]["filters"], served);
    }
    // A write takes no such leaf, that of a document that was read included.
    let body = json!({"name": "Q", "type": "task", "filters": [bare]});
    let refused = fixture.world.post(&fixture.queries(), body).await;
    refused.invalid(&["/filters/0/condition"]);
}

/// A leaf whose preset counts this many days.
fn counted(days: Value) -> Value {
    json!({"property": "dueDate", "condition": "less_or_equal", "date_preset": "number_of_days_now", "value": days})
}

// query.md 11.3: a read never fails for a stored leaf; what cannot be evaluated is left out, with advice.
#[tokio::test]
async fn stored_leaves_that_cannot_be_evaluated_are_left_out_with_advice() {
    let fixture = Fixture::new().await;
    for (number, of_no_use) in [
        leaf("priority", "contains", json!("3")),
        leaf("priority", "equal", json!("three")),
        leaf("done", "greater", json!(true)),
        leaf("notes", "equal", json!(7)),
        leaf("assignee", "contains", json!("m1")),
        leaf("dueDate", "equal", json!("someday")),
        leaf("status", "less", json!(["status_done"])),
        counted(json!(-1)),
        counted(json!("two")),
        counted(json!([2])),
        counted(Value::Null),
    ]
    .into_iter()
    .enumerate()
    {
        let three = leaf("priority", "equal", json!(3));
        let id = format!("kept{number}");
        let filters = json!([of_no_use, three]);
        fixture.keep(&id, json!([{"id": "v", "name": "Tab", "filters": filters}]));
        let reply = fixture.query_rows(&id, "").await;
        assert_eq!(
            ids(&reply.is(200).json),
            ["A"],
            "{of_no_use}: {}",
            reply.text
        );
        assert_eq!(reply.warnings(), ["view"], "{of_no_use}: {}", reply.text);
        reply.mentions(&["Tab", "is ignored"]);
    }
}

// query.md 11.3: without views the source alone chooses, silently, and there is none to ask for.
#[tokio::test]
async fn a_query_without_views_is_its_source() {
    let fixture = Fixture::new().await;
    let source = json!({"types": ["task"]});
    let mut document =
        json!({"kind": "page", "type": "set", "properties": {"name": "q"}, "query_source": source});
    fixture.put(vec![fixture.record("bare", 0, document.clone())]);
    document["blocks"] = json!([{"type": "dataview", "id": "dataview", "views": []}]);
    fixture.put(vec![fixture.record("none", 0, document)]);
    for id in ["bare", "none"] {
        let reply = fixture.query_rows(id, "").await;
        assert_eq!(ids(&reply.json), ["A", "B", "C", "D", "G"]);
        assert_eq!(reply.warnings(), [""; 0]);
        let reply = fixture.query_rows(id, "?view=v").await;
        reply.missing(&["view"]).mentions(&["has no views"]);
    }
}

// document.md 6.5: a size of pages beyond what a write takes is served as it is stored.
#[tokio::test]
async fn long_pages_of_stored_views_stay_readable() {
    let fixture = Fixture::new().await;
    let long = i32::MAX;
    fixture.keep("long", json!([{"id": "v", "name": "V", "page_size": long}]));
    let world = &fixture.world;
    let document = world.get(&world.object("long")).await.body(200);
    let view = &document["blocks"][0]["views"][0];
    assert_eq!(view["page_size"], long);
    let views = world
        .get(&format!("{}/long/views", fixture.queries()))
        .await;
    assert_eq!(&views.body(200)["data"][0], view);
    assert_eq!(ids(&fixture.query_rows("long", "").await.json).len(), 5);
    let body = json!({"name": "Q", "type": "task", "views": [{"name": "V", "page_size": long}]});
    let refused = world.post(&fixture.queries(), body).await;
    refused.invalid(&["/views/0/page_size"]);
}
