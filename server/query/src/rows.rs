//! Sets of rows, and rows as a filter looks at them: column by column.

use crate::cells::{Cells, Tag};
use crate::sieve::KeptSieve;
use crate::value::{FieldRef, FieldValue, Searched, Symbol};

/// Rows that are looked at together: so many that what a leaf is made ready with costs nothing, so few that all that is
/// noted of them stays near the processor.
pub const BLOCK: usize = 4096;
pub(crate) const WORD: usize = u64::BITS as usize;

/// Which rows of a block are meant, a bit for each.
pub(crate) type Mask = [u64; BLOCK / WORD];

/// No row.
pub(crate) const NONE: Mask = [0; BLOCK / WORD];

/// Rows of a keeper, whose fields are found once for all of them.
pub trait Rows {
    /// The values of one field.
    type Column<'c>: Column
    where
        Self: 'c;

    /// Looks a field up.
    fn column(&self, field: FieldRef) -> Self::Column<'_>;
}

/// The values of one field, by the number of the row.
pub trait Column {
    /// The value of a row.
    fn value(&self, row: u32) -> FieldValue<'_>;

    /// The text of a row, to be looked through; `None` for any other value.
    fn searched(&self, row: u32) -> Option<Searched<'_>> {
        match self.value(row) {
            FieldValue::Text(text) => Some(Searched::of(text)),
            _ => None,
        }
    }

    /// Where the text of a cell lies as [`Self::searched`] has it, if it lies beside those of other rows; the text is not
    /// looked at.
    fn spot(&self, _tag: Tag, _number: u64) -> Option<Spot> {
        None
    }

    /// The longer text of this number that texts of cells lie in.
    fn whole(&self, _number: u32) -> Option<&str> {
        None
    }

    /// The text that lies there.
    fn piece_at(&self, spot: Spot) -> Option<Piece<'_>> {
        Some(Piece {
            whole: self.whole(spot.whole)?,
            start: spot.start as usize,
            end: spot.end as usize,
            is_ascii: spot.is_ascii,
        })
    }

    /// The text of a cell that has a [`Self::spot`].
    #[inline]
    fn piece(&self, tag: Tag, number: u64) -> Option<Piece<'_>> {
        self.piece_at(self.spot(tag, number)?)
    }

    /// The list of a cell of several entries.
    fn entries(&self, _tag: Tag, _number: u64) -> Option<&[Symbol]> {
        None
    }

    /// The cells of the block of rows that begins with this one, a multiple of [`BLOCK`]; `None` where values are kept
    /// otherwise.
    fn cells(&self, _first: u32) -> Option<Cells<'_>> {
        None
    }

    /// What is kept beside the texts of the block that begins with this row, so that not all of them are read for each
    /// search.
    fn sieve(&self, _first: u32) -> Option<&KeptSieve> {
        None
    }
}

/// Where the text of a row lies.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    /// The number of the longer text that it is a piece of.
    pub whole: u32,
    /// Where it begins in that.
    pub start: u32,
    /// Where it ends.
    pub end: u32,
    /// It is ASCII, as it is.
    pub is_ascii: bool,
}

/// The text of a row, ASCII as it is or with its letters lowered, as a piece of a longer one, in which those of other rows
/// lie beside it.
#[derive(Clone, Copy, Debug)]
pub struct Piece<'a> {
    /// All of it.
    pub whole: &'a str,
    /// Where the text of the row begins.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
    /// It is ASCII, as it is.
    pub is_ascii: bool,
}

impl<'a> Piece<'a> {
    /// The other one lies behind it, with at most so many bytes between them.
    #[inline]
    pub(crate) fn is_before(&self, other: &Self, gap: usize) -> bool {
        std::ptr::eq(self.whole, other.whole) && (self.end..=self.end + gap).contains(&other.start)
    }

    /// It alone.
    pub(crate) fn searched(&self) -> Searched<'a> {
        let text = self.whole.get(self.start..self.end).unwrap_or_default();
        if self.is_ascii {
            Searched::Ascii(text)
        } else {
            Searched::Lowered(text)
        }
    }
}

/// A set of rows by number.
#[derive(Clone, Debug, Default)]
pub struct RowSet {
    blocks: Vec<Mask>,
}

impl RowSet {
    /// No row of so many.
    pub fn of(rows: usize) -> Self {
        Self {
            blocks: vec![NONE; rows.div_ceil(BLOCK)],
        }
    }

    /// Makes room for so many rows.
    pub fn grow(&mut self, rows: usize) {
        let blocks = rows.div_ceil(BLOCK);
        if self.blocks.len() < blocks {
            self.blocks.resize(blocks, NONE);
        }
    }

    /// Takes out every row that does not pass.
    pub fn retain(&mut self, mut passes: impl FnMut(u32) -> bool) {
        for Block { first, mask } in self.blocks_mut() {
            retain(mask, first, &mut passes);
        }
    }

    /// Takes out every row that is not in another set too.
    pub fn intersect(&mut self, others: &Self) {
        let others = others.blocks.iter().chain(std::iter::repeat(&NONE));
        for (mask, other) in self.blocks.iter_mut().zip(others) {
            mask.iter_mut()
                .zip(other)
                .for_each(|(rows, others)| *rows &= others);
        }
    }

