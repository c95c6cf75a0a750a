//! Finding objects: projections of the change feed.
//!
//! An [`Index`] keeps, for every space that was asked for, one row per object and one column per property
//! ([`Table`]), and who points to whom: enough to filter and sort without the store. It is loaded from the records,
//! follows the feed, and is never written by a request; it can be thrown away at any time. Large spaces are kept as files
//! beside, from which the next start reads them. Once somebody asks for words, the index also keeps the terms of the texts
//! ([`TextView`]), written into a folder of its own. What is damaged, or not of this store, is made anew.
//!
//! This crate knows records and stored values. It does not know names, callers or how a search is written.

mod arena;
mod cells;
mod chunks;
mod column;
mod excerpt;
mod index;
mod keep;
mod kept;
mod passing;
mod reader;
mod rebuild;
mod row;
mod sieves;
mod slab;
mod snapshot;
mod space;
mod sweep;
mod symbols;
mod table;
mod text;
mod view;
mod workers;

pub use excerpt::Excerpt;
pub use index::Index;
pub use keep::Stay;
pub use passing::{Passing, Turn};
pub use reader::{QueryRow, Reader};
pub use rebuild::{RebuildError, Rebuilt};
pub use row::{Field, Row, Values};
pub use symbols::SymbolTable;
pub use table::Table;
pub use text::{
    Hits, MAX_CORRECTED, MAX_NEAR, Matches, NameHits, Names, Progress, Rank, Scope, TextKeys, Words,
};
pub use view::{TextView, View};
