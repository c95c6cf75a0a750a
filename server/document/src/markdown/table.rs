//! Tables of Markdown, read into the rows of a table block (document.md 12.1).

use pulldown_cmark::{Event, Tag, TagEnd};

use super::prose::{Noted, Prose};
use crate::block::{Cell, Table, TableColumn, TableRow};
use crate::ids::IdSource;

/// A table while it is read.
pub(super) struct TableReader {
    columns: usize,
    rows: Vec<TableRow>,
    cell: Option<Box<Prose>>,
    /// The table has ended.
    pub(super) is_finished: bool,
}

impl TableReader {
    pub(super) fn new(columns: usize) -> Self {
        Self {
            columns,
            rows: Vec::new(),
            cell: None,
            is_finished: false,
        }
    }

    /// Takes an event inside the table; gives what is to be said of a cell that ended.
    pub(super) fn event(&mut self, event: Event<'_>, raw: &str) -> Noted {
        match event {
            Event::Start(Tag::TableHead) => self.start_row(true),
            Event::Start(Tag::TableRow) => self.start_row(false),
            Event::Start(Tag::TableCell) => self.cell = Some(Box::default()),
            Event::End(TagEnd::TableCell) => return self.end_cell(),
            Event::End(TagEnd::TableHead | TagEnd::TableRow) => self.end_row(),
            Event::End(TagEnd::Table) => self.is_finished = true,
            other => {
                if let Some(cell) = &mut self.cell {
                    cell.event(other, raw);
                }
            }
        }
        Noted::default()
    }

    fn start_row(&mut self, is_header: bool) {
        self.rows.push(TableRow {
            is_header,
            ..TableRow::default()
        });
    }

    fn end_cell(&mut self) -> Noted {
        let Some(cell) = self.cell.take() else {
            return Noted::default();
        };
        let finished = cell.finish();
        if let Some(row) = self.rows.last_mut() {
            row.cells.push(match finished.source {
                source if source.is_empty() => Cell::Empty,
                source => Cell::Text(source),
            });
        }
        finished.noted
    }

    /// Trailing empty cells are not stored (document.md 6.4).
    fn end_row(&mut self) {
        if let Some(row) = self.rows.last_mut() {
            while row.cells.pop_if(|cell| *cell == Cell::Empty).is_some() {}
        }
    }

    /// The table block, with fresh ids for its columns and rows.
    pub(super) fn finish(self, ids: &dyn IdSource) -> Table {
        let column = |_| TableColumn {
            id: ids.mint(),
            ..TableColumn::default()
        };
        let columns = (0..self.columns).map(column).collect();
        let mut rows = self.rows;
        for row in &mut rows {
            row.id = ids.mint();
        }
        Table { columns, rows }
    }
}
