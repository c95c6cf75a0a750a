//! A comparison against raw cells: what a cell says by its tag and number alone is not made into a value first.

use std::cmp::Ordering;

use super::test::{Scalar, Test};
use crate::cells::{Cells, Tag, seconds};
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
            Self::Order(order, scalar) if !matches!(scalar, Scalar::Text(_)) => {
                let others = self.matches(FieldValue::Missing);
                let admits =
                    |found: Option<Ordering>| found.map_or(others, |found| order.admits(found));
                // What lies behind the scalar is looked up before the rows.
                match scalar {
                    Scalar::Number(wanted) if !is_date => numbers(cells, first, others, |number| {
                        admits(f64::from_bits(number).partial_cmp(wanted))
                    }),
                    Scalar::Days(days) if is_date => numbers(cells, first, others, |number| {
                        order.admits(days.locate(seconds(number)))
                    }),
                    Scalar::Instant(instant) if is_date => {
                        numbers(cells, first, others, |number| {
                            order.admits(seconds(number).cmp(instant))
                        })
                    }
                    _ => numbers(cells, first, others, |number| {
                        admits(scalar.locate(number_of(number, is_date)))
                    }),
                }
            }
            Self::In(scalars) | Self::AllIn(scalars) | Self::ExactIn(scalars)
                if scalars.are_numbers() =>
            {
                let others = self.matches(FieldValue::Missing);
                numbers(cells, first, others, |number| {
                    self.matches(number_of(number, is_date))
                })
            }
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

#[inline]
fn number_of(number: u64, is_date: bool) -> FieldValue<'static> {
    if is_date {
        FieldValue::Date(seconds(number))
    } else {
        FieldValue::Number(f64::from_bits(number))
    }
}
