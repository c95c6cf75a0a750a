//! Etags and If-Match (http.md 4, 7; ops.md 12).

use rolltop_http::testing::Options;
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
    for query in [
        "ids=full",
        "keys=name",
        "outline=true",
        "include=blocks",
        "format=md",
        "block=p",
    ] {
        let reply = world.get(&format!("{path}?{query}")).await;
        assert_eq!(reply.json["etag"], etag, "{query}");
        assert_eq!(
            reply.header("etag").map(|value| value.trim_matches('"')),
            etag.as_str(),
            "{query}"
        );
    }
    let set = |value: serde_json::Value| json!([{"op": "set_properties", "set": value}]);
    let same = world.edit(&id, set(json!({"name": "P"}))).await.body(200);
    assert_eq!(same["etag"], etag);
    let favourite = world
        .edit(&id, set(json!({"is_favorite": true})))
        .await
        .body(200);
    assert_eq!(
        (
            &favourite["etag"],
            &favourite["diff_stats"]["properties_changed"]
        ),
        (&etag, &json!(0))
    );
    let changed = world.edit(&id, set(json!({"name": "Q"}))).await;
    let now = changed.json["etag"].clone();
    assert_ne!(now, etag);
    assert_eq!(
        changed.header("etag").map(|value| value.trim_matches('"')),
        now.as_str()
    );
    assert_eq!(world.read(&id).await["etag"], now);

    let World { server, keys, .. } = world;
    let server = server
        .restart(Options {
            seed: 2,
            ..Options::default()
        })
        .await
        .unwrap();
    let again = crate::support::answer::Request::new(&server, "GET", &path)
        .key(&keys.k)
        .send()
        .await;
    assert_eq!(again.body(200)["etag"], now);
}

// H-48, H-49, H-50, O-18
#[tokio::test]
async fn a_stale_etag_stops_everything() {
    let world = World::new().await;
    let id = world.create(json!({"type": "task", "name": "P"})).await;
    let path = world.object(&id);
    let etag = world.read(&id).await["etag"].as_str().unwrap().to_owned();
    let ops = json!({"ops": [{"op": "set_properties", "set": {"status": "New"}}]});
    for query in [
        "?create_missing_options=true",
        "?create_missing_options=true&dry_run=true",
    ] {
        let stale = world
            .request("PATCH", &format!("{path}{query}"))
            .header("if-match", "\"deadbeef\"");
        let reply = stale.json(&ops).send().await;
        reply
            .refused(409, "etag_mismatch", &["If-Match"])
            .mentions(&[&etag, "get_object"]);
        assert_eq!(reply.header("etag"), Some(format!("\"{etag}\"").as_str()));
    }
    world
        .patch(&path, ops.clone())
        .await
        .invalid(&["ops[0].set.status"]);
    let stale = world
        .request("DELETE", &path)
        .header("if-match", "\"deadbeef\"");
    stale
        .send()
        .await
        .refused(409, "etag_mismatch", &["If-Match"]);
    assert!(
        world.read(&id).await["properties"]
            .get("is_archived")
            .is_none()
    );
    let unknown = world.object(&format!("bafyrei{}", "a".repeat(52)));
    let stale = world
        .request("PATCH", &unknown)
        .header("if-match", "\"deadbeef\"");
    stale.json(&ops).send().await.missing(&["object_id"]);
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
