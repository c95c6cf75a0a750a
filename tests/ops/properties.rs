//! set_properties and the options it may create (ops.md 7.1, 9).

use serde_json::{Value, json};

use super::Subject;
use crate::support::partial::has;

fn set(members: Value) -> Value {
    json!([{"op": "set_properties", "set": members}])
}

fn op(field: &str, members: Value) -> Value {
    json!([{"op": "set_properties", field: members}])
}

const CONSENT: &str = "create_missing_options=true";

// O-35, O-36, O-37
#[tokio::test]
async fn options_need_consent() {
    let subject = Subject::d1().await;
    let new = set(json!({"status": "Fresh"}));
    subject
        .refuse(new.clone())
        .await
        .invalid(&["ops[0].set.status"])
        .mentions(&[CONSENT]);
    let created = json!([{"name": "Fresh", "property": "status"}]);
    let dry = subject
        .send(&format!("{CONSENT}&dry_run=true"), new.clone())
        .await
        .body(200);
    assert_eq!(dry["created"]["options"], created);
    subject
        .refuse(new.clone())
        .await
        .invalid(&["ops[0].set.status"]);
    let real = subject.send(CONSENT, new.clone()).await.body(200);
    assert_eq!(real["created"]["options"], created);
    assert_eq!(
        subject.read().await["properties"]["status"],
        json!(["Fresh"])
    );
    subject.idle(new).await;
}

// ops.md 9: options are in the same commit, also where nothing else is.
#[tokio::test]
async fn a_batch_without_other_effect_creates_its_options() {
    let subject = Subject::d1().await;
    let before = subject.read().await;
    let ops = json!([
        {"op": "set_properties", "set": {"status": "Fresh"}},
        {"op": "set_properties", "unset": ["status"]},
    ]);
    let result = subject.send(CONSENT, ops).await.body(200);
    let created = json!([{"name": "Fresh", "property": "status"}]);
    has!(result, {"created": {"options": created}, "etag": before["etag"]});
    subject.apply(set(json!({"status": "Fresh"}))).await;
}

// document.md 4.2: a removed property is written no more, but where the object still holds a value of it.
#[tokio::test]
async fn values_of_a_removed_property_go_by_either_key() {
    let subject = Subject::d1().await;
    let properties = format!("/v2/spaces/{}/properties", subject.world.one.short);
    let temporary = json!({"name": "Temporary", "key": "temporary", "format": "text"});
    subject.world.post(&properties, temporary).await.is(201);
    subject.apply(set(json!({"temporary": "x"}))).await;
    let path = format!("{properties}/temporary");
    subject.world.delete(&path).await.is(200);
    subject.apply(set(json!({"temporary": "y"}))).await;
    let held = subject.read().await["properties"].clone();
    let kept = held
        .as_object()
        .unwrap()
        .iter()
        .find(|(_, value)| *value == "y");
    let (internal, _) = kept.expect("the value stays");
    assert_ne!(internal, "temporary");
    subject.apply(op("unset", json!(["temporary"]))).await;
    assert_eq!(subject.read().await["properties"].get(internal), None);
    let refused = subject.refuse(set(json!({"temporary": "z"}))).await;
    refused
        .invalid(&["ops[0].set.temporary"])
        .mentions(&["removed"]);
}

// ops.md 7.1: unset is the only removal, also of the account's own mark, which is no content.
#[tokio::test]
async fn an_unset_favourite_is_gone() {
    let d1 = Subject::d1().await;
    let before = d1.read().await;
    for mark in [true, false] {
        let set = json!([{"op": "set_properties", "set": {"is_favorite": mark}}]);
        assert_eq!(d1.apply(set).await["etag"], before["etag"]);
        assert_eq!(d1.read().await["properties"]["is_favorite"], mark);
        let unset = json!([{"op": "set_properties", "unset": ["is_favorite"]}]);
        assert_eq!(d1.apply(unset.clone()).await["etag"], before["etag"]);
        assert_eq!(d1.read().await, before);
        d1.idle(unset).await;
    }
}
