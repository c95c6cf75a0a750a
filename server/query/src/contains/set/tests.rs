//! Every machine finds what a search of each text finds, in whatever way a column keeps its texts.

#![expect(clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

use super::*;
use crate::cells::{Cells, HeldBy, Tag};
use crate::contains::lowered;
use crate::contains::search::{Kind, Search};
use crate::contains::table::STATES;
use crate::rows::Spot;
use crate::value::{FieldValue, Searched};
use proptest::prelude::*;

/// So many that any machine pays.
const MANY_BLOCKS: usize = 1 << 20;
/// Too many to look for each needle, too few for a machine.
const SOME_BLOCKS: usize = 70;

/// A column of texts, with or without their kept twins.
struct Texts<'t>(&'t [&'t str], Option<Vec<String>>, Option<Beside>);

/// Texts beside one another, and their cells.
struct Beside {
    whole: String,
    tags: Vec<Tag>,
    rows: Vec<u64>,
}

impl Beside {
    fn new(rows: &[&str]) -> Self {
        let is_ascii = rows.iter().map(|text| text.is_ascii());
        let tag = |is_ascii| if is_ascii { Tag::Text } else { Tag::Low };
        Self {
            whole: rows.iter().map(|text| searched(text)).collect(),
            tags: is_ascii.map(tag).collect(),
            rows: (0..).take(rows.len()).collect(),
        }
    }
}

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

    fn spot(&self, tag: Tag, number: u64) -> Option<Spot> {
        self.2.as_ref()?;
        let mut pieces = self.0.iter().map(|text| searched(text));
        let before = pieces.by_ref().take(number as usize);
        let start: usize = before.map(|text| text.len()).sum();
        let end = start + pieces.next()?.len();
        Some(Spot {
            whole: 0,
            start: start as u32,
            end: end as u32,
            is_ascii: tag == Tag::Text,
        })
    }

    fn whole(&self, _number: u32) -> Option<&str> {
        Some(&self.2.as_ref()?.whole)
    }

    fn cells(&self, _first: u32) -> Option<Cells<'_>> {
        let Beside { tags, rows, .. } = self.2.as_ref()?;
        Some(Cells {
            held: HeldBy::Each,
            tags,
            numbers: rows,
            is_date: false,
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

/// A needle that has no room in a number.
fn too_long_for_bits() -> String {
    "z".repeat(1 + u64::BITS as usize)
}

/// By question and row, whether one of the needles is found that the question asks for; so many blocks are to come.
fn answered(
    needles: &[String],
    questions: &[Sought],
    rows: &[&str],
    is_kept: bool,
    blocks: usize,
) -> Vec<Vec<bool>> {
    let sets = [NeedleSet::new(needles.to_vec(), questions, 1)];
    let mut held = Held::new(&sets, blocks);
    let kept = rows.iter().map(|text| lowered(text)).collect();
    let beside = is_kept.then(|| Beside::new(rows));
    let column = Texts(rows, is_kept.then_some(kept), beside);
    let mut all = NONE;
    all[0] = (1 << rows.len()) - 1;
    held.begin();
    let answers = (0..questions.len()).map(|at| {
        let mut mask = all;
        held.narrow(Wanted { set: 0, at }, false, &mut mask, 0, &column);
        let mut others = all;
        held.narrow(Wanted { set: 0, at }, true, &mut others, 0, &column);
        assert_eq!(mask[0] ^ others[0], all[0]);
        (0..rows.len()).map(|row| mask[0] >> row & 1 == 1).collect()
    });
    answers.collect()
}

/// The same of each needle alone.
fn found(needles: &[String], rows: &[&str], is_kept: bool, blocks: usize) -> Vec<Vec<bool>> {
    let alone: Vec<Sought> = (0..needles.len()).map(|at| Sought::one(0, at)).collect();
    answered(needles, &alone, rows, is_kept, blocks)
}

fn expected(needles: &[String], rows: &[&str]) -> Vec<Vec<bool>> {
    let rows: Vec<String> = rows.iter().map(|text| lowered(text)).collect();
    let needles = needles.iter();
    let of_needle = |needle| rows.iter().map(|text| text.contains(needle)).collect();
    needles.map(of_needle).collect()
}

proptest! {
    // query.md 5: many texts at once are each found as if alone, row by row, whatever machine finds them.
    #[test]
    fn many_needles_are_found_like_each(
        needles in prop_oneof![
            prop::collection::hash_set("[aäbKİσ]{1,4}", 1..12),
            prop::collection::hash_set("[abK]{1,2}", 1..2),
            prop::collection::hash_set("[aäbKİσ]{3,9}", 2..12),
        ],
        padding in prop::sample::select(vec![0, STATES]),
        others in prop::sample::select(vec![0, MANY_WITH_BLOCKS]),
        rows in prop_oneof![
            prop::collection::vec("[aAäÄbBkK\u{212a}İΣς]{0,12}", 1..5),
            prop::collection::vec("[aAbBkKxä]{0,4}", 1..40),
            prop::collection::vec("[aAäÄbBkK\u{212a}İΣς]{0,40}", 1..60),
        ],
        is_kept in any::<bool>(),
        blocks in prop::sample::select(vec![1, SOME_BLOCKS, MANY_BLOCKS]),
        wanted in prop::collection::vec(
            prop::collection::vec(any::<prop::sample::Index>(), 1..5),
            1..4,
        ),
    ) {
        let mut needles: Vec<String> = needles.iter().map(|needle| lowered(needle)).collect();
        needles.sort_unstable();
        needles.dedup();
        needles.extend((padding > 0).then(|| "x".repeat(padding)));
        // With so many others, short ones are looked for by themselves.
        needles.extend((0..others).map(|at| format!("{at}xab")));
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let expected = expected(&needles, &rows);
        prop_assert_eq!(&found(&needles, &rows, is_kept, blocks), &expected);
        // So are those of some questions: whether a text holds any of them.
        let questions = wanted.iter().map(|wanted| {
            let each = wanted.iter().map(|at| Sought::one(0, at.index(needles.len())));
            Sought::union(each).unwrap_or(Sought::one(0, 0))
        });
        let questions: Vec<Sought> = questions.collect();
        let answers = questions.iter().map(|sought| {
            let holds = |row: usize| sought.texts.iter().any(|at| expected[*at][row]);
            (0..rows.len()).map(holds).collect()
        });
        let answers: Vec<Vec<bool>> = answers.collect();
        prop_assert_eq!(answered(&needles, &questions, &rows, is_kept, blocks), answers);
    }
}

// One needle is found in texts that lie beside one another: in each alone, and never across two of them.
#[test]
fn texts_beside_one_another_are_texts_of_their_own() {
    let long = "x".repeat(300);
    let rows = [
        "ab", "AB", "a", "b", "", "cab", "a", "ä", "bab", "b", "aabb", &long, "ab", "a", "Ba", "ab",
    ];
    for needle in ["ab", "a", "aa", "b", "ba", "xab", "xx", "ä", "abab", "z"] {
        let needles = [needle.to_owned()];
        for count in 0..=rows.len() {
            let rows = &rows[..count];
            assert_eq!(
                found(&needles, rows, true, 1),
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
    for blocks in [1, MANY_BLOCKS] {
        let found = found(&needles, &rows, false, blocks);
        assert_eq!(found, expected(&needles, &rows));
    }
}

// A machine is made anew when texts have become many; each finds what the one before would.
#[test]
fn every_machine_finds_the_same() {
    let short = (1..12).map(|length| "a".repeat(length));
    let needles: Vec<String> = short.chain([too_long_for_bits()]).collect();
    let rows = ["aaaaaaaaaaaaaaa", "baab", "AAA"];
    let expected = expected(&needles, &rows);
    let alone: Vec<Sought> = (0..needles.len()).map(|at| Sought::one(0, at)).collect();
    let sets = [NeedleSet::new(needles, &alone, 1)];
    let mut held = Held::new(&sets, 0);
    let mut kinds = Vec::new();
    for block in 0..100 {
        held.begin();
        for (at, expected) in expected.iter().enumerate() {
            let mut mask = NONE;
            mask[0] = 0b111;
            held.narrow(
                Wanted { set: 0, at },
                false,
                &mut mask,
                0,
                &Texts(&rows, None, None),
            );
            let found: Vec<bool> = (0..3).map(|row| mask[0] >> row & 1 == 1).collect();
            assert_eq!(&found, expected, "{at} in {block}");
        }
        kinds.extend(held.sets[0].parts[0].search.as_ref().map(|(kind, _)| *kind));
    }
    assert!(kinds.is_sorted());
    kinds.dedup();
    assert_eq!(kinds, [Kind::Each, Kind::Table]);
}

// Tables of many sets are small; what is too much for them has a chain.
#[test]
fn tables_share_their_room() {
    let needles: Vec<String> = (0..1_000).map(|at| format!("word{at:04}")).collect();
    let machine = |sets| NeedleSet::new(needles.clone(), &[], sets).parts[0].machine;
    assert_eq!(
        [1, 4, 64].map(machine),
        [Kind::Table, Kind::Table, Kind::Chain]
    );
}

// Short needles that several questions ask for are found by their bits, also where many have to share the numbers, and where
// they lie: at the ends of texts, across the middle, over one another.
#[test]
fn short_needles_of_several_questions_are_found_by_their_bits() {
    let letters = ('a'..='z').map(String::from);
    let pairs = ["ab", "ba", "aa", "zz", "é", "日本"].map(str::to_owned);
    let longer = [4, 17, 64].map(|length| "ab".repeat(length / 2));
    let few: Vec<String> = letters.chain(pairs).collect();
    let many: Vec<String> = few.iter().cloned().chain(longer).collect();
    let long = "x".repeat(40) + &"aB".repeat(33) + &"y".repeat(61) + "Z";
    let rows = [
        "",
        "a",
        "ba",
        "AB",
        "Zz",
        long.as_str(),
        "É",
        "né日本zz",
        "aba",
    ];
    for needles in [&few[..2], &few, &many] {
        let questions: Vec<Sought> = (0..needles.len()).map(|at| Sought::one(0, at)).collect();
        let set = NeedleSet::new(needles.to_vec(), &questions, 1);
        assert!(set.parts.iter().any(|part| part.bits.is_some()));
        for is_kept in [true, false] {
            let found = found(needles, &rows, is_kept, MANY_BLOCKS);
            assert_eq!(found, expected(needles, &rows));
        }
    }
    // One question is answered by the first needle that is met, and what has no room is left to the machines.
    let too_many: Vec<String> = (0..40).map(|at| format!("needle{at:02}")).collect();
    for (needles, asking) in [
        (few, 1),
        (too_many, 40),
        (vec!["a".to_owned(), too_long_for_bits()], 2),
    ] {
        let each = (0..needles.len()).map(|at| Sought::one(0, at));
        let questions: Vec<Sought> = match asking {
            1 => Sought::union(each).into_iter().collect(),
            _ => each.collect(),
        };
        let set = NeedleSet::new(needles, &questions, 1);
        assert!(set.parts.iter().all(|part| part.bits.is_none()));
    }
}

// Few texts are looked through for each needle while they are short: what is long is read once.
#[test]
fn long_texts_are_read_once_however_few_they_are() {
    let needles = ["ab".to_owned(), "yz".to_owned(), too_long_for_bits()];
    let questions = [0, 1].map(|at| Sought::one(0, at));
    let sets = [NeedleSet::new(needles.to_vec(), &questions, 1)];
    let long = "x".repeat(1 << 20) + "AB";
    let rows = ["ab", long.as_str(), "xyz"];
    let mut held = Held::new(&sets, 0);
    for (row, kind) in [(0, Kind::Each), (1, Kind::Table), (2, Kind::Table)] {
        held.begin();
        for (at, holds) in [(0, row < 2), (1, row == 2)] {
            let mut mask = NONE;
            mask[0] = 1 << row;
            let wanted = Wanted { set: 0, at };
            held.narrow(wanted, false, &mut mask, 0, &Texts(&rows, None, None));
            assert_eq!(mask[0] != 0, holds, "{at} in {row}");
        }
        let known = held.sets[0].parts[0].search.as_ref();
        assert_eq!(known.map(|(known, _)| *known), Some(kind), "{row}");
    }
}

// Needles are found by their blocks while texts hold few of them; where texts hold them everywhere, a machine looks through
// what is left, and finds the rest.
#[test]
fn texts_full_of_blocks_are_left_to_a_machine() {
    let needles: Vec<String> = (4..40).map(|length| "a".repeat(length) + "b").collect();
    let alone: Vec<Sought> = (0..needles.len()).map(|at| Sought::one(0, at)).collect();
    let sets = [NeedleSet::new(needles.clone(), &alone, 1)];
    let mut held = Held::new(&sets, 1_000);
    let hot = "A".repeat(20_000) + "b";
    let hot = [hot.as_str(), "aaaab", hot.as_str(), "b", "xaaaaaB"];
    let long = "some text, and more of it. ".repeat(200);
    let cold = [long.as_str(), "aaaab", "", "another one", "AAAAAAb"];
    for (rows, is_by_blocks) in [(cold, true), (hot, false), (cold, false)] {
        for beside in [None, Some(Beside::new(&rows))] {
            held.begin();
            let column = Texts(&rows, None, beside);
            for (at, expected) in expected(&needles, &rows).iter().enumerate() {
                let mut mask = NONE;
                mask[0] = (1 << rows.len()) - 1;
                held.narrow(Wanted { set: 0, at }, false, &mut mask, 0, &column);
                let found = (0..rows.len()).map(|row| mask[0] >> row & 1 == 1);
                assert!(found.eq(expected.iter().copied()), "{at} of {rows:?}");
            }
            let (_, known) = held.sets[0].parts[0].search.as_ref().expect("a search");
            assert_eq!(matches!(**known, Search::Grams(_)), is_by_blocks);
        }
    }
}

// A needle that is found again in a text answers nothing anew.
#[test]
fn a_needle_is_noted_once_in_a_text() {
    let questions = [Sought::one(0, 0), Sought::one(0, 0)];
    let set = NeedleSet::new(vec!["aaa".to_owned()], &questions, 1);
    let mut found = Found::new(&set.parts[0]);
    let mut reading = found.read(0, 0);
    for (noted, open) in [(1, 0), (0, 0)] {
        found.note(0, &mut reading);
        assert_eq!((found.of_questions[0][0], reading.open), (noted, open));
        // Whoever goes through its questions once more answers them once more.
        found.begin();
    }
    let mut other = found.read(0, 0);
    found.note(0, &mut other);
    assert_eq!(found.of_questions[0][0], 1);
}

// Where short needles are apart from the others, a text is left when all that its part asks is answered.
#[test]
fn a_part_waits_for_none_of_the_questions_of_another() {
    let long = (0..MANY_WITH_BLOCKS).map(|at| format!("word{at}"));
    let needles: Vec<String> = long.chain(["a".to_owned()]).collect();
    let of_long = (0..MANY_WITH_BLOCKS).map(|at| Sought::one(0, at));
    let questions = [
        Sought::union(of_long).expect("some"),
        Sought::one(0, MANY_WITH_BLOCKS),
    ];
    let set = NeedleSet::new(needles, &questions, 1);
    assert_eq!(set.parts.len(), 2);
    for part in &set.parts {
        let mut found = Found::new(part);
        let mut reading = found.read(0, 0);
        assert_eq!(reading.open, 1);
        found.note(0, &mut reading);
        assert_eq!(reading.open, 0);
    }
}

// A needle that many questions ask for is noted once in a text, however often it lies there: without that, these texts
// take minutes.
#[test]
fn what_many_questions_ask_for_is_noted_once_in_a_text() {
    let others = (0..499).map(|at| format!("x{at}q"));
    let needles: Vec<String> = std::iter::once("aaa".to_owned()).chain(others).collect();
    let both = |at| Sought::union([at, 0].map(|at| Sought::one(0, at)).into_iter());
    let mut questions: Vec<Sought> = (1..needles.len()).filter_map(both).collect();
    // Nothing answers it, so that the whole text is read.
    questions.push(Sought::one(0, 1));
    let long = "a".repeat(1 << 20);
    let rows = [long.as_str(); 8];
    for blocks in [0, MANY_BLOCKS] {
        let answers = answered(&needles, &questions, &rows, true, blocks);
        let (last, others) = answers.split_last().expect("a question");
        assert!(last.iter().all(|holds| !holds));
        assert!(others.iter().flatten().all(|holds| *holds));
    }
}
