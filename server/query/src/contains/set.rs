//! All texts that one filter looks for: those of one field are found in a single pass over its text, whatever their
//! number, and at most once for each row.

use std::collections::HashMap;

use aho_corasick::automaton::{Automaton, StateID};
use aho_corasick::{Anchored, dfa, nfa::contiguous};

use super::{Needle, lowered};
use crate::value::{FieldRef, Row, Searched};

/// One of the texts that a filter looks for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Wanted {
    /// Position of its set among those of the filter.
    pub(crate) set: usize,
    /// Its position in the set.
    pub(crate) at: usize,
}

/// The texts to look for in one field, distinct, [`lowered`] and none of them empty.
#[derive(Clone, Debug)]
pub(crate) struct NeedleSet {
    field: FieldRef,
    count: usize,
    search: Search,
}

#[derive(Clone, Debug)]
enum Search {
    /// One after the other: there is only one, or they are too large for a machine.
    Each(Vec<Needle>),
    Table(dfa::DFA),
    /// Smaller and slower than a table.
    Chain(contiguous::NFA),
}

/// Bytes of needles up to which a machine is a table.
const TABLE: usize = 2048;

impl NeedleSet {
    pub(crate) fn new(field: FieldRef, texts: &[String]) -> Self {
        Self {
            field,
            count: texts.len(),
            search: Search::new(texts),
        }
    }

    /// Notes which needles the value of the row holds.
    fn look<R: Row + ?Sized>(&self, row: &R, found: &mut Found) {
        let Some(text) = row.searched(self.field) else {
            return;
        };
        match (&self.search, text) {
            (Search::Each(needles), text) => {
                for (at, needle) in needles.iter().enumerate() {
                    if needle.is_in(text) {
                        found.note(at);
                    }
                }
            }
            (machine, Searched::Ascii(text) | Searched::Lowered(text)) => machine.scan(text, found),
            (machine, Searched::Plain(text)) => machine.scan(&lowered(text), found),
        }
    }
}

impl Search {
    fn new(texts: &[String]) -> Self {
        let each = || Self::Each(texts.iter().map(|text| Needle::of_lowered(text)).collect());
        if texts.len() < 2 {
            return each();
        }
        // Texts of nothing but ASCII are searched as they are.
        let machine = if texts.iter().map(String::len).sum::<usize>() <= TABLE {
            let mut builder = dfa::Builder::new();
            let builder = builder.ascii_case_insensitive(true).prefilter(false);
            builder.build(texts).map(Self::Table)
        } else {
            let mut builder = contiguous::Builder::new();
            let builder = builder.ascii_case_insensitive(true).prefilter(false);
            builder.build(texts).map(Self::Chain)
        };
        machine.unwrap_or_else(|_| each())
    }

    fn scan(&self, text: &str, found: &mut Found) {
        match self {
            Self::Each(_) => {}
            Self::Table(table) => scan(table, text, found),
            Self::Chain(chain) => scan(chain, text, found),
        }
    }
}

fn scan<A: Automaton>(machine: &A, text: &str, found: &mut Found) {
    let Ok(mut state) = machine.start_state(Anchored::No) else {
        return;
    };
    for byte in text.bytes() {
        state = machine.next_state(Anchored::No, state, byte);
        if machine.is_special(state) && machine.is_match(state) {
            found.reach(machine, state);
            if found.missing == 0 {
                return;
            }
        }
    }
}

/// Which texts the row at hand holds, of those that were asked for.
#[derive(Debug)]
pub(crate) struct Held<'f> {
    sets: &'f [NeedleSet],
    found: Vec<Found>,
    /// Counts the rows.
    row: u64,
}

impl<'f> Held<'f> {
    pub(crate) fn new(sets: &'f [NeedleSet]) -> Self {
        Self {
            sets,
            found: sets.iter().map(|set| Found::new(set.count)).collect(),
            row: 0,
        }
    }

    /// What is asked from now on is asked of another row.
    pub(crate) fn next_row(&mut self) {
        self.row += 1;
    }

    /// True if the row holds this text. It is the same row until [`Self::next_row`].
    pub(crate) fn holds<R: Row + ?Sized>(&mut self, wanted: Wanted, row: &R) -> bool {
        let (Some(set), Some(found)) = (self.sets.get(wanted.set), self.found.get_mut(wanted.set))
        else {
            return false;
        };
        if found.row != self.row {
            found.begin(self.row, set.count);
            set.look(row, found);
        }
        found.has(wanted.at)
    }
}

