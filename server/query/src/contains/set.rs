//! All texts that one filter looks for: those of one field are found in a single pass over its text, whatever their
//! number, and at most once for each row.

use std::collections::HashMap;

use aho_corasick::automaton::{Automaton, StateID};
use aho_corasick::{Anchored, dfa, nfa::contiguous};

use super::run::Run;
use super::{Needle, lowered};
use crate::rows::{Column, Mask, NONE, place_in, retain};
use crate::value::Searched;

/// One of the texts that a filter looks for.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(crate) struct Wanted {
    /// Position of its set among those of the filter.
    pub(crate) set: usize,
    /// Its position in the set.
    pub(crate) at: usize,
}

/// The texts to look for in one field, distinct, [`lowered`] and none of them empty.
#[derive(Clone, Debug)]
pub(crate) struct NeedleSet {
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
    pub(crate) fn new(texts: &[String]) -> Self {
        Self {
            count: texts.len(),
            search: Search::new(texts),
        }
    }

    /// Notes which needles a text holds.
    fn look(&self, text: Searched<'_>, found: &mut Found) {
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

/// Which texts the rows of a block hold, of those that were asked for.
#[derive(Debug)]
pub(crate) struct Held<'f> {
    sets: &'f [NeedleSet],
    found: Vec<Found>,
}

impl<'f> Held<'f> {
    pub(crate) fn new(sets: &'f [NeedleSet]) -> Self {
        Self {
            sets,
            found: sets.iter().map(|set| Found::new(set.count)).collect(),
        }
    }

    /// What is asked from now on is asked of another block.
    pub(crate) fn begin(&mut self) {
        self.found.iter_mut().for_each(Found::begin);
    }

    /// Takes out of a block, whose first row this is, the rows that lack a text, or those that hold it. It is the same
    /// block until [`Self::begin`], and a set is always asked of one column.
    pub(crate) fn narrow<C: Column>(
        &mut self,
        wanted: Wanted,
        negated: bool,
        mask: &mut Mask,
        first: u32,
        column: &C,
    ) {
        let (Some(set), Some(found)) = (self.sets.get(wanted.set), self.found.get_mut(wanted.set))
        else {
            return;
        };
        let mut unseen = *mask;
        if let Some(cells) = column.cells(first) {
            let texts = cells.passing(first, |tag, _| tag.is_text());
            unseen
                .iter_mut()
                .zip(texts)
                .for_each(|(rows, texts)| *rows &= texts);
        }
        for (unseen, seen) in unseen.iter_mut().zip(&mut found.seen) {
            *unseen &= !*seen;
            *seen |= *unseen;
        }
        match &set.search {
            Search::Each(needles) if let [needle] = needles.as_slice() => {
                let mut run = Run::default();
                let mut note = |row| {
                    found.next(row, first);
                    found.note(0);
                };
                retain(&mut unseen, first, |row| {
                    match column.piece(row) {
                        Some(piece) => run.add(row, piece, needle, &mut note),
                        None if column.searched(row).is_some_and(|text| needle.is_in(text)) => {
                            note(row);
                        }
                        None => {}
                    }
                    true
                });
                run.end(needle, &mut note);
            }
            _ => retain(&mut unseen, first, |row| {
                if let Some(text) = column.searched(row) {
                    found.next(row, first);
                    set.look(text, found);
                }
                true
            }),
        }
        let holding = found.of_needles.get(wanted.at).copied().unwrap_or(NONE);
        let flipped = if negated { u64::MAX } else { 0 };
        for (word, holding) in mask.iter_mut().zip(holding) {
            *word &= holding ^ flipped;
        }
    }
}

/// Which needles of a set the texts of a block hold.
#[derive(Debug)]
struct Found {
    /// The rows whose texts were looked through.
    seen: Mask,
    /// By needle, the rows whose texts hold it.
    of_needles: Vec<Mask>,
    /// The row at hand: where it is noted, and the needles that it is not known to hold.
    word: usize,
    bit: u64,
    missing: usize,
    /// Counts the texts.
    texts: u64,
    /// States of the machine that end many needles, by the text that reached them last: one that reaches them again
    /// and again is told of each once.
    reached: HashMap<StateID, u64>,
}

/// Needles that end in one place from which on the place is kept.
const MANY: usize = 8;

impl Found {
    fn new(count: usize) -> Self {
        Self {
            seen: NONE,
            of_needles: vec![NONE; count],
            word: 0,
            bit: 0,
            missing: count,
            texts: 0,
            reached: HashMap::new(),
        }
    }

    fn begin(&mut self) {
        self.seen = NONE;
        self.of_needles.fill(NONE);
    }

