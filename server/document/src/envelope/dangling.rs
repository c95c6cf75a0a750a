//! Finds references in blocks to objects that the space does not contain (document.md 3.6).

use std::collections::HashSet;

use crate::block::{BlockContent, Cell, CellBlocks, Table};
use crate::inline;
use crate::path::Path;

/// The references of a block that a read masks, in document order: the path and the stored id of each. Object links are
/// not masked. A text lists each missing object once.
pub(super) fn dangling_references(
    content: &BlockContent,
    path: &Path,
    known: &dyn Fn(&str) -> bool,
) -> Vec<(Path, String)> {
    let mut search = Search {
        known,
        found: Vec::new(),
    };
    search.content(content, path);
    search.found
}

struct Search<'k> {
    known: &'k dyn Fn(&str) -> bool,
    found: Vec<(Path, String)>,
}

impl Search<'_> {
    fn content(&mut self, content: &BlockContent, path: &Path) {
        match content {
            BlockContent::Text { icon, text, .. } => {
                let file = icon.as_ref().and_then(|icon| icon.file());
                self.object(file, || path.key("icon").key("file"));
                self.text(text, || path.key("text"));
            }
            BlockContent::Table(table) => self.table(table, path),
            BlockContent::Dataview(_)
            | BlockContent::File(_)
            | BlockContent::Bookmark { .. }
            | BlockContent::Link(_)
            | BlockContent::Code { .. }
            | BlockContent::Embed { .. }
            | BlockContent::Divider { .. }
            | BlockContent::Row
            | BlockContent::Column
            | BlockContent::TableOfContents
            | BlockContent::Property { .. }
            | BlockContent::Chat
            | BlockContent::Icon { .. } => {
                self.object(content.object_id(), || path.key("object_id"));
            }
        }
    }

    fn table(&mut self, table: &Table, path: &Path) {
        let rows = path.key("rows");
        for (at, row) in table.rows.iter().enumerate() {
            for (position, cell) in row.cells.iter().enumerate() {
                let place = || rows.index(at).key("cells").index(position);
                match cell {
                    Cell::Empty => {}
                    Cell::Text(text) => self.text(text, place),
                    Cell::Blocks(blocks) => self.cell(blocks, &place()),
                }
            }
        }
    }

    /// A cell is served as its block alone, or as an array of the block and its descendants.
    fn cell(&mut self, cell: &CellBlocks, path: &Path) {
        if cell.descendants.is_empty() {
            self.content(&cell.own.content, path);
            return;
        }
        let blocks = std::iter::once(&cell.own).chain(&cell.descendants);
        for (position, block) in blocks.enumerate() {
            self.content(&block.content, &path.index(position));
        }
    }

    fn object(&mut self, id: Option<&str>, path: impl FnOnce() -> Path) {
        if let Some(id) = id.filter(|id| !(self.known)(id)) {
            self.found.push((path(), id.to_owned()));
        }
    }

    fn text(&mut self, source: &str, path: impl FnOnce() -> Path) {
        let (_, missing) = inline::mask_missing(source, self.known);
        if missing.is_empty() {
            return;
        }
        let path = path();
        let mut seen = HashSet::new();
        for id in missing {
            if seen.insert(id.clone()) {
                self.found.push((path.clone(), id));
            }
        }
    }
}
