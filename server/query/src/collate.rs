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
    Writer::Weights.write(&text, &mut bytes);
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

/// Bytes of a text whose sort key is made at first.
const HEAD_OF_TEXT: usize = 1024;
/// Bytes of a sort key that stand for a longer text until they do not decide.
const HEAD_OF_KEY: usize = 64;
/// Bytes behind those that have to be there, so that where the text was cut has no say in them.
const MARGIN: usize = 16;
/// Parts the letters of a sort key from their accents; no weight has it.
const LEVEL_END: u8 = 1;

/// Sorts rows by their texts in this order. Of a long text only the beginning is looked at, unless another text begins
/// the same way.
pub(crate) fn sort_keys(texts: Vec<(u32, &str)>) -> Vec<u32> {
    let is_plain = texts.iter().all(|(_, text)| text.is_ascii());
    let writer = if is_plain {
        Writer::Ranks
    } else {
        Writer::Weights
    };
    let mut bytes = Vec::new();
    let keyed = texts.into_iter();
    let mut keyed: Vec<Keyed<'_>> = keyed
        .map(|(row, text)| Keyed::new(row, text, writer, &mut bytes))
        .collect();
    sort(&mut keyed, &bytes);
    for run in keyed.chunk_by_mut(|a, b| a.beginning(&bytes) == b.beginning(&bytes)) {
        if run.len() > 1 && run.iter().any(|one| one.is_cut) {
            let mut bytes = Vec::new();
            for one in run.iter_mut() {
                *one = Keyed::whole(one.row, one.text, writer, &mut bytes);
            }
            sort(run, &bytes);
        }
    }
    keyed.into_iter().map(|one| one.row).collect()
}

/// How sort keys are made: bytes whose order is that of the texts.
#[derive(Clone, Copy)]
enum Writer {
    /// Of texts among which there is none but ASCII.
    Ranks,
    Weights,
}

impl Writer {
    fn write(self, text: &str, bytes: &mut Vec<u8>) {
        match (self, &*COLLATOR) {
            (Self::Ranks, _) => {
                let ranks = &*ASCII_RANKS;
                let rank = |byte: u8| ranks.get(usize::from(byte)).copied().unwrap_or_default();
                bytes.extend(ranked(text, &rank));
            }
            (Self::Weights, Some(collator)) => {
                let Ok(()) = collator.write_sort_key_to(text, bytes);
            }
            (Self::Weights, None) => bytes.extend(text.to_lowercase().bytes()),
        }
    }

    /// The key of a text that goes on as this key's text does begins with these bytes; `None` when they cannot be told.
    fn head(self, key: &[u8]) -> Option<&[u8]> {
        let sure = match self {
            Self::Ranks => key.get(..HEAD_OF_KEY)?,
            Self::Weights => key.get(..HEAD_OF_KEY + MARGIN)?,
        };
        let is_of_letters = matches!(self, Self::Ranks) || !sure.contains(&LEVEL_END);
        sure.get(..HEAD_OF_KEY).filter(|_| is_of_letters)
    }
}

/// A row with the sort key of its text, or with the beginning of it.
struct Keyed<'t> {
    head: u64,
    start: usize,
    end: usize,
    row: u32,
    text: &'t str,
    is_cut: bool,
}

impl<'t> Keyed<'t> {
    fn new(row: u32, text: &'t str, writer: Writer, bytes: &mut Vec<u8>) -> Self {
        if text.len() <= HEAD_OF_TEXT {
            return Self::whole(row, text, writer, bytes);
        }
        let start = bytes.len();
        let cut = (0..=HEAD_OF_TEXT).rev().find_map(|end| text.get(..end));
        writer.write(cut.unwrap_or_default(), bytes);
        let known = writer.head(bytes.get(start..).unwrap_or_default());
        let length = known.map(<[u8]>::len);
        bytes.truncate(start + length.unwrap_or_default());
        match length {
            Some(_) => Self::of_bytes(row, text, start, bytes, true),
            None => Self::whole(row, text, writer, bytes),
        }
    }

    fn whole(row: u32, text: &'t str, writer: Writer, bytes: &mut Vec<u8>) -> Self {
        let start = bytes.len();
        writer.write(text, bytes);
        Self::of_bytes(row, text, start, bytes, false)
    }

    fn of_bytes(row: u32, text: &'t str, start: usize, bytes: &[u8], is_cut: bool) -> Self {
        Self {
            head: head(bytes.get(start..).unwrap_or_default()),
            start,
            end: bytes.len(),
            row,
            text,
            is_cut,
        }
    }

    fn key<'b>(&self, bytes: &'b [u8]) -> &'b [u8] {
        bytes.get(self.start..self.end).unwrap_or_default()
    }

    /// What rows have in common that the beginnings of their keys do not tell apart.
    fn beginning<'b>(&self, bytes: &'b [u8]) -> &'b [u8] {
        let key = self.key(bytes);
        key.get(..HEAD_OF_KEY).unwrap_or(key)
    }
}

fn sort(keyed: &mut [Keyed<'_>], bytes: &[u8]) {
    keyed.sort_unstable_by(|a, b| {
        let by_head = a.head.cmp(&b.head);
        by_head.then_with(|| a.key(bytes).cmp(b.key(bytes)))
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Texts around the length from which on only the beginning is looked at: of few letters, so that many begin alike,
    /// some with accents, marks, ideographs, or of nothing that counts.
    fn text() -> impl Strategy<Value = String> {
        let filler = prop::sample::select(vec![
            "a", "A", "é", "b\u{301}", "日", "\u{1}", "\u{300}", " l\u{b7}",
        ]);
        let length = prop::sample::select(vec![
            0,
            3,
            40,
            HEAD_OF_TEXT - 1,
            HEAD_OF_TEXT,
            2 * HEAD_OF_TEXT,
        ]);
        (filler, length, "[aAbéÉ\u{301}\u{b7}]{0,3}", "[ab]{0,2}").prop_map(
            |(filler, length, end, more)| filler.repeat(length / filler.len()) + &end + &more,
        )
    }

    proptest! {
        // query.md 7: the order of sort keys is that of the collation, however long the texts are.
        #[test]
        fn long_texts_are_sorted_like_short_ones(texts in prop::collection::vec(text(), 0..12)) {
            let rows: Vec<(u32, &str)> = (0..).zip(texts.iter().map(String::as_str)).collect();
            let sorted = sort_keys(rows.clone());
            let text = |row: u32| rows.get(row as usize).map_or("", |(_, text)| *text);
            for (a, b) in sorted.iter().zip(sorted.iter().skip(1)) {
                let (a, b) = (text(*a), text(*b));
                prop_assert!(collate(a, b).is_le(), "{:?} before {:?}", a, b);
            }
        }
    }
}
