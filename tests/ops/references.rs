//! How references of operations resolve (ops.md 4).

use serde_json::json;

use super::{Subject, stats};

// O-25, O-26, O-27, O-28
#[tokio::test]
async fn exact_else_unique_suffix_else_candidates() {
    let subject = Subject::page(json!([
        {"id": "xy1", "type": "paragraph", "text": "a"},
        {"id": "zz1", "type": "paragraph", "text": "b"},
        {"id": "c1", "indent": 1, "type": "paragraph", "text": "beta"},
        {"id": "longend", "type": "paragraph", "text": "c"},
        {"id": "end", "type": "paragraph", "text": "d"},
    ]))
    .await;
    let set = |id: &str| json!([{"op": "update_block", "id": id, "set": {"color": "red"}}]);
    subject.apply(set("y1")).await;
    assert_eq!(subject.block("xy1").await["color"], "red");
    subject.apply(set("end")).await;
    assert_eq!(subject.block("end").await["color"], "red");
    assert!(subject.block("longend").await.get("color").is_none());
    subject
        .refuse(set("1"))
        .await
        .ambiguous(&["ops[0].id"])
        .mentions(&["xy1 ", "zz1 ", "c1 "]);
    subject
        .refuse(set("nowhere"))
        .await
        .missing(&["ops[0].id"])
        .mentions(&["outline"]);
    subject
        .refuse(json!([{"op": "delete_block", "id": "1"}]))
        .await
        .ambiguous(&["ops[0].id"]);
}

// O-87, ops.md 10
#[tokio::test]
async fn a_receipt_is_a_reference() {
    let subject = Subject::d1().await;
    let insert = json!([{"op": "insert_blocks", "blocks": [{"type": "paragraph", "text": "new"}]}]);
    let label = subject.apply(insert).await["created_blocks"]["ops[0].blocks[0]"].clone();
    assert_eq!(
        subject.order().await.last().unwrap(),
        label.as_str().unwrap()
    );
    let result = subject
        .apply(json!([{"op": "update_block", "id": label, "set": {"text": "newer"}}]))
        .await;
    assert_eq!(stats(&result), [0, 1, 0, 0, 0]);
}
