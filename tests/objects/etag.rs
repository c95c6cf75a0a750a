//! Etags and If-Match (http.md 4, 7; ops.md 12).

use serde_json::json;

use crate::support::World;

// H-52, O-24, D-126
#[tokio::test]
async fn an_etag_is_a_digest_of_the_content() {
    let world = World::new().await;
    let id = world
        .page("P", json!([{"id": "p", "type": "paragraph", "text": "x"}]))
        .await;
    let path = world.object(&id);
    let etag = world.read(&id).await["etag"].clone();
    for query in "ids=full keys=name outline=true include=blocks format=md block=p".split(' ') {
        let reply = world.get(&format!("{path}?{query}")).await;
        assert_eq!(reply.json["etag"], etag, "{query}");
    }
    let set = |value: serde_json::Value| json!([{"op": "set_properties", "set": value}]);
    let same = world.edit(&id, set(json!({"name": "P"}))).await.body(200);
    assert_eq!(same["etag"], etag);
    let favourite = world.edit(&id, set(json!({"is_favorite": true}))).await;
    let favourite = favourite.body(200);
    assert_eq!(favourite["etag"], etag);
    assert_eq!(favourite["diff_stats"]["properties_changed"], 0);
    let changed = world.edit(&id, set(json!({"name": "Q"}))).await;
    let now = changed.json["etag"].clone();
    assert_ne!(now, etag);
    assert_eq!(world.read(&id).await["etag"], now);

    let world = world.restarted().await;
    assert_eq!(world.read(&id).await["etag"], now);
}

// H-48, H-49, H-50, O-18
#[tokio::test]
async fn a_stale_etag_stops_everything() {
    let world = World::new().await;
    let id = world.create(json!({"type": "task", "name": "P"})).await;
    let path = world.object(&id);
    let etag = world.read(&id).await["etag"].as_str().unwrap().to_owned();
    let ops = json!({"ops": [{"op": "set_properties", "set": {"status": "New"}}]});
    let stale = |method, path: &str| {
        let request = world.request(method, path).json(&ops);
        request.header("if-match", "\"deadbeef\"").send()
    };
    for query in ["", "&dry_run=true"] {
        let query = format!("{path}?create_missing_options=true{query}");
        let reply = stale("PATCH", &query).await;
        reply.refused(409, "etag_mismatch", &["If-Match"]);
        reply.mentions(&[&etag, "get_object"]);
        assert_eq!(reply.header("etag"), Some(format!("\"{etag}\"").as_str()));
    }
    world
        .patch(&path, ops.clone())
        .await
        .invalid(&["ops[0].set.status"]);
    let refused = stale("DELETE", &path).await;
    refused.refused(409, "etag_mismatch", &["If-Match"]);
    let properties = world.read(&id).await["properties"].clone();
    assert_eq!(properties.get("is_archived"), None);
}

// D-126: what other objects are called, and what is an account's own, is no content.
#[tokio::test]
async fn renames_and_marks_leave_an_etag_current() {
    let world = World::new().await;
    let stage = json!({"name": "Stage", "format": "select", "options": [{"name": "Open"}]});
    world.add_property(stage).await;
    let body = json!({"type": "page", "name": "P", "properties": {"stage": "Open"}});
    let id = world.create(body).await;
    let etag = world.read(&id).await["etag"].as_str().unwrap().to_owned();
    let option = format!("{}/Open", world.options("stage"));
    world.patch(&option, json!({"name": "Begun"})).await.is(200);
    let read = world.read(&id).await;
    assert_eq!(read["properties"]["stage"], json!(["Begun"]));
    let send = async |set: serde_json::Value| {
        let request = world.request("PATCH", &world.object(&id));
        let ops = json!({"ops": [{"op": "set_properties", "set": set}]});
        let request = request.header("if-match", &format!("\"{etag}\""));
        request.json(&ops).send().await
    };
    send(json!({"is_favorite": true})).await.is(200);
    send(json!({"is_favorite": false})).await.is(200);
    send(json!({"stage": []})).await.is(200);
    let stale = send(json!({"name": "Q"})).await;
    stale.refused(409, "etag_mismatch", &["If-Match"]);
}
