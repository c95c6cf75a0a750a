//! The compact filter string: `done = false AND due_date <= today()` (query.md 3).
//!
//! Tokens, then syntax, then meaning; each stage reports the leftmost fault of its own, and an earlier stage wins.
//! What comes out is the filter tree of stored views, [`FilterNode`](rolltop_document::view::FilterNode): the
//! structured form of the same filter gives the same tree.

mod fault;
mod lower;
mod syntax;
mod token;
mod words;

use rolltop_document::spelling::KeyResolver;
use rolltop_document::view::ReadFilter;

pub use fault::TextFault;
pub use token::MAX_FILTER_TEXT;

/// Parses a compact filter string. `names` resolves keys, option names and types.
///
/// In a search its size is bounded by [`MAX_FILTER_TEXT`] alone.
///
/// # Errors
/// The one fault to report, which says at which byte it lies and how to repair it.
pub fn parse(text: &str, names: &dyn KeyResolver) -> Result<ReadFilter, TextFault> {
    lower::lower(text, syntax::parse(text)?, names)
}
