//! The B cases of document.md 18: which blocks are refused, where, and which are only warned about.

use serde_json::{Value, json};

use super::*;
use crate::limits::MAX_TEXT;
use crate::testing::CountingIds;
use crate::vocabulary::BundledNames;

mod fields;
mod normalised;
mod views;

fn judged(blocks: &Value, input: Input<'_>) -> Findings {
    let ids = CountingIds::default();
    let cx = ParseContext {
        names: &BundledNames,
        ids: &ids,
        objects: None,
        input,
        rebase: 0,
    };
    let mut out = Findings::default();
    let values = blocks.as_array().cloned().unwrap_or_default();
    parse_blocks(&values, &Path::pointer("/blocks"), &cx, &mut out);
    out.sort();
    out
}

/// What validation finds in `blocks`: paths of issues, then of warnings behind `~`.
fn findings(blocks: &Value, input: Input<'_>) -> String {
    let out = judged(blocks, input);
    let issues = out.issues.iter().map(|issue| issue.path_str().to_owned());
    let warnings = out
        .warnings
        .iter()
        .map(|issue| format!("~{}", issue.path_str()));
    issues.chain(warnings).collect::<Vec<_>>().join(" ")
}

fn check(cases: &[(Value, &str)]) {
    for (blocks, expected) in cases {
        assert_eq!(&findings(blocks, Input::Validate), expected, "{blocks}");
    }
}

/// A paragraph with these members beside its type.
fn p(members: Value) -> Value {
    with("paragraph", members)
}

fn with(block_type: &str, mut members: Value) -> Value {
    if let Some(map) = members.as_object_mut() {
        map.insert("type".to_owned(), block_type.into());
    }
    members
}

fn at(indent: u64, block_type: &str) -> Value {
    json!({"indent": indent, "type": block_type})
}

// D-56, D-59, D-63, D-64, D-66.
#[test]
fn members_are_judged_by_their_type() {
    #[rustfmt::skip]
    check(&[
        (json!([{"type": "todo"}]), "/blocks/0/type"),
        (json!([{"text": "x"}]), "/blocks/0/type"),
        (json!([{"type": "todo", "checked": 3, "id": "a b"}]), "/blocks/0/id /blocks/0/type"),
        (json!([with("divider", json!({"text": "x"}))]), "/blocks/0/text"),
        (json!([p(json!({"checked": true}))]), "/blocks/0/checked"),
        (json!([p(json!({"align": "middle"}))]), "/blocks/0/align"),
        (json!([p(json!({"text": 1}))]), "/blocks/0/text"),
        (json!([p(json!({"children": []}))]), "/blocks/0/children"),
        (json!([with("embed", json!({"processor": "mermaid", "url": "x"}))]), "/blocks/0/url"),
        (json!([with("embed", json!({"processor": "youtube", "url": "x", "text": "y"}))]), "/blocks/0/url"),
        (json!([with("embed", json!({"processor": "youtube", "url": "x"}))]), ""),
        (json!([with("code", json!({"language": "rs", "fields": {"lang": "rs"}}))]), "/blocks/0/language"),
        (json!([with("callout", json!({"icon": {"format": "color", "color": "red"}}))]), "/blocks/0/icon/format"),
        (json!([{"type": "property"}]), "/blocks/0/property"),
        (json!([with("file", json!({"added_at": "2026-02-30T00:00:00Z"}))]), "/blocks/0/added_at"),
        (json!([with("file", json!({"size": 2048.0}))]), ""),
        (json!([with("file", json!({"size": 2048.5}))]), "/blocks/0/size"),
        (json!([3, {"type": "paragraph"}]), "/blocks/0"),
    ]);
}

