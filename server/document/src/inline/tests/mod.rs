//! The cases of document.md 18 and ops.md 20 that concern inline markup, and the laws of the codec.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

mod cases;
mod laws;
mod markdown;
mod replacing;
