//! The B cases of one dataview with one view.

use serde_json::{Value, json};

use super::check_blocks;
use crate::support::World;

/// The view with these members has these findings, their paths below the view.
async fn check_view(world: &World, cases: Vec<(Value, &str)>) {
    for (members, expected) in cases {
        let place = "/blocks/0/views/0";
        let expected = match (expected, expected.strip_prefix('~')) {
            ("ok", _) => "ok".to_owned(),
            (_, Some(warning)) => format!("~{place}{warning}"),
            (issue, None) => format!("{place}{issue}"),
        };
        let blocks = json!([{"type": "dataview", "views": [members]}]);
        check_blocks(world, vec![(blocks, &expected)]).await;
    }
}

// D-76, D-77, D-78
#[tokio::test]
async fn views_are_judged() {
    let world = World::new().await;
    let sort = json!({"property": "name", "direction": "down"});
    let column = json!({"property": "name", "aggregation": "avg"});
    let cases = vec![
        (json!({"type": "board"}), "/type"),
        (json!({"nope": 1}), "/nope"),
        (json!({"page_size": -1}), "/page_size"),
        (
            json!({"type": "kanban", "group_by": "height_in_pixels"}),
            "~/group_by",
        ),
        (json!({"type": "table", "group_by": "status"}), "~/group_by"),
        (json!({"type": "kanban", "group_by": "status"}), "ok"),
        (json!({"sorts": [sort]}), "/sorts/0/direction"),
        (json!({"columns": [column]}), "/columns/0/aggregation"),
        (json!({"columns": [{"width": 100}]}), "/columns/0/property"),
    ];
    check_view(&world, cases).await;
    let twice = json!([{"type": "dataview", "views": [{"id": "v"}, {"id": "v"}]}]);
    check_blocks(&world, vec![(twice, "/blocks/0/views/1/id")]).await;
}

// D-79, D-80
#[tokio::test]
async fn filters_are_judged() {
    let world = World::new().await;
    let filters = |filters: Value| json!({ "filters": filters });
    let name =
        |condition: &str| json!([{"property": "name", "condition": condition, "value": "x"}]);
    let days = |condition: &str, value: Value| {
        let mut leaf = json!({
            "property": "due_date",
            "condition": condition,
            "date_preset": "number_of_days_ago",
        });
        if !value.is_null() {
            leaf["value"] = value;
        }
        json!([leaf])
    };
    let before = json!({"property": "due_date", "condition": "less", "value": "2026-08-10"});
    let guard = json!({"property": "due_date", "condition": "not_empty"});
    let cases = vec![
        (
            filters(json!([{"operator": "and", "property": "name"}])),
            "/filters/0",
        ),
        (
            filters(json!([{"operator": "and", "filters": []}])),
            "/filters/0/filters",
        ),
        (
            filters(json!([{"property": "name"}])),
            "/filters/0/condition",
        ),
        (filters(name("equals")), "/filters/0/condition"),
        (filters(name("notEqual")), "ok"),
        (filters(json!([before])), "~/filters/0"),
        (filters(json!([before, guard])), "ok"),
        (filters(days("equal", Value::Null)), "/filters/0"),
        (filters(days("equal", json!(0))), "ok"),
        (filters(days("not_equal", json!(0))), "~/filters/0"),
    ];
    check_view(&world, cases).await;
}
