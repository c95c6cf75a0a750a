//! move_block (ops.md 7.5).

use serde_json::{Value, json};

use super::{Subject, stats};

fn moved(id: &str, target: Value) -> Value {
    let mut op = json!({"op": "move_block", "id": id});
    op.as_object_mut()
        .unwrap()
        .extend(target.as_object().unwrap().clone());
    json!([op])
}

// O-88, O-89, O-90, O-91
#[tokio::test]
async fn a_subtree_moves_as_one() {
    for (id, target, order, count) in [
        ("s2", json!({"inside": "p1"}), ["h1", "p1", "c1", "s2"], 1),
        ("p1", json!({}), ["h1", "s2", "p1", "c1"], 1),
        (
            "p1",
            json!({"position": "first"}),
            ["p1", "c1", "h1", "s2"],
            1,
        ),
        (
            "h1",
            json!({"position": "first"}),
            ["h1", "p1", "c1", "s2"],
            0,
        ),
    ] {
        let subject = Subject::d1().await;
        let result = subject.apply(moved(id, target.clone())).await;
        assert_eq!(stats(&result), [0, 0, count, 0, 0], "{id} {target}");
        assert_eq!(subject.order().await, order, "{id} {target}");
        assert_eq!(subject.block("c1").await["indent"], 1);
    }
    let subject = Subject::d1().await;
    subject.apply(moved("s2", json!({"inside": "p1"}))).await;
    assert_eq!(subject.block("s2").await["indent"], 1);
}

// O-221
#[tokio::test]
async fn the_fewest_moves_are_counted() {
    let paragraph = |id: &str| json!({"id": id, "type": "paragraph", "text": id});
    let to = |id: &str, target: Value| moved(id, target)[0].take();
    for (ops, order, count) in [
        (
            json!([
                to("c", json!({"position": "first"})),
                to("d", json!({"position": "first"})),
                to("a", json!({}))
            ]),
            &["d", "c", "b", "a"][..],
            3,
        ),
        (
            json!([
                to("d", json!({"after": "a"})),
                to("b", json!({"after": "c"}))
            ]),
            &["a", "d", "c", "b"],
            2,
        ),
        // A way round in the batch is none in what it comes to.
        (
            json!([to("a", json!({})), to("b", json!({"position": "last"}))]),
            &["c", "d", "a", "b"],
            2,
        ),
        (
            json!([
                to("a", json!({})),
                to("a", json!({"position": "first"})),
                to("d", json!({"before": "b"}))
            ]),
            &["a", "d", "b", "c"],
            1,
        ),
    ] {
        let blocks = ["a", "b", "c", "d"].map(paragraph);
        let subject = Subject::page(json!(blocks)).await;
        let result = subject.apply(ops.clone()).await;
        assert_eq!(stats(&result), [0, 0, count, 0, 0], "{ops}");
        assert_eq!(subject.order().await, order, "{ops}");
    }
    let subject = Subject::page(json!(["a", "b", "c", "d"].map(paragraph))).await;
    let wrapped = json!([{"op": "replace_subtree", "id": "c", "blocks": [
        {"type": "toggle", "text": "t"}, {"type": "paragraph", "text": "c", "id": "c", "indent": 1}]}]);
    let result = subject.apply(wrapped).await;
    assert_eq!(stats(&result), [1, 0, 1, 0, 0]);
}

// O-92, O-93
#[tokio::test]
async fn a_block_does_not_move_into_itself() {
    let subject = Subject::d1().await;
    subject
        .refuse(moved("p1", json!({"inside": "c1"})))
        .await
        .invalid(&["ops[0]"]);
    subject
        .refuse(moved("p1", json!({"after": "p1"})))
        .await
        .invalid(&["ops[0]"]);
    subject
        .refuse(moved("p1", json!({"after": "h1", "before": "s2"})))
        .await
        .ambiguous(&["ops[0]"]);
    subject
        .refuse(moved("nowhere", json!({})))
        .await
        .missing(&["ops[0].id"]);
    let alone = Subject::page(
        json!([{"id": "p1", "type": "paragraph"}, {"id": "c1", "type": "paragraph", "indent": 1}]),
    )
    .await;
    alone.idle(moved("p1", json!({"position": "first"}))).await;
}
