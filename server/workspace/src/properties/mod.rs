//! Properties and their options: listed, found, made, renamed and archived (http.md 20).
//!
//! A property is an object like any other; what it means is read into the catalogue of its space, from which all
//! answers come. Nothing here knows values of objects but through [`rolltop_document`].

mod by_id;
mod create;
mod holders;
pub(crate) mod mint;
mod options;
mod update;

use rolltop_document::document::Document;
use rolltop_document::issue::Ref;
use rolltop_document::vocabulary::{KeysMode, PropertyDef};
use rolltop_spec::properties::Property;
use rolltop_spec::shared::{ListResponse, Narrowing, PropertyRow};
use rolltop_store::{ObjectRecord, Snapshot, Tx};

use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::etag::{self, IfMatch};
use crate::keys::Caller;
use crate::objects::{Stamp, archived_as, changed_record, document_of};
use crate::order::by_name;
use crate::refusals::missing;
use crate::spaces::{Page, SpaceTarget};

pub(crate) use holders::Holders;

pub(crate) use by_id::check_free;

pub use by_id::{NewTag, PropertyContent, TagChange};
pub use options::PropertyRef;

/// The path parameter that names a property.
const KEY: &str = "key";

impl Workspace {
    /// A page of the properties that a space shows, by name in the order of words, then key.
    pub fn list_properties(
        &self,
        space: &SpaceTarget,
        page: Page,
    ) -> Result<ListResponse<PropertyRow>> {
        let catalogue = self.names_of(space)?;
        let vocabulary = &catalogue.vocabulary;
        let mut listed = vocabulary.listed_properties();
        listed.sort_by(|a, b| {
            let (key, other) = (&a.key, &b.key);
            let (key, other) = (vocabulary.property_key(key), vocabulary.property_key(other));
            by_name((&a.name, key), (&b.name, other))
        });
        let total = listed.len() as u64;
        let row = |def: &PropertyDef| PropertyRow::of(def, vocabulary.property_key(&def.key));
        let rows = page.of(listed).map(row).collect();
        let list = ListResponse::page(page, rows, total, Narrowing::Offset);
        Ok(list.advised(catalogue.warning().into_iter().collect()))
    }

    /// The property that a path names in any spelling; `keys` spells the suggestions of a miss.
    ///
    /// # Errors
    /// Unknown or removed: not found. Ambiguous.
    pub fn get_property(&self, space: &SpaceTarget, key: &str, keys: KeysMode) -> Result<Property> {
        let catalogue = self.names_of(space)?;
        let def = property_at(&catalogue, key, keys)?;
        Ok(Property {
            id: def.id.clone(),
            key: catalogue.vocabulary.property_key(&def.key).to_owned(),
            name: def.name.clone(),
            format: def.format.name().to_owned(),
        })
    }

    /// Refuses a path that names no property, or one that has changed since (http.md 1, orders c and d).
    pub fn check_property_path(
        &self,
        at: &Snapshot<'_>,
        space: &SpaceTarget,
        (key, keys): PropertyRef<'_>,
        if_match: Option<&IfMatch>,
    ) -> Result<()> {
        let catalogue = self.live_names_at(at, space)?;
        let def = property_at(&catalogue, key, keys)?;
        self.check_definition(at, space, &def.id, if_match)
    }

    /// `If-Match` of a property or option, whose etag get_object serves.
    fn check_definition(
        &self,
        at: &Snapshot<'_>,
        space: &SpaceTarget,
        id: &str,
        if_match: Option<&IfMatch>,
    ) -> Result<()> {
        if if_match.is_none() {
            return Ok(());
        }
        let reread = || {
            Ref::op("get_object")
                .param("space_id", &space.spelled)
                .param("object_id", id)
        };
        etag::check(if_match, &self.object(at, space, id)?.etag, reread)
    }
}

/// Stores a definition after a change of its document.
fn put_changed(
    tx: &mut Tx<'_>,
    caller: &Caller,
    catalogue: &Catalogue,
    record: &ObjectRecord,
    change: impl FnOnce(&mut Document),
) -> Result<()> {
    catalogue.require_whole()?;
    let mut document = document_of(record)?;
    change(&mut document);
    let stamp = Stamp::of(caller, catalogue, tx.now());
    let record = changed_record(record, &document, &catalogue.vocabulary, stamp);
    Ok(tx.put_object(record)?)
}

pub(crate) fn put_archived(
    tx: &mut Tx<'_>,
    catalogue: &Catalogue,
    record: &ObjectRecord,
) -> Result<()> {
    catalogue.require_whole()?;
    Ok(tx.put_object(archived_as(record, true))?)
}

/// The property that a path segment names.
fn property_at<'c>(catalogue: &'c Catalogue, key: &str, keys: KeysMode) -> Result<&'c PropertyDef> {
    let found = catalogue.vocabulary.find_property(key, keys);
    Ok(found.map_err(|miss| missing(KEY, miss))?)
}
