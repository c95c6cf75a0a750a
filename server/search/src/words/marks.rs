//! Term bitmap of each row that a query matches.

use super::rank::rank;

/// How a title holds all terms.
#[derive(Clone, Copy, Debug, Default, Eq, Ord, PartialEq, PartialOrd)]
pub(super) enum InTitle {
    /// Or not all of them.
    #[default]
    Scattered,
    /// Consecutively and in order.
    InOrder,
    /// It holds nothing else.
    Equal,
}

/// The terms that a row holds, a bit for each.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mark {
    /// Anywhere.
    pub(super) any: u64,
    /// In the title, corrected or not.
    pub(super) title: u64,
    /// By a correction.
    pub(super) corrected: u64,
    pub(super) in_title: InTitle,
}

/// Where terms were found.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Place {
    Anywhere,
    Title,
    /// Anywhere, by a correction.
    Corrected,
}

/// The rows that match a query, and how.
#[derive(Debug)]
pub struct WordMatches {
    /// Ascending in the end.
    rows: Vec<u32>,
    // By row.
    any: Vec<u64>,
    title: Vec<u64>,
    corrected: Vec<u64>,
    in_title: Vec<InTitle>,
    all: u64,
    pub(super) is_complete: bool,
    is_busy: bool,
    pub(super) is_cut: bool,
    pub(super) is_near_many: bool,
}

impl WordMatches {
    /// None, because the words of the space cannot be used.
    pub fn none(bound: u32) -> Self {
        Self {
            is_complete: false,
            ..Self::new(bound, 0)
        }
    }

    /// None, because another search is at work on the words of the space.
    pub(super) fn busy(bound: u32) -> Self {
        Self {
            is_busy: true,
            ..Self::none(bound)
        }
    }

    /// Another search was at work on the words of the space for longer than this one waits.
    pub fn is_busy(&self) -> bool {
        self.is_busy
    }

    /// None yet, of rows below `bound`, for a query with the terms `all`.
    pub(super) fn new(bound: u32, all: u64) -> Self {
        let bound = bound as usize;
        Self {
            rows: Vec::new(),
            any: vec![0; bound],
            title: vec![0; bound],
            corrected: vec![0; bound],
            in_title: Vec::new(),
            all,
            is_complete: true,
            is_busy: false,
            is_cut: false,
            is_near_many: false,
        }
    }

    /// Adds terms to a row, by their bits.
    pub(super) fn add(&mut self, row: u32, place: Place, bits: u64) {
        let at = row as usize;
        let lane = match place {
            Place::Anywhere => &mut self.any,
            Place::Title => &mut self.title,
            Place::Corrected => &mut self.corrected,
        };
        let Some(held) = lane.get_mut(at) else { return };
        let before = *held;
        *held |= bits;
        // What a title holds, its object holds.
        let is_new = before == 0
            && match place {
                Place::Anywhere => self.corrected.get(at) == Some(&0),
                Place::Corrected => self.any.get(at) == Some(&0),
                Place::Title => false,
            };
        if is_new {
            self.rows.push(row);
        }
    }

    /// Notes how a title holds all terms.
    pub(super) fn add_title(&mut self, row: u32, in_title: InTitle) {
        if self.in_title.is_empty() {
            self.in_title.resize(self.any.len(), InTitle::default());
        }
        if let Some(known) = self.in_title.get_mut(row as usize) {
            *known = in_title.max(*known);
        }
    }

    /// True if the title of any row holds all terms.
    pub(super) fn has_all_in_title(&self) -> bool {
        let holds_all = |row: &u32| self.title.get(*row as usize) == Some(&self.all);
        self.rows.iter().any(holds_all)
    }

    /// The terms of a row as they were written.
    pub(super) fn exact(&self, row: u32) -> u64 {
        self.any.get(row as usize).copied().unwrap_or_default()
    }

    pub(super) fn sort(&mut self) {
        self.rows.sort_unstable();
    }

    fn mark(&self, row: u32) -> Mark {
        let at = row as usize;
        let bits = |lane: &Vec<u64>| lane.get(at).copied().unwrap_or_default();
        Mark {
            any: bits(&self.any),
            title: bits(&self.title),
            corrected: bits(&self.corrected),
            in_title: self.in_title.get(at).copied().unwrap_or_default(),
        }
    }

    /// Numbers of the rows that hold any term, in scope or not, ascending.
    pub fn rows(&self) -> &[u32] {
        &self.rows
    }

    /// Rank of a row that was last modified at this time (Unix seconds); the smaller, the better.
    pub fn rank(&self, row: u32, modified_at: i64) -> u64 {
        rank(self.mark(row), self.all, modified_at)
    }

    /// False if objects were left out because there was no time to index them, or because they could not be read.
    pub fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// True if more terms than [`MAX_CORRECTED`](rolltop_query::words::MAX_CORRECTED) were to be corrected.
    pub fn is_cut(&self) -> bool {
        self.is_cut
    }

    /// True if a term has more corrections than [`MAX_NEAR`](rolltop_query::words::MAX_NEAR).
    pub fn is_near_many(&self) -> bool {
        self.is_near_many
    }
}
