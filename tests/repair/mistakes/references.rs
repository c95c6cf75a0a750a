//! References that name nothing, or several things.

use serde_json::{Value, json};

use super::{Mistake, Subject, body, op};

pub(super) fn references() -> Vec<Mistake> {
    let color = |id: &str| json!({"op": "update_block", "id": id, "set": {"color": "red"}});
    let replace = |find: &str| json!({"op": "replace_text", "find": find, "replace": "x"});
    let cell = |row: &str, col: &str, value: Value| json!({"op": "set_cell", "table_id": "t1", "row": row, "col": col, "value": value});
    let second = || [("#t1/rows/1/cells/1", json!("x"))];
    let twins = json!({"ops": [
        {"op": "update_block", "id": "c1", "set": {"text": "alpha too"}},
        {"op": "delete_block", "match": "alpha too", "recursive": true},
        {"op": "update_block", "match": "red", "set": {"text": "alpha"}},
        {"op": "update_block", "match": "alpha", "set": {"color": "red"}},
    ]});
    vec![
        op(
            "an ambiguous suffix",
            color("1"),
            [("#h1/color", json!("red"))],
        ),
        op(
            "a text for an id",
            color("Buy milk"),
            [("#k1/color", json!("red"))],
        ),
        op(
            "a heading as the anchor",
            json!({"op": "move_block", "id": "s2", "after": "Plan"}),
            [("/blocks/1/id", json!("s2"))],
        ),
        op(
            "more items than an operation takes",
            json!({"op": "remove_items", "items": (0..1001).map(|n| format!("m{n}")).collect::<Vec<_>>()}),
            [("/properties/name", json!("C"))],
        )
        .on(Subject::Collection),
        op(
            "a find in another case",
            replace("Red Fox"),
            [("#s2/text", json!("x and red hen"))],
        ),
        op(
            "a find that occurs twice",
            replace("red"),
            [("#s2/text", json!("x fox and x hen"))],
        ),
        body(
            "a match in several blocks",
            twins,
            [("#p1/color", json!("red"))],
        ),
        op(
            "a row that does not exist",
            cell("Tools", "cb", json!("x")),
            second(),
        ),
        op(
            "a column in other words",
            cell("rb", "Statement", json!("x")),
            second(),
        ),
        op(
            "a number for a cell",
            cell("rb", "cb", json!(5)),
            [("#t1/rows/1/cells/1", json!("5"))],
        ),
        op(
            "a name for a member",
            json!({"op": "add_items", "items": ["Ada"]}),
            [("/collection_items/0", json!("$ada"))],
        )
        .on(Subject::Collection),
    ]
}
