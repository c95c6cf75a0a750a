//! set_type (ops.md 7.14).

use serde_json::{Value, json};

use super::{Subject, stats};

fn set_type(name: &str) -> Value {
    json!({"op": "set_type", "type": name})
}

// O-146, O-147, O-148
#[tokio::test]
async fn a_type_is_changed_and_nothing_else() {
    let subject = Subject::d1().await;
    let before = subject.read().await;
    let dry = subject
        .send("dry_run=true", json!([set_type("task")]))
        .await
        .body(200);
    assert_eq!(
        (&dry["type_changed"], dry.get("etag")),
        (&json!({"from": "page", "to": "task"}), None)
    );
    assert_eq!(subject.read().await, before);
    subject
        .idle(json!([set_type("task"), set_type("page")]))
        .await;
    subject.idle(json!([set_type("page")])).await;
    let result = subject.apply(json!([set_type("Task")])).await;
    assert_eq!(
        (&result["type_changed"], stats(&result)),
        (&json!({"from": "page", "to": "task"}), [0; 5])
    );
    let after = subject.read().await;
    assert_eq!(
        (&after["type"], &after["blocks"]),
        (&json!("task"), &before["blocks"])
    );
    assert_eq!(after["properties"]["name"], before["properties"]["name"]);
    let named = subject
        .send("keys=name", json!([set_type("page")]))
        .await
        .body(200);
    assert_eq!(named["type_changed"], json!({"from": "Task", "to": "Page"}));
}

// O-146
#[tokio::test]
async fn types_that_cannot_be_taken() {
    let subject = Subject::d1().await;
    for (name, says) in [
        ("tsak", "task"),
        ("", "list_types"),
        ("template", "create_template"),
        ("collection", "note"),
    ] {
        subject
            .refuse(json!([set_type(name)]))
            .await
            .invalid(&["ops[0].type"])
            .mentions(&[says]);
    }
}
