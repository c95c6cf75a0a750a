//! Blocks of needles find what a search of each text finds, and never compare more than what is read allows.

#![expect(clippy::indexing_slicing, clippy::unwrap_used, reason = "tests")]

use std::collections::HashSet;

use proptest::prelude::*;

use super::*;
use crate::contains::bits::Bits;
use crate::contains::credit::ADVANCE;
use crate::contains::sample::SAMPLE;
use crate::value::Searched;

/// Texts beside one another, with so many bytes between them that belong to none.
fn beside(whole: &str, lengths: &[usize], gap: usize) -> Vec<Lying> {
    let mut start = 0;
    let mut texts = Vec::new();
    for (row, length) in (0..).zip(lengths) {
        let end = start + length;
        if end > whole.len() {
            break;
        }
        texts.extend(Lying::new(row, start..end));
        start = end + gap;
    }
    texts
}

/// Every text and every needle in it, for needles that are all told.
fn held(grams: &Grams, needles: &[String], texts: Stretch<'_>) -> HashSet<(usize, usize)> {
    let mut held = HashSet::new();
    let mut credit = Credit::boundless();
    let looked = grams.look(needles, texts, &mut credit, |text, needle| {
        held.insert((text, needle));
        false
    });
    assert_eq!(looked, Ok(()));
    held
}

/// The texts that hold any needle, each told once.
fn holding(grams: &Grams, needles: &[String], texts: Stretch<'_>) -> Vec<usize> {
    let mut holding = Vec::new();
    let mut credit = Credit::boundless();
    let looked = grams.look(needles, texts, &mut credit, |text, _| {
        holding.push(text);
        true
    });
    assert_eq!(looked, Ok(()));
    holding
}

fn expected(needles: &[String], beside: Stretch<'_>) -> HashSet<(usize, usize)> {
    let whole = beside.whole.as_bytes();
    let texts = beside.texts.iter().map(|text| {
        let text = whole.get(text.start()..text.end());
        text.unwrap_or_default().to_ascii_lowercase()
    });
    let texts = (0..).zip(texts);
    let held = texts.flat_map(|(at, text)| {
        let needles = (0..).zip(needles).filter(move |(_, needle)| {
            let mut windows = text.windows(needle.len());
            windows.any(|window| window == needle.as_bytes())
        });
        needles.map(move |(needle, _)| (at, needle))
    });
    held.collect()
}

/// Every way of cutting needles into blocks that their length allows.
fn each_cut(needles: &[String], sample: &str) -> Vec<Grams> {
    let shortest = needles.iter().map(String::len).min().unwrap_or_default();
    let sample = Sample::of([Searched::of(sample)].into_iter());
    let cuts = STRIDES.into_iter().flat_map(|stride| {
        let blocks = LEAST..=LOADED;
        blocks.map(move |block| Cut { stride, block })
    });
    let cuts = cuts.filter(|cut| cut.width() <= shortest);
    // With a byte that all needles have as well, whether texts have it or not.
    let shared = [None, Shared::of(needles, &Sample::default())];
    let cuts = cuts.flat_map(|cut| shared.map(|shared| (cut, shared)));
    let made = cuts.filter_map(|(cut, shared)| {
        let (grams, _) = Grams::new(needles, &sample, cut)?;
        Some(Grams { shared, ..grams })
    });
    made.collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    // query.md 5: whatever the blocks, each text is found where it lies alone in a text, in any case, never across two.
    #[test]
    fn blocks_find_what_each_needle_finds(
        needles in prop_oneof![
            3 => prop::collection::hash_set("[ab ]{3,5}|[abé@`]{3,20}|(ab){2,25}|[a-d]{9,40}", 1..12),
            1 => prop::collection::hash_set("[ab]{1,9}[ @][ab]{1,9}", 1..12),
        ],
        whole in "([aAbB ]|[aAbBé@`]|ab|[a-d]){0,300}",
        lengths in prop::collection::vec(0_usize..40, 1..60),
        gap in 0_usize..3,
        planted in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 0..8),
    ) {
        let needles: Vec<String> = needles.into_iter().collect();
        // What is looked for lies anywhere, at ends of texts and of the whole too.
        let mut whole: Vec<char> = whole.chars().collect();
        for (needle, at) in planted {
            let needle = needles[needle.index(needles.len())].to_ascii_uppercase();
            let at = at.index(whole.len() + 1);
            whole.splice(at..at, needle.chars());
        }
        let whole: String = whole.into_iter().collect();
        let texts = beside(&whole, &lengths, gap);
        let texts = Stretch { whole: &whole, texts: &texts };
        let expected = expected(&needles, texts);
        let mut any: Vec<usize> = expected.iter().map(|(text, _)| *text).collect();
        any.sort_unstable();
        any.dedup();
        for grams in each_cut(&needles, &whole) {
            prop_assert_eq!(&held(&grams, &needles, texts), &expected, "{} apart", grams.stride);
            prop_assert_eq!(&holding(&grams, &needles, texts), &any, "{} apart", grams.stride);
        }
    }
}

