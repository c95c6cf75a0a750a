//! Values as a keeper holds them, so that most tests need not look behind them: a tag and a number for each row.

use crate::rows::{BLOCK, Mask, NONE, WORD, bits, place_in};

/// What the number of a cell means.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
#[repr(u8)]
pub enum Tag {
    /// The key is absent.
    #[default]
    Absent,
    /// A stored null.
    Null,
    /// A checkbox.
    False,
    /// A checkbox.
    True,
    /// The bits of a float. That of a date is a whole number of seconds.
    Number,
    /// The empty text.
    Blank,
    /// A text of nothing but ASCII; the keeper knows where it lies.
    Text,
    /// A text that has other characters, and no letter to be lowered.
    Low,
    /// Another text.
    Wide,
    /// The empty list.
    Nothing,
    /// A list of one symbol, which is the number.
    One,
    /// A list of several; the keeper knows where it lies.
    Many,
}

impl Tag {
    /// All of them, by number.
    pub const ALL: [Self; 12] = [
        Self::Absent,
        Self::Null,
        Self::False,
        Self::True,
        Self::Number,
        Self::Blank,
        Self::Text,
        Self::Low,
        Self::Wide,
        Self::Nothing,
        Self::One,
        Self::Many,
    ];

    /// A text, the empty one too.
    pub const fn is_text(self) -> bool {
        matches!(self, Self::Blank | Self::Text | Self::Low | Self::Wide)
    }
}

/// The cells of one block of rows.
#[derive(Clone, Copy, Debug)]
pub struct Cells<'c> {
    /// What rows have them.
    pub held: HeldBy<'c>,
    /// What each is.
    pub tags: &'c [Tag],
    /// What belongs to the tag.
    pub numbers: &'c [u64],
    /// Its numbers are dates.
    pub is_date: bool,
}

/// The rows that cells belong to.
#[derive(Clone, Copy, Debug)]
pub enum HeldBy<'c> {
    /// The first rows of the block, in order; those behind them have none.
    Each,
    /// These rows of the table, ascending; the others have none.
    These(&'c [u32]),
}

impl Cells<'_> {
    /// The rows of the block, whose first row this is, that pass. For tests that cost next to nothing: rows that
    /// nobody asks for are judged as well.
    #[inline]
    pub(crate) fn passing(&self, first: u32, passes: impl Fn(Tag, u64) -> bool) -> Mask {
        let mut passing = if passes(Tag::Absent, 0) {
            [u64::MAX; BLOCK / WORD]
        } else {
            NONE
        };
        match self.held {
            HeldBy::Each => {
                let tags = self.tags.chunks(WORD);
                let cells = tags.zip(self.numbers.chunks(WORD));
                for (word, (tags, numbers)) in passing.iter_mut().zip(cells) {
                    let bits = tags.iter().zip(numbers).enumerate();
                    let found = bits.fold(0, |found, (at, (tag, number))| {
                        found | u64::from(passes(*tag, *number)) << at
                    });
                    let beyond = u64::MAX.checked_shl(tags.len() as u32).unwrap_or(0);
                    *word = *word & beyond | found;
                }
            }
            HeldBy::These(rows) => {
                let cells = self.tags.iter().zip(self.numbers);
                for (row, (tag, number)) in rows.iter().zip(cells) {
                    let (word, bit) = place_in(*row, first);
                    if let Some(word) = passing.get_mut(word) {
                        *word = *word & !bit | if passes(*tag, *number) { bit } else { 0 };
                    }
                }
            }
        }
        passing
    }

    /// Tells the cells of the rows of a mask in a block, whose first row this is, with their numbers in the table; not
    /// those that have none.
    #[inline]
    pub(crate) fn visit(&self, mask: &Mask, first: u32, mut tell: impl FnMut(Tag, u64, u32)) {
        match self.held {
            HeldBy::Each => {
                let words = mask.iter().zip(self.tags.chunks(WORD));
                let words = words.zip(self.numbers.chunks(WORD));
                for (start, ((word, tags), numbers)) in (first..).step_by(WORD).zip(words) {
                    for bit in bits(*word) {
                        let cell = tags.get(bit as usize).zip(numbers.get(bit as usize));
                        if let Some((tag, number)) = cell.filter(|(tag, _)| **tag != Tag::Absent) {
                            tell(*tag, *number, start + bit);
                        }
                    }
                }
            }
            HeldBy::These(rows) => {
                let cells = self.tags.iter().zip(self.numbers);
                for (row, (tag, number)) in rows.iter().zip(cells) {
                    let (word, bit) = place_in(*row, first);
                    let is_asked = mask.get(word).is_some_and(|word| word & bit != 0);
                    if is_asked && *tag != Tag::Absent {
                        tell(*tag, *number, *row);
                    }
                }
            }
        }
    }

    /// Takes out of a block, whose first row this is, the rows that do not pass: each row of the mask is judged, with its
    /// number in the table.
    #[inline]
    pub(crate) fn retain(
        &self,
        mask: &mut Mask,
        first: u32,
        mut passes: impl FnMut(Tag, u64, u32) -> bool,
    ) {
        match self.held {
            HeldBy::Each => {
                let is_absent_passing = passes(Tag::Absent, 0, first);
                for (at, word) in mask.iter_mut().enumerate() {
                    for bit in bits(*word) {
                        let at = at * WORD + bit as usize;
                        let cell = self.tags.get(at).zip(self.numbers.get(at));
                        let stays = match cell {
                            Some((tag, number)) => passes(*tag, *number, first + at as u32),
                            None => is_absent_passing,
                        };
                        *word &= !(u64::from(!stays) << bit);
                    }
                }
            }
            HeldBy::These(rows) => {
                let mut passing = if passes(Tag::Absent, 0, first) {
                    *mask
                } else {
                    NONE
                };
                let cells = self.tags.iter().zip(self.numbers);
                for (row, (tag, number)) in rows.iter().zip(cells) {
                    let (word, bit) = place_in(*row, first);
                    if let (Some(asked), Some(passing)) = (mask.get(word), passing.get_mut(word))
                        && asked & bit != 0
                    {
                        *passing =
                            *passing & !bit | if passes(*tag, *number, *row) { bit } else { 0 };
                    }
                }
                *mask = passing;
            }
        }
    }
}

/// The instant that the number of a date means, in unix seconds.
#[inline]
pub fn seconds(number: u64) -> i64 {
    f64::from_bits(number) as i64
}
