//! Descendants of file blocks: older content may have them, but an edit must not add any (ops.md 5).

use std::collections::HashSet;

use crate::block::{Block, BlockContent, Cell, Parenthood, Table};

/// The descendants of each file block, including blocks in cells.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct FileChildren {
    /// Pairs of file block and descendant in document order. New ids are random, so the order must not depend on them.
    pairs: Vec<(String, String)>,
}

impl FileChildren {
    /// Linear in the size of the document.
    pub(super) fn of(blocks: &[Block]) -> Self {
        let mut found = Self::default();
        found.run(blocks, |file| file.id.clone());
        found
    }

    /// The first new descendant in document order, with its file block.
    pub(super) fn added_since<'s>(&'s self, before: &Self) -> Option<(&'s str, &'s str)> {
        if self == before {
            return None;
        }
        let known: HashSet<&(String, String)> = before.pairs.iter().collect();
        let added = self.pairs.iter().find(|pair| !known.contains(*pair));
        added.map(|(parent, child)| (parent.as_str(), child.as_str()))
    }

    fn run<'b>(
        &mut self,
        blocks: impl IntoIterator<Item = &'b Block>,
        name: impl Fn(&Block) -> String,
    ) {
        let mut ancestors: Vec<&Block> = Vec::new();
        for block in blocks {
            while ancestors
                .last()
                .is_some_and(|file| file.indent >= block.indent)
            {
                ancestors.pop();
            }
            let pairs = ancestors.iter().map(|file| (name(file), block.id.clone()));
            self.pairs.extend(pairs);
            if block.content.block_type().parenthood() == Parenthood::OlderContent {
                ancestors.push(block);
            }
            // Cells cannot hold tables, so the recursion ends here.
            if let BlockContent::Table(table) = &block.content {
                self.table(table);
            }
        }
    }

    /// The own block of a cell has no id; it is identified by row and column.
    fn table(&mut self, table: &Table) {
        for row in &table.rows {
            for (column, cell) in table.columns.iter().zip(&row.cells) {
                if let Cell::Blocks(cell) = cell {
                    let blocks = std::iter::once(&cell.own).chain(&cell.descendants);
                    self.run(blocks, |file| match file.id.as_str() {
                        "" => format!("{}-{}", row.id, column.id),
                        id => id.to_owned(),
                    });
                }
            }
        }
    }
}
