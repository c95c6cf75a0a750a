//! Where a text stands that no block contains as it was given, and which operation reaches it there (ops.md 4.1, 7.8).
//! It is looked for once, when the search has failed.

use std::ops::Range;

use super::draft::Draft;
use super::locate::excerpt;
use crate::block::{Block, BlockContent, Cell, Table};
use crate::bundled::{DESCRIPTION, NAME};
use crate::inline;
use crate::reference::MAX_CANDIDATES;
use crate::wording::list;

impl Draft<'_> {
    /// What to do about a text that no block contains: `searched` are the blocks that were looked into.
    pub(super) fn hint_of_no_text(
        &self,
        needle: &str,
        searched: impl Fn(&BlockContent) -> bool,
    ) -> Option<String> {
        self.in_other_markup(needle, &searched)
            .or_else(|| self.in_other_types(needle, &searched))
            .or_else(|| self.in_cells(needle))
            .or_else(|| self.in_properties(needle))
            .or_else(|| self.over_several_blocks(needle, &searched))
    }

    /// The same text under marks, or without those that were given.
    fn in_other_markup(
        &self,
        needle: &str,
        searched: &impl Fn(&BlockContent) -> bool,
    ) -> Option<String> {
        let wanted = inline::plain(needle);
        if wanted.trim().is_empty() {
            return None;
        }
        let holds = |block: &&Block| {
            searched(&block.content)
                && block.content.has_markup()
                && inline::plain(&self.served_text(block)).contains(&wanted)
        };
        let mut blocks = self.blocks().iter().filter(holds);
        let block = blocks.next()?;
        let others: Vec<String> = blocks.map(|block| self.made.called(&block.id)).collect();
        if !others.is_empty() {
            let total = others.len() + 1;
            let called = std::iter::once(self.made.called(&block.id)).chain(others);
            return Some(format!(
                "several blocks have it with other markup: {}; give the id of one, with its text as a read serves it",
                list(called.take(MAX_CANDIDATES).collect(), total)
            ));
        }
        let text = self.served_text(block);
        Some(format!(
            "{} has it with other markup, in \"{}\": copy it with its markup, as a read serves it",
            self.made.called(&block.id),
            excerpt(&text, beginning(&text, &wanted))
        ))
    }

    /// Sources and addresses, which are reached by the id of their block alone.
    fn in_other_types(
        &self,
        needle: &str,
        searched: &impl Fn(&BlockContent) -> bool,
    ) -> Option<String> {
        let holds = |block: &&Block| {
            !searched(&block.content)
                && block
                    .content
                    .text()
                    .is_some_and(|text| text.contains(needle))
                && self.made.place(&block.id).is_none()
        };
        let block = self.blocks().iter().find(holds)?;
        Some(format!(
            "it stands in {}, of type {}, which is found by its id alone: give that as id",
            block.id,
            block.content.type_name()
        ))
    }

    /// The cells of tables.
    fn in_cells(&self, needle: &str) -> Option<String> {
        let mut cells = Vec::new();
        let mut total = 0;
        let mut is_new = false;
        for block in self.blocks() {
            let BlockContent::Table(table) = &block.content else {
                continue;
            };
            for (row, column) in cells_with(table, needle) {
                if [&block.id, row, column]
                    .iter()
                    .any(|id| self.made.place(id).is_some())
                {
                    is_new = true;
                    continue;
                }
                total += 1;
                if cells.len() < MAX_CANDIDATES {
                    let table = &block.id;
                    cells.push(format!("table_id {table}, row {row} and col {column}"));
                }
            }
        }
        match total {
            0 => is_new.then(|| {
                "it stands in a cell that is new in this batch: write it there as it is to be"
                    .to_owned()
            }),
            1 => Some(format!(
                "it stands in the cell of a table, which set_cell writes whole, with {}",
                list(cells, total)
            )),
            _ => Some(format!(
                "it stands in {total} cells of tables, each of which set_cell writes whole: {}",
                list(cells, total)
            )),
        }
    }

    /// The title and the description, which are no blocks.
    fn in_properties(&self, needle: &str) -> Option<String> {
        let holds = |key: &&str| {
            let value = self.document.properties.get(*key);
            let text = value.and_then(serde_json::Value::as_str);
            text.is_some_and(|text| text.contains(needle))
        };
        let key = [NAME, DESCRIPTION].into_iter().find(holds)?;
        Some(format!(
            "it stands in the property {key}, which is no block: set_properties sets it whole"
        ))
    }

    /// Lines of one text, each in a block of its own.
    fn over_several_blocks(
        &self,
        needle: &str,
        searched: &impl Fn(&BlockContent) -> bool,
    ) -> Option<String> {
        let mut lines = needle.lines().filter(|line| !line.trim().is_empty());
        let (first, _) = (lines.next()?, lines.next()?);
        let holds =
            |block: &&Block| searched(&block.content) && self.served_text(block).contains(first);
        let block = self.blocks().iter().find(holds)?;
        Some(format!(
            "a text is looked for in one block at a time, and {} has only its first line: write one operation for each \
             block, with the text of that block",
            self.made.called(&block.id)
        ))
    }
}

/// The rows and columns of the cells that hold a text.
fn cells_with<'t>(table: &'t Table, needle: &str) -> Vec<(&'t String, &'t String)> {
    let holds = |block: &Block| {
        block
            .content
            .text()
            .is_some_and(|text| text.contains(needle))
    };
    let holds = |cell: &Cell| match cell {
        Cell::Empty => false,
        Cell::Text(text) => text.contains(needle),
        Cell::Blocks(blocks) => holds(&blocks.own) || blocks.descendants.iter().any(holds),
    };
    let rows = table.rows.iter();
    rows.flat_map(|row| {
        let cells = row.cells.iter().zip(&table.columns);
        let found = cells.filter(|(cell, _)| holds(cell));
        found.map(|(_, column)| (&row.id, &column.id))
    })
    .collect()
}

/// About where a text begins in its source: at its first word.
fn beginning(source: &str, plain: &str) -> Range<usize> {
    let word = plain.split_whitespace().next().unwrap_or_default();
    let at = source.find(word).unwrap_or_default();
    at..at
}
