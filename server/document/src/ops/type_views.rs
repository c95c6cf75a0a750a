//! Applies one view operation to the dataview of a type. Earlier operations of the batch may have added names (ops.md
//! 15).

use super::decode::Decoded;
use super::draft::{Context, Draft};
use super::outcome::check_document;
use super::table::Op;
use crate::block::Minted;
use crate::document::Document;
use crate::issue::{Fault, Issue};
use crate::path::Path;

/// The result of a view operation.
#[derive(Clone, Debug, PartialEq)]
pub struct ViewOutcome {
    /// The document after the operation.
    pub document: Document,
    /// The view that the operation created.
    pub created: Option<Minted>,
    /// Warnings.
    pub warnings: Vec<Issue>,
}

/// Applies a view operation to a private copy of the document. Any other operation has no effect. `made` are the views
/// that earlier operations of the batch created.
///
/// # Errors
/// The same as for the operation on an object.
pub fn apply_view_op(
    document: &Document,
    decoded: &Decoded,
    path: &Path,
    cx: Context<'_>,
    made: &[Minted],
) -> Result<ViewOutcome, Fault> {
    let mut draft = Draft::new(document, cx);
    draft.made.take(made);
    if let Op::UpdateView(_) | Op::InsertView(_) | Op::MoveView(_) | Op::DeleteView(_) = decoded.op
    {
        draft.take(decoded, path)?;
    }
    check_document(&draft, document)?;
    Ok(ViewOutcome {
        created: draft.minted.into_iter().next(),
        document: draft.document,
        warnings: draft.warnings,
    })
}
