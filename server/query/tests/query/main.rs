//! The query language through its public items: the conformance cases of query.md 16, cited by number.

#![expect(
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "tests fail by panicking"
)]

mod evaluation;
mod fixture;
mod grammar;
mod laws;
mod names;
mod sorting;
mod structured;
mod text_faults;
