//! The request and the batch (ops.md 1 to 3).

use serde_json::{Value, json};

use super::{Subject, stats};
use crate::support::World;

// O-1 to O-8, O-168
#[tokio::test]
pub(crate) async fn faults_of_the_request() {
    let subject = Subject::d1().await;
    let path = subject.world.object(&subject.id);
    let op = json!({"op": "delete_block", "id": "s2"});
    for (body, fault, says) in [
        (json!({"ops": []}), "/ops", "set_properties"),
        (json!({}), "/ops", "set_properties"),
        (json!({"ops": {}}), "/ops", ""),
        (op.clone(), "/op", "ops"),
        (
            json!({"ops": [op], "properties": {}}),
            "/properties",
            "set_properties",
        ),
        (json!({"ops": [op], "if_match": "x"}), "/if_match", "header"),
        (
            json!({"ops": [op], "blocks": []}),
            "/blocks",
            "insert_blocks",
        ),
        (json!({"ops": [5]}), "ops[0]", ""),
        (json!({"ops": [{"id": "s2"}]}), "ops[0].op", "delete_block"),
        (
            json!({"ops": [{"op": "frobnicate"}]}),
            "ops[0].op",
            "delete_block",
        ),
        (
            json!({"ops": [{"op": "delete_block", "id": "s2", "foo": 1}]}),
            "ops[0]",
            "foo",
        ),
        (
            json!({"ops": [{"op": "move_block"}]}),
            "ops[0].id",
            "get_op_schema",
        ),
        (
            json!({"ops": [{"op": "delete_block", "id": null, "match": null}]}),
            "ops[0]",
            "match",
        ),
    ] {
        subject
            .world
            .patch(&path, body)
            .await
            .invalid(&[fault])
            .mentions(&[says]);
    }
    let reply = subject.world.patch(&path, json!([])).await;
    assert_eq!(reply.status, 400);
    for name in [
        "setProperties",
        "updateBlock",
        "replaceSubtree",
        "insertBlocks",
        "moveBlock",
        "deleteBlock",
        "replaceText",
        "setCell",
        "updateView",
        "insertView",
        "moveView",
        "deleteView",
        "addItems",
        "removeItems",
        "setType",
    ] {
        subject
            .refuse(json!([{ "op": name }]))
            .await
            .invalid(&["ops[0].op"]);
    }
    let many: Value = (0..513).map(|_| op.clone()).collect();
    subject
        .refuse(many.clone())
        .await
        .invalid(&["/ops"])
        .mentions(&["512", "513"]);
    let unknown = subject.world.object(&format!("bafyrei{}", "a".repeat(52)));
    subject
        .world
        .patch(&unknown, json!({ "ops": many }))
        .await
        .invalid(&["/ops"]);
    let nulls = json!([{"op": "delete_block", "id": "c1", "match": null, "recursive": null}]);
    subject.apply(nulls).await;
}

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
    let [option] = options.records.as_slice() else {
        panic!("{} options", options.records.len());
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
    for (id, kind, route) in [
        (
            property["id"].as_str().unwrap(),
            "property",
            "update_property",
        ),
        (&option.id, "property_option", "update_property_option"),
        (&file, "file_object", "upload_file"),
        (&member, "participant", "list_members"),
    ] {
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

// O-9, O-39
#[tokio::test]
pub(crate) async fn one_failure_refuses_all() {
    let subject = Subject::d1().await;
    let ops = json!([{"op": "delete_block", "id": "c1"}, {"op": "delete_block", "id": "nowhere"}]);
    subject
        .refuse(ops)
        .await
        .missing(&["ops[1].id"])
        .mentions(&["outline"]);
    let ops = json!([
        {"op": "set_properties", "set": {"tag": ["new"]}},
        {"op": "update_block", "id": "nowhere", "set": {"text": "x"}},
    ]);
    subject
        .send("create_missing_options=true", ops)
        .await
        .missing(&["ops[1].id"]);
    subject
        .refuse(json!([{"op": "set_properties", "set": {"tag": ["new"]}}]))
        .await
        .invalid(&["ops[0].set.tag"]);
}

// O-10, O-11, O-12, O-13, O-14, O-176
#[tokio::test]
async fn each_op_sees_what_the_one_before_left() {
    let subject = Subject::d1().await;
    let update = |what: Value, set: Value| {
        let mut op = json!({"op": "update_block", "set": set});
        op.as_object_mut()
            .unwrap()
            .extend(what.as_object().unwrap().clone());
        op
    };
    let gamma = update(json!({"match": "beta"}), json!({"text": "gamma"}));
    subject
        .refuse(json!([
            gamma,
            update(json!({"match": "beta"}), json!({"color": "red"}))
        ]))
        .await
        .missing(&["ops[1].match"]);
    let too = update(json!({"id": "p1"}), json!({"text": "beta too"}));
    let replace = json!({"op": "replace_text", "find": "beta", "replace": "x"});
    subject
        .refuse(json!([too, replace]))
        .await
        .ambiguous(&["ops[1].find"])
        .mentions(&["p1", "c1"]);
    subject
        .refuse(json!([too, {"op": "delete_block", "match": "beta"}]))
        .await
        .ambiguous(&["ops[1].match"]);

    let kid = json!({"op": "replace_text", "id": "c1", "find": "beta", "replace": "kid"});
    subject
        .apply(json!([
            kid,
            update(json!({"id": "c1"}), json!({"color": "blue"}))
        ]))
        .await;
    let block = subject.block("c1").await;
    assert_eq!(
        (&block["text"], &block["color"]),
        (&json!("kid"), &json!("blue"))
    );
    let first = update(json!({"match": "kid"}), json!({"text": "gamma"}));
    subject
        .apply(json!([
            first,
            update(json!({"match": "gamma"}), json!({"color": "red"}))
        ]))
        .await;
    let block = subject.block("c1").await;
    assert_eq!(
        (&block["text"], &block["color"]),
        (&json!("gamma"), &json!("red"))
    );

    let before = subject.read().await;
    let insert = json!({"op": "insert_blocks", "blocks": [{"type": "paragraph", "text": "zzz"}]});
    let result = subject
        .apply(json!([insert, {"op": "delete_block", "match": "zzz"}]))
        .await;
    assert_eq!(
        result["created_blocks"]["ops[0].blocks[0]"]
            .as_str()
            .unwrap()
            .len(),
        24
    );
    assert_eq!((stats(&result), &result["etag"]), ([0; 5], &before["etag"]));
}

// O-15
#[tokio::test]
async fn the_work_of_a_batch_is_bounded() {
    let blocks: Value = (0..2500).map(|number| json!({"id": format!("b{number}"), "type": "paragraph", "text": format!("t{number}.")})).collect();
    let subject = Subject::page(blocks).await;
    let moves: Value = (0..512)
        .map(|number| json!({"op": "move_block", "id": format!("b{number}")}))
        .collect();
    subject.refuse(moves).await.invalid(&["/ops"]);
    let texts: Value =
        (0..512).map(|number| json!({"op": "replace_text", "id": format!("b{number}"), "find": "t", "replace": "u"})).collect();
    assert_eq!(stats(&subject.apply(texts).await), [0, 512, 0, 0, 0]);
}

// O-20, O-22, O-23, H-58
#[tokio::test]
pub(crate) async fn a_dry_run_tells_and_stores_nothing() {
    let subject = Subject::d1().await;
    let before = subject.read().await;
    let ops = json!([
        {"op": "delete_block", "id": "p1", "recursive": true},
        {"op": "insert_blocks", "blocks": [{"type": "paragraph", "text": "one"}, {"type": "paragraph", "text": "two"}]},
        {"op": "replace_text", "find": "two", "replace": "three"},
    ]);
    let result = subject.send("dry_run=true", ops.clone()).await.body(200);
    assert_eq!(
        (&result["dry_run"], result.get("etag")),
        (&json!(true), None)
    );
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

// H-61, H-62, H-63
#[tokio::test]
pub(crate) async fn an_edit_needs_a_write_grant() {
    let subject = Subject::d1().await;
    let world = &subject.world;
    let path = world.object(&subject.id);
    let ops = json!({"ops": [{"op": "set_properties", "set": {"name": "X"}}]});
    world
        .anonymous("PATCH", &path)
        .json(&ops)
        .send()
        .await
        .older(401, "unauthorized");
    let unknown = world.object(&format!("bafyrei{}", "a".repeat(52)));
    for path in [&path, &unknown] {
        world
            .request_as(&world.keys.kr, "PATCH", path)
            .json(&ops)
            .send()
            .await
            .refused(403, "write_not_granted", &["Authorization"]);
    }
    let foreign = format!("/v2/spaces/{}/objects/{}", world.two.full, subject.id);
    world
        .request_as(&world.keys.kr, "PATCH", &foreign)
        .json(&ops)
        .send()
        .await
        .refused(403, "space_not_granted", &["space_id"]);
    world
        .request_as(&world.keys.kw, "PATCH", &path)
        .json(&ops)
        .send()
        .await
        .is(200);
}
