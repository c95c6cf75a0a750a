//! The cases of document.md 18 on Markdown, and the law of section 11.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

mod corpus;
mod exporting;
mod importing;
mod laws;
mod losses;
mod v1;

use serde_json::Value;

use crate::block::{Block, BlockContent, Cell, Input, ParseContext, TextStyle, parse_blocks};
use crate::findings::Findings;
use crate::issue::Issue;
use crate::markdown::import;
use crate::path::Path;
use crate::testing::CountingIds;
use crate::vocabulary::Stored;

/// Reads Markdown with the limit of a create.
fn read(markdown: &str) -> Result<Vec<Block>, Vec<Issue>> {
    import(
        markdown,
        &"/markdown",
        super::MAX_CREATE_BLOCKS,
        &CountingIds::default(),
    )
    .map(|read| read.blocks)
}

/// Blocks as the store holds them, but that they need no ids.
fn stored(blocks: &Value) -> Vec<Block> {
    let ids = CountingIds::default();
    let cx = ParseContext {
        names: &Stored,
        ids: &ids,
        objects: None,
        input: Input::Stored,
        rebase: 0,
    };
    let mut found = Findings::default();
    let values = blocks.as_array().unwrap();
    let parsed = parse_blocks(values, &Path::pointer("/blocks"), &cx, &mut found);
    found.issues.retain(|it| !it.path_str().ends_with("/id"));
    assert_eq!(found.issues, vec![], "{blocks}");
    parsed.blocks
}

/// Blocks as one line each: a dot for each level, the type's letters, the text.
fn outline(blocks: &[Block]) -> Vec<String> {
    blocks
        .iter()
        .map(|block| {
            let dots = ".".repeat(usize::from(block.indent));
            let line = match &block.content {
                BlockContent::Text {
                    style,
                    checked,
                    text,
                    ..
                } => {
                    let name = match style {
                        TextStyle::Paragraph => "p",
                        TextStyle::Heading1 => "h1",
                        TextStyle::Heading2 => "h2",
                        TextStyle::Heading3 => "h3",
                        TextStyle::BulletedListItem => "b",
                        TextStyle::NumberedListItem => "n",
                        TextStyle::Quote => "q",
                        TextStyle::Checkbox if *checked => "x",
                        TextStyle::Checkbox => "c",
                        other => other.block_type().name(),
                    };
                    beside(name, text)
                }
                BlockContent::Code { language, text } => {
                    let language = language.as_deref().unwrap_or_default();
                    beside(&format!("code[{language}]"), text)
                }
                BlockContent::Embed { processor, text } => {
                    let fields = block.fields.iter().flatten();
                    let fields: String = fields
                        .map(|(name, said)| format!(" {name}={said}"))
                        .collect();
                    beside(processor.name(), text) + &fields
                }
                BlockContent::Table(table) => {
                    let rows = table.rows.iter().map(|row| {
                        let cells = row.cells.iter().map(|cell| match cell {
                            Cell::Empty => "-".to_owned(),
                            Cell::Text(text) => text.clone(),
                            Cell::Blocks(_) => "blocks".to_owned(),
                        });
                        let cells = cells.collect::<Vec<_>>().join(",");
                        format!("{}[{cells}]", if row.is_header { "h" } else { "" })
                    });
                    format!("table {} {}", table.columns.len(), rows.collect::<String>())
                }
                other => other.type_name().to_owned(),
            };
            format!("{dots}{line}")
        })
        .collect()
}

/// What a block is, and its text if it has one.
fn beside(name: &str, text: &str) -> String {
    match text {
        "" => name.to_owned(),
        text => format!("{name} {text}"),
    }
}
