//! set_properties and the options it may create (ops.md 7.1, 9).

use serde_json::{Value, json};

use super::{Subject, stats};

fn set(members: Value) -> Value {
    json!([{"op": "set_properties", "set": members}])
}

fn op(field: &str, members: Value) -> Value {
    json!([{"op": "set_properties", field: members}])
}

const CONSENT: &str = "create_missing_options=true";

// O-29, O-169
#[tokio::test]
pub(crate) async fn values_are_set_and_unset() {
    let subject = Subject::d1().await;
    let ops = json!([{"op": "set_properties", "set": {"name": "N", "done": true}, "unset": ["description"]}]);
    assert_eq!(stats(&subject.apply(ops).await), [0, 0, 0, 0, 3]);
    let properties = subject.read().await["properties"].clone();
    assert_eq!(
        (
            &properties["name"],
            &properties["done"],
            properties.get("description")
        ),
        (&json!("N"), &json!(true), None)
    );
    subject.idle(op("unset", json!(["description"]))).await;

    let pairs = json!([{"op": "set_properties", "set": [{"key": "name", "value": "X"}], "add": [], "remove": null}]);
    subject.apply(pairs).await;
    assert_eq!(subject.read().await["properties"]["name"], "X");
    let twice = json!([{"key": "name", "value": "X"}, {"key": "name", "value": "Y"}]);
    subject
        .refuse(op("set", twice))
        .await
        .invalid(&["ops[0].set[1]"]);
    subject
        .refuse(json!([{"op": "set_properties"}]))
        .await
        .invalid(&["ops[0]"]);
}

// O-30, O-31, O-32, O-33, O-46, O-175
#[tokio::test]
async fn faults_of_keys_and_values() {
    let subject = Subject::d1().await;
    for (ops, paths, says) in [
        (
            set(json!({"resolved_layout": "note", "nope_key": 1})),
            vec!["ops[0].set.nope_key", "ops[0].set.resolved_layout"],
            "",
        ),
        (
            set(json!({"type": "task"})),
            vec!["ops[0].set.type"],
            "set_type",
        ),
        (set(json!({"id": "x"})), vec!["ops[0].set.id"], ""),
        (op("unset", json!(["type"])), vec!["ops[0].unset.type"], ""),
        (
            set(json!({"cover_id": "x"})),
            vec!["ops[0].set.cover_id"],
            "cover",
        ),
        (
            set(json!({"internal_flags": []})),
            vec!["ops[0].set.internal_flags"],
            "",
        ),
        (
            set(json!({"dudate": 1})),
            vec!["ops[0].set.dudate"],
            "due_date",
        ),
        (
            set(json!({"due_date": null, "Due date": null})),
            vec!["ops[0].set.due_date"],
            "",
        ),
        (
            json!([{"op": "set_properties", "set": {"tag": []}, "add": {"tag": ["a"]}}]),
            vec!["ops[0].add.tag"],
            "",
        ),
        (
            op("add", json!({"done": ["x"]})),
            vec!["ops[0].add.done"],
            "checkbox",
        ),
        (
            set(json!({"due_date": "soon"})),
            vec!["ops[0].set.due_date"],
            "",
        ),
        (
            set(json!({"priority": "3"})),
            vec!["ops[0].set.priority"],
            "",
        ),
        (set(json!({"done": "yes"})), vec!["ops[0].set.done"], ""),
        (
            set(json!({"assignee": ["nope"]})),
            vec!["ops[0].set.assignee[0]"],
            "",
        ),
        (
            set(json!({"is_favorite": 1})),
            vec!["ops[0].set.is_favorite"],
            "",
        ),
    ] {
        let reply = subject.refuse(ops).await;
        let mut found = reply.paths();
        found.sort();
        assert_eq!(
            (reply.status, found),
            (400, paths.iter().map(|path| (*path).to_owned()).collect()),
            "{}",
            reply.text
        );
        reply.mentions(&[says]);
    }
    // ops.md 9: the consent is not offered where it would not help.
    let both = json!([{"op": "set_properties", "set": {"status": "Zed"}, "unset": ["Status"]}]);
    for (ops, path, says) in [
        (op("add", json!({"tag": "x"})), "ops[0].add.tag", "array"),
        (
            set(json!({"status": ["New3", "New4"]})),
            "ops[0].set.status",
            "2 are given",
        ),
        (both, "ops[0].unset.Status", "stands in set and in unset"),
    ] {
        let reply = subject.refuse(ops).await;
        reply.invalid(&[path]).mentions(&[says]);
        assert!(
            !reply.text.contains("create_missing_options"),
            "{}",
            reply.text
        );
    }
}

