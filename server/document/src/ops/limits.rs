//! The bounds of edit operations (ops.md 13). Schemas, decoding and the engine read them here.

/// Most operations of one batch.
pub const MAX_OPS: usize = 512;
/// Most blocks that one operation brings, parsed Markdown included.
pub const MAX_PAYLOAD_BLOCKS: usize = 256;
/// Longest Markdown of one operation, and longest text of a block.
pub const MAX_TEXT: usize = 1_048_576;
/// Longest `find`, `match` and `replace`.
pub const MAX_LOCATOR: usize = 65_536;
/// Longest name, address, or entry of a list value.
pub const MAX_NAME: usize = 4_096;
/// Longest property key or object id.
pub const MAX_KEY: usize = 256;
/// Longest reference to a block, view, row or column.
pub const MAX_REFERENCE: usize = crate::ids::MAX_LOCAL_ID;
/// Longest colour or language name.
pub const MAX_WORD: usize = 64;
/// Most members of one map of `set_properties`.
pub const MAX_PROPERTIES: usize = 128;
/// Most entries of one list value.
pub const MAX_ENTRIES: usize = 2_048;
/// Most members of the `set` of `update_block`.
pub const MAX_BLOCK_MEMBERS: usize = 32;
/// Most columns of a table in a payload, and most cells of one of its rows.
pub const MAX_TABLE_COLUMNS: usize = 64;
/// Most rows of a table in a payload.
pub const MAX_TABLE_ROWS: usize = 1_024;
/// Widest column, in pixels.
pub const MAX_WIDTH: usize = 10_000;
/// Most views of a dataview block.
pub const MAX_VIEWS: usize = 128;
/// Most structural work of one batch: structural operations × (blocks + payload blocks).
pub const MAX_WORK: usize = 1 << 20;
