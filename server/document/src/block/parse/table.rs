//! Parses tables: columns, rows and cells (document.md 6.4). [`crate::block::structure`] checks grids and ids.

use std::collections::HashMap;

use crate::limits::{MAX_GRID, MAX_TABLE_COLUMNS, MAX_TABLE_ROWS, MAX_WIDTH};
use serde_json::Value;

use super::block::{GROUP, Shape};
use super::held::{HeldCells, positions};
use super::meant;
use super::reference::Echo;
use super::run::{FORM as BLOCK_FORM, Run};
use super::{Parser, rules};
use crate::block::structure::{self, Node};
use crate::block::{
    Block, BlockContent, Cell, CellBlocks, MintedKind, Table, TableColumn, TableRow, TextStyle,
};
use crate::issue::Issue;
use crate::members::read::{self, Wrong, json_kind};
use crate::members::{Members, Slot};
use crate::path::Path;
use crate::place::Place;
use crate::similar::fold;
use crate::wording::counted;

/// A column and a row, as hints show them.
const COLUMN_FORM: &str = r#"{"width":120}"#;
const ROW_FORM: &str = r#"{"cells":["…"]}"#;
/// A row of a table without columns.
const EMPTY_ROW_FORM: &str = r#"{"cells":[]}"#;
const COLUMN_MEMBERS: [&str; 4] = ["id", "header", "width", "fields"];
const ROW_MEMBERS: [&str; 3] = ["id", "is_header", "cells"];

/// The rule for the indent of a cell's own block: none if it is alone, 0 if descendants follow.
#[derive(Clone, Copy, Eq, PartialEq)]
enum OwnIndent {
    None,
    Zero,
}

