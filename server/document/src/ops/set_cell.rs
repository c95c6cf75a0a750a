//! `set_cell`: the content of one cell of a table (ops.md 7.8).

use std::borrow::Cow;

use super::draft::{Draft, ViewReceipts};
use super::existing::Existing;
use super::locate::excerpt;
use super::made::{Listed, Made, candidate};
use super::model::SetCell;
use crate::block::structure::{Root, Rules, check_structure};
use crate::block::{Block, BlockContent, Cell, IdRule, Table, cell_text, parse_cell};
use crate::findings::Findings;
use crate::inline::unified;
use crate::issue::{Fault, Issue};
use crate::names::SpaceNames;
use crate::path::Path;
use crate::reference::{MAX_CANDIDATES, Resolution};
use crate::similar::composed;
use crate::wording::list;

/// The hint for an ambiguous reference.
const FULL_ID: &str = "use the full id";

impl Draft<'_> {
    pub(super) fn set_cell(&mut self, op: &SetCell, path: &Path) -> Result<(), Fault> {
        let path_of_table = path.key("table_id");
        let at = self.find_block(&op.table_id, &path_of_table)?;
        let Some(block) = self.blocks().get(at) else {
            return Ok(());
        };
        let table = table_of(block, &path_of_table)?;
        if table.columns.is_empty() && table.rows.is_empty() {
            return Err(no_lines(
                "the table has neither columns nor rows",
                r#"{"columns":[{}],"rows":[{}]} for an empty one of each"#,
                &path.key("col"),
            ));
        }
        let column = self.columns_of(table).find(&op.col, &path.key("col"))?;
        let row = self.rows_of(table).find(&op.row, &path.key("row"))?;

        let path_of_value = path.key("value");
        let existing = Existing::cell(self.before_op(), at, (row, column));
        let mut found = Findings::default();
        let cx = self.payload(IdRule::Existing(&existing));
        let held = cell(table, row, column);
        let (new, minted) = parse_cell(&op.value, held, &path_of_value, &cx, &mut found);
        let holds_blocks = |cell: &Cell| matches!(cell, Cell::Blocks(_));
        let touches_blocks = holds_blocks(held) || holds_blocks(&new);

        self.accept(found, minted, ViewReceipts::Omitted)?;
        if let Some(block) = self.document.blocks.get_mut(at) {
            put(&mut block.content, row, column, new);
            if touches_blocks {
                check_table(block, at, &path_of_value)?;
            }
        }
        // Plain text has no ids and no descendants, so it cannot conflict with the rest of the table.
        if touches_blocks {
            self.check_file_children(path)?;
        }
        Ok(())
    }

    /// The columns, labelled by the header row. Without a header row they have no labels.
    fn columns_of<'t>(&'t self, table: &'t Table) -> Lines<'t> {
        let header = table.rows.iter().find(|row| row.is_header);
        Lines {
            noun: "column",
            ids: table
                .columns
                .iter()
                .map(|column| column.id.as_str())
                .collect(),
            cell: Box::new(move |at| header.and_then(|row| row.cells.get(at))),
            made: &self.made,
            names: &self.cx.names,
        }
    }

    /// The rows, labelled by their first cells.
    fn rows_of<'t>(&'t self, table: &'t Table) -> Lines<'t> {
        Lines {
            noun: "row",
            ids: table.rows.iter().map(|row| row.id.as_str()).collect(),
            cell: Box::new(|at| table.rows.get(at).and_then(|row| row.cells.first())),
            made: &self.made,
            names: &self.cx.names,
        }
    }
}

/// The rows or columns of a table. Labels are read only if no id matches, because a batch can write many cells of a
/// large table.
struct Lines<'t> {
    noun: &'static str,
    ids: Vec<&'t str>,
    /// The cell with the label of a line.
    cell: Box<dyn Fn(usize) -> Option<&'t Cell> + 't>,
    made: &'t Made,
    names: &'t SpaceNames<'t>,
}

impl<'t> Lines<'t> {
    /// Position of the row or column that a reference names: by id, by unique id suffix, else by label. An ambiguous
    /// suffix is not tried as a label.
    ///
    /// # Errors
    /// No match or several, at the path of the field.
    fn find(&self, reference: &str, path: &Path) -> Result<usize, Fault> {
        let ids = self.ids.iter().enumerate().map(|(at, id)| (*id, at));
        match self.made.resolve(reference, ids) {
            Resolution::One(at) => Ok(at),
            Resolution::Several { candidates, total } => {
                let shown = candidates
                    .into_iter()
                    .map(|at| candidate(self.id(at), &self.description(at)));
                let message = self.names_several(reference, total, &list(shown.collect(), total));
                Err(Fault::ambiguous(Issue::at(path, message).hint(FULL_ID)))
            }
            Resolution::Missing => self.find_label(reference, path),
        }
    }

