//! What a document says, without its form: the texts that a search looks into.

use super::Document;
use crate::block::{Block, BlockContent, Cell};
use crate::inline;
use crate::limits::MAX_TEXT;

impl Document {
    /// The plain text of every text block, code block and table cell, in document order, each cut at
    /// [`MAX_TEXT`] bytes (query.md 9).
    pub fn texts(&self, visit: &mut dyn FnMut(&str)) {
        texts_of(&self.blocks, visit);
    }
}

fn texts_of(blocks: &[Block], visit: &mut dyn FnMut(&str)) {
    for block in blocks {
        match &block.content {
            BlockContent::Text { text, .. } => visit(cut(&inline::plain(text))),
            BlockContent::Code { text, .. } => visit(cut(text)),
            BlockContent::Table(table) => {
                for cell in table.rows.iter().flat_map(|row| &row.cells) {
                    match cell {
                        Cell::Empty => {}
                        Cell::Text(text) => visit(cut(&inline::plain(text))),
                        Cell::Blocks(cell) => {
                            texts_of(std::slice::from_ref(&cell.own), visit);
                            texts_of(&cell.descendants, visit);
                        }
                    }
                }
            }
            BlockContent::Embed { .. }
            | BlockContent::File(_)
            | BlockContent::Bookmark { .. }
            | BlockContent::Link(_)
            | BlockContent::Divider { .. }
            | BlockContent::Row
            | BlockContent::Column
            | BlockContent::TableOfContents
            | BlockContent::Property { .. }
            | BlockContent::Dataview(_)
            | BlockContent::Chat
            | BlockContent::Icon { .. } => {}
        }
    }
}

/// The beginning of a text, at most [`MAX_TEXT`] bytes and no half character.
fn cut(text: &str) -> &str {
    let mut end = text.len().min(MAX_TEXT);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text.get(..end).unwrap_or(text)
}
