//! The first and last steps of all requests that create or change a type: what a draft consults, and the records of the
//! commit (http.md 19).

use rolltop_document::document::Document;
use rolltop_document::properties::NewOptions;
use rolltop_document::type_settings::TypeSettings;
use rolltop_document::vocabulary::{KeysMode, TypeDef};
use rolltop_store::{ObjectRecord, Snapshot, Tx};

use super::draft::{Surroundings, TypeDraft};
use super::update::TypeEdit;
use crate::Workspace;
use crate::catalog::{Catalogue, put_type};
use crate::error::Result;
use crate::ids::Ids;
use crate::keys::Caller;
use crate::objects::{SpaceObjects, Stamp, changed_record, new_record};
use crate::properties::mint::property_records;
use crate::spaces::SpaceTarget;

/// The records of a commit, and the etag that the type has after it.
pub(super) struct TypeRecords {
    pub(super) records: Vec<ObjectRecord>,
    pub(super) etag: String,
}

/// A type with new values of its members. Absent ones stay as they are, and empty ids are none.
pub(super) fn with_members(def: TypeDef, name: Option<String>, settings: TypeSettings) -> TypeDef {
    let template = settings.default_template.or(def.default_template);
    TypeDef {
        name: name.unwrap_or(def.name),
        plural_name: settings.plural_name.unwrap_or(def.plural_name),
        layout: settings.layout.unwrap_or(def.layout),
        default_template: template.filter(|id| !id.is_empty()),
        default_view: settings.default_view.or(def.default_view),
        ..def
    }
}

impl Workspace {
    /// Plans a change of the types of a space.
    ///
    /// # Errors
    /// Those of the plan; an object that the plan looked up cannot be read.
    pub(super) fn plan_type<T>(
        &self,
        tx: &Tx<'_>,
        (caller, space, catalogue): (&Caller, &SpaceTarget, &Catalogue),
        (keys, create_missing_options): (KeysMode, bool),
        plan: impl FnOnce(Surroundings<'_>) -> Result<T>,
    ) -> Result<T> {
        let objects = SpaceObjects::at(tx, &space.id);
        let ids = Ids(&*self.entropy);
        let planned = plan(Surroundings {
            space,
            catalogue,
            stamp: Stamp::of(caller, catalogue, tx.now()),
            keys,
            ids,
            objects: &objects,
            options: &NewOptions::new(create_missing_options, &ids),
        });
        objects.finish()?;
        planned
    }

    /// The records of a new type and of what its draft creates. The document holds the type already.
    pub(super) fn new_type_records(
        &self,
        at: &Snapshot<'_>,
        draft: &TypeDraft<'_>,
        def: &TypeDef,
        document: &Document,
    ) -> Result<TypeRecords> {
        let cx = draft.surroundings();
        cx.catalogue.require_whole()?;
        let mut records = self.draft_records(at, draft)?;
        let (id, vocabulary) = (def.id.clone(), &draft.vocabulary);
        let record = new_record(id, &cx.space.id, document, vocabulary, cx.stamp);
        let etag = record.etag.clone();
        records.push(record);
        Ok(TypeRecords { records, etag })
    }

    /// The records of a type that becomes `def` with the list of its draft, and of what the draft creates. There are none
    /// if the edit changes nothing.
    pub(super) fn changed_type_records(
        &self,
        at: &Snapshot<'_>,
        edit: &mut TypeEdit<'_>,
        def: TypeDef,
    ) -> Result<TypeRecords> {
        let cx = edit.draft.surroundings();
        let definitions = edit.draft.list.clone();
        put_type(&mut edit.document, &TypeDef { definitions, ..def });
        let mut records = self.draft_records(at, &edit.draft)?;
        let mut etag = edit.record.etag.clone();
        if edit.document != *edit.before {
            let vocabulary = &edit.draft.vocabulary;
            let changed = changed_record(edit.record, &edit.document, vocabulary, cx.stamp);
            etag.clone_from(&changed.etag);
            records.push(changed);
        }
        if !records.is_empty() {
            cx.catalogue.require_whole()?;
        }
        Ok(TypeRecords { records, etag })
    }

    /// The records of the options and properties that a draft creates.
    fn draft_records(&self, at: &Snapshot<'_>, draft: &TypeDraft<'_>) -> Result<Vec<ObjectRecord>> {
        let cx = draft.surroundings();
        let (id, vocabulary, stamp) = (&cx.space.id, &draft.vocabulary, cx.stamp);
        let (of_others, of_pending) = draft.new_options_apart();
        let mut order = cx.catalogue.next_option_order;
        let mut records = self.option_records(at, id, vocabulary, order, &of_others, stamp)?;
        order += of_others.len() as u64;
        for def in &draft.pending {
            records.extend(property_records(id, def, order, vocabulary, stamp));
            order += def.options.len() as u64;
        }
        records.extend(self.option_records(at, id, vocabulary, order, &of_pending, stamp)?);
        Ok(records)
    }
}
