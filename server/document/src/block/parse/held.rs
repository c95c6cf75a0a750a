//! The previous cells of a table, looked up by the ids of rows and columns.

use std::collections::HashMap;

use super::reference::Echo;
use crate::block::{ExistingParts, Table, TableColumn};

/// The previous cells of a table. A lookup takes constant time, because an operation may write few cells of a large
/// table.
#[derive(Default)]
pub(super) struct HeldCells<'e> {
    parts: Option<&'e dyn ExistingParts>,
    /// For each column of the new table, its previous table and position.
    stood: Vec<Option<(&'e Table, usize)>>,
}

impl<'e> HeldCells<'e> {
    /// The previous cells for rows over these columns.
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

    /// Returns a function from a column position to the previous cell of the row with this id.
    pub(super) fn row<'h>(&'h self, id: &str) -> impl Fn(usize) -> Echo<'e> + use<'h, 'e> {
        let held = self.parts.and_then(|parts| parts.row(id));
        move |position| {
            let stood = self.stood.get(position).copied().flatten();
            let cell = held.zip(stood).and_then(|((table, row), (other, column))| {
                // A row and a column of different tables had no common cell.
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
