//! Wrong names of operations and fields.

use serde_json::json;

use super::{Mistake, op};

pub(super) fn operations() -> Vec<Mistake> {
    let gone = || [("/blocks/3/id", json!("k1"))];
    vec![
        op(
            "a camelCase operation",
            json!({"op": "setProperties", "set": {"name": "N"}}),
            [("/properties/name", json!("N"))],
        ),
        op(
            "remove for delete",
            json!({"op": "remove_block", "id": "s2"}),
            gone(),
        ),
        op(
            "add for insert",
            json!({"op": "addBlock", "markdown": "new"}),
            [("/blocks/8/text", json!("new"))],
        ),
        op(
            "block_id for id",
            json!({"op": "delete_block", "block_id": "s2"}),
            gone(),
        ),
        op(
            "blockId for id",
            json!({"op": "move_block", "blockId": "s2", "position": "first"}),
            [("/blocks/0/id", json!("s2"))],
        ),
        op(
            "old and new text",
            json!({"op": "replace_text", "old_text": "alpha", "new_text": "omega"}),
            [("#p1/text", json!("omega"))],
        ),
        op(
            "members beside set",
            json!({"op": "update_block", "id": "p1", "text": "x", "color": "red"}),
            [("#p1/text", json!("x")), ("#p1/color", json!("red"))],
        ),
        op(
            "properties beside set",
            json!({"op": "set_properties", "due_date": "2026-07-06"}),
            [("/properties/due_date", json!("2026-07-06T00:00:00Z"))],
        ),
        op(
            "properties for set",
            json!({"op": "set_properties", "properties": {"name": "N"}}),
            [("/properties/name", json!("N"))],
        ),
        op(
            "id and match",
            json!({"op": "update_block", "id": "p1", "match": "alpha", "set": {"text": "x"}}),
            [("#p1/text", json!("x"))],
        ),
        op(
            "no consent to descendants",
            json!({"op": "delete_block", "id": "p1"}),
            [("/blocks/1/id", json!("s2"))],
        ),
        op(
            "indent in an update",
            json!({"op": "update_block", "id": "c1", "set": {"indent": 0, "text": "x"}}),
            [("#c1/text", json!("x"))],
        ),
        op(
            "two anchors",
            json!({"op": "move_block", "id": "s2", "after": "h1", "inside": "p1"}),
            [("/blocks/1/id", json!("s2"))],
        ),
        op(
            "position beside after",
            json!({"op": "move_block", "id": "s2", "after": "h1", "position": "first"}),
            [("/blocks/1/id", json!("s2"))],
        ),
        op(
            "inside an image",
            json!({"op": "insert_blocks", "inside": "im", "markdown": "new"}),
            [("/blocks/6/text", json!("new"))],
        ),
        op(
            "blocks and Markdown",
            json!({"op": "insert_blocks", "blocks": [{"type": "paragraph", "text": "new"}], "markdown": "new"}),
            [("/blocks/8/text", json!("new"))],
        ),
        op(
            "a position that does not exist",
            json!({"op": "move_block", "id": "s2", "position": "frist"}),
            [("/blocks/0/id", json!("s2"))],
        ),
        op(
            "a position in other words",
            json!({"op": "move_block", "id": "h1", "position": "end"}),
            [("/blocks/7/id", json!("h1"))],
        ),
        op(
            "the name of an anchor for a position",
            json!({"op": "move_block", "id": "s2", "position": "after", "anchor": "h1"}),
            [("/blocks/1/id", json!("s2"))],
        )
        .at_once(),
        op(
            "a property and its value apart",
            json!({"op": "set_properties", "property": "name", "value": "N"}),
            [("/properties/name", json!("N"))],
        ),
        op(
            "a key and its value beside set",
            json!({"op": "set_properties", "key": "name", "value": "N", "set": {"done": true}}),
            [
                ("/properties/name", json!("N")),
                ("/properties/done", json!(true)),
            ],
        ),
        op(
            "a text for the value of a cell",
            json!({"op": "set_cell", "table_id": "t1", "row": "rb", "col": "cb", "text": "x"}),
            [("#t1/rows/1/cells/1", json!("x"))],
        ),
        op(
            "several blocks for one",
            json!({"op": "delete_block", "ids": ["s2", "k1"]}),
            [("/blocks/3/id", json!("im"))],
        )
        .at_once(),
        op(
            "several blocks for one, by a name of their own",
            json!({"op": "delete_block", "block_ids": ["s2", "k1"]}),
            [("/blocks/3/id", json!("im"))],
        )
        .at_once(),
        op(
            "several blocks for the one that is required",
            json!({"op": "move_block", "blocks": ["s2", "k1"], "position": "last"}),
            [("/blocks/7/id", json!("k1"))],
        )
        .at_once(),
        op(
            "several blocks for one in its field",
            json!({"op": "delete_block", "id": ["s2", "k1"]}),
            [("/blocks/3/id", json!("im"))],
        )
        .at_once(),
        op(
            "an anchor by the name of a block",
            json!({"op": "insert_blocks", "markdown": "new", "block_id": "h1", "position": "after"}),
            [("/blocks/1/text", json!("new"))],
        )
        .at_once(),
    ]
}
