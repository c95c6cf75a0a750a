//! One cell for each row that has a value: a tag and a number. A property that most rows lack is kept as a sorted list
//! of those that have it, so that memory follows the values and not the rows.

/// A row of a table.
pub(crate) type Slot = u32;

/// Rows for each value up to which cells are kept by row; with twice as many they become a sorted list again.
const DENSE_RATIO: usize = 4;

/// What the number of a cell means.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) enum Tag {
    #[default]
    Absent,
    Null,
    False,
    True,
    /// The bits of a float.
    Number,
    /// Where a text of nothing but ASCII lies.
    Text,
    /// A place among the other texts.
    Wide,
    /// A symbol.
    One,
    /// Where a list lies.
    Many,
}

impl Tag {
    pub(crate) const ALL: [Self; 9] = [
        Self::Absent,
        Self::Null,
        Self::False,
        Self::True,
        Self::Number,
        Self::Text,
        Self::Wide,
        Self::One,
        Self::Many,
    ];
}

/// Tag and number.
pub(crate) type Cell = (Tag, u64);

/// The cells of a column.
#[derive(Debug)]
pub(crate) enum Cells {
    /// By row; `filled` of them have a value.
    Dense {
        tags: Vec<Tag>,
        numbers: Vec<u64>,
        filled: usize,
    },
    /// The rows that have a value, ascending.
    Sparse {
        slots: Vec<Slot>,
        tags: Vec<Tag>,
        numbers: Vec<u64>,
    },
}

impl Default for Cells {
    fn default() -> Self {
        Self::Sparse {
            slots: Vec::new(),
            tags: Vec::new(),
            numbers: Vec::new(),
        }
    }
}

impl Cells {
    /// About how many bytes they take.
    pub(crate) fn bytes(&self) -> usize {
        let of = |tags: &Vec<Tag>, numbers: &Vec<u64>| tags.capacity() + numbers.capacity() * 8;
        match self {
            Self::Dense { tags, numbers, .. } => of(tags, numbers),
            Self::Sparse {
                slots,
                tags,
                numbers,
            } => of(tags, numbers) + slots.capacity() * size_of::<Slot>(),
        }
    }

    /// Where the cell of a row is.
    fn position(&self, slot: Slot) -> Option<usize> {
        match self {
            Self::Dense { .. } => Some(slot as usize),
            Self::Sparse { slots, .. } => slots.binary_search(&slot).ok(),
        }
    }

    fn parts(&mut self) -> (&mut Vec<Tag>, &mut Vec<u64>) {
        match self {
            Self::Dense { tags, numbers, .. } | Self::Sparse { tags, numbers, .. } => {
                (tags, numbers)
            }
        }
    }

    pub(crate) fn get(&self, slot: Slot) -> Cell {
        let at = self.position(slot);
        let (Self::Dense { tags, numbers, .. } | Self::Sparse { tags, numbers, .. }) = self;
        let cell = at.and_then(|at| Some((*tags.get(at)?, *numbers.get(at)?)));
        cell.unwrap_or_default()
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
            Self::Sparse {
                slots,
                tags,
                numbers,
            } => {
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
                if tags.len() <= at {
                    tags.resize(at + 1, Tag::Absent);
                    numbers.resize(at + 1, 0);
                }
                if let (Some(old), Some(place)) = (tags.get_mut(at), numbers.get_mut(at)) {
                    (*old, *place) = (tag, number);
                    *filled += 1;
                }
                if *filled * DENSE_RATIO * 2 < tags.len() {
                    self.thin();
                }
            }
            Self::Sparse {
                slots,
                tags,
                numbers,
            } => {
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
        let (tags, numbers) = self.parts();
        for (tag, number) in tags.iter().zip(numbers) {
            *number = change(*tag, *number);
        }
    }

    /// Gives back the room that was made for more.
    pub(crate) fn shrink(&mut self) {
        if let Self::Sparse { slots, .. } = self {
            slots.shrink_to_fit();
        }
        let (tags, numbers) = self.parts();
        tags.shrink_to_fit();
        numbers.shrink_to_fit();
    }

    /// From a list to cells by row.
    fn spread(&mut self) {
        let Self::Sparse {
            slots,
            tags,
            numbers,
        } = self
        else {
            return;
        };
        let rows = slots.last().map_or(0, |last| *last as usize + 1);
        let (mut all_tags, mut all_numbers) = (vec![Tag::Absent; rows], vec![0; rows]);
        for ((slot, tag), number) in slots.iter().zip(tags.iter()).zip(numbers.iter()) {
            let at = *slot as usize;
            if let (Some(place), Some(value)) = (all_tags.get_mut(at), all_numbers.get_mut(at)) {
                (*place, *value) = (*tag, *number);
            }
        }
        *self = Self::Dense {
            filled: slots.len(),
            tags: all_tags,
            numbers: all_numbers,
        };
    }

    /// From cells by row to a list.
    fn thin(&mut self) {
        let Self::Dense { tags, numbers, .. } = self else {
            return;
        };
        let cells = (0..).zip(tags.iter().copied().zip(numbers.iter().copied()));
        let filled: Vec<(Slot, Cell)> = cells.filter(|(_, (tag, _))| *tag != Tag::Absent).collect();
        *self = Self::Sparse {
            slots: filled.iter().map(|(slot, _)| *slot).collect(),
            tags: filled.iter().map(|(_, (tag, _))| *tag).collect(),
            numbers: filled.iter().map(|(_, (_, number))| *number).collect(),
        };
    }
}
