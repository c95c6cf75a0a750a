//! The bounds of edit operations (ops.md 13). Schemas, decoding and the engine read them here, and those that
//! documents share with them in [`crate::limits`].

/// Most operations of one batch.
pub const MAX_OPS: usize = 512;
pub use crate::limits::MAX_PAYLOAD_BLOCKS;
/// Longest `find`, `match` and `replace`.
pub const MAX_LOCATOR: usize = 65_536;
/// Most members of one map of `set_properties`.
pub const MAX_PROPERTIES: usize = 128;
/// Most members of the `set` of `update_block`.
pub const MAX_BLOCK_MEMBERS: usize = 32;
/// Most members that one operation adds to a collection, or takes out.
pub const MAX_ITEMS: usize = 1_000;
/// Most structural work of one batch: structural operations × (blocks + payload blocks).
pub const MAX_WORK: usize = 1 << 20;
/// Most text work of one batch, in bytes: each replacement, and each change between literal text and
/// markup, reads the whole text of its block and writes it again, and
/// what is looked through for a text counts a part.
pub const MAX_TEXT_WORK: usize = 1 << 24;
/// The part of its bytes that text counts where it is only looked through, by `match` or by `find` without an id.
pub const SEARCHED_TEXT_PART: usize = 64;
