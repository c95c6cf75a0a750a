//! What was found, by what holds it.

use rolltop_query::rows::RowSet;
use rolltop_query::words::Item;

use super::document::DocText;
use super::rank::Mark;
use super::segments::Place;

/// Something that texts are looked through for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted<'i> {
    pub(super) item: &'i Item,
    /// The bit of the item of the query that it is, or stands for.
    pub(super) bit: u64,
    /// It stands for an item that is spelled otherwise.
    pub(super) is_corrected: bool,
}

/// The bit of each item.
pub(super) fn bits() -> impl Iterator<Item = u64> + Clone {
    (0..u64::BITS).map(|at| 1 << at)
}

impl Mark {
    pub(super) fn is_empty(&self) -> bool {
        self.any | self.corrected == 0
    }

    /// An item is held.
    fn add(&mut self, wanted: &Wanted<'_>, place: Place) {
        let held = match wanted.is_corrected {
            true => &mut self.corrected,
            false => &mut self.any,
        };
        *held |= wanted.bit;
        if place == Place::Title {
            self.title |= wanted.bit;
        }
    }

    /// What a document in memory holds of what is wanted by a query with so many positions.
    pub(super) fn of(doc: &DocText, wanted: &[Wanted<'_>], positions: u32) -> Self {
        let mut mark = Self {
            is_as_long: doc.title.length == positions,
            ..Self::default()
        };
        for wanted in wanted {
            for place in Place::ALL {
                if doc.terms(place).holds(wanted.item) {
                    mark.add(wanted, place);
                }
            }
        }
        mark
    }
}

/// The marks of documents or rows, which are numbered. Each has as many bits as the query has items, and no more: those of
/// a hundred thousand for one word take 12 kB, which stay near the processor while they are set in no order.
#[derive(Debug, Default)]
pub(super) struct Marks {
    any: Lanes,
    title: Lanes,
    corrected: Lanes,
    is_as_long: Lanes,
}

impl Marks {
    /// No marks yet, of so many for a query of so many items.
    pub(super) fn of(count: usize, items: usize) -> Self {
        let lanes = || Lanes::of(count, items);
        Self {
            any: lanes(),
            title: lanes(),
            corrected: lanes(),
            is_as_long: Lanes::of(count, 1),
        }
    }

    /// These hold an item.
    pub(super) fn add(&mut self, wanted: &Wanted<'_>, place: Place, numbers: &[u32]) {
        let Wanted {
            bit, is_corrected, ..
        } = *wanted;
        let held = match is_corrected {
            true => &mut self.corrected,
            false => &mut self.any,
        };
        numbers.iter().for_each(|at| held.add(*at, bit));
        if place == Place::Title {
            numbers.iter().for_each(|at| self.title.add(*at, bit));
        }
    }

    /// What one holds beside what is known of it.
    #[inline]
    pub(super) fn join(&mut self, number: u32, mark: Mark) {
        self.any.add(number, mark.any);
        self.title.add(number, mark.title);
        self.corrected.add(number, mark.corrected);
        self.is_as_long.add(number, mark.is_as_long.into());
    }

    #[inline]
    pub(super) fn get(&self, number: u32) -> Mark {
        Mark {
            any: self.any.get(number),
            title: self.title.get(number),
            corrected: self.corrected.get(number),
            is_as_long: self.is_as_long.get(number) != 0,
        }
    }

    /// The numbers of those that hold anything, ascending.
    pub(super) fn numbers(&self) -> impl Iterator<Item = u32> {
        self.any.numbers_with(&self.corrected)
    }

    /// Puts the rows that hold anything into a set.
    pub(super) fn put(&self, rows: &mut RowSet) {
        self.numbers().for_each(|row| rows.insert(row));
    }
}

/// So many bits for each of some numbers.
#[derive(Debug, Default)]
struct Lanes {
    /// A power of two; as many as a word has at most.
    width: u32,
    words: Vec<u64>,
}

impl Lanes {
    /// For so many numbers, so many bits at least.
    fn of(count: usize, bits: usize) -> Self {
        let width = bits.next_power_of_two() as u32;
        let words = count.div_ceil((u64::BITS / width) as usize);
        Self {
            width,
            words: vec![0; words],
        }
    }

    /// The word that the bits of a number are in, and where they begin.
    #[inline]
    fn place(&self, number: u32) -> (usize, u32) {
        let bit = u64::from(number) * u64::from(self.width);
        ((bit / 64) as usize, (bit % 64) as u32)
    }

    #[inline]
    fn add(&mut self, number: u32, bits: u64) {
        let (word, at) = self.place(number);
        if let Some(word) = self.words.get_mut(word) {
            *word |= bits << at;
        }
    }

    #[inline]
    fn get(&self, number: u32) -> u64 {
        let (word, at) = self.place(number);
        let word = self.words.get(word).copied().unwrap_or_default();
        (word >> at) & self.mask()
    }

    /// All bits of the first number of a word.
    #[inline]
    fn mask(&self) -> u64 {
        u64::MAX >> (u64::BITS - self.width.max(1))
    }

    /// The numbers that have any bit here or in others of the same width.
    fn numbers_with(&self, others: &Self) -> impl Iterator<Item = u32> {
        let (width, mask) = (self.width.max(1), self.mask());
        let words = self.words.iter().zip(&others.words);
        let firsts = (0..).step_by((u64::BITS / width) as usize);
        firsts.zip(words).flat_map(move |(first, (word, other))| {
            let mut left = word | other;
            std::iter::from_fn(move || {
                (left != 0).then(|| {
                    let lane = left.trailing_zeros() / width;
                    left &= !(mask << (lane * width));
                    first + lane
                })
            })
        })
    }
}
