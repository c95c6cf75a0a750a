//! The compact filter string: `done = false AND due_date <= today()` (query.md 3).
//!
//! The stages are tokens, syntax and lowering. Each stage reports its leftmost fault, and an earlier stage wins. The
//! result is the filter tree of stored views, [`FilterNode`](rolltop_document::view::FilterNode): the structured form
//! of the same filter gives the same tree.

mod bounds;
mod calls;
mod fault;
mod grammar;
mod lower;
mod syntax;
mod token;
mod words;

use rolltop_document::issue::Miss;
use rolltop_document::view::{FilterText, ReadFilter};
use rolltop_document::vocabulary::KeyResolver;

pub use fault::TextFault;
pub use grammar::{GRAMMAR_EXAMPLES, grammar};

/// Parses the compact filter string of a search. Only its length in bytes is bounded
/// ([`MAX_FILTER_TEXT`](rolltop_document::limits::MAX_FILTER_TEXT)). `names` resolves keys, option names and types.
///
/// # Errors
/// The fault to report, with its byte offset and a hint.
pub fn parse(text: &str, names: &dyn KeyResolver) -> Result<ReadFilter, TextFault> {
    lower::lower(text, syntax::parse(text)?, names)
}

/// Parses a compact filter string for storage in a view or a query: the bounds of the stored tree apply.
///
/// # Errors
/// As [`parse`]; also a group with too many members, or a tree that is too deep.
pub fn parse_stored(text: &str, names: &dyn KeyResolver) -> Result<ReadFilter, TextFault> {
    let syntax = bounds::within_stored(text, syntax::parse(text)?)?;
    lower::lower(text, syntax, names)
}

/// [`parse_stored`] for the edit operations.
#[derive(Clone, Copy, Debug, Default)]
pub struct StoredFilterText;

impl FilterText for StoredFilterText {
    fn read(&self, text: &str, names: &dyn KeyResolver) -> Result<ReadFilter, Miss> {
        Ok(parse_stored(text, names)?)
    }
}
