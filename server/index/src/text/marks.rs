//! What was found, by what holds it.

use super::document::DocText;
use super::rank::Mark;
use super::segments::Place;
use rolltop_query::words::Item;

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
    pub(super) fn add(&mut self, wanted: &Wanted<'_>, place: Place) {
        if wanted.is_corrected {
            self.corrected |= wanted.bit;
            return;
        }
        self.any |= wanted.bit;
        if place == Place::Title {
            self.title |= wanted.bit;
        }
    }

    /// What a document in memory holds.
    pub(super) fn of(doc: &DocText, wanted: &[Wanted<'_>]) -> Self {
        let mut mark = Self {
            title_length: doc.title.length,
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

    /// What the same object holds elsewhere.
    pub(super) fn join(&mut self, other: Self) {
        self.any |= other.any;
        self.title |= other.title;
        self.corrected |= other.corrected;
        self.title_length = self.title_length.max(other.title_length);
    }
}

/// The marks of documents or rows, which are numbered. Memory is touched only where there are marks.
#[derive(Debug, Default)]
pub(super) struct Marks {
    /// By number: one more than the position among the marks; 0 without one.
    positions: Vec<u32>,
    marks: Vec<(u32, Mark)>,
}

impl Marks {
    /// No marks yet, of so many.
    pub(super) fn of(count: usize) -> Self {
        Self {
            positions: vec![0; count],
            marks: Vec::new(),
        }
    }

    /// The mark of one; `None` beyond the last.
    pub(super) fn at(&mut self, number: u32) -> Option<&mut Mark> {
        let position = self.positions.get_mut(number as usize)?;
        if *position == 0 {
            self.marks.push((number, Mark::default()));
            *position = u32::try_from(self.marks.len()).ok()?;
        }
        let mark = self.marks.get_mut(*position as usize - 1);
        mark.map(|(_, mark)| mark)
    }

    pub(super) fn get(&self, number: u32) -> Option<Mark> {
        let position = *self.positions.get(number as usize)?;
        let (_, mark) = self.marks.get((position as usize).checked_sub(1)?)?;
        Some(*mark)
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.marks.len()
    }

    /// Every mark with its number.
    pub(super) fn iter(&self) -> impl Iterator<Item = (u32, Mark)> {
        self.marks.iter().copied()
    }
}
