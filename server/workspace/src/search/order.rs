//! The order of what was found, and the page of it (query.md 7).

use std::cell::OnceCell;
use std::cmp::Ordering;

use rolltop_index::{Excerpt, Matches, Rank, Reader, Row};
use rolltop_query::order::{Number, Sorts};
use rolltop_query::rows::{RowSet, Rows};

use crate::spaces::Page;

/// A row that passes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate<'t> {
    pub(crate) row: Row<'t>,
    /// What its words are worth, in a search for words.
    pub(crate) rank: Option<Rank>,
}

impl<'t> Candidate<'t> {
    /// A row, with what it is worth in a search for words.
    pub(super) fn new(row: Row<'t>, matches: Option<&Matches<'t>>) -> Self {
        Self {
            row,
            rank: matches.map(|matches| matches.rank(row)),
        }
    }
}

/// The order of one space's rows: the sorts, then what the words are worth, then the id.
pub(crate) struct Order<'t> {
    pub(crate) sorts: Sorts,
    pub(crate) reader: Reader<'t>,
}

impl<'t> Order<'t> {
    /// The page of these rows. `matches` knows what they are worth in a search for words.
    pub(crate) fn page(
        &self,
        rows: &RowSet,
        matches: Option<&Matches<'t>>,
        page: Page,
    ) -> Vec<Candidate<'t>> {
        let sorts = self.sorts.numbered(&self.reader);
        let column = sorts.first_field().map(|field| self.reader.column(field));
        let at = |row| self.reader.row_at(row);
        // Only rows that are equal otherwise ask for it.
        let ids = OnceCell::new();
        let by_id = |one: u32, other: u32| {
            let ids = ids.get_or_init(|| self.reader.ids());
            ids.place(one).cmp(&ids.place(other))
        };
        let first = |row| {
            let number = sorts.first_of(column.as_ref(), row);
            number.or_else(|| Some(sorts.first(&self.reader.row(at(row)?))))
        };
        let make = |row| match matches {
            Some(matches) => Some((row, Some(matches.rank(at(row)?)))),
            None => Some((row, None)),
        };
        let compare = |first: Number, a: &(u32, Option<Rank>), b: &(u32, Option<Rank>)| {
            // Rows are looked at only where numbers do not tell all.
            let rows = Some((a.0, b.0)).filter(|_| !sorts.is_all(first));
            let rows = rows.and_then(|(a, b)| Some((at(a)?, at(b)?)));
            let sorted = rows.map_or(Ordering::Equal, |(a, b)| {
                sorts.compare_rest(first, &self.reader.row(a), &self.reader.row(b))
            });
            let ranked = sorted.then_with(|| a.1.cmp(&b.1));
            ranked.then_with(|| by_id(a.0, b.0))
        };
        let found = match matches.filter(|_| self.sorts.is_empty()) {
            Some(matches) => {
                let number = |row| Some(matches.at_most(at(row)?));
                paged(rows, page, number, make, |_, a, b| compare(0, a, b))
            }
            None => paged(rows, page, first, make, compare),
        };
        let found = found.into_iter();
        let candidates = found.filter_map(|(row, rank)| {
            Some(Candidate {
                row: at(row)?,
                rank,
            })
        });
        candidates.collect()
    }

    /// What a row is compared with those of other spaces by.
    pub(crate) fn excerpt(&self, candidate: &Candidate<'t>) -> Excerpt {
        self.reader.row(candidate.row).excerpt()
    }
}

/// Fewest rows that are gathered before those that cannot be on the page are let go.
const ROOM: usize = 256;

/// Rows that are looked at to learn about where the page ends, for each of it and at least.
const SAMPLE: usize = 4;
const LEAST_SAMPLE: usize = 1024;
/// Rows for each of those that are looked at, from which on that is worth it.
const WORTH: usize = 4;

/// The page of these rows: by number, then as they compare.
fn paged<N: Copy + Ord, T>(
    rows: &RowSet,
    page: Page,
    number: impl Fn(u32) -> Option<N>,
    make: impl Fn(u32) -> Option<T>,
    compare: impl Fn(N, &T, &T) -> Ordering,
) -> Vec<T> {
    let bound = bound(rows, page, &number);
    let numbered = rows.iter().filter_map(|row| Some((number(row)?, row)));
    if bound.is_some() || page.offset == 0 {
        return chosen(numbered, rows.len(), bound, page, make, compare);
    }
    // What lies before the page need not be put in order: the numbers tell how much it is.
    let mut all = Vec::with_capacity(rows.len());
    all.extend(numbered);
    let (near, page) = near(all, page);
    let count = near.len();
    chosen(near, count, None, page, make, compare)
}

