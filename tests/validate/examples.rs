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
            let served = served.body(200);
            let reply = world.post(VALIDATE, served.clone()).await;
            reply.is(200);
            assert_eq!(reply.json["issues"], json!([]), "{query} {served}");
        }
    }
}
