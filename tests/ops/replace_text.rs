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

// O-98, O-99, O-107
#[tokio::test]
async fn hits_are_replaced() {
    let subject = Subject::d1().await;
    let result = subject
        .apply(replace(
            json!({"id": "s2", "find": "red fox", "replace": "blue fox"}),
        ))
        .await;
    assert_eq!(stats(&result), [0, 1, 0, 0, 0]);
    assert_eq!(subject.block("s2").await["text"], "blue fox and red hen");
    subject
        .idle(replace(json!({"find": "red hen", "replace": "red hen"})))
        .await;
    subject
        .apply(replace(json!({"find": "blue", "replace": "red"})))
        .await;
    let reply = subject
        .refuse(replace(json!({"id": "s2", "find": "red", "replace": "x"})))
        .await;
    reply
        .invalid(&["ops[0].find"])
        .mentions(&["2", "replace_all"]);
    subject
        .apply(replace(
            json!({"id": "s2", "find": "red", "replace": "x", "replace_all": true}),
        ))
        .await;
    assert_eq!(subject.block("s2").await["text"], "x fox and x hen");
}

// O-100, O-101, O-105
#[tokio::test]
async fn faults_of_a_find() {
    let subject = Subject::d1().await;
    subject
        .refuse(replace(json!({"id": "s2", "find": "zzz", "replace": ""})))
        .await
        .invalid(&["ops[0].find"]);
    subject
        .refuse(replace(json!({"find": "zzz", "replace": ""})))
        .await
        .missing(&["ops[0].find"]);
    subject
        .refuse(replace(json!({"id": "s2", "find": "", "replace": ""})))
        .await
        .invalid(&["ops[0].find"]);
    let twins = Subject::twins().await;
    let all = json!({"find": "Cost", "replace": "x", "replace_all": true});
    twins.refuse(replace(all)).await.ambiguous(&["ops[0].find"]);
    let divider = Subject::page(json!([{"id": "d", "type": "divider"}])).await;
    divider
        .refuse(replace(json!({"id": "d", "find": "x", "replace": ""})))
        .await
        .invalid(&["ops[0].id"]);
}

// O-102, O-103, O-108
#[tokio::test]
async fn prose_goes_into_marked_text() {
    for (kind, text, find, with, expected) in [
        ("paragraph", "a b", "b", "**c**", r"a \*\*c\*\*"),
        (
            "paragraph",
            "a **bold word** c",
            "bold",
            "new",
            "a **new word** c",
        ),
        ("paragraph", "a **bold** c", "**bold**", "", "a  c"),
        ("code", "a b", "b", "**c** <u>", "a **c** <u>"),
    ] {
        let subject = paragraph(kind, text).await;
        subject
            .apply(replace(json!({"id": "x", "find": find, "replace": with})))
            .await;
        assert_eq!(subject.block("x").await["text"], expected, "{text}");
    }
}

// O-104, O-106
#[tokio::test]
async fn what_cannot_be_replaced() {
    let link = paragraph("paragraph", "[x](https://e.org/path)").await;
    link.refuse(replace(
        json!({"id": "x", "find": "path", "replace": "other"}),
    ))
    .await
    .invalid(&["ops[0].find"]);
    let dense = paragraph("paragraph", &"a".repeat(1000)).await;
    let grown = json!({"id": "x", "find": "a", "replace": "b".repeat(2000), "replace_all": true});
    dense
        .refuse(replace(grown))
        .await
        .invalid(&["ops[0].replace"])
        .mentions(&["1048576", "2000000"]);
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
