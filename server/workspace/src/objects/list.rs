//! The list of ordinary objects (http.md 22).

use rolltop_document::vocabulary::KeysMode;
use rolltop_query::names::QueryNames;
use rolltop_spec::shared::{ListResponse, Narrowing, ObjectRow};
use rolltop_store::Snapshot;

use super::rows::{Columns, comma_list, listed_field, parse_fields};
use super::search_only::{SearchData, needs_search_data};
use crate::Workspace;
use crate::error::{Error, Result};
use crate::spaces::{Page, SpaceTarget};

impl Workspace {
    /// A page of the ordinary objects of a space, last modified first.
    pub fn list_objects(
        &self,
        space: &SpaceTarget,
        fields: Option<&str>,
        keys: KeysMode,
        page: Page,
    ) -> Result<ListResponse<ObjectRow>> {
        let list = |at: &Snapshot<'_>, data: Option<SearchData<'_>>| {
            self.list_at(at, data, space, (fields, keys), page)
        };
        if let Some(list) = self.store.read(|at| list(at, None))? {
            return Ok(list);
        }
        let opened = self.opened.of(&space.id);
        let found = self.projection.read(&space.id, |at, rows| {
            let opened = &*opened;
            list(at, Some(SearchData { rows, opened }))
        });
        found?.ok_or_else(|| Error::internal("a list asks for search data that it has"))
    }

    /// The same at a snapshot; `None` if a field needs search data that was not given.
    fn list_at(
        &self,
        at: &Snapshot<'_>,
        data: Option<SearchData<'_>>,
        space: &SpaceTarget,
        (fields, keys): (Option<&str>, KeysMode),
        page: Page,
    ) -> Result<Option<ListResponse<ObjectRow>>> {
        let catalogue = self.live_names_at(at, space)?;
        let names = QueryNames::new(&catalogue.vocabulary, keys);
        let fields = parse_fields(&comma_list(fields), listed_field, &names)?;
        if data.is_none() && needs_search_data(&fields) {
            return Ok(None);
        }
        let found = at.list_objects(&space.id, page.offset, page.limit)?;
        let total = at.count_listed(&space.id)?;
        let columns = Columns {
            fields: &fields,
            keys,
            catalogue: &catalogue,
        };
        let (rows, of_rows) = columns.rows_at(at, &space.id, &found, data)?;
        let warnings = catalogue.warning().into_iter().chain(of_rows).collect();
        let list = ListResponse::page(page, rows, total, Narrowing::Search);
        Ok(Some(list.advised(warnings)))
    }
}
