//! One view operation on the dataview of a type, whose names may have grown since the operation before it (ops.md 15).

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

/// What a view operation consults.
#[derive(Clone, Copy)]
pub struct ViewContext<'a> {
    /// The names as they stand, the type's own spellings first.
    pub names: SpaceNames<'a>,
    /// Where new ids come from.
    pub ids: &'a dyn IdSource,
    /// The objects of the space.
    pub objects: &'a dyn ObjectLookup,
    /// Collects new options; the same as in `names`.
    pub new_options: &'a NewOptions<'a>,
    /// The views that earlier operations of the batch made.
    pub made: &'a [Minted],
    /// Reads compact filter strings.
    pub filter_text: &'a dyn FilterText,
}

/// What a view operation comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct ViewOutcome {
    /// The document after it.
    pub document: Document,
    /// The view that it made.
    pub created: Option<Minted>,
    /// Advice.
    pub warnings: Vec<Issue>,
}

/// Applies a view operation to a private copy of the document. Another operation has no effect.
///
/// # Errors
/// As the operation on an object.
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
