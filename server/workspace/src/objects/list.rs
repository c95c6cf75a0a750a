//! The list of ordinary objects (http.md 22).

use rolltop_document::issue::Issue;
use rolltop_document::vocabulary::KeysMode;
use rolltop_query::names::QueryNames;

use super::rows::{FieldsAt, ObjectRow, comma_list, parse_fields};
use crate::Workspace;
use crate::error::{Error, Result};
use crate::spaces::{Page, SpaceTarget};

/// A page of objects.
#[derive(Clone, Debug, PartialEq)]
pub struct ObjectList {
    /// The rows of the page.
    pub rows: Vec<ObjectRow>,
    /// How many objects the whole list has.
    pub total: u64,
    /// Advice.
    pub warnings: Vec<Issue>,
}

impl Workspace {
    /// A page of the ordinary objects of a space, last modified first.
    pub fn list_objects(
        &self,
        space: &SpaceTarget,
        fields: Option<&str>,
        keys: KeysMode,
        page: Page,
    ) -> Result<ObjectList> {
        self.live_space(space)?;
        let catalogue = self.catalogue(&space.id)?;
        let names = QueryNames::new(&catalogue.vocabulary, keys);
        let fields = parse_fields(&comma_list(fields), FieldsAt::Parameter, &names)?;
        let found = self
            .store
            .list_objects(&space.id, page.offset, page.limit)
            .map_err(Error::internal)?;
        let rows = self.rows_of(&space.id, &found.records, &fields, keys, &catalogue)?;
        Ok(ObjectList {
            rows: rows.rows,
            total: found.total,
            warnings: rows.warnings,
        })
    }
}
