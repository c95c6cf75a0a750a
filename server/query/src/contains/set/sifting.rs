//! Looking for needles (query.md 5) among the rows of a block that a sieve leaves: nothing else is read. Questions are
//! answered one by one, each about the rows that are still open.

mod picks;

use std::sync::Arc;

use self::picks::{Halves, Pick};
use super::found::Found;
use super::without;
use crate::contains::Needle;
use crate::contains::prices::{
    BY_NEEDLE, FIRST_BYTE, FIRST_HIT, HIT, OF_BITS, OF_LOOK, OF_PAIR, OF_PICK, OF_TEXT,
    OF_TEXT_BYTE, TO_BEGIN,
};
use crate::contains::search::FEW;
use crate::rows::{Column, Mask, NONE, WORD, bits, count};
use crate::sieve::{GRAM, Sieve};

/// What is known of the needles of a part and of the block at hand.
#[derive(Debug)]
pub(super) struct Sifting {
    /// Made ready when the first block is sifted.
    picks: Option<Picks>,
    /// The rows of the block that its sieve tells of, once it was looked for.
    covered: Option<Mask>,
    /// The rows that were asked about, and those that hold any needle.
    asked: Mask,
    holding: Mask,
    /// By question, the rows for which it was told.
    told: Vec<Mask>,
    /// What may be spent on the block: what it would have taken to look through these rows otherwise.
    credit: usize,
    /// It was not enough: what is to come is read.
    has_failed: bool,
    /// Sieves that were made.
    made: usize,
}

/// What is looked up for needles.
#[derive(Clone, Debug)]
enum Picks {
    /// By needle.
    Each(Arc<[Pick]>),
    /// Of an only question about many.
    Halves(Arc<Halves>),
}

/// Needles of an only question from which on rows that may hold any are read, and not compared with each, and the part of
/// the rows that they may be.
const MANY: usize = 16;
const WORTH: usize = 2;
/// Sieves of a column that a search makes on its way: none has to wait for many.
const MADE: usize = 1;

/// Bytes of a text of which nothing is known.
const USUAL: usize = 40;

/// By question, of so many, the texts that it asks for, if all of them have a gram.
pub(super) fn sifted(texts: &[String], questions: &[Vec<usize>], count: usize) -> Vec<Vec<usize>> {
    let mut sifted = vec![Vec::new(); count];
    for (text, questions) in questions.iter().enumerate() {
        for question in questions {
            if let Some(sifted) = sifted.get_mut(*question) {
                sifted.push(text);
            }
        }
    }
    for of_question in &mut sifted {
        let is_short = |text: &usize| texts.get(*text).is_none_or(|text| text.len() < GRAM);
        if of_question.iter().any(is_short) {
            of_question.clear();
        }
    }
    sifted
}

impl Sifting {
    pub(super) fn new() -> Self {
        Self {
            picks: None,
            covered: None,
            asked: NONE,
            holding: NONE,
            told: Vec::new(),
            credit: 0,
            has_failed: false,
            made: 0,
        }
    }

    pub(super) fn another(&self) -> Self {
        Self {
            picks: self.picks.clone(),
            has_failed: self.has_failed,
            ..Self::new()
        }
    }

    pub(super) fn begin(&mut self) {
        if self.asked != NONE {
            self.told.fill(NONE);
            (self.asked, self.holding) = (NONE, NONE);
        }
        self.covered = None;
        self.credit = 0;
    }

    /// False if there is not enough.
    fn spend(&mut self, time: usize) -> bool {
        let left = self.credit.checked_sub(time);
        self.credit = left.unwrap_or(0);
        left.is_some()
    }
}

