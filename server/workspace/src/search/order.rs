//! The order of what was found, and the page of it (query.md 7).

use std::cell::OnceCell;
use std::cmp::Ordering;

use rolltop_index::{Excerpt, Rank, Reader, Row};
use rolltop_query::order::{Number, PlacedRow, Sorts};

use crate::spaces::Page;

/// A row that passes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate<'t> {
    pub(crate) row: Row<'t>,
    /// What its words are worth, in a search for words.
    pub(crate) rank: Option<Rank>,
}

/// The order of one space's rows: the sorts, then what the words are worth, then the id.
pub(crate) struct Order<'t> {
    pub(crate) sorts: Sorts,
    pub(crate) reader: Reader<'t>,
}

impl<'t> Order<'t> {
    /// The first of these rows, as many as a page and what lies before it have.
    pub(crate) fn first(
        &self,
        candidates: impl Iterator<Item = Candidate<'t>>,
        page: Page,
    ) -> Vec<Candidate<'t>> {
        let sorts = self.sorts.numbered(&self.reader);
        // Only rows that are equal otherwise ask for it.
        let ids = OnceCell::new();
        let numbered = candidates.map(|row| (sorts.first(&self.reader.row(row.row)), row));
        let compare = |a: &(Number, Candidate<'t>), b: &(Number, Candidate<'t>)| {
            a.0.cmp(&b.0).then_with(|| {
                let (first, second) = (self.reader.row(a.1.row), self.reader.row(b.1.row));
                let sorted = sorts.compare_rest(&first, &second);
                sorted.then_with(|| a.1.rank.cmp(&b.1.rank)).then_with(|| {
                    let ids = ids.get_or_init(|| self.reader.ids());
                    let place = |number: u32| ids.place(number);
                    place(first.number()).cmp(&place(second.number()))
                })
            })
        };
        let found = first(numbered, page, compare).into_iter();
        found.map(|(_, candidate)| candidate).collect()
    }

    /// What a row is compared with those of other spaces by.
    pub(crate) fn excerpt(&self, candidate: &Candidate<'t>) -> Excerpt {
        self.reader.row(candidate.row).excerpt()
    }
}

/// Fewest rows that are gathered before those that cannot be on the page are let go.
const ROOM: usize = 256;

/// The rows of a page, and as many before it as its offset says. Only these are sorted, and every other is compared
/// about once.
fn first<T>(
    list: impl IntoIterator<Item = T>,
    page: Page,
    compare: impl Fn(&T, &T) -> Ordering,
) -> Vec<T> {
    let count = page.end();
    let room = count.saturating_mul(2).max(ROOM);
    let mut best: Vec<T> = Vec::new();
    // Whether the last of the first `count` is known to bound all others.
    let mut is_bounded = false;
    for item in list {
        let is_behind = is_bounded
            && best
                .get(count.saturating_sub(1))
                .is_some_and(|last| compare(&item, last).is_ge());
        if is_behind {
            continue;
        }
        best.push(item);
        if best.len() >= room && count > 0 {
            best.select_nth_unstable_by(count - 1, &compare);
            best.truncate(count);
            is_bounded = true;
        }
    }
    best.sort_unstable_by(&compare);
    best.truncate(count);
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        // query.md 9: a larger window appends, never reorders.
        #[test]
        fn the_first_are_those_of_the_whole_order(
            list in prop::collection::vec(0_u16..400, 0..600),
            offset in 0_u64..300,
            limit in 0_u64..300,
        ) {
            let mut sorted: Vec<(u16, usize)> = list.iter().copied().zip(0..).collect();
            let found = first(sorted.clone(), Page { offset, limit }, Ord::cmp);
            sorted.sort_unstable();
            sorted.truncate(usize::try_from(offset + limit).unwrap_or_default());
            prop_assert_eq!(found, sorted);
        }
    }
}
