//! Rows and words of spaces, as searches use them.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

mod cache;
mod links;
mod rows;
mod support;
mod words;
