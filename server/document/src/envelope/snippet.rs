//! The first words of a document, for objects without a name (query.md 7).

use crate::block::BlockContent;
use crate::document::Document;
use crate::inline;

/// Maximum length of a snippet, in characters.
pub const MAX_SNIPPET: usize = 300;

/// Plain text of the first non-empty text blocks, joined by a space and cut at [`MAX_SNIPPET`] characters.
pub fn snippet(document: &Document) -> String {
    let mut snippet = String::new();
    let mut length = 0;
    for block in &document.blocks {
        let BlockContent::Text { text, .. } = &block.content else {
            continue;
        };
        let plain = inline::plain(text);
        let words = plain.trim();
        if words.is_empty() {
            continue;
        }
        if !snippet.is_empty() {
            snippet.push(' ');
            length += 1;
        }
        let room = MAX_SNIPPET.saturating_sub(length);
        length += words.chars().count();
        snippet.extend(words.chars().take(room));
        if length >= MAX_SNIPPET {
            break;
        }
    }
    snippet
}
