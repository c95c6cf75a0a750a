//! What a table held before, found by the ids of its rows and columns.

use std::collections::HashMap;

use super::reference::Echo;
use crate::block::{Cell, Table, TableColumn};

/// The cells that a table held. A look-up takes no longer where there are more of them, because operations may write
/// few cells of a table that has many.
#[derive(Default)]
pub(super) struct HeldCells<'e> {
    rows: HashMap<&'e str, &'e [Cell]>,
    /// Where each of the columns stood that the rows are written over.
    stood: Vec<Option<usize>>,
}

impl<'e> HeldCells<'e> {
    /// Those of `table`, for rows over these columns.
    pub(super) fn of(table: Option<&'e Table>, columns: &[TableColumn]) -> Self {
        let Some(table) = table else {
            return Self::default();
        };
        let places = positions(&table.columns);
        let place = |column: &TableColumn| places.get(column.id.as_str()).copied();
        let rows = table.rows.iter();
        Self {
            rows: rows
                .map(|row| (row.id.as_str(), row.cells.as_slice()))
                .collect(),
            stood: columns.iter().map(place).collect(),
        }
    }

    /// What the row with this id held in each of the columns, by its position now.
    pub(super) fn row<'h>(&'h self, id: &str) -> impl Fn(usize) -> Echo<'e> + use<'h, 'e> {
        let cells = self.rows.get(id).copied().unwrap_or_default();
        move |position| {
            let stood = self.stood.get(position).copied().flatten();
            let held = stood.and_then(|at| cells.get(at));
            held.map(Echo::of_cell).unwrap_or_default()
        }
    }
}

/// The positions of columns by their ids.
pub(super) fn positions(columns: &[TableColumn]) -> HashMap<&str, usize> {
    let ids = columns.iter().map(|column| column.id.as_str());
    ids.zip(0..).collect()
}
