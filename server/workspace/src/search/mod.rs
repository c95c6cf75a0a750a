//! Finding objects: filters, words and sorts over the rows of a space, and over those of all spaces (query.md 6-10).
//!
//! A request is prepared with the names of a space, then run over its rows; what it finds is a list of ids, whose
//! records are rendered like the rows of every other list.

mod advice;
mod best;
mod files;
mod full;
mod global;
mod named;
mod prepare;
mod run;
mod scope;
mod words;

use std::time::Duration;

use rolltop_document::issue::Issue;
use rolltop_document::vocabulary::KeysMode;
use rolltop_search::Rows;
use rolltop_search::words::WordMatches;
use rolltop_store::Snapshot;
use serde_json::Value;

use crate::Workspace;
use crate::error::Result;
use crate::objects::{Columns, ObjectRow, SearchData, add_once};
use crate::spaces::{Page, SpaceTarget};

pub use full::{Candidates, FullRow, Surroundings, Wanted};
pub use global::{FoundAnywhere, FoundRow};

pub(crate) use prepare::{FILTER, FILTERS, filter_conflict, text_fault};
pub(crate) use run::{Arrangement, Ran, Run, damaged_values};
pub(crate) use words::{SpaceNames, text_keys};

use prepare::Prepared;

/// What somebody looks for, as it was written. Its shape was judged.
#[derive(Clone, Debug, Default)]
pub struct SearchRequest<'b> {
    /// Words.
    pub query: Option<String>,
    /// One type.
    pub type_key: Option<String>,
    /// The compact form of a filter.
    pub filter: Option<String>,
    /// The tree form, as it stands in the body.
    pub filters: Option<&'b Value>,
    /// Sorts.
    pub sorts: Option<Value>,
    /// Properties of the rows.
    pub fields: Option<Vec<String>>,
}

/// A page of what was found in a space.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The rows of the page.
    pub rows: Vec<ObjectRow>,
    /// How many objects match.
    pub total: u64,
    /// More may match: words of objects could not be read.
    pub is_partial: bool,
    /// Advice.
    pub warnings: Vec<Issue>,
}

impl Workspace {
    /// Searches a space.
    pub fn search_space(
        &self,
        space: &SpaceTarget,
        request: &SearchRequest<'_>,
        keys: KeysMode,
        page: Page,
    ) -> Result<Found> {
        self.live_space(space)?;
        request.check_conflicts()?;
        let opened = self.opened.of(&space.id);
        let moment = self.moment();
        let search = |at: &Snapshot<'_>, rows: &Rows| -> Result<Option<Found>> {
            let catalogue = self.names_at(at, &space.id)?;
            let prepared = Prepared::new(request, &catalogue, keys)?;
            let vocabulary = &catalogue.vocabulary;
            let run = Run {
                vocabulary,
                rows,
                moment: &moment,
                placeholders: None,
                opened: &opened,
            };
            let mut warnings: Vec<Issue> = catalogue.warning().into_iter().collect();
            warnings.extend(prepared.warnings.iter().cloned());
            warnings.extend(prepared.advice(vocabulary, rows));
            warnings.extend(damaged_values(prepared.damaged(rows)));
            let in_scope = prepared.scope.test(rows);
            let query = prepared.query.as_ref();
            let matches = query.map(|query| {
                let here = (space.id.as_str(), rows);
                self.find_words(at, here, &catalogue, query, &in_scope, &|| Duration::MAX)
            });
            if matches.as_ref().is_some_and(WordMatches::is_busy) {
                return Ok(None);
            }
            let candidates = words::candidates(rows, matches.as_ref(), &in_scope);
            let sorts = prepared.sorts();
            let ran = run.run(
                candidates,
                &prepared.nodes,
                Arrangement::Sorted(&sorts),
                page,
            );
            if ran.total == 0 {
                warnings.extend(prepared.files_left_out(run, matches.as_ref()).warning());
            }
            let is_partial = is_partial(matches.as_ref());
            warnings.extend(is_partial.then(being_built));
            warnings.extend(Prepared::cut_corrections(matches.as_ref()));
            let columns = Columns {
                fields: &prepared.fields,
                keys,
                catalogue: &catalogue,
            };
            let opened = &*opened;
            let data = SearchData { rows, opened };
            let shown = columns.rows_at(at, &space.id, &ran.ids, Some(data))?;
            add_once(&mut warnings, shown.warnings);
            Ok(Some(Found {
                rows: shown.rows,
                total: ran.total,
                is_partial,
                warnings,
            }))
        };
        loop {
            if let Some(found) = self.projection.read(&space.id, search)? {
                return Ok(found);
            }
            // The snapshot was given back, for others to read meanwhile.
            self.projection.wait_for_words(&space.id);
        }
    }
}

/// Objects may be missing from what a search for words has found.
fn is_partial(matches: Option<&WordMatches>) -> bool {
    matches.is_some_and(|matches| !matches.is_complete())
}

fn being_built() -> Issue {
    let message = "the index of the space is being built: results may be incomplete";
    Issue::pathless(message).hint("retry later")
}
