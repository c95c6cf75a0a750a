//! Checks the rules about the whole sequence of blocks: indents, containment, unique ids, grids (document.md 6.2, 6.4,
//! 9.5; ops.md 2, step 13).
//!
//! It checks newly parsed blocks and, for the edit engine, the document after a batch.

use serde_json::{Value, json};

use crate::block::{Block, BlockContent, BlockType, Cell, Parenthood, Table, TableColumn};
use crate::findings::Findings;
use crate::issue::Issue;
use crate::limits::{MAX_GRID, MAX_INDENT};
use crate::path::Path;
use crate::wording::counted;

mod identity;
#[cfg(test)]
mod tests;

pub(crate) use identity::CellEntries;
use identity::Identities;

/// Maximum number of columns that a hint writes out.
const MAX_LISTED_COLUMNS: usize = 16;

/// The rules that depend on where the blocks come from.
#[derive(Clone, Copy)]
pub struct Rules<'a> {
    /// What the first level of the blocks is.
    pub root: Root,
    /// How a child of a file block is treated.
    pub file_children: FileChildren,
    /// The blocks were just parsed: the parser has checked indents and the containment in table cells, before groups
    /// were lifted.
    pub are_parsed: bool,
    /// Whether a hint can name a column of the table by its id. It cannot if the input itself writes the columns, or if
    /// the column is new in the batch and its id is therefore unknown. The check after a batch allows all columns.
    pub can_name_column: &'a dyn Fn(&str) -> bool,
}

impl Rules<'_> {
    /// The rules for the document after a batch of operations.
    pub const AFTER_EDIT: Self = Self {
        root: Root::Document,
        file_children: FileChildren::Kept,
        are_parsed: false,
        can_name_column: &|_| true,
    };
}

/// What the first level of the blocks is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Root {
    /// The root of a document.
    Document,
    /// Some place in a document; the whole document is checked later.
    Fragment,
}

/// How a child of a file block is treated (document.md 6.2).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FileChildren {
    /// It is a fault.
    Refused,
    /// It is a warning.
    Warned,
    /// Accepted: it is older content, or it is checked elsewhere.
    Kept,
}

/// A block of a sequence.
#[derive(Clone, Copy)]
pub(crate) struct Node<'b> {
    block: &'b Block,
    /// `None` if the type is missing or unknown: its children are not checked (document.md 10.3).
    block_type: Option<BlockType>,
    /// Whether its indent determines its parent. If not, the fault of the indent is already reported.
    is_placed: bool,
}

impl<'b> Node<'b> {
    pub(crate) fn known(block: &'b Block) -> Self {
        Self {
            block,
            block_type: Some(block.content.block_type()),
            is_placed: true,
        }
    }

    pub(crate) fn unknown(block: &'b Block) -> Self {
        Self {
            block,
            block_type: None,
            is_placed: true,
        }
    }

    /// Sets whether the indent determines the parent.
    pub(crate) fn placed(self, is_placed: bool) -> Self {
        Self { is_placed, ..self }
    }
}

/// Checks the blocks of a document; `at` returns the path of each by its position.
pub fn check_structure(
    blocks: &[Block],
    at: &dyn Fn(usize) -> Path,
    rules: Rules<'_>,
    out: &mut Findings,
) {
    let nodes: Vec<_> = blocks.iter().map(Node::known).collect();
    check(&nodes, at, &CellEntries::default(), rules, out);
}

