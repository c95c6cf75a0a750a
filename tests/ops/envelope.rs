//! The request and the batch (ops.md 1 to 3).

use serde_json::json;

use super::Subject;
use crate::support::World;
use crate::support::partial::has;

// O-17: what is not there is 404, what the server manages names its kind and its own route. Nothing is written, whatever
// the operation, and neither a stale etag (ops.md 2, steps 5 to 7) nor a later fault answers before.
#[tokio::test]
async fn what_is_missing_or_managed_by_the_server_is_not_edited() {
    let world = World::new().await;
    let property = world.select("Stage", &["Todo"]).await;
    let options = world
        .server
        .store
        .objects_of_kinds(&world.one.full, &["property_option"])
        .unwrap();
    let gone = world.create(json!({"type": "page", "name": "Gone"})).await;
    let [option] = options.as_slice() else {
        panic!("{} options", options.len());
    };
    let batches = [
        json!([{"op": "set_properties", "set": {"name": "X"}}]),
        json!([{"op": "insert_blocks", "blocks": [{"type": "divider"}]}]),
        json!([{"op": "frobnicate"}]),
    ];
    let unknown = format!("bafyrei{}", "a".repeat(52));
    for ops in &batches {
        for query in ["", "?dry_run=true"] {
            let path = format!("{}{query}", world.object(&unknown));
            let reply = world
                .request("PATCH", &path)
                .header("If-Match", "\"00000000\"");
            let reply = reply.json(&json!({ "ops": ops })).send().await;
            reply.missing(&["object_id"]).mentions(&[unknown.as_str()]);
        }
    }
    let member = world.me().await;
    let file = crate::files::uploaded(&world, "a.txt", b"words").await;
    #[rustfmt::skip]
    let cases = [
        (property["id"].as_str().unwrap(), "property", "update_property"),
        (&option.id, "property_option", "update_property_option"),
        (&file, "file_object", "upload_file"),
        (&member, "participant", "list_members"),
    ];
    for (id, kind, route) in cases {
        let before = world.read(id).await;
        for ops in &batches {
            for query in ["", "?dry_run=true"] {
                let path = format!("{}{query}", world.object(id));
                let reply = world
                    .request("PATCH", &path)
                    .header("If-Match", "\"00000000\"");
                let reply = reply.json(&json!({ "ops": ops })).send().await;
                reply.invalid(&["object_id"]).mentions(&[kind]);
                assert_eq!(reply.json["issues"][0]["see_also"][0]["op"], route);
            }
        }
        assert_eq!(world.read(id).await, before);
    }
    // In the bin an object is there still, and refuses for that (ops.md 8).
    world.delete(&world.object(&gone)).await.is(200);
    let reply = world.edit(&gone, batches[0].clone()).await;
    reply.refused(403, "forbidden", &["/ops/0"]);
}

// O-20, O-22, O-23, H-58
#[tokio::test]
async fn a_dry_run_tells_and_stores_nothing() {
    let subject = Subject::d1().await;
    let before = subject.read().await;
    let ops = json!([
        {"op": "delete_block", "id": "p1", "recursive": true},
        {"op": "insert_blocks", "blocks": [{"type": "paragraph", "text": "one"}, {"type": "paragraph", "text": "two"}]},
        {"op": "replace_text", "find": "two", "replace": "three"},
    ]);
    let result = subject.send("dry_run=true", ops.clone()).await.body(200);
    has!(result, {"dry_run": true, "etag": null});
    assert_eq!(result["diff_stats"]["blocks_removed"], 2);
    for id in result["created_blocks"].as_object().unwrap().values() {
        assert_eq!(id.as_str().unwrap().len(), 5);
    }
    assert_eq!(result["created_blocks"].as_object().unwrap().len(), 2);
    let result = subject.send("dry_run=true&ids=full", ops).await.body(200);
    for id in result["created_blocks"].as_object().unwrap().values() {
        assert_eq!(id.as_str().unwrap().len(), 24);
    }
    assert_eq!(subject.read().await, before);
}
