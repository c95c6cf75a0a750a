//! What an object's kind refuses (ops.md 8).

use serde_json::{Value, json};

use super::Subject;
use crate::support::World;

// O-21, O-49, O-144, O-145
#[tokio::test]
async fn queries_refuse_blocks_but_not_names() {
    let world = World::new().await;
    let id = world.create(json!({"type": "set", "name": "Q"})).await;
    let subject = Subject { world, id };
    let name = json!({"op": "set_properties", "set": {"name": "R"}});
    let mixed = json!([name, {"op": "delete_block", "id": "dataview"}]);
    subject
        .refuse(mixed)
        .await
        .refused(403, "forbidden", &["/ops/1"]);
    subject.apply(json!([name])).await;
    assert_eq!(subject.read().await["properties"]["name"], "R");
    let batch = json!([{"op": "set_type", "type": "page"}]);
    let reply = subject.refuse(batch).await;
    reply.refused(403, "forbidden", &["/ops/0"]);
}

// ops.md 2: of two faults the one of the earlier step answers.
#[tokio::test]
async fn the_first_step_that_fails_answers() {
    let world = World::new().await;
    let query = world.create(json!({"type": "set", "name": "Q"})).await;
    let members = format!("/v2/spaces/{}/members", world.one.short);
    let member = world.get(&members).await.body(200)["data"][0]["id"].clone();
    let stale = async |id: &str, ops: Value| {
        let request = world.request("PATCH", &world.object(id));
        let request = request.header("If-Match", "deadbeef");
        request.json(&json!({ "ops": ops })).send().await
    };
    let delete = json!({"op": "delete_block", "id": "dataview"});
    // 6 before 7: the kind of the object, then the etag.
    let reply = stale(member.as_str().unwrap(), json!([delete])).await;
    reply.refused(400, "validation_failed", &["object_id"]);
    // 7 before 8: the etag, then the restrictions.
    let reply = stale(&query, json!([delete])).await;
    assert_eq!(
        (reply.status, &reply.json["code"]),
        (409, &json!("etag_mismatch"))
    );
    // 8 before 10: the restrictions, then the options.
    let option = json!({"op": "set_properties", "set": {"status": "Nope"}});
    let reply = world.edit(&query, json!([option, delete])).await;
    reply.refused(403, "forbidden", &["/ops/1"]);
}
