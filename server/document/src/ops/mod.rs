//! Edit operations: one batch is checked, applied to a private copy of a document, and reported (ops.md).
//!
//! [`apply_batch`] is the same for a dry run and a commit. It writes nothing: it returns the document to store, with
//! receipts and counters. The caller performs the checks before it (grants, body, object, If-Match: ops.md 2, steps 1
//! to 7) and the commit after it.
//!
//! The table [`OPS`] is the one list of the operations.

mod access;
mod add_items;
mod block_syntax;
mod decode;
mod delete_block;
mod delete_view;
mod diff;
mod draft;
mod echo;
mod elsewhere;
mod engine;
mod envelope;
mod existing;
mod insert_blocks;
mod insert_view;
mod lenient;
pub mod limits;
mod locate;
mod made;
mod meant;
mod model;
mod move_block;
mod move_view;
mod near;
mod nesting;
mod options;
mod outcome;
mod place;
mod receipts;
mod remove_items;
mod replace_subtree;
mod replace_text;
mod schema;
mod set_cell;
mod set_properties;
mod set_type;
mod shape;
mod table;
mod type_ops;
mod type_views;
mod unknown_fields;
mod update_block;
mod update_view;
mod view_place;
mod view_schema;
mod work;

pub use access::{Axis, Standing};
pub use decode::{Decoded, decode};
pub use diff::DiffStats;
pub use draft::{Context, Favorite};
pub use engine::{Batch, Outcome, apply_batch};
pub use envelope::envelope;
pub(crate) use envelope::renamed_batch;
pub use lenient::KEEP;
pub(crate) use lenient::from_pairs;
pub use model::{
    AddItems, BlockRef, DeleteBlock, DeleteView, End, InsertBlocks, InsertView, MoveBlock,
    MoveView, RemoveItems, ReplaceSubtree, ReplaceText, SetCell, SetProperties, SetType,
    UpdateBlock, UpdateView,
};
pub use receipts::Receipts;
pub(crate) use schema::payload_members;
pub use schema::{
    BlockPatch, CellValue, EntryLists, ExistingBlock, ItemIds, NewBlock, PropertyKeys,
    PropertyValues,
};
pub use set_type::TypeChange;
pub use table::{OP_MEMBER, OPS, Op, OpSpec};
pub use type_ops::{
    AddProperty, CreatableFormat, MoveProperty, OptionList, RemoveProperty, SettableSection,
    TYPE_OPS, TypeOp, TypeOpSpec, decode_type_op, known_type_ops, type_op_names,
};
pub use type_views::{ViewOutcome, apply_view_op};
pub use view_place::Destination;
pub use view_schema::{ColumnPatches, NewViewPatch, ViewPatch};
