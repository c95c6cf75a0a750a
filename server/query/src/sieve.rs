//! Which rows of a block may hold a text, told without reading one of theirs.
//!
//! Whatever holds a text has all runs of three bytes of it, its grams. A [`Sieve`] has a mask of rows for each of some
//! classes of grams: the rows of a block that may hold a text are those that lie in the masks of all of its grams. What
//! they hold is compared then.
//!
//! The keeper of the rows keeps a [`KeptSieve`] for each block of a column. It is made when texts of the block have been
//! read so often that it would have paid, and follows what changes until that is too much.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};

use crate::contains::{turn, visit_searched};
use crate::rows::{BLOCK, Column, Mask, NONE, WORD, count, place_in};
use crate::spread::SPREAD_SHORT;

/// The grams of the texts of a block of rows.
#[derive(Debug)]
pub(crate) struct Sieve {
    /// By class of grams, the rows whose texts have any of it.
    slices: Vec<Mask>,
    /// How many rows each of them has.
    counts: Vec<u16>,
    /// The rows whose grams are in it: not those whose texts have too many, but those without a text.
    covered: Mask,
    /// Bytes that a text has on an average.
    mean: usize,
}

/// The sieve of a block of rows, for as long as it is true. It may be shared by those who look at one state of the
/// texts; who changes one makes it their own first.
#[derive(Debug, Default)]
pub struct KeptSieve {
    /// `None` within it where it would be worth nothing.
    made: OnceLock<Option<Arc<Sieve>>>,
    /// The rows whose texts have changed since, by their place in the block.
    changed: Vec<u16>,
    /// What was read for want of it, in the unit of [`OF_ROW`].
    paid: AtomicU32,
}

/// Three bytes of a text, scattered; one that is ASCII is the same in either case.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Gram(u16);

/// Bytes of a gram.
pub(crate) const GRAM: usize = 3;
/// Folds the case of ASCII letters. It makes some other bytes the same, too: the texts themselves are compared.
const FOLD: u8 = 0x20;
/// Classes for each byte that texts have on an average: so many that a text has one in seven.
const CLASSES: usize = 6;
/// Most classes.
const MOST: usize = 16 * WORD;
/// Rows whose texts have changed, up to which they are followed.
const FOLLOWED: usize = 256;
/// What it takes to put a row into a sieve, in tenths of a nanosecond: texts of forty bytes.
const OF_ROW: u32 = 700;

impl Gram {
    /// Those of a text, in their order.
    #[inline]
    fn all(text: &[u8]) -> impl ExactSizeIterator<Item = Self> {
        text.windows(GRAM).map(Self::of)
    }

    /// That of so many bytes.
    #[inline]
    pub(crate) fn of(bytes: &[u8]) -> Self {
        let bytes = bytes
            .iter()
            .fold(0, |bytes, byte| bytes << 8 | u32::from(byte | FOLD));
        Self((bytes.wrapping_mul(SPREAD_SHORT) >> 16) as u16)
    }

    /// Its class, of so many.
    #[inline]
    fn class(self, classes: usize) -> usize {
        (usize::from(self.0) * classes) >> u16::BITS
    }
}

impl Sieve {
    /// Of the texts of the block that begins with this row; `None` where it would not be worth its room, as of few texts
    /// and of long ones.
    fn of<C: Column>(column: &C, first: u32) -> Option<Self> {
        let all = [u64::MAX; BLOCK / WORD];
        let (mut texts, mut bytes, mut beyond) = (0, 0, 0);
        visit_searched(&all, first, column, |_, text| {
            if text.len() > MOST {
                beyond += text.len();
            } else {
                texts += 1;
                bytes += text.len();
            }
        });
        let mean = bytes / texts.max(1);
        // It takes hardly more room than what it is of.
        let room = (bytes / size_of::<Mask>() + WORD / 2) / WORD * WORD;
        let classes = (mean * CLASSES).next_multiple_of(WORD).min(MOST).min(room);
        if beyond > bytes || (classes == 0 && bytes > 0) {
            return None;
        }
        let mut sieve = Self {
            slices: vec![NONE; classes],
            counts: Vec::new(),
            covered: all,
            mean,
        };
        let mut signs = vec![[0; WORD]; classes / WORD];
        let mut at = 0;
        visit_searched(&all, first, column, |row, text| {
            let (word, bit) = place_in(row, first);
            if word != at {
                sieve.put_in(&mut signs, at);
                at = word;
            }
            // Of more than these, most classes would be its own.
            if text.len() > classes {
                if let Some(covered) = sieve.covered.get_mut(word) {
                    *covered &= !bit;
                }
                return;
            }
            let row = bit.trailing_zeros() as usize;
            for gram in Gram::all(text) {
                let class = gram.class(classes);
                let sign = signs.get_mut(class / WORD);
                if let Some(sign) = sign.and_then(|signs| signs.get_mut(row)) {
                    *sign |= 1 << (class % WORD);
                }
            }
        });
        sieve.put_in(&mut signs, at);
        let counts = sieve.slices.iter().map(|slice| count(slice) as u16);
        sieve.counts = counts.collect();
        Some(sieve)
    }

