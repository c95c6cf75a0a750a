//! Applies one batch of edit operations, from the restrictions to the result (ops.md 2, steps 8 to 14).

use serde_json::Value;

use super::access::{self, Standing};
use super::decode::{Decoded, Elements};
use super::diff::DiffStats;
use super::draft::{Context, Draft, Favorite, INVALID};
use super::options;
use super::receipts::Receipts;
use super::set_type::{self, TypeChange};
use super::table::Op;
use super::{outcome, work};
use crate::document::Document;
use crate::findings::Findings;
use crate::ids::IdSource;
use crate::issue::{Fault, Issue};
use crate::names::{DocumentKeys, SpaceNames};
use crate::objects::ObjectLookup;
use crate::path::Path;
use crate::properties::{NewOption, NewOptions};
use crate::view::FilterText;
use crate::vocabulary::{KeysMode, Vocabulary};

/// A batch and everything that applying it reads.
#[derive(Clone, Copy)]
pub struct Batch<'a> {
    /// The document of the object.
    pub document: &'a Document,
    /// The facts that decide which restrictions apply.
    pub standing: Standing,
    /// The elements of `ops`, from [`super::envelope`].
    pub ops: &'a [Value],
    /// The names of the space.
    pub vocabulary: &'a Vocabulary,
    /// How messages spell property keys.
    pub keys: KeysMode,
    /// The other objects of the space.
    pub objects: &'a dyn ObjectLookup,
    /// Source of new ids.
    pub ids: &'a dyn IdSource,
    /// Parses filters that are given as text.
    pub filter_text: &'a dyn FilterText,
    /// The caller allows the batch to create options (ops.md 9).
    pub create_missing_options: bool,
}

/// The result of a batch. Nothing is stored yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The document after the batch.
    pub document: Document,
    /// False if the batch had no effect; the etag then stays the same.
    pub changed: bool,
    /// Ids of the elements that the batch created.
    pub receipts: Receipts,
    /// Counters of the changes.
    pub diff_stats: DiffStats,
    /// The types before and after, if they differ.
    pub type_changed: Option<TypeChange>,
    /// Options to create in the same transaction.
    pub new_options: Vec<NewOption>,
    /// Warnings.
    pub warnings: Vec<Issue>,
    /// The calling account's favorite mark, if the batch set it. It is not part of the document.
    pub favorite: Option<Favorite>,
}

/// Applies a batch to a private copy of the document. A dry run calls this too and does not commit.
///
/// # Errors
/// The first fault, in the order of ops.md 2. The document stays unchanged.
pub fn apply_batch(batch: &Batch<'_>) -> Result<Outcome, Fault> {
    access::check(batch.ops, batch.standing)?;
    let keys = DocumentKeys::of(batch.vocabulary, batch.document);
    let new_options = NewOptions::new(batch.create_missing_options, batch.ids);
    let names = SpaceNames::new(batch.vocabulary)
        .keys(batch.keys)
        .in_document(&keys)
        .objects(batch.objects)
        .new_options(&new_options);
    let elements = Elements::of(batch.ops);
    set_type::check(batch, &elements, &names)?;
    let cx = Context {
        names,
        ids: batch.ids,
        objects: batch.objects,
        new_options: &new_options,
        filter_text: batch.filter_text,
    };
    let mut draft = Draft::new(batch.document, cx);
    options::check(batch, &elements, &draft)?;
    work::check(batch.ops, batch.document.blocks.len())?;
    for (index, op) in elements.in_turn().enumerate() {
        draft.take(&op?, &Path::op(index))?;
    }
    options::check_cap(batch, &new_options)?;
    outcome::check_document(&draft, batch.document)?;
    Ok(outcome::of(batch, draft, new_options.collected()))
}

impl Draft<'_> {
    /// Applies the next operation.
    ///
    /// # Errors
    /// The fault of the operation.
    pub(super) fn take(&mut self, decoded: &Decoded, path: &Path) -> Result<(), Fault> {
        self.bounds.clone_from(&decoded.bounds);
        self.apply(&decoded.op, path)?;
        // Most operations have reported the bounds with their content; this reports the remaining ones.
        self.with_bounds(Findings::default()).into_result(INVALID)?;
        Ok(())
    }

    fn apply(&mut self, op: &Op, path: &Path) -> Result<(), Fault> {
        match op {
            Op::SetProperties(op) => self.set_properties(op, path),
            Op::UpdateBlock(op) => self.update_block(op, path),
            Op::ReplaceSubtree(op) => self.replace_subtree(op, path),
            Op::InsertBlocks(op) => self.insert_blocks(op, path),
            Op::MoveBlock(op) => self.move_block(op, path),
            Op::DeleteBlock(op) => self.delete_block(op, path),
            Op::ReplaceText(op) => self.replace_text(op, path),
            Op::SetCell(op) => self.set_cell(op, path),
            Op::UpdateView(op) => self.update_view(op, path),
            Op::InsertView(op) => self.insert_view(op, path),
            Op::MoveView(op) => self.move_view(op, path),
            Op::DeleteView(op) => self.delete_view(op, path),
            Op::AddItems(op) => self.add_items(op, path),
            Op::RemoveItems(op) => self.remove_items(op, path),
            Op::SetType(op) => self.set_type(op, path),
        }
    }
}
