//! The bodies of searches, queries and collections beside what their schemas publish.

use serde_json::{Value, json};

use crate::search::fixture::Fixture;

/// Sends a body to a route, as a dry run where there are such.
async fn send(fixture: &Fixture, route: &str, body: &Value) -> crate::support::answer::Reply {
    let path = match route {
        "global" => "/v2/search".to_owned(),
        route => format!(
            "/v2/spaces/{}/{route}?dry_run=true",
            fixture.world.one.short
        ),
    };
    fixture.world.post(&path, body.clone()).await
}

// ops.md 16.1: the tree is accepted, though only the string is published; query.md 4.2: in its other spellings, too.
#[tokio::test]
async fn filter_trees_are_accepted() {
    let fixture = Fixture::new().await;
    let filters =
        json!([{"property": "name", "condition": "notEqual", "value": "x", "include_time": null}]);
    for (route, body) in [
        ("search", json!({"filters": filters})),
        ("global", json!({"filters": filters})),
        (
            "queries",
            json!({"name": "Q", "type": "task", "filters": filters}),
        ),
        (
            "queries",
            json!({"name": "Q", "type": "task", "views": [{"name": "V", "filters": filters}]}),
        ),
    ] {
        send(&fixture, route, &body).await.is(200);
    }
}

// http.md 23, query.md 7: sorts of a request are closed and have no ids; those of a view have.
#[tokio::test]
async fn sorts_are_judged_by_their_schema() {
    let fixture = Fixture::new().await;
    for (more, path) in [
        (json!({"id": "a1b2c"}), "/sorts/0/id"),
        (json!({"order": "asc"}), "/sorts/0/order"),
        (json!({"direction": "down"}), "/sorts/0/direction"),
        (json!({"property": ""}), "/sorts/0/property"),
        (json!({"custom_order": [1]}), "/sorts/0/custom_order/0"),
        (json!({"include_time": "no"}), "/sorts/0/include_time"),
    ] {
        let mut sort = json!({"property": "name"});
        let given = more.as_object().unwrap().clone();
        sort.as_object_mut().unwrap().extend(given);
        for (route, body) in [
            ("search", json!({"sorts": [sort]})),
            ("global", json!({"sorts": [sort]})),
            (
                "queries",
                json!({"name": "Q", "type": "task", "sorts": [sort]}),
            ),
        ] {
            send(&fixture, route, &body).await.invalid(&[path]);
        }
    }
    let absent = json!({"property": "name", "direction": null, "custom_order": null, "empty_placement": null,
        "include_time": null, "no_collate": null});
    send(&fixture, "search", &json!({"sorts": [absent]}))
        .await
        .is(200);
    let view = json!({"name": "V", "sorts": [{"id": "a1b2c", "property": "name"}]});
    let query = json!({"name": "Q", "type": "task", "views": [view]});
    send(&fixture, "queries", &query).await.is(200);
}

// O-160, http.md 23, 24: bounds of members, also inside views.
#[tokio::test]
async fn bounds_of_lists_are_enforced() {
    let fixture = Fixture::new().await;
    let query = |view: Value| json!({"name": "Q", "type": "task", "views": [view]});
    let column = json!({"property": "name"});
    for (route, body, path) in [
        ("search", json!({"fields": [""]}), "/fields/0"),
        ("search", json!({"fields": ["x".repeat(257)]}), "/fields/0"),
        (
            "queries",
            query(json!({"columns": vec![column; 65]})),
            "/views/0/columns",
        ),
        (
            "queries",
            query(json!({"page_size": 1001})),
            "/views/0/page_size",
        ),
        (
            "queries",
            json!({"name": "Q", "type": "task", "views": vec![json!({}); 11]}),
            "/views",
        ),
        (
            "collections",
            json!({"name": "C", "items": vec!["x"; 1001]}),
            "/items",
        ),
        (
            "collections",
            json!({"name": "C", "items": [""]}),
            "/items/0",
        ),
    ] {
        send(&fixture, route, &body).await.invalid(&[path]);
    }
}