// D-57, D-58, D-60.
#[test]
fn indents_follow_each_other() {
    let chain: Vec<_> = (0..=32).map(|indent| at(indent, "toggle")).collect();
    let mut deep = chain.clone();
    deep.push(at(33, "toggle"));
    #[rustfmt::skip]
    check(&[
        (json!([at(0, "paragraph"), at(2, "paragraph")]), "/blocks/1"),
        (json!([at(1, "paragraph")]), "/blocks/0"),
        (json!(deep), "/blocks/33/indent"),
        (json!(chain), ""),
        (json!([p(json!({"indent": -1}))]), "/blocks/0/indent"),
        (json!([p(json!({"indent": 1.5}))]), "/blocks/0/indent"),
        (json!([p(json!({"indent": "1"}))]), "/blocks/0/indent"),
        (json!([at(0, "paragraph"), p(json!({"indent": 1.0}))]), ""),
        (json!([at(0, "divider"), at(1, "paragraph")]), "/blocks/1"),
        (json!([at(0, "table"), at(1, "paragraph")]), "/blocks/1"),
        (json!([at(0, "dataview"), at(1, "paragraph")]), "/blocks/1"),
        (json!([at(0, "heading_1"), at(1, "code"), at(2, "paragraph")]), ""),
        (json!([at(0, "image"), at(1, "paragraph")]), "~/blocks/1"),
    ]);
    // D-60: a create refuses what validate only warns about.
    let child = json!([at(0, "image"), at(1, "paragraph")]);
    assert_eq!(findings(&child, Input::Create), "/blocks/1");
}

// D-61, D-62.
#[test]
fn rows_hold_columns() {
    #[rustfmt::skip]
    check(&[
        (json!([at(0, "column")]), "/blocks/0"),
        (json!([at(0, "row"), at(1, "paragraph")]), "/blocks/1"),
        (json!([at(0, "row"), at(1, "column"), at(2, "paragraph")]), ""),
        (json!([at(0, "row"), at(1, "group"), at(2, "column")]), ""),
        (json!([at(0, "row"), at(1, "nonsense")]), "/blocks/1/type"),
        (json!([at(0, "paragraph"), at(1, "title")]), "/blocks/1/type"),
    ]);
}

// D-19, D-20, D-21.
#[test]
fn ids_are_unique() {
    let table = json!({"type": "table", "columns": [{"id": "c1"}], "rows": [{"id": "r1"}]});
    let view = |id: &str| json!({"type": "dataview", "object_id": "o", "views": [{"id": id}]});
    #[rustfmt::skip]
    check(&[
        (json!([p(json!({"id": "x"})), p(json!({"id": "x"}))]), "/blocks/1/id"),
        (json!([p(json!({"id": "a b"}))]), "/blocks/0/id"),
        (json!([p(json!({"id": "x".repeat(65)}))]), "/blocks/0/id"),
        (json!([p(json!({"id": ""}))]), "/blocks/0/id"),
        (json!([{"type": "table", "rows": [{"id": "r-1"}]}]), "/blocks/0/rows/0/id"),
        (json!([table, p(json!({"id": "r1-c1"}))]), "/blocks/1/id"),
        (json!([p(json!({"id": "r1-c1"})), table]), "/blocks/0/id"),
        (json!([table, p(json!({"id": "c1-r1"}))]), ""),
        (json!([table, p(json!({"id": "r1"}))]), "/blocks/1/id"),
        (json!([view("v1"), view("v1")]), ""),
        (json!([view("v1"), p(json!({"id": "v1"}))]), "/blocks/1/id"),
        (json!([p(json!({"id": "v1"})), view("v1")]), "/blocks/1/views/0/id"),
        (json!([p(json!({"id": "dataview"})), {"type": "dataview"}]), ""),
    ]);
}

