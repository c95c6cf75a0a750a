//! Editing an object by a batch of operations (ops.md 1, 2).

use rolltop_document::bundled::{FAVORITE, bundled_type};
use rolltop_document::document::{Document, Kind, layout_of};
use rolltop_document::envelope::IdSpelling;
use rolltop_document::labels::Labels;
use rolltop_document::ops::{self, Batch, Favorite, Outcome, Standing};
use rolltop_query::text::StoredFilterText;
use rolltop_spec::objects::EditResult;
use rolltop_store::{ObjectRecord, Tx};
use serde_json::{Value, json};

use super::lookup::SpaceObjects;
use super::options::{created_options, put_options};
use super::own_routes::{defined, edit_route};
use super::record::{Stamp, changed_record};
use super::{WriteOptions, check_state, document_of, kind_of};
use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::ids::Ids;
use crate::keys::Caller;
use crate::refusals::complete_references;
use crate::spaces::SpaceTarget;

impl Workspace {
    /// Applies the batch of a request body, all or nothing.
    pub fn patch_object(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        object_id: &str,
        body: &Value,
        options: &WriteOptions,
    ) -> Result<EditResult> {
        self.live_space_at(tx, space)?;
        let ops = ops::envelope(body, ops::OpSpec::names)?;
        let record = self.object(tx, space, object_id)?;
        let kind = kind_of(&record)?;
        self.refuse_own_route(tx, &record, kind, ("edited", edit_route(kind)))?;
        check_state(space, &record, options.if_match.as_ref())?;
        let catalogue = self.names_at(tx, &space.id)?;
        let document = document_of(&record)?;
        let objects = SpaceObjects::at(tx, &space.id);
        let ids = Ids(&*self.entropy);
        let applied = ops::apply_batch(&Batch {
            document: &document,
            standing: standing(&record, &document, &catalogue),
            ops,
            vocabulary: &catalogue.vocabulary,
            keys: options.keys,
            objects: &objects,
            ids: &ids,
            filter_text: &StoredFilterText,
            create_missing_options: options.create_missing_options,
        });
        objects.finish()?;
        // The path of the request names the object and not the type that it defines.
        let of_type = |one| defined(one, &record.id, &catalogue.vocabulary);
        let applied =
            applied.map_err(|fault| complete_references(fault, "update_type", of_type))?;
        let stamp = Stamp::of(caller, &catalogue, tx.now());
        put_edit(tx, &record, &catalogue, applied, options.ids, stamp)
    }
}

/// Stores the result of a batch. Returns its receipts.
fn put_edit(
    tx: &mut Tx<'_>,
    record: &ObjectRecord,
    catalogue: &Catalogue,
    applied: Outcome,
    spelling: IdSpelling,
    stamp: Stamp<'_>,
) -> Result<EditResult> {
    let Outcome {
        mut document,
        changed,
        receipts,
        favorite,
        new_options,
        ..
    } = applied;
    let vocabulary = &catalogue.vocabulary;
    let mut etag = record.etag.clone();
    let rewrites = set_mark(&mut document, favorite) || changed;
    // A batch may name new options and still leave the object as it was; they are created all the same.
    if rewrites || !new_options.is_empty() {
        catalogue.require_whole()?;
        put_options(tx, &record.space_id, catalogue, &new_options, stamp)?;
    }
    let receipts = match spelling {
        // Labels need every id of the document.
        IdSpelling::Compact if !receipts.is_empty() => receipts.spelled(&Labels::of(&document)),
        IdSpelling::Compact | IdSpelling::Full => receipts,
    };
    if rewrites {
        let written = if changed {
            changed_record(record, &document, vocabulary, stamp)
        } else {
            // The content has not changed: dates and etag stay, even if an older version wrote it in another form.
            ObjectRecord {
                document: document.to_stored().into(),
                ..record.clone()
            }
        };
        etag.clone_from(&written.etag);
        tx.put_object(written)?;
    }
    Ok(EditResult {
        etag: Some(etag),
        created: created_options(vocabulary, &new_options),
        created_blocks: receipts.blocks,
        created_views: receipts.views,
        diff_stats: applied.diff_stats.into(),
        type_changed: applied.type_changed.map(Into::into),
        warnings: applied.warnings,
        ..EditResult::default()
    })
}

/// Sets or removes the calling account's own mark. Returns whether the document had another one.
fn set_mark(document: &mut Document, favorite: Option<Favorite>) -> bool {
    let properties = &mut document.properties;
    match favorite {
        Some(Favorite::Set(mark)) => {
            let mark = json!(mark);
            properties.insert(FAVORITE.to_owned(), mark.clone()) != Some(mark)
        }
        Some(Favorite::Unset) => properties.remove(FAVORITE).is_some(),
        None => false,
    }
}

/// Facts that restrict what may be edited (ops.md 8).
pub(super) fn standing(
    record: &ObjectRecord,
    document: &Document,
    catalogue: &Catalogue,
) -> Standing {
    let vocabulary = &catalogue.vocabulary;
    let mut defined = vocabulary.types().iter().filter(|def| def.id == record.id);
    Standing {
        kind: document.kind,
        layout: layout_of(document, vocabulary),
        archived: record.archived,
        system: document.kind == Kind::ObjectType
            && defined.any(|def| bundled_type(&def.key).is_some()),
    }
}
