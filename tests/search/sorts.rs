//! Orders and pages of the tasks of the fixture (query.md 16.3).

use serde_json::{Value, json};

use super::fixture::{Fixture, ids};

/// Case, sorts, expected order.
fn cases() -> Vec<(&'static str, Value, &'static str)> {
    let by = |property: &str, more: Value| {
        let mut sort = json!({ "property": property });
        sort.as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        json!([sort])
    };
    vec![
        ("Q-302", by("name", json!({})), "G B C D A"),
        (
            "Q-302",
            by("name", json!({"direction": "desc"})),
            "A D C B G",
        ),
        (
            "Q-303",
            by("name", json!({"no_collate": true})),
            "G C A B D",
        ),
        (
            "Q-304",
            by("priority", json!({"direction": "asc"})),
            "G C B A D",
        ),
        (
            "Q-304",
            by("priority", json!({"direction": "desc"})),
            "D A B C G",
        ),
        (
            "Q-305",
            by("priority", json!({"empty_placement": "end"})),
            "C B A D G",
        ),
        (
            "Q-306",
            by(
                "priority",
                json!({"direction": "desc", "empty_placement": "start"}),
            ),
            "G D A B C",
        ),
        ("Q-307", by("due_date", json!({})), "C G D A B"),
        (
            "Q-307",
            by("due_date", json!({"direction": "desc"})),
            "B A D C G",
        ),
        (
            "Q-308",
            by("due_date", json!({"empty_placement": "end"})),
            "D A B C G",
        ),
        ("Q-309", by("done", json!({})), "A C G B D"),
        ("Q-310", by("status", json!({})), "C G A B D"),
        (
            "Q-311",
            by(
                "status",
                json!({"direction": "custom", "custom_order": ["Blocked", "Done"]}),
            ),
            "D B C G A",
        ),
        (
            "Q-312",
            json!([{"property": "done", "direction": "desc"}, {"property": "priority", "direction": "desc"}]),
            "D B A C G",
        ),
        ("query.md 7", by("assignee", json!({})), "C G A D B"),
        ("query.md 7", by("type", json!({})), "A B C D G"),
        (
            "query.md 7",
            by("last_modified_date", json!({})),
            "G D C B A",
        ),
    ]
}

//
#[tokio::test]
pub(crate) async fn rows_come_in_the_asked_order() {
    let fixture = Fixture::new().await;
    let found = fixture.ids(json!({"type": "task"})).await;
    assert_eq!(found.join(" "), "A B C D G", "Q-301");
    for (case, sorts, expected) in cases() {
        let found = fixture.ids(json!({"type": "task", "sorts": sorts})).await;
        assert_eq!(found.join(" "), expected, "{case} {sorts}");
    }
}

//
#[tokio::test]
async fn faulty_sorts_are_refused_at_their_place() {
    let fixture = Fixture::new().await;
    let one = json!({"property": "name"});
    for (case, sorts, path) in [
        (
            "Q-313",
            json!([{"property": "name", "direction": "descending"}]),
            "/sorts/0/direction",
        ),
        ("Q-314", json!([{"direction": "asc"}]), "/sorts/0/property"),
        ("Q-314", json!([{"property": "nmae"}]), "/sorts/0/property"),
        ("Q-315", json!(vec![one; 11]), "/sorts"),
        ("query.md 7", json!({}), "/sorts"),
        (
            "query.md 7",
            json!([{"property": "name", "empty_placement": "top"}]),
            "/sorts/0/empty_placement",
        ),
        (
            "query.md 7",
            json!([{"property": "name", "order": 1}]),
            "/sorts/0/order",
        ),
        (
            "query.md 7",
            json!([{"property": "status", "direction": "custom", "custom_order": ["Nope"]}]),
            "/sorts/0/custom_order",
        ),
    ] {
        let reply = fixture
            .search(json!({"type": "task", "sorts": sorts}))
            .await;
        assert_eq!(reply.is(400).paths(), [path], "{case}: {}", reply.text);
    }
    let reply = fixture
        .search(json!({"type": "task", "sorts": [{"property": "nmae"}]}))
        .await;
    reply.mentions(&["did you mean name?"]);
}