    /// What is noted from now on is noted of this row of a block with this first row.
    fn next(&mut self, row: u32, first: u32) {
        (self.word, self.bit) = place_in(row, first);
        self.missing = self.of_needles.len();
        self.texts += 1;
    }

    fn note(&mut self, at: usize) {
        let of_needle = self.of_needles.get_mut(at);
        if let Some(word) = of_needle.and_then(|rows| rows.get_mut(self.word)) {
            self.missing -= usize::from(*word & self.bit == 0);
            *word |= self.bit;
        }
    }

    fn reach<A: Automaton>(&mut self, machine: &A, state: StateID) {
        let ending = machine.match_len(state);
        if ending > MANY && self.reached.insert(state, self.texts) == Some(self.texts) {
            return;
        }
        for at in 0..ending {
            self.note(machine.match_pattern(state, at).as_usize());
        }
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::indexing_slicing, reason = "tests")]

    use super::*;
    use crate::rows::Piece;
    use crate::value::FieldValue;
    use proptest::prelude::*;

    /// A column of texts, with or without their kept twins, and with or without them beside one another.
    struct Texts<'t>(&'t [&'t str], Option<Vec<String>>, Option<String>);

    impl Column for Texts<'_> {
        fn value(&self, row: u32) -> FieldValue<'_> {
            FieldValue::Text(self.0[row as usize])
        }

        fn searched(&self, row: u32) -> Option<Searched<'_>> {
            let text = self.0[row as usize];
            let kept = self.1.as_ref().filter(|_| !text.is_ascii());
            Some(kept.map_or(Searched::of(text), |kept| {
                Searched::Lowered(&kept[row as usize])
            }))
        }

        fn piece(&self, row: u32) -> Option<Piece<'_>> {
            let whole = self.2.as_deref()?;
            let (row, mut pieces) = (row as usize, self.0.iter().map(|text| searched(text)));
            let start = pieces.by_ref().take(row).map(|text| text.len()).sum();
            Some(Piece {
                whole,
                start,
                end: start + pieces.next()?.len(),
                is_ascii: self.0[row].is_ascii(),
            })
        }
    }

    /// ASCII as it is, another text with its letters lowered.
    fn searched(text: &str) -> String {
        if text.is_ascii() {
            return text.to_owned();
        }
        lowered(text)
    }

    fn found(needles: &[String], rows: &[&str], is_kept: bool) -> Vec<Vec<bool>> {
        let sets = [NeedleSet::new(needles)];
        let mut held = Held::new(&sets);
        let kept = rows.iter().map(|text| lowered(text)).collect();
        let beside = rows.iter().map(|text| searched(text));
        let beside: Option<String> = is_kept.then(|| beside.collect());
        let column = Texts(rows, is_kept.then_some(kept), beside);
        let mut all = NONE;
        all[0] = (1 << rows.len()) - 1;
        held.begin();
        let masks = (0..needles.len()).map(|at| {
            let mut mask = all;
            held.narrow(Wanted { set: 0, at }, false, &mut mask, 0, &column);
            let mut others = all;
            held.narrow(Wanted { set: 0, at }, true, &mut others, 0, &column);
            assert_eq!(mask[0] ^ others[0], all[0]);
            mask[0]
        });
        let masks: Vec<u64> = masks.collect();
        let of_row = |row: usize| masks.iter().map(|mask| mask >> row & 1 == 1).collect();
        (0..rows.len()).map(of_row).collect()
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
            needles in prop_oneof![
                prop::collection::hash_set("[aäbKİσ]{1,4}", 1..12),
                prop::collection::hash_set("[abK]{1,2}", 1..2),
            ],
            padding in prop::sample::select(vec![0, TABLE]),
            rows in prop_oneof![
                prop::collection::vec("[aAäÄbBkK\u{212a}İΣς]{0,12}", 1..5),
                prop::collection::vec("[aAbBkKxä]{0,4}", 1..40),
            ],
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

    // One needle is found in texts that lie beside one another: in each alone, and never across two of them.
    #[test]
    fn texts_beside_one_another_are_texts_of_their_own() {
        let long = "x".repeat(300);
        let rows = [
            "ab", "AB", "a", "b", "", "cab", "a", "ä", "bab", "b", "aabb", &long, "ab", "a", "Ba",
            "ab",
        ];
        for needle in ["ab", "a", "aa", "b", "ba", "xab", "xx", "ä", "abab", "z"] {
            let needles = [needle.to_owned()];
            for count in 0..=rows.len() {
                let rows = &rows[..count];
                assert_eq!(
                    found(&needles, rows, true),
                    expected(&needles, rows),
                    "{needle}"
                );
            }
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
