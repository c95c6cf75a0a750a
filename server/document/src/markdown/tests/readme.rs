//! The table of the crate's README: what comes back of each type of block.

use std::collections::HashMap;

use serde_json::json;

use super::read;
use crate::block::{Block, BlockType, Input, ParseContext, parse_blocks};
use crate::document::{Document, Kind};
use crate::findings::Findings;
use crate::markdown::export;
use crate::objects::ObjectFacts;
use crate::path::Path;
use crate::spelling::Stored;
use crate::testing::CountingIds;

const README: &str = include_str!("../../../README.md");

/// A block of this type with everything that Markdown could write of it.
fn sample(kind: &str) -> Vec<Block> {
    let mut block = json!({"id": "a", "type": kind});
    match kind {
        "divider" | "row" | "table_of_contents" | "chat" => {}
        "column" => return Vec::new(),
        "file" | "image" | "video" | "audio" | "pdf" | "link" => block["object_id"] = json!("O"),
        "bookmark" => block["url"] = json!("https://example.org"),
        "property" => block["property"] = json!("status"),
        "dataview" => block["views"] = json!([{"id": "v", "name": "All"}]),
        "icon" => block["name"] = json!("x"),
        "table" => {
            block["columns"] = json!([{"id": "c"}]);
            block["rows"] = json!([{"id": "r", "is_header": true, "cells": ["x"]}]);
        }
        _ => block["text"] = json!("x"),
    }
    let ids = CountingIds::default();
    let cx = ParseContext {
        names: &Stored,
        ids: &ids,
        objects: None,
        input: Input::Stored,
        rebase: 0,
    };
    let mut found = Findings::default();
    let parsed = parse_blocks(&[block], &Path::pointer("/blocks"), &cx, &mut found);
    assert_eq!(found.issues, vec![], "{kind}");
    parsed.blocks
}

/// The type that a block of this type comes back as.
fn comes_back_as(kind: &str) -> String {
    let facts = ObjectFacts {
        kind: Kind::Page,
        type_key: String::new(),
        name: "Other".to_owned(),
        snippet: String::new(),
        archived: false,
    };
    let objects = HashMap::from([("O".to_owned(), facts)]);
    let document = Document {
        blocks: sample(kind),
        ..Document::default()
    };
    let markdown = export(&document, &objects).markdown;
    match read(&markdown) {
        Ok(blocks) => format!("`{}`", blocks[0].content.type_name()),
        Err(_) => "nothing".to_owned(),
    }
}

#[test]
fn the_table_says_what_comes_back_of_every_type() {
    let rows: HashMap<&str, &str> = README
        .lines()
        .filter(|line| line.starts_with("| `"))
        .filter_map(|line| {
            let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
            (cells.len() == 4).then(|| (cells[0].trim_matches('`'), cells[2]))
        })
        .collect();
    for kind in BlockType::ALL {
        let kind = kind.name();
        assert_eq!(
            rows.get(kind).copied(),
            Some(comes_back_as(kind).as_str()),
            "{kind}"
        );
    }
    assert_eq!(rows.len(), BlockType::ALL.len());
}