//
#[tokio::test]
async fn days_tie_where_the_time_does_not_count() {
    let fixture = Fixture::new().await;
    let early = json!({"kind": "page", "type": "task", "properties":
        {"name": "Early", "priority": 9, "dueDate": 1_786_320_060}});
    fixture.put(vec![fixture.record("Z", 0, early)]);
    let sorts = |include_time: bool| {
        json!([{"property": "due_date", "include_time": include_time},
            {"property": "priority", "direction": "desc"}])
    };
    let filter = "due_date = \"2026-08-10\"";
    let found = |include_time| {
        fixture.ids(json!({"type": "task", "filter": filter, "sorts": sorts(include_time)}))
    };
    assert_eq!(found(true).await, ["Z", "A"]);
    assert_eq!(found(false).await, ["Z", "A"]);
    let sorts = json!([{"property": "due_date", "include_time": false}, {"property": "priority"}]);
    let found = fixture
        .ids(json!({"type": "task", "filter": filter, "sorts": sorts}))
        .await;
    assert_eq!(found, ["A", "Z"]);
    // A view with the same sorts gives the same order.
    for (sorts, expected) in [
        (sorts, ["A", "Z"]),
        (
            json!([{"property": "due_date", "include_time": false},
        {"property": "priority", "direction": "desc"}]),
            ["Z", "A"],
        ),
    ] {
        let views = json!([{"name": "V", "sorts": sorts, "filters": [
            {"property": "due_date", "condition": "equal", "value": "2026-08-10"}]}]);
        let query = fixture.query(json!({ "views": views })).await;
        let rows = fixture.query_rows(&query, "").await.body(200);
        assert_eq!(ids(&rows), expected);
    }
}

//
#[tokio::test]
async fn pages_are_parts_of_one_order() {
    let fixture = Fixture::new().await;
    let page = |query: &str, body: Value| {
        let path = format!("{}?{query}", fixture.path());
        let world = &fixture.world;
        async move { world.post(&path, body).await.body(200) }
    };
    let first = page("limit=2", json!({"type": "task"})).await;
    assert_eq!(ids(&first), ["A", "B"]);
    assert_eq!(
        (&first["total"], &first["has_more"]),
        (&json!(5), &json!(true))
    );
    let message = first["message"].as_str().unwrap();
    assert!(
        message.contains("filter") && message.contains('5'),
        "{message}"
    );
    let last = page("limit=2&offset=4", json!({"type": "task"})).await;
    assert_eq!(ids(&last), ["G"]);
    assert_eq!(
        (&last["has_more"], last.get("message")),
        (&json!(false), None)
    );
    let beyond = page("offset=9", json!({"type": "task"})).await;
    assert_eq!(
        (ids(&beyond).len(), &beyond["total"], &beyond["has_more"]),
        (0, &json!(5), &json!(false))
    );
    let days = json!([{"property": "due_date", "include_time": false}, {"property": "priority"}]);
    let whole = async |sorts: &Value| {
        let body = json!({"type": "task", "sorts": sorts});
        ids(&page("", body).await).join(" ")
    };
    let mut orders: Vec<(&str, Value, String)> = Vec::new();
    for (case, sorts) in [("no sort", json!([])), ("Q-316", days)] {
        let order = whole(&sorts).await;
        orders.push((case, sorts, order));
    }
    let known = cases().into_iter();
    orders.extend(known.map(|(case, sorts, order)| (case, sorts, order.to_owned())));
    for (case, sorts, expected) in orders {
        let mut found = Vec::new();
        for offset in 0..5 {
            let body = json!({"type": "task", "sorts": sorts});
            found.extend(ids(&page(&format!("limit=1&offset={offset}"), body).await));
        }
        assert_eq!(found.join(" "), expected, "{case}");
    }
}