// O-35, O-36, O-37, O-38, O-40, O-178
#[tokio::test]
async fn options_need_consent() {
    let subject = Subject::d1().await;
    let new = set(json!({"status": "Fresh"}));
    subject
        .refuse(new.clone())
        .await
        .invalid(&["ops[0].set.status"])
        .mentions(&[CONSENT]);
    subject
        .refuse(op("add", json!({"tag": ["x"]})))
        .await
        .invalid(&["ops[0].add.tag"]);
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
    let unset = json!([{"op": "set_properties", "set": {"status": "Fresh"}, "unset": ["status"]}]);
    subject
        .send(CONSENT, unset)
        .await
        .invalid(&["ops[0].unset.status"]);
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

    let names = |count: usize| -> Value {
        (0..count)
            .map(|number| json!(format!("o{number}")))
            .collect()
    };
    let reply = subject.send(CONSENT, set(json!({"tag": names(65)}))).await;
    reply.invalid(&["/ops"]).mentions(&["65"]);
    let result = subject
        .send(CONSENT, set(json!({"tag": names(64)})))
        .await
        .body(200);
    assert_eq!(result["created"]["options"].as_array().unwrap().len(), 64);
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
    assert_eq!(
        (&result["created"]["options"], &result["etag"]),
        (&created, &before["etag"])
    );
    subject.apply(set(json!({"status": "Fresh"}))).await;
}

// O-41, O-42, O-43, O-44, O-45
#[tokio::test]
async fn lists_grow_and_shrink() {
    let subject = Subject::d1().await;
    let value = async |key: &str| subject.read().await["properties"].get(key).cloned();
    subject
        .send(CONSENT, op("add", json!({"status": ["A"]})))
        .await
        .is(200);
    assert_eq!(value("status").await, Some(json!(["A"])));
    subject
        .send(CONSENT, op("add", json!({"status": ["B"]})))
        .await
        .invalid(&["ops[0].add.status"])
        .mentions(&["set"]);

    let twice = json!([
        {"op": "set_properties", "add": {"tag": ["a", "b"]}},
        {"op": "set_properties", "add": {"tag": ["b", "c", "a"]}},
    ]);
    subject.send(CONSENT, twice).await.is(200);
    assert_eq!(value("tag").await, Some(json!(["a", "b", "c"])));
    let removed = subject
        .apply(op("remove", json!({"tag": ["b", "unknown"]})))
        .await;
    assert!(removed.get("created").is_none());
    assert_eq!(value("tag").await, Some(json!(["a", "c"])));
    subject.idle(op("remove", json!({"genre": ["x"]}))).await;
    assert_eq!(value("genre").await, None);
    subject
        .apply(op("remove", json!({"tag": ["a", "c"]})))
        .await;
    assert_eq!(value("tag").await, Some(json!([])));
    subject.apply(set(json!({"tag": null}))).await;
    assert_eq!(value("tag").await, Some(json!(null)));
    subject.apply(op("unset", json!(["tag"]))).await;
    assert_eq!(value("tag").await, None);
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

// O-47
#[tokio::test]
async fn a_key_beside_the_type_is_warned_of_once() {
    let subject = Subject::d1().await;
    let first = subject
        .world
        .edit(&subject.id, set(json!({"priority": 1})))
        .await;
    first.is(200);
    assert_eq!(first.warnings(), ["ops[0].set.priority"]);
    let second = subject
        .world
        .edit(&subject.id, set(json!({"priority": 2})))
        .await;
    second.is(200);
    assert!(second.warnings().is_empty());
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
