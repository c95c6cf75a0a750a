//! delete_block (ops.md 7.6).

use serde_json::json;

use super::{Subject, stats};

// O-94, O-95, O-97
#[tokio::test]
async fn descendants_go_by_consent_only() {
    let subject = Subject::d1().await;
    let reply = subject
        .refuse(json!([{"op": "delete_block", "id": "p1"}]))
        .await;
    reply
        .invalid(&["ops[0]"])
        .mentions(&["1 descendant block", "recursive"]);
    subject
        .refuse(json!([{"op": "delete_block", "match": "alpha"}]))
        .await
        .invalid(&["ops[0]"])
        .mentions(&["p1"]);
    subject
        .refuse(json!([{"op": "delete_block", "id": "s2", "match": "red"}]))
        .await
        .ambiguous(&["ops[0]"]);
    subject
        .refuse(json!([{"op": "delete_block"}]))
        .await
        .invalid(&["ops[0]"]);
    let result = subject
        .apply(json!([{"op": "delete_block", "id": "p1", "recursive": true}]))
        .await;
    assert_eq!(stats(&result), [0, 0, 0, 2, 0]);
    assert_eq!(subject.order().await, ["h1", "s2"]);
}

// O-96
#[tokio::test]
async fn a_text_must_name_one_block() {
    let subject = Subject::twins().await;
    let reply = subject
        .refuse(json!([{"op": "delete_block", "match": "Cost: open"}]))
        .await;
    reply.ambiguous(&["ops[0].match"]).mentions(&["x1", "x2"]);
    subject
        .refuse(json!([{"op": "delete_block", "match": "nothing"}]))
        .await
        .missing(&["ops[0].match"]);
    subject
        .apply(json!([{"op": "delete_block", "id": "x2"}]))
        .await;
    assert_eq!(subject.order().await, ["ha", "x1", "hb"]);
}
