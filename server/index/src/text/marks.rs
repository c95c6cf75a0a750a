//! What was found, by what holds it.

use super::document::DocText;
use super::pile::Pile;
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

/// Numbers whose positions lie together.
const BLOCK: usize = 4096;

/// The marks of documents or rows, which are numbered. Memory is touched only where there are marks.
#[derive(Debug, Default)]
pub(super) struct Marks {
    /// How many numbers there are.
    count: usize,
    /// By number, in blocks: one more than the position among the marks; 0 without one. Nothing in a block without any.
    positions: Vec<Vec<u32>>,
    marks: Pile<(u32, Mark)>,
}

impl Marks {
    /// No marks yet, of so many.
    pub(super) fn of(count: usize) -> Self {
        Self {
            count,
            positions: vec![Vec::new(); count.div_ceil(BLOCK)],
            marks: Pile::default(),
        }
    }

    /// The mark of one; `None` beyond the last.
    pub(super) fn at(&mut self, number: u32) -> Option<&mut Mark> {
        let at = number as usize;
        let block = self.positions.get_mut(at / BLOCK)?;
        if block.is_empty() {
            block.resize(BLOCK.min(self.count - at / BLOCK * BLOCK), 0);
        }
        let position = block.get_mut(at % BLOCK)?;
        if *position == 0 {
            self.marks.push((number, Mark::default()));
            *position = u32::try_from(self.marks.len()).ok()?;
        }
        let mark = self.marks.get_mut(*position as usize - 1);
        mark.map(|(_, mark)| mark)
    }

    pub(super) fn get(&self, number: u32) -> Option<Mark> {
        let at = number as usize;
        let position = *self.positions.get(at / BLOCK)?.get(at % BLOCK)?;
        let (_, mark) = self.marks.get((position as usize).checked_sub(1)?)?;
        Some(*mark)
    }

    /// Every mark with its number.
    pub(super) fn iter(&self) -> impl Iterator<Item = (u32, Mark)> {
        self.marks.iter().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Each number has its own mark, and there is none beyond the last.
    #[test]
    fn marks_are_kept_by_number() {
        let count = BLOCK * 3 + 5;
        let has_mark = |number: &u32| *number as usize / BLOCK != 1 && number.is_multiple_of(3);
        let all = 0..count as u32;
        let mut marks = Marks::of(count);
        for number in all.clone().filter(has_mark) {
            if let Some(mark) = marks.at(number) {
                mark.any = number.into();
            }
        }
        for number in all.clone() {
            let expected = has_mark(&number).then(|| u64::from(number));
            assert_eq!(marks.get(number).map(|mark| mark.any), expected);
        }
        assert!(
            marks
                .iter()
                .map(|(number, _)| number)
                .eq(all.filter(has_mark))
        );
        for beyond in [count as u32, BLOCK as u32 * 4, u32::MAX] {
            assert!(marks.at(beyond).is_none() && marks.get(beyond).is_none());
        }
    }
}