// A needle at each place of a text, and cut off by either end of it.
#[test]
fn a_needle_is_found_at_every_place() {
    for length in 3..30 {
        let needle: String = ('a'..='z').cycle().take(length).collect();
        let needles = [needle.clone()];
        let cuts = each_cut(&needles, "");
        for before in 0..80 {
            let whole = "-".repeat(before) + &needle.to_uppercase() + "--";
            let all = beside(&whole, &[before + length], 0);
            let cut = beside(&whole, &[before + length - 1, 3], 0);
            for grams in &cuts {
                let holding = |texts| {
                    let whole = &whole;
                    holding(grams, &needles, Stretch { whole, texts })
                };
                assert_eq!(holding(&all), [0], "{length} {before}");
                assert!(holding(&cut).is_empty());
            }
        }
    }
}

// Needles whose blocks are all the same, in a text of nothing else: no more is compared than what is read allows, and what
// is left is told.
#[test]
fn what_is_compared_is_bounded_by_what_is_read() {
    let needles: Vec<String> = (20..1_020).map(|length| "a".repeat(length) + "b").collect();
    let long = "a".repeat(1 << 20);
    let texts = beside(&long, &[1 << 10, 1 << 19, 1 << 18], 0);
    let texts = Stretch {
        whole: &long,
        texts: &texts,
    };
    for grams in each_cut(&needles, &long) {
        let mut credit = Credit::new(Kind::Table);
        let mut told = 0;
        let looked = grams.look(&needles, texts, &mut credit, |_, _| {
            told += 1;
            false
        });
        assert_eq!(looked, Err(0));
        assert_eq!(told, 0);
        // Nothing is left of what reading has earned.
        assert!(!credit.spend(1));
    }
    // What is met again and again is paid for each time.
    let needles = ["aaaa".to_owned()];
    for grams in each_cut(&needles, &long) {
        let mut credit = Credit::new(Kind::Table);
        let mut told = 0;
        let looked = grams.look(&needles, texts, &mut credit, |_, _| {
            told += 1;
            false
        });
        assert!(looked.is_err());
        assert!(told <= ADVANCE / OF_BLOCK * 2, "{told}");
    }
}

/// Letters in no order, so many in a word.
fn letters(seed: u64) -> impl Iterator<Item = char> {
    let next = |last: &u64| Some(last.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1));
    let numbers = std::iter::successors(next(&seed), next);
    numbers.map(|number| char::from(b'a' + (number >> 33) as u8 % 26))
}

// Blocks of so many needles are hit by chance at every fourth or fifth place, which costs less than a machine would.
#[test]
fn hits_by_chance_are_paid_for() {
    let mut some = letters(1);
    let needles: Vec<String> = (0..1_000)
        .map(|_| some.by_ref().take(17).collect())
        .collect();
    let whole: String = letters(2).take(3 << 20).collect();
    let texts = beside(&whole, &[whole.len()], 0);
    let texts = Stretch {
        whole: &whole,
        texts: &texts,
    };
    let sample = Sample::of([Searched::of(&whole)].into_iter());
    let grams = Grams::best(&needles, &sample, 1, Kind::Table).unwrap();
    let mut credit = Credit::new(Kind::Table);
    assert_eq!(
        grams.look(&needles, texts, &mut credit, |_, _| false),
        Ok(())
    );
}

