//! The structure of a document with shortened text (document.md 2.3).

use serde_json::{Value, json};

use crate::block::Block;
use crate::vocabulary::Spelling;
use crate::wire::JsonMap;
use crate::wording::cut;

/// Longest text of an entry, in Unicode scalar values (document.md 10.6).
pub const MAX_OUTLINE_TEXT: usize = 48;

/// One entry for each block, in order.
pub(super) fn outline(blocks: &[Block], spelling: &dyn Spelling) -> Value {
    blocks
        .iter()
        .map(|block| Value::Object(entry(block, spelling)))
        .collect()
}

fn entry(block: &Block, spelling: &dyn Spelling) -> JsonMap {
    let mut entry = JsonMap::new();
    if block.indent > 0 {
        entry.insert("indent".to_owned(), json!(block.indent));
    }
    entry.insert("id".to_owned(), json!(spelling.local_id(&block.id)));
    entry.insert("type".to_owned(), json!(block.content.type_name()));
    let text = block.content.text().unwrap_or_default();
    if !text.is_empty() {
        let text = if block.content.has_markup() {
            spelling.text(text).into_owned()
        } else {
            text.to_owned()
        };
        entry.insert("text".to_owned(), json!(cut(&text, MAX_OUTLINE_TEXT)));
    }
    entry
}
