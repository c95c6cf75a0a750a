//! What accepted input becomes (document.md 6.8, 13): the C cases, blocks in and stored blocks out.

use serde_json::{Value, json};

use crate::block::{Input, ParseContext, ParsedBlocks, parse_blocks, render_block};
use crate::findings::Findings;
use crate::ids::IdSource;
use crate::path::Path;
use crate::testing::CountingIds;
use crate::vocabulary::{BundledNames, Stored};

/// Mints one id for everything, which keeps the expected blocks readable.
struct SameId;

impl IdSource for SameId {
    fn mint(&self) -> String {
        "new".to_owned()
    }
}

fn parse(blocks: &Value, ids: &dyn IdSource) -> (ParsedBlocks, Findings) {
    let (names, input) = (&BundledNames, Input::Create);
    let cx = ParseContext {
        names,
        ids,
        objects: None,
        input,
        rebase: 0,
    };
    let mut out = Findings::default();
    let values = blocks.as_array().cloned().unwrap_or_default();
    (
        parse_blocks(&values, &Path::pointer("/blocks"), &cx, &mut out),
        out,
    )
}

/// The stored form of the one block that the input is.
fn check(cases: &[(Value, Value)]) {
    for (input, expected) in cases {
        let (parsed, out) = parse(&json!([input]), &SameId);
        assert_eq!(out.issues, [], "{input}");
        let rendered = parsed
            .blocks
            .first()
            .map(|block| Value::Object(render_block(block, &Stored)));
        let text = rendered.map(|block| block.to_string());
        // Member order is part of the canonical form.
        assert_eq!(text, Some(expected.to_string()), "{input}");
    }
}

// D-63, D-64, D-67, D-84, D-94.
#[test]
fn aliases_and_defaults_vanish() {
    #[rustfmt::skip]
    check(&[
        (json!({"type": "paragraph", "text": "", "color": "", "align": "left", "indent": 0}), json!({"id": "new", "type": "paragraph"})),
        (json!({"type": "heading_4", "text": "x"}), json!({"id": "new", "type": "heading_3", "text": "x"})),
        (json!({"type": "equation", "text": "e"}), json!({"id": "new", "type": "embed", "text": "e"})),
        (
            json!({"type": "embed", "url": "https://e.org", "processor": "youtube"}),
            json!({"id": "new", "type": "embed", "processor": "youtube", "text": "https://e.org"}),
        ),
        (
            json!({"type": "image", "hash": "o", "style": "auto", "size": 2048.0}),
            json!({"id": "new", "type": "image", "object_id": "o", "size": 2048}),
        ),
        (json!({"type": "code", "text": "**x** <u>\r\ny\rz"}), json!({"id": "new", "type": "code", "text": "**x** <u>\ny\nz"})),
        (
            json!({"type": "checkbox", "text": "__b__\r\nc", "checked": true, "fields": {}, "id": null}),
            json!({"id": "new", "type": "checkbox", "checked": true, "text": "**b**\nc"}),
        ),
        (
            json!({"type": "link", "card_style": "card", "icon_size": "none", "properties": ["dueDate", "Status"]}),
            json!({"id": "new", "type": "link", "card_style": "card", "properties": ["dueDate", "status"]}),
        ),
        (
            json!({"type": "dataview", "properties": [{"property": "name"}, {"property": "Name"}, {"property": "done"}]}),
            json!({"id": "dataview", "type": "dataview", "properties": [
                {"property": "name", "format": "text"}, {"property": "done", "format": "checkbox"},
            ]}),
        ),
        (
            json!({"type": "quote", "vertical_align": "top", "align": "right", "background_color": "red", "id": "q"}),
            json!({"id": "q", "type": "quote", "align": "right", "background_color": "red"}),
        ),
    ]);
}

// D-70, D-71, D-73.
#[test]
fn tables_are_brought_into_order() {
    let columns = json!([{"id": "a", "header": "sent", "width": 0}, {"id": "b", "width": 1e2}]);
    let cell = json!({"type": "paragraph", "text": "x"});
    let input = json!({"id": "t", "type": "table", "columns": columns, "rows": [
        {"id": "r", "cells": [cell, ""]},
        {"id": "h", "is_header": true, "cells": [null, [{"type": "toggle", "text": "t"}, {"indent": 1, "type": "paragraph", "text": "u"}]]},
    ]});
    check(&[(
        input,
        json!({"id": "t", "type": "table", "columns": [{"id": "a"}, {"id": "b", "width": 100}], "rows": [
            {"id": "h", "is_header": true, "cells": [null, [{"type": "toggle", "text": "t"}, {"indent": 1, "id": "new", "type": "paragraph", "text": "u"}]]},
            {"id": "r", "cells": ["x"]},
        ]}),
    )]);
}