// What the sample lacks tells nothing of what is hit where it abounds.
#[test]
fn a_shared_byte_does_not_hide_what_comparing_costs() {
    let needles: Vec<String> = (0..100)
        .map(|number| format!("{} {number}", "a".repeat(40)))
        .collect();
    let sample = "a".repeat(SAMPLE);
    let sample = Sample::of([Searched::of(&sample)].into_iter());
    assert!(Shared::of(&needles, &sample).is_some());
    assert!(Grams::best(&needles, &sample, 1_000, Kind::Table).is_none());
    let long = [needles[0].clone(), format!("{} b", "a".repeat(MAX_AROUND))];
    assert!(Shared::of(&long, &sample).is_none());
}

// What is in all needles and in no text of the sample, and has no case, is looked for first.
#[test]
fn a_byte_that_needles_share_leads_to_them() {
    let shared = |needles: &[&str], sample: &str| {
        let needles: Vec<String> = needles.iter().copied().map(str::to_owned).collect();
        let sample = Sample::of([Searched::of(sample)].into_iter());
        Shared::of(&needles, &sample).map(|shared| (shared.byte, shared.longest))
    };
    let links = "https://some.example/1";
    assert_eq!(shared(&["one word", "or two"], links), Some((b' ', 8)));
    assert_eq!(shared(&["one word", "or two"], "a text"), None);
    assert_eq!(shared(&["one word", "none"], links), None);
    assert_eq!(shared(&["xyz", "zyx"], links), None);
}

// More blocks than can be numbered, and needles that have none, are left to a machine.
#[test]
fn what_has_no_blocks_is_left_to_a_machine() {
    let needles = |count: usize, length: usize| -> Vec<String> {
        let needles = (0..count).map(|at| format!("{at:0length$}"));
        needles.collect()
    };
    let sample = Sample::of([Searched::Ascii("some text")].into_iter());
    assert!(Grams::best(&needles(100, 2), &sample, 1_000_000, Kind::Table).is_none());
    assert!(Grams::best(&needles(100, 12), &sample, 1_000_000, Kind::Table).is_some());
    assert!(Grams::best(&needles(70_000, 12), &sample, 1_000_000, Kind::Table).is_none());
}

// What costs more than a table may cost less than a chain, where the needles are too much for a table.
#[test]
fn blocks_are_held_against_the_machine_that_is_left() {
    let mut some = letters(1);
    let needles: Vec<String> = (0..2_000)
        .map(|_| some.by_ref().take(4).collect())
        .collect();
    let text: String = letters(2).take(SAMPLE).collect();
    let sample = Sample::of([Searched::of(&text)].into_iter());
    let best = |machine| Grams::best(&needles, &sample, 1_000, machine);
    assert!(best(Kind::Table).is_none());
    assert!(best(Kind::Chain).is_some());
}

// Texts that hold blocks of the needles everywhere are left to a machine, and so are few: to try blocks out takes longer.
#[test]
fn hot_texts_and_few_are_left_to_a_machine() {
    let needles = ["aaaab", "aaaac"].map(str::to_owned);
    let hot = "aaaab".repeat(3_000);
    let hot = Sample::of([Searched::Ascii(&hot)].into_iter());
    assert!(Grams::best(&needles, &hot, 1_000_000, Kind::Table).is_none());
    let cold = "-".repeat(9_000);
    let cold = Sample::of([Searched::Ascii(&cold)].into_iter());
    assert!(Grams::best(&needles, &cold, 1_000_000, Kind::Table).is_some());
    let short = Sample::of([Searched::Ascii("some short text")].into_iter());
    assert!(Grams::best(&needles, &short, 1_000, Kind::Table).is_none());
    // Behind short ones long ones may come, which make blocks of many needles worth it.
    let many: Vec<String> = (100..120).map(|number| format!("needle{number}")).collect();
    assert!(Grams::best(&many, &short, 1_000, Kind::Table).is_some());
    let questions: Vec<Vec<usize>> = (0..many.len()).map(|at| vec![at]).collect();
    let bits = Bits::new(&many, &questions, many.len()).unwrap();
    assert!(!bits.pay(&many, &short, 1_000));
}
