//! Storing a type that a request creates or changes, with the properties and options that come with it (http.md 19).

use std::borrow::Cow;
use std::collections::BTreeMap;

use rolltop_document::names::DocumentKeys;
use rolltop_document::properties::NewOptions;
use rolltop_document::vocabulary::TypeDef;
use rolltop_spec::shared::CreateResult;
use rolltop_store::{ObjectRecord, Tx};

use super::draft::TypeDraft;
use crate::Workspace;
use crate::catalog::put_type;
use crate::error::Result;
use crate::ids::Ids;
use crate::objects::{
    SpaceObjects, Stamp, WriteOptions, changed_record, document_of, new_record, option_records,
};
use crate::properties::By;
use crate::properties::mint::property_records;

impl Workspace {
    /// Creates a type, or changes the one that is `held`, to the one that `plan` returns, with the list and the document
    /// of the draft, and everything that the draft creates. Writes nothing if this changes nothing.
    ///
    /// # Errors
    /// Errors of the plan. An object that it looked up cannot be read.
    pub(super) fn write_type(
        &self,
        tx: &mut Tx<'_>,
        (caller, space, catalogue): By<'_>,
        held: Option<(&TypeDef, &ObjectRecord)>,
        options: &WriteOptions,
        plan: impl FnOnce(&mut TypeDraft<'_>) -> Result<TypeDef>,
    ) -> Result<CreateResult> {
        let vocabulary = &catalogue.vocabulary;
        let before = held.map(|(_, record)| document_of(record)).transpose()?;
        let list_before = held.map_or(&[][..], |(def, _)| &def.definitions);
        let objects = SpaceObjects::at(tx, &space.id);
        let ids = Ids(&*self.entropy);
        let mut draft = TypeDraft {
            vocabulary: Cow::Borrowed(vocabulary),
            document: before.clone().unwrap_or_default(),
            list: list_before.to_vec(),
            pending: Vec::new(),
            views: BTreeMap::new(),
            made: Vec::new(),
            warnings: Vec::new(),
            own: before
                .as_ref()
                .map(|before| DocumentKeys::of(vocabulary, before)),
            list_before,
            names_before: vocabulary,
            at: tx,
            space,
            keys: options.keys,
            ids,
            objects: &objects,
            options: &NewOptions::new(options.create_missing_options, &ids),
        };
        let planned = plan(&mut draft);
        objects.finish()?;
        let definitions = draft.list.clone();
        let def = TypeDef {
            definitions,
            ..planned?
        };
        put_type(&mut draft.document, &def);
        let stamp = Stamp::of(caller, catalogue, tx.now());
        let mut records = created_records(&draft, catalogue.next_option_order, stamp)?;
        let mut etag = held.map(|(_, record)| record.etag.clone());
        if before.as_ref() != Some(&draft.document) {
            let (document, vocabulary) = (&draft.document, &draft.vocabulary);
            let record = match held {
                Some((_, record)) => changed_record(record, document, vocabulary, stamp),
                None => new_record(def.id.clone(), &space.id, document, vocabulary, stamp),
            };
            etag = Some(record.etag.clone());
            records.push(record);
        }
        if !records.is_empty() {
            catalogue.require_whole()?;
        }
        let key = match held {
            Some((def, _)) => vocabulary.type_key(&def.key).to_owned(),
            None => def.slug.unwrap_or(def.key),
        };
        let outcome = CreateResult {
            id: Some(def.id),
            key: Some(key),
            etag,
            created: draft.created(),
            removed: draft.detached(),
            created_views: draft.created_views(options.ids),
            warnings: draft.warnings,
            ..CreateResult::default()
        };
        for record in records {
            tx.put_object(record)?;
        }
        Ok(outcome)
    }
}

/// The records of the options and properties that a draft creates. `order` is the position of the first option.
fn created_records(
    draft: &TypeDraft<'_>,
    mut order: u64,
    stamp: Stamp<'_>,
) -> Result<Vec<ObjectRecord>> {
    let (at, id, vocabulary) = (draft.at, &draft.space.id, &draft.vocabulary);
    let (of_others, of_pending) = draft.new_options_apart();
    let mut records = option_records(at, id, vocabulary, order, &of_others, stamp)?;
    order += of_others.len() as u64;
    for def in &draft.pending {
        records.extend(property_records(id, def, order, vocabulary, stamp));
        order += def.options.len() as u64;
    }
    records.extend(option_records(
        at,
        id,
        vocabulary,
        order,
        &of_pending,
        stamp,
    )?);
    Ok(records)
}
