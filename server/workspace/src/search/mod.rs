//! Finding objects: filters, words and sorts over the rows of a space, and over those of all spaces (query.md 6-10).
//!
//! A search resolves the names of a request in one space, then runs over the rows of the space. The result is a list of
//! ids, whose records are rendered like the rows of every other list.

mod advice;
mod best;
mod files;
mod full;
mod global;
mod named;
mod prepare;
mod scope;
mod snapshot;
mod visits;
mod words;

use std::time::Duration;

use rolltop_document::issue::Issue;
use rolltop_document::vocabulary::KeysMode;
use rolltop_spec::shared::{ListResponse, Narrowing, ObjectRow};
use serde_json::Value;

use crate::Workspace;
use crate::error::Result;
use crate::objects::{Columns, Field, add_once};
use crate::spaces::{Page, SpaceTarget};

pub use full::{Candidates, FullRow, Wanted};
pub use snapshot::SpaceSnapshot;

pub(crate) use advice::damaged_values;
pub(crate) use prepare::{FILTER, FILTERS, filter_conflict, text_fault};
pub(crate) use snapshot::ResultPage;
pub(crate) use words::{each_name, text_keys};

use advice::{being_built, cut_corrections, is_partial};
use prepare::{Prepared, UnknownFields};

/// A search as the client wrote it. Its shape is valid.
#[derive(Clone, Debug, Default)]
pub struct SearchRequest<'b> {
    /// The full-text query.
    pub query: Option<String>,
    /// The one type of the rows.
    pub type_key: Option<String>,
    /// The compact filter.
    pub filter: Option<String>,
    /// The structured filter, as in the body.
    pub filters: Option<&'b Value>,
    /// Sorts.
    pub sorts: Option<Value>,
    /// Properties of the rows.
    pub fields: Option<Vec<String>>,
}

impl Workspace {
    /// Searches a space.
    pub fn search_space(
        &self,
        space: &SpaceTarget,
        request: &SearchRequest<'_>,
        keys: KeysMode,
        page: Page,
    ) -> Result<ListResponse<ObjectRow>> {
        loop {
            let search = |here: SpaceSnapshot<'_>| self.search_at(here, request, keys, page);
            if let Some(found) = self.in_space(space, search)? {
                return Ok(found);
            }
            // The snapshot is closed, so that others can read while this search waits.
            self.projection.wait_for_words(&space.id);
        }
    }

    /// `None` while another search updates the words of the space.
    fn search_at(
        &self,
        here: SpaceSnapshot<'_>,
        request: &SearchRequest<'_>,
        keys: KeysMode,
        page: Page,
    ) -> Result<Option<ListResponse<ObjectRow>>> {
        let rows = here.data.rows;
        let prepared = Prepared::new(request, here.names, keys, UnknownFields::Refused)?;
        let mut warnings: Vec<Issue> = here.names.warning().into_iter().collect();
        warnings.extend(prepared.warnings.iter().cloned());
        warnings.extend(prepared.unknown_ids(here));
        warnings.extend(damaged_values(prepared.damaged(rows)));
        let in_scope = prepared.scope.test(rows);
        let query = prepared.query.as_ref();
        let matches = query.map(|query| self.find_words(here, query, &in_scope, &|| Duration::MAX));
        let matches = matches.as_ref();
        if matches.is_some_and(|matches| matches.is_busy) {
            return Ok(None);
        }
        let candidates = words::candidates(rows, matches, &in_scope);
        let ran = here.run(candidates, &prepared.nodes, Some(&prepared.sorts()), page);
        if ran.total == 0 {
            warnings.extend(prepared.files_left_out(here, matches).warning());
        }
        let is_partial = is_partial(matches);
        warnings.extend(is_partial.then(being_built));
        warnings.extend(cut_corrections(matches));
        let page = (page, Narrowing::Filter);
        let found = here.found(&ran, &prepared.fields, keys, page, warnings)?;
        Ok(Some(if is_partial { found.at_least() } else { found }))
    }
}

impl SpaceSnapshot<'_> {
    /// The rows of a page, with the warnings on them.
    pub(crate) fn found(
        self,
        ran: &ResultPage,
        fields: &[Field<'_>],
        keys: KeysMode,
        (page, narrowing): (Page, Narrowing),
        mut warnings: Vec<Issue>,
    ) -> Result<ListResponse<ObjectRow>> {
        let columns = Columns {
            fields,
            keys,
            catalogue: self.names,
        };
        let (rows, more) = columns.rows_at(self.at, self.space_id, &ran.ids, Some(self.data))?;
        add_once(&mut warnings, more);
        Ok(ListResponse::page(page, rows, ran.total, narrowing).advised(warnings))
    }
}
