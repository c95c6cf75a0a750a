//! Full-text words of objects and messages: folding, queries and corrections (query.md 9).

/// Rises whenever texts are folded or split in another way: words that were stored before are then made again.
pub const RULES: u32 = 1;

mod corrections;
mod fold;
mod query;
mod terms;

pub use corrections::{Corrections, MAX_CORRECTED, MAX_NEAR, correct};
pub use fold::fold;
pub use query::{Item, MAX_TERMS, TextQuery};
pub use terms::index_words;
