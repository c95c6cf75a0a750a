//! Full text as a search reads it: folded letters, terms with their positions, and the query that somebody typed
//! (query.md 9). Who keeps the terms and how matches are found is not known here.

mod fold;
mod near;
mod query;
mod terms;

pub use fold::fold;
pub use near::{MAX_STEPS, Near, Reading};
pub use query::{Item, MAX_TERMS, TextQuery};
pub use terms::{Piece, pieces, tokenize};
