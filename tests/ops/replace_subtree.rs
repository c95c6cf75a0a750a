//! replace_subtree (ops.md 7.3).

use serde_json::{Value, json};

use super::{Subject, stats};

fn replace(id: &str, blocks: Value) -> Value {
    json!([{"op": "replace_subtree", "id": id, "blocks": blocks}])
}

// O-62, O-171
#[tokio::test]
async fn a_subtree_is_replaced_in_place() {
    let subject = Subject::d1().await;
    let blocks = json!([
        {"id": "", "type": "bulleted_list_item", "text": "a", "color": "", "align": "left"},
        {"indent": 1, "id": "", "type": "paragraph", "text": "b"},
    ]);
    let result = subject.apply(replace("p1", blocks)).await;
    assert_eq!(stats(&result), [2, 0, 0, 2, 0]);
    assert_eq!(result["created_blocks"].as_object().unwrap().len(), 2);
    let order = subject.order().await;
    assert_eq!(
        (order.len(), order[0].as_str(), order[3].as_str()),
        (4, "h1", "s2")
    );
    let first = subject.block(&order[1]).await;
    assert_eq!(
        first,
        json!({"id": order[1], "type": "bulleted_list_item", "text": "a"})
    );
}

// O-63
#[tokio::test]
async fn a_block_read_can_be_sent_back() {
    let subject = Subject::d1().await;
    for block in ["p1", "c1"] {
        let path = format!(
            "{}?block={block}&include=blocks",
            subject.world.object(&subject.id)
        );
        let part = subject.world.get(&path).await.body(200);
        subject.idle(replace(block, part["blocks"].clone())).await;
    }
}

// O-64 to O-69
#[tokio::test]
async fn faults_of_a_replacement() {
    let subject = Subject::d1().await;
    let paragraph = |id: &str| json!([{"id": id, "type": "paragraph"}]);
    let jump = json!([{"type": "paragraph"}, {"type": "paragraph", "indent": 2}]);
    subject
        .refuse(replace("p1", jump))
        .await
        .invalid(&["ops[0].blocks[1].indent"])
        .mentions(&["0", "2"]);
    subject
        .refuse(replace("p1", paragraph("ghost")))
        .await
        .invalid(&["ops[0].blocks[0].id"])
        .mentions(&["create"]);
    subject
        .refuse(replace("p1", paragraph("h1")))
        .await
        .invalid(&["ops[0].blocks[0].id"])
        .mentions(&["duplicate", "h1"]);
    subject
        .refuse(replace("p1", paragraph("1")))
        .await
        .ambiguous(&["ops[0].blocks[0].id"])
        .mentions(&["h1", "p1", "c1"]);
    let minted = format!("{}a2b3c", "0".repeat(19));
    let labelled = Subject::page(json!([
        {"id": "p1", "type": "paragraph"},
        {"id": minted, "type": "paragraph"},
    ]))
    .await;
    labelled
        .refuse(replace("p1", paragraph("a2b3c")))
        .await
        .invalid(&["ops[0].blocks[0].id"])
        .mentions(&["duplicate", &format!("a2b3c ({minted})")]);
    let many: Value = (0..257).map(|_| json!({"type": "paragraph"})).collect();
    subject
        .refuse(replace("p1", many))
        .await
        .invalid(&["ops[0].blocks"])
        .mentions(&["257", "256"]);
    subject
        .refuse(replace("p1", json!([])))
        .await
        .invalid(&["ops[0].blocks"]);

    let views = Subject::page(json!([
        {"id": "p1", "type": "paragraph"},
        {"id": "dv", "type": "dataview", "views": [{"id": "view1", "name": "All"}]},
    ]))
    .await;
    views
        .refuse(replace("p1", paragraph("view1")))
        .await
        .invalid(&["ops[0].blocks[0].id"]);
}
