//! Documents that are right: the examples of the format, and whatever a read serves (D-123).

use serde_json::{Value, json};

use super::VALIDATE;
use crate::support::World;

/// The examples of document.md 16 in full envelopes.
const DOCUMENTS: &[&str] = &[
    include_str!("documents/page.json"),
    include_str!("documents/task.json"),
    include_str!("documents/query.json"),
    include_str!("documents/collection.json"),
    include_str!("documents/type.json"),
    include_str!("documents/template.json"),
];

// D-123
#[tokio::test]
async fn the_examples_of_the_format_have_no_issue() {
    let world = World::new().await;
    for document in DOCUMENTS {
        let request = world.request("POST", VALIDATE).raw(*document);
        let reply = request.send().await;
        reply.is(200);
        assert_eq!(reply.json["issues"], json!([]), "{document:.200}");
    }
}

// D-123
#[tokio::test]
async fn what_a_read_serves_has_no_issue() {
    let world = World::new().await;
    let document = |more: Value| {
        let mut document = json!({"formatVersion": "2.0"});
        let members = document.as_object_mut().unwrap();
        members.extend(more.as_object().unwrap().clone());
        document
    };
    let content = json!([
        {"type": "heading_1", "text": "Packing"},
        {"type": "paragraph", "text": "a **b** <u>c</u> 5\\*3"},
        {"type": "toggle", "indent": 1, "text": "d"},
        {"type": "table", "columns": [{"width": 240}, {}],
            "rows": [{"is_header": true, "cells": ["Day"]}, {"cells": [null, {"type": "checkbox"}]}]},
        {"type": "row"},
        {"type": "column", "indent": 1},
        {"type": "image", "indent": 2, "name": "map.png", "size": 2048},
        {"type": "link", "object_id": "nowhere"},
    ]);
    let views = json!([{"type": "dataview", "views": [
        {"type": "kanban", "name": "Board", "group_by": "status",
            "filters": [{"property": "done", "condition": "equal", "value": false}],
            "sorts": [{"property": "name", "direction": "desc"}]},
    ]}]);
    for body in [
        document(json!({"blocks": content, "properties": {"name": "Trip"}})),
        document(json!({"blocks": views})),
        document(json!({"kind": "template", "type": "template", "template_for": "task"})),
        json!({"type": "task", "properties": {"due_date": "2026-03-20", "done": true}}),
    ] {
        let id = world.create(body.clone()).await;
        for query in ["", "?ids=full", "?keys=name", "?ids=full&keys=name"] {
            let served = world.get(&format!("{}{query}", world.object(&id))).await;
            let again = world.get(&format!("{}{query}", world.object(&id))).await;
            assert_eq!(again.text, served.text, "reads of one state are one text");
            let served = served.body(200);
            let reply = world.post(VALIDATE, served.clone()).await;
            reply.is(200);
            assert_eq!(reply.json["issues"], json!([]), "{query} {served}");
        }
    }
}

// D-154
#[tokio::test]
async fn own_keys_may_be_names_of_bundled_properties() {
    let world = World::new().await;
    for key in ["object_type", "size"] {
        let property = json!({"name": format!("Own {key}"), "key": key, "format": "text"});
        world.post(&world.properties(), property).await.is(201);
    }
    let values = json!({"object_type": "a car", "size": "large"});
    let body = json!({"type": "page", "properties": values});
    let id = world.create(body).await;
    let served = world.get(&world.object(&id)).await.body(200);
    assert_eq!(served["properties"]["size"], "large");
    let reply = world.post(VALIDATE, served.clone()).await;
    assert_eq!(reply.body(200)["issues"], json!([]), "{served}");
    world.create(served).await;
}

// D-123; document.md 7: a type lists as many options as it may list, whatever the property has.
#[tokio::test]
async fn a_type_with_many_options_is_read_and_sent_back() {
    let world = World::new().await;
    let names: Vec<String> = (0..100).map(|number| format!("o{number}")).collect();
    let definitions = json!([{"name": "Stage", "format": "select", "options": names}]);
    let plant = json!({"name": "Plant", "property_definitions": definitions});
    world.post(&world.types(), plant).await.is(201);
    let path = world.type_path("plant");
    let whole = world.get(&path).await.body(200);
    assert_eq!(whole.get("warnings"), None);
    for name in ["one more", "and another"] {
        let body = json!({ "name": name });
        world.post(&world.options("stage"), body).await.is(201);
    }
    let read = world.get(&path).await;
    assert_eq!(
        read.is(200).warnings(),
        ["/type_settings/property_definitions/0/options"]
    );
    read.mentions(&["the first 100 of 102", "list_property_options"]);
    let read = read.json;
    let reply = world.post(VALIDATE, read.clone()).await;
    assert_eq!(reply.body(200)["issues"], json!([]));
    let list = &read["type_settings"]["property_definitions"];
    let sent = json!({ "property_definitions": list });
    world.patch(&path, sent).await.is(200);
    let options = world.get(&world.options("stage")).await.body(200);
    assert_eq!(options["total"], 102);
    let mut copy = read.clone();
    copy.as_object_mut().unwrap().remove("blocks");
    copy["type_settings"]["api_key"] = json!("herb");
    copy["properties"] = json!({"name": "Herb"});
    world.post(&world.types(), copy).await.is(201);
}

// D-123; document.md 6.7: a collection that has grown past what a create takes.
#[tokio::test]
async fn a_long_collection_is_valid() {
    let world = World::new().await;
    let verdict = async |count: usize| {
        let items: Vec<String> = (0..count).map(|number| format!("{number:024x}")).collect();
        let document =
            json!({"formatVersion": "2.0", "type": "collection", "collection_items": items});
        let verdict = world.post(VALIDATE, document).await.body(200);
        verdict["issues"].as_array().unwrap().clone()
    };
    assert_eq!(verdict(2_500).await, Vec::<Value>::new());
    let issues = verdict(100_001).await;
    assert_eq!(issues[0]["path"], "/collection_items", "{issues:?}");
}