/// Which needles of a set the text of one row holds.
#[derive(Debug)]
struct Found {
    row: u64,
    bits: Vec<u64>,
    missing: usize,
    /// States of the machine that end many needles, by the row that reached them last: a text that reaches them again
    /// and again is told of each once.
    reached: HashMap<StateID, u64>,
}

/// Needles that end in one place from which on the place is kept.
const MANY: usize = 8;

impl Found {
    fn new(count: usize) -> Self {
        Self {
            row: 0,
            bits: vec![0; count.div_ceil(64)],
            missing: count,
            reached: HashMap::new(),
        }
    }

    fn begin(&mut self, row: u64, count: usize) {
        self.row = row;
        self.bits.fill(0);
        self.missing = count;
    }

    fn note(&mut self, at: usize) {
        if let Some(word) = self.bits.get_mut(at / 64) {
            let bit = 1 << (at % 64);
            self.missing -= usize::from(*word & bit == 0);
            *word |= bit;
        }
    }

    fn has(&self, at: usize) -> bool {
        let word = self.bits.get(at / 64).copied().unwrap_or_default();
        word >> (at % 64) & 1 == 1
    }

    fn reach<A: Automaton>(&mut self, machine: &A, state: StateID) {
        let ending = machine.match_len(state);
        if ending > MANY && self.reached.insert(state, self.row) == Some(self.row) {
            return;
        }
        for at in 0..ending {
            self.note(machine.match_pattern(state, at).as_usize());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::{FieldValue, Fields};
    use proptest::prelude::*;

    /// A row of one text, with or without its kept twin.
    struct One<'t>(&'t str, Option<&'t str>);

    impl Row for One<'_> {
        fn value(&self, _: FieldRef) -> FieldValue<'_> {
            FieldValue::Text(self.0)
        }

        fn searched(&self, _: FieldRef) -> Option<Searched<'_>> {
            let kept = self.1.filter(|_| !self.0.is_ascii());
            Some(kept.map_or(Searched::of(self.0), Searched::Lowered))
        }
    }

    fn found(needles: &[String], rows: &[&str], is_kept: bool) -> Vec<Vec<bool>> {
        let set = NeedleSet::new(Fields::default().field("text"), needles);
        let sets = [set];
        let mut held = Held::new(&sets);
        let rows = rows.iter().map(|text| {
            held.next_row();
            let kept = lowered(text);
            let row = One(text, is_kept.then_some(kept.as_str()));
            let at = 0..needles.len();
            at.map(|at| held.holds(Wanted { set: 0, at }, &row))
                .collect()
        });
        rows.collect()
    }

    fn expected(needles: &[String], rows: &[&str]) -> Vec<Vec<bool>> {
        let rows = rows.iter().map(|text| {
            let text = lowered(text);
            needles.iter().map(|needle| text.contains(needle)).collect()
        });
        rows.collect()
    }

    proptest! {
        // query.md 5: many texts at once are each found as if alone, row by row, whatever machine finds them.
        #[test]
        fn many_needles_are_found_like_each(
            needles in prop::collection::hash_set("[aäbKİσ]{1,4}", 1..12),
            padding in prop::sample::select(vec![0, TABLE]),
            rows in prop::collection::vec("[aAäÄbBkK\u{212a}İΣς]{0,12}", 1..5),
            is_kept in any::<bool>(),
        ) {
            let mut needles: Vec<String> = needles.iter().map(|needle| lowered(needle)).collect();
            needles.sort_unstable();
            needles.dedup();
            needles.extend((padding > 0).then(|| "x".repeat(padding)));
            let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
            prop_assert_eq!(found(&needles, &rows, is_kept), expected(&needles, &rows));
        }
    }

    // Many needles that end in one place: all are found, in this row and in the next.
    #[test]
    fn needles_inside_needles_are_all_found() {
        let needles: Vec<String> = (1..40).map(|length| "a".repeat(length)).collect();
        let long = "ba".repeat(20) + &"A".repeat(30);
        let rows = [long.as_str(), "aaaaaaaaaaaa", "b", long.as_str()];
        assert_eq!(found(&needles, &rows, false), expected(&needles, &rows));
    }
}
