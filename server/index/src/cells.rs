//! One cell for each row that has a value: a tag and a number. A property that most rows lack is kept as a sorted list
//! of those that have it, so that memory follows the values and not the rows.

use std::sync::Arc;

use rolltop_query::cells::{self, HeldBy, Tag};
use rolltop_query::rows::BLOCK;

use crate::chunks::Chunks;

/// A row of a table.
pub(crate) type Slot = u32;

/// Rows for each value up to which cells are kept by row; with twice as many they become a sorted list again.
const DENSE_RATIO: usize = 4;

/// Tag and number.
pub(crate) type Cell = (Tag, u64);

/// The cells of a column.
#[derive(Clone, Debug)]
pub(crate) enum Cells {
    /// By row; `filled` of them have a value.
    Dense {
        tags: Chunks<Tag>,
        numbers: Chunks<u64>,
        filled: usize,
    },
    /// Those that have a value.
    Sparse(Arc<Sparse>),
}

/// The cells of the rows that have a value, ascending.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sparse {
    pub(crate) slots: Vec<Slot>,
    pub(crate) tags: Vec<Tag>,
    pub(crate) numbers: Vec<u64>,
}

impl Default for Cells {
    fn default() -> Self {
        Self::Sparse(Arc::default())
    }
}

impl Sparse {
    fn get(&self, slot: Slot) -> Option<Cell> {
        let at = self.slots.binary_search(&slot).ok()?;
        Some((*self.tags.get(at)?, *self.numbers.get(at)?))
    }
}

impl Cells {
    /// About how many bytes they take.
    pub(crate) fn bytes(&self) -> usize {
        match self {
            Self::Dense { tags, numbers, .. } => tags.bytes() + numbers.bytes(),
            Self::Sparse(sparse) => {
                sparse.tags.capacity()
                    + sparse.numbers.capacity() * size_of::<u64>()
                    + sparse.slots.capacity() * size_of::<Slot>()
            }
        }
    }

    /// One more than the greatest row that may have a value.
    pub(crate) fn rows(&self) -> usize {
        match self {
            Self::Dense { tags, .. } => tags.len(),
            Self::Sparse(sparse) => sparse.slots.last().map_or(0, |last| *last as usize + 1),
        }
    }

    #[inline]
    pub(crate) fn get(&self, slot: Slot) -> Cell {
        let at = slot as usize;
        let cell = match self {
            Self::Dense { tags, numbers, .. } => match tags.get(at) {
                Some(tag) => numbers.get(at).map(|number| (*tag, *number)),
                None => None,
            },
            Self::Sparse(sparse) => sparse.get(slot),
        };
        cell.unwrap_or_default()
    }

