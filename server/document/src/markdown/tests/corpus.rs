//! Real texts: reading, writing and reading again gives the same blocks.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

use super::outline;
use crate::document::Document;
use crate::markdown::{export, import};
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

#[test]
fn real_texts_survive_a_round_trip() {
    let corpus = env::var_os(ELSEWHERE).map_or_else(|| CORPUS.into(), PathBuf::from);
    let mut files = Vec::new();
    collect(&corpus, &mut files);
    if files.is_empty() {
        let none = format!("no Markdown corpus at {}", corpus.display());
        assert!(env::var_os(CI).is_none(), "{none}");
        eprintln!("skipped: {none}");
    }
    for file in files {
        let markdown = fs::read_to_string(&file).unwrap();
        let read =
            |markdown: &str| import(markdown, &"/markdown", usize::MAX, &CountingIds::default());
        let blocks = match read(&markdown) {
            Ok(read) => read.blocks,
            Err(issues) => panic!("{}: {issues:?}", file.display()),
        };
        let before = outline(&blocks);
        let document = Document {
            blocks,
            ..Document::default()
        };
        let written = export(&document, &HashMap::new()).markdown;
        let after = outline(&read(&written).unwrap().blocks);
        for (before, after) in before.iter().zip(&after) {
            assert_eq!(before, after, "{}", file.display());
        }
        assert_eq!(before.len(), after.len(), "{}", file.display());
    }
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "md") {
            files.push(path);
        }
    }
    files.sort();
}
