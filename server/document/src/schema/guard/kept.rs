//! What of a document comes to be content: the parser takes structural blocks out with their descendants, and groups
//! contribute nothing but their children (document.md 6.2, 6.8). Nobody judges what they hold.

use std::borrow::Cow;

use serde_json::{Value, json};

use crate::block::{BlockType, GROUP, is_taken_out};

/// The body with plain blocks in the places of those that are no content, so that all others keep their places.
pub(super) fn of(body: &Value) -> Cow<'_, Value> {
    let blocks = body.get("blocks").and_then(Value::as_array);
    if !blocks.is_some_and(|blocks| blocks.iter().any(has_none)) {
        return Cow::Borrowed(body);
    }
    let mut body = body.clone();
    if let Some(blocks) = body.get_mut("blocks").and_then(Value::as_array_mut) {
        blank(blocks);
    }
    Cow::Owned(body)
}

/// True for a block that is no content, and for a table with one in a cell.
fn has_none(block: &Value) -> bool {
    let is_none = name(block).is_some_and(|name| name == GROUP || is_taken_out(name));
    is_none || cells(block).any(has_none)
}

fn name(block: &Value) -> Option<&str> {
    block.get("type")?.as_str()
}

/// The blocks in the cells of a table.
fn cells(block: &Value) -> impl Iterator<Item = &Value> {
    let rows = block.get("rows").and_then(Value::as_array);
    let rows = rows.into_iter().flatten();
    let cells = rows.filter_map(|row| row.get("cells")?.as_array());
    cells.flatten().filter_map(Value::as_array).flatten()
}

/// Puts plain blocks in the places of those that are no content.
fn blank(blocks: &mut [Value]) {
    let mut taken_out = false;
    for block in blocks {
        let is_nested = block.get("indent").and_then(Value::as_u64).unwrap_or(0) > 0;
        taken_out = taken_out && is_nested || name(block).is_some_and(is_taken_out);
        if taken_out || name(block) == Some(GROUP) {
            *block = json!({"type": BlockType::Divider.name()});
            continue;
        }
        let rows = block.get_mut("rows").and_then(Value::as_array_mut);
        for row in rows.into_iter().flatten() {
            let cells = row.get_mut("cells").and_then(Value::as_array_mut);
            for cell in cells.into_iter().flatten() {
                if let Some(blocks) = cell.as_array_mut() {
                    blank(blocks);
                }
            }
        }
    }
}