    /// Those of the block of rows that begins with this one.
    pub(crate) fn block(&self, first: Slot, is_date: bool) -> cells::Cells<'_> {
        match self {
            Self::Dense { tags, numbers, .. } => cells::Cells {
                held: HeldBy::Each,
                tags: tags.part(first as usize),
                numbers: numbers.part(first as usize),
                is_date,
            },
            Self::Sparse(sparse) => {
                let Sparse {
                    slots,
                    tags,
                    numbers,
                } = &**sparse;
                let from = slots.partition_point(|slot| *slot < first);
                let behind = slots.get(from..).unwrap_or_default();
                let count = behind.partition_point(|slot| *slot - first < BLOCK as Slot);
                let range = from..from + count;
                cells::Cells {
                    held: HeldBy::These(slots.get(range.clone()).unwrap_or_default()),
                    tags: tags.get(range.clone()).unwrap_or_default(),
                    numbers: numbers.get(range).unwrap_or_default(),
                    is_date,
                }
            }
        }
    }

    /// Takes the cell of a row out.
    pub(crate) fn take(&mut self, slot: Slot) -> Cell {
        let cell = self.get(slot);
        if cell.0 == Tag::Absent {
            return cell;
        }
        match self {
            Self::Dense { tags, filled, .. } => {
                if let Some(tag) = tags.get_mut(slot as usize) {
                    *tag = Tag::Absent;
                    *filled -= 1;
                }
            }
            Self::Sparse(sparse) => {
                let Sparse {
                    slots,
                    tags,
                    numbers,
                } = Arc::make_mut(sparse);
                if let Ok(at) = slots.binary_search(&slot) {
                    slots.remove(at);
                    tags.remove(at);
                    numbers.remove(at);
                }
            }
        }
        cell
    }

    /// Puts a cell where none is; the table has so many rows.
    pub(crate) fn put(&mut self, slot: Slot, (tag, number): Cell, rows: usize) {
        match self {
            Self::Dense {
                tags,
                numbers,
                filled,
            } => {
                let at = slot as usize;
                tags.fill(at + 1, &Tag::Absent);
                numbers.fill(at + 1, &0);
                if let (Some(old), Some(place)) = (tags.get_mut(at), numbers.get_mut(at)) {
                    (*old, *place) = (tag, number);
                    *filled += 1;
                }
                if *filled * DENSE_RATIO * 2 < tags.len() {
                    self.thin();
                }
            }
            Self::Sparse(sparse) => {
                let Sparse {
                    slots,
                    tags,
                    numbers,
                } = Arc::make_mut(sparse);
                let at = slots.partition_point(|known| *known < slot);
                slots.insert(at, slot);
                tags.insert(at, tag);
                numbers.insert(at, number);
                if slots.len() * DENSE_RATIO > rows {
                    self.spread();
                }
            }
        }
    }

    /// Changes the numbers of all cells that have a value.
    pub(crate) fn renumber(&mut self, mut change: impl FnMut(Tag, u64) -> u64) {
        match self {
            Self::Dense { tags, numbers, .. } => {
                for (tag, number) in tags.iter().zip(numbers.iter_mut()) {
                    *number = change(*tag, *number);
                }
            }
            Self::Sparse(sparse) => {
                let Sparse { tags, numbers, .. } = Arc::make_mut(sparse);
                for (tag, number) in tags.iter().zip(numbers) {
                    *number = change(*tag, *number);
                }
            }
        }
    }

    /// Gives back the room that was made for more.
    pub(crate) fn shrink(&mut self) {
        match self {
            Self::Dense { tags, numbers, .. } => {
                tags.shrink();
                numbers.shrink();
            }
            Self::Sparse(sparse) => {
                let sparse = Arc::make_mut(sparse);
                sparse.slots.shrink_to_fit();
                sparse.tags.shrink_to_fit();
                sparse.numbers.shrink_to_fit();
            }
        }
    }

    /// From a list to cells by row.
    fn spread(&mut self) {
        let Self::Sparse(sparse) = self else {
            return;
        };
        let (mut tags, mut numbers) = (Chunks::default(), Chunks::default());
        let values = sparse.tags.iter().zip(&sparse.numbers);
        for (slot, (tag, number)) in sparse.slots.iter().zip(values) {
            tags.fill(*slot as usize, &Tag::Absent);
            numbers.fill(*slot as usize, &0);
            tags.push(*tag);
            numbers.push(*number);
        }
        *self = Self::Dense {
            filled: sparse.slots.len(),
            tags,
            numbers,
        };
    }

    /// From cells by row to a list.
    fn thin(&mut self) {
        let Self::Dense { tags, numbers, .. } = self else {
            return;
        };
        let cells = (0..).zip(tags.iter().copied().zip(numbers.iter().copied()));
        let filled: Vec<(Slot, Cell)> = cells.filter(|(_, (tag, _))| *tag != Tag::Absent).collect();
        *self = Self::Sparse(Arc::new(Sparse {
            slots: filled.iter().map(|(slot, _)| *slot).collect(),
            tags: filled.iter().map(|(_, (tag, _))| *tag).collect(),
            numbers: filled.iter().map(|(_, (_, number))| *number).collect(),
        }));
    }
}
