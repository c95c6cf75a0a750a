//! A comparison against raw cells: what a cell says by its tag and number alone is not made into a value first.

use super::ranges::{Line, Lines, Ranges};
use super::test::Test;
use crate::cells::{Cells, Tag, seconds};
use crate::dates::is_dateless;
use crate::rows::{Column, Mask};
use crate::value::{FieldValue, Symbol};

impl Test {
    /// Takes out of a block, whose first row this is, what does not match; the cells are those of the block. The same
    /// as [`Test::matches`] of each value.
    pub(super) fn narrow_cells<C: Column>(
        &self,
        negated: bool,
        mask: &mut Mask,
        first: u32,
        cells: &Cells<'_>,
        column: &C,
    ) {
        let is_date = cells.is_date;
        let matching = match self {
            Self::Exists => cells.passing(first, |tag, _| tag != Tag::Absent),
            Self::Empty => cells.passing(first, |tag, number| match tag {
                Tag::Absent | Tag::Null | Tag::False | Tag::Blank | Tag::Nothing => true,
                Tag::Number => number_of(number, is_date).is_empty(),
                Tag::True | Tag::Text | Tag::Low | Tag::Wide | Tag::One | Tag::Many => false,
            }),
            Self::Checkbox(wanted) => cells.passing(first, |tag, _| (tag == Tag::True) == *wanted),
            Self::Within(Ranges { line, others }) if line.are_numbers() => match line {
                Lines::Number(line) if !is_date => {
                    located(line, cells, first, *others, f64::from_bits)
                }
                Lines::Date { days, instants } if is_date && days == instants => {
                    located(instants, cells, first, *others, seconds)
                }
                Lines::Date { days, instants } if is_date => {
                    numbers(cells, first, *others, |number| {
                        let instant = seconds(number);
                        let line = if is_dateless(instant) { days } else { instants };
                        line.holds_scalar(instant)
                    })
                }
                _ => numbers(cells, first, *others, |_| *others),
            },
            Self::HasAny(wanted) => {
                return cells.retain(mask, first, |tag, number, row| {
                    let has_any = match tag {
                        Tag::One => wanted.has(&Symbol(number as u32)),
                        Tag::Many => self.matches(column.value(row)),
                        _ => false,
                    };
                    has_any != negated
                });
            }
            _ => {
                let missing = self.matches(FieldValue::Missing);
                return cells.retain(mask, first, |tag, _, row| {
                    let matches = match tag {
                        Tag::Absent => missing,
                        _ => self.matches(column.value(row)),
                    };
                    matches != negated
                });
            }
        };
        let flipped = if negated { u64::MAX } else { 0 };
        for (word, matching) in mask.iter_mut().zip(matching) {
            *word &= matching ^ flipped;
        }
    }
}

/// The rows whose number passes; of other values it is known.
#[inline]
fn numbers(cells: &Cells<'_>, first: u32, others: bool, passes: impl Fn(u64) -> bool) -> Mask {
    cells.passing(first, |tag, number| match tag {
        Tag::Number => passes(number),
        _ => others,
    })
}

/// The rows whose number lies in a range of a line; few cuts are looked at without a loop.
#[inline]
fn located<T: Copy + PartialOrd>(
    line: &Line<T>,
    cells: &Cells<'_>,
    first: u32,
    others: bool,
    value: impl Fn(u64) -> T,
) -> Mask {
    let (starts, cuts) = (line.starts, line.cuts.as_slice());
    match cuts {
        [cut] => numbers(cells, first, others, |number| {
            starts != cut.is_before(value(number))
        }),
        [cut, other] => numbers(cells, first, others, |number| {
            let value = value(number);
            starts != (cut.is_before(value) != other.is_before(value))
        }),
        _ => numbers(cells, first, others, |number| {
            line.holds_scalar(value(number))
        }),
    }
}

#[inline]
pub(super) fn number_of(number: u64, is_date: bool) -> FieldValue<'static> {
    if is_date {
        FieldValue::Date(seconds(number))
    } else {
        FieldValue::Number(f64::from_bits(number))
    }
}
