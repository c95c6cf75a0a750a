//! The store through its public face, on real files.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "tests"
)]

mod commit;
mod directory;
mod reads;
mod support;
