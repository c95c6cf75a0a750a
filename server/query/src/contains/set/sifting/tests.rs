//! What a sieve leaves is found as without it, and nothing else is read.

#![expect(clippy::indexing_slicing, reason = "tests")]

use std::cell::Cell;

use proptest::prelude::*;

use crate::contains::{Held, NeedleSet, Sought, Wanted, lowered};
use crate::rows::{BLOCK, Column, Mask, NONE, WORD};
use crate::sieve::KeptSieve;
use crate::value::{FieldValue, Searched};

/// A column of one block, that counts what is read of it.
struct Sieved {
    texts: Vec<String>,
    kept: KeptSieve,
    read: Cell<usize>,
}

impl Sieved {
    fn new(texts: impl Iterator<Item = String>) -> Self {
        let texts = texts.map(|text| match text.is_ascii() {
            true => text,
            false => lowered(&text),
        });
        Self {
            texts: texts.collect(),
            kept: KeptSieve::default(),
            read: Cell::new(0),
        }
    }

    /// With a sieve.
    fn made(texts: impl Iterator<Item = String>) -> Self {
        let made = Self::new(texts);
        made.kept.make(&made, 0);
        assert!(made.kept.sieve().is_some());
        made.read.set(0);
        made
    }

    fn write(&mut self, row: usize, text: &str) {
        self.texts[row] = text.to_owned();
        self.kept.touch(row as u32);
    }

    fn holding(&self, needles: &[&str]) -> Vec<bool> {
        let holds = |text: &String| {
            let text = lowered(text);
            needles.iter().any(|needle| text.contains(needle))
        };
        self.texts.iter().map(holds).collect()
    }
}

impl Column for Sieved {
    fn value(&self, row: u32) -> FieldValue<'_> {
        match self.texts.get(row as usize) {
            Some(text) => FieldValue::Text(text),
            None => FieldValue::Missing,
        }
    }

    fn searched(&self, row: u32) -> Option<Searched<'_>> {
        self.read.set(self.read.get() + 1);
        let text = self.texts.get(row as usize)?;
        Some(match text.is_ascii() {
            true => Searched::Ascii(text),
            false => Searched::Lowered(text),
        })
    }

    fn sieve(&self, first: u32) -> Option<&KeptSieve> {
        (first == 0).then_some(&self.kept)
    }
}

/// By question, the rows of a column whose text holds any of what it asks for, of those that the question before left.
fn answers(
    column: &Sieved,
    needles: &[&str],
    questions: &[Sought],
    is_and: bool,
) -> Vec<Vec<bool>> {
    let needles = needles.iter().map(|needle| lowered(needle)).collect();
    let sets = [NeedleSet::new(needles, questions, 1)];
    let mut held = Held::new(&sets, 1 << 10);
    held.begin();
    let mut open = NONE;
    for row in 0..column.texts.len() {
        open[row / WORD] |= 1 << (row % WORD);
    }
    let answers = (0..questions.len()).map(|at| {
        let mut mask = open;
        held.narrow(Wanted { set: 0, at }, false, &mut mask, 0, column);
        if is_and {
            open = mask;
        }
        rows(&mask, column.texts.len())
    });
    answers.collect()
}

fn rows(mask: &Mask, count: usize) -> Vec<bool> {
    (0..count)
        .map(|row| mask[row / WORD] >> (row % WORD) & 1 == 1)
        .collect()
}

fn each(count: usize) -> Vec<Sought> {
    (0..count).map(|at| Sought::one(0, at)).collect()
}

fn one_of(count: usize) -> Vec<Sought> {
    Sought::union(each(count).into_iter()).into_iter().collect()
}

