//! Visits of a search to each of its spaces: first those in memory, then as many of the others as there is time to read.

use std::time::Duration;

use rolltop_document::issue::{Fault, Issue};
use rolltop_document::vocabulary::{KeysMode, Unread};
use rolltop_query::dates::Moment;
use rolltop_search::Rows;
use rolltop_store::{Snapshot, SpaceRecord};
use slog::error;

use crate::Workspace;
use crate::error::Result;
use crate::objects::{SearchData, SearchOnly, needs_search_data};
use crate::search::best::Best;
use crate::search::files::FilesLeftOut;
use crate::search::prepare::Prepared;
use crate::search::run::Run;
use crate::search::words::candidates;
use crate::search::{SearchRequest, is_partial};
use crate::spaces::Page;

/// The visits to all spaces, in their order, and the best rows of all.
pub(super) struct Visits {
    pub(super) visits: Vec<Visit>,
    pub(super) best: Best<Leading>,
}

/// What came of the visit to a space.
pub(super) enum Visit {
    Searched(Searched),
    /// The search does not resolve there.
    LeftOut(Fault),
    /// There was no time to read it, or it cannot be read.
    Unread,
}

/// A space that was searched.
pub(super) struct Searched {
    /// Its definitions that cannot be read.
    pub(super) undefined: Unread,
    /// How many objects match.
    pub(super) total: u64,
    /// Objects may be missing.
    pub(super) is_partial: bool,
    pub(super) cut_corrections: Vec<Issue>,
    pub(super) warnings: Vec<Issue>,
    pub(super) unknown_fields: Vec<Issue>,
    /// The number of damaged objects, of which only the readable parts were searched.
    pub(super) damaged: usize,
    /// Where nothing matches: files that do.
    pub(super) files: FilesLeftOut,
}

/// An object that may be on the page.
pub(super) struct Leading {
    /// Position of its space.
    pub(super) space: usize,
    pub(super) id: String,
    /// What only search data holds of it, if a field asks for that.
    pub(super) search_only: SearchOnly,
}

/// A search on its way through the spaces.
struct Journey<'a> {
    request: &'a SearchRequest<'a>,
    keys: KeysMode,
    moment: Moment,
    /// When it ends, on the monotonic clock.
    deadline: Duration,
}

impl Workspace {
    /// Visits these spaces. Never holds the rows of two.
    pub(super) fn visit_all(
        &self,
        spaces: &[SpaceRecord],
        request: &SearchRequest<'_>,
        keys: KeysMode,
        page: Page,
    ) -> Visits {
        let journey = Journey {
            request,
            keys,
            moment: self.moment(),
            deadline: self.reading_deadline(),
        };
        let mut best = Best::new(page.end());
        let visits = self.loaded_first(spaces).into_iter();
        let visits = visits.map(|(at, space)| {
            let visit = self.visit(&journey, (at, space), &mut best);
            (at, visit.unwrap_or_else(|error| {
                error!(self.log, "a space could not be searched"; "space.id" => &space.id, "error" => %error);
                Visit::Unread
            }))
        });
        let mut visits: Vec<(usize, Visit)> = visits.collect();
        visits.sort_unstable_by_key(|(at, _)| *at);
        Visits {
            visits: visits.into_iter().map(|(_, visit)| visit).collect(),
            best,
        }
    }

    fn visit(
        &self,
        journey: &Journey<'_>,
        (at, space): (usize, &SpaceRecord),
        best: &mut Best<Leading>,
    ) -> Result<Visit> {
        let left = || self.left_until(journey.deadline);
        let opened = self.opened.of(&space.id);
        let visit = self.projection.pass(&space.id, &left, |snapshot, rows, _| {
            let opened = &*opened;
            let data = SearchData { rows, opened };
            self.search_in(journey, (at, space), (snapshot, data), &left, best)
        });
        Ok(visit?.unwrap_or(Visit::Unread))
    }

    fn search_in(
        &self,
        journey: &Journey<'_>,
        (position, space): (usize, &SpaceRecord),
        (at, data): (&Snapshot<'_>, SearchData<'_>),
        left: &dyn Fn() -> Duration,
        best: &mut Best<Leading>,
    ) -> Result<Visit> {
        let catalogue = self.names_at(at, &space.id)?;
        let prepared = match Prepared::lenient(journey.request, &catalogue, journey.keys) {
            Ok(prepared) => prepared,
            Err(fault) => return Ok(Visit::LeftOut(fault)),
        };
        let rows: &Rows = data.rows;
        let in_scope = prepared.scope.test(rows);
        let matches = prepared.query.as_ref().map(|query| {
            let here = (space.id.as_str(), rows);
            self.find_words(at, here, &catalogue, query, &in_scope, left)
        });
        let run = Run {
            vocabulary: &catalogue.vocabulary,
            rows,
            moment: &journey.moment,
            placeholders: None,
            opened: data.opened,
        };
        let compiled = run.compile(&prepared.nodes, &prepared.sorts());
        let asks = needs_search_data(&prepared.fields);
        let mut total = 0;
        let mut key = Vec::new();
        for (row, rank) in candidates(rows, matches.as_ref(), &in_scope) {
            if !compiled.passes(row) {
                continue;
            }
            total += 1;
            let id = rows.id(row);
            key.clear();
            compiled
                .sorts
                .write_order(&compiled.read(row), rank, &mut key);
            key.extend(space.id.bytes().chain([0]).chain(id.bytes()));
            best.offer(&key, || Leading {
                space: position,
                id: id.to_owned(),
                search_only: match asks {
                    true => data.values(row, &prepared.fields),
                    false => SearchOnly::default(),
                },
            });
        }
        Ok(Visit::Searched(Searched {
            undefined: catalogue.vocabulary.unread().clone(),
            total,
            is_partial: is_partial(matches.as_ref()),
            cut_corrections: Prepared::cut_corrections(matches.as_ref()),
            damaged: prepared.damaged(rows),
            files: match total {
                0 => prepared.files_left_out(run, matches.as_ref()),
                _ => FilesLeftOut::default(),
            },
            warnings: prepared.warnings,
            unknown_fields: prepared.unknown_fields,
        }))
    }
}
