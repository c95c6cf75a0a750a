//! Properties and their options: list, get, create, rename and archive (http.md 20).
//!
//! A property is an object like any other. Answers come from the catalogue of its space, which holds its definition.

mod by_id;
mod create;
mod holders;
pub(crate) mod mint;
mod options;
mod update;

use std::sync::Arc;

use rolltop_document::document::Document;
use rolltop_document::vocabulary::{KeysMode, PropertyDef};
use rolltop_spec::properties::Property;
use rolltop_spec::shared::{ListResponse, PropertyRow};
use rolltop_store::{ObjectRecord, Snapshot, Tx};

use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::etag::IfMatch;
use crate::keys::Caller;
use crate::objects::{Stamp, archived_as, changed_record, check_state, document_of};
use crate::refusals::missing;
use crate::spaces::{Page, SpaceTarget};

pub(crate) use by_id::{check_property_key, refuse_taken};
pub(crate) use holders::Holders;

pub use by_id::TagChange;

/// The path parameter that names a property.
const KEY: &str = "key";

/// The spelling of a property in a path, and the spelling of suggestions.
pub type PropertyRef<'a> = (&'a str, KeysMode);

/// Who writes, to which space, and its names.
pub type By<'a> = (&'a Caller, &'a SpaceTarget, &'a Catalogue);

impl Workspace {
    /// A page of the properties that a space shows, by name in the order of words, then key.
    pub fn list_properties(
        &self,
        space: &SpaceTarget,
        page: Page,
    ) -> Result<ListResponse<PropertyRow>> {
        let catalogue = self.names_of(space)?;
        let vocabulary = &catalogue.vocabulary;
        let row = |def: &PropertyDef| PropertyRow::of(def, vocabulary.property_key(&def.key));
        let rows = vocabulary.listed_properties().into_iter().map(row);
        Ok(catalogue.page(page, rows, |row| (&row.name, &row.key)))
    }

    /// The property that a path names in any spelling.
    ///
    /// # Errors
    /// Unknown or removed: not found. Ambiguous.
    pub fn get_property(&self, space: &SpaceTarget, property: PropertyRef<'_>) -> Result<Property> {
        let catalogue = self.names_of(space)?;
        let def = property_at(&catalogue, property)?;
        Ok(Property {
            id: def.id.clone(),
            key: catalogue.vocabulary.property_key(&def.key).to_owned(),
            name: def.name.clone(),
            format: def.format.name().to_owned(),
        })
    }

    /// `If-Match` of a property or option, whose etag get_object serves.
    fn check_definition(
        &self,
        at: &Snapshot<'_>,
        space: &SpaceTarget,
        id: &str,
        if_match: Option<&IfMatch>,
    ) -> Result<()> {
        match if_match {
            Some(_) => check_state(space, &*self.object(at, space, id)?, if_match),
            None => Ok(()),
        }
    }

    /// Stores the definition with this object id as changed and live: one in the bin comes out of it. Writes nothing if
    /// it is stored so already.
    fn put_live(
        &self,
        tx: &mut Tx<'_>,
        (caller, space, catalogue): By<'_>,
        id: &str,
        change: impl FnOnce(&mut Document),
    ) -> Result<()> {
        let record = self.object(tx, space, id)?;
        let before = document_of(&record)?;
        let mut document = before.clone();
        change(&mut document);
        if document == before && !record.archived {
            return Ok(());
        }
        catalogue.require_whole()?;
        let live = ObjectRecord {
            archived: false,
            ..Arc::unwrap_or_clone(record)
        };
        let stamp = Stamp::of(caller, catalogue, tx.now());
        let changed = changed_record(&live, &document, &catalogue.vocabulary, stamp);
        Ok(tx.put_object(changed)?)
    }

    /// Archives the definition with this object id.
    pub fn put_archived(
        &self,
        tx: &mut Tx<'_>,
        space: &SpaceTarget,
        catalogue: &Catalogue,
        id: &str,
    ) -> Result<()> {
        let record = self.object(tx, space, id)?;
        catalogue.require_whole()?;
        Ok(tx.put_object(archived_as(&record, true))?)
    }
}

/// The property that a path segment names.
fn property_at<'c>(
    catalogue: &'c Catalogue,
    (key, keys): PropertyRef<'_>,
) -> Result<&'c PropertyDef> {
    let found = catalogue.vocabulary.find_property(key, keys);
    Ok(found.map_err(|miss| missing(KEY, miss))?)
}
