//! The B cases of document.md 18: which blocks are refused, where, and which are only warned about.

use serde_json::{Value, json};

use super::*;
use crate::testing::CountingIds;
use crate::vocabulary::BundledNames;

/// What validation finds in `blocks`: paths of issues, then of warnings behind `~`.
fn findings(blocks: &Value, input: Input<'_>) -> String {
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
    check(&[
        (json!([{"type": "todo"}]), "/blocks/0/type"),
        (json!([{"text": "x"}]), "/blocks/0/type"),
        (
            json!([{"type": "todo", "checked": 3, "id": "a b"}]),
            "/blocks/0/id /blocks/0/type",
        ),
        (
            json!([with("divider", json!({"text": "x"}))]),
            "/blocks/0/text",
        ),
        (json!([p(json!({"checked": true}))]), "/blocks/0/checked"),
        (json!([p(json!({"align": "middle"}))]), "/blocks/0/align"),
        (json!([p(json!({"text": 1}))]), "/blocks/0/text"),
        (json!([p(json!({"children": []}))]), "/blocks/0/children"),
        (
            json!([with("embed", json!({"processor": "mermaid", "url": "x"}))]),
            "/blocks/0/url",
        ),
        (
            json!([with(
                "embed",
                json!({"processor": "youtube", "url": "x", "text": "y"})
            )]),
            "/blocks/0/url",
        ),
        (
            json!([with("embed", json!({"processor": "youtube", "url": "x"}))]),
            "",
        ),
        (
            json!([with(
                "code",
                json!({"language": "rs", "fields": {"lang": "rs"}})
            )]),
            "/blocks/0/language",
        ),
        (
            json!([with(
                "callout",
                json!({"icon": {"format": "color", "color": "red"}})
            )]),
            "/blocks/0/icon/format",
        ),
        (json!([{"type": "property"}]), "/blocks/0/property"),
        (
            json!([with("file", json!({"added_at": "2026-02-30T00:00:00Z"}))]),
            "/blocks/0/added_at",
        ),
        (json!([with("file", json!({"size": 2048.0}))]), ""),
        (
            json!([with("file", json!({"size": 2048.5}))]),
            "/blocks/0/size",
        ),
        (json!([3, {"type": "paragraph"}]), "/blocks/0"),
    ]);
}

// D-57, D-58, D-60.
#[test]
fn indents_follow_each_other() {
    let chain: Vec<_> = (0..=32).map(|indent| at(indent, "toggle")).collect();
    let mut deep = chain.clone();
    deep.push(at(33, "toggle"));
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
        (
            json!([at(0, "heading_1"), at(1, "code"), at(2, "paragraph")]),
            "",
        ),
        (json!([at(0, "image"), at(1, "paragraph")]), "~/blocks/1"),
    ]);
    // D-60: a create refuses what validate only warns about.
    let child = json!([at(0, "image"), at(1, "paragraph")]);
    assert_eq!(findings(&child, Input::Create), "/blocks/1");
}

// D-61, D-62.
#[test]
fn rows_hold_columns() {
    check(&[
        (json!([at(0, "column")]), "/blocks/0"),
        (json!([at(0, "row"), at(1, "paragraph")]), "/blocks/1"),
        (
            json!([at(0, "row"), at(1, "column"), at(2, "paragraph")]),
            "",
        ),
        (json!([at(0, "row"), at(1, "group"), at(2, "column")]), ""),
        (json!([at(0, "row"), at(1, "nonsense")]), "/blocks/1/type"),
        (
            json!([at(0, "paragraph"), at(1, "title")]),
            "/blocks/1/type",
        ),
    ]);
}

