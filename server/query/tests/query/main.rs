//! The query language through its public interface: the conformance cases of query.md 16, cited by number.

#![expect(
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "tests fail by panicking"
)]

mod calendar;
mod cases;
mod dates;
mod evaluation;
mod fixture;
mod formats;
mod grammar;
mod laws;
mod names;
mod ordering;
mod reference;
mod sorting;
mod structured;
mod text_faults;
