//! Bodies that the server takes and no served schema describes.

use serde_json::{Map, Value, json};

use crate::limits::MAX_PROPERTIES;

/// Documents that the server takes and no served schema describes.
pub(super) fn odd_documents() -> Vec<Value> {
    let with = |members: Value| {
        let mut document = json!({"formatVersion": "2.0"});
        let root = document.as_object_mut().unwrap();
        root.extend(members.as_object().unwrap().clone());
        document
    };
    let blocks = |blocks: Value| with(json!({ "blocks": blocks }));
    let view = |view: Value| blocks(json!([{"type": "dataview", "views": [view]}]));
    let filter = |leaf: Value| view(json!({ "filters": [leaf] }));
    let cell = |cell: Value| {
        let row = json!({ "cells": [cell] });
        blocks(json!([{"type": "table", "columns": [{}], "rows": [row]}]))
    };
    let settings = |settings: Value| {
        with(json!({"kind": "object_type", "type": "object_type", "type_settings": settings}))
    };
    let definition = |more: Value| {
        let mut entry = json!({"property": "mine"});
        let members = entry.as_object_mut().unwrap();
        members.extend(more.as_object().unwrap().clone());
        settings(json!({ "property_definitions": [entry] }))
    };
    let mut many: Map<String, Value> = (0..MAX_PROPERTIES)
        .map(|n| (format!("own{n}"), json!("v")))
        .collect();
    many.insert("created_date".to_owned(), Value::Null);
    vec![
        with(json!({"template": null})),
        with(json!({"outline": null, "subtree": null, "markdown": null})),
        blocks(json!([{"type": "divider", "text": null, "checked": null, "views": null}])),
        cell(json!({"type": "paragraph", "columns": null, "views": null})),
        cell(json!([{"type": "toggle"}, {"indent": 1, "type": "toggle", "rows": null}])),
        json!({"version": 2}),
        with(json!({"warnings": 5, "etag": {}, "id": [], "$schema": null, "store": {"x": [1]}})),
        with(
            json!({"kind": null, "icon": null, "cover": null, "blocks": null, "properties": null}),
        ),
        with(json!({"properties": {"own": {"x": [1, [2]]}}})),
        with(json!({ "properties": many })),
        with(json!({"icon": {"format": "icon", "name": "sun", "emoji": "x", "color": null}})),
        with(json!({"cover": {"format": "image", "file": "f", "source": "unsplash", "x": null}})),
        blocks(json!([{"type": "image", "hash": "f"}, {"type": "dataview", "source": [1]}])),
        blocks(json!([{"type": "title", "text": "x"}, {"type": "group"}, {"type": "heading_4"}])),
        blocks(
            json!([{"type": "callout", "icon": {"format": "emoji", "emoji": "x", "color": "red"}}]),
        ),
        blocks(json!([{"type": "table", "columns": [{"header": "x", "width": null}], "rows": []}])),
        blocks(
            json!([{"type": "paragraph", "fields": {"x": [[[[1]]]]}, "color": null, "indent": null}]),
        ),
        cell(json!({"type": "link", "properties": ["name"]})),
        cell(json!({"type": "paragraph", "id": null, "indent": null})),
        cell(json!({"type": "heading_4", "text": "x"})),
        cell(json!({"type": "callout", "icon": {"format": "emoji", "emoji": "x", "color": "red"}})),
        cell(json!([{"type": "toggle"}, {"indent": 1, "type": "group"}])),
        cell(json!([{"type": "toggle"}, {"indent": 1, "type": "link", "properties": ["name"]}])),
        cell(
            json!([{"type": "toggle"}, {"indent": 1, "type": "callout", "icon": {"format": "emoji", "emoji": "x", "color": null}}]),
        ),
        cell(
            json!([{"type": "callout", "icon": {"format": "emoji", "emoji": "x", "color": "red"}}]),
        ),
        view(json!({"groups": [{"any": 1}], "sorts": null})),
        view(json!({"object_orders": [{"any": 1}]})),
        filter(
            json!({"property": "name", "condition": "empty", "id": "x", "nested_property": null}),
        ),
        filter(json!({"property": "name", "condition": "notEmpty"})),
        filter(json!({"property": "name", "condition": "empty", "value": {"any": [1]}})),
        filter(json!({"property": "due_date", "condition": "equal", "date_preset": "nextWeek"})),
        with(json!({"kind": "object_type", "type": "object_type"})),
        settings(json!({"layout": "dashboard", "plural_name": null})),
        definition(json!({"internal_key": 1, "uninstalled": true})),
        definition(json!({"format": "emoji"})),
        definition(json!({"section": "regular"})),
        definition(json!({"default_value": "x", "options": null})),
    ]
}
