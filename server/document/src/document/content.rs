//! The content of a document for indexing: its searchable texts and its references to objects.

use super::Document;
use crate::block::{Block, BlockContent, Cell};
use crate::decor::{Cover, Icon, IconPicture};
use crate::inline;
use crate::limits::MAX_TEXT;

impl Document {
    /// Calls `visit` with the plain text of every text block, code block and table cell, in document order. Each is
    /// truncated to [`MAX_TEXT`] bytes (query.md 9).
    pub fn texts(&self, visit: &mut dyn FnMut(&str)) {
        texts_of(&self.blocks, visit);
    }

    /// The ids of referenced objects in document order, with repetitions: those of mentions, inline links, link,
    /// bookmark and file blocks, the source objects of dataviews, and the files of icons and the cover.
    ///
    /// Not included: members of a collection, the source of a query, filters and defaults of views. The caller handles
    /// property values by format.
    pub fn references(&self) -> Vec<String> {
        let mut found = Vec::new();
        icon(self.icon.as_ref(), &mut found);
        if let Some(Cover::Image { file, .. }) = &self.cover {
            found.push(file.clone());
        }
        references_of(&self.blocks, &mut found);
        found
    }
}

fn references_of(blocks: &[Block], found: &mut Vec<String>) {
    for block in blocks {
        match &block.content {
            BlockContent::Text { icon: of, text, .. } => {
                icon(of.as_ref(), found);
                found.extend(inline::references(text));
            }
            BlockContent::Table(table) => {
                for cell in table.rows.iter().flat_map(|row| &row.cells) {
                    match cell {
                        Cell::Empty => {}
                        Cell::Text(text) => found.extend(inline::references(text)),
                        Cell::Blocks(cell) => {
                            references_of(std::slice::from_ref(&cell.own), found);
                            references_of(&cell.descendants, found);
                        }
                    }
                }
            }
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
                found.extend(block.content.object_id().map(str::to_owned));
            }
        }
    }
}

fn icon(icon: Option<&Icon>, found: &mut Vec<String>) {
    if let Some(Icon {
        picture: IconPicture::File(file),
        ..
    }) = icon
    {
        found.push(file.clone());
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

/// The start of a text, at most [`MAX_TEXT`] bytes, cut at a character boundary.
fn cut(text: &str) -> &str {
    let mut end = text.len().min(MAX_TEXT);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text.get(..end).unwrap_or(text)
}
