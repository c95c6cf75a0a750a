//! Visiting the spaces of a search over many: all that are in memory, and of the others as many as can be read in time,
//! a few at once. A space that has no room in memory is searched and let go of before the next.

use std::collections::HashSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rolltop_document::issue::{Fault, Issue};
use rolltop_document::vocabulary::{KeysMode, Unread};
use rolltop_index::{Index, Turn};
use rolltop_query::dates::Moment;
use rolltop_store::{Seq, SpaceRecord};

use super::best::{Best, Leading};
use crate::Workspace;
use crate::catalog::Reading;
use crate::error::{Error, Result};
use crate::search::SearchRequest;
use crate::search::crew::together;
use crate::search::deadline::Deadline;
use crate::search::prepare::Prepared;
use crate::search::run::{Run, Seen, cut_corrections, is_being_built};
use crate::spaces::Page;

/// How long a search over all spaces reads what is not in memory.
const READING: Duration = Duration::from_secs(1);

/// A search on its way through the spaces.
pub(super) struct Journey<'a> {
    workspace: &'a Workspace,
    pub(super) request: &'a SearchRequest<'a>,
    pub(super) keys: KeysMode,
    pub(super) page: Page,
    moment: Moment,
    /// The page with everything before it: more of one space can never be on the page.
    leading: Page,
    deadline: Deadline,
    best: Mutex<Best>,
    /// Spaces whose rows cannot be read, by position.
    left_out: Mutex<HashSet<usize>>,
}

/// What came of the visit to a space.
pub(super) enum Visit {
    Searched(Searched),
    /// The search does not resolve there.
    LeftOut(Fault),
    /// It is not in memory, and there was no time to read it, or it cannot be read.
    Unread,
}

/// A space that was searched.
pub(super) struct Searched {
    /// The last commit that changed the names of the space.
    pub(super) names: Seq,
    /// Its definitions that cannot be read.
    pub(super) undefined: Unread,
    /// How many objects match.
    pub(super) total: u64,
    /// Objects may be missing.
    pub(super) is_being_built: bool,
    pub(super) cut_corrections: Vec<Issue>,
    pub(super) warnings: Vec<Issue>,
    pub(super) unknown_fields: Vec<Issue>,
    /// How many damaged objects there are, of which only what can be read was searched.
    pub(super) unread: usize,
}

impl<'a> Journey<'a> {
    pub(super) fn new(
        workspace: &'a Workspace,
        request: &'a SearchRequest<'a>,
        keys: KeysMode,
        page: Page,
    ) -> Self {
        let leading = Page {
            offset: 0,
            limit: page.offset.saturating_add(page.limit),
        };
        Self {
            workspace,
            request,
            keys,
            page,
            moment: workspace.moment(),
            leading,
            deadline: Deadline::after(READING, &*workspace.clock),
            best: Mutex::new(Best::new(leading.end())),
            left_out: Mutex::default(),
        }
    }

