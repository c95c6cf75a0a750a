//! Applies one view operation to the dataview of a type. Earlier operations of the batch may have added names (ops.md
//! 15).

use super::decode::Decoded;
use super::draft::{Context, Draft};
use super::outcome::check_document;
use super::table::Op;
use crate::block::Minted;
use crate::document::Document;
use crate::ids::IdSource;
use crate::issue::{Fault, Issue};
use crate::names::SpaceNames;
use crate::objects::ObjectLookup;
use crate::path::Path;
use crate::properties::NewOptions;
use crate::view::FilterText;

/// The environment of a view operation.
#[derive(Clone, Copy)]
pub struct ViewContext<'a> {
    /// The current names; the spellings of the type come first.
    pub names: SpaceNames<'a>,
    /// Source of new ids.
    pub ids: &'a dyn IdSource,
    /// The objects of the space.
    pub objects: &'a dyn ObjectLookup,
    /// Collects new options; `names` uses the same collection.
    pub new_options: &'a NewOptions<'a>,
    /// The views that earlier operations of the batch created.
    pub made: &'a [Minted],
    /// Reads compact filter strings.
    pub filter_text: &'a dyn FilterText,
}

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

/// Applies a view operation to a private copy of the document. Any other operation has no effect.
///
/// # Errors
/// The same as for the operation on an object.
pub fn apply_view_op(
    document: &Document,
    decoded: &Decoded,
    path: &Path,
    context: ViewContext<'_>,
) -> Result<ViewOutcome, Fault> {
    let cx = Context {
        names: context.names,
        ids: context.ids,
        objects: context.objects,
        new_options: context.new_options,
        filter_text: context.filter_text,
    };
    let mut draft = Draft::new(document, cx);
    draft.made.take(context.made);
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
