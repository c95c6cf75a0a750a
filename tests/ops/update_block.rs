//! update_block (ops.md 7.2).

use serde_json::{Value, json};

use super::{Subject, stats};

fn update(id: &str, set: Value) -> Value {
    json!([{"op": "update_block", "id": id, "set": set}])
}

// O-50, O-52, O-53, O-55, O-57
#[tokio::test]
pub(crate) async fn members_are_merged() {
    let subject = Subject::d1().await;
    assert_eq!(
        stats(&subject.apply(update("c1", json!({"text": "new"}))).await),
        [0, 1, 0, 0, 0]
    );
    assert_eq!(subject.block("p1").await["text"], "alpha");
    subject
        .apply(update("p1", json!({"type": "quote", "text": "q"})))
        .await;
    assert_eq!(
        subject.block("p1").await,
        json!({"id": "p1", "type": "quote", "text": "q"})
    );
    assert_eq!(subject.order().await, ["h1", "p1", "c1", "s2"]);
    assert_eq!(subject.block("c1").await["indent"], 1);
    let red = json!([{"op": "update_block", "match": "red", "set": {"color": "red"}}]);
    assert_eq!(stats(&subject.apply(red).await), [0, 1, 0, 0, 0]);
    subject
        .apply(update("s2", json!({"text": null, "color": null})))
        .await;
    assert_eq!(
        subject.block("s2").await,
        json!({"id": "s2", "type": "paragraph"})
    );

    let list = Subject::page(json!([
        {"id": "k1", "type": "checkbox", "text": "milk"},
        {"id": "k2", "type": "checkbox", "text": "bread"},
        {"id": "k3", "type": "checkbox", "text": "jam"},
    ]))
    .await;
    list.apply(json!([{"op": "update_block", "match": "bread", "set": {"checked": true}}]))
        .await;
    let checked: Vec<bool> = list.read().await["blocks"]
        .as_array()
        .unwrap()
        .iter()
        .map(|block| block["checked"] == true)
        .collect();
    assert_eq!(checked, [false, true, false]);
}

// O-51, O-54, O-56, O-61
#[tokio::test]
async fn faults_of_an_update() {
    let subject = Subject::d1().await;
    for (ops, path) in [
        (update("c1", json!({"indent": 0})), "ops[0].set.indent"),
        (update("c1", json!({"id": "x"})), "ops[0].set.id"),
        (update("p1", json!({"type": "divider"})), "ops[0].set.type"),
        (update("c1", json!({"type": "todo"})), "ops[0].set.type"),
        (update("c1", json!({"type": "title"})), "ops[0].set.type"),
        (update("c1", json!({"type": null})), "ops[0].set.type"),
        (update("c1", json!({"checked": true})), "ops[0].set.checked"),
        (update("c1", json!({"text": "<u>x"})), "ops[0].set.text"),
        (update("c1", json!({"align": "middle"})), "ops[0].set.align"),
        (update("c1", json!({})), "ops[0].set"),
        (
            json!([{"op": "update_block", "set": {"text": "x"}}]),
            "ops[0]",
        ),
    ] {
        subject.refuse(ops).await.invalid(&[path]);
    }
    subject
        .refuse(update("p1", json!({"type": "divider"})))
        .await
        .mentions(&["1 descendant block"]);
    let both = json!([{"op": "update_block", "id": "c1", "match": "beta", "set": {"text": "x"}}]);
    subject.refuse(both).await.ambiguous(&["ops[0]"]);
}

// O-58, O-59
#[tokio::test]
async fn rows_are_replaced_and_keep_their_ids() {
    let subject = Subject::table().await;
    let mut rows = subject.block("t1").await["rows"].clone();
    subject.idle(update("t1", json!({ "rows": rows }))).await;
    rows.as_array_mut()
        .unwrap()
        .push(json!({"cells": ["Saw", "old"]}));
    let result = subject.apply(update("t1", json!({ "rows": rows }))).await;
    let keys: Vec<&String> = result["created_blocks"]
        .as_object()
        .unwrap()
        .keys()
        .collect();
    assert_eq!(keys, ["ops[0].set.rows[2]"]);
    assert_eq!(stats(&result), [0, 1, 0, 0, 0]);
    let served = subject.block("t1").await["rows"].clone();
    assert_eq!(
        (&served[0]["id"], &served[1]["id"]),
        (&json!("rh"), &json!("rb"))
    );
    assert_eq!(
        served[2]["id"],
        result["created_blocks"]["ops[0].set.rows[2]"]
    );
}

// O-60: two equal ids are refused at the later one, the id of a block is a duplicate; nothing is stored (ops.md 6.1).
#[tokio::test]
async fn views_of_an_update_have_ids_of_their_own() {
    let minted = format!("{}a2b3c", "0".repeat(19));
    let subject = Subject::page(json!([
        {"id": "p1", "type": "paragraph"},
        {"id": minted, "type": "paragraph"},
        {"id": "t1", "type": "table", "columns": [{"id": "ca"}], "rows": [{"id": "ra", "cells": ["x"]}]},
        {"id": "dv", "type": "dataview", "views": [{"id": "view1", "name": "All"}, {"id": "view2", "name": "Board"}]},
        {"id": "other", "type": "dataview", "views": [{"id": "view1", "name": "All"}, {"id": "view3", "name": "Third"}]},
    ]))
    .await;
    for twins in [
        json!([{"id": "view1", "name": "A"}, {"id": "view1", "name": "B"}]),
        json!([{"id": "view1", "name": "A"}, {"id": "ew1", "name": "B"}]),
        json!([{"name": "A"}, {"id": "view2"}, {"id": "view2"}]),
    ] {
        let last = twins.as_array().unwrap().len() - 1;
        subject
            .refuse(update("dv", json!({ "views": twins })))
            .await
            .invalid(&[&format!("ops[0].set.views[{last}].id")])
            .mentions(&["already used"]);
    }
    // Of blocks, rows and columns, of the dataview itself, and a view of another one.
    for id in ["p1", "ra", "ca", "dv", "view3"] {
        subject
            .refuse(update(
                "dv",
                json!({"views": [{"id": "view1"}, {"id": id, "name": "A"}]}),
            ))
            .await
            .invalid(&["ops[0].set.views[1].id"])
            .mentions(&["duplicate", id]);
    }
    // A label is told with the id that it stands for.
    subject
        .refuse(update(
            "dv",
            json!({"views": [{"id": "a2b3c", "name": "A"}]}),
        ))
        .await
        .invalid(&["ops[0].set.views[0].id"])
        .mentions(&["duplicate", &format!("a2b3c ({minted})")]);
    // Two dataviews may have views of one id, and a view may keep its own.
    let kept = json!([{"id": "view2", "name": "Board"}, {"id": "view1", "name": "All"}]);
    let result = subject.apply(update("dv", json!({ "views": kept }))).await;
    assert_eq!(stats(&result), [0, 1, 0, 0, 0]);
    assert_eq!(subject.block("dv").await["views"], kept);
}
