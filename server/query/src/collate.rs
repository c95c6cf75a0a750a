//! Text in the order of the Unicode root collation, ignoring case (query.md 7).

use std::cmp::Ordering;
use std::sync::LazyLock;

use icu_collator::options::{CollatorOptions, Strength};
use icu_collator::{CollatorBorrowed, CollatorPreferences};

use crate::order::head;

/// Letters and accents decide, case does not; independent of any locale.
static COLLATOR: LazyLock<Option<CollatorBorrowed<'static>>> = LazyLock::new(|| {
    let mut options = CollatorOptions::default();
    options.strength = Some(Strength::Secondary);
    CollatorBorrowed::try_new(CollatorPreferences::default(), options).ok()
});

/// The rank of every ASCII character, 0 for those that do not count.
///
/// Among ASCII characters the collation is one of single characters, and most texts are ASCII: they are compared by
/// this table, some ten times faster.
static ASCII_RANKS: LazyLock<[u8; 128]> = LazyLock::new(|| {
    let spelled = |byte: u8| char::from(byte).to_string();
    let mut bytes: Vec<u8> = (0..128).collect();
    bytes.sort_by(|a, b| collate_any(&spelled(*a), &spelled(*b)));
    let mut ranks = [0; 128];
    let mut rank = 0;
    let mut previous = String::new();
    for byte in bytes {
        let text = spelled(byte);
        if collate_any(&previous, &text).is_ne() {
            rank += 1;
        }
        if let Some(place) = ranks.get_mut(usize::from(byte)) {
            *place = rank;
        }
        previous = text;
    }
    ranks
});

/// What tells this order from that of another version, in which the places of texts may differ.
pub fn sample() -> Vec<u8> {
    let letters = (0x20..SAMPLED)
        .step_by(SAMPLE_STEP)
        .filter_map(char::from_u32);
    let text: String = letters.collect();
    let mut bytes = ASCII_RANKS.to_vec();
    write_sort_key(&text, &mut bytes);
    bytes
}

/// Letters of most living scripts, some of them.
const SAMPLED: u32 = 0x3100;
const SAMPLE_STEP: usize = 16;

/// Compares two texts.
pub fn collate(a: &str, b: &str) -> Ordering {
    if a.is_ascii() && b.is_ascii() {
        let ranks = &*ASCII_RANKS;
        let rank = |byte: u8| ranks.get(usize::from(byte)).copied().unwrap_or_default();
        return ranked(a, &rank).cmp(ranked(b, &rank));
    }
    collate_any(a, b)
}

fn ranked<'t>(text: &'t str, rank: &'t impl Fn(u8) -> u8) -> impl Iterator<Item = u8> + 't {
    text.bytes().map(rank).filter(|rank| *rank > 0)
}

fn collate_any(a: &str, b: &str) -> Ordering {
    match &*COLLATOR {
        Some(collator) => collator.compare(a, b),
        // The data is compiled in; without it the nearest order there is.
        None => a.to_lowercase().cmp(&b.to_lowercase()),
    }
}

/// Sorts rows by their texts in this order.
pub(crate) fn sort_keys(texts: Vec<(u32, &str)>) -> Vec<u32> {
    let mut bytes = Vec::new();
    let is_plain = texts.iter().all(|(_, text)| text.is_ascii());
    let mut keyed: Vec<(u64, usize, usize, u32)> = Vec::with_capacity(texts.len());
    for (row, text) in &texts {
        let start = bytes.len();
        if is_plain {
            let ranks = &*ASCII_RANKS;
            let rank = |byte: u8| ranks.get(usize::from(byte)).copied().unwrap_or_default();
            bytes.extend(ranked(text, &rank));
        } else {
            write_sort_key(text, &mut bytes);
        }
        let key = bytes.get(start..).unwrap_or_default();
        keyed.push((head(key), start, bytes.len(), *row));
    }
    let key = |start: usize, end: usize| bytes.get(start..end).unwrap_or_default();
    keyed.sort_unstable_by(|a, b| {
        let by_head = a.0.cmp(&b.0);
        by_head.then_with(|| key(a.1, a.2).cmp(key(b.1, b.2)))
    });
    keyed.into_iter().map(|(.., row)| row).collect()
}

/// Writes bytes whose order is that of the texts.
fn write_sort_key(text: &str, bytes: &mut Vec<u8>) {
    match &*COLLATOR {
        Some(collator) => {
            let Ok(()) = collator.write_sort_key_to(text, bytes);
        }
        None => bytes.extend(text.to_lowercase().bytes()),
    }
}
