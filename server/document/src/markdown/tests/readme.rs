//! The table of the crate's README: how each type of block is written, what comes back, and what is lost.

use std::collections::HashMap;

use serde_json::{Value, json};

use super::read;
use crate::block::{Block, BlockType, Input, ParseContext, parse_blocks, render_block};
use crate::document::Document;
use crate::findings::Findings;
use crate::kinds::Kind;
use crate::markdown::export;
use crate::objects::ObjectFacts;
use crate::path::Path;
use crate::testing::CountingIds;
use crate::vocabulary::Stored;

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
    stored(json!([block]))
}

/// Blocks as the store holds them.
pub(super) fn stored(blocks: Value) -> Vec<Block> {
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
    assert_eq!(found.issues, vec![], "{blocks}");
    parsed.blocks
}

/// Markdown of blocks in a space that holds the object O, and whether something was left out of it.
fn written(blocks: Vec<Block>) -> (String, bool) {
    let facts = ObjectFacts {
        kind: Kind::Page,
        type_key: String::new(),
        name: "Other".to_owned(),
        snippet: String::new(),
        archived: false,
    };
    let objects = HashMap::from([("O".to_owned(), facts)]);
    let document = Document {
        blocks,
        ..Document::default()
    };
    let exported = export(&document, &objects);
    (exported.markdown, !exported.warnings.is_empty())
}

/// The type that a block of this type comes back as.
fn comes_back_as(kind: &str) -> String {
    let (markdown, _) = written(sample(kind));
    match read(&markdown) {
        Ok(blocks) => format!("`{}`", blocks[0].content.type_name()),
        Err(_) => "nothing".to_owned(),
    }
}

/// The cells of the row of each type.
fn rows() -> HashMap<&'static str, Vec<&'static str>> {
    let rows = README.lines().filter(|line| line.starts_with("| `"));
    let cells = |line: &'static str| -> Vec<&str> {
        let line = line
            .strip_prefix('|')
            .and_then(|line| line.strip_suffix('|'));
        line.unwrap().split(" | ").map(str::trim).collect()
    };
    let rows = rows.map(cells).filter(|cells| cells.len() == 4);
    rows.map(|cells| (cells[0].trim_matches('`'), cells))
        .collect()
}

#[test]
fn the_table_says_what_comes_back_of_every_type() {
    let rows = rows();
    for kind in BlockType::ALL {
        let kind = kind.name();
        assert_eq!(rows[kind][2], comes_back_as(kind), "{kind}");
    }
    assert_eq!(rows.len(), BlockType::ALL.len());
}

/// What stands at the beginning of what is written, by what the table says of it.
#[rustfmt::skip]
const SAYS: [(&str, &str); 13] = [
    ("`---`", "---\n"),
    ("its text", "x\n"),
    ("`> ` and its emoji", "> x\n"),
    ("a fence", "```\nx\n```\n"),
    ("a table of GFM", "| x |\n| :--- |\n"),
    ("`$$`, a fence, an image or a bare URL, by processor", "$$\nx\n$$\n"),
    (
        "`![title](target)`",
        "![Other](rolltop://object?objectId=O)\n",
    ),
    (
        "`[title](target)`",
        "[Other](rolltop://object?objectId=O)\n",
    ),
    ("`[title](url)`", "[https://example.org](https://example.org)\n"),
    ("`[name](target)`", "[Other](rolltop://object?objectId=O)\n"),
    ("its children, in order", ""),
    ("nothing", ""),
    ("`- [ ] `, `- [x] `", "- [ ] x\n"),
];

#[test]
fn the_table_says_how_every_type_is_written() {
    for (kind, cells) in rows() {
        let says = SAYS.iter().find(|(says, _)| *says == cells[1]);
        let expected = match says {
            Some((_, expected)) => (*expected).to_owned(),
            // The marker itself, in front of the text.
            None => format!("{}x\n", cells[1].trim_matches('`')),
        };
        let (markdown, lossy) = written(sample(kind));
        assert_eq!(markdown, expected, "{kind}");
        // A column alone is no sample.
        let comes_back = kind == "column" || cells[2] == format!("`{kind}`");
        assert_eq!(lossy, !comes_back, "{kind}");
    }
    for (processor, expected) in [
        ("mermaid", "```mermaid\nx\n```\n"),
        ("image", "![](x)\n"),
        ("youtube", "x\n"),
    ] {
        let embed = json!([{"id": "a", "type": "embed", "processor": processor, "text": "x"}]);
        assert_eq!(written(stored(embed)).0, expected);
    }
    let icon = json!({"format": "emoji", "emoji": "⚠️"});
    let callout = json!([{"id": "a", "type": "callout", "icon": icon, "text": "x"}]);
    assert_eq!(written(stored(callout)).0, "> ⚠️ x\n");
    let done = json!([{"id": "a", "type": "checkbox", "checked": true, "text": "x"}]);
    assert_eq!(written(stored(done)).0, "- [x] x\n");
}

