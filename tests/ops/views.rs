//! update_view (ops.md 7.9).

use serde_json::{Value, json};

use super::{Subject, stats};
use crate::support::World;

/// QV: a dataview with one view, over bundled properties.
pub(crate) async fn qv() -> Subject {
    Subject::page(json!([{
        "id": "dataview", "type": "dataview",
        "properties": [{"property": "name"}, {"property": "status"}, {"property": "due_date"}],
        "views": [{
            "id": "v1", "name": "All",
            "sorts": [{"property": "due_date"}],
            "columns": [
                {"property": "name"},
                {"property": "status", "hidden": true, "width": 100},
                {"property": "due_date", "hidden": true, "width": 120},
            ],
        }],
    }]))
    .await
}

/// The views of the first dataview.
pub(crate) async fn views(subject: &Subject) -> Vec<Value> {
    subject.read().await["blocks"][0]["views"]
        .as_array()
        .unwrap()
        .clone()
}

fn update(members: Value) -> Value {
    let mut op = json!({"op": "update_view"});
    op.as_object_mut()
        .unwrap()
        .extend(members.as_object().unwrap().clone());
    json!([op])
}

// O-116, O-118, O-119, O-172
#[tokio::test]
async fn columns_are_patched_one_by_one() {
    let subject = qv().await;
    let before = views(&subject).await[0].clone();
    let result = subject
        .apply(update(json!({"columns": {"status": {"hidden": false}}})))
        .await;
    assert_eq!(stats(&result), [0, 1, 0, 0, 0]);
    let mut expected = before.clone();
    expected["columns"][1]
        .as_object_mut()
        .unwrap()
        .shift_remove("hidden");
    assert_eq!(views(&subject).await[0], expected);
    let pairs = json!([{"key": "status", "value": [{"key": "hidden", "value": true}]}]);
    subject.apply(update(json!({ "columns": pairs }))).await;
    assert_eq!(views(&subject).await[0], before);
    let removed = json!([{"key": "status", "value": null}]);
    let pair = subject
        .send("dry_run=true", update(json!({ "columns": removed })))
        .await;
    assert_eq!(pair.body(200)["diff_stats"]["blocks_changed"], 1);
    subject
        .apply(update(json!({"columns": {"priority": {"width": 50}}})))
        .await;
    assert_eq!(
        views(&subject).await[0]["columns"][3],
        json!({"property": "priority", "width": 50})
    );
    let known = subject.read().await["blocks"][0]["properties"].clone();
    assert!(
        known
            .as_array()
            .unwrap()
            .contains(&json!({"property": "priority", "format": "number"})),
        "{known}"
    );
    subject
        .apply(update(json!({"columns": {"priority": null}})))
        .await;
    assert_eq!(
        views(&subject).await[0]["columns"]
            .as_array()
            .unwrap()
            .len(),
        3
    );
    subject
        .idle(update(
            json!({"columns": {"priority": null, "no such key": null}}),
        ))
        .await;
}

// O-120, O-121, O-123, O-124, O-125, O-178
#[tokio::test]
async fn faults_of_a_view() {
    let subject = qv().await;
    let many: Value = (0..129).map(|number| json!(format!("o{number}"))).collect();
    let filters: Value = (0..33)
        .map(|_| json!({"property": "name", "condition": "empty"}))
        .collect();
    for (members, paths) in [
        (
            json!({"columns": {"stats": {"hidden": true}}}),
            vec!["ops[0].columns.stats"],
        ),
        (
            json!({"columns": {"status": {"hide": true}}}),
            vec!["ops[0].columns.status.hide"],
        ),
        (json!({"set": {"type": "board"}}), vec!["ops[0].set.type"]),
        (json!({"set": {"columns": []}}), vec!["ops[0].set.columns"]),
        (json!({"set": {"groups": []}}), vec!["ops[0].set.groups"]),
        (json!({"set": {"nam": "x"}}), vec!["ops[0].set.nam"]),
        (json!({"set": {"id": "x"}}), vec!["ops[0].set.id"]),
        (
            json!({"set": {"sorts": [{"property": "name", "direction": "down"}]}}),
            vec!["ops[0].set.sorts[0].direction"],
        ),
        (
            json!({"set": {"sorts": [{"property": "status", "custom_order": many}]}}),
            vec!["ops[0].set.sorts[0].custom_order"],
        ),
        (
            json!({"set": {"filters": filters}}),
            vec!["ops[0].set.filters"],
        ),
        (
            json!({"set": {"filter": "name ="}}),
            vec!["ops[0].set.filter"],
        ),
        (json!({"set": {"filter": null}}), vec!["ops[0].set.filter"]),
        (json!({"set": {"filter": ""}}), vec!["ops[0].set.filter"]),
        (
            json!({"set": {"filter": "status = \"Nope\""}}),
            vec!["ops[0].set.filter"],
        ),
        (
            json!({"set": {"filters": [{"operator": "and", "property": "name", "condition": "empty"}]}}),
            vec!["ops[0].set.filters[0]"],
        ),
        (
            json!({"set": {"filters": [{"property": "name", "condition": "equals", "value": "x"}]}}),
            vec!["ops[0].set.filters[0].condition"],
        ),
        (json!({}), vec!["ops[0]"]),
    ] {
        subject.refuse(update(members)).await.invalid(&paths);
    }
    for (members, says) in [
        (
            json!({"columns": {"status": {"hide": true}}}),
            &["hidden, width, aggregation, align"][..],
        ),
        (json!({"columns": {"stats": {}}}), &["did you mean status"]),
        (
            json!({"set": {"type": "board"}}),
            &["table, list, gallery, kanban, calendar, graph"],
        ),
        (
            json!({"set": {"nam": "x"}}),
            &["did you mean name", "group_by", "card_size", "filter"],
        ),
        (json!({"set": {"columns": []}}), &["the field columns"]),
        (json!({"set": {"filter": null}}), &["filters to null"]),
    ] {
        subject.refuse(update(members)).await.mentions(says);
    }
}

