//! Markdown in and out: whole texts to blocks and documents to whole texts (document.md 11 and 12).
//!
//! [`import`] never fails to read a text; it refuses what the format refuses: no block at all, too many blocks, a
//! faulty inline tag. [`export`] writes what Markdown can say and tells what it left out. The inline half of both
//! is [`crate::inline`]. [`export_v1`] and [`import_v1`] are the dialect of v1 (v1.md 19).

mod commonmark;
mod content;
mod dialect;
mod export;
mod export_v1;
mod front_matter;
mod import;
mod layout;
mod losses;
mod prepare;
mod prose;
mod table;
#[cfg(test)]
mod tests;
mod title;
mod unsaid;

pub use export::{Export, export};
pub use export_v1::export_v1;
pub use front_matter::FrontMatter;
pub use import::{Imported, import, import_v1};
pub use title::{Title, may_be_name, take_title};

/// Most blocks that the Markdown of a create may make (document.md 10.6).
pub const MAX_CREATE_BLOCKS: usize = 2_048;
/// Longest Markdown string, in UTF-16 units (document.md 10.6).
pub const MAX_MARKDOWN: usize = 1_048_576;
