//! The order of what was found, and the page of it (query.md 7).

use std::cmp::Ordering;
use std::sync::OnceLock;

use rolltop_index::{Excerpt, Matches, Rank, Reader, Row};
use rolltop_query::order::{Number, Sorts};
use rolltop_query::rows::{BLOCK, RowSet, Rows};

use super::crew::Crew;
use super::numbering::numbered;
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
    /// The page of these rows. `matches` knows what they are worth in a search for words. What they are ordered by is worked
    /// out by the crew where that takes long.
    pub(crate) fn page(
        &self,
        rows: &RowSet,
        matches: Option<&Matches<'t>>,
        page: Page,
        crew: &Crew,
    ) -> Vec<Candidate<'t>> {
        let sorts = self.sorts.numbered(&self.reader);
        let column = sorts.first_field().map(|field| self.reader.column(field));
        let at = |row| self.reader.row_at(row);
        // Only rows that are equal otherwise ask for it.
        let ids = OnceLock::new();
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
                let among = |_, rows, page| (rows, page);
                let compare = |_, a: &_, b: &_| compare(0, a, b);
                paged(crew, rows, page, number, false, among, make, compare)
            }
            None => {
                let by_next = |next: usize, row: u32| match next < sorts.count() {
                    true => Some(sorts.nth(next, &self.reader.row(at(row)?))),
                    false => {
                        let ids = ids.get_or_init(|| self.reader.ids());
                        Some(ids.place(row).into())
                    }
                };
                let ties = Ties {
                    // What words are worth comes before the ids.
                    stages: sorts.count().max(1) + usize::from(matches.is_none()),
                    is_tie: &|at, number| sorts.is_tie(at, number),
                    number: &by_next,
                    crew,
                };
                let among = |number, rows, page| ties.among(0, number, rows, page);
                let are_ties_dear = sorts.count() > 1;
                paged(crew, rows, page, first, are_ties_dear, among, make, compare)
            }
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

/// Rows that are not told apart, and the page of them; of those the ones that may be on it, and the page of these.
type Among<'a, N> = &'a dyn Fn(N, Vec<u32>, Page) -> (Vec<u32>, Page);

/// The page of these rows: by number, then as they compare. `among` knows which of many rows with one number may be on a
/// page of them; that is asked for a page at the beginning too where it takes long to compare such rows.
#[expect(clippy::too_many_arguments, reason = "what an order is made of")]
fn paged<N: Copy + Ord + Send, T>(
    crew: &Crew,
    rows: &RowSet,
    page: Page,
    number: impl Fn(u32) -> Option<N> + Sync,
    are_ties_dear: bool,
    among: impl Fn(N, Vec<u32>, Page) -> (Vec<u32>, Page),
    make: impl Fn(u32) -> Option<T>,
    compare: impl Fn(N, &T, &T) -> Ordering,
) -> Vec<T> {
    let total = rows.len();
    let bound = bound(rows.iter(), total, page, &number);
    let is_begin = bound.is_some() || page.offset == 0;
    let is_chosen = is_begin && !are_ties_dear || total <= FEW_TIES;
    if is_chosen && bound.is_none() {
        let numbered = rows.iter().filter_map(|row| Some((number(row)?, row)));
        return chosen(numbered, page, make, compare);
    }
    let numbered = numbered(crew, total, rows.blocks(), bound, &number);
    if is_chosen {
        return chosen(numbered.into_iter(), page, make, compare);
    }
    // What lies before the page need not be put in order: the numbers tell how much it is.
    let (near, page) = near(numbered, page, &among);
    let numbered = near.into_iter().filter_map(|row| Some((number(row)?, row)));
    chosen(numbered, page, make, compare)
}

/// Rows that are compared with one another without regard to how much that takes.
const FEW_TIES: usize = 256;

/// What tells rows apart that have the same number in the sorts before.
struct Ties<'a> {
    /// How many sorts there are, and behind them what they are compared by at last.
    stages: usize,
    /// Rows with this number at this stage are told apart by the next one alone.
    is_tie: &'a dyn Fn(usize, Number) -> bool,
    number: &'a (dyn Fn(usize, u32) -> Option<Number> + Sync),
    /// Who works out the numbers of many.
    crew: &'a Crew,
}

impl Ties<'_> {
    /// Those of rows that have one number at a stage, and in each before, that may be on a page of them, and the page of
    /// those.
    fn among(&self, stage: usize, number: Number, rows: Vec<u32>, page: Page) -> (Vec<u32>, Page) {
        let next = stage + 1;
        if rows.len() <= FEW_TIES || next >= self.stages || !(self.is_tie)(stage, number) {
            return (rows, page);
        }
        let (of_next, total) = (self.number, rows.len());
        let number = |row: u32| of_next(next, row);
        let bound = bound(rows.iter().copied(), total, page, number);
        let blocks = rows.chunks(BLOCK).map(|block| block.iter().copied());
        let rows = numbered(self.crew, total, blocks, bound, &number);
        near(rows, page, &|number, rows, page| {
            self.among(next, number, rows, page)
        })
    }
}