// O-124
#[tokio::test]
async fn filter_and_filters_are_ambiguous() {
    let subject = qv().await;
    for filters in [
        json!([]),
        json!(null),
        json!([{"property": "name", "condition": "empty"}]),
    ] {
        let set = json!({"filter": "name IS EMPTY", "filters": filters});
        subject
            .refuse(update(json!({ "set": set })))
            .await
            .ambiguous(&["ops[0].set.filter", "ops[0].set.filters"]);
    }
}

// ops.md 7.9: a text is stored as the tree that it spells; O-128: an unguarded date is warned of and stored.
#[tokio::test]
async fn a_filter_text_is_stored_as_a_tree() {
    let subject = qv().await;
    let text = r#"due_date <= today() AND (priority > 2 OR NAME contains "plan")"#;
    let result = subject
        .apply(update(json!({"set": {"filter": text}})))
        .await;
    assert_eq!(result["warnings"][0]["path"], "ops[0].set.filter");
    assert_eq!(
        views(&subject).await[0]["filters"],
        json!([
            {"property": "due_date", "condition": "less_or_equal", "date_preset": "today"},
            {"operator": "or", "filters": [
                {"property": "priority", "condition": "greater", "value": 2},
                {"property": "name", "condition": "contains", "value": "plan"},
            ]},
        ])
    );
    subject
        .apply(update(json!({"set": {"filters": null}})))
        .await;
    assert_eq!(views(&subject).await[0].get("filters"), None);
}

// query.md 3.6: a fault of the text alone is an invalid filter; others beside it make it one fault of several.
#[tokio::test]
async fn a_faulty_filter_text_is_an_invalid_filter() {
    let subject = qv().await;
    let set = |set: Value| update(json!({ "set": set }));
    let refusal = subject.refuse(set(json!({"filter": "priority >"}))).await;
    refusal.invalid(&["ops[0].set.filter"]);
    assert_eq!(refusal.json["message"], "invalid filter");
    let both = set(json!({"filter": "priority >", "nam": "x"}));
    let refusal = subject.refuse(both).await;
    refusal.invalid(&["ops[0].set.filter", "ops[0].set.nam"]);
    assert_eq!(refusal.json["message"], "update_view rejected");
}

// query.md 3.6: an option that needs consent is a fault of the text as well, and is told in the same words on an object and
// on a type. ops.md 7.9: all else that is wrong with a view is told under the name of the operation.
#[tokio::test]
async fn faults_of_a_view_have_one_message() {
    let subject = qv().await;
    let world = World::new().await;
    world.select("Stage", &["Todo"]).await;
    let types = format!("/v2/spaces/{}/types", world.one.short);
    let plant = json!({"name": "Plant", "property_definitions": [{"property": "stage"}]});
    world.post(&types, plant).await.is(201);
    let of_type = format!("{types}/plant");
    for (members, message) in [
        (
            json!({"set": {"filter": "status = \"Nope\""}}),
            "invalid filter",
        ),
        (json!({"set": {"filter": "status >"}}), "invalid filter"),
        (json!({"set": {"nam": "x"}}), "rejected"),
        (json!({"columns": {"name": {"widt": 1}}}), "rejected"),
        (
            json!({"set": {"nam": "x"}, "columns": {"name": {"widt": 1}}}),
            "rejected",
        ),
    ] {
        for op in ["update_view", "insert_view"] {
            let mut op_members = members.clone();
            op_members["op"] = json!(op);
            if op == "insert_view" {
                op_members["name"] = json!("V");
            }
            let wanted = match message {
                "rejected" => format!("{op} rejected"),
                message => message.to_owned(),
            };
            let refusal = subject.refuse(json!([op_members])).await;
            assert_eq!(refusal.json["message"], wanted, "{}", refusal.text);
            let text = op_members.to_string().replace("status", "stage");
            let body = format!("{{\"ops\":[{text}]}}");
            let on_type = world.request("PATCH", &of_type).raw(body).send().await;
            assert_eq!(on_type.is(400).json["message"], wanted, "{}", on_type.text);
            assert_eq!(on_type.paths(), refusal.paths());
        }
    }
}
