//! The end of a batch: validates the whole document, then counts and reports the changes (ops.md 2, steps 13 and 14).

use super::diff::DiffStats;
use super::draft::Draft;
use super::engine::{Batch, Outcome};
use super::receipts::Receipts;
use super::set_type::TypeChange;
use crate::block::structure::{Rules, check_structure};
use crate::bundled::NAME;
use crate::document::Document;
use crate::findings::Findings;
use crate::issue::{Fault, Issue, reported};
use crate::kinds::Kind;
use crate::limits::{MAX_BLOCKS, MAX_PROPERTIES};
use crate::path::Path;
use crate::properties::NewOption;
use crate::type_settings::name_of;

/// Validates the document after the batch. A document may have exceeded a bound before, so only growth is refused.
///
/// # Errors
/// Every finding, at the place in the request that wrote the block, else at its pointer into the document.
pub(super) fn check_document(draft: &Draft<'_>, before: &Document) -> Result<(), Fault> {
    let mut found = Findings::default();
    let document = Path::pointer("/blocks");
    let at = |position: usize| {
        let block = draft.blocks().get(position);
        let origin = block.and_then(|block| draft.origin(&block.id));
        origin.cloned().unwrap_or_else(|| document.index(position))
    };
    check_structure(draft.blocks(), &at, Rules::AFTER_EDIT, &mut found);
    check_type_name(draft, &mut found);
    let sizes: [(&str, Size, usize); 2] = [
        ("blocks", |document| document.blocks.len(), MAX_BLOCKS),
        (
            "properties",
            |document| document.properties.len(),
            MAX_PROPERTIES,
        ),
    ];
    for (member, size, most) in sizes {
        let size_after = size(&draft.document);
        if size_after > most.max(size(before)) {
            let message = format!("would have {size_after} {member}, at most {most} are allowed");
            let issue = Issue::at(Path::root().key(member), message);
            found.issue(issue.hint("put the new content into another object"));
        }
    }
    found.into_result("the ops would give an invalid document, nothing applied")?;
    Ok(())
}

/// A type must keep a name, whichever route edits it (http.md 19.2).
fn check_type_name(draft: &Draft<'_>, found: &mut Findings) {
    let document = &draft.document;
    if document.kind != Kind::ObjectType {
        return;
    }
    let name = document.properties.get(NAME);
    let name = name.filter(|name| !name.is_null()).cloned();
    if let Err(wrong) = name_of(&name.unwrap_or_else(|| "".into())) {
        let stored = || Path::pointer("/properties").key(NAME);
        let place = draft.name_written.clone();
        found.issue(wrong.at(&place.unwrap_or_else(stored)));
    }
}

/// Counts one kind of parts of a document.
type Size = fn(&Document) -> usize;

/// The result of a batch whose document is valid.
pub(super) fn of(batch: &Batch<'_>, draft: Draft<'_>, new_options: Vec<NewOption>) -> Outcome {
    let unlisted = draft.unlisted(batch.document);
    let Draft {
        document,
        minted,
        mut warnings,
        favorite,
        ..
    } = draft;
    warnings.extend(unlisted);
    Outcome {
        changed: document != *batch.document,
        type_changed: TypeChange::between(batch, &document),
        diff_stats: DiffStats::between(batch.document, &document),
        receipts: Receipts::of(minted),
        document,
        new_options,
        warnings: reported(warnings),
        favorite,
    }
}
