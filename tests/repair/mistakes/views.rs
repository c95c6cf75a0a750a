//! Wrong edits of views.

use serde_json::{Value, json};

use super::{Mistake, op};

pub(super) fn views() -> Vec<Mistake> {
    let set = |set: Value| json!({"op": "update_view", "view": "v1", "set": set});
    let columns = |columns: Value| json!({"op": "update_view", "view": "v1", "columns": columns});
    let filter = |leaf: Value| set(json!({"filters": [leaf]}));
    vec![
        op(
            "a camelCase setting",
            set(json!({"groupBy": "status"})),
            [("#dv/views/0/group_by", json!("status"))],
        ),
        op(
            "the whole list of columns",
            set(json!({"columns": [{"property": "status", "hidden": false}]})),
            [(
                "#dv/views/0/columns/1",
                json!({"property": "status", "width": 100}),
            )],
        ),
        op(
            "an unknown column",
            columns(json!({"stats": {"hidden": false}})),
            [("#dv/views/0/columns/1/width", json!(100))],
        ),
        op(
            "an unknown setting of a column",
            columns(json!({"status": {"hiden": false}})),
            [(
                "#dv/views/0/columns/1",
                json!({"property": "status", "width": 100}),
            )],
        ),
        op(
            "a setting beside set",
            json!({"op": "update_view", "view": "v2", "name": "Mine"}),
            [("#dv/views/1/name", json!("Mine"))],
        ),
        op(
            "no view where there are two",
            json!({"op": "update_view", "set": {"name": "Mine"}}),
            [("#dv/views/0/name", json!("Mine"))],
        ),
        op(
            "the name of a view",
            json!({"op": "update_view", "view": "Board", "set": {"name": "Mine"}}),
            [("#dv/views/1/name", json!("Mine"))],
        ),
        op(
            "the name of a new view in set",
            json!({"op": "insert_view", "name": "New", "set": {"name": "New"}}),
            [("#dv/views/2/name", json!("New"))],
        ),
        op(
            "a direction in other words",
            set(json!({"sorts": [{"property": "name", "direction": "descending"}]})),
            [("#dv/views/0/sorts/0/direction", json!("desc"))],
        ),
        op(
            "a condition in other words",
            filter(json!({"property": "name", "condition": "equals", "value": "x"})),
            [("#dv/views/0/filters/0/condition", json!("equal"))],
        ),
        op(
            "an operator for a condition",
            filter(json!({"property": "name", "operator": "equal", "value": "x"})),
            [("#dv/views/0/filters/0/condition", json!("equal"))],
        )
        .at_once(),
        op(
            "an operator on a leaf",
            filter(
                json!({"operator": "and", "property": "name", "condition": "equal", "value": "x"}),
            ),
            [("#dv/views/0/filters/0/condition", json!("equal"))],
        )
        .at_once(),
        op(
            "an operator for one of several leaves",
            filter(
                json!({"operator": "ANY", "property": "name", "condition": "equal", "value": "x"}),
            ),
            [("#dv/views/0/filters/0/condition", json!("equal"))],
        )
        .at_once(),
        op(
            "an operator and a condition",
            filter(
                json!({"operator": "equal", "property": "name", "condition": "equal", "value": "x"}),
            ),
            [("#dv/views/0/filters/0/condition", json!("equal"))],
        )
        .at_once(),
        op(
            "an operator as a member",
            filter(json!({"or": [
                {"property": "name", "condition": "equal", "value": "x"},
                {"property": "done", "condition": "equal", "value": true},
            ]})),
            [
                ("#dv/views/0/filters/0/operator", json!("or")),
                ("#dv/views/0/filters/0/filters/1/property", json!("done")),
            ],
        ),
        op(
            "a list of filters for a filter string",
            set(json!({"filter": [{"property": "name", "condition": "equal", "value": "x"}]})),
            [("#dv/views/0/filters/0/condition", json!("equal"))],
        ),
        op(
            "another name for a type of view",
            set(json!({"type": "board"})),
            [("#dv/views/0/type", json!("kanban"))],
        ),
        op(
            "a date where the name of a range is due",
            filter(
                json!({"property": "due_date", "condition": "greater", "date_preset": "2026-07-06"}),
            ),
            [("#dv/views/0/filters/0/value", json!(1_783_296_000))],
        ),
        op(
            "a misspelled property of a filter",
            filter(json!({"property": "stats", "condition": "empty"})),
            [("#dv/views/0/filters/0/property", json!("status"))],
        ),
        op(
            "a date without its quotes",
            set(json!({"filter": "due_date > 2026-07-06"})),
            [("#dv/views/0/filters/0/value", json!(1_783_296_000))],
        ),
        op(
            "a page that is too large",
            set(json!({"page_size": 5000})),
            [("#dv/views/0/page_size", json!(1000))],
        ),
        op(
            "a column that is too wide",
            columns(json!({"status": {"width": 90_000}})),
            [("#dv/views/0/columns/1/width", json!(10_000))],
        ),
        op(
            "a type of view that does not exist",
            set(json!({"type": "kanban_board"})),
            [("#dv/views/0/type", json!("kanban"))],
        ),
    ]
}
