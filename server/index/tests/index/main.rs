//! The projections against a real store: complete, current, and gone when they are dropped.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

mod blocks;
mod columns;
mod failing;
mod following;
mod keeping;
mod links;
mod long;
mod opened;
mod rebuild;
mod saving;
mod support;
mod words;
