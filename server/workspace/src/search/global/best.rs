//! The best rows of many spaces, none of which has to be in memory any more.

use std::cmp::Ordering;
use std::sync::Arc;

use rolltop_index::{Excerpt, Rank};
use rolltop_query::order::Sorts;

/// Fewest rows that are gathered before those that cannot be on the page are let go.
const ROOM: usize = 256;

/// A row that is among the first of its space.
pub(super) struct Leading {
    /// Position of its space. Spaces come by full id, so that positions break ties.
    pub(super) space: usize,
    /// The sorts as its space understands them.
    pub(super) sorts: Arc<Sorts>,
    pub(super) row: Excerpt,
    /// What its words are worth, in a search for words.
    pub(super) rank: Option<Rank>,
}

impl Leading {
    fn compare(&self, other: &Self) -> Ordering {
        let sorted = self
            .sorts
            .compare_across(&self.row, &other.sorts, &other.row);
        sorted
            .then_with(|| self.rank.cmp(&other.rank))
            .then_with(|| self.space.cmp(&other.space))
            .then_with(|| self.row.id().cmp(other.row.id()))
    }
}

/// The first rows of all spaces together, as many as a page and what lies before it have.
pub(super) struct Best {
    rows: Vec<Leading>,
    count: usize,
}

impl Best {
    pub(super) fn new(count: usize) -> Self {
        Self {
            rows: Vec::new(),
            count,
        }
    }

    /// Adds the first rows of a space.
    pub(super) fn add(&mut self, rows: Vec<Leading>) {
        self.rows.extend(rows);
        if self.rows.len() >= self.count.saturating_mul(2).max(ROOM) {
            self.settle();
        }
    }

    /// The rows in order.
    pub(super) fn into_rows(mut self) -> Vec<Leading> {
        self.settle();
        self.rows
    }

    fn settle(&mut self) {
        self.rows.sort_unstable_by(Leading::compare);
        self.rows.truncate(self.count);
    }
}