// D-19, D-20, D-21.
#[test]
fn ids_are_unique() {
    let table = json!({"type": "table", "columns": [{"id": "c1"}], "rows": [{"id": "r1"}]});
    let view = |id: &str| json!({"type": "dataview", "object_id": "o", "views": [{"id": id}]});
    check(&[
        (
            json!([p(json!({"id": "x"})), p(json!({"id": "x"}))]),
            "/blocks/1/id",
        ),
        (json!([p(json!({"id": "a b"}))]), "/blocks/0/id"),
        (json!([p(json!({"id": "x".repeat(65)}))]), "/blocks/0/id"),
        (json!([p(json!({"id": ""}))]), "/blocks/0/id"),
        (
            json!([{"type": "table", "rows": [{"id": "r-1"}]}]),
            "/blocks/0/rows/0/id",
        ),
        (json!([table, p(json!({"id": "r1-c1"}))]), "/blocks/1/id"),
        (json!([p(json!({"id": "r1-c1"})), table]), "/blocks/0/id"),
        (json!([table, p(json!({"id": "c1-r1"}))]), ""),
        (json!([table, p(json!({"id": "r1"}))]), "/blocks/1/id"),
        (json!([view("v1"), view("v1")]), ""),
        (json!([view("v1"), p(json!({"id": "v1"}))]), "/blocks/1/id"),
        (
            json!([p(json!({"id": "v1"})), view("v1")]),
            "/blocks/1/views/0/id",
        ),
        (
            json!([p(json!({"id": "dataview"})), {"type": "dataview"}]),
            "",
        ),
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
    check(&[
        (wide, "/blocks/0/rows/0/cells"),
        (cell(json!("x")), ""),
        (cell(json!({"type": "table"})), &format!("{place}/type")),
        (
            cell(json!({"type": "paragraph", "id": "x"})),
            &format!("{place}/id"),
        ),
        (
            cell(json!([{"type": "toggle"}, {"type": "paragraph"}])),
            &format!("{place}/1/indent"),
        ),
        (cell(json!({"type": "group"})), &format!("{place}/type")),
        (cell(json!(3)), place),
        (cell(json!([])), place),
        (
            cell(json!([{"type": "toggle"}, {"type": "divider", "indent": 1}])),
            "",
        ),
        (
            cell(json!([{"type": "toggle"}, {"type": "table", "indent": 1}])),
            &format!("{place}/1/type"),
        ),
        (
            cell(json!([{"type": "divider"}, {"type": "quote", "indent": 1}])),
            &format!("{place}/1"),
        ),
        (json!([{"type": "table", "columns": [], "rows": []}]), ""),
        (
            json!([{"type": "table", "columns": [{"id": "c-1"}]}]),
            "/blocks/0/columns/0/id",
        ),
        (
            json!([{"type": "table", "columns": [{"width": 10_001}]}]),
            "/blocks/0/columns/0/width",
        ),
    ]);
}

/// One dataview of one view with these members; the result is that of the view.
fn view(members: Value) -> Value {
    json!([{"type": "dataview", "views": [members]}])
}

// D-76, D-77, D-78.
#[test]
fn views_are_judged() {
    let place = "/blocks/0/views/0";
    let cases = [
        (json!({"type": "board"}), "/type"),
        (json!({"nope": 1}), "/nope"),
        (json!({"page_size": -1}), "/page_size"),
        (json!({"page_size": 1001}), "/page_size"),
        (
            json!({"type": "kanban", "group_by": "height_in_pixels"}),
            "~/group_by",
        ),
        (json!({"group_by": "status"}), "~/group_by"),
        (json!({"type": "kanban", "group_by": "status"}), ""),
        (json!({"type": "calendar", "group_by": "dueDate"}), ""),
        (
            json!({"sorts": [{"property": "name", "direction": "down"}]}),
            "/sorts/0/direction",
        ),
        (json!({"sorts": [{}]}), "/sorts/0/property"),
        (
            json!({"columns": [{"property": "name", "aggregation": "avg"}]}),
            "/columns/0/aggregation",
        ),
        (
            json!({"columns": [{"hidden": true}]}),
            "/columns/0/property",
        ),
    ];
    for (members, expected) in cases {
        let expected = match expected.strip_prefix('~') {
            Some(path) => format!("~{place}{path}"),
            None if expected.is_empty() => String::new(),
            None => format!("{place}{expected}"),
        };
        assert_eq!(
            findings(&view(members.clone()), Input::Validate),
            expected,
            "{members}"
        );
    }
    let twice = json!([{"type": "dataview", "views": [{"id": "v"}, {"id": "v"}]}]);
    assert_eq!(findings(&twice, Input::Validate), "/blocks/0/views/1/id");
}

// D-79, D-80, D-81.
#[test]
fn filters_are_judged() {
    let due = |condition: &str, rest: Value| {
        let mut leaf = json!({"property": "due_date", "condition": condition});
        if let (Some(leaf), Some(rest)) = (leaf.as_object_mut(), rest.as_object()) {
            leaf.extend(rest.clone());
        }
        leaf
    };
    let leaf = |members: Value| json!([members]);
    let bound = due("less", json!({"value": "2026-08-10"}));
    let cases = [
        (leaf(json!({"operator": "and", "property": "name"})), "/0"),
        (
            leaf(json!({"operator": "and", "filters": []})),
            "/0/filters",
        ),
        (leaf(json!({"operator": "and"})), "/0/filters"),
        (
            leaf(json!({"filters": [due("empty", json!({}))]})),
            "/0/operator",
        ),
        (
            leaf(json!({"operator": "not", "filters": [due("empty", json!({}))]})),
            "/0/operator",
        ),
        (leaf(json!({"property": "name"})), "/0/condition"),
        (leaf(json!({"condition": "empty"})), "/0/property"),
        (
            leaf(json!({"property": "name", "condition": "equals", "value": "x"})),
            "/0/condition",
        ),
        (
            leaf(json!({"property": "name", "condition": "notEqual", "value": "x"})),
            "",
        ),
        (
            leaf(json!({"property": "name", "condition": "equal"})),
            "/0/value",
        ),
        (
            leaf(json!({"property": "name", "condition": "equal", "value": 1})),
            "/0/value",
        ),
        (
            leaf(json!({"property": "done", "condition": "less", "value": true})),
            "/0/condition",
        ),
        (leaf(json!({"nope": 1})), "/0/condition /0/nope /0/property"),
        (leaf(bound.clone()), "~/0"),
        (json!([bound, due("not_empty", json!({}))]), ""),
        (
            json!([{"operator": "or", "filters": [bound, due("empty", json!({}))]}]),
            "",
        ),
        (
            json!([{"operator": "or", "filters": [bound, due("not_empty", json!({}))]}]),
            "~/0/filters/0",
        ),
        (
            json!([{"operator": "or", "filters": [bound]}, due("exists", json!({}))]),
            "",
        ),
        (leaf(due("greater", json!({"value": "soon"}))), "/0/value"),
        (
            leaf(due("equal", json!({"date_preset": "number_of_days_ago"}))),
            "/0",
        ),
        (
            leaf(due(
                "equal",
                json!({"date_preset": "number_of_days_ago", "value": 0}),
            )),
            "",
        ),
        (
            leaf(due(
                "equal",
                json!({"date_preset": "numberOfDaysAgo", "value": 36_501}),
            )),
            "/0/value",
        ),
        (
            leaf(due(
                "not_equal",
                json!({"date_preset": "number_of_days_ago", "value": 0}),
            )),
            "~/0",
        ),
        (
            leaf(due("equal", json!({"date_preset": "someday"}))),
            "/0/date_preset",
        ),
        (
            leaf(json!({"property": "name", "condition": "in", "value": []})),
            "/0/value",
        ),
        (
            leaf(json!({"property": "name", "condition": "equal", "value": ["a", "b"]})),
            "/0/value",
        ),
        (
            leaf(json!({"property": "name", "condition": "all_in", "value": ["a", "b"]})),
            "~/0",
        ),
        (
            leaf(json!({"property": "done", "condition": "equal", "value": "_filter_template_2_"})),
            "~/0",
        ),
    ];
    for (filters, expected) in cases {
        let place = "/blocks/0/views/0/filters";
        let paths: Vec<_> = expected
            .split_whitespace()
            .map(|path| match path.strip_prefix('~') {
                Some(path) => format!("~{place}{path}"),
                None => format!("{place}{path}"),
            })
            .collect();
        let found = findings(&view(json!({"filters": filters})), Input::Validate);
        assert_eq!(found, paths.join(" "), "{filters}");
    }
}

// query.md 4.1: a leaf may sit in 32 groups, the 33rd is refused at its own path.
#[test]
fn filter_depth_is_bounded() {
    let nested = |groups: usize| {
        let leaf = json!({"property": "name", "condition": "empty"});
        let group = |node, _| json!({"operator": "and", "filters": [node]});
        view(json!({"filters": [(0..groups).fold(leaf, group)]}))
    };
    assert_eq!(findings(&nested(32), Input::Validate), "");
    let deepest = format!("/blocks/0/views/0/filters/0{}", "/filters/0".repeat(32));
    assert_eq!(findings(&nested(33), Input::Validate), deepest);
}