/// As [`check_structure`], for blocks with possibly unknown types; `cells` gives the positions of cell blocks in the
/// input.
pub(crate) fn check(
    nodes: &[Node<'_>],
    at: &dyn Fn(usize) -> Path,
    cells: &CellEntries,
    rules: Rules<'_>,
    out: &mut Findings,
) {
    check_nesting(nodes, at, rules, out);
    for (index, node) in nodes.iter().enumerate() {
        if let BlockContent::Table(table) = &node.block.content {
            check_table(table, &|| at(index), rules, out);
        }
    }
    let mut identities = Identities::new(at, cells);
    for (index, node) in nodes.iter().enumerate() {
        identities.take(index, node.block, out);
    }
    identities.finish(out);
}

/// Checks the ids in a single cell, for the operation that writes it.
pub(crate) fn check_cell_ids(cell: &Cell, path: &Path, entries: &CellEntries, out: &mut Findings) {
    let at = |_| path.clone();
    let mut identities = Identities::new(&at, entries);
    identities.take_lone_cell(cell, out);
    identities.finish(out);
}

/// Checks indents and containment along the sequence.
fn check_nesting(
    nodes: &[Node<'_>],
    at: &dyn Fn(usize) -> Path,
    rules: Rules<'_>,
    out: &mut Findings,
) {
    // The open ancestors: at position k, the last node with indent k.
    let mut ancestors: Vec<Option<BlockType>> = Vec::new();
    for (index, node) in nodes.iter().enumerate() {
        let indent = usize::from(node.block.indent);
        if !rules.are_parsed {
            check_indent(indent, ancestors.len(), &|| at(index), out);
        }
        let parent = match indent.checked_sub(1) {
            _ if !node.is_placed => Parent::Unknown,
            Some(above) => ancestors
                .get(above)
                .copied()
                .map_or(Parent::Unknown, Parent::of),
            None if rules.root == Root::Document => Parent::Root,
            None => Parent::Unknown,
        };
        check_parent(*node, parent, &|| at(index), rules, out);
        ancestors.truncate(indent);
        ancestors.resize(indent, None);
        ancestors.push(node.block_type);
    }
}

/// The parent of a block.
#[derive(Clone, Copy)]
enum Parent {
    Root,
    Block(BlockType),
    /// The parent is unknown, so nothing can be checked.
    Unknown,
}

impl Parent {
    fn of(block_type: Option<BlockType>) -> Self {
        block_type.map_or(Self::Unknown, Self::Block)
    }
}

/// Checks that an indent is at most one more than the previous one and within the limit. `open` is the number of open
/// ancestors.
fn check_indent(indent: usize, open: usize, at: &dyn Fn() -> Path, out: &mut Findings) {
    if indent > usize::from(MAX_INDENT) {
        let message =
            format!("the block would be nested {indent} deep, at most {MAX_INDENT} is possible");
        out.issue(Issue::at(at(), message).hint(INDENT_OF_CHILDREN));
    } else if indent > open {
        out.issue(too_deep(indent, open.checked_sub(1), at()));
    }
}

const INDENT_OF_CHILDREN: &str = "a child has its parent's indent + 1";

/// The fault of a skipped indent; `previous` is `None` for the first block.
pub(crate) fn too_deep(indent: usize, previous: Option<usize>, at: Path) -> Issue {
    match previous {
        None => {
            let message = format!("the first block has indent {indent}, it must be 0");
            Issue::at(at, message).hint("leave its indent out, and reduce that of its descendants")
        }
        Some(previous) => {
            let most = previous.saturating_add(1);
            let message =
                format!("indent {indent} follows indent {previous}, at most {most} is possible");
            Issue::at(at, message).hint(INDENT_OF_CHILDREN)
        }
    }
}

/// Checks which block can contain which (document.md 6.2).
fn check_parent(
    node: Node<'_>,
    parent: Parent,
    at: &dyn Fn() -> Path,
    rules: Rules<'_>,
    out: &mut Findings,
) {
    let Some(block_type) = node.block_type else {
        return;
    };
    let (message, hint) = match (block_type, parent) {
        (_, Parent::Unknown) | (BlockType::Column, Parent::Block(BlockType::Row)) => return,
        (BlockType::Column, Parent::Root | Parent::Block(_)) => (
            "a column must be directly under a row".to_owned(),
            "put it directly under a row: a block of type row above it, and its indent one more than the row's",
        ),
        (_, Parent::Block(BlockType::Row)) => (
            format!(
                "a row holds only columns, no block of type {}",
                block_type.name()
            ),
            "put it into a column of the row: a block of type column above it, with an indent one more than the row's, and \
             its own indent one more than the column's",
        ),
        (_, Parent::Root) => return,
        (_, Parent::Block(parent)) => match (parent.parenthood(), rules.file_children) {
            (Parenthood::Free, _) | (Parenthood::OlderContent, FileChildren::Kept) => return,
            (Parenthood::OlderContent, FileChildren::Warned) => {
                let message = format!(
                    "a child of a block of type {} cannot be written",
                    parent.name()
                );
                out.warn(Issue::at(at(), message).hint("give it the indent of the block above"));
                return;
            }
            (Parenthood::Leaf, _) | (Parenthood::OlderContent, FileChildren::Refused) => (
                format!("a block of type {} cannot have children", parent.name()),
                "give it the indent of the block above; a cell of a table, which has one block and its descendants, begins \
                 with one that can have them, such as a paragraph",
            ),
        },
    };
    out.issue(Issue::at(at(), message).hint(hint));
}

/// Checks one table: its grid, the length of its rows, the blocks in its cells.
fn check_table(table: &Table, at: &dyn Fn() -> Path, rules: Rules<'_>, out: &mut Findings) {
    let (columns, rows) = (table.columns.len(), table.rows.len());
    if columns.saturating_mul(rows) > MAX_GRID {
        let message =
            format!("the grid has {rows} × {columns} cells, at most {MAX_GRID} are allowed");
        let hint = smaller_grid(rows, "columns for this number of rows");
        out.issue(Issue::at(at().key("rows"), message).hint(hint));
    }
    let widest = table.rows.iter().map(|row| row.cells.len()).max();
    let widest = widest.unwrap_or_default();
    for (position, row) in table.rows.iter().enumerate() {
        let place = || at().key("rows").index(position).key("cells");
        if row.cells.len() > columns {
            let cells = counted(row.cells.len(), "cells");
            let message = format!("the row has {cells} for {}", counted(columns, "columns"));
            let hint = if widest.saturating_mul(rows) > MAX_GRID {
                // One column for each cell of the row would exceed the grid limit.
                let hint = smaller_grid(rows, "cells in each of this number of rows");
                format!("{hint}, and give `columns` an entry for each cell of the longest row")
            } else {
                format!(
                    "give `columns` {}: a row has at most one cell a column, and missing ones are empty",
                    entries(table, widest, rules)
                )
            };
            out.issue(Issue::at(place(), message).hint(hint));
        }
        let cells = row.cells.iter().enumerate();
        for (cell_position, cell) in cells.filter(|_| !rules.are_parsed) {
            check_cell_nesting(cell, &|| place().index(cell_position), rules, out);
        }
    }
}

/// A hint how to keep a grid with so many rows within its limit; `what` is counted per row.
fn smaller_grid(rows: usize, what: &str) -> String {
    // Too many rows cannot be fixed by fewer columns.
    match MAX_GRID.checked_div(rows).unwrap_or_default() {
        0 => "divide it into several tables".to_owned(),
        most => format!("write at most {most} {what}, or divide it into several tables"),
    }
}

/// The entries that bring `columns` to `count`. Columns that can be named keep their ids: without an id, a column is
/// new.
fn entries(table: &Table, count: usize, rules: Rules<'_>) -> String {
    let is_kept = |column: &TableColumn| (rules.can_name_column)(&column.id);
    let kept = table
        .columns
        .iter()
        .filter(|column| is_kept(column))
        .count();
    if kept == 0 && table.columns.iter().all(|column| column.width == 0) {
        return format!("{} in all, such as {{}}", counted(count, "entries"));
    }
    let more = count.saturating_sub(table.columns.len());
    if count > MAX_LISTED_COLUMNS {
        let made = match table.columns.len() - kept {
            0 => "",
            _ => " (without an id where it is new in the batch)",
        };
        return format!(
            "{} in all: each that stays with its id and width{made}, and {{}} for each of {more} new ones",
            counted(count, "entries")
        );
    }
    let spelled = |column: &TableColumn| {
        let id = is_kept(column).then(|| ("id", json!(column.id)));
        let width = (column.width != 0).then(|| ("width", json!(column.width)));
        id.into_iter().chain(width).collect()
    };
    let more = std::iter::repeat_n(json!({}), more);
    let all: Vec<Value> = table.columns.iter().map(spelled).chain(more).collect();
    format!("{} in all: {}", counted(count, "entries"), json!(all))
}

/// Checks the containment inside a cell: the own block has no parent but the table, its descendants are below it.
pub(crate) fn check_in_cell(
    nodes: &[Node<'_>],
    at: &dyn Fn(usize) -> Path,
    rules: Rules<'_>,
    out: &mut Findings,
) {
    let root = Root::Document;
    check_nesting(nodes, at, Rules { root, ..rules }, out);
}

/// The same for a cell of a document.
fn check_cell_nesting(cell: &Cell, at: &dyn Fn() -> Path, rules: Rules<'_>, out: &mut Findings) {
    let Cell::Blocks(blocks) = cell else { return };
    let nodes: Vec<_> = std::iter::once(&blocks.own)
        .chain(&blocks.descendants)
        .map(Node::known)
        .collect();
    let alone = blocks.descendants.is_empty();
    let place = |index: usize| if alone { at() } else { at().index(index) };
    check_in_cell(&nodes, &place, rules, out);
}
