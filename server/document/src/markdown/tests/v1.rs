//! The Markdown of v1 (v1.md 19).

use std::collections::HashMap;

use proptest::prelude::*;
use serde_json::json;

use super::laws::{Piece, build, piece};
use super::{outline, stored};
use crate::block::{Block, BlockContent, FileBlock, FileKind, FileStyle, Processor, TextStyle};
use crate::issue::Issue;
use crate::kinds::Kind;
use crate::markdown::{MAX_CREATE_BLOCKS, export_v1, import_v1};
use crate::objects::ObjectFacts;
use crate::testing::CountingIds;

/// The files of the space: an image, a document and a page beside them.
const FILES: [(&str, FileKind); 3] = [
    ("F1", FileKind::Image),
    ("F2", FileKind::Pdf),
    ("F3", FileKind::Video),
];

fn file_kind(id: &str) -> Option<FileKind> {
    let found = FILES.iter().find(|(file, _)| *file == id);
    found.map(|(_, kind)| *kind)
}

fn objects() -> HashMap<String, ObjectFacts> {
    let ids = FILES.iter().map(|(id, _)| *id).chain(["P"]);
    let facts = |id: &str| ObjectFacts {
        kind: Kind::default(),
        type_key: String::new(),
        name: format!("a_[{id}]"),
        snippet: String::new(),
        archived: false,
    };
    ids.map(|id| (id.to_owned(), facts(id))).collect()
}

fn try_read(markdown: &str) -> Result<Vec<Block>, Vec<Issue>> {
    let ids = CountingIds::default();
    import_v1(markdown, &"/body", MAX_CREATE_BLOCKS, &ids, &file_kind)
}

#[track_caller]
fn read(markdown: &str) -> Vec<Block> {
    try_read(markdown).unwrap()
}

fn write(blocks: &[Block]) -> String {
    export_v1(blocks, &objects())
}

/// Lines of Markdown as they are served: `.` stands for each of the blanks that end a line.
#[track_caller]
fn assert_served(markdown: &str, expected: &[&str]) {
    let blocks = read(markdown);
    let written = write(&blocks);
    let lines: Vec<String> = written
        .split_inclusive('\n')
        .map(|line| {
            let line = line.strip_suffix('\n').unwrap();
            let text = line.trim_end_matches(' ');
            format!("{text}{}", ".".repeat(line.len() - text.len()))
        })
        .collect();
    assert_eq!(lines, expected, "{markdown:?}");
    let again = read(&written);
    assert_eq!(outline(&again), outline(&blocks), "{written:?}");
    assert_eq!(write(&again), written);
}