/// What blocks come back as, without their ids.
fn come_back(blocks: Value) -> Value {
    fn without_ids(value: &mut Value) {
        match value {
            Value::Object(members) => {
                members.shift_remove("id");
                members.values_mut().for_each(without_ids);
            }
            Value::Array(values) => values.iter_mut().for_each(without_ids),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    let blocks = read(&written(stored(blocks)).0).unwrap_or_default();
    let rendered = blocks.iter().map(|block| render_block(block, &Stored));
    let mut rendered = rendered.map(Value::Object).collect();
    without_ids(&mut rendered);
    rendered
}

#[test]
fn the_table_says_what_is_lost() {
    let quote = json!([{"type": "quote", "text": "x"}]);
    let paragraph = |text: &str| json!([{"type": "paragraph", "text": text}]);
    let target = "[Other](rolltop://object?objectId=O)";
    let all = "the block, with a warning";
    let file = |kind: &str| json!([{"id": "a", "type": kind, "object_id": "O", "name": "n", "style": "link"}]);
    let table = |first: Value| {
        json!([{
            "id": "a", "type": "table", "columns": [{"id": "c", "width": 9}],
            "rows": [first, {"id": "s", "cells": [{"type": "toggle", "text": "t"}]}],
        }])
    };
    let heading = |kind: &str, level: u8| {
        let given = json!([{"id": "a", "type": kind, "text": "x\ny"}]);
        (
            given,
            json!([{"type": format!("heading_{level}"), "text": "x y"}]),
        )
    };
    let same = |block: Value| {
        let mut given = block.clone();
        given["id"] = json!("a");
        (json!([given]), json!([block]))
    };
    #[rustfmt::skip]
    let cases = [
        (
            "paragraph",
            "an empty paragraph",
            (
                json!([{"id": "a", "type": "paragraph"}, {"id": "b", "type": "paragraph", "text": "x"}]),
                paragraph("x"),
            ),
        ),
        ("heading_1", "line breaks become spaces", heading("heading_1", 1)),
        ("heading_2", "line breaks become spaces", heading("heading_2", 2)),
        ("heading_3", "line breaks become spaces", heading("heading_3", 3)),
        ("toggle_heading_1", "folding", heading("toggle_heading_1", 1)),
        ("toggle_heading_2", "folding", heading("toggle_heading_2", 2)),
        ("toggle_heading_3", "folding", heading("toggle_heading_3", 3)),
        ("bulleted_list_item", "", same(json!({"type": "bulleted_list_item", "text": "x\ny"}))),
        ("numbered_list_item", "", same(json!({"type": "numbered_list_item", "text": "x\ny"}))),
        ("checkbox", "", same(json!({"type": "checkbox", "checked": true, "text": "x\ny"}))),
        ("quote", "", same(json!({"type": "quote", "text": "x\ny"}))),
        ("toggle", "folding", (json!([{"id": "a", "type": "toggle", "text": "x"}]), quote.clone())),
        (
            "callout",
            "the callout; an icon that is a file",
            (
                json!([{"id": "a", "type": "callout", "icon": {"format": "file", "file": "O"}, "text": "x"}]),
                quote.clone(),
            ),
        ),
        ("code", "", same(json!({"type": "code", "language": "rust", "text": "x\n\n`y`"}))),
        ("divider", "dots", (json!([{"id": "a", "type": "divider", "style": "dots"}]), json!([{"type": "divider"}]))),
        (
            "table",
            "widths, what blocks in cells are, a first row that is no header",
            (
                table(json!({"id": "r", "cells": ["x"]})),
                json!([{
                    "type": "table", "columns": [{}],
                    "rows": [{"is_header": true, "cells": ["x"]}, {"cells": ["t"]}],
                }]),
            ),
        ),
        (
            "embed",
            "the processor, except of LaTeX and images; a fenced source comes back as `code`, a URL as a `paragraph`",
            (
                json!([
                    {"id": "a", "type": "embed", "processor": "image", "text": "https://e.org"},
                    {"id": "d", "type": "embed", "processor": "latex", "text": "x"},
                    {"id": "b", "type": "embed", "processor": "mermaid", "text": "x"},
                    {"id": "c", "type": "embed", "processor": "youtube", "text": "https://e.org"},
                ]),
                json!([
                    {"type": "embed", "processor": "image", "text": "https://e.org"},
                    {"type": "embed", "text": "x"},
                    {"type": "code", "language": "mermaid", "text": "x"},
                    {"type": "paragraph", "text": "https://e.org"},
                ]),
            ),
        ),
        (
            "image",
            "that it is a file of the space: its address is kept",
            (
                file("image"),
                json!([{
                    "type": "embed", "processor": "image", "text": "rolltop://object?objectId=O",
                    "fields": {"alt": "Other"},
                }]),
            ),
        ),
        ("file", "the same", (file("file"), paragraph(target))),
        ("video", "the same", (file("video"), paragraph(target))),
        ("audio", "the same", (file("audio"), paragraph(target))),
        ("pdf", "the same", (file("pdf"), paragraph(target))),
        (
            "bookmark",
            "the bookmark",
            (
                json!([{"id": "a", "type": "bookmark", "url": "https://e.org"}]),
                paragraph("[https://e.org](https://e.org)"),
            ),
        ),
        (
            "link",
            "the card and its style",
            (
                json!([{"id": "a", "type": "link", "object_id": "O", "card_style": "card"}]),
                paragraph(target),
            ),
        ),
        (
            "row",
            "the layout",
            (
                json!([
                    {"id": "a", "type": "row"},
                    {"id": "b", "indent": 1, "type": "column"},
                    {"id": "c", "indent": 2, "type": "paragraph", "text": "x"},
                ]),
                paragraph("x"),
            ),
        ),
        (
            "column",
            "the layout",
            (
                json!([
                    {"id": "a", "type": "row"},
                    {"id": "b", "indent": 1, "type": "column", "fields": {"width": 0.5}},
                    {"id": "c", "indent": 2, "type": "quote", "text": "x"},
                ]),
                quote,
            ),
        ),
        ("property", all, (json!([]), json!([]))),
        ("dataview", all, (json!([]), json!([]))),
        ("table_of_contents", all, (json!([]), json!([]))),
        ("chat", all, (json!([]), json!([]))),
        ("icon", all, (json!([]), json!([]))),
    ];
    let rows = rows();
    for (kind, lost, (given, expected)) in &cases {
        assert_eq!(rows[kind][3], *lost, "{kind}");
        assert_eq!(come_back(given.clone()), *expected, "{kind}");
    }
    assert_eq!(cases.len(), rows.len());
}

// What stands below the table.
#[test]
fn every_block_loses_its_looks() {
    let mention = "<mention object_id=\"O\">m</mention>";
    let text = format!("<u>u</u> <font color=\"red\">f</font> {mention}");
    let plain = "u f [m](rolltop://object?objectId=O)";
    let looks = json!([{
        "id": "a", "type": "paragraph", "color": "red", "text": text,
        "align": "center", "background_color": "ice", "fields": {"isRtlDetected": true},
    }]);
    assert_eq!(
        come_back(looks),
        json!([{"type": "paragraph", "text": plain}])
    );
    let nested = |parent: &str| {
        json!([
            {"id": "a", "type": parent, "text": "x"},
            {"id": "b", "indent": 1, "type": "divider"},
        ])
    };
    for (parent, child) in [
        (
            "bulleted_list_item",
            json!({"indent": 1, "type": "divider"}),
        ),
        ("quote", json!({"indent": 1, "type": "divider"})),
        ("heading_1", json!({"type": "divider"})),
        ("paragraph", json!({"type": "divider"})),
    ] {
        let expected = json!([{"type": parent, "text": "x"}, child]);
        assert_eq!(come_back(nested(parent)), expected, "{parent}");
    }
}
