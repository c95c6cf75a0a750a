//! Odd documents: whatever is sent gets every finding that it deserves, at its place, with what to do (document.md 10).

use serde_json::{Map, Value, json};

use super::VALIDATE;
use crate::support::World;

#[tokio::test]
async fn every_finding_says_where_what_and_how() {
    let world = World::new().await;
    let many = |count: usize, value: Value| Value::Array(vec![value; count]);
    let props = |members: Value| json!({ "properties": members });
    let blocks = |blocks: Value| json!({ "blocks": blocks });
    let p = |more: Value| {
        let mut block = json!({"type": "paragraph"});
        block
            .as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        json!({"blocks": [block]})
    };
    let view = |view: Value| json!({"blocks": [{"type": "dataview", "views": [view]}]});
    let filters =
        |filters: Value| json!({"blocks": [{"type": "dataview", "views": [{"filters": filters}]}]});
    let settings = |settings: Value| json!({"kind": "object_type", "type": "object_type", "type_settings": settings});
    let def = |def: Value| json!({"kind": "object_type", "type": "object_type", "type_settings": {"property_definitions": [def]}});
    let table = |table: Value| {
        let mut block = json!({"type": "table"});
        block
            .as_object_mut()
            .unwrap()
            .extend(table.as_object().unwrap().clone());
        json!({"blocks": [block]})
    };
    let mut deep = json!({"property": "name", "condition": "empty"});
    for _ in 0..33 {
        deep = json!({"operator": "and", "filters": [deep]});
    }
    let leaf = json!({"property": "name", "condition": "empty"});
    let big: Map<String, Value> = (0..2049).map(|n| (format!("k{n}"), json!(1))).collect();
    let cases = vec![
        json!({"subtree": true}),
        json!({"outline": []}),
        json!({"markdown": "x"}),
        json!({"template": "x"}),
        json!({"kind": 5}),
        json!({"kind": "Page"}),
        json!({"property_settings": 5}),
        json!({"refs": {}, "type_properties": 1, "type_internal_keys": 1, "children": []}),
        json!({"version": 2}),
        json!({"kind": "template", "template_for": "task", "type": null}),
        json!({"kind": "template", "type": "template"}),
        json!({"kind": "template", "type": "page", "template_for": "task"}),
        json!({"collection_items": [1]}),
        json!({"collection_items": {}}),
        json!({"query_source": []}),
        json!({"query_source": {"types": "task"}}),
        json!({"query_source": {"zz": 1, "types": [5], "properties": ["Due date"]}}),
        props(json!([])),
        props(json!(big)),
        props(json!({"": 1})),
        props(json!({"a\u{1}": 1})),
        props(json!({"x".repeat(257): 1})),
        props(json!({"a/b~c": "ok", "due_date": 5.5, "done": "x"})),
        props(json!({"priority": 9_007_199_254_740_993_u64})),
        props(
            json!({"assignee": [1], "status": ["a", "b"], "tag": [""], "is_favorite": null, "source": 5}),
        ),
        props(json!({" due_date": "2026-07-06"})),
        props(json!({"é": 1, "e\u{301}": 1})),
        props(json!({"a\u{200b}": 1})),
        props(
            json!({"id": 1, "type": 1, "icon_emoji": "x", "space_id": 1, "links": [], "internal_flags": 1, "created_date": "x"}),
        ),
        props(json!({"layout": "nope", "layout_align": 2, "recommended_relations": []})),
        blocks(json!({})),
        blocks(json!([5, null, [], "x"])),
        p(json!({"id": 5})),
        p(json!({"id": ""})),
        blocks(json!([{"type": null}, {"type": 5}, {"type": "Paragraph"}])),
        blocks(json!([{"type": "paragraph"}, {"indent": 1, "type": "title", "text": "x"}])),
        p(json!({"text": 5})),
        p(json!({"text": "x".repeat(1_048_577)})),
        p(json!({"fields": []})),
        p(json!({"vertical_align": "center", "background_color": 5, "color": 5, "zz": 1})),
        table(json!({"columns": [{"width": 10001}, {"width": -1}, {"zz": 1}]})),
        table(json!({"columns": 5, "rows": 5})),
        table(
            json!({"columns": [{}], "rows": [{"cells": {}}, {"is_header": "x"}, 5, {"cells": [5]}]}),
        ),
        table(json!({"columns": many(1001, json!({})), "rows": many(100, json!({}))})),
        view(json!({"sorts": many(11, json!({"property": "name"}))})),
        view(json!({"columns": many(65, json!({"property": "name"}))})),
        view(json!({"page_size": 1001})),
        view(json!({"groups": [5], "object_orders": 5})),
        view(json!({"groupBy": "status", "type": "Table"})),
        view(json!({"id": "a b", "name": 5})),
        filters(many(33, leaf.clone())),
        filters(json!([{"operator": "and", "filters": many(51, leaf.clone())}])),
        filters(json!([deep])),
        filters(json!([{"operator": "not", "filters": [leaf]}])),
        filters(json!([5])),
        filters(json!({})),
        filters(json!([{"property": "name", "condition": "equal", "date_preset": "today"}])),
        filters(
            json!([{"property": "name", "condition": "equal", "value": "_filter_template_1_"}]),
        ),
        filters(
            json!([{"property": "due_date", "condition": "equal", "date_preset": "number_of_days_now", "value": 1.5}]),
        ),
        filters(json!([{"property": "due_date", "condition": "equal", "date_preset": "someday"}])),
        filters(json!([{"property": "due_date", "condition": "less", "value": "soon"}])),
        filters(json!([{"property": "done", "condition": "greater", "value": true}])),
        filters(json!([{"property": "done", "condition": "equal", "value": "x"}])),
        json!({"icon": 5, "cover": []}),
        json!({"icon": {"format": "weird"}, "cover": {"format": "weird"}}),
        json!({"icon": {"format": 5}}),
        json!({"icon": {}, "cover": {}}),
        json!({"icon": {"format": "emoji", "emoji": "x".repeat(33)}}),
        json!({"cover": {"format": "image", "file": "x", "scale": "1", "source": "unsplash"}}),
        json!({"cover": {"format": "color", "color": "a/b"}}),
        settings(json!(5)),
        settings(
            json!({"zz": 1, "layout": 0, "default_view": "board", "api_key": 5, "plural_name": 5, "default_template": 5}),
        ),
        settings(json!({"layout": "nope"})),
        settings(json!({"property_definitions": {}})),
        settings(json!({"property_definitions": [5]})),
        settings(json!({"property_definitions": many(129, json!({"name": "x"}))})),
        def(json!({"key": "x", "type": "text"})),
        def(json!({})),
        def(json!({"name": ""})),
        def(json!({"name": "x".repeat(129)})),
        def(json!({"name": "x", "options": many(101, json!("a"))})),
        def(
            json!({"name": "x", "format": "select", "options": ["a", "a", "", {"name": "b", "color": "mauve"}, {"zz": 1}]}),
        ),
        def(json!({"name": "x", "format": "tag"})),
        def(
            json!({"name": "x", "section": "top", "max_count": -1, "include_time": "x", "readonly": 1, "description": 5, "object_types": 5}),
        ),
        def(json!({"property": "due_date", "format": "text"})),
        def(json!({"name": "x", "format": "number", "default_value": "no"})),
        json!({"kind": "object_type", "query_source": {}}),
        json!({"type": 5}),
        json!({"type": ""}),
        json!({"type": "x".repeat(257)}),
        blocks(
            json!([{"type": "embed", "processor": "prezi"}, {"type": "callout", "icon": {"format": "icon", "name": "x"}}, {"type": "file", "size": -1, "mime_type": 5, "added_at": "yesterday", "style": "dots"}, {"type": "link", "properties": [5], "card_style": "big"}, {"type": "bookmark", "object_id": 5}]),
        ),
        blocks(
            json!([{"type": "widget"}, {"type": "icon", "name": 5}, {"type": "chat", "text": "x"}, {"type": "group", "text": "x"}, {"type": "featured_properties", "text": 5}]),
        ),
    ];
    // These look odder than they are: null, what reads carry and creates drop, and what only a space could judge.
    let innocent = vec![
        json!({"warnings": 5, "etag": 5, "id": 5, "discussion": 5, "$schema": 5, "internal_key": 5}),
        json!({"kind": null}),
        json!({"kind": "property", "property_settings": 5}),
        json!({"type": "template"}),
        json!({"kind": "file_object"}),
        json!({"kind": "participant"}),
        json!({"kind": "chat"}),
        json!({"kind": "property_option"}),
        json!({"collection_items": many(1001, json!("a"))}),
        json!({"query_source": null}),
        props(json!({"priority": null, "done": null})),
        p(json!({"id": null})),
        p(json!({"indent": null})),
        p(json!({"text": null})),
        json!({"icon": null, "cover": null}),
        settings(json!({"layout": "pdf"})),
        def(json!({"name": "x", "format": "emoji"})),
        def(json!({"name": "x", "format": "date", "include_time": true})),
        json!({"kind": "object_type", "blocks": [{"type": "dataview"}]}),
        json!({"kind": "object_type", "collection_items": []}),
        json!({"type": null}),
    ];
    let cases = cases.into_iter().map(|members| (members, true));
    let innocent = innocent.into_iter().map(|members| (members, false));
    for (members, is_wrong) in cases.chain(innocent) {
        let mut document = json!({"formatVersion": "2.0"});
        let all = document.as_object_mut().unwrap();
        all.extend(members.as_object().unwrap().clone());
        let reply = world.post(VALIDATE, document.clone()).await;
        reply.is(200);
        let is_found = !reply.paths().is_empty() || !reply.warnings().is_empty();
        assert_eq!(is_found, is_wrong, "{members:.300} {}", reply.text);
        for finding in ["issues", "warnings"] {
            for finding in reply.json[finding].as_array().unwrap() {
                for said in ["message", "hint"] {
                    let text = finding[said].as_str().unwrap_or_default();
                    assert!(!text.is_empty(), "{said} of {finding} in {members:.300}");
                }
                let path = finding["path"].as_str().unwrap();
                let (parent, _) = path.rsplit_once('/').unwrap();
                let found = document.pointer(path).or_else(|| document.pointer(parent));
                assert!(found.is_some(), "{finding} in {members:.300}");
            }
        }
    }
}
