//! The order of what was found, and the page of it (query.md 7).

use std::cmp::Ordering;

use rolltop_index::{Field, QueryRow, Rank, Row};
use rolltop_query::order::Sorts;
use rolltop_query::value::Symbol;

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
    pub(crate) columns: Vec<Field<'t>>,
    /// The types that are sorted by first words where a name is missing.
    pub(crate) notes: Vec<Symbol>,
}

impl<'t> Order<'t> {
    /// Compares two rows of the space.
    pub(crate) fn compare(&self, a: &Candidate<'t>, b: &Candidate<'t>) -> Ordering {
        self.by_worth(a, self, b)
            .then_with(|| a.row.id().cmp(b.row.id()))
    }

    /// Compares a row with one of another space; their identities are left to the caller.
    pub(crate) fn by_worth<'o>(
        &self,
        a: &Candidate<'t>,
        theirs: &Order<'o>,
        b: &Candidate<'o>,
    ) -> Ordering {
        let sorted = self
            .sorts
            .compare_across(&self.row(a.row), &theirs.sorts, &theirs.row(b.row));
        sorted.then_with(|| a.rank.cmp(&b.rank))
    }

    fn row<'f>(&'f self, row: Row<'t>) -> QueryRow<'t, 'f> {
        QueryRow {
            row,
            fields: &self.columns,
            notes: &self.notes,
        }
    }
}

/// The rows of a page, and as many before it as its offset says. Only these are sorted, and every other is compared
/// about once.
pub(crate) fn first<T>(
    list: impl IntoIterator<Item = T>,
    page: Page,
    compare: impl Fn(&T, &T) -> Ordering,
) -> Vec<T> {
    let count = page.end();
    let room = count.saturating_mul(2).max(64);
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
