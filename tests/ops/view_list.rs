//! insert_view, move_view, delete_view (ops.md 7.10 to 7.12).

use serde_json::{Value, json};

use super::views::{qv, views};
use super::{Subject, stats};

fn op(name: &str, members: Value) -> Value {
    let mut op = json!({ "op": name });
    op.as_object_mut()
        .unwrap()
        .extend(members.as_object().unwrap().clone());
    json!([op])
}

async fn names(subject: &Subject) -> Vec<Value> {
    views(subject)
        .await
        .iter()
        .map(|view| view["name"].clone())
        .collect()
}

// O-133, O-134, O-135, O-136
#[tokio::test]
async fn a_view_is_inserted() {
    let subject = qv().await;
    let result = subject
        .apply(op("insert_view", json!({"name": "Bare"})))
        .await;
    assert_eq!(stats(&result), [0, 1, 0, 0, 0]);
    let bare = views(&subject).await[1].clone();
    assert_eq!(bare["id"], result["created_views"]["ops[0]"]);
    assert_eq!(
        bare["sorts"],
        json!([{"property": "last_modified_date", "direction": "desc"}])
    );
    let columns = bare["columns"].as_array().unwrap();
    assert!(
        columns.len() == 3 && columns.iter().all(|column| column.get("hidden").is_none()),
        "{bare}"
    );
    subject
        .apply(op("insert_view", json!({"name": "Bare too"})))
        .await;
    assert_eq!(
        views(&subject).await[2]["columns"]
            .as_array()
            .unwrap()
            .len(),
        3
    );

    let copy = json!({"name": "Copy", "copy_from": "v1", "set": {"card_size": "large"}, "position": "first"});
    subject.apply(op("insert_view", copy)).await;
    let all = views(&subject).await;
    assert_eq!(
        (&all[0]["name"], &all[0]["card_size"]),
        (&json!("Copy"), &json!("large"))
    );
    assert_eq!(
        (&all[0]["columns"], &all[0]["sorts"]),
        (&all[1]["columns"], &all[1]["sorts"])
    );
    subject
        .apply(op("insert_view", json!({"name": "After", "after": "v1"})))
        .await;
    assert_eq!(
        names(&subject).await,
        ["Copy", "All", "After", "Bare", "Bare too"]
    );
}

// O-136
#[tokio::test]
async fn faults_of_an_insert() {
    let subject = qv().await;
    let two = json!({"name": "X", "after": "v1", "position": "first"});
    subject
        .refuse(op("insert_view", two))
        .await
        .ambiguous(&["ops[0]"]);
    subject
        .refuse(op(
            "insert_view",
            json!({"name": "X", "set": {"name": "Y"}}),
        ))
        .await
        .invalid(&["ops[0].set.name"]);
    subject
        .refuse(op("insert_view", json!({})))
        .await
        .invalid(&["ops[0].name"]);
    subject
        .refuse(op("insert_view", json!({"name": "X", "copy_from": "nope"})))
        .await
        .missing(&["ops[0].copy_from"]);
    subject
        .refuse(op(
            "insert_view",
            json!({"name": "X", "position": "middle"}),
        ))
        .await
        .invalid(&["ops[0].position"]);
}

// ops.md 4, O-129: where there is no view, none is listed, and the advice can be followed.
#[tokio::test]
async fn a_dataview_without_views_has_none_to_name() {
    let subject = Subject::page(json!([{"id": "dv", "type": "dataview", "views": []}])).await;
    for (name, members, path) in [
        (
            "update_view",
            json!({"view": "v", "set": {"name": "N"}}),
            "ops[0].view",
        ),
        ("update_view", json!({"set": {"name": "N"}}), "ops[0]"),
        (
            "move_view",
            json!({"view": "v", "position": "last"}),
            "ops[0].view",
        ),
        ("delete_view", json!({"view": "v"}), "ops[0].view"),
        (
            "insert_view",
            json!({"name": "N", "copy_from": "v"}),
            "ops[0].copy_from",
        ),
        (
            "insert_view",
            json!({"name": "N", "after": "v"}),
            "ops[0].after",
        ),
        (
            "insert_view",
            json!({"name": "N", "before": "v"}),
            "ops[0].before",
        ),
    ] {
        let refused = subject.refuse(op(name, members)).await;
        refused.missing(&[path]);
        refused.mentions(&["the dataview has no views", "insert_view"]);
    }
    subject.apply(op("insert_view", json!({"name": "N"}))).await;
    assert_eq!(names(&subject).await, ["N"]);
}

// O-16
#[tokio::test]
async fn a_dataview_has_at_most_128_views() {
    let ten: Value = (0..10)
        .map(|number| json!({"id": format!("v{number}x"), "name": "V"}))
        .collect();
    let subject =
        Subject::page(json!([{"id": "dataview", "type": "dataview", "views": ten}])).await;
    let inserts: Value = (0..119)
        .map(|_| json!({"op": "insert_view", "name": "N"}))
        .collect();
    subject
        .refuse(inserts)
        .await
        .invalid(&["ops[118]"])
        .mentions(&["128"]);
}

// O-137, O-138
#[tokio::test]
async fn views_are_moved_and_deleted() {
    let subject = qv().await;
    subject
        .refuse(op("delete_view", json!({"view": "v1"})))
        .await
        .invalid(&["ops[0].view"]);
    let both = json!([{"op": "insert_view", "name": "New"}, {"op": "delete_view", "view": "v1"}]);
    subject.apply(both).await;
    assert_eq!(names(&subject).await, ["New"]);
    let second = subject
        .apply(op("insert_view", json!({"name": "Two"})))
        .await["created_views"]["ops[0]"]
        .clone();
    subject
        .refuse(op("move_view", json!({ "view": second })))
        .await
        .invalid(&["ops[0]"]);
    subject
        .refuse(op("move_view", json!({"position": "first"})))
        .await
        .invalid(&["ops[0].view"]);
    subject
        .apply(op(
            "move_view",
            json!({"view": second, "position": "first"}),
        ))
        .await;
    assert_eq!(names(&subject).await, ["Two", "New"]);
    subject
        .idle(op("move_view", json!({"view": second, "after": second})))
        .await;
}
