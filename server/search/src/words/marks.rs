//! Bitmaps of the query terms that each row contains.

use super::rank::rank;

/// How a title contains all terms.
#[derive(Clone, Copy, Debug, Default, Eq, Ord, PartialEq, PartialOrd)]
pub(super) enum InTitle {
    /// In another order, or not all of them.
    #[default]
    Scattered,
    /// Consecutively and in order.
    InOrder,
    /// As its only words.
    Equal,
}

/// The terms that a row contains, one bit for each.
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

/// Where and how a term was found.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum FoundIn {
    Anywhere,
    Title,
    /// Anywhere, by a correction.
    Corrected,
}

/// The rows that match a query, with their terms.
#[derive(Debug)]
pub struct WordMatches {
    /// Ascending; empty before `list_rows`.
    rows: Vec<u32>,
    /// By row.
    marks: Vec<Mark>,
    all: u64,
    /// False if objects are missing, either because there was no time to index them or because they cannot be read.
    pub is_complete: bool,
    /// Another search locked the words of the space for longer than this one waits.
    pub is_busy: bool,
    /// More terms than [`MAX_CORRECTED`](rolltop_query::words::MAX_CORRECTED) needed a correction.
    pub is_cut: bool,
    /// A term has more corrections than [`MAX_NEAR`](rolltop_query::words::MAX_NEAR).
    pub is_near_many: bool,
}

impl WordMatches {
    /// No rows, because the words of the space cannot be used.
    pub fn none(bound: u32) -> Self {
        Self {
            is_complete: false,
            ..Self::new(bound, 0)
        }
    }

    /// No rows, because another search locks the words of the space.
    pub(super) fn busy(bound: u32) -> Self {
        Self {
            is_busy: true,
            ..Self::none(bound)
        }
    }

    /// No rows yet. All row numbers are below `bound`; `all` is the bitmap of the query terms.
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

    /// Adds terms to a row, as bits. The caller adds terms of a title a second time, as terms of the object.
    pub(super) fn add(&mut self, row: u32, place: FoundIn, bits: u64) {
        if let Some(mark) = self.marks.get_mut(row as usize) {
            match place {
                FoundIn::Anywhere => mark.any |= bits,
                FoundIn::Title => mark.title |= bits,
                FoundIn::Corrected => mark.corrected |= bits,
            }
        }
    }

    /// Records how a title contains all terms.
    pub(super) fn add_title(&mut self, row: u32, in_title: InTitle) {
        if let Some(mark) = self.marks.get_mut(row as usize) {
            mark.in_title = in_title.max(mark.in_title);
        }
    }

    /// Numbers of the rows whose titles contain all terms.
    pub(super) fn with_all_in_title(&self) -> Vec<u32> {
        self.numbers(|mark| mark.title == self.all && self.all != 0)
    }

    fn numbers(&self, test: impl Fn(&Mark) -> bool) -> Vec<u32> {
        let found = (0..).zip(&self.marks).filter(|(_, mark)| test(mark));
        found.map(|(row, _)| row).collect()
    }

    /// The terms, uncorrected, that rows in scope contain.
    pub(super) fn terms_in(&self, in_scope: &dyn Fn(u32) -> bool) -> u64 {
        let mut held = 0;
        for (row, mark) in (0..).zip(&self.marks) {
            if mark.any & !held != 0 && in_scope(row) {
                held |= mark.any;
            }
        }
        held
    }

    /// Lists the rows, after all terms were added.
    pub(super) fn list_rows(&mut self) {
        self.rows = self.numbers(|mark| mark.any | mark.corrected != 0);
    }

    /// Numbers of the rows that contain any term, in scope or not, ascending.
    pub fn rows(&self) -> &[u32] {
        &self.rows
    }

    /// Rank of a row that was last modified at this time (Unix seconds); smaller is better.
    pub fn rank(&self, row: u32, modified_at: i64) -> u64 {
        let mark = self.marks.get(row as usize).copied();
        rank(mark.unwrap_or_default(), self.all, modified_at)
    }
}
