//! Editing an object by a batch of operations (ops.md 1, 2).

use rolltop_document::bundled::FAVORITE;
use rolltop_document::document::{Document, Kind, layout_of};
use rolltop_document::envelope::IdSpelling;
use rolltop_document::issue::Ref;
use rolltop_document::labels::Labels;
use rolltop_document::ops::{self, Batch, Favorite, Outcome, Standing};
use rolltop_document::vocabulary::KeysMode;
use rolltop_query::text::StoredFilterText;
use rolltop_spec::objects::EditResult;
use rolltop_store::{ObjectRecord, Tx};
use serde_json::{Value, json};

use super::lookup::SpaceObjects;
use super::options::created_options;
use super::own_routes::{Change, naming_type};
use super::record::{Stamp, changed_record, marked_record};
use super::{OBJECT_ID, document_of, kind_of};
use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::etag::{self, IfMatch};
use crate::ids::Ids;
use crate::keys::Caller;
use crate::mutation::Planned;
use crate::spaces::SpaceTarget;

/// How an edit is read and answered.
#[derive(Clone, Debug)]
pub struct EditOptions {
    /// Spelling of the ids of receipts.
    pub ids: IdSpelling,
    /// How suggestions spell keys.
    pub keys: KeysMode,
    /// Consent to new options.
    pub create_missing_options: bool,
    /// Condition on the current state.
    pub if_match: Option<IfMatch>,
}

impl Workspace {
    /// Applies the batch of a request body, all or nothing.
    pub fn patch_object(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        object_id: &str,
        body: &Value,
        options: &EditOptions,
    ) -> Result<EditResult> {
        let planned = self.plan_patch(tx, caller, space, object_id, body, options);
        planned?.put(tx)
    }

    fn plan_patch(
        &self,
        tx: &Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        object_id: &str,
        body: &Value,
        options: &EditOptions,
    ) -> Result<Planned<EditResult>> {
        self.live_space_at(tx, space)?;
        let ops = ops::envelope(body, ops::OpSpec::names)?;
        let record = self.object(tx, space, object_id)?;
        let kind = kind_of(&record)?;
        self.refuse_own_route(tx, space, &record.id, kind, Change::Edit)?;
        let reread = || {
            Ref::op("get_object")
                .param("space_id", &space.spelled)
                .param(OBJECT_ID, object_id)
        };
        etag::check(options.if_match.as_ref(), &record.etag, reread)?;

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
        let applied =
            applied.map_err(|fault| naming_type(fault, &record.id, &catalogue.vocabulary))?;
        self.plan_outcome(tx, caller, &record, &catalogue, applied, options.ids)
    }

    /// The commit that an applied batch asks for, and its receipts.
    fn plan_outcome(
        &self,
        tx: &Tx<'_>,
        caller: &Caller,
        record: &ObjectRecord,
        catalogue: &Catalogue,
        applied: Outcome,
        spelling: IdSpelling,
    ) -> Result<Planned<EditResult>> {
        let Outcome {
            document,
            changed,
            receipts,
            favorite,
            new_options,
            ..
        } = applied;
        let stamp = Stamp::of(caller, catalogue, tx.now());
        let mut records = Vec::new();
        let mut etag = record.etag.clone();
        let favorite = favorite.filter(|mark| !is_marked(&document, *mark));
        let rewrites = changed || favorite.is_some();
        // A batch may name new options and still leave the object as it was; they come into being all the same.
        if rewrites || !new_options.is_empty() {
            catalogue.require_whole()?;
            records = self.option_records(
                tx,
                &record.space_id,
                &catalogue.vocabulary,
                catalogue.next_option_order,
                &new_options,
                stamp,
            )?;
        }
        let receipts = match spelling {
            // Labels ask for every id of the document: only for receipts that there are.
            IdSpelling::Compact if !receipts.is_empty() => receipts.spelled(&Labels::of(&document)),
            IdSpelling::Compact | IdSpelling::Full => receipts,
        };
        if rewrites {
            let document = marked(document, favorite);
            let written = if changed {
                changed_record(record, &document, &catalogue.vocabulary, stamp)
            } else {
                marked_record(record, &document)
            };
            etag.clone_from(&written.etag);
            records.push(written);
        }
        let outcome = EditResult {
            etag: Some(etag),
            created: created_options(&catalogue.vocabulary, &new_options),
            created_blocks: receipts.blocks,
            created_views: receipts.views,
            diff_stats: applied.diff_stats.into(),
            type_changed: applied.type_changed.map(Into::into),
            warnings: applied.warnings,
            ..EditResult::default()
        };
        Ok(Planned { outcome, records })
    }
}

/// Whether the mark of the calling account is already as an edit leaves it.
fn is_marked(document: &Document, favorite: Favorite) -> bool {
    let held = document.properties.get(FAVORITE);
    match favorite {
        Favorite::Set(mark) => held == Some(&json!(mark)),
        Favorite::Unset => held.is_none(),
    }
}

/// The document with the calling account's own mark, where an edit sets it.
fn marked(mut document: Document, favorite: Option<Favorite>) -> Document {
    match favorite {
        Some(Favorite::Set(mark)) => {
            document.properties.insert(FAVORITE.to_owned(), json!(mark));
        }
        Some(Favorite::Unset) => {
            document.properties.remove(FAVORITE);
        }
        None => {}
    }
    document
}

/// Facts that restrict what may be edited (ops.md 8).
pub(super) fn standing(
    record: &ObjectRecord,
    document: &Document,
    catalogue: &Catalogue,
) -> Standing {
    let vocabulary = &catalogue.vocabulary;
    let is_own_type = |def: &&rolltop_document::vocabulary::TypeDef| {
        document.kind == Kind::ObjectType && def.id == record.id
    };
    let defined = vocabulary.types().iter().find(is_own_type);
    Standing {
        kind: document.kind,
        layout: layout_of(document, vocabulary),
        archived: record.archived,
        system: defined
            .is_some_and(|def| rolltop_document::bundled::bundled_type(&def.key).is_some()),
    }
}