    fn find_label(&self, reference: &str, path: &Path) -> Result<usize, Fault> {
        let wanted = folded(reference);
        let hits: Vec<usize> = (0..self.ids.len())
            .filter(|at| !wanted.is_empty() && folded(&self.label(*at)) == wanted)
            .collect();
        match hits.as_slice() {
            [at] => Ok(*at),
            [] => Err(self.missing(reference, path)),
            several => {
                let listed = self.listed(several.iter().copied());
                let message = self.names_several(reference, several.len(), &listed.text);
                Err(Fault::ambiguous(
                    Issue::at(path, message).hint(listed.hint(FULL_ID, None)),
                ))
            }
        }
    }

    fn label(&self, at: usize) -> Cow<'t, str> {
        (self.cell)(at).map_or(Cow::Borrowed(""), |cell| cell_text(cell, self.names))
    }

    fn names_several(&self, reference: &str, total: usize, listed: &str) -> String {
        format!("{reference:?} names {total} {}s: {listed}", self.noun)
    }

    fn missing(&self, reference: &str, path: &Path) -> Fault {
        let noun = self.noun;
        if self.ids.is_empty() {
            let set = format!(r#"{{"{noun}s":[{{}}]}} for an empty one"#);
            return no_lines(&format!("the table has no {noun}s"), &set, path);
        }
        let listed = self.listed(0..self.ids.len());
        let message = format!(
            "the table has no {noun} {reference:?}; it has {}",
            listed.text
        );
        let hint = listed.hint(
            &format!("write the id of a {noun}, or its whole text"),
            Some(&format!("write the whole text of a {noun}")),
        );
        Fault::not_found(Issue::at(path, message).hint(hint))
    }

    /// Candidate list of ids and labels.
    fn listed(&self, positions: impl IntoIterator<Item = usize>) -> Listed {
        let (id, description) = (|at| self.id(at), |at| self.description(at));
        self.made.listed(positions, MAX_CANDIDATES, id, description)
    }

    fn id(&self, at: usize) -> &'t str {
        self.ids.get(at).copied().unwrap_or_default()
    }

    /// The label as shown after a candidate id.
    fn description(&self, at: usize) -> String {
        match self.label(at).trim() {
            "" => String::new(),
            label => format!("\"{}\"", excerpt(label, 0..0)),
        }
    }
}

/// The fault of a table without rows or columns; `set` is the example that adds some.
fn no_lines(lacks: &str, set: &str, path: &Path) -> Fault {
    let hint = format!("give it some with update_block, of which `set` is {set}");
    Fault::not_found(Issue::at(path, lacks).hint(hint))
}

/// The comparison form of a label: NFC, lower case, trimmed, with unified line ends.
fn folded(label: &str) -> String {
    composed(&unified(label.trim())).to_lowercase()
}

fn table_of<'b>(block: &'b Block, path: &Path) -> Result<&'b Table, Fault> {
    if let BlockContent::Table(table) = &block.content {
        return Ok(table);
    }
    let message = format!(
        "{} is not a table: its type is {}",
        block.id,
        block.content.type_name()
    );
    let issue = Issue::at(path, message).hint("name a table block; update_block changes others");
    Err(Fault::invalid(issue))
}

/// Validates the table with the new cell: checks that need the whole table, such as duplicate ids.
///
/// # Errors
/// Every finding, at the path of the value; the hint names the place in the document.
fn check_table(block: &Block, at: usize, path: &Path) -> Result<(), Fault> {
    let rules = Rules {
        root: Root::Fragment,
        are_parsed: true,
        ..Rules::AFTER_EDIT
    };
    let stored = Path::pointer("/blocks").index(at);
    let mut found = Findings::default();
    check_structure(
        std::slice::from_ref(block),
        &|_| stored.clone(),
        rules,
        &mut found,
    );
    for issue in &mut found.issues {
        let place = issue.path.replace(path.into()).unwrap_or_default();
        issue.hint = Some(format!("the error is at {place} of the document"));
    }
    found.into_result("the value would give an invalid table")?;
    Ok(())
}

fn cell(table: &Table, row: usize, column: usize) -> &Cell {
    let row = table.rows.get(row);
    row.and_then(|row| row.cells.get(column))
        .unwrap_or(&Cell::Empty)
}

/// Stores a cell at its position; missing cells before it become empty.
fn put(content: &mut BlockContent, row: usize, column: usize, cell: Cell) {
    if let BlockContent::Table(table) = content
        && let Some(row) = table.rows.get_mut(row)
    {
        if row.cells.len() <= column {
            row.cells.resize(column + 1, Cell::Empty);
        }
        if let Some(place) = row.cells.get_mut(column) {
            *place = cell;
        }
    }
    content.settle_table();
}
