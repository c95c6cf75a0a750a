//! Where a text lies among those that it is compared with: most are told apart by their first bytes.

use std::cmp::Ordering;
use std::ops::Range;

use super::ranges::{Cut, Line, Text, prefix};
use super::scale::Class;

/// Bytes from on which what all points begin with is looked at alone: half of a key.
const WORTH: usize = KEY / 2;

/// Bytes of a key.
const KEY: usize = size_of::<u64>();

/// Bytes of what all points begin with that are looked at by keys: what goes on beyond these is compared as a whole.
const KEYED: usize = 4 * KEY;

/// Texts that others are compared with, in the order of their bytes.
#[derive(Clone, Debug)]
pub(super) struct Texts {
    points: Vec<Text>,
    /// How many bytes all of them begin with, if these are many.
    shared: usize,
    /// The first of these, a key's worth at a time, each with the bits that it has of them.
    shared_keys: Vec<(u64, u64)>,
    /// Those behind the keys.
    shared_rest: Vec<u8>,
    /// What comes next in each, as [`prefix`] has it.
    keys: Vec<u64>,
}

impl Texts {
    /// Those at which lines are cut.
    pub(super) fn of<'l>(lines: impl Iterator<Item = &'l Line<Text>>) -> Self {
        let cuts = lines.flat_map(|line| &line.cuts);
        let mut points: Vec<Text> = cuts.map(|cut| cut.at.clone()).collect();
        points.sort_unstable();
        points.dedup();
        let bytes = |text: Option<&Text>| text.map_or(&[][..], |text| text.as_bytes()).to_vec();
        let (first, last) = (bytes(points.first()), bytes(points.last()));
        let pairs = first.iter().zip(&last);
        let shared = pairs.take_while(|(one, other)| one == other).count();
        // To look at a few bytes alone takes longer than it saves.
        let shared = if shared < WORTH { 0 } else { shared };
        let keys = points.iter().map(|text| {
            let rest = text.as_bytes().get(shared..);
            prefix(rest.unwrap_or_default())
        });
        let begin = first.get(..shared).unwrap_or_default();
        let (begin, rest) = begin.split_at(shared.min(KEYED));
        let shared_keys = begin
            .chunks(KEY)
            .map(|part| (prefix(part), of_first(part.len())));
        Self {
            keys: keys.collect(),
            shared,
            shared_keys: shared_keys.collect(),
            shared_rest: rest.to_vec(),
            points,
        }
    }

    /// How many classes there are.
    pub(super) fn classes(&self) -> Class {
        2 * self.points.len() as Class + 1
    }

    /// The class that begins at a cut.
    pub(super) fn begin(&self, cut: &Cut<Text>) -> Class {
        let rank = self.points.partition_point(|point| *point < cut.at) as Class;
        2 * rank + 1 + Class::from(cut.behind)
    }

    /// The class of a piece of a text, the first one being 0.
    #[inline]
    pub(super) fn class(&self, whole: &str, piece: Range<usize>) -> Class {
        let whole = whole.as_bytes();
        let bytes = whole.get(piece.clone()).unwrap_or_default();
        let mut start = piece.start;
        for (begin, bits) in &self.shared_keys {
            // Most are told apart here, without a look at all of these bytes.
            let key = prefix_of(whole, start..piece.end) & bits;
            if key != *begin {
                return if key < *begin { 0 } else { self.classes() - 1 };
            }
            start = piece.end.min(start + KEY);
        }
        if !self.shared_rest.is_empty() {
            let rest = bytes.get(KEYED..bytes.len().min(self.shared));
            match rest.unwrap_or_default().cmp(&self.shared_rest) {
                Ordering::Less => return 0,
                Ordering::Equal => {}
                Ordering::Greater => return self.classes() - 1,
            }
        }
        if piece.len() < self.shared {
            // They go on with zeros, which are no bytes of the text.
            return 0;
        }
        let key = prefix_of(whole, piece.start + self.shared..piece.end);
        // Many lie before all points or behind them, and need not be searched for.
        if self.keys.last().is_none_or(|last| *last < key) {
            return self.classes() - 1;
        }
        if self.keys.first().is_some_and(|first| key < *first) {
            return 0;
        }
        let rank = self.keys.partition_point(|point| *point < key);
        if self.keys.get(rank) == Some(&key) {
            self.class_of_alike(rank, key, bytes)
        } else {
            2 * rank as Class
        }
    }

    /// The class of a text that has the key of this point, and may have that of some behind it.
    fn class_of_alike(&self, from: usize, key: u64, text: &[u8]) -> Class {
        let keys = self.keys.get(from..).unwrap_or_default();
        let alike = keys.partition_point(|point| *point == key);
        let alike = self.points.get(from..from + alike).unwrap_or_default();
        let rank = alike.partition_point(|point| point.as_bytes() < text);
        let is_point = alike
            .get(rank)
            .is_some_and(|point| point.as_bytes() == text);
        2 * (from + rank) as Class + Class::from(is_point)
    }
}

/// The bits of a key that so many first bytes of a text have.
#[inline]
fn of_first(bytes: usize) -> u64 {
    let bits = 8 * bytes.min(KEY) as u32;
    !u64::MAX.checked_shr(bits).unwrap_or(0)
}

/// [`prefix`] of a piece of a longer text; of a short one without going through its bytes.
#[inline]
fn prefix_of(whole: &[u8], piece: Range<usize>) -> u64 {
    let behind = whole.get(piece.start..).unwrap_or_default();
    match behind.first_chunk() {
        Some(bytes) => u64::from_be_bytes(*bytes) & of_first(piece.len()),
        None => prefix(behind.get(..piece.len()).unwrap_or_default()),
    }
}
