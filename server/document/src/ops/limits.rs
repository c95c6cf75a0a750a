//! The bounds of edit operations (ops.md 13). Schemas, decoding and the engine read them here. Those of the document
//! itself hold for edits, too.

pub use crate::limits::{
    MAX_KEY, MAX_NAME, MAX_TABLE_COLUMNS, MAX_TABLE_ROWS, MAX_TEXT, MAX_VIEWS, MAX_WIDTH, MAX_WORD,
};

/// Most operations of one batch.
pub const MAX_OPS: usize = 512;
/// Most blocks that one operation brings, parsed Markdown included.
pub const MAX_PAYLOAD_BLOCKS: usize = 256;
/// Longest `find`, `match` and `replace`.
pub const MAX_LOCATOR: usize = 65_536;
/// Longest reference to a block, view, row or column.
pub const MAX_REFERENCE: usize = crate::ids::MAX_LOCAL_ID;
/// Most members of one map of `set_properties`.
pub const MAX_PROPERTIES: usize = 128;
/// Most entries of one list value.
pub const MAX_ENTRIES: usize = 2_048;
/// Most members of the `set` of `update_block`.
pub const MAX_BLOCK_MEMBERS: usize = 32;
/// Most structural work of one batch: structural operations × (blocks + payload blocks).
pub const MAX_WORK: usize = 1 << 20;