impl Parser<'_> {
    /// The table of a block. Given columns and rows replace those of `base` completely. If only columns are given, the
    /// rows of `base` stay and their cells move with their columns.
    pub(super) fn table(&mut self, members: &Members<'_>, base: Table) -> Table {
        let known = self.out.issues.len();
        let columns = match members.slot("columns") {
            Slot::Absent => None,
            Slot::Cleared => Some(Vec::new()),
            Slot::Given(_) => Some(self.columns(members)),
        };
        let has_faults = self.out.issues.len() > known;
        let rows = match (members.slot("rows"), &columns) {
            (Slot::Absent, None) => base.rows,
            // If a column is invalid, the rows cannot be matched and are not checked.
            (Slot::Absent, Some(_)) if has_faults => Vec::new(),
            (Slot::Absent, Some(columns)) => {
                let rows = members.place().key("rows");
                self.carried(base.rows, &base.columns, columns, &rows)
            }
            (Slot::Cleared, _) => Vec::new(),
            (Slot::Given(_), columns) => {
                let columns = columns.as_ref().unwrap_or(&base.columns);
                self.rows(members, columns)
            }
        };
        Table {
            columns: columns.unwrap_or(base.columns),
            rows,
        }
    }

    /// Moves the cells of existing rows to the new column order. Refuses to leave out a column with filled cells,
    /// because the request does not mention them.
    fn carried(
        &mut self,
        rows: Vec<TableRow>,
        from: &[TableColumn],
        to: &[TableColumn],
        place: &Place<'_>,
    ) -> Vec<TableRow> {
        let places = positions(to);
        // Duplicate ids are refused elsewhere; no follow-up faults are reported.
        if places.len() < to.len() {
            return Vec::new();
        }
        let place_of = |column: &TableColumn| places.get(column.id.as_str()).copied();
        let places: Vec<Option<usize>> = from.iter().map(place_of).collect();
        let stay = places.iter().zip(0..).all(|(now, at)| *now == Some(at));
        // A grid that is too large is refused elsewhere, so no cells are allocated.
        if stay || to.len().saturating_mul(rows.len()) > MAX_GRID {
            return rows;
        }
        // For each omitted column: the first row with a filled cell, and the number of such rows.
        let mut lost: HashMap<usize, (usize, usize)> = HashMap::new();
        let mut carried = Vec::with_capacity(rows.len());
        for (position, row) in rows.into_iter().enumerate() {
            let mut cells = Vec::new();
            for (at, cell) in row.cells.into_iter().enumerate() {
                if cell == Cell::Empty {
                    continue;
                }
                let Some(now) = places.get(at).copied().flatten() else {
                    let (_, count) = lost.entry(at).or_insert((position, 0));
                    *count += 1;
                    continue;
                };
                if cells.len() <= now {
                    cells.resize(now + 1, Cell::Empty);
                }
                if let Some(slot) = cells.get_mut(now) {
                    *slot = cell;
                }
            }
            carried.push(TableRow { cells, ..row });
        }
        for (column, at) in from.iter().zip(0..) {
            if let Some((row, count)) = lost.get(&at) {
                let message = format!(
                    "`columns` replaces all columns and leaves out {}, which has {}; a column stays where its id is sent",
                    column.id,
                    counted(*count, "filled cells")
                );
                let cell = place.path().index(*row).key("cells").index(at);
                let hint = "empty its filled cells first, each by set_cell with `value` null";
                self.out.issue(Issue::at(cell, message).hint(hint));
            }
        }
        carried
    }

    fn columns(&mut self, table: &Members<'_>) -> Vec<TableColumn> {
        let most = self.cap(MAX_TABLE_COLUMNS, MAX_GRID);
        let Some(values) = table.array("columns", most, self.out) else {
            return unread_columns(table, most);
        };
        let list = table.place().key("columns");
        let parts = self.existing();
        let mut columns = Vec::with_capacity(values.len());
        for (position, value) in values.iter().enumerate() {
            let place = list.index(position);
            let Some(members) = self.open(value, &place, COLUMN_FORM) else {
                // A placeholder keeps the positions of the following columns.
                columns.push(TableColumn::default());
                continue;
            };
            for name in members
                .names()
                .filter(|name| !COLUMN_MEMBERS.contains(&name.as_str()))
            {
                if self.out.is_full() {
                    break;
                }
                let issue = members.unknown(name, "a table column", &COLUMN_MEMBERS);
                self.out.issue(if meant::OF_HEADS.contains(&&*fold(name)) {
                    issue.hint(meant::HEADS)
                } else {
                    issue
                });
            }
            let id = self.local_id(&members, MintedKind::Column);
            let held = parts.and_then(|parts| parts.column(&id));
            let kept = held.and_then(|(table, at)| table.columns.get(at));
            columns.push(TableColumn {
                width: members.count("width", 0, MAX_WIDTH, self.out),
                fields: self.bag(
                    &members,
                    "fields",
                    kept.and_then(|column| column.fields.clone()),
                ),
                id,
            });
        }
        columns
    }

    /// The rows over these columns.
    fn rows(&mut self, table: &Members<'_>, columns: &[TableColumn]) -> Vec<TableRow> {
        let values = table.array("rows", self.cap(MAX_TABLE_ROWS, MAX_GRID), self.out);
        let list = table.place().key("rows");
        let values = values.unwrap_or_default();
        let held = HeldCells::of(self.existing(), columns);
        let mut rows = Vec::with_capacity(values.len());
        for (position, value) in values.iter().enumerate() {
            let place = list.index(position);
            let form = if columns.is_empty() {
                EMPTY_ROW_FORM
            } else {
                ROW_FORM
            };
            let Some(members) = self.open(value, &place, form) else {
                rows.push(TableRow::default());
                continue;
            };
            members.close("a table row", &ROW_MEMBERS, self.out);
            let id = self.local_id(&members, MintedKind::Row);
            let is_header = members.flag("is_header", false, self.out);
            let cells = self.cells(&members, held.row(&id));
            rows.push(TableRow {
                id,
                is_header,
                cells,
            });
        }
        rows
    }

    /// The cells of a row, each with the previous cell at its position.
    fn cells<'e>(&mut self, row: &Members<'_>, held: impl Fn(usize) -> Echo<'e>) -> Vec<Cell> {
        let values = row.array("cells", self.cap(MAX_TABLE_COLUMNS, MAX_GRID), self.out);
        let list = row.place().key("cells");
        let values = values.unwrap_or_default();
        let mut cells = Vec::with_capacity(values.len());
        for (position, value) in values.iter().enumerate() {
            cells.push(self.cell(value, &list.index(position), &held(position)));
        }
        cells
    }

    /// One cell: a string, `null`, a block, or a block with its descendants.
    pub(super) fn cell(&mut self, value: &Value, place: &Place<'_>, echo: &Echo<'_>) -> Cell {
        match value {
            Value::Null => Cell::Empty,
            Value::String(_) => match self.text(value) {
                Ok(source) => Cell::plain(self.markup(&source, &|| echo.text, &|| place.path())),
                Err(wrong) => {
                    self.out.issue(wrong.at(&place.path()));
                    Cell::Empty
                }
            },
            Value::Object(_) => {
                self.open(value, place, BLOCK_FORM)
                    .map_or(Cell::Empty, |members| {
                        self.own_block(&members, OwnIndent::None, echo)
                            .map_or(Cell::Empty, |own| {
                                self.judge_cell(&own, &Run::default(), &|_| place.path());
                                Cell::of(own, Vec::new())
                            })
                    })
            }
            Value::Array(_) => match read::list(value, self.most(MAX_GRID)) {
                Ok(values) => self.cell_blocks(values, place, echo),
                Err(wrong) => {
                    self.out.issue(wrong.at(&place.path()));
                    Cell::Empty
                }
            },
            Value::Bool(_) | Value::Number(_) => {
                self.refuse_cell(place, &format!("a cell is not {}", json_kind(value)));
                Cell::Empty
            }
        }
    }

    /// The cell's own block, followed by its descendants.
    fn cell_blocks(&mut self, values: &[Value], place: &Place<'_>, echo: &Echo<'_>) -> Cell {
        let Some(first) = values.first() else {
            self.refuse_cell(place, "the array of a cell is empty");
            return Cell::Empty;
        };
        let first_place = place.index(0);
        let own = self
            .open(first, &first_place, BLOCK_FORM)
            .and_then(|members| self.own_block(&members, OwnIndent::Zero, echo));
        let below = self.run_below(values, place, Some(0));
        own.map_or(Cell::Empty, |own| {
            let at = |index: usize| {
                let position = index
                    .checked_sub(1)
                    .map(|below_own| below.position(below_own));
                place.index(position.unwrap_or_default()).path()
            };
            self.judge_cell(&own, &below, &at);
            if !self.is_stored() {
                let entries = [0].into_iter().chain(below.positions().iter().copied());
                self.cells.note(&place.path(), entries.collect());
            }
            Cell::of(own, below.into_blocks())
        })
    }

    /// Checks the containment inside a cell. This runs here because it is known here which blocks already have a fault
    /// of their own (document.md 10.3).
    fn judge_cell(&mut self, own: &Block, below: &Run, at: &dyn Fn(usize) -> Path) {
        if self.is_stored() || self.drops {
            return;
        }
        let mut nodes = vec![Node::known(own)];
        nodes.extend(below.nodes());
        structure::check_in_cell(&nodes, at, rules(self.cx), self.out);
    }

    /// The own block of a cell. Its id is derived and its indent is 0.
    fn own_block(
        &mut self,
        members: &Members<'_>,
        indent: OwnIndent,
        echo: &Echo<'_>,
    ) -> Option<Block> {
        self.refuse_cell_id(members);
        let may_be = |given: &Value| indent == OwnIndent::Zero && given.as_f64() == Some(0.0);
        if members.given("indent").is_some_and(|given| !may_be(given)) {
            let issue = Issue::at(
                members.path("indent"),
                "the own block of a cell has no `indent`",
            );
            self.out.issue(issue.hint("leave it out"));
        }
        if self.type_is_group(members) {
            self.refuse_type(
                members,
                GROUP,
                "the own block of a cell cannot be a group",
                true,
            );
            return None;
        }
        match self.shape(members, 1, true) {
            Shape::Block(found) => Some(self.typed(members, found, 0, String::new(), echo)),
            Shape::Group | Shape::Structural(_) | Shape::Unknown => None,
        }
    }

    fn type_is_group(&self, members: &Members<'_>) -> bool {
        !self.is_payload() && members.given("type").is_some_and(|name| name == GROUP)
    }

    fn refuse_cell(&mut self, place: &Place<'_>, message: &str) {
        let hint = "a string, null, a block without `id` and `indent`, or an array of such a block \
                    and its descendants";
        self.out
            .issue(Wrong::new(message).hint(hint).at(&place.path()));
    }
}

