//! Pages of the tasks of the fixture (query.md 16.3).

use serde_json::{Value, json};

use super::fixture::{Fixture, ids};
use crate::support::partial::has;

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
    has!(first, {"total": 5, "has_more": true});
    let message = first["message"].as_str().unwrap();
    assert!(
        message.contains("filter") && message.contains('5'),
        "{message}"
    );
    let last = page("limit=2&offset=4", json!({"type": "task"})).await;
    assert_eq!(ids(&last), ["G"]);
    has!(last, {"has_more": false, "message": null});
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
    for sorts in [json!([]), days, json!([{"property": "name"}])] {
        let expected = whole(&sorts).await;
        let mut found = Vec::new();
        for offset in 0..5 {
            let body = json!({"type": "task", "sorts": sorts});
            found.extend(ids(&page(&format!("limit=1&offset={offset}"), body).await));
        }
        assert_eq!(found.join(" "), expected, "{sorts}");
    }
}