// V-95
#[test]
fn texts_are_served_byte_by_byte() {
    #[rustfmt::skip]
    let cases = [
        ("alpha marker_1", &["alpha marker\\_1..."][..]),
        ("", &[]),
        ("é 漢字 🧭\u{a0}x", &["é 漢字 🧭\u{a0}x..."]),
        ("a\nb\n\nc", &["a", "b...", "c..."]),
        ("# Hi\n\ntext", &["# Hi...", "text..."]),
        ("- a\n  - b\n    - c\n    - d\n- e", &["- a...", "    - b...", "        - c...", "        - d...", "- e..."]),
        ("- a\n\nb", &["- a...", "...", "b..."]),
        ("- a\n  b\n- c", &["- a", "b...", "- c..."]),
        ("- [ ] a\n- [x] b\n\nc", &["- [ ] a...", "- [x] b...", "...", "c..."]),
        ("- [ ] a\n  - b", &["- [ ] a...", "  - b..."]),
        ("a\n\n|x|long one|\n|-|-|\n|y||\n\nb", &["a...", "...", "| x | long one |", "|:--|:---------|", "| y |          |", "", "b..."]),
        ("a\n\n---\nb", &["a...", "...", " ---.", "b..."]),
        ("# a\n***", &["# a...", " ---."]),
        ("- a\n\n  ---", &["- a...", "...", "     ---."]),
        ("````rust x\n```\n\n  y\n````", &["````rust", "```", "", "  y", "````"]),
        ("\\===\n\n\\# x\n\n1\\. x\n\na|b\n\n\\[x]\n\na\\b", &["\\===...", "\\# x...", "1\\. x...", "a\\|b...", "\\[x\\]...", "a\\\\b..."]),
        ("\\- a\n\n\\+ b\n\n\\> c", &["\\- a...", "\\+ b...", "\\> c..."]),
        ("**b** *i* ~~s~~ `k_|` [t](u_v) 2 * 3", &["**b** *i* ~~s~~ `k_|` [t](u_v) 2 \\* 3..."]),
        ("~5 \\~\\~ a < b > c \\<d &amp; \\&amp; $5 $x_1$", &["~5 \\~\\~ a < b > c \\<d & \\&amp; $5 $x\\_1$..."]),
        ("> a\n> b\n\nc", &["> a...", "> b...", "", "c..."]),
        ("$$\nx_1\n$$", &["", "$$", "x_1", "$$"]),
        ("![](https://e.org/a_b)", &["![](https://e.org/a_b)..."]),
        ("http://\\~**5** a", &["http://\\~**5** a..."]),
    ];
    for (markdown, expected) in cases {
        assert_served(markdown, expected);
    }
    let looks = read("<u>u</u> <font color=\"red\">f</font>");
    assert_eq!(write(&looks), "u f   \n");
    let hundred: String = (1..=100).map(|_| "1. a\n").collect();
    let mut lines: Vec<String> = (1..=100).map(|number| format!("{number}. a...")).collect();
    lines.push("     - b...".to_owned());
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    assert_served(&format!("{hundred}     - b"), &lines);
}

// V-96
#[test]
fn breaks_of_blanks_end_a_paragraph() {
    for (markdown, expected) in [
        ("a  \nb", &["p a", "p b"][..]),
        ("a\nb", &["p a\nb"]),
        ("a\\\nb", &["p a\nb"]),
        ("a<br>  \nb", &["p a", "p b"]),
        ("- a  \nb  \n  c", &["b a", ".p b", ".p c"]),
        ("> a  \n> b", &["q a\nb"]),
        ("**a  \nb** c", &["p **a**", "p **b** c"]),
        ("[a  \nb](u)", &["p [a](u)", "p [b](u)"]),
        ("~a **b~  \n~c** d~", &["p ~a **b\\~**", "p **~c** d~"]),
        (
            "x\n===\n---\ntitle: y\n---",
            &["h1 x", "divider", "h2 title: y"],
        ),
    ] {
        assert_eq!(outline(&read(markdown)), expected, "{markdown:?}");
    }
}

// V-96
#[test]
fn what_is_no_tag_is_text() {
    #[rustfmt::skip]
    let cases = [
        ("<u>x", &["p \\<u>x"][..]),
        ("x</u>", &["p x\\</u>"]),
        ("**a** <u>**b** <u>c</u> d", &["p **a** \\<u>**b** <u>c</u> d"]),
        ("<font size=\"1\">a</font>", &["p \\<font size=\"1\">a\\</font>"]),
        ("<u>a  \nb</u>", &["p \\<u>a", "p b\\</u>"]),
        ("<u>\nblock", &["p \\<u>\nblock"]),
        ("<u>a</u>", &["p <u>a</u>"]),
    ];
    for (markdown, expected) in cases {
        assert_eq!(outline(&read(markdown)), expected, "{markdown:?}");
    }
    for blank in ["", " \n\t", "[a]: b"] {
        assert_eq!(outline(&read(blank)), Vec::<String>::new());
    }
    assert_eq!(
        read(&"a  \n".repeat(MAX_CREATE_BLOCKS)).len(),
        MAX_CREATE_BLOCKS
    );
    let issues = try_read(&"a  \n".repeat(MAX_CREATE_BLOCKS + 1)).unwrap_err();
    assert_eq!(
        issues[0].message,
        "the Markdown makes 2049 blocks, at most 2048 are allowed"
    );
}

