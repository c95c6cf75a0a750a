//! What many rows are ordered by: the numbers of a block of them have nothing to do with those of another.

use std::mem::take;
use std::sync::{Mutex, PoisonError};

use rolltop_query::rows::BLOCK;

use super::crew::{Crew, Worker};

/// Rows up to which whoever searches works out their numbers alone.
const FEW: usize = 2 * BLOCK;

/// Works out the numbers of rows, and keeps those that are not beyond a bound.
struct Numbering<'n, N, F> {
    number: &'n F,
    bound: Option<N>,
    /// How many there are at most, where there is no bound.
    total: usize,
    kept: Vec<(N, u32)>,
    /// Where each who is done puts what was kept.
    done: &'n Mutex<Vec<Vec<(N, u32)>>>,
}

impl<N, F, I> Worker<I> for Numbering<'_, N, F>
where
    N: Copy + Ord + Send,
    F: Fn(u32) -> Option<N> + Sync,
    I: Iterator<Item = u32>,
{
    fn another(&self) -> Self {
        Self {
            kept: Vec::new(),
            ..*self
        }
    }

    fn work(&mut self, rows: I) {
        let all = rows.filter_map(|row| Some(((self.number)(row)?, row)));
        match self.bound {
            Some(bound) => self.kept.extend(all.filter(|(number, _)| *number <= bound)),
            None => {
                // What is not needed in the end is never touched.
                self.kept
                    .reserve(self.total - self.kept.len().min(self.total));
                self.kept.extend(all);
            }
        }
    }
}

impl<N, F> Drop for Numbering<'_, N, F> {
    fn drop(&mut self) {
        let mut done = self.done.lock().unwrap_or_else(PoisonError::into_inner);
        done.push(take(&mut self.kept));
    }
}

/// Those of so many rows, some blocks of them, whose numbers are not beyond a bound, with these numbers; in no order.
pub(super) fn numbered<N, I>(
    crew: &Crew,
    total: usize,
    blocks: impl ExactSizeIterator<Item = I> + Send,
    bound: Option<N>,
    number: &(impl Fn(u32) -> Option<N> + Sync),
) -> Vec<(N, u32)>
where
    N: Copy + Ord + Send,
    I: Iterator<Item = u32> + Send,
{
    let done = Mutex::default();
    let mut numbering = Numbering {
        number,
        bound,
        total,
        kept: Vec::new(),
        done: &done,
    };
    match total {
        ..=FEW => {
            blocks.for_each(|block| numbering.work(block));
            drop(numbering);
        }
        _ => crew.work(numbering, blocks),
    }
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_unstable_by_key(Vec::len);
    let mut all = done.pop().unwrap_or_default();
    done.iter().for_each(|kept| all.extend_from_slice(kept));
    all
}
