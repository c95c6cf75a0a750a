//! Where the texts of many rows stand among each other: computed once, then two rows are compared by two numbers.

use std::cmp::Ordering;

use crate::collate::{collate, sort_keys};

/// An order of texts.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum TextOrder {
    /// That of words ([`collate`]).
    Collated,
    /// Byte by byte.
    Bytes,
}

/// The place of each row's text among the texts of all rows. Rows are numbered by whoever keeps them; a row without a
/// text, or with an empty one, has no place.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Places {
    order: TextOrder,
    /// By row: 1 for the first text, equal numbers for equal texts, 0 without a text.
    of_rows: Vec<u32>,
    /// The rows that have a text, in order.
    rows: Vec<u32>,
    /// The place that an empty text would have: that of texts which the order does not tell from it, or 0.
    blank: u32,
}

/// Of a row without a text.
pub(super) const NO_PLACE: u32 = 0;

impl TextOrder {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Collated, Self::Bytes];

    /// Compares two texts.
    pub fn compare(self, a: &str, b: &str) -> Ordering {
        match self {
            Self::Collated => collate(a, b),
            Self::Bytes => a.cmp(b),
        }
    }
}

impl Places {
    /// The places of the texts of so many rows.
    pub fn of<'t>(order: TextOrder, rows: u32, text: &dyn Fn(u32) -> &'t str) -> Self {
        let texts = (0..rows).map(|row| (row, text(row)));
        let texts: Vec<(u32, &str)> = texts.filter(|(_, text)| !text.is_empty()).collect();
        let sorted = match order {
            TextOrder::Bytes => by_bytes(texts),
            TextOrder::Collated => sort_keys(texts),
        };
        Self::in_order(order, rows, sorted, text, &|_, _| None)
    }

    /// The places after the texts of some rows have changed: `changed` names each of them at least once. Takes time
    /// for every row, but compares only texts that have changed.
    #[must_use]
    pub fn after<'t>(&self, changed: &[u32], rows: u32, text: &dyn Fn(u32) -> &'t str) -> Self {
        let mut moved: Vec<u32> = changed.to_vec();
        moved.sort_unstable();
        moved.dedup();
        let mut is_moved = vec![false; rows as usize];
        for row in &moved {
            if let Some(place) = is_moved.get_mut(*row as usize) {
                *place = true;
            }
        }
        let has_moved = |row: u32| is_moved.get(row as usize).copied().unwrap_or(true);
        let stay: Vec<u32> = self
            .rows
            .iter()
            .copied()
            .filter(|row| !has_moved(*row))
            .collect();
        moved.retain(|row| *row < rows && !text(*row).is_empty());
        moved.sort_by(|a, b| self.order.compare(text(*a), text(*b)));
        let mut sorted = Vec::with_capacity(stay.len() + moved.len());
        let mut left = stay.as_slice();
        for row in moved {
            let before =
                left.partition_point(|known| self.order.compare(text(*known), text(row)).is_lt());
            let (ahead, behind) = left.split_at(before);
            sorted.extend_from_slice(ahead);
            sorted.push(row);
            left = behind;
        }
        sorted.extend_from_slice(left);
        // Of two rows that have stayed it is known whether they are equal.
        let known = |a: u32, b: u32| {
            (!has_moved(a) && !has_moved(b)).then(|| self.place(a) == self.place(b))
        };
        Self::in_order(self.order, rows, sorted, text, &known)
    }

    /// `are_equal` may know of two neighbours whether their texts are equal.
    fn in_order<'t>(
        order: TextOrder,
        rows: u32,
        sorted: Vec<u32>,
        text: &dyn Fn(u32) -> &'t str,
        are_equal: &dyn Fn(u32, u32) -> Option<bool>,
    ) -> Self {
        let mut of_rows = vec![NO_PLACE; rows as usize];
        let mut place = NO_PLACE;
        let mut previous: Option<u32> = None;
        for row in &sorted {
            let is_equal = previous.is_some_and(|previous| {
                are_equal(previous, *row)
                    .unwrap_or_else(|| order.compare(text(previous), text(*row)).is_eq())
            });
            place += u32::from(!is_equal);
            if let Some(of_row) = of_rows.get_mut(*row as usize) {
                *of_row = place;
            }
            previous = Some(*row);
        }
        let first = sorted.first().map(|row| text(*row));
        let is_blank = first.is_some_and(|first| order.compare(first, "").is_eq());
        Self {
            order,
            of_rows,
            rows: sorted,
            blank: u32::from(is_blank),
        }
    }

    /// What [`Self::of_parts`] makes the same again: the place of each row, and that of an empty text.
    pub fn parts(&self) -> (&[u32], u32) {
        (&self.of_rows, self.blank)
    }

    /// The places of rows, as they were kept; `None` if they are none.
    pub fn of_parts(order: TextOrder, of_rows: Vec<u32>, blank: u32) -> Option<Self> {
        let mut starts = vec![0_usize; of_rows.len() + 1];
        for place in of_rows.iter().filter(|place| **place != NO_PLACE) {
            *starts.get_mut(*place as usize)? += 1;
        }
        let mut start = 0;
        for count in &mut starts {
            (*count, start) = (start, start + *count);
        }
        let mut rows = vec![0; start];
        for (row, place) in (0..).zip(&of_rows).filter(|(_, place)| **place != NO_PLACE) {
            let at = starts.get_mut(*place as usize)?;
            *rows.get_mut(*at)? = row;
            *at += 1;
        }
        Some(Self {
            order,
            of_rows,
            rows,
            blank,
        })
    }

    /// The place of a row's text: 1 for the first, equal numbers for equal texts, 0 for a row without a text.
    #[inline]
    pub fn place(&self, row: u32) -> u32 {
        self.of_rows.get(row as usize).copied().unwrap_or(NO_PLACE)
    }

    /// The place of rows whose text the order does not tell from this one; `None` where there are none. The texts of
    /// the rows are those that the places were computed of.
    pub(super) fn place_of<'t>(&self, wanted: &str, text: &dyn Fn(u32) -> &'t str) -> Option<u32> {
        if wanted.is_empty() {
            return Some(NO_PLACE);
        }
        let compare = |row: &u32| self.order.compare(text(*row), wanted);
        let before = self.rows.partition_point(|row| compare(row).is_lt());
        let row = self.rows.get(before).filter(|row| compare(row).is_eq());
        row.map(|row| self.place(*row))
    }

    /// The order of the texts.
    pub(super) fn order(&self) -> TextOrder {
        self.order
    }

    /// How many rows have a text.
    pub fn count(&self) -> usize {
        self.rows.len()
    }

    /// The same with no text taken for an empty one, which may be equal to others.
    pub fn place_or_blank(&self, row: Option<u32>) -> u32 {
        match row.map_or(NO_PLACE, |row| self.place(row)) {
            NO_PLACE => self.blank,
            place => place,
        }
    }
}

/// Sorts rows by the bytes of their texts.
fn by_bytes(texts: Vec<(u32, &str)>) -> Vec<u32> {
    let shared = shared_prefix(&texts);
    let mut keyed: Vec<(u64, &[u8], u32)> = texts
        .into_iter()
        .map(|(row, text)| {
            let rest = text.as_bytes().get(shared..).unwrap_or_default();
            (head(rest), rest, row)
        })
        .collect();
    keyed.sort_unstable();
    keyed.into_iter().map(|(_, _, row)| row).collect()
}

/// How many bytes all texts begin with: ids of one kind do.
fn shared_prefix(texts: &[(u32, &str)]) -> usize {
    let Some((_, first)) = texts.first() else {
        return 0;
    };
    texts.iter().fold(first.len(), |shared, (_, text)| {
        let pairs = first.bytes().zip(text.bytes()).take(shared);
        pairs.take_while(|(a, b)| a == b).count()
    })
}

/// The first bytes as a number that is ordered like them; equal numbers decide nothing.
pub(crate) fn head(bytes: &[u8]) -> u64 {
    let mut first = [0; 8];
    for (place, byte) in first.iter_mut().zip(bytes) {
        *place = *byte;
    }
    u64::from_be_bytes(first)
}