// V-97
#[test]
fn files_come_back_as_files() {
    let blocks = vec![
        file("F1"),
        file("F2"),
        file("F3"),
        build(0, Piece::Text(TextStyle::Paragraph, false, "a".to_owned())),
    ];
    let written = write(&blocks);
    let expected = "![a\\_\\[F1\\]](rolltop://object?objectId=F1)    \n\
                    [a\\_\\[F2\\]](rolltop://object?objectId=F2)    \n\
                    [a\\_\\[F3\\]](rolltop://object?objectId=F3)    \na   \n";
    assert_eq!(written, expected);
    assert_eq!(outline(&read(&written)), ["image", "pdf", "video", "p a"]);
    // A link beside text, to a page, and the text of a list item stay links.
    for markdown in [
        "[t](rolltop://object?objectId=F2) a",
        "[t](rolltop://object?objectId=P)",
        "- [t](rolltop://object?objectId=F2)",
    ] {
        let blocks = read(markdown);
        assert!(blocks[0].content.text().is_some(), "{markdown}");
        assert_eq!(blocks.len(), 1);
    }
}

// v1.md 19.1, the table; V-98
#[test]
fn every_type_of_block_is_served() {
    let icon = json!({"format": "emoji", "emoji": "⚠️"});
    let text = |kind: &str, text: &str| json!({"type": kind, "text": text});
    let below =
        |indent: u8, kind: &str, text: &str| json!({"indent": indent, "type": kind, "text": text});
    let (paragraph, bullet, number) = ("paragraph", "bulleted_list_item", "numbered_list_item");
    let embed = |processor: &str, text: &str| json!({"type": "embed", "processor": processor, "text": text});
    #[rustfmt::skip]
    let cases = [
        (json!([]), ""),
        (json!([{"type": "paragraph"}]), "   \n"),
        (json!([{"type": "callout", "icon": icon, "text": "c\nd"}]), "c\nd   \n"),
        (json!([text("toggle", "t\nu"), below(1, paragraph, "c")]), "> t   \n> u   \n\nc   \n"),
        (
            json!([text("toggle_heading_2", "h"), below(1, bullet, "c"), below(2, "code", "x\n\ny"), text(paragraph, "p")]),
            "## h   \n- c   \n    ```\n    x\n\n    y\n    ```\n   \np   \n",
        ),
        (
            json!([
                text(number, "n"), below(1, number, "m"), below(1, number, "m"), text(number, "n"), text(bullet, "b"),
                text(number, "n"),
            ]),
            "1. n   \n    1. m   \n    2. m   \n2. n   \n- b   \n1. n   \n",
        ),
        // A list item without text is none behind text, and a line of text before a divider a heading.
        (
            json!([
                text(paragraph, "p"), text(bullet, ""), text(bullet, ""),
                {"type": "bookmark", "url": "https://e.org/a_b"}, {"type": "divider"},
            ]),
            "p   \n   \n-    \n-    \n   \n[https://e.org/a\\_b](https://e.org/a_b)    \n   \n --- \n",
        ),
        (
            json!([{"type": "link", "object_id": "P"}, {"type": "link", "object_id": "none"}]),
            "[a\\_\\[P\\]](rolltop://object?objectId=P)    \n",
        ),
        (
            json!([embed("mermaid", "x"), embed("youtube", "https://e.org/a_b"), text("embed", "x"), embed("image", "u")]),
            "```mermaid\nx\n```\nhttps://e.org/a_b   \n\n$$\nx\n$$\n![](u)   \n",
        ),
        (
            json!([
                {"type": "row"},
                {"indent": 1, "type": "column"}, below(2, bullet, "l"),
                {"indent": 1, "type": "column"}, below(2, paragraph, "r"),
            ]),
            "- l   \n   \nr   \n",
        ),
        (
            json!([
                {"type": "table_of_contents"}, {"type": "property", "property": "status"},
                {"type": "dataview", "views": [{"name": "All"}]}, {"type": "chat"}, {"type": "icon", "name": "x"},
                {"type": "image"},
            ]),
            "",
        ),
    ];
    for (blocks, expected) in cases {
        assert_eq!(write(&stored(&blocks)), expected, "{blocks}");
    }
}

