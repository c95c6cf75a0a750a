//! The cases of dataviews, views and filters (D-76 to D-81).

use serde_json::{Value, json};

use super::findings;
use crate::block::Input;

/// One dataview of one view with these members; the result is that of the view.
fn view(members: Value) -> Value {
    json!([{"type": "dataview", "views": [members]}])
}

// D-76, D-77, D-78.
#[test]
fn views_are_judged() {
    let place = "/blocks/0/views/0";
    #[rustfmt::skip]
    let cases = [
        (json!({"type": "board"}), "/type"),
        (json!({"nope": 1}), "/nope"),
        (json!({"page_size": -1}), "/page_size"),
        (json!({"page_size": 1001}), "/page_size"),
        (json!({"type": "kanban", "group_by": "height_in_pixels"}), "~/group_by"),
        (json!({"group_by": "status"}), "~/group_by"),
        (json!({"type": "kanban", "group_by": "status"}), ""),
        (json!({"type": "calendar", "group_by": "dueDate"}), ""),
        (json!({"sorts": [{"property": "name", "direction": "down"}]}), "/sorts/0/direction"),
        (json!({"sorts": [{}]}), "/sorts/0/property"),
        (json!({"columns": [{"property": "name", "aggregation": "avg"}]}), "/columns/0/aggregation"),
        (json!({"columns": [{"hidden": true}]}), "/columns/0/property"),
    ];
    for (members, expected) in cases {
        let expected = match expected.strip_prefix('~') {
            Some(path) => format!("~{place}{path}"),
            None if expected.is_empty() => String::new(),
            None => format!("{place}{expected}"),
        };
        let found = findings(&view(members.clone()), Input::Validate);
        assert_eq!(found, expected, "{members}");
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
    #[rustfmt::skip]
    let cases = [
        (leaf(json!({"operator": "and", "property": "name"})), "/0"),
        (leaf(json!({"operator": "and", "filters": []})), "/0/filters"),
        (leaf(json!({"operator": "and"})), "/0/filters"),
        (leaf(json!({"filters": [due("empty", json!({}))]})), "/0/operator"),
        (leaf(json!({"operator": "not", "filters": [due("empty", json!({}))]})), "/0/operator"),
        (leaf(json!({"property": "name"})), "/0/condition"),
        (leaf(json!({"condition": "empty"})), "/0/property"),
        (leaf(json!({"property": "name", "condition": "equals", "value": "x"})), "/0/condition"),
        (leaf(json!({"property": "name", "condition": "notEqual", "value": "x"})), ""),
        (leaf(json!({"property": "name", "condition": "equal"})), "/0/value"),
        (leaf(json!({"property": "name", "condition": "equal", "value": 1})), "/0/value"),
        (leaf(json!({"property": "done", "condition": "less", "value": true})), "/0/condition"),
        (leaf(json!({"nope": 1})), "/0/nope"),
        (leaf(bound.clone()), "~/0"),
        (json!([bound, due("not_empty", json!({}))]), ""),
        (json!([{"operator": "or", "filters": [bound, due("empty", json!({}))]}]), ""),
        (json!([{"operator": "or", "filters": [bound, due("not_empty", json!({}))]}]), "~/0/filters/0"),
        (json!([{"operator": "or", "filters": [bound]}, due("exists", json!({}))]), ""),
        (leaf(due("greater", json!({"value": "soon"}))), "/0/value"),
        (leaf(due("equal", json!({"date_preset": "number_of_days_ago"}))), "/0"),
        (leaf(due("equal", json!({"date_preset": "number_of_days_ago", "value": 0}))), ""),
        (leaf(due("equal", json!({"date_preset": "numberOfDaysAgo", "value": 36_501}))), "/0/value"),
        (leaf(due("not_equal", json!({"date_preset": "number_of_days_ago", "value": 0}))), "~/0"),
        (leaf(due("equal", json!({"date_preset": "someday"}))), "/0/date_preset"),
        (leaf(json!({"property": "name", "condition": "in", "value": []})), "/0/value"),
        (leaf(json!({"property": "name", "condition": "equal", "value": ["a", "b"]})), "/0/value"),
        (leaf(json!({"property": "name", "condition": "all_in", "value": ["a", "b"]})), "~/0"),
        (leaf(json!({"property": "done", "condition": "equal", "value": "_filter_template_2_"})), "~/0"),
        // query.md 4.4: whole options, never parts of their names.
        (leaf(json!({"property": "status", "condition": "contains", "value": "Done"})), "~/0"),
        // query.md 5: every object has it.
        (leaf(json!({"property": "created_date", "condition": "less", "value": "2026-08-10"})), ""),
        (leaf(due("in", json!({"value": ["2026-08-10", "2026-08-11T09:00:00Z"]}))), "~/0"),
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

// document.md 6.5
#[test]
fn columns_have_these_aggregations() {
    let names = "count count_value count_distinct count_empty count_not_empty percent_empty percent_not_empty sum \
                 average median min max range";
    let names: Vec<&str> = names.split_whitespace().collect();
    assert_eq!(names.len(), 13);
    let column = |name: &str| view(json!({"columns": [{"property": "name", "aggregation": name}]}));
    for name in names {
        assert_eq!(findings(&column(name), Input::Validate), "", "{name}");
    }
    let place = "/blocks/0/views/0/columns/0/aggregation";
    for name in ["avg", "unique", "countValue"] {
        assert_eq!(findings(&column(name), Input::Validate), place, "{name}");
    }
}

// document.md 6.5: a view shows a property in one column. What is sent twice alike is kept once.
#[test]
fn a_property_is_listed_once() {
    let columns = |spellings: [&str; 2]| {
        let columns = spellings.map(|property| json!({ "property": property }));
        view(json!({ "columns": columns }))
    };
    let second = "/blocks/0/views/0/columns/1/property";
    for (spellings, expected) in [
        (["name", "done"], String::new()),
        (["name", "name"], format!("~{second}")),
        (["name", "Name"], second.to_owned()),
    ] {
        assert_eq!(findings(&columns(spellings), Input::Validate), expected);
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