    /// Puts the classes of the rows of a word in, by row; nothing is left of them.
    fn put_in(&mut self, signs: &mut [[u64; WORD]], word: usize) {
        for (slices, signs) in self.slices.chunks_mut(WORD).zip(signs) {
            turn(signs);
            for (slice, rows) in slices.iter_mut().zip(signs) {
                if let Some(slice) = slice.get_mut(word) {
                    *slice = std::mem::take(rows);
                }
            }
        }
    }

    /// How many rows have a gram of the class of this one.
    pub(crate) fn count(&self, gram: Gram) -> u16 {
        let class = gram.class(self.slices.len());
        self.counts.get(class).copied().unwrap_or(0)
    }

    /// Bytes of the longest text that it may tell of.
    pub(crate) fn most(&self) -> usize {
        self.slices.len()
    }

    /// Bytes that a text has on an average.
    pub(crate) fn mean(&self) -> usize {
        self.mean
    }

    /// Those of some rows that may have all of these grams; `None` if none may.
    #[inline]
    pub(crate) fn candidates(&self, grams: &[Gram], rows: &Mask) -> Option<Mask> {
        let slice = |gram: &Gram| self.slices.get(gram.class(self.slices.len()));
        let (together, others) = grams.as_chunks::<TOGETHER>();
        let mut left = *rows;
        for grams in together {
            let [one, two, three, four] = grams.each_ref().map(|gram| slice(gram).unwrap_or(&NONE));
            let slices = one.iter().zip(two).zip(three).zip(four);
            let mut any = 0;
            for (left, (((one, two), three), four)) in left.iter_mut().zip(slices) {
                *left &= one & two & three & four;
                any |= *left;
            }
            if any == 0 {
                return None;
            }
        }
        for slice in others.iter().filter_map(slice) {
            left.iter_mut()
                .zip(slice)
                .for_each(|(left, slice)| *left &= slice);
        }
        (left != NONE).then_some(left)
    }
}

/// Slices that are gone through at once.
const TOGETHER: usize = 4;

impl Clone for KeptSieve {
    fn clone(&self) -> Self {
        Self {
            made: self.made.clone(),
            changed: self.changed.clone(),
            paid: self.paid.load(Ordering::Relaxed).into(),
        }
    }
}

impl KeptSieve {
    /// The text of a row of its block has changed, or come, or gone.
    pub fn touch(&mut self, row: u32) {
        if self.made.get().is_none() {
            return;
        }
        let at = (row as usize % BLOCK) as u16;
        if !self.changed.contains(&at) {
            self.changed.push(at);
        }
        if self.changed.len() > FOLLOWED {
            *self = Self::default();
        }
    }

    /// About how many bytes it takes.
    pub fn bytes(&self) -> usize {
        let made = self.made.get().and_then(Option::as_ref);
        let of_sieve = |sieve: &Arc<Sieve>| {
            let of_slice = size_of::<Mask>() + size_of::<u16>();
            size_of::<Sieve>() + sieve.slices.len() * of_slice
        };
        let changed = self.changed.capacity() * size_of::<u16>();
        size_of::<Self>() + changed + made.map_or(0, of_sieve)
    }

    /// The sieve, if it was made and is worth something.
    #[inline]
    pub(crate) fn sieve(&self) -> Option<&Sieve> {
        self.made.get()?.as_deref()
    }

    /// The rows that it tells of, if there is one.
    pub(crate) fn covered(&self) -> Option<Mask> {
        let mut covered = self.sieve()?.covered;
        for at in &self.changed {
            let at = usize::from(*at);
            if let Some(word) = covered.get_mut(at / WORD) {
                *word &= !(1 << (at % WORD));
            }
        }
        Some(covered)
    }

    /// True if it was not made, and what was read for want of it would have paid for that.
    pub(crate) fn is_due(&self) -> bool {
        self.made.get().is_none() && self.paid.load(Ordering::Relaxed) >= OF_ROW * BLOCK as u32
    }

    /// Makes it of the texts of the block that begins with this row.
    pub(crate) fn make<C: Column>(&self, column: &C, first: u32) {
        self.made
            .get_or_init(|| Sieve::of(column, first).map(Arc::new));
    }

    /// Rows are read for want of it, which takes so long for each, in tenths of a nanosecond.
    pub(crate) fn pay(&self, rows: usize, of_row: usize) {
        if self.made.get().is_none() {
            let paid = u32::try_from(rows.saturating_mul(of_row)).unwrap_or(u32::MAX);
            let before = self.paid.load(Ordering::Relaxed);
            // What others pay meanwhile may be lost.
            self.paid
                .store(before.saturating_add(paid), Ordering::Relaxed);
        }
    }
}
