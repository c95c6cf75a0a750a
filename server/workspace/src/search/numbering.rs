//! What many rows are ordered by: the numbers of a block of them have nothing to do with those of another.

use rolltop_query::rows::BLOCK;

use super::crew::{Crew, Worker};

/// Rows up to which whoever searches works out their numbers alone.
const FEW: usize = 2 * BLOCK;

/// Works out the numbers of rows.
struct Numbering<'n, N, F> {
    number: &'n F,
    /// Rows with a greater number are let go.
    bound: Option<N>,
}

/// Rows, and where they go with their numbers.
type Block<'b, N, I> = (I, &'b mut Vec<(N, u32)>);

impl<N, F, I> Worker<Block<'_, N, I>> for Numbering<'_, N, F>
where
    N: Copy + Ord + Send,
    F: Fn(u32) -> Option<N> + Sync,
    I: Iterator<Item = u32>,
{
    fn another(&self) -> Self {
        Self { ..*self }
    }

    fn work(&mut self, (rows, numbered): Block<'_, N, I>) {
        let all = rows.filter_map(|row| Some(((self.number)(row)?, row)));
        match self.bound {
            Some(bound) => numbered.extend(all.filter(|(number, _)| *number <= bound)),
            None => {
                numbered.reserve(BLOCK);
                numbered.extend(all);
            }
        }
    }
}

/// Those of so many rows, some blocks of them, whose numbers are not beyond a bound, with these numbers; in their order.
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
    let mut numbering = Numbering { number, bound };
    if total <= FEW {
        let mut all = Vec::new();
        blocks.for_each(|block| numbering.work((block, &mut all)));
        return all;
    }
    let mut of_blocks = vec![Vec::new(); blocks.len()];
    crew.work(numbering, blocks.zip(&mut of_blocks));
    of_blocks.concat()
}
