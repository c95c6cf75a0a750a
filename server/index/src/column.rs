//! The values of one property over all rows of a space.
//!
//! A value is a tag and a number; texts and longer lists lie in a slab of the column. A property that most rows lack
//! is kept as a sorted list of those that have it, so that memory follows the values and not the rows.

use rolltop_query::value::{FieldValue, Symbol};
use serde_json::Value as Json;

use crate::slab::{Place, Slab};
use crate::symbols::SymbolTable;

/// A row of a table.
pub(crate) type Slot = u32;

/// Rows for each value up to which a column is kept by row; one with twice as many becomes a sorted list again.
const DENSE_RATIO: usize = 4;

/// What the number of a cell means.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
enum Tag {
    #[default]
    Absent,
    Null,
    False,
    True,
    /// The bits of a float.
    Number,
    /// A place among the texts.
    Text,
    /// A symbol.
    One,
    /// A place among the lists.
    Many,
}

/// The values of a property.
#[derive(Debug, Default)]
pub(crate) struct Column {
    cells: Cells,
    texts: Slab<Box<str>>,
    lists: Slab<Box<[Symbol]>>,
}

#[derive(Debug)]
enum Cells {
    /// By row; `filled` of them have a value.
    Dense {
        cells: Vec<(Tag, u64)>,
        filled: usize,
    },
    /// The rows that have a value, ascending.
    Sparse(Vec<(Slot, Tag, u64)>),
}

impl Default for Cells {
    fn default() -> Self {
        Self::Sparse(Vec::new())
    }
}

impl Column {
    /// Replaces the value of a row; `rows` is how many the table has.
    pub(crate) fn set(&mut self, slot: Slot, value: &Json, symbols: &mut SymbolTable, rows: usize) {
        self.clear(slot);
        let cell = self.cell(value, symbols);
        self.cells.set(slot, cell, rows);
    }

    /// Replaces the value of a row by a list; an empty one takes it away.
    pub(crate) fn set_list(&mut self, slot: Slot, entries: Vec<Symbol>, rows: usize) {
        self.clear(slot);
        if !entries.is_empty() {
            let cell = self.list(entries);
            self.cells.set(slot, cell, rows);
        }
    }

    /// Takes the value of a row away.
    pub(crate) fn clear(&mut self, slot: Slot) {
        let (tag, number) = self.cells.take(slot);
        match tag {
            Tag::Text => self.texts.free(number as Place),
            Tag::Many => self.lists.free(number as Place),
            Tag::Absent | Tag::Null | Tag::False | Tag::True | Tag::Number | Tag::One => {}
        }
    }

    /// The value of a row. A number of a date property is a date.
    pub(crate) fn get<'t>(
        &'t self,
        slot: Slot,
        is_date: bool,
        symbols: &'t SymbolTable,
    ) -> FieldValue<'t> {
        let (tag, number) = self.cells.get(slot);
        match tag {
            Tag::Absent => FieldValue::Missing,
            Tag::Null => FieldValue::Null,
            Tag::False => FieldValue::Checkbox(false),
            Tag::True => FieldValue::Checkbox(true),
            Tag::Number if is_date => FieldValue::Date(f64::from_bits(number) as i64),
            Tag::Number => FieldValue::Number(f64::from_bits(number)),
            Tag::Text => FieldValue::Text(self.texts.get(number as Place).map_or("", |text| text)),
            Tag::One => FieldValue::List(symbols.alone(Symbol(number as u32))),
            Tag::Many => {
                let entries = self.lists.get(number as Place);
                FieldValue::List(entries.map_or(&[], |entries| entries))
            }
        }
    }

    fn cell(&mut self, value: &Json, symbols: &mut SymbolTable) -> (Tag, u64) {
        match value {
            Json::Null => (Tag::Null, 0),
            Json::Bool(false) => (Tag::False, 0),
            Json::Bool(true) => (Tag::True, 0),
            Json::Number(number) => (Tag::Number, number.as_f64().unwrap_or_default().to_bits()),
            Json::String(text) => (Tag::Text, self.texts.put(text.as_str().into()).into()),
            Json::Array(entries) => {
                let entries = entries.iter().filter_map(Json::as_str);
                self.list(entries.map(|entry| symbols.intern(entry)).collect())
            }
            // Of the one format that only presence can be asked of.
            Json::Object(members) => (
                if members.is_empty() {
                    Tag::Null
                } else {
                    Tag::True
                },
                0,
            ),
        }
    }

    fn list(&mut self, entries: Vec<Symbol>) -> (Tag, u64) {
        match entries.as_slice() {
            [one] => (Tag::One, one.0.into()),
            _ => (Tag::Many, self.lists.put(entries.into()).into()),
        }
    }
}

impl Cells {
    fn get(&self, slot: Slot) -> (Tag, u64) {
        match self {
            Self::Dense { cells, .. } => cells.get(slot as usize).copied().unwrap_or_default(),
            Self::Sparse(cells) => {
                let found = cells.binary_search_by_key(&slot, |cell| cell.0);
                let cell = found.ok().and_then(|at| cells.get(at));
                cell.map(|(_, tag, number)| (*tag, *number))
                    .unwrap_or_default()
            }
        }
    }

    fn take(&mut self, slot: Slot) -> (Tag, u64) {
        match self {
            Self::Dense { cells, filled } => {
                let cell = cells.get_mut(slot as usize).map(std::mem::take);
                let cell = cell.unwrap_or_default();
                *filled -= usize::from(cell.0 != Tag::Absent);
                cell
            }
            Self::Sparse(cells) => match cells.binary_search_by_key(&slot, |cell| cell.0) {
                Ok(at) => {
                    let (_, tag, number) = cells.remove(at);
                    (tag, number)
                }
                Err(_) => (Tag::Absent, 0),
            },
        }
    }

    /// Puts a value where none is.
    fn set(&mut self, slot: Slot, (tag, number): (Tag, u64), rows: usize) {
        match self {
            Self::Dense { cells, filled } => {
                let at = slot as usize;
                if cells.len() <= at {
                    cells.resize(at + 1, (Tag::Absent, 0));
                }
                if let Some(cell) = cells.get_mut(at) {
                    *cell = (tag, number);
                    *filled += 1;
                }
                if *filled * DENSE_RATIO * 2 < cells.len() {
                    *self = sparse(cells);
                }
            }
            Self::Sparse(cells) => {
                let at = cells.partition_point(|cell| cell.0 < slot);
                cells.insert(at, (slot, tag, number));
                if cells.len() * DENSE_RATIO > rows {
                    *self = dense(cells);
                }
            }
        }
    }
}

fn dense(sparse: &[(Slot, Tag, u64)]) -> Cells {
    let rows = sparse.last().map_or(0, |last| last.0 as usize + 1);
    let mut cells = vec![(Tag::Absent, 0); rows];
    for (slot, tag, number) in sparse {
        if let Some(cell) = cells.get_mut(*slot as usize) {
            *cell = (*tag, *number);
        }
    }
    Cells::Dense {
        cells,
        filled: sparse.len(),
    }
}

fn sparse(dense: &[(Tag, u64)]) -> Cells {
    let filled = (0..).zip(dense).filter(|(_, (tag, _))| *tag != Tag::Absent);
    Cells::Sparse(
        filled
            .map(|(slot, (tag, number))| (slot, *tag, *number))
            .collect(),
    )
}
