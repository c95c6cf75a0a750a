//! What a document says, without its form: the texts that a search looks into, and the objects that it points to.

use super::Document;
use crate::block::{Block, BlockContent, Cell};
use crate::decor::{Cover, Icon, IconPicture};
use crate::inline;
use crate::limits::MAX_TEXT;

impl Document {
    /// The plain text of every text block, code block and table cell, in document order, each cut at
    /// [`MAX_TEXT`] bytes (query.md 9).
    pub fn texts(&self, visit: &mut dyn FnMut(&str)) {
        texts_of(&self.blocks, visit);
    }

    /// The ids of the objects that the content points to, in document order, repeated where it repeats them: those
    /// of mentions and inline links, of link, bookmark and file blocks, the object whose records a dataview shows, and
    /// the files of icons and the cover.
    ///
    /// What the object lists or is set to is no pointer of its content: the members of a collection, the source of a
    /// query, the filters and defaults of views. Values of properties are the caller's to judge, by format.
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

/// The beginning of a text, at most [`MAX_TEXT`] bytes and no half character.
fn cut(text: &str) -> &str {
    let mut end = text.len().min(MAX_TEXT);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text.get(..end).unwrap_or(text)
}
