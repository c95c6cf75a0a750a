//! Full-text words of objects and messages: folding, queries and corrections (query.md 9).

/// Version of the rules that fold and split texts. Each change of the rules increments it and rebuilds stored words.
pub const RULES: u32 = 1;

mod corrections;
mod fold;
mod query;
mod terms;

pub use corrections::{Corrections, MAX_CORRECTED, MAX_NEAR, correct};
pub use fold::fold;
pub use query::{Item, MAX_TERMS, TextQuery};
pub use terms::index_words;
