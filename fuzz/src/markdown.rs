//! Markdown in and out (document.md 11, 12).

use std::collections::HashMap;

use rolltop_document::block::Block;
use rolltop_document::document::Document;
use rolltop_document::inline::canonical;
use rolltop_document::limits::MAX_INDENT;
use rolltop_document::markdown::{MAX_CREATE_BLOCKS, export, import};
use rolltop_document::objects::ObjectFacts;
use rolltop_document::testing::CountingIds;

/// The blocks of any Markdown are legal, their texts canonical, and what is written of them can be read again.
pub fn markdown(data: &[u8]) {
    let source = String::from_utf8_lossy(data);
    let Some(blocks) = read(&source) else { return };
    assert_legal(&blocks);
    // Underline and colours are dropped, and with them what held blanks at the end of a line: it settles once.
    let Some(again) = read(&write(blocks)) else {
        return;
    };
    assert_legal(&again);
    let settled = write(again);
    if let Some(again) = read(&settled) {
        assert_eq!(write(again), settled, "{source:?}");
    }
}

fn read(source: &str) -> Option<Vec<Block>> {
    import(
        source,
        &"/markdown",
        MAX_CREATE_BLOCKS,
        &CountingIds::default(),
    )
    .map(|read| read.blocks)
    .ok()
}

fn write(blocks: Vec<Block>) -> String {
    let objects: HashMap<String, ObjectFacts> = HashMap::new();
    let document = Document {
        blocks,
        ..Document::default()
    };
    export(&document, &objects).markdown
}

fn assert_legal(blocks: &[Block]) {
    assert!((1..=MAX_CREATE_BLOCKS).contains(&blocks.len()));
    let mut most = 0;
    for block in blocks {
        assert!(block.indent <= most && block.indent <= MAX_INDENT);
        most = block.indent + 1;
        if block.content.has_markup() {
            let text = block.content.text().unwrap_or_default();
            assert_eq!(
                canonical(text).map(|canonical| canonical.source).as_deref(),
                Ok(text)
            );
        }
    }
}
