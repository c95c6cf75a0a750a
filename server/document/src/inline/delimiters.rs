//! Pairs delimiter runs: CommonMark's "process emphasis", with `~~` as a third delimiter.
//!
//! The time is linear: each opener is skipped at most once per kind of closer, see [`Floors`].

use std::ops::Range;

use super::MarkKind;
use super::chars::Flanks;

/// A run of one delimiter character.
#[derive(Clone, Debug)]
pub(super) struct Run {
    /// Its position in the source.
    pub(super) source: Range<usize>,
    /// `*`, `_` or `~`.
    pub(super) delimiter: char,
    /// Whether its neighbours allow it to open or close.
    pub(super) flanks: Flanks,
    /// It is inside a label that is already paired, so no run outside of it can pair with it.
    pub(super) settled: bool,
    /// Number of bytes on its left that close pairs.
    pub(super) closed: usize,
    /// Number of bytes on its right that open pairs.
    pub(super) opened: usize,
}

impl Run {
    fn remaining(&self) -> usize {
        self.source.len() - self.closed - self.opened
    }

    /// The part that is not in a pair and is therefore literal text.
    pub(super) fn literal(&self) -> Range<usize> {
        self.source.start + self.closed..self.source.end - self.opened
    }

    /// True for runs that can pair: strikethrough needs exactly two tildes (document.md 6.9).
    fn is_active(&self) -> bool {
        !self.settled && (self.delimiter != '~' || self.source.len() == STRIKE_LENGTH)
    }

    /// CommonMark's "multiple of 3" rule for an opener and a closer of the same character.
    fn pairs_with(&self, closer: &Self) -> bool {
        let both = self.flanks.closes || closer.flanks.opens;
        let (open, close) = (self.source.len(), closer.source.len());
        self.delimiter == closer.delimiter
            && !(both && (open + close) % 3 == 0 && (open % 3 != 0 || close % 3 != 0))
    }
}

const STRIKE_LENGTH: usize = 2;

/// Two paired runs that enclose a range.
#[derive(Clone, Debug)]
pub(super) struct Pair {
    /// Index of the opening run.
    pub(super) open: usize,
    /// Index of the closing run.
    pub(super) close: usize,
    /// The mark that they create.
    pub(super) kind: MarkKind,
    /// The source between the two delimiters.
    pub(super) content: Range<usize>,
}

/// For each kind of closer (character, length, flanking), the run below which no opener can match it.
#[derive(Default)]
struct Floors([usize; 18]);

impl Floors {
    fn of(&mut self, closer: &Run) -> Option<&mut usize> {
        let character = match closer.delimiter {
            '*' => 0,
            '_' => 1,
            _ => 2,
        };
        let slot = character * 6 + usize::from(closer.flanks.opens) * 3 + closer.source.len() % 3;
        self.0.get_mut(slot)
    }
}

/// Pairs the runs from `first` on and closes them for further pairing. Earlier runs, of an enclosing range, stay
/// unchanged.
pub(super) fn settle(runs: &mut [Run], first: usize, pairs: &mut Vec<Pair>) {
    pair(runs, first, pairs);
    for run in runs.iter_mut().skip(first) {
        run.settled = true;
    }
}

fn pair(runs: &mut [Run], first: usize, pairs: &mut Vec<Pair>) {
    let mut openers: Vec<usize> = Vec::new();
    let mut floors = Floors::default();
    for closer in first..runs.len() {
        if !runs.get(closer).is_some_and(Run::is_active) {
            continue;
        }
        while let Some(opener) = find_opener(runs, &mut openers, &mut floors, closer) {
            let Some(pair) = join(runs, opener, closer) else {
                break;
            };
            pairs.push(pair);
            if runs.get(opener).is_none_or(|run| run.remaining() == 0) {
                openers.pop();
            }
        }
        if runs
            .get(closer)
            .is_some_and(|run| run.flanks.opens && run.remaining() > 0)
        {
            openers.push(closer);
        }
    }
}

/// The nearest opener for a closer. Openers above it on the stack are dropped, because they can no longer match.
fn find_opener(
    runs: &[Run],
    openers: &mut Vec<usize>,
    floors: &mut Floors,
    closer: usize,
) -> Option<usize> {
    let run = runs
        .get(closer)
        .filter(|run| run.flanks.closes && run.remaining() > 0)?;
    let floor = floors.of(run)?;
    let candidates = openers.iter().rev().take_while(|opener| **opener >= *floor);
    let found = candidates
        .enumerate()
        .find(|(_, opener)| {
            runs.get(**opener)
                .is_some_and(|opener| opener.pairs_with(run))
        })
        .map(|(above, opener)| (above, *opener));
    let Some((above, opener)) = found else {
        *floor = closer;
        return None;
    };
    openers.truncate(openers.len() - above);
    Some(opener)
}

fn join(runs: &mut [Run], open: usize, close: usize) -> Option<Pair> {
    let remaining = runs
        .get(open)?
        .remaining()
        .min(runs.get(close)?.remaining());
    let opener = runs.get_mut(open)?;
    let (kind, used) = match (opener.delimiter, remaining) {
        ('~', _) => (MarkKind::Strikethrough, STRIKE_LENGTH),
        (_, 1) => (MarkKind::Italic, 1),
        _ => (MarkKind::Bold, 2),
    };
    let start = opener.source.end - opener.opened;
    opener.opened += used;
    let closer = runs.get_mut(close)?;
    let end = closer.source.start + closer.closed;
    closer.closed += used;
    Some(Pair {
        open,
        close,
        kind,
        content: start..end,
    })
}
