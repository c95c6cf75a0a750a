//! Markdown import and export of whole documents (document.md 11 and 12).
//!
//! [`import`] accepts every text that the format accepts. It refuses texts without blocks, with too many blocks, or
//! with a faulty inline tag. [`export`] writes what Markdown can express and reports what it omitted. The inline part
//! of both is [`crate::inline`]. [`export_v1`] and [`import_v1`] implement the v1 dialect (v1.md 19).

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

/// Maximum number of blocks from the Markdown of a create (document.md 10.6).
pub const MAX_CREATE_BLOCKS: usize = 2_048;
/// Maximum length of a Markdown string, in UTF-16 units (document.md 10.6).
pub const MAX_MARKDOWN: usize = 1_048_576;
