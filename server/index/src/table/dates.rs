//! When each object was made, or changed last, as cells that filters and sorts look at one beside the other.

use rolltop_query::cells::{Cells, HeldBy, Tag, seconds};
use rolltop_query::rows::BLOCK;

use crate::cells::Slot;
use crate::chunks::Chunks;

/// An instant for each row, to the second, as a cell has it. That of a row that is free says nothing.
#[derive(Clone, Debug, Default)]
pub(crate) struct Dates {
    numbers: Chunks<u64>,
}

/// All of them are numbers.
const TAGS: [Tag; BLOCK] = [Tag::Number; BLOCK];

const MILLIS: i64 = 1000;

impl Dates {
    /// Notes that of a row, in unix milliseconds.
    pub(crate) fn set(&mut self, slot: Slot, millis: i64) {
        let at = slot as usize;
        self.numbers.fill(at + 1, &0);
        if let Some(number) = self.numbers.get_mut(at) {
            *number = (millis.div_euclid(MILLIS) as f64).to_bits();
        }
    }

    /// That of a row, in unix seconds.
    #[inline]
    pub(crate) fn get(&self, slot: Slot) -> Option<i64> {
        self.numbers.get(slot as usize).copied().map(seconds)
    }

    /// The same in unix milliseconds.
    pub(crate) fn millis(&self, slot: Slot) -> i64 {
        self.get(slot).unwrap_or(0).saturating_mul(MILLIS)
    }

    /// The cells of the block of rows that begins with this one.
    pub(crate) fn block(&self, first: Slot) -> Cells<'_> {
        let numbers = self.numbers.part(first as usize);
        Cells {
            held: HeldBy::Each,
            tags: TAGS.get(..numbers.len()).unwrap_or(&TAGS),
            numbers,
            is_date: true,
        }
    }

    pub(crate) fn shrink(&mut self) {
        self.numbers.shrink();
    }

    /// About how many bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.numbers.bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Seconds are those before, of instants before 1970 too; a row that was left out has none that means anything.
    #[test]
    fn cells_of_a_block_are_the_dates_of_its_rows() {
        let mut dates = Dates::default();
        let last = BLOCK as Slot + 2;
        for (slot, millis) in [(last, -1), (0, 1_999), (1, 5_000), (0, -2_000)] {
            dates.set(slot, millis);
        }
        for (slot, wanted) in [(0, -2), (1, 5), (last, -1)] {
            assert_eq!(dates.get(slot), Some(wanted), "{slot}");
            assert_eq!(dates.millis(slot), wanted * MILLIS, "{slot}");
            let first = slot - slot % BLOCK as Slot;
            let cells = dates.block(first);
            assert!(cells.is_date && matches!(cells.held, HeldBy::Each));
            assert_eq!(cells.tags.len(), cells.numbers.len());
            let at = (slot - first) as usize;
            let cell = cells.tags.get(at).zip(cells.numbers.get(at));
            let cell = cell.map(|(tag, number)| (*tag, seconds(*number)));
            assert_eq!(cell, Some((Tag::Number, wanted)), "{slot}");
        }
        assert_eq!(dates.get(last + 1), None);
        assert_eq!(dates.block(0).tags.len(), BLOCK);
    }
}
