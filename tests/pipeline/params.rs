//! Hints and versions (http.md 11).

use serde_json::json;

use crate::support::World;

// H-137: of another operation, and of this request with a query.
#[tokio::test]
async fn a_hint_holds_the_rendered_request() {
    let world = World::new().await;
    world.select("Stage", &["Todo"]).await;
    let new_option = json!({"type": "task", "properties": {"stage": "New"}});
    let same = format!("POST {}?create_missing_options=true", world.objects());
    let types = format!("GET {}", world.at("types"));
    for (route, body, rendered) in [
        ("objects?keys=slug", new_option, same),
        ("queries", json!({"name": "Q", "type": "tusk"}), types),
    ] {
        let reply = world.post(&world.at(route), body).await;
        let issue = &reply.is(400).json["issues"][0];
        let hint = issue["hint"].as_str().unwrap();
        assert!(hint.contains(&rendered), "{rendered} in {hint}");
        assert!(issue["see_also"].is_array(), "{issue}");
    }
}

// H-135
#[tokio::test]
async fn any_version_is_served() {
    let world = World::new().await;
    let old = world
        .request("GET", "/v2/spaces")
        .header("service-version", "1999-01-01")
        .send()
        .await;
    assert_eq!(old.text, world.get("/v2/spaces").await.text);
}