fn file(id: &str) -> Block {
    let content = BlockContent::File(FileBlock {
        kind: file_kind(id).unwrap(),
        object_id: Some(id.to_owned()),
        name: None,
        mime_type: None,
        size: None,
        style: FileStyle::default(),
        added_at: None,
    });
    Block {
        content,
        ..build(0, Piece::Divider)
    }
}

/// A block of the law, at no depth yet.
fn block() -> impl Strategy<Value = Block> {
    let image = |url: &str| Block {
        content: BlockContent::Embed {
            processor: Processor::Image,
            text: url.to_owned(),
        },
        ..build(0, Piece::Divider)
    };
    let item = prop::sample::select(vec![
        TextStyle::BulletedListItem,
        TextStyle::NumberedListItem,
        TextStyle::Checkbox,
        TextStyle::Quote,
        TextStyle::Heading2,
    ]);
    prop_oneof![
        12 => piece().prop_map(|piece| build(0, piece)),
        1 => prop::sample::select(FILES.as_slice()).prop_map(|(id, _)| file(id)),
        1 => prop::sample::select(vec!["https://e.org/a_(b)", "u"]).prop_map(image),
        1 => item.prop_map(|style| build(0, Piece::Text(style, false, String::new()))),
    ]
}

/// Blocks at indents that only list items with text open.
fn blocks() -> impl Strategy<Value = Vec<Block>> {
    prop::collection::vec((0u8..4, block()), 1..8).prop_map(|wanted| {
        let mut blocks: Vec<Block> = Vec::new();
        let mut deepest = 0;
        for (indent, block) in wanted {
            let indent = indent.min(deepest);
            deepest = match &block.content {
                BlockContent::Text {
                    style: TextStyle::BulletedListItem | TextStyle::NumberedListItem | TextStyle::Checkbox,
                    text,
                    ..
                } if !text.is_empty() => indent + 1,
                _ => indent,
            };
            blocks.push(Block { indent, ..block });
        }
        blocks
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    // v1.md 19.3
    #[test]
    fn what_v1_can_express_comes_back(blocks in blocks()) {
        let written = write(&blocks);
        let again = try_read(&written).map_err(|issues| TestCaseError::fail(format!("{issues:?}")))?;
        prop_assert_eq!(outline(&again), outline(&blocks), "{}", written);
        prop_assert_eq!(write(&again), written);
    }

    // What v1 cannot express, such as what a quote encloses, changes once.
    #[test]
    fn any_text_settles(markdown in text()) {
        if let Ok(blocks) = try_read(&markdown) {
            let settled = write(&read(&write(&blocks)));
            prop_assert_eq!(write(&read(&settled)), settled);
        }
    }
}

/// Markdown of all kinds.
fn text() -> impl Strategy<Value = String> {
    let line = "( {0,5}([-+*>#]|1\\.|- \\[x\\]|```|~~~|\\|){0,2} ?)?[a-b*_~`\\[\\]()<>/u|:=!&;1.$\\\\ -]{0,8} {0,3}";
    let lines = prop::collection::vec(line, 1..8).prop_map(|lines| lines.join("\n"));
    prop_oneof!["[-a*_~`\\[\\]()<>/u#|:=!&;1.$^ \n]{0,60}", lines,]
}
