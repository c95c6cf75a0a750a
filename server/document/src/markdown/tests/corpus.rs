//! Real texts: reading, writing and reading again gives the same blocks, and writing again the same text.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::{env, fs};

use super::outline;
use crate::block::{Block, BlockContent, BlockType, Cell};
use crate::document::Document;
use crate::inline;
use crate::markdown::{Imported, export, export_v1, import, import_v1};
use crate::testing::CountingIds;

/// Where the texts lie, beside the repository.
const CORPUS: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../../shared/corpus/markdown"
);
/// Names another folder of texts.
const ELSEWHERE: &str = "ROLLTOP_CORPUS";
/// Set by the machines that check every change: there the texts must be present.
const CI: &str = "CI";
/// Texts in the style of other people, one for each thing that they write and blocks do not have.
const STYLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/markdown");
/// How many of them there are.
const STYLES_COUNT: usize = 9;

#[test]
fn real_texts_survive_a_round_trip() {
    let corpus = env::var_os(ELSEWHERE).map_or_else(|| CORPUS.into(), PathBuf::from);
    let files = collect(&corpus);
    if files.is_empty() {
        let none = format!("no Markdown corpus at {}", corpus.display());
        assert!(env::var_os(CI).is_none(), "{none}");
        eprintln!("skipped: {none}");
    }
    survive(&files);
}

#[test]
fn texts_of_every_style_survive_a_round_trip() {
    let files = collect(Path::new(STYLES));
    assert_eq!(files.len(), STYLES_COUNT);
    survive(&files);
}

/// Holds the texts to the laws, and prints how many come back with warnings, by kind.
fn survive(files: &[PathBuf]) {
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    let mut warned = 0;
    for file in files {
        let name = file.display();
        let markdown = fs::read_to_string(file).unwrap();
        let first = read(&markdown).unwrap_or_else(|issues| panic!("{name}: {issues:?}"));
        let front_matter = first.front_matter.warning(false, &"/markdown");
        let warnings: Vec<_> = first.warnings.iter().chain(&front_matter).collect();
        warned += usize::from(!warnings.is_empty());
        for warning in warnings {
            let kind = warning.message.split(':').next().unwrap();
            *kinds.entry(kind.to_owned()).or_default() += 1;
        }
        for text in first.blocks.iter().flat_map(texts) {
            // What is served can be sent back: it is canonical.
            let echo = inline::canonical(text).map(|echo| echo.source);
            assert_eq!(echo.as_deref(), Ok(text), "{name}");
        }
        let before = outline(&first.blocks);
        let written = write(first.blocks);
        let second = read(&written).unwrap();
        let after = outline(&second.blocks);
        for (before, after) in before.iter().zip(&after) {
            assert_eq!(before, after, "{name}");
        }
        assert_eq!(before.len(), after.len(), "{name}");
        assert_eq!(write(second.blocks), written, "{name}");
        survive_v1(&markdown, &name.to_string());
    }
    eprintln!(
        "{warned} of {} files with warnings: {kinds:#?}",
        files.len()
    );
}

/// The law of v1 (v1.md 19.3). Children of quotes, which v1 puts behind them, are out of its reach.
fn survive_v1(markdown: &str, name: &str) {
    let read = |markdown: &str| {
        import_v1(
            markdown,
            &"/body",
            usize::MAX,
            &CountingIds::default(),
            &|_| None,
        )
        .unwrap()
    };
    let write = |blocks: &[Block]| export_v1(blocks, &HashMap::new());
    let first = read(markdown);
    let written = write(&first);
    let second = read(&written);
    if !first
        .iter()
        .any(|block| block.content.block_type() == BlockType::Quote)
    {
        let (before, after) = (outline(&first), outline(&second));
        for (before, after) in before.iter().zip(&after) {
            assert_eq!(before, after, "{name}");
        }
        assert_eq!(before.len(), after.len(), "{name}");
    }
    assert_eq!(write(&second), written, "{name}");
}

fn read(markdown: &str) -> Result<Imported, Vec<crate::issue::Issue>> {
    import(markdown, &"/markdown", usize::MAX, &CountingIds::default())
}

fn write(blocks: Vec<Block>) -> String {
    let document = Document {
        blocks,
        ..Document::default()
    };
    export(&document, &HashMap::new()).markdown
}

/// The texts of a block that are markup.
fn texts(block: &Block) -> Vec<&str> {
    match &block.content {
        BlockContent::Text { text, .. } => vec![text],
        BlockContent::Table(table) => {
            let cells = table.rows.iter().flat_map(|row| &row.cells);
            cells.filter_map(Cell::as_text).collect()
        }
        _ => Vec::new(),
    }
}

fn collect(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let Ok(entries) = fs::read_dir(folder) else {
        return files;
    };
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            files.extend(collect(&path));
        } else if path.extension().is_some_and(|extension| extension == "md") {
            files.push(path);
        }
    }
    files.sort();
    files
}
