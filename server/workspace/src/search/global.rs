//! Searching all spaces of a caller (query.md 10).

use std::sync::{Arc, RwLockReadGuard};
use std::time::Duration;

use rolltop_document::issue::{Fault, Issue};
use rolltop_document::vocabulary::KeysMode;
use rolltop_index::{Rank, Table, View};
use rolltop_query::dates::Moment;
use rolltop_store::SpaceRecord;

use super::order::Order;
use super::prepare::Prepared;
use super::run::{Run, Text, completeness};
use super::{Candidate, SearchRequest};
use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::{Error, Result};
use crate::keys::Caller;
use crate::objects::{Columns, ObjectRow, PageRoom};
use crate::spaces::{IdSpelling, Page, ShortReferences};

/// How long a search over all spaces loads what is not in memory.
const LOADING: Duration = Duration::from_secs(1);

/// A page of what was found in all spaces.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundAnywhere {
    /// The rows of the page.
    pub rows: Vec<FoundRow>,
    /// How many objects match in the spaces that were searched.
    pub total: u64,
    /// Advice.
    pub warnings: Vec<Issue>,
}

/// A row and its space.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundRow {
    /// The space, in the spelling asked for.
    pub space_id: String,
    /// The row.
    pub row: ObjectRow,
}

/// A space that is searched.
struct Searched {
    space: SpaceRecord,
    catalogue: Arc<Catalogue>,
    view: View,
}

/// An object that leads its space, and what its words are worth.
struct Leading {
    object_id: String,
    rank: Option<Rank>,
}

impl Leading {
    fn of(found: &Candidate<'_>) -> Self {
        Self {
            object_id: found.row.id().to_owned(),
            rank: found.rank,
        }
    }

    fn candidate<'t>(&self, table: &'t Table) -> Option<Candidate<'t>> {
        Some(Candidate {
            row: table.row(&self.object_id)?,
            rank: self.rank,
        })
    }
}

/// What the search of a space is run with.
fn run<'t>(searched: &'t Searched, table: &'t Table, moment: &'t Moment) -> Run<'t> {
    Run {
        vocabulary: &searched.catalogue.vocabulary,
        table,
        moment,
        placeholders: None,
    }
}

/// An object on its page.
struct Place {
    space: usize,
    object_id: String,
}

impl Workspace {
    /// Searches every space that the caller reaches. A space where something does not resolve is left out with a
    /// warning; when none is left, the first fault answers.
    pub fn search_global(
        &self,
        caller: &Caller,
        request: &SearchRequest,
        keys: KeysMode,
        ids: IdSpelling,
        page: Page,
    ) -> Result<FoundAnywhere> {
        request.check_conflicts()?;
        let visible = self.visible_spaces(caller)?;
        let references = ShortReferences::among(visible.iter().map(|space| space.id.as_str()));
        let mut warnings = Warnings::default();
        let spaces = self.loaded(&visible, &mut warnings)?;
        let mut prepared = Vec::with_capacity(spaces.len());
        let mut first_fault: Option<Fault> = None;
        for (at, searched) in spaces.iter().enumerate() {
            match Prepared::lenient(request, &searched.catalogue, keys) {
                Ok(found) => prepared.push((at, found)),
                Err(fault) => {
                    let spelled = references.serve(&searched.space.id, ids);
                    warnings.add(left_out(&searched.space, &spelled, &fault));
                    first_fault.get_or_insert(fault);
                }
            }
        }
        if let Some(fault) = first_fault.filter(|_| prepared.is_empty()) {
            // A space that is not loaded may know what the others do not.
            if spaces.len() == visible.len() {
                return Err(fault.into());
            }
        }
        for (searched, found) in pairs(&spaces, &prepared) {
            self.settle_opened(&found.nodes, &found.sorts)?;
            // The view that is held is of the same rows; this waits until they are as new as the marks.
            self.index.loaded(&searched.space.id);
        }
        let (places, total) = self.find_anywhere(&spaces, &prepared, page, &mut warnings)?;
        let spell = |space_id: &str| references.serve(space_id, ids);
        for (searched, found) in pairs(&spaces, &prepared) {
            warnings.add_all(found.warnings.clone());
            let told = told_of(&searched.space, &spell(&searched.space.id));
            let unknown = found.unknown_fields.iter();
            warnings.add_all(unknown.map(|issue| Issue {
                message: format!("{told} does not know this field: {}", issue.message),
                ..issue.clone()
            }));
        }
        let rows = self.rows_anywhere(places, &spaces, &prepared, keys, spell, &mut warnings)?;
        Ok(FoundAnywhere {
            rows,
            total,
            warnings: warnings.0,
        })
    }

    /// The spaces that are in memory, and those that can be brought there soon.
    fn loaded(&self, visible: &[SpaceRecord], warnings: &mut Warnings) -> Result<Vec<Searched>> {
        let start = self.clock.monotonic();
        let mut spaces = Vec::with_capacity(visible.len());
        for space in visible {
            let view = match self.index.loaded(&space.id) {
                Some(view) => view,
                None if self.clock.monotonic().saturating_sub(start) < LOADING => {
                    self.index.view(&space.id).map_err(Error::internal)?
                }
                None => {
                    warnings.add(unloaded());
                    continue;
                }
            };
            spaces.push(Searched {
                space: space.clone(),
                catalogue: self.catalogue(&space.id)?,
                view,
            });
        }
        Ok(spaces)
    }

