//! Finding objects: filters, words and sorts over the rows of a space, and over those of all spaces (query.md 6-10).
//!
//! A request is prepared with the names of a space, then run over its rows; what it finds is a list of ids, whose
//! records are rendered like the rows of every other list.

mod advice;
mod crew;
mod deadline;
mod global;
mod numbering;
mod order;
mod prepare;
mod run;
mod scope;
mod words;

use std::time::Duration;

use rolltop_document::issue::Issue;
use rolltop_document::vocabulary::KeysMode;
use rolltop_query::dates::Moment;
use serde_json::Value;

use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::looks::{Changed, as_chosen};
use crate::objects::{Chosen, Columns, ObjectRow, add_once};
use crate::spaces::{Page, SpaceTarget};

pub use global::{FoundAnywhere, FoundRow};

pub(crate) use crew::Crew;
pub(crate) use order::Candidate;
pub(crate) use prepare::{FILTER, FILTERS, filter_conflict, text_fault};
pub(crate) use run::{Arrangement, Ran, Run, completeness, unread_values};
pub(crate) use words::text_keys;

use deadline::Deadline;
use prepare::Prepared;
use run::{Seen, is_being_built};

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
    /// More may match: the index of the space is being built.
    pub is_partial: bool,
    /// Advice.
    pub warnings: Vec<Issue>,
}

/// How long a search for words waits until the texts of its space are read, however often it looks.
const TEXT_PATIENCE: Duration = Duration::from_secs(1);

/// What is looked for, with what, and until when it waits for texts.
#[derive(Clone, Copy)]
struct Looking<'l> {
    space: &'l SpaceTarget,
    prepared: &'l Prepared<'l>,
    catalogue: &'l Catalogue,
    moment: &'l Moment,
    deadline: Deadline,
    keys: KeysMode,
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
        let deadline = Deadline::after(TEXT_PATIENCE, &*self.clock);
        let mut moment = None;
        as_chosen(|changed| {
            let catalogue = self.catalogue(&space.id)?;
            let prepared = Prepared::new(request, &catalogue, keys)?;
            let looking = Looking {
                space,
                prepared: &prepared,
                catalogue: &catalogue,
                moment: moment.get_or_insert_with(|| self.moment()),
                deadline,
                keys,
            };
            let (found, are_as_chosen) = self.look(looking, page, changed)?;
            // Whatever the rows are: names that are outdated are not to be looked with again.
            let names_are_true = self.names_are_of(&space.id, catalogue.seq)?;
            Ok((found, are_as_chosen && names_are_true))
        })
    }

    /// One look, and whether its rows show what they were chosen by.
    fn look(&self, looking: Looking<'_>, page: Page, changed: Changed) -> Result<(Found, bool)> {
        let Looking {
            space,
            prepared,
            catalogue,
            moment,
            deadline,
            keys,
        } = looking;
        let view = self.view_for(&space.id, &prepared.nodes, &prepared.sorts)?;
        let text = prepared.text(catalogue, &view, deadline.left(&*self.clock))?;
        let mut warnings: Vec<Issue> = catalogue.warning().into_iter().collect();
        warnings.extend(prepared.warnings.iter().cloned());
        let (chosen, total) = {
            let Seen { table, hits } = prepared.see(&catalogue.vocabulary, &view, text.as_ref())?;
            let run = Run {
                vocabulary: &catalogue.vocabulary,
                table: &table,
                moment,
                placeholders: None,
                crew: &self.crew,
            };
            warnings.extend(prepared.advice(&catalogue.vocabulary, &table));
            if prepared.looks_inside() {
                warnings.extend(unread_values(table.unread()));
            }
            let found = prepared.run(run, hits, page);
            (chosen_of(found.rows), found.total)
        };
        warnings.extend(completeness(&view, text.as_ref()));
        let fields = &prepared.fields;
        let columns = Columns {
            fields,
            keys,
            catalogue,
        };
        let (rows, are_as_chosen) = self.object_rows(&space.id, &chosen, columns, changed)?;
        add_once(&mut warnings, rows.warnings);
        let found = Found {
            rows: rows.rows,
            total,
            is_partial: is_being_built(&view, text.as_ref()),
            warnings,
        };
        Ok((found, are_as_chosen))
    }
}

/// The objects of the rows of a page.
pub(crate) fn chosen_of(rows: Vec<Candidate<'_>>) -> Vec<Chosen> {
    let rows = rows.into_iter().map(|candidate| Chosen {
        id: candidate.row.id().to_owned(),
        version: candidate.row.version(),
    });
    rows.collect()
}
