//! Properties and their options: listed, found, made, renamed and archived (http.md 20).
//!
//! A property is an object like any other; what it means is read into the catalogue of its space, from which all
//! answers come. Nothing here knows values of objects but through [`rolltop_document`].

mod create;
mod holders;
pub(crate) mod mint;
mod options;
mod update;

use rolltop_document::issue::Issue;
use rolltop_document::vocabulary::{Format, KeysMode, PropertyDef};
use rolltop_store::Snapshot;

use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::order::by_name;
use crate::refusals::missing;
use crate::spaces::{Page, SpaceTarget};

pub(crate) use holders::Holders;

pub use create::{CreatedProperty, PropertyBody};
pub use options::{ChangedOption, OptionBody, OptionPage, OptionRow, PropertyRef};
pub use rolltop_document::type_settings::DefinedOption;
pub use update::ChangedProperty;

/// The path parameter that names a property.
const KEY: &str = "key";

/// A property in short.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PropertyRow {
    /// Object id.
    pub id: String,
    /// The stable key.
    pub key: String,
    /// Display name.
    pub name: String,
    /// The format of its values.
    pub format: Format,
}

/// A page of properties.
#[derive(Clone, Debug, PartialEq)]
pub struct PropertyPage {
    /// The rows of the page.
    pub rows: Vec<PropertyRow>,
    /// How many the whole list has.
    pub total: usize,
    /// Advice.
    pub warnings: Vec<Issue>,
}

impl PropertyRow {
    pub(crate) fn of(def: &PropertyDef, key: &str) -> Self {
        Self {
            id: def.id.clone(),
            key: key.to_owned(),
            name: def.name.clone(),
            format: def.format,
        }
    }

    fn served(def: &PropertyDef, catalogue: &Catalogue) -> Self {
        Self::of(def, catalogue.vocabulary.property_key(&def.key))
    }
}

impl Workspace {
    /// A page of the properties that a space shows, by name in the order of words, then key.
    pub fn list_properties(&self, space: &SpaceTarget, page: Page) -> Result<PropertyPage> {
        let catalogue = self.names_of(space)?;
        let vocabulary = &catalogue.vocabulary;
        let mut listed = vocabulary.listed_properties();
        listed.sort_by(|a, b| {
            let (key, other) = (&a.key, &b.key);
            let (key, other) = (vocabulary.property_key(key), vocabulary.property_key(other));
            by_name((&a.name, key), (&b.name, other))
        });
        let total = listed.len();
        let rows = page.of(listed);
        let rows = rows.map(|def| PropertyRow::served(def, &catalogue));
        Ok(PropertyPage {
            rows: rows.collect(),
            total,
            warnings: catalogue.warning().into_iter().collect(),
        })
    }

    /// The property that a path names in any spelling; `keys` spells the suggestions of a miss.
    ///
    /// # Errors
    /// Unknown or removed: not found. Ambiguous.
    pub fn get_property(
        &self,
        space: &SpaceTarget,
        key: &str,
        keys: KeysMode,
    ) -> Result<PropertyRow> {
        self.store.read(|at| self.property(at, space, key, keys))
    }

    /// The same as a snapshot shows it.
    ///
    /// # Errors
    /// As [`Self::get_property`].
    pub fn property(
        &self,
        at: &Snapshot<'_>,
        space: &SpaceTarget,
        key: &str,
        keys: KeysMode,
    ) -> Result<PropertyRow> {
        self.live_space_at(at, space)?;
        let catalogue = self.names_at(at, &space.id)?;
        let def = property_at(&catalogue, key, keys)?;
        Ok(PropertyRow::served(def, &catalogue))
    }
}

/// The property that a path segment names.
fn property_at<'c>(catalogue: &'c Catalogue, key: &str, keys: KeysMode) -> Result<&'c PropertyDef> {
    let found = catalogue.vocabulary.find_property(key, keys);
    Ok(found.map_err(|miss| missing(KEY, miss))?)
}
