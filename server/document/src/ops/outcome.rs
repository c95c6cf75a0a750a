//! The end of a batch: the whole document is judged, then counted and reported (ops.md 2, steps 13 and 14).

use super::diff::DiffStats;
use super::draft::Draft;
use super::engine::{Batch, Outcome};
use super::receipts::Receipts;
use super::set_type::TypeChange;
use crate::findings::Findings;
use crate::issue::Fault;
use crate::path::Path;
use crate::properties::NewOption;
use crate::structure::{Rules, check_structure};

/// Judges the document after the batch.
///
/// # Errors
/// Every finding, at the place of the request that wrote the block, else at its pointer into the document.
pub(super) fn check_document(draft: &Draft<'_>) -> Result<(), Fault> {
    let mut found = Findings::default();
    let document = Path::pointer("/blocks");
    let at = |position: usize| {
        let block = draft.blocks().get(position);
        let origin = block.and_then(|block| draft.origin(&block.id));
        origin.cloned().unwrap_or_else(|| document.index(position))
    };
    check_structure(draft.blocks(), &at, Rules::AFTER_EDIT, &mut found);
    found.into_result("the ops would give an invalid document, nothing applied")?;
    Ok(())
}

/// The result of a batch whose document is valid.
pub(super) fn of(batch: &Batch<'_>, draft: Draft<'_>, new_options: Vec<NewOption>) -> Outcome {
    let Draft {
        document,
        minted,
        warnings,
        favorite,
        ..
    } = draft;
    Outcome {
        changed: document != *batch.document,
        type_changed: TypeChange::between(batch, &document),
        diff_stats: DiffStats::between(batch.document, &document),
        receipts: Receipts::of(minted),
        document,
        new_options,
        warnings,
        favorite,
    }
}