impl Found<'_> {
    /// Answers a question about rows of a block, behind which so many come, as far as a sieve tells of them, and tells which
    /// are left.
    pub(super) fn sift<C: Column>(
        &mut self,
        question: usize,
        rows: &Mask,
        first: u32,
        column: &C,
        blocks: usize,
    ) -> Mask {
        let part = self.part;
        let needles = part.sifted.get(question).map_or(&[][..], Vec::as_slice);
        if needles.is_empty() || self.sifting.has_failed {
            return *rows;
        }
        let Some(kept) = column.sieve(first) else {
            return *rows;
        };
        if self.sifting.covered.is_none() && kept.is_due() && self.sifting.made < MADE {
            self.sifting.made += 1;
            kept.make(column, first);
        }
        let covered = *self
            .sifting
            .covered
            .get_or_insert_with(|| kept.covered().unwrap_or(NONE));
        let Some(sieve) = kept.sieve() else {
            kept.pay(count(rows), self.of_row(USUAL, usize::MAX));
            return *rows;
        };
        let mut left = without(rows, &covered);
        let mut open = without(rows, &left);
        if let Some(told) = self.sifting.told.get(question) {
            open = without(&open, told);
        }
        if open == NONE {
            return left;
        }
        let new = count(&without(&open, &self.sifting.asked));
        let in_all = self.in_all(new, blocks);
        let of_row = self.of_row(sieve.mean(), in_all);
        if self.sifting.picks.is_none()
            && in_all.saturating_mul(of_row) < part.texts.len() * OF_PICK
        {
            return *rows;
        }
        self.sifting.credit += new * of_row;
        add(&mut self.sifting.asked, &open);
        let unread = self.sift_needles(question, needles, &open, sieve, first, column);
        let told = without(&open, &unread);
        add(&mut left, &unread);
        if self.sifting.told.is_empty() {
            self.sifting.told = vec![NONE; part.asking.len()];
        }
        if let Some(known) = self.sifting.told.get_mut(question) {
            add(known, &told);
        }
        left
    }

    /// Answers a question about rows, and tells which of them are to be read: those that may hold any of many needles, or
    /// all that are open where it takes too long to compare each.
    fn sift_needles<C: Column>(
        &mut self,
        question: usize,
        needles: &[usize],
        rows: &Mask,
        sieve: &Sieve,
        first: u32,
        column: &C,
    ) -> Mask {
        let part = self.part;
        let are_many = part.only.is_some() && needles.len() >= MANY;
        let picked = || {
            let halves = are_many.then(|| Halves::of(&part.texts, sieve)).flatten();
            let each = || {
                let texts = part.texts.iter();
                texts.map(|text| Pick::of(text.as_bytes(), sieve)).collect()
            };
            halves.map_or_else(
                || Picks::Each(each()),
                |halves| Picks::Halves(Arc::new(halves)),
            )
        };
        let picks = self.sifting.picks.get_or_insert_with(picked).clone();
        let mut open = *rows;
        let is_done = match picks {
            Picks::Halves(halves) => self.gather_halves(&halves, &mut open, sieve),
            Picks::Each(picks) => {
                let fitting = needles.iter().filter_map(|needle| {
                    let text = part.texts.get(*needle);
                    // No text is as long as this, of those that it tells of.
                    let text = text.filter(|text| text.len() <= sieve.most());
                    picks.get(*needle).zip(text)
                });
                match are_many {
                    true => self.gather(fitting, &mut open, sieve),
                    false => self.compare(question, fitting, &mut open, sieve, first, column),
                }
            }
        };
        self.sifting.has_failed |= !is_done;
        open
    }

    /// Leaves of open rows those that may hold any needle; false if these are too many.
    fn gather<'p>(
        &mut self,
        picks: impl Iterator<Item = (&'p Pick, &'p String)>,
        open: &mut Mask,
        sieve: &Sieve,
    ) -> bool {
        let (rows, mut others) = (count(open), *open);
        for (at, (pick, _)) in (1..).zip(picks) {
            if !self.sifting.spend(OF_LOOK) {
                return false;
            }
            if let Some(candidates) = sieve.candidates(pick.grams(), &others) {
                others = without(&others, &candidates);
            }
            if at % MANY == 0 && count(&others) < rows / WORTH {
                return false;
            }
        }
        *open = without(open, &others);
        true
    }

    /// The same of needles that share halves: rows that may have both halves of one.
    fn gather_halves(&mut self, halves: &Halves, open: &mut Mask, sieve: &Sieve) -> bool {
        let price = halves.each.len() * OF_LOOK + halves.of_needles.len() * OF_PAIR;
        if !self.sifting.spend(price) {
            return false;
        }
        let having = halves.each.iter();
        let having = having.map(|half| sieve.candidates(half.grams(), open));
        let having: Vec<Option<Mask>> = having.collect();
        let (rows, mut others) = (count(open), *open);
        let half = |at: &usize| having.get(*at).and_then(Option::as_ref);
        for (at, [one, other]) in (1..).zip(&halves.of_needles) {
            if let Some((one, other)) = half(one).zip(half(other)) {
                let both = one.iter().zip(other);
                others
                    .iter_mut()
                    .zip(both)
                    .for_each(|(others, (one, other))| *others &= !(one & other));
            }
            if at % MANY == 0 && count(&others) < rows / WORTH {
                return false;
            }
        }
        *open = without(open, &others);
        true
    }

    /// Looks for needles in open rows, in each until one is found, and leaves those that are still to be read: none, unless it
    /// takes too long, which false tells.
    fn compare<'p, C: Column>(
        &mut self,
        question: usize,
        picks: impl Iterator<Item = (&'p Pick, &'p String)>,
        open: &mut Mask,
        sieve: &Sieve,
        first: u32,
        column: &C,
    ) -> bool {
        let Self {
            part,
            sifting,
            of_questions,
            ..
        } = self;
        let Some(of_question) = of_questions.get_mut(question) else {
            return true;
        };
        let first_hit = match part.only {
            Some(_) => HIT,
            None => FIRST_HIT + sieve.mean() * FIRST_BYTE,
        };
        let of_text = OF_TEXT + sieve.mean() * OF_TEXT_BYTE;
        for (pick, text) in picks {
            if !sifting.spend(OF_LOOK) {
                return false;
            }
            let Some(candidates) = sieve.candidates(pick.grams(), open) else {
                continue;
            };
            if !sifting.spend(count(&candidates) * of_text) {
                return false;
            }
            let needle = pick.needle.get_or_init(|| Needle::of_lowered(text));
            for (at, candidates) in candidates.iter().enumerate() {
                let start = first + (at * WORD) as u32;
                let hits = bits(*candidates).fold(0, |hits, bit| {
                    let text = column.searched(start + bit);
                    hits | u64::from(text.is_some_and(|text| needle.is_in(text))) << bit
                });
                if hits == 0 {
                    continue;
                }
                if let (Some(open), Some(answered), Some(holding)) = (
                    open.get_mut(at),
                    of_question.get_mut(at),
                    sifting.holding.get_mut(at),
                ) {
                    let (all, new) = (hits.count_ones(), (hits & !*holding).count_ones());
                    sifting.credit += new as usize * first_hit + (all - new) as usize * HIT;
                    *holding |= hits;
                    *answered |= hits;
                    *open &= !hits;
                }
            }
            if *open == NONE {
                break;
            }
        }
        *open = NONE;
        true
    }

    /// What it takes to look through a text of so many bytes otherwise, where so many are.
    fn of_row(&self, bytes: usize, in_all: usize) -> usize {
        let part = self.part;
        let needles = part.texts.len();
        if let Some(by_bits) = &part.bits {
            return TO_BEGIN + bytes * by_bits.len() * OF_BITS;
        }
        if in_all <= FEW {
            return needles * BY_NEEDLE;
        }
        TO_BEGIN + bytes * part.machine.of_byte_at_best(needles)
    }
}

/// Adds rows to a mask.
fn add(mask: &mut Mask, rows: &Mask) {
    mask.iter_mut()
        .zip(rows)
        .for_each(|(mask, rows)| *mask |= rows);
}

#[cfg(test)]
mod tests;
