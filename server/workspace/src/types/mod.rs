//! Types: create, list, read, update and archive (http.md 19).
//!
//! A type is an object of kind `object_type`; here it is found by the names of the space instead of by its id.

mod archive;
mod batch;
mod by_id;
mod checks;
mod create;
mod definitions;
mod draft;
mod minted;
mod place;
mod update;
mod views;
mod write;

use std::sync::Arc;

use rolltop_document::envelope::ReadOptions;
use rolltop_document::issue::{Fault, Ref};
use rolltop_document::vocabulary::{KeysMode, TypeDef};
use rolltop_spec::shared::ListResponse;
use rolltop_spec::types::TypeRow;

use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::objects::{ReadTurn, Served};
use crate::refusals::missing;
use crate::spaces::{Page, SpaceTarget};

pub use by_id::{Listed, TypeContent};

const TYPE: &str = "type";

/// The type that a path names, one that the space holds and has not removed.
///
/// # Errors
/// `not_found` with candidates, `ambiguous_input` with the holders.
fn find_type<'c>(
    catalogue: &'c Catalogue,
    spelling: &str,
    keys: KeysMode,
) -> Result<&'c TypeDef, Fault> {
    let found = catalogue.vocabulary.find_type(spelling, keys);
    found.map_err(|miss| missing(TYPE, miss))
}

/// The request that fetches the current state of a type.
fn reread(space: &SpaceTarget, spelling: &str) -> Ref {
    Ref::op("get_type")
        .param("space_id", &space.spelled)
        .param("type", spelling)
}

impl Workspace {
    /// A page of the types of a space, neither hidden nor removed ones: by name, then key.
    pub fn list_types(&self, space: &SpaceTarget, page: Page) -> Result<ListResponse<TypeRow>> {
        let catalogue = self.names_of(space)?;
        let vocabulary = &catalogue.vocabulary;
        let rows = vocabulary.listed_types().into_iter().map(|def| TypeRow {
            key: vocabulary.type_key(&def.key).to_owned(),
            name: def.name.clone(),
        });
        Ok(catalogue.page(page, rows, |row| (&row.name, &row.key)))
    }

    /// Reads the document of the type that a spelling names.
    pub fn get_type(
        &self,
        space: &SpaceTarget,
        spelling: &str,
        options: &ReadOptions,
    ) -> Result<Arc<Served>> {
        let catalogue = self.names_of(space)?;
        let def = find_type(&catalogue, spelling, options.keys)?;
        self.get_object(space, &def.id, options, &ReadTurn::default())
    }
}
