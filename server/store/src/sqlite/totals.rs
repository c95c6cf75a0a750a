//! How many objects the lists of each space show: counted once, then kept in memory.
//!
//! A reader asks for the total at the very commit that its snapshot shows, which may be ahead of the last commit
//! that was told of, or behind it. So the writer announces what it is about to commit, and what the latest commits
//! did is kept: a total is taken forward or back along it.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::change::Seq;

/// Latest moves that are kept. A reader whose snapshot is older counts anew.
const KEPT_MOVES: usize = 1024;
/// Most spaces whose totals are kept; one more forgets them all.
const MAX_SPACES: usize = 1024;

/// A commit that changed how many objects the lists of a space show.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Move {
    /// Full id.
    pub(super) space_id: String,
    /// How many came, less those that went.
    pub(super) by: i64,
}

/// The totals.
#[derive(Debug)]
pub(super) struct Totals {
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    /// The latest moves with their commits, in order.
    moves: VecDeque<(Seq, Move)>,
    /// Every move after this commit is among them.
    complete_after: Seq,
    /// Every move of a space after the commit of its total is among them.
    counted: HashMap<String, Counted>,
}

#[derive(Clone, Copy, Debug)]
struct Counted {
    total: u64,
    at: Seq,
}

impl Totals {
    /// Before anything is counted, after this commit.
    pub(super) fn after(seq: Seq) -> Self {
        let state = State {
            moves: VecDeque::new(),
            complete_after: seq,
            counted: HashMap::new(),
        };
        Self {
            state: Mutex::new(state),
        }
    }

    /// Hears of a move that is about to be committed: readers may see the commit before its writer does.
    pub(super) fn announce(&self, seq: Seq, moved: Move) {
        let mut state = self.lock();
        state.moves.push_back((seq, moved));
        if state.moves.len() > KEPT_MOVES {
            state.fold_oldest();
        }
    }

    /// Forgets what was announced after a commit, because it did not come to pass.
    pub(super) fn retract_after(&self, seq: Seq) {
        self.lock().moves.retain(|(at, _)| *at <= seq);
    }

    /// The total of a space as a snapshot at `seq` has it; `None` when it must be counted.
    pub(super) fn at(&self, space_id: &str, seq: Seq) -> Option<u64> {
        let state = self.lock();
        let counted = *state.counted.get(space_id)?;
        if seq < counted.at && seq < state.complete_after {
            return None;
        }
        let moved = |after: Seq, until: Seq| -> i64 {
            let of_space = state
                .moves
                .iter()
                .filter(|(at, moved)| *at > after && *at <= until && moved.space_id == space_id);
            of_space.map(|(_, moved)| moved.by).sum()
        };
        let since = moved(counted.at, seq) - moved(seq, counted.at);
        counted.total.checked_add_signed(since)
    }

    /// Keeps what was counted in a snapshot at `seq`.
    pub(super) fn keep(&self, space_id: &str, seq: Seq, total: u64) {
        let mut state = self.lock();
        if seq < state.complete_after {
            return;
        }
        if state.counted.len() >= MAX_SPACES {
            state.counted.clear();
        }
        let counted = Counted { total, at: seq };
        state.counted.insert(space_id.to_owned(), counted);
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Takes the oldest move into the total of its space.
    fn fold_oldest(&mut self) {
        let Some((seq, moved)) = self.moves.pop_front() else {
            return;
        };
        self.complete_after = seq;
        if let Some(counted) = self.counted.get_mut(&moved.space_id)
            && counted.at < seq
        {
            counted.total = counted.total.saturating_add_signed(moved.by);
            counted.at = seq;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moved(totals: &Totals, seq: Seq, space_id: &str, by: i64) {
        let space_id = space_id.to_owned();
        totals.announce(seq, Move { space_id, by });
    }

    #[test]
    fn a_total_is_of_the_commit_that_is_asked_for() {
        let totals = Totals::after(4);
        assert_eq!(totals.at("s", 4), None);
        moved(&totals, 5, "s", 2);
        moved(&totals, 6, "t", 1);
        totals.keep("s", 6, 12);
        moved(&totals, 7, "s", -3);
        let seen = [4, 5, 6, 7, 8].map(|seq| totals.at("s", seq));
        assert_eq!(seen, [Some(10), Some(12), Some(12), Some(9), Some(9)]);
        assert_eq!(totals.at("t", 6), None);
    }

    #[test]
    fn what_was_not_committed_does_not_count() {
        let totals = Totals::after(0);
        totals.keep("s", 1, 1);
        moved(&totals, 2, "s", 1);
        moved(&totals, 3, "s", 1);
        totals.retract_after(2);
        assert_eq!(totals.at("s", 3), Some(2));
    }

    #[test]
    fn old_moves_live_on_in_the_totals_alone() {
        let totals = Totals::after(0);
        totals.keep("s", 0, 0);
        totals.keep("quiet", 0, 7);
        let last = 3 * KEPT_MOVES as Seq;
        for seq in 1..=last {
            moved(&totals, seq, "s", 1);
        }
        assert_eq!(totals.lock().moves.len(), KEPT_MOVES);
        assert_eq!(totals.at("s", last), Some(last));
        assert_eq!(totals.at("s", last - 9), Some(last - 9));
        assert_eq!(totals.at("quiet", last), Some(7));
        // From before what is known: it has to be counted, and is not kept.
        assert_eq!(totals.at("s", 5), None);
        totals.keep("s", 5, 5);
        assert_eq!(totals.at("s", last), Some(last));
    }
}
