//! The edit operations through the one door, [`rolltop_document::ops::apply_batch`]: the conformance cases of
//! ops.md 20 that need no server, each named by its number.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "tests fail by panicking"
)]

mod addressed;
mod advice;
mod batches;
mod dataviews;
mod delete_block;
mod echo;
mod envelope;
mod fixture;
mod hints;
mod insert_blocks;
mod invariants;
mod items;
mod kept;
mod labels;
mod laws;
mod move_block;
mod neutral;
mod replace_subtree;
mod replace_text;
mod set_cell;
mod set_properties;
mod set_type;
mod sizes;
mod some_op;
mod standing;
mod update_block;
mod views;
