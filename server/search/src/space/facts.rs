//! Facts of an object that its rows hold, but not its record, for the response to a write.

use rolltop_document::limits::MAX_LIST;
use rolltop_query::value::Symbols;
use rolltop_store::{Change, Seq, Snapshot, StorageError, Touched};

use super::{Rows, affects};

/// The most commits since the last search that a write scans.
const MAX_COMMITS: Seq = 16;

/// Facts of an object that its record does not hold.
#[derive(Clone, Debug, Default)]
pub struct RowFacts {
    /// The objects that point to it, by id, at most [`MAX_LIST`].
    pub backlinks: Vec<String>,
    /// When the account last opened it, in Unix seconds, as far as the store knows.
    pub opened_at: Option<i64>,
}

impl Rows {
    /// The facts of an object as a write transaction sees them. `None` if another object has changed since the last
    /// update of the rows: it may now point to this one.
    pub(crate) fn facts(
        &self,
        space_id: &str,
        object_id: &str,
        at: &Snapshot<'_>,
    ) -> Result<Option<RowFacts>, StorageError> {
        let since = self.unchanged_until();
        if !self.is_loaded() || at.seq()? > since + MAX_COMMITS {
            return Ok(None);
        }
        let mut opened_at = self.of(object_id).and_then(|row| row.opened_at);
        let mut others_changed = false;
        let mut visit = |change: Change| {
            let touched = change.touched.into_iter();
            for touched in touched.filter(|touched| affects(touched, space_id)) {
                match touched {
                    Touched::Opened { objects, .. } => {
                        let of_it = objects.iter().filter(|mark| mark.object_id == object_id);
                        opened_at = of_it.map(|mark| mark.at).chain(opened_at).max();
                    }
                    Touched::Object { id, .. } => others_changed |= id != object_id,
                    _ => {}
                }
            }
        };
        if !at.changes_in(space_id, since, &mut visit)? || others_changed {
            return Ok(None);
        }
        let sources = self.symbols.symbol(object_id);
        let sources = sources.map_or(&[][..], |id| self.links.sources(id));
        let sources = sources.iter().take(MAX_LIST);
        let sources = sources.map(|id| self.symbols.text(*id).to_owned());
        Ok(Some(RowFacts {
            backlinks: sources.collect(),
            opened_at,
        }))
    }
}