/// Those rows that may be on a page by their numbers, and the page of them.
fn near<N: Copy + Ord>(mut rows: Vec<(N, u32)>, page: Page) -> (Vec<(N, u32)>, Page) {
    let offset = page.start();
    let end = page.end().min(rows.len());
    if offset >= end {
        return (Vec::new(), page);
    }
    let (_, (first, _), behind) = rows.select_nth_unstable(offset);
    let first = *first;
    let last = match end - offset {
        1 => first,
        count => behind.select_nth_unstable(count - 2).1.0,
    };
    let before = rows.iter().filter(|(number, _)| *number < first).count();
    rows.retain(|(number, _)| (first..=last).contains(number));
    let page = Page {
        offset: page.offset.saturating_sub(before as u64),
        ..page
    };
    (rows, page)
}

/// A number that no row of the page exceeds, learnt from some rows: so many of them are no greater. Without it, each of
/// many rows could come before all that were seen until then.
fn bound<N: Ord>(rows: &RowSet, page: Page, number: impl Fn(u32) -> Option<N>) -> Option<N> {
    let (count, total) = (page.end(), rows.len());
    let sample = count.saturating_mul(SAMPLE).max(LEAST_SAMPLE);
    let last = count.checked_sub(1)?;
    if total < sample.saturating_mul(WORTH) {
        return None;
    }
    let some = rows.iter().step_by(total / sample);
    let mut numbers: Vec<N> = some.filter_map(number).collect();
    if numbers.len() < count {
        return None;
    }
    numbers.select_nth_unstable(last);
    Some(numbers.swap_remove(last))
}

/// The rows of a page: by number, then as they compare. The list has so many in all; no number of the page exceeds the bound.
/// Only these are sorted; of those behind hardly more is looked at than their numbers.
fn chosen<N: Copy + Ord, T>(
    list: impl IntoIterator<Item = (N, u32)>,
    total: usize,
    mut bound: Option<N>,
    page: Page,
    make: impl Fn(u32) -> Option<T>,
    compare: impl Fn(N, &T, &T) -> Ordering,
) -> Vec<T> {
    let compare = |a: &(N, T), b: &(N, T)| {
        let by_number = a.0.cmp(&b.0);
        by_number.then_with(|| compare(a.0, &a.1, &b.1))
    };
    let count = page.end();
    let room = count.saturating_mul(2).max(ROOM);
    let mut best: Vec<(N, T)> = Vec::with_capacity(room.min(total));
    // Whether the last of the first `count` is known.
    let mut is_full = false;
    for (number, row) in list {
        if bound.is_some_and(|bound| number > bound) {
            continue;
        }
        let Some(item) = make(row) else { continue };
        let item = (number, item);
        let last = best.get(count.saturating_sub(1));
        let is_behind = |last: &(N, T)| is_full && compare(&item, last).is_ge();
        if last.is_some_and(is_behind) {
            continue;
        }
        best.push(item);
        if best.len() >= room && count > 0 {
            best.select_nth_unstable_by(count - 1, &compare);
            best.truncate(count);
            bound = best.last().map(|(number, _)| *number);
            is_full = true;
        }
    }
    let start = page.start().min(best.len());
    if (1..best.len()).contains(&start) {
        best.select_nth_unstable_by(start, &compare);
    }
    best.drain(..start);
    best.sort_unstable_by(&compare);
    best.truncate(count - page.start().min(count));
    best.into_iter().map(|(_, item)| item).collect()
}

#[cfg(test)]
#[expect(clippy::indexing_slicing, reason = "tests")]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        // query.md 9: a larger window appends, never reorders.
        #[test]
        fn a_page_is_that_of_the_whole_order(
            list in prop::collection::vec((0_u16..20, 0_u16..20), 0..600),
            times in prop::sample::select(vec![1_usize, 20]),
            is_sorted in any::<bool>(),
            offset in prop_oneof![Just(0_u64), 0_u64..300, 0_u64..13_000],
            limit in 0_u64..300,
        ) {
            let mut list = list.repeat(times);
            if is_sorted {
                list.sort_unstable_by(|a, b| b.cmp(a));
            }
            let page = Page { offset, limit };
            let number = |row: u32| Some(list[row as usize].0);
            let mut rows = RowSet::of(list.len());
            (0..list.len() as u32).for_each(|row| rows.insert(row));
            let make = |row: u32| Some((list[row as usize].1, row));
            let found = paged(&rows, page, number, make, |_, a, b| a.cmp(b));
            let found: Vec<u32> = found.into_iter().map(|(_, row)| row).collect();
            let mut sorted: Vec<((u16, u16), u32)> = list.iter().copied().zip(0..).collect();
            sorted.sort_unstable();
            let expected = page.of(sorted.into_iter().map(|(_, row)| row));
            prop_assert_eq!(found, expected.collect::<Vec<u32>>());
        }
    }
}
