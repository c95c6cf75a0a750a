//! What an edit leaves alone: the date and author of the last change, and the marks of an account (ops.md 3, 7.1, 12).

use std::time::Duration;

use serde_json::{Value, json};

use super::Subject;

fn set(members: Value) -> Value {
    json!({"op": "set_properties", "set": members})
}

// ops.md 3, 12: who changes nothing of the content is no last author.
#[tokio::test]
async fn the_last_change_is_one_of_content() {
    let d1 = Subject::d1().await;
    let before = d1.read().await["properties"].clone();
    let same = async |why: &str| {
        d1.world.server.clock.advance(Duration::from_secs(60));
        let after = d1.read().await["properties"].clone();
        for key in ["last_modified_date", "last_modified_by"] {
            assert_eq!(after[key], before[key], "{why}");
        }
    };
    same("time passes").await;
    d1.apply(json!([set(json!({"name": "D1"}))])).await;
    same("an echo").await;
    let sent = json!([set(json!({"name": "N"}))]);
    let dry = d1.send("dry_run=true", sent).await;
    dry.is(200);
    same("a dry run").await;
    d1.apply(json!([set(json!({"is_favorite": true}))])).await;
    same("a favourite").await;
    let there_and_back = json!([
        {"op": "insert_blocks", "blocks": [{"type": "paragraph", "text": "zzz"}]},
        {"op": "delete_block", "match": "zzz"},
    ]);
    d1.apply(there_and_back).await;
    same("a block that comes and goes").await;
    let option =
        json!([set(json!({"status": "Fresh"})), {"op": "set_properties", "unset": ["status"]}]);
    let made = d1
        .send("create_missing_options=true", option)
        .await
        .body(200);
    assert_eq!(made["created"]["options"][0]["name"], "Fresh");
    same("an option").await;
    d1.refuse(json!([set(json!({"name": "N"})), {"op": "delete_block", "id": "nowhere"}]))
        .await
        .missing(&["ops[1].id"]);
    same("a refusal").await;

    d1.world.server.clock.advance(Duration::from_secs(60));
    d1.apply(json!([set(json!({"name": "N"}))])).await;
    let after = d1.read().await["properties"].clone();
    assert_ne!(after["last_modified_date"], before["last_modified_date"]);
}

// ops.md 7.1: the mark of the account is part of the batch.
#[tokio::test]
async fn a_mark_is_set_with_its_batch_or_not_at_all() {
    let d1 = Subject::d1().await;
    let mark = set(json!({"is_favorite": true}));
    let dry = d1.send("dry_run=true", json!([mark])).await;
    dry.is(200);
    let marked = async || d1.read().await["properties"].get("is_favorite").cloned();
    assert_eq!(marked().await, None);
    let refused = json!([mark, {"op": "delete_block", "id": "nowhere"}]);
    d1.refuse(refused).await.missing(&["ops[1].id"]);
    assert_eq!(marked().await, None);
    for field in ["add", "remove"] {
        let op = json!([{"op": "set_properties", field: {"is_favorite": [true]}}]);
        let path = format!("ops[0].{field}.is_favorite");
        d1.refuse(op)
            .await
            .invalid(&[&path])
            .mentions(&["checkbox"]);
    }
    let before = d1.read().await;
    let unset = json!([{"op": "set_properties", "unset": ["is_favorite"]}]);
    for (ops, expected) in [(json!([mark]), Some(json!(true))), (unset, None)] {
        assert_eq!(d1.apply(ops).await["etag"], before["etag"]);
        assert_eq!(marked().await, expected);
    }
}