/// Those rows that may be on a page by their numbers, and the page of them.
fn near<N: Copy + Ord>(
    mut rows: Vec<(N, u32)>,
    page: Page,
    among: Among<'_, N>,
) -> (Vec<u32>, Page) {
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
    let (mut before, mut of_first, mut between, mut of_last) = (0, vec![], vec![], vec![]);
    for (number, row) in rows {
        match (number.cmp(&first), number.cmp(&last)) {
            (Ordering::Less, _) => before += 1,
            (Ordering::Equal, _) => of_first.push(row),
            (_, Ordering::Less) => between.push(row),
            (_, Ordering::Equal) => of_last.push(row),
            (_, Ordering::Greater) => {}
        }
    }
    let offset = offset - before;
    let part = |offset: usize, limit: usize| Page {
        offset: offset as u64,
        limit: limit as u64,
    };
    let wanted = end - page.start();
    // Where the page begins, and where it ends, rows may have one number and lie beyond it all the same.
    let most = of_first.len() - offset;
    if first == last {
        return among(first, of_first, part(offset, wanted));
    }
    let (mut near, begin) = among(first, of_first, part(offset, most));
    let left = wanted - most - between.len();
    let (ends, _) = among(last, of_last, part(0, left));
    near.extend(between);
    near.extend(ends);
    (near, part(begin.start(), wanted))
}

/// A number that no row of the page exceeds, learnt from some rows: so many of them are no greater. Without it, each of
/// many rows could come before all that were seen until then.
fn bound<N: Ord>(
    rows: impl Iterator<Item = u32>,
    total: usize,
    page: Page,
    number: impl Fn(u32) -> Option<N>,
) -> Option<N> {
    let count = page.end();
    let sample = count.saturating_mul(SAMPLE).max(LEAST_SAMPLE);
    let last = count.checked_sub(1)?;
    if total < sample.saturating_mul(WORTH) {
        return None;
    }
    let some = rows.step_by(total / sample);
    let mut numbers: Vec<N> = some.filter_map(number).collect();
    if numbers.len() < count {
        return None;
    }
    numbers.select_nth_unstable(last);
    Some(numbers.swap_remove(last))
}

/// The rows of a page: by number, then as they compare. Only these are sorted; of those behind hardly more is looked at than
/// their numbers.
fn chosen<N: Copy + Ord, T>(
    list: impl Iterator<Item = (N, u32)>,
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
    let mut best: Vec<(N, T)> = Vec::with_capacity(room.min(list.size_hint().1.unwrap_or(ROOM)));
    // No number of the page exceeds it, once the last of the first `count` is known.
    let (mut bound, mut is_full): (Option<N>, bool) = (None, false);
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
    let wanted = count - page.start().min(count);
    if (1..best.len()).contains(&wanted) {
        best.select_nth_unstable_by(wanted - 1, &compare);
    }
    best.truncate(wanted);
    best.sort_unstable_by(&compare);
    best.into_iter().map(|(_, item)| item).collect()
}

#[cfg(test)]
#[expect(clippy::indexing_slicing, reason = "tests")]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use proptest::prelude::*;

    use super::*;
    use crate::testing::ManualClock;

    proptest! {
        // query.md 9: a larger window appends, never reorders.
        #[test]
        fn a_page_is_that_of_the_whole_order(
            list in (1_u16..20, 1_u16..20).prop_flat_map(|(first, second)| {
                prop::collection::vec((0..first, 0..second), 0..600)
            }),
            times in prop::sample::select(vec![1_usize, 20]),
            is_sorted in any::<bool>(),
            stages in 1_usize..=3,
            is_dear in any::<bool>(),
            hiding in 0_u128..10,
            of_block in prop::sample::select(vec![0, 20]),
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
            let by_stage = |stage: usize, row: u32| {
                let (first, second) = list[row as usize];
                Some([first.into(), second.into(), row.into()][stage])
            };
            // Each block takes so long that another thread takes some, or no time at all.
            let clock = ManualClock::at_seconds(0);
            clock.pass_with_every_look(Duration::from_millis(of_block));
            let crew = Crew::new(Arc::new(clock), 2);
            let ties = Ties {
                stages,
                is_tie: &|_, number| number % 5 != hiding,
                number: &by_stage,
                crew: &crew,
            };
            let among = |number: u16, rows, page| ties.among(0, number.into(), rows, page);
            let found = paged(&crew, &rows, page, number, is_dear, among, make, |_, a, b| a.cmp(b));
            let found: Vec<u32> = found.into_iter().map(|(_, row)| row).collect();
            let mut sorted: Vec<((u16, u16), u32)> = list.iter().copied().zip(0..).collect();
            sorted.sort_unstable();
            let expected = page.of(sorted.into_iter().map(|(_, row)| row));
            prop_assert_eq!(found, expected.collect::<Vec<u32>>());
        }
    }
}
