//! Full text of one space: inverted index of its objects, ranking and corrections (query.md 9).
//!
//! [`SpaceWords`] brings the index up to date and searches it. It knows rows only by their numbers ([`WordRows`]).
//! Names of options and types are not in the index, so that renaming costs nothing ([`Names`]).

mod marks;
mod names;
mod rank;
mod search;
mod terms;
mod update;

pub use marks::WordMatches;
pub use names::Names;
pub use search::{ReadRecord, SpaceWords, WordSearch};
pub use terms::{is_searchable, stamp};
pub use update::{Progress, TextKeys, WordRows};