/// Placeholder columns, as many as the longest row has cells. If `columns` is invalid as a whole, rows must not be
/// reported as too long (document.md 10.3).
fn unread_columns(table: &Members<'_>, most: usize) -> Vec<TableColumn> {
    let rows = table.given("rows").and_then(Value::as_array);
    let cells = rows.into_iter().flatten().filter_map(|row| {
        let cells = row.get("cells")?.as_array()?.len();
        // A row that exceeds the limit is a fault of its own.
        (cells <= most).then_some(cells)
    });
    vec![TableColumn::default(); cells.max().unwrap_or_default()]
}

impl Cell {
    /// A cell that is a paragraph of this canonical markup source.
    pub fn plain(text: String) -> Self {
        if text.is_empty() {
            Self::Empty
        } else {
            Self::Text(text)
        }
    }

    /// The markup source of a cell that is a plain paragraph.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            Self::Empty | Self::Blocks(_) => None,
        }
    }

    /// A cell with an own block and descendants. A bare paragraph is stored as its text (document.md 6.4).
    pub fn of(own: Block, descendants: Vec<Block>) -> Self {
        if descendants.is_empty() && own.is_bare_paragraph() {
            return match own.content {
                BlockContent::Text { text, .. } => Self::plain(text),
                _ => Self::Empty,
            };
        }
        Self::Blocks(Box::new(CellBlocks { own, descendants }))
    }
}

impl Block {
    /// True for a paragraph that has only text.
    fn is_bare_paragraph(&self) -> bool {
        let paragraph = matches!(
            &self.content,
            BlockContent::Text {
                style: TextStyle::Paragraph,
                color: None,
                ..
            }
        );
        paragraph
            && self.align == Default::default()
            && self.vertical_align == Default::default()
            && self.background_color.is_none()
            && self.fields.is_none()
    }
}
