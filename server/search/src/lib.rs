//! Search data derived from the records: rows of each space in memory ([`Rows`]), bounded by a weighted cache
//! ([`Projection`]).
//!
//! A search brings the rows up to date itself: it locks them, opens a read snapshot, applies the change log since the
//! last search, and evaluates under a read lock. The records of its page come from the same snapshot. A search for
//! words also updates the word index of the space ([`words`]), under the same lock.
//!
//! This crate knows records and stored values. It does not know names, callers or the syntax of a search.

mod column;
mod links;
mod projection;
mod reader;
mod row;
mod space;
mod symbols;
pub mod words;

pub use links::pointers;
pub use projection::{MAX_BYTES, Projection, SharedRows};
pub use reader::{OpenedTimes, QueryRow, Reader, opened_at};
pub use row::Row;
pub use space::{Field, RowFacts, Rows};
pub use symbols::SymbolTable;
