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
    /// Ascending; empty until they are listed.
    rows: Vec<u32>,
    /// By row.
    marks: Vec<Mark>,
    all: u64,
    /// False if objects were left out because there was no time to index them, or because they could not be read.
    pub is_complete: bool,
    /// Another search was at work on the words of the space for longer than this one waits.
    pub is_busy: bool,
    /// More terms than [`MAX_CORRECTED`](rolltop_query::words::MAX_CORRECTED) were to be corrected.
    pub is_cut: bool,
    /// A term has more corrections than [`MAX_NEAR`](rolltop_query::words::MAX_NEAR).
    pub is_near_many: bool,
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

    /// None yet, of rows below `bound`, for a query with the terms `all`.
    pub(super) fn new(bound: u32, all: u64) -> Self {
        Self {
            rows: Vec::new(),
            marks: vec![Mark::default(); bound as usize],
            all,
            is_complete: true,
            is_busy: false,
            is_cut: false,
            is_near_many: false,
        }
    }

    /// Adds terms to a row, by their bits. What a title holds is to be added for its object as well.
    pub(super) fn add(&mut self, row: u32, place: Place, bits: u64) {
        if let Some(mark) = self.marks.get_mut(row as usize) {
            match place {
                Place::Anywhere => mark.any |= bits,
                Place::Title => mark.title |= bits,
                Place::Corrected => mark.corrected |= bits,
            }
        }
    }

    /// Notes how a title holds all terms.
    pub(super) fn add_title(&mut self, row: u32, in_title: InTitle) {
        if let Some(mark) = self.marks.get_mut(row as usize) {
            mark.in_title = in_title.max(mark.in_title);
        }
    }

    /// Numbers of the rows whose titles hold all terms.
    pub(super) fn with_all_in_title(&self) -> Vec<u32> {
        self.numbers(|mark| mark.title == self.all && self.all != 0)
    }

    fn numbers(&self, test: impl Fn(&Mark) -> bool) -> Vec<u32> {
        let found = (0..).zip(&self.marks).filter(|(_, mark)| test(mark));
        found.map(|(row, _)| row).collect()
    }

    /// The terms, as they were written, that rows in scope hold.
    pub(super) fn held(&self, in_scope: &dyn Fn(u32) -> bool) -> u64 {
        let mut held = 0;
        for (row, mark) in (0..).zip(&self.marks) {
            if mark.any & !held != 0 && in_scope(row) {
                held |= mark.any;
            }
        }
        held
    }

    /// Lists the rows, once all terms are added.
    pub(super) fn list_rows(&mut self) {
        self.rows = self.numbers(|mark| mark.any | mark.corrected != 0);
    }

    /// Numbers of the rows that hold any term, in scope or not, ascending.
    pub fn rows(&self) -> &[u32] {
        &self.rows
    }

    /// Rank of a row that was last modified at this time (Unix seconds); the smaller, the better.
    pub fn rank(&self, row: u32, modified_at: i64) -> u64 {
        let mark = self.marks.get(row as usize).copied();
        rank(mark.unwrap_or_default(), self.all, modified_at)
    }
}