// D-69, D-72, D-74.
#[test]
fn tables_are_grids() {
    let cell = |cell: Value| {
        json!([{"type": "table", "columns": [{"id": "a"}, {"id": "b"}],
            "rows": [{"cells": [cell]}]}])
    };
    let place = "/blocks/0/rows/0/cells/0";
    let wide = json!([{"type": "table", "columns": [{}, {}], "rows": [{"cells": ["", "", ""]}]}]);
    #[rustfmt::skip]
    check(&[
        (wide, "/blocks/0/rows/0/cells"),
        (cell(json!("x")), ""),
        (cell(json!({"type": "table"})), &format!("{place}/type")),
        (cell(json!({"type": "paragraph", "id": "x"})), &format!("{place}/id")),
        (cell(json!([{"type": "toggle"}, {"type": "paragraph"}])), &format!("{place}/1/indent")),
        (cell(json!({"type": "group"})), &format!("{place}/type")),
        (cell(json!(3)), place),
        (cell(json!([])), place),
        (cell(json!([{"type": "toggle"}, {"type": "divider", "indent": 1}])), ""),
        (cell(json!([{"type": "toggle"}, {"type": "table", "indent": 1}])), &format!("{place}/1/type")),
        (cell(json!([{"type": "divider"}, {"type": "quote", "indent": 1}])), &format!("{place}/1")),
        (json!([{"type": "table", "columns": [], "rows": []}]), ""),
        (json!([{"type": "table", "columns": [{"id": "c-1"}]}]), "/blocks/0/columns/0/id"),
        (json!([{"type": "table", "columns": [{"width": 10_001}]}]), "/blocks/0/columns/0/width"),
    ]);
}

// document.md 6.4, 10.4: cells that are not written count, too.
#[test]
fn grids_are_bounded() {
    let grid = |columns: usize, rows: usize| {
        let table = json!({"type": "table", "columns": vec![json!({}); columns], "rows": vec![json!({}); rows]});
        json!([table])
    };
    for input in [Input::Validate, Input::Create] {
        assert_eq!(findings(&grid(10, 10_000), input), "");
        assert_eq!(findings(&grid(11, 9_091), input), "/blocks/0/rows");
    }
}

// document.md 10.6: texts are measured in UTF-16 units, of which characters beyond the first plane take two.
#[test]
fn texts_are_bounded_in_utf16_units() {
    let most = "🧭".repeat(MAX_TEXT / 2);
    let above = format!("{most}x");
    let cell = |text: &str| {
        let row = json!({ "cells": [text] });
        json!([{"type": "table", "columns": [{}], "rows": [row]}])
    };
    for input in [Input::Validate, Input::Create] {
        for block_type in ["paragraph", "code", "embed"] {
            let block = |text: &str| json!([{"type": block_type, "text": text}]);
            assert_eq!(findings(&block(&most), input), "", "{block_type}");
            assert_eq!(findings(&block(&above), input), "/blocks/0/text");
        }
        assert_eq!(findings(&cell(&most), input), "");
        assert_eq!(findings(&cell(&above), input), "/blocks/0/rows/0/cells/0");
    }
}

// document.md 9.5, 10.3: what is no object keeps its place before those that follow.
#[test]
fn paths_count_what_is_no_object() {
    let ids = |name: &str| json!([{"id": "a"}, 5, {"id": name}, 6, {"id": "a"}]);
    let table = |columns: Value, rows: Value| {
        json!([with("table", json!({"columns": columns, "rows": rows}))])
    };
    #[rustfmt::skip]
    check(&[
        (json!([with("dataview", json!({"views": ids("b")}))]), "/blocks/0/views/1 /blocks/0/views/3 /blocks/0/views/4/id"),
        (table(ids("b"), json!([])), "/blocks/0/columns/1 /blocks/0/columns/3 /blocks/0/columns/4/id"),
        (
            table(json!([{}]), json!([5, {"id": "a", "cells": ["x", "y"]}, {"id": "a"}])),
            "/blocks/0/rows/0 /blocks/0/rows/1/cells /blocks/0/rows/2/id",
        ),
        (
            table(json!([3, {"id": "a"}]), json!(["r", {"id": "a", "cells": ["x", "y"]}])),
            "/blocks/0/columns/0 /blocks/0/rows/0 /blocks/0/rows/1/id",
        ),
    ]);
    let views = json!([with(
        "dataview",
        json!({"views": [5, {"id": "a"}, {"id": "a"}]})
    )]);
    let issues = judged(&views, Input::Create).issues;
    let first = "already used at /blocks/0/views/1/id";
    assert!(
        issues.iter().any(|issue| issue.message.ends_with(first)),
        "{issues:?}"
    );
}

