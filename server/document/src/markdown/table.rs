//! Reads Markdown tables into the rows of a table block (document.md 12.1).

use pulldown_cmark::{Event, Options, Tag, TagEnd};

use super::commonmark::{self, Spot};
use super::prose::{Noted, Prose};
use crate::block::{Cell, Table, TableColumn, TableRow};
use crate::ids::IdSource;

/// A table under construction.
pub(super) struct TableReader {
    /// The parser options for cells.
    options: Options,
    /// Number of columns in the header.
    columns: usize,
    rows: Vec<TableRow>,
    cell: Option<Box<Prose>>,
    /// End of the last cell and of its row in the source.
    cell_end: usize,
    row_end: usize,
    /// The table has ended.
    pub(super) is_finished: bool,
}

impl TableReader {
    pub(super) fn new(columns: usize, options: Options) -> Self {
        Self {
            options,
            columns,
            rows: Vec::new(),
            cell: None,
            cell_end: 0,
            row_end: 0,
            is_finished: false,
        }
    }

    /// Processes an event inside the table. Returns the errors and losses of a completed cell.
    pub(super) fn event(&mut self, event: Event<'_>, spot: &Spot<'_>) -> Noted {
        match event {
            Event::Start(Tag::TableHead) => self.start_row(true, spot),
            Event::Start(Tag::TableRow) => self.start_row(false, spot),
            Event::Start(Tag::TableCell) => self.cell = Some(Box::default()),
            Event::End(TagEnd::TableCell) => {
                self.cell_end = spot.range.end;
                return self.end_cell();
            }
            Event::End(TagEnd::TableHead | TagEnd::TableRow) => return self.end_row(spot),
            Event::End(TagEnd::Table) => self.is_finished = true,
            other => {
                if let Some(cell) = &mut self.cell {
                    cell.event(other, spot.raw());
                }
            }
        }
        Noted::default()
    }

    fn start_row(&mut self, is_header: bool, spot: &Spot<'_>) {
        self.row_end = spot.range.end;
        self.rows.push(TableRow {
            is_header,
            ..TableRow::default()
        });
    }

    fn end_cell(&mut self) -> Noted {
        let Some(cell) = self.cell.take() else {
            return Noted::default();
        };
        let finished = cell.finish_inline();
        if let Some(row) = self.rows.last_mut() {
            row.cells.push(match finished.source {
                source if source.is_empty() => Cell::Empty,
                source => Cell::Text(source),
            });
        }
        finished.noted
    }

    /// Drops trailing empty cells, which are not stored (document.md 6.4).
    fn end_row(&mut self, spot: &Spot<'_>) -> Noted {
        let mut noted = Noted::default();
        let surplus = spot.between(self.cell_end, self.row_end).trim();
        let surplus = surplus.strip_prefix('|').unwrap_or(surplus);
        if !surplus.is_empty()
            && self
                .rows
                .last()
                .is_some_and(|row| row.cells.len() >= self.columns)
        {
            noted = self.read_surplus(surplus);
        }
        if let Some(row) = self.rows.last_mut() {
            while row.cells.pop_if(|cell| *cell == Cell::Empty).is_some() {}
        }
        noted
    }

    /// Parses cells beyond the header's columns, which the library drops, as a separate table that is wide enough.
    fn read_surplus(&mut self, surplus: &str) -> Noted {
        let width = surplus.matches('|').count() + 1;
        let wide = format!(
            "|{}\n|{}\n|{surplus}",
            " |".repeat(width),
            "-|".repeat(width)
        );
        let mut reader = Self::new(width, self.options);
        let mut noted = Noted::default();
        commonmark::read(&wide, self.options, |event, spot| {
            if !matches!(event, Event::Start(Tag::Table(_))) && !reader.is_finished {
                noted.append(reader.event(event, spot));
            }
        });
        let read = reader.rows.into_iter().nth(1).unwrap_or_default();
        if let Some(row) = self.rows.last_mut() {
            row.cells.extend(read.cells);
        }
        noted
    }

    /// The table block, with new ids for its columns and rows.
    pub(super) fn finish(self, ids: &dyn IdSource) -> Table {
        let column = |_| TableColumn {
            id: ids.mint(),
            ..TableColumn::default()
        };
        let mut rows = self.rows;
        let widest = rows.iter().map(|row| row.cells.len()).max();
        let width = self.columns.max(widest.unwrap_or_default());
        let columns = (0..width).map(column).collect();
        for row in &mut rows {
            row.id = ids.mint();
        }
        Table { columns, rows }
    }
}