// D-79, D-81.
#[test]
fn filters_are_stored_in_their_canonical_form() {
    let day = json!({"property": "due_date", "condition": "greater", "value": "2026-08-10"});
    let instant =
        json!({"property": "Due date", "condition": "greater", "value": "2026-08-10T09:00:00Z"});
    let camel = json!({"property": "name", "condition": "notEqual", "value": "x"});
    let empty = json!({"property": "name", "condition": "empty", "value": "x"});
    let dataview = |filters: Value, id: &str| json!({"id": id, "type": "dataview", "views": [{"id": "v", "filters": filters}]});
    check(&[(
        dataview(json!([day, instant, camel, empty]), "d"),
        dataview(
            json!([
                {"property": "dueDate", "condition": "greater", "value": 1_786_320_000},
                {"property": "dueDate", "condition": "greater", "value": 1_786_352_400, "include_time": true},
                {"property": "name", "condition": "not_equal", "value": "x"},
                {"property": "name", "condition": "empty"},
            ]),
            "d",
        ),
    )]);
}

// D-62, D-65.
#[test]
fn groups_and_structural_blocks_are_taken_out() {
    let input = json!([
        {"type": "title", "text": "**X**"},
        {"indent": 1, "type": "paragraph", "text": "dropped"},
        {"type": "description", "text": "d"},
        {"type": "featured_properties"},
        {"type": "group"},
        {"indent": 1, "type": "toggle", "id": "t"},
        {"indent": 2, "type": "group"},
        {"indent": 3, "type": "paragraph", "id": "p"},
        {"indent": 1, "type": "paragraph", "id": "q"},
        {"type": "paragraph", "id": "r"},
    ]);
    let (parsed, out) = parse(&input, &CountingIds::default());
    assert_eq!(out, Findings::default());
    assert_eq!(
        (parsed.title.as_deref(), parsed.description.as_deref()),
        (Some("X"), Some("d"))
    );
    let placed: Vec<_> = parsed
        .blocks
        .iter()
        .map(|block| (block.id.as_str(), block.indent))
        .collect();
    assert_eq!(placed, [("t", 0), ("p", 1), ("q", 0), ("r", 0)]);
    assert_eq!(parsed.positions, [5, 7, 8, 9]);
}

// document.md 6.8: of a block that is taken out what it says is judged, and not what it is in a document.
#[test]
fn what_is_taken_out_is_judged_by_itself() {
    let title = json!({"type": "title", "id": "a", "text": "T"});
    let below = |block: Value| json!([title, block, {"type": "paragraph", "id": "a"}]);
    #[rustfmt::skip]
    let cases = [
        (json!({"indent": 1, "type": "divider", "text": "x"}), "/blocks/1/text"),
        (json!({"indent": 1, "type": "todo"}), "/blocks/1/type"),
        (json!({"indent": 1, "type": "paragraph", "align": "middle"}), "/blocks/1/align"),
        (json!({"indent": 1, "type": "paragraph", "text": "<u>x"}), "/blocks/1/text"),
        (json!({"indent": 1, "type": "paragraph", "id": "a b"}), "/blocks/1/id"),
        (json!({"indent": 2, "type": "paragraph"}), "/blocks/1"),
    ];
    for (block, path) in cases {
        let (_, out) = parse(&below(block), &SameId);
        let paths: Vec<_> = out.issues.iter().map(|issue| issue.path_str()).collect();
        assert_eq!(paths, [path]);
    }
    // Ids and parents are of the document, which these blocks do not enter.
    let column = json!({"indent": 1, "type": "column", "id": "a"});
    let row = json!({"indent": 1, "type": "row", "id": "a"});
    let under = json!({"indent": 2, "type": "paragraph", "id": "a"});
    let blocks = json!([title, column, row, under, {"type": "paragraph", "id": "a"}]);
    let (parsed, out) = parse(&blocks, &SameId);
    assert_eq!((out.issues, parsed.blocks.len()), (vec![], 1));
    assert_eq!(parsed.title.as_deref(), Some("T"));
}

// D-75.
#[test]
fn the_first_own_dataview_has_the_fixed_id() {
    let ids = |blocks: Value| -> Vec<String> {
        let (parsed, _) = parse(&blocks, &SameId);
        parsed.blocks.into_iter().map(|block| block.id).collect()
    };
    let dataview = json!({"type": "dataview"});
    assert_eq!(ids(json!([dataview, dataview])), ["dataview", "new"]);
    assert_eq!(
        ids(json!([{"type": "dataview", "object_id": "o"}, dataview])),
        ["new", "dataview"]
    );
    assert_eq!(
        ids(json!([dataview, {"type": "paragraph", "id": "dataview"}])),
        ["new", "dataview"]
    );
}