// document.md 10.3: one fault, one issue.
#[test]
fn nothing_follows_from_columns_that_cannot_be_read() {
    let rows = json!([{"cells": ["x"]}, {"cells": ["x", "y"]}]);
    let table = |columns: Value| json!([with("table", json!({"columns": columns, "rows": rows}))]);
    let second = "/blocks/0/columns/0 /blocks/0/rows/1/cells";
    check(&[
        (table(json!(5)), "/blocks/0/columns"),
        (table(json!([{}, 5])), "/blocks/0/columns/1"),
        (table(json!([5])), second),
    ]);
    let many = table(json!(vec![json!({}); 65]));
    let payload = findings(&many, Input::Payload(IdRule::New));
    assert_eq!(payload, "/blocks/0/columns");
}

// document.md 10.3: one fault, one issue.
#[test]
fn nothing_follows_from_an_indent_that_cannot_be_read() {
    let wrong = |block_type: &str| json!({"indent": "1", "type": block_type});
    #[rustfmt::skip]
    check(&[
        (json!([at(0, "toggle"), wrong("toggle"), at(2, "paragraph")]), "/blocks/1/indent"),
        (json!([wrong("toggle"), at(2, "paragraph")]), "/blocks/0/indent"),
        (json!([5, at(1, "paragraph")]), "/blocks/0"),
        (json!([at(0, "toggle"), 5, at(2, "paragraph"), at(3, "paragraph")]), "/blocks/1"),
        (json!([at(0, "divider"), 5, at(1, "paragraph")]), "/blocks/1"),
        (json!([at(0, "toggle"), wrong("divider"), at(1, "paragraph")]), "/blocks/1/indent"),
        (json!([at(0, "row"), 5, at(1, "paragraph")]), "/blocks/1"),
        // What is certain all the same.
        (json!([at(0, "toggle"), 5, at(1, "toggle"), at(3, "toggle")]), "/blocks/1 /blocks/3"),
        (json!([5, at(0, "divider"), at(1, "paragraph")]), "/blocks/0 /blocks/2"),
        (json!([5, at(0, "column")]), "/blocks/0 /blocks/1"),
        (
            json!([with(
                "table",
                json!({"columns": [{}], "rows": [{"cells": [
                    [{"type": "paragraph"}, 5, at(2, "paragraph")]
                ]}]})
            )]),
            "/blocks/0/rows/0/cells/0/1",
        ),
    ]);
}

// D-72; document.md 10.3: one fault of a block in a cell is one issue, at its place in the array.
#[test]
fn a_fault_in_a_cell_is_told_once() {
    let table = |indent: u8, cell: &Value| json!({"indent": indent, "type": "table", "columns": [{}], "rows": [{"cells": [cell]}]});
    #[rustfmt::skip]
    let cases = [
        // The indent says already that what is lifted does not stand where it should.
        (json!([at(0, "row"), at(0, "group"), at(1, "column")]), "/1/indent"),
        (json!([at(0, "row"), at(0, "column")]), "/1/indent"),
        (json!([at(0, "row"), at(1, "group"), at(3, "paragraph")]), "/2"),
        // Nothing follows from a type that does not exist.
        (json!([at(0, "row"), at(1, "todo")]), "/1/type"),
        (json!([at(0, "toggle"), at(1, "todo"), at(2, "column")]), "/1/type"),
        // What is lifted keeps the place that it was sent at.
        (json!([at(0, "row"), at(1, "group"), at(2, "group"), at(3, "paragraph")]), "/3"),
        (json!([at(0, "row"), at(1, "group"), at(2, "column")]), ""),
        (json!([at(0, "column")]), "/0"),
        (json!({"type": "column"}), ""),
    ];
    for (value, place) in cases {
        let is_refused = !place.is_empty() || value.is_object();
        let expected = format!("/blocks/0/rows/0/cells/0{place}");
        let expected = if is_refused { expected } else { String::new() };
        let blocks = json!([table(0, &value)]);
        assert_eq!(findings(&blocks, Input::Validate), expected, "{value}");
    }
    // A table that is taken out with the title above it is judged by what it says alone.
    let below = table(1, &json!([at(0, "row"), at(1, "paragraph")]));
    let blocks = json!([{"type": "title", "text": "T"}, below]);
    assert_eq!(findings(&blocks, Input::Validate), "");
}