    /// Puts a row in; one beyond those that the set was made for is left out.
    #[inline]
    pub fn insert(&mut self, row: u32) {
        let (block, word, bit) = place(row);
        let mask = self.blocks.get_mut(block);
        if let Some(word) = mask.and_then(|mask| mask.get_mut(word)) {
            *word |= bit;
        }
    }

    /// Takes a row out.
    #[inline]
    pub fn remove(&mut self, row: u32) {
        let (block, word, bit) = place(row);
        let mask = self.blocks.get_mut(block);
        if let Some(word) = mask.and_then(|mask| mask.get_mut(word)) {
            *word &= !bit;
        }
    }

    /// The row is in it.
    #[inline]
    pub fn contains(&self, row: u32) -> bool {
        let (block, word, bit) = place(row);
        let mask = self.blocks.get(block);
        mask.and_then(|mask| mask.get(word))
            .is_some_and(|word| word & bit != 0)
    }

    /// How many rows are in it.
    pub fn len(&self) -> usize {
        self.blocks.iter().map(count).sum()
    }

    /// No row is in it.
    pub fn is_empty(&self) -> bool {
        self.blocks.iter().flatten().all(|word| *word == 0)
    }

    /// The rows by number, ascending.
    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        self.blocks().flatten()
    }

    /// The rows of each block, by number, ascending.
    pub fn blocks(&self) -> impl ExactSizeIterator<Item = impl Iterator<Item = u32>> {
        let blocks = self.blocks.iter().enumerate();
        blocks.map(|(at, mask)| rows_of(mask, first_of(at)))
    }

    /// Each block, to take rows out of it.
    pub fn blocks_mut(&mut self) -> impl ExactSizeIterator<Item = Block<'_>> {
        let blocks = self.blocks.iter_mut().enumerate();
        blocks.map(|(at, mask)| Block {
            first: first_of(at),
            mask,
        })
    }
}

/// The rows of a set that lie in one block.
#[derive(Debug)]
pub struct Block<'s> {
    /// The number of the first row that may be in it.
    pub(crate) first: u32,
    pub(crate) mask: &'s mut Mask,
}

/// The number of the first row of a block.
fn first_of(block: usize) -> u32 {
    (block * BLOCK) as u32
}

/// The block of a row, the word in it and the bit.
#[inline]
fn place(row: u32) -> (usize, usize, u64) {
    let row = row as usize;
    (row / BLOCK, row % BLOCK / WORD, 1 << (row % WORD))
}

/// The numbers of the bits that are set.
#[inline]
pub(crate) fn bits(word: u64) -> impl Iterator<Item = u32> {
    let mut left = word;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let bit = left.trailing_zeros();
            left &= left - 1;
            bit
        })
    })
}

/// How many rows a mask has.
pub(crate) fn count(mask: &Mask) -> usize {
    mask.iter().map(|word| word.count_ones() as usize).sum()
}

/// The rows of a mask in a block, whose first row this is, ascending.
#[inline]
pub(crate) fn rows_of(mask: &Mask, first: u32) -> impl Iterator<Item = u32> {
    let words = (first..).step_by(WORD).zip(mask);
    words.flat_map(|(start, word)| bits(*word).map(move |bit| start + bit))
}

/// Takes out of a block, whose first row this is, every row that does not pass.
#[inline]
pub(crate) fn retain(mask: &mut Mask, first: u32, mut passes: impl FnMut(u32) -> bool) {
    for (at, word) in (first..).step_by(WORD).zip(mask) {
        for bit in bits(*word) {
            *word &= !(u64::from(!passes(at + bit)) << bit);
        }
    }
}

/// Where a row of a block, whose first row this is, is noted: the word and the bit.
#[inline]
pub(crate) fn place_in(row: u32, first: u32) -> (usize, u64) {
    let (_, word, bit) = place(row - first);
    (word, bit)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use proptest::prelude::*;

    proptest! {
        // A set of rows is a set of numbers, whatever lies in which block.
        #[test]
        fn sets_of_rows_are_sets_of_numbers(
            put in prop::collection::vec(0_u32..10_000, 0..200),
            taken in prop::collection::vec(0_u32..10_000, 0..200),
            step in 1_u32..7,
        ) {
            let mut rows = RowSet::of(10_000);
            let mut expected = BTreeSet::new();
            for row in put {
                rows.insert(row);
                expected.insert(row);
            }
            for row in taken {
                rows.remove(row);
                expected.remove(&row);
            }
            let mut others = RowSet::of(5_000);
            (0..5_000).filter(|row| row % 3 == 0).for_each(|row| others.insert(row));
            let mut both = rows.clone();
            both.intersect(&others);
            prop_assert!(both.iter().eq(expected.iter().copied().filter(|row| row % 3 == 0 && *row < 5_000)));
            rows.grow(9_000);
            rows.retain(|row| row.is_multiple_of(step));
            expected.retain(|row| row.is_multiple_of(step));
            prop_assert_eq!(rows.len(), expected.len());
            prop_assert_eq!(rows.is_empty(), expected.is_empty());
            prop_assert!((0..10_000).all(|row| rows.contains(row) == expected.contains(&row)));
            prop_assert!(rows.iter().eq(expected));
        }
    }

    // What is no row of the keeper is in no set of its rows.
    #[test]
    fn rows_beyond_the_last_block_are_left_out() {
        let mut rows = RowSet::of(1);
        rows.insert(BLOCK as u32);
        assert!(rows.is_empty() && !rows.contains(BLOCK as u32));
    }
}