/// Texts of which hardly two are alike.
fn texts() -> impl Iterator<Item = String> {
    (0..BLOCK).map(|row| {
        format!(
            "Object {} of {}",
            row * 7_919 % 10_007,
            row * 104_729 % 99_991
        )
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    // query.md 5: each question is answered about each row as its text says, whatever has changed since the sieve was made.
    #[test]
    fn what_a_sieve_leaves_is_what_holds_a_needle(
        pieces in prop::collection::vec("[aAäÄbBkK\u{212a}İΣςx ]{0,30}", 3..40),
        needles in prop::collection::hash_set("[aäbKİσx ]{1,6}", 1..12),
        changed in prop::collection::vec((0..BLOCK, "[aAbBKσ]{0,20}"), 0..20),
        is_and in any::<bool>(),
        is_one in any::<bool>(),
        others in prop::sample::select(vec![0, 20]),
    ) {
        let texts = (0..BLOCK).map(|row| match row {
            // Too long for a sieve.
            77 | 900 => "ab".repeat(3_000) + &pieces[0],
            _ => pieces[row % pieces.len()].clone() + &" kab".repeat(row % 9),
        });
        let mut column = Sieved::made(texts);
        for (row, text) in &changed {
            column.write(*row, &lowered(text));
        }
        let mut needles: Vec<String> = needles.iter().map(|needle| lowered(needle)).collect();
        needles.sort_unstable();
        needles.dedup();
        // The rows that may hold any of so many are read.
        needles.extend((0..others).map(|at| format!("{at}xab")));
        let needles: Vec<&str> = needles.iter().map(String::as_str).collect();
        let (questions, expected) = match is_one {
            true => (one_of(needles.len()), vec![column.holding(&needles)]),
            false => {
                let expected = needles.iter().map(|needle| column.holding(&[needle]));
                (each(needles.len()), expected.collect())
            }
        };
        let mut before = vec![true; BLOCK];
        for (found, expected) in answers(&column, &needles, &questions, is_and).iter().zip(expected) {
            let expected: Vec<bool> = expected.iter().zip(&before).map(|(one, other)| *one && *other).collect();
            prop_assert!(*found == expected, "{:?}", needles);
            if is_and {
                before = expected;
            }
        }
    }
}

// Of a column with a sieve hardly more is read than what holds a needle, and what has changed since; of one without, all.
#[test]
fn hardly_more_is_read_than_what_holds_a_needle() {
    let needles = [
        "object 77 of",
        "t 8123 of 1",
        "nowhere",
        "object 4711 of 9",
        "ECT 99",
        "35 of 21",
    ];
    let read = |column: &Sieved, questions: &[Sought]| {
        let folded: Vec<String> = needles.iter().map(|needle| lowered(needle)).collect();
        let folded: Vec<&str> = folded.iter().map(String::as_str).collect();
        column.read.set(0);
        answers(column, &folded, questions, false);
        (column.read.get(), count_of(&column.holding(&folded)))
    };
    for questions in [one_of(needles.len()), each(needles.len())] {
        let mut column = Sieved::made(texts());
        let (few, hits) = read(&column, &questions);
        assert!(few >= hits && few < BLOCK / 4, "{few} of {hits}");
        (0..30).for_each(|row| column.write(row * 100, "something else"));
        let (more, _) = read(&column, &questions);
        assert!(more > few && more < few + 300, "{more} of {few}");
        let (all, _) = read(&Sieved::new(texts()), &questions);
        assert!(all >= BLOCK, "{all}");
    }
}

fn count_of(rows: &[bool]) -> usize {
    rows.iter().filter(|row| **row).count()
}

// Who searches once pays nothing; a sieve is made when as much has been read as that takes, and at once for all who look.
#[test]
fn a_sieve_is_made_when_it_would_have_paid() {
    let column = Sieved::new(texts());
    let search = || {
        column.read.set(0);
        answers(&column, &["object 77 of"], &one_of(1), false);
        column.read.get()
    };
    let reading = (0..30).take_while(|_| search() >= BLOCK).count();
    assert!((2..20).contains(&reading), "{reading}");
    // What has none of its kind, as it has hardly any text, is looked at for that once.
    let short = Sieved::new((0..BLOCK).map(|_| "a".to_owned()));
    for _ in 0..100 {
        answers(&short, &["object 77 of"], &one_of(1), false);
    }
    assert!(short.kept.sieve().is_none() && !short.kept.is_due());
}

// Where nearly all texts hold what is looked for, or seem to, they are not compared with each needle, but read as before.
#[test]
fn texts_that_hold_everything_are_read_as_before() {
    let letters = || (0..BLOCK).map(|row| "a".repeat(100 + row % 60));
    let long: Vec<String> = (3..90).map(|length| "a".repeat(length)).collect();
    let misses: Vec<String> = (0..300)
        .map(|at| "a".repeat(10 + at % 80) + "b" + &"a".repeat(at / 80))
        .collect();
    for (texts, needles, questions) in [
        (letters().collect::<Vec<_>>(), &long, each(long.len())),
        (
            letters().map(|text| text + "baaa").collect(),
            &misses,
            each(misses.len()),
        ),
        (
            letters().map(|text| text + "baaa").collect(),
            &misses,
            one_of(misses.len()),
        ),
    ] {
        let column = Sieved::made(texts.into_iter());
        let needles: Vec<&str> = needles.iter().map(String::as_str).collect();
        let found = answers(&column, &needles, &questions, false);
        let read = column.read.get();
        assert!(read < 8 * BLOCK, "{read}");
        if let [found] = found.as_slice() {
            assert!(*found == column.holding(&needles));
            continue;
        }
        for (found, needle) in found.iter().zip(&needles) {
            assert!(*found == column.holding(&[needle]), "{needle}");
        }
    }
}

// Long needles and equal letters, and rows that a mask asks for no more.
#[test]
fn nothing_is_read_for_what_nobody_asks() {
    let column = Sieved::made(texts());
    let long = "object ".repeat(600);
    for needle in [long.as_str(), "ooooooooooooo", "object 77 of "] {
        column.read.set(0);
        let sets = [NeedleSet::new(vec![needle.to_owned()], &one_of(1), 1)];
        let mut held = Held::new(&sets, 1 << 10);
        held.begin();
        let mut mask = NONE;
        mask[3] = 0b101;
        held.narrow(Wanted { set: 0, at: 0 }, false, &mut mask, 0, &column);
        assert!(column.read.get() <= 2);
        let holding = column.holding(&[needle]);
        let holds = |at: usize| mask[3] >> at & 1 == 1;
        assert_eq!(
            [holds(0), holds(2)],
            [holding[3 * WORD], holding[3 * WORD + 2]]
        );
    }
}

/// Texts of three of these words and a number.
fn of_words<'t>(words: &'t [String], last: &'t str) -> impl Iterator<Item = String> + 't {
    (0..BLOCK).map(move |row| {
        let word = |at: usize| words[at % words.len()].as_str();
        let [one, two, three] = [word(row * 7), word(row / 3), word(row / 11 + row)];
        format!("{one} {two} {three} {last}{row}")
    })
}

// query.md 5: pairs of many words are looked up by the words that they share, and found where both lie beside one another, in
// this order; hardly another row is read.
#[test]
fn pairs_of_words_are_found_by_the_words_that_they_share() {
    let words: Vec<String> = (0..90)
        .map(|at| format!("{}{}é", ["ma", "VE", "ço"][at % 3], at * at * 37))
        .collect();
    let pairs = (0..96).map(|at| [&*words[at % 8], &*words[20 + at / 8]].join(" "));
    let pairs: Vec<String> = pairs.map(|pair| lowered(&pair)).collect();
    let needles: Vec<&str> = pairs.iter().map(String::as_str).collect();
    let column = Sieved::made(of_words(&words, "no "));
    let found = answers(&column, &needles, &one_of(needles.len()), false);
    let holding = column.holding(&needles);
    let hits = count_of(&holding);
    assert!(found == [holding]);
    let read = column.read.get();
    assert!(
        hits > 20 && read > hits && read < BLOCK / 2,
        "{read} of {hits}"
    );
}
