//! The bounds of edit operations (ops.md 13), used by schemas, decoding and the engine. Bounds shared with documents
//! are in [`crate::limits`].

/// Maximum number of operations in one batch.
pub const MAX_OPS: usize = 512;
pub use crate::limits::MAX_PAYLOAD_BLOCKS;
/// Maximum length of `find`, `match` and `replace`.
pub const MAX_LOCATOR: usize = 65_536;
/// Maximum number of members in one map of `set_properties`.
pub const MAX_PROPERTIES: usize = 128;
/// Maximum number of members in the `set` of `update_block`.
pub const MAX_BLOCK_MEMBERS: usize = 32;
/// Maximum number of members that one operation adds to or removes from a collection.
pub const MAX_ITEMS: usize = 1_000;
/// Maximum structural work of one batch: structural operations × (blocks + payload blocks).
pub const MAX_WORK: usize = 1 << 20;
/// Maximum text work of one batch, in bytes. A replacement, or a change between literal text and markup, reads and
/// rewrites the whole text of its block. Text that is only searched counts a fraction.
pub const MAX_TEXT_WORK: usize = 1 << 24;
/// The divisor for text that is only searched, by `match` or by `find` without an id.
pub const SEARCHED_TEXT_PART: usize = 64;