    /// Visits all of these; what came of it is in their order.
    pub(super) fn visit_all(&self, spaces: &[SpaceRecord]) -> Vec<Visit> {
        let next = AtomicUsize::new(0);
        let walk = || {
            let mut visits = Vec::new();
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(space) = spaces.get(at) else {
                    return visits;
                };
                visits.push((at, self.visit(at, space)));
            }
        };
        let helpers = (0..self.helpers(spaces)).map(|_| walk);
        let visits = together(helpers, walk).into_iter().flatten();
        let mut visits: Vec<(usize, Visit)> = visits.collect();
        visits.sort_unstable_by_key(|(at, _)| *at);
        visits.into_iter().map(|(_, visit)| visit).collect()
    }

    /// The best of what was found; who visits the spaces once more begins anew.
    pub(super) fn take_best(&self) -> Best {
        let mut best = self.best.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::replace(&mut *best, Best::new(self.leading.end()))
    }

    /// From now on takes these spaces for such as cannot be read.
    pub(super) fn leave_out(&self, spaces: Vec<usize>) {
        let mut left_out = self.left_out.lock().unwrap_or_else(PoisonError::into_inner);
        left_out.extend(spaces);
    }

    fn leaves_out(&self, at: usize) -> bool {
        let left_out = self.left_out.lock().unwrap_or_else(PoisonError::into_inner);
        left_out.contains(&at)
    }

    /// How many threads help: none where hardly anything has to be read.
    fn helpers(&self, spaces: &[SpaceRecord]) -> usize {
        let index = &self.workspace.index;
        let unread = spaces.iter().filter(|space| !index.has(&space.id));
        let useful = unread.take(Index::MAX_PASSING).count();
        useful.min(self.workspace.crew.cores()).saturating_sub(1)
    }

    /// What there is left of the time for reading.
    pub(super) fn left(&self) -> Duration {
        self.deadline.left(&*self.workspace.clock)
    }

    /// A space that fails is one that could not be read: what is the matter with one is no fault of the others.
    fn visit(&self, at: usize, space: &SpaceRecord) -> Visit {
        if self.leaves_out(at) {
            return Visit::Unread;
        }
        self.try_visit(at, space).unwrap_or_else(|error| {
            slog::error!(self.workspace.log, "a space could not be searched"; "space.id" => &space.id, "error" => %error);
            Visit::Unread
        })
    }

    fn try_visit(&self, at: usize, space: &SpaceRecord) -> Result<Visit> {
        if let Some(visit) = self.look(at, space, None)? {
            return Ok(visit);
        }
        let has_time = || !self.left().is_zero();
        let Some(turn) = self.workspace.index.turn(&has_time) else {
            return Ok(Visit::Unread);
        };
        let visit = self.look(at, space, Some(&turn))?;
        Ok(visit.unwrap_or(Visit::Unread))
    }

    /// Searches a space; `None` where something has to be read for it, and it is not this one's turn to read.
    fn look(&self, at: usize, space: &SpaceRecord, turn: Option<&Turn>) -> Result<Option<Visit>> {
        let workspace = self.workspace;
        let reading = turn.map_or(Reading::Never, |_| Reading::InPassing);
        let Some(catalogue) = workspace.catalogue_by(&space.id, reading)? else {
            return Ok(None);
        };
        let prepared = match Prepared::lenient(self.request, &catalogue, self.keys) {
            Ok(prepared) => prepared,
            Err(fault) => return Ok(Some(Visit::LeftOut(fault))),
        };
        let opened = workspace.opened_for(&space.id, &prepared.nodes, &prepared.sorts);
        let view = workspace.index.pass(&space.id, turn);
        let Some(view) = view.map_err(Error::internal)? else {
            return Ok(None);
        };
        view.mark_opened(&opened);
        if turn.is_none() && prepared.query.is_some() && !view.has_text() {
            return Ok(None);
        }
        let patience = match &prepared.query {
            Some(_) => self.left(),
            None => Duration::ZERO,
        };
        let text = prepared.text(&catalogue, &view, patience)?;
        let (total, leading, unread) = {
            let Seen { table, hits } = prepared.see(&catalogue.vocabulary, &view, text.as_ref())?;
            let run = Run {
                vocabulary: &catalogue.vocabulary,
                table: &table,
                moment: &self.moment,
                placeholders: None,
                crew: &workspace.crew,
            };
            let ran = prepared.run(run, hits, self.leading);
            let order = run.order(&prepared.sorts());
            let sorts = Arc::new(order.sorts.clone());
            let leading = ran.rows.iter().map(|row| Leading {
                space: at,
                sorts: Arc::clone(&sorts),
                row: order.excerpt(row),
                rank: row.rank,
            });
            let unread = match prepared.looks_inside() {
                true => table.unread(),
                false => 0,
            };
            (ran.total, leading.collect::<Vec<Leading>>(), unread)
        };
        let is_being_built = is_being_built(&view, text.as_ref());
        let cut_corrections = cut_corrections(text.as_ref());
        drop(text);
        self.best
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .add(leading);
        Ok(Some(Visit::Searched(Searched {
            names: catalogue.seq,
            undefined: catalogue.vocabulary.unread().clone(),
            total,
            is_being_built,
            cut_corrections,
            warnings: prepared.warnings,
            unknown_fields: prepared.unknown_fields,
            unread,
        })))
    }
}
