//! What a search takes as a request, and who may send it (http.md 24).

use serde_json::json;

use super::fixture::{Fixture, ids};

// H-129
#[tokio::test]
async fn what_is_refused() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let both = json!({"filter": "", "filters": []});
    let reply = fixture.search(both).await;
    reply.ambiguous(&["/filter", "/filters"]);
    for (name, says) in [
        ("limit", "query parameter"),
        ("offset", "query parameter"),
        ("qeury", "query"),
    ] {
        let reply = fixture.search(json!({name: 5})).await;
        reply.invalid(&[&format!("/{name}")]).mentions(&[says]);
    }
    fixture.search(json!([])).await.is(400);
    let huge = format!("{{\"query\":\"{}\"}}", "x".repeat(1 << 20));
    let reply = world.request("POST", &fixture.path()).raw(huge);
    let reply = reply.send().await;
    reply.refused(413, "request_too_large", &[]);
    let elsewhere = world.post("/v2/spaces/zzzzzz/search", json!({"nonsense": true}));
    elsewhere.await.missing(&["space_id"]);
    //
    let property = |id: &str, key: &str| {
        let document = json!({"kind": "property", "type": "relation", "properties": {
            "name": key, "relationKey": id, "relationFormat": 0, "apiObjectKey": key}});
        fixture.record(id, 0, document)
    };
    fixture.put(vec![property("p1", "twofold"), property("p2", "two_fold")]);
    let reply = fixture.search(json!({"filter": "TwoFold IS EMPTY"})).await;
    reply
        .ambiguous(&["/filter"])
        .mentions(&["twofold", "two_fold"]);
}

// Q-229, H-41, H-129, query.md 1: a search is a read.
#[tokio::test]
async fn a_blank_body_lists_everything() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let all = ["A", "B", "C", "D", "G", "E"];
    assert_eq!(fixture.ids(json!({})).await, all);
    for blank in ["", " \n", "null"] {
        let reply = world
            .request("POST", &fixture.path())
            .header("Idempotency-Key", "not visible")
            .raw(blank)
            .send()
            .await;
        assert_eq!(ids(&reply.body(200)), all);
    }
    let nulls = json!({"query": null, "type": null, "filter": null, "filters": null, "sorts": null, "fields": null});
    assert_eq!(fixture.ids(nulls).await, all);
    let dry = world
        .post(&format!("{}?dry_run=true", fixture.path()), json!({}))
        .await
        .body(200);
    assert!(dry.get("dry_run").is_none());
}
