//! The visits of a federated search to its spaces: first cached spaces, then others while there is time to load them
//! (query.md 10).

use std::time::Duration;

use rolltop_document::issue::Fault;
use rolltop_search::SharedRows;
use rolltop_store::SpaceRecord;
use slog::error;

use super::snapshot::SpaceSnapshot;
use crate::Workspace;
use crate::error::{Error, Result};
use crate::objects::SearchData;

/// How long a federated search loads spaces that are not cached.
const READING: Duration = Duration::from_secs(1);

/// A space during its visit.
pub(super) struct Visited<'v> {
    /// Its position among the spaces.
    pub(super) position: usize,
    pub(super) here: SpaceSnapshot<'v>,
    /// Its rows, to read the page after all visits.
    pub(super) rows: &'v SharedRows,
    /// The remaining time of the search.
    pub(super) left: &'v dyn Fn() -> Duration,
}

/// The outcome of a visit to a space.
pub(super) enum Visit<T> {
    Searched(T),
    /// The search does not resolve there.
    LeftOut(Fault),
    /// There was no time to load the space, or it cannot be read.
    Unread,
}

impl Workspace {
    /// Visits these spaces and returns the outcomes in their order. Never locks the rows of two spaces.
    pub(super) fn visit_all<T>(
        &self,
        spaces: &[SpaceRecord],
        mut search: impl FnMut(Visited<'_>) -> Result<T>,
    ) -> Vec<Visit<T>> {
        let moment = self.moment();
        let deadline = self.clock.monotonic().saturating_add(READING);
        let left = || deadline.saturating_sub(self.clock.monotonic());
        let all = spaces.iter().enumerate();
        let (loaded, others): (Vec<_>, Vec<_>) =
            all.partition(|(_, space)| self.projection.has(&space.id));
        let visits = loaded.into_iter().chain(others).map(|(position, space)| {
            let opened = self.opened.of(&space.id);
            let found = self.projection.pass(&space.id, &left, |at, rows, shared| {
                let (names, opened) = (self.names_at(at, &space.id)?, &opened);
                search(Visited {
                    position,
                    here: SpaceSnapshot {
                        at,
                        space_id: &space.id,
                        names: &names,
                        data: SearchData { rows, opened },
                        moment: &moment,
                        placeholders: None,
                    },
                    rows: shared,
                    left: &left,
                })
            });
            let visit = match found {
                Ok(Some(found)) => Visit::Searched(found),
                Ok(None) => Visit::Unread,
                Err(Error::Fault(fault)) => Visit::LeftOut(fault),
                Err(error) => {
                    error!(self.log, "a space could not be searched"; "space.id" => &space.id, "error" => %error);
                    Visit::Unread
                }
            };
            (position, visit)
        });
        let mut visits: Vec<(usize, Visit<T>)> = visits.collect();
        visits.sort_unstable_by_key(|(position, _)| *position);
        visits.into_iter().map(|(_, visit)| visit).collect()
    }
}