    /// The page over all spaces, and how many rows there are.
    fn find_anywhere(
        &self,
        spaces: &[Searched],
        prepared: &[(usize, Prepared<'_>)],
        page: Page,
        warnings: &mut Warnings,
    ) -> Result<(Vec<Place>, u64)> {
        let moment = self.moment();
        let mut texts: Vec<Option<Text<'_>>> = Vec::with_capacity(prepared.len());
        for (searched, found) in pairs(spaces, prepared) {
            let text = found.text(&searched.catalogue, &searched.view)?;
            warnings.add_all(completeness(&searched.view, text.as_ref()));
            texts.push(text);
        }
        let everything = Page {
            offset: 0,
            limit: page.offset.saturating_add(page.limit),
        };
        // Each space alone first, so that changes of one wait for no search of another.
        let mut total = 0;
        let mut leading: Vec<Vec<Leading>> = Vec::with_capacity(prepared.len());
        for ((searched, search), text) in pairs(spaces, prepared).zip(&texts) {
            let table = searched.view.table();
            let run = run(searched, &table, &moment);
            let ran = search.run(run, text.as_ref(), everything)?;
            total += ran.total;
            leading.push(ran.rows.iter().map(Leading::of).collect());
        }
        let tables: Vec<RwLockReadGuard<'_, Table>> = pairs(spaces, prepared)
            .map(|(searched, _)| searched.view.table())
            .collect();
        let searches = pairs(spaces, prepared).zip(&tables);
        let orders: Vec<Order<'_>> = searches
            .map(|((searched, search), table)| run(searched, table, &moment).order(&search.sorts()))
            .collect();
        let mut merged: Vec<(usize, &Order<'_>, Candidate<'_>)> = Vec::new();
        let spaces = prepared
            .iter()
            .zip(&tables)
            .zip(orders.iter().zip(&leading));
        for (((space, _), table), (order, leading)) in spaces {
            // What has gone meanwhile is left out.
            let rows = leading.iter().filter_map(|row| row.candidate(table));
            merged.extend(rows.map(|row| (*space, order, row)));
        }
        merged.sort_by(|(space, order, row), (other, theirs, row_of_other)| {
            let worth = order.by_worth(row, theirs, row_of_other);
            worth
                .then_with(|| space.cmp(other))
                .then_with(|| row.row.id().cmp(row_of_other.row.id()))
        });
        let places = page.of(merged).map(|(space, _, row)| Place {
            space,
            object_id: row.row.id().to_owned(),
        });
        Ok((places.collect(), total))
    }

    fn rows_anywhere(
        &self,
        places: Vec<Place>,
        spaces: &[Searched],
        prepared: &[(usize, Prepared<'_>)],
        keys: KeysMode,
        spell: impl Fn(&str) -> String,
        warnings: &mut Warnings,
    ) -> Result<Vec<FoundRow>> {
        let mut rows = Vec::with_capacity(places.len());
        let mut room = PageRoom::new();
        for place in places {
            if room.is_full() {
                break;
            }
            let search = prepared.iter().find(|(space, _)| *space == place.space);
            let (Some(searched), Some((_, search))) = (spaces.get(place.space), search) else {
                continue;
            };
            let id = &searched.space.id;
            let catalogue = &searched.catalogue;
            let (ids, fields) = ([place.object_id], &search.fields);
            let columns = Columns {
                fields,
                keys,
                catalogue,
            };
            let found = self.object_rows(id, &ids, columns, &mut room)?;
            warnings.add_all(found.warnings);
            rows.extend(found.rows.into_iter().map(|row| FoundRow {
                space_id: spell(id),
                row,
            }));
        }
        Ok(rows)
    }
}

/// What is searched where. Spaces come by full id, so that their positions break ties.
fn pairs<'a, 'p>(
    spaces: &'a [Searched],
    prepared: &'a [(usize, Prepared<'p>)],
) -> impl Iterator<Item = (&'a Searched, &'a Prepared<'p>)> {
    prepared
        .iter()
        .filter_map(|(at, search)| Some((spaces.get(*at)?, search)))
}

/// Warnings, each once.
#[derive(Default)]
struct Warnings(Vec<Issue>);

impl Warnings {
    fn add(&mut self, warning: Issue) {
        let same = |known: &Issue| known.path == warning.path && known.message == warning.message;
        if !self.0.iter().any(same) {
            self.0.push(warning);
        }
    }

    fn add_all(&mut self, warnings: impl IntoIterator<Item = Issue>) {
        for warning in warnings {
            self.add(warning);
        }
    }
}

fn unloaded() -> Issue {
    Issue::pathless("results are incomplete: some spaces are still being loaded or cannot be read")
        .hint("retry later")
}

/// How messages name a space.
fn told_of(space: &SpaceRecord, spelled: &str) -> String {
    format!("space {spelled} ({})", space.name)
}

fn left_out(space: &SpaceRecord, spelled: &str, fault: &Fault) -> Issue {
    let first = fault.issues.first();
    let reason = first.map_or(fault.message.as_ref(), |issue| issue.message.as_str());
    let message = format!("{} was left out: {reason}", told_of(space, spelled));
    Issue {
        path: first.and_then(|issue| issue.path.clone()),
        ..Issue::pathless(message)
    }
}
