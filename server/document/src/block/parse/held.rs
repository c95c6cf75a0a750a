//! What a table held before, found by the ids of its rows and columns.

use std::collections::HashMap;

use super::reference::Echo;
use crate::block::{ExistingParts, Table, TableColumn};

/// The cells that the rows and columns of a table held before. A look-up takes no longer where there are more of them,
/// because operations may write few cells of a table that has many.
#[derive(Default)]
pub(super) struct HeldCells<'e> {
    parts: Option<&'e dyn ExistingParts>,
    /// Where each of the columns stood that the rows are written over.
    stood: Vec<Option<(&'e Table, usize)>>,
}

impl<'e> HeldCells<'e> {
    /// Those of existing parts, for rows over these columns.
    pub(super) fn of(parts: Option<&'e dyn ExistingParts>, columns: &[TableColumn]) -> Self {
        let stood = |parts: &'e dyn ExistingParts| {
            let columns = columns.iter();
            columns.map(|column| parts.column(&column.id)).collect()
        };
        Self {
            parts,
            stood: parts.map(stood).unwrap_or_default(),
        }
    }

    /// What the row with this id held in each of the columns, by its position now.
    pub(super) fn row<'h>(&'h self, id: &str) -> impl Fn(usize) -> Echo<'e> + use<'h, 'e> {
        let held = self.parts.and_then(|parts| parts.row(id));
        move |position| {
            let stood = self.stood.get(position).copied().flatten();
            let cell = held.zip(stood).and_then(|((table, row), (other, column))| {
                // A row and a column of two tables had no cell.
                let row = table.rows.get(row).filter(|_| std::ptr::eq(table, other));
                row?.cells.get(column)
            });
            cell.map(Echo::of_cell).unwrap_or_default()
        }
    }
}

/// The positions of columns by their ids.
pub(super) fn positions(columns: &[TableColumn]) -> HashMap<&str, usize> {
    let ids = columns.iter().map(|column| column.id.as_str());
    ids.zip(0..).collect()
}
