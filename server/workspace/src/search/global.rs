//! Federated search: searches the spaces of a caller one by one and merges the rows by sort key (query.md 10).

mod visit;
mod warnings;

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use rolltop_document::issue::Issue;
use rolltop_document::vocabulary::KeysMode;
use rolltop_spec::shared::{ListResponse, Narrowing, ObjectRow};
use rolltop_store::{Snapshot, SpaceRecord};

use super::SearchRequest;
use super::best::TopEntries;
use super::prepare::{Prepared, UnknownFields};
use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::keys::Caller;
use crate::objects::{Columns, PageRoom};
use crate::spaces::{IdSpelling, Page, ShortReferences};

use visit::PageHit;
use warnings::Reports;

/// The rows of a page that are rendered together, while the names of their spaces are in memory.
const NAMES_TOGETHER: usize = 64;

impl Workspace {
    /// Searches every space that the caller can reach. A space where a name does not resolve is skipped with a warning,
    /// even if this applies to every space.
    pub fn search_global(
        &self,
        caller: &Caller,
        request: &SearchRequest<'_>,
        keys: KeysMode,
        ids: IdSpelling,
        page: Page,
    ) -> Result<ListResponse<ObjectRow>> {
        request.check_shape()?;
        let visible = self.visible_spaces(caller)?;
        let references = ShortReferences::among(visible.iter().map(|space| space.id.as_str()));
        let spell = |space: &SpaceRecord| references.serve(&space.id, ids);
        let mut best = TopEntries::new(page.end());
        let visits = self.visit_all(&visible, |visited| {
            self.search_visited(request, keys, &visited, &mut best)
        });
        let mut reports = Reports::default();
        for (space, visit) in visible.iter().zip(visits) {
            reports.add(space, visit);
        }
        let leading: Vec<PageHit> = best.into_sorted(page.start()).collect();
        let read =
            |at: &Snapshot<'_>| self.rows_anywhere(at, &leading, &visible, request, keys, &spell);
        let (rows, of_rows) = self.store.read(read)?;
        let (total, is_partial) = (reports.total, reports.is_partial());
        let mut warnings = reports.into_warnings(visible.len(), &spell);
        warnings.extend(of_rows);
        let mut seen = HashSet::new();
        warnings.retain(|one| seen.insert((one.path.clone(), one.message.clone())));
        let found = ListResponse::page(page, rows, total, Narrowing::Filter).advised(warnings);
        Ok(if is_partial { found.at_least() } else { found })
    }

    /// The rows of a page from one snapshot, and their warnings. Skips objects that were removed since the search.
    fn rows_anywhere(
        &self,
        at: &Snapshot<'_>,
        leading: &[PageHit],
        spaces: &[SpaceRecord],
        request: &SearchRequest<'_>,
        keys: KeysMode,
        spell: &impl Fn(&SpaceRecord) -> String,
    ) -> Result<(Vec<ObjectRow>, Vec<Issue>)> {
        let mut rows = Vec::with_capacity(leading.len());
        let mut warnings = Vec::new();
        let mut room = PageRoom::default();
        for leading in leading.chunks(NAMES_TOGETHER) {
            let mut names: BTreeMap<usize, (&SpaceRecord, Arc<Catalogue>)> = BTreeMap::new();
            for position in leading.iter().map(|found| found.space) {
                if let (false, Some(space)) = (names.contains_key(&position), spaces.get(position))
                {
                    names.insert(position, (space, self.names_at(at, &space.id)?));
                }
            }
            let prepared = names.iter().filter_map(|(position, (space, catalogue))| {
                let prepared = Prepared::new(request, catalogue, keys, UnknownFields::LeftOut);
                let prepared = prepared.ok()?;
                Some((*position, (*space, catalogue, prepared)))
            });
            let prepared: BTreeMap<usize, (&SpaceRecord, &Arc<Catalogue>, Prepared<'_>)> =
                prepared.collect();
            for found in leading {
                if room.is_full() {
                    return Ok((rows, warnings));
                }
                let Some((space, catalogue, prepared)) = prepared.get(&found.space) else {
                    continue;
                };
                let columns = Columns {
                    fields: &prepared.fields,
                    keys,
                    catalogue,
                };
                let search_only = |_: &str| found.search_only.clone();
                let ids = std::iter::once(found.id.as_str());
                let (shown, more) = columns.rows_of(at, &space.id, ids, &search_only, &mut room)?;
                warnings.extend(more);
                rows.extend(shown.into_iter().map(|row| ObjectRow {
                    space_id: Some(spell(space)),
                    ..row
                }));
            }
        }
        Ok((rows, warnings))
    }
}
