//! The echo law: sending back exactly what a read served changes nothing (ops.md 3, 6.1; document.md 17).

use serde_json::{Value, json};

use super::Subject;
use crate::support::World;

/// A page that holds a block of every kind that this server lets a caller write.
async fn rich() -> Subject {
    let world = World::new().await;
    let sent = json!({"type": "page", "name": "Target"});
    let target = world.create(sent).await;
    let text = format!(
        r#"**b** *i* ~~s~~ `c` [l](https://e.org) <u>u</u> <font color="red">f</font> <mention object_id="{target}">m</mention> # \* 🧭"#
    );
    #[rustfmt::skip]
    let textual = [
        "paragraph", "heading_1", "heading_2", "heading_3", "toggle_heading_1", "toggle_heading_2", "toggle_heading_3",
        "bulleted_list_item", "numbered_list_item", "toggle", "quote", "checkbox", "callout",
    ];
    let mut blocks: Vec<Value> = textual
        .iter()
        .map(|kind| json!({"type": kind, "text": text, "color": "red", "background_color": "ice"}))
        .collect();
    blocks[0]["align"] = json!("center");
    blocks[0]["vertical_align"] = json!("middle");
    blocks[0]["fields"] = json!({"isRtlDetected": true});
    let nested =
        json!([{"type": "toggle", "text": "t"}, {"indent": 1, "type": "paragraph", "text": "u"}]);
    blocks.extend([
        json!({"indent": 1, "type": "callout", "icon": {"format": "emoji", "emoji": "⚠️"}, "text": "deep"}),
        json!({"type": "code", "language": "rust", "text": "let x = \"**\";\n\tlet y;"}),
        json!({"type": "embed", "text": "e = mc^2"}),
        json!({"type": "embed", "processor": "youtube", "text": "https://e.org"}),
        json!({"type": "divider", "style": "dots"}),
        json!({"type": "image", "name": "map.png", "mime_type": "image/png", "size": 5, "style": "embed"}),
        json!({"type": "bookmark", "url": "https://e.org"}),
        json!({"type": "link", "object_id": target, "card_style": "card", "properties": ["status"]}),
        json!({"type": "property", "property": "due_date"}),
        json!({"type": "table_of_contents"}),
        json!({"type": "row"}),
        json!({"indent": 1, "type": "column", "fields": {"width": 0.5}}),
        json!({"indent": 2, "type": "paragraph", "text": "left"}),
        json!({
            "type": "table", "columns": [{"width": 120}, {}],
            "rows": [{"is_header": true, "cells": ["Day", "Plan"]}, {"cells": [null, nested]}],
        }),
        json!({
            "type": "dataview", "properties": [{"property": "name"}, {"property": "due_date"}],
            "views": [
                {"name": "All", "sorts": [{"property": "due_date"}], "columns": [{"property": "name", "width": 30}]},
                {"name": "Board", "type": "kanban", "group_by": "status",
                 "filters": [{"property": "done", "condition": "equal", "value": false}]},
            ],
        }),
    ]);
    let body = json!({
        "formatVersion": "2.0", "type": "task",
        "properties": {
            "name": "Rich", "description": "d", "done": false, "due_date": "2026-07-06", "priority": 0.5,
            "source": "https://e.org", "assignee": [target], "tag": [],
        },
        "blocks": blocks,
    });
    let id = world.create(body).await;
    Subject { world, id }
}

async fn served(subject: &Subject, ids: &str) -> Value {
    let path = format!("{}?ids={ids}", subject.world.object(&subject.id));
    subject.world.get(&path).await.body(200)
}

#[tokio::test]
async fn update_block_with_what_was_served() {
    let subject = rich().await;
    for ids in ["compact", "full"] {
        let document = served(&subject, ids).await;
        let ops: Value = document["blocks"]
            .as_array()
            .unwrap()
            .iter()
            .map(|block| {
                let mut set = block.clone();
                let members = set.as_object_mut().unwrap();
                let id = members.shift_remove("id");
                members.shift_remove("indent");
                json!({"op": "update_block", "id": id, "set": set})
            })
            .collect();
        subject.idle(ops).await;
    }
}

#[tokio::test]
async fn set_properties_with_what_was_served() {
    let subject = rich().await;
    for keys in ["slug", "name"] {
        let path = format!("{}?keys={keys}", subject.world.object(&subject.id));
        let mut set = subject.world.get(&path).await.body(200)["properties"].clone();
        #[rustfmt::skip]
        let cases = [
            "created_date", "creator", "last_modified_date", "last_modified_by", "origin", "Creation date",
            "Created by", "Last modified date", "Last modified by", "Origin",
        ];
        for output in cases {
            set.as_object_mut().unwrap().shift_remove(output);
        }
        let ops = json!([{"op": "set_properties", "set": set}]);
        subject.idle(ops).await;
    }
}

/// Sorts and filters with the ids that an editor gives them, and what reads serve of them.
fn with_editor_ids() -> (Value, Value) {
    let mut sent = json!({
        "sorts": [{"property": "name", "id": "of-sort"}],
        "filters": [{"id": "of-group", "operator": "or", "filters": [
            {"id": "of-leaf", "property": "name", "condition": "not_empty", "nested_property": "x"},
        ]}],
    });
    let served = json!({
        "sorts": [{"property": "name"}],
        "filters": [{"operator": "or", "filters": [{"property": "name", "condition": "not_empty"}]}],
    });
    sent["name"] = json!("All");
    (sent, served)
}

// ops.md 7.9, query.md 4.1, 7: ids of sorts and filters are taken back and ignored, on every way into a view.
#[tokio::test]
async fn ids_of_sorts_and_filters_are_never_a_callers() {
    let (sent, served) = with_editor_ids();
    let dataview = json!({"type": "dataview", "views": [sent]});
    let subject = Subject::page(json!([dataview])).await;
    let shows = async |position: usize| {
        let document = subject.read().await;
        let blocks = document["blocks"].as_array().unwrap();
        let views = blocks
            .iter()
            .flat_map(|block| block["views"].as_array().unwrap());
        let view = views.clone().nth(position).unwrap();
        for list in ["sorts", "filters"] {
            assert_eq!(view[list], served[list]);
        }
    };
    shows(0).await;
    let document = subject.read().await;
    let (block, view) = (
        &document["blocks"][0]["id"],
        &document["blocks"][0]["views"][0]["id"],
    );
    let lists = json!({"sorts": sent["sorts"], "filters": sent["filters"]});
    let mut kept = sent.clone();
    kept["id"] = view.clone();
    subject
        .idle(json!([
            {"op": "update_view", "set": lists},
            {"op": "update_block", "id": block, "set": {"views": [kept]}},
            {"op": "replace_subtree", "id": block, "blocks": [{"id": block, "type": "dataview", "views": [kept]}]},
        ]))
        .await;
    subject
        .apply(json!([
            {"op": "insert_view", "name": "Two", "set": lists},
            {"op": "insert_blocks", "blocks": [dataview]},
        ]))
        .await;
    shows(1).await;
    shows(2).await;

    let query = json!({"name": "Q", "type": "page", "views": [sent]});
    let path = format!("/v2/spaces/{}/queries", subject.world.one.short);
    let made = subject.world.post(&path, query).await.body(201);
    let query = subject.world.read(made["id"].as_str().unwrap()).await;
    for list in ["sorts", "filters"] {
        assert_eq!(query["blocks"][0]["views"][0][list], served[list]);
    }
}
