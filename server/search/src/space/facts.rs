//! The facts of an object that are not in its record, for the answer to a write.

use std::collections::BTreeSet;

use rolltop_document::limits::MAX_LIST;
use rolltop_query::value::Symbols;
use rolltop_store::{Change, Seq, Snapshot, StorageError, Touched};

use super::{Rows, affects};

/// Maximum number of commits since the last search that a write examines.
const MAX_COMMITS: Seq = 16;
/// Maximum number of other objects in these commits.
const MAX_OTHERS: usize = 16;

/// The facts of an object in the rows of its space that are not in its record.
#[derive(Clone, Debug, Default)]
pub struct RowFacts {
    /// The objects that point to it, by id, at most [`MAX_LIST`].
    pub backlinks: Vec<String>,
    /// When the account last opened it, in Unix seconds, as far as the store knows.
    pub opened_at: Option<i64>,
}

impl Rows {
    /// The facts of an object as a write transaction sees them. `None` if another object that may point to it, now or
    /// before, has changed since the rows were brought up to date.
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
        let mut others = BTreeSet::new();
        let mut visit = |change: Change| {
            let touched = change.touched.into_iter();
            for touched in touched.filter(|touched| affects(touched, space_id)) {
                match touched {
                    Touched::Opened { objects, .. } => {
                        let of_it = objects.iter().filter(|mark| mark.object_id == object_id);
                        opened_at = of_it.map(|mark| mark.at).chain(opened_at).max();
                    }
                    Touched::Object { id, .. } if id != object_id => {
                        others.insert(id);
                    }
                    _ => {}
                }
            }
        };
        if !at.changes_in(space_id, since, &mut visit)? || others.len() > MAX_OTHERS {
            return Ok(None);
        }
        let symbol = self.symbols.symbol(object_id);
        for other in &others {
            let targets = self.number_of(other).map(|row| self.targets(row));
            let has_pointed = targets
                .zip(symbol)
                .is_some_and(|(targets, symbol)| targets.contains(&symbol));
            if has_pointed || at.document_contains(other, object_id)? {
                return Ok(None);
            }
        }
        let sources = symbol.map_or(&[][..], |symbol| self.links.sources(symbol));
        let sources = sources.iter().take(MAX_LIST);
        let sources = sources.map(|id| self.symbols.text(*id).to_owned());
        Ok(Some(RowFacts {
            backlinks: sources.collect(),
            opened_at,
        }))
    }
}
