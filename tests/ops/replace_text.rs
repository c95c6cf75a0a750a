//! replace_text (ops.md 7.7).

use serde_json::{Value, json};

use super::{Subject, stats};

fn replace(members: Value) -> Value {
    let mut op = json!({"op": "replace_text"});
    op.as_object_mut()
        .unwrap()
        .extend(members.as_object().unwrap().clone());
    json!([op])
}

async fn paragraph(kind: &str, text: &str) -> Subject {
    Subject::page(json!([{"id": "x", "type": kind, "text": text}])).await
}

// document.md 3.6, ops.md 7.7: text is found in what reads serve, which hides what is gone and loses nothing of it.
#[tokio::test]
async fn mentions_of_what_is_gone_are_found_as_they_are_served() {
    let mention = |id: &str, name: &str| format!(r#"<mention object_id="{id}">{name}</mention>"#);
    let [one, other] = ["y", "z"].map(|letter| format!("bafyrei{}", letter.repeat(52)));
    let text = format!("y {}{}", mention(&one, "Ann"), mention(&other, "Bo"));
    let subject = paragraph("paragraph", &text).await;
    let served = async || subject.block("x").await["text"].clone();
    assert_eq!(
        served().await,
        format!("y {}", mention("_missing_object", "AnnBo"))
    );
    subject
        .refuse(replace(json!({"id": "x", "find": "yyy", "replace": "a"})))
        .await
        .invalid(&["ops[0].find"])
        .mentions(&["does not contain"]);
    for (find, with) in [("y ", "to "), ("nB", "n and B")] {
        let found = replace(json!({"id": "x", "find": find, "replace": with}));
        assert_eq!(stats(&subject.apply(found).await), [0, 1, 0, 0, 0]);
    }
    assert_eq!(
        served().await,
        format!("to {}", mention("_missing_object", "Ann and Bo"))
    );
}
