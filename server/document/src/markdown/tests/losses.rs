//! What Markdown says and blocks do not hold (document.md 12.3, 12.4).

use crate::document::Document;
use crate::markdown::{MAX_CREATE_BLOCKS, export, import};
use crate::testing::CountingIds;
use std::collections::HashMap;

fn warnings(markdown: &str) -> Vec<String> {
    let read = import(
        markdown,
        &"/markdown",
        MAX_CREATE_BLOCKS,
        &CountingIds::default(),
    );
    let read = read.unwrap();
    let front_matter = read.front_matter.warning(false, &"/markdown");
    let warnings = front_matter.into_iter().chain(read.warnings);
    let said = warnings.map(|warning| format!("{} {}", warning.path_str(), warning.message));
    said.collect()
}

// D-142
#[test]
fn each_kind_is_named_once() {
    let info = "words behind the language of code blocks are not kept";
    #[rustfmt::skip]
    let cases = [
        ("# a\n\n#### b\n\n###### c", "/markdown[1] headings of levels 4 to 6 became heading_3: 2"),
        ("x\n\n3. a\n4. b\n\n---\n\n0. c", "/markdown[1] list numbers are not kept: 2, the first: `3`"),
        ("1. [ ] a\n2. [x] b", "/markdown[0] list numbers are not kept: 2"),
        ("| a | b | c |\n|:-:|--:|:--|", "/markdown[0] alignments of table columns are not kept: 2"),
        ("a [b](u \"t\") [c][r]\n\n[r]: v 'w'", "/markdown[0] titles of links and pictures are not kept: 2, the first: `t`"),
        (
            "a\n\n[//]: # (note)\n[r]: u",
            "/markdown link definitions without a link are not kept: 2, the first: `//`",
        ),
        ("a ![b](u) ![c](v)\n\n[![d](w)](x)", "/markdown[0] pictures in a line of text became links: 3, the first: \
         `u`"),
        ("| a |\n|-|\n| ![b](u) |", "/markdown[0] pictures in a line of text became links: 1, the first: `u`"),
        ("```rust,ignore\n```\n\n``` a b\n```", &format!("/markdown[0] {info}: 2, the first: `rust,ignore`")),
        ("```{.python .input}\n```", &format!("/markdown[0] {info}: 1, the first: `{{.python .input}}`")),
        ("```a/b\n```", &format!("/markdown[0] {info}: 1, the first: `a/b`")),
        ("a\n\n<div>b</div>\n\nc <sub>2</sub>", "/markdown[1] HTML tags are not inline markup and stay literal text: \
         4, the first: `<div>`"),
    ];
    for (markdown, expected) in cases {
        assert_eq!(warnings(markdown), [expected], "{markdown:?}");
    }
    let lists: String = (0..35)
        .map(|depth| format!("{}- x\n", "  ".repeat(depth)))
        .collect();
    assert_eq!(
        warnings(&lists),
        ["/markdown[33] blocks deeper than 32 levels moved up: 2"]
    );
    for kept in [
        "1. a\n1. b",
        "| a |\n|:--|",
        "[a][r]\n\n[r]: u",
        "```{.rust}\n```",
        "```rust\n```",
        "![a](u \"t\")",
        "<!-- a -->",
        "a[^1]\n\n[^1]: b",
        "a<br>b <u>c</u>",
    ] {
        assert_eq!(warnings(kept), [""; 0], "{kept:?}");
    }
}

// D-145
#[test]
fn what_has_no_room_in_a_link_or_heading_is_named() {
    let pictures = "pictures in a line of text became links";
    let titles = "titles of links and pictures are not kept";
    let addresses = "addresses that are too long for a link are not kept";
    let long = "u".repeat(2049);
    let first = format!("the first: `{}", &long[..9]);
    for (markdown, expected) in [
        ("# ![a](u \"t\")".to_owned(), vec![titles, pictures]),
        ("![a]()".to_owned(), vec![pictures]),
        ("![a [b](c) d](e)".to_owned(), vec![pictures]),
        (
            "[a]: u\n[a]: v\n> [A]: w\n\n[a]".to_owned(),
            vec!["link definitions without a link are not kept: 2"],
        ),
        (format!("a [b]({long})"), vec![addresses, &first]),
        (format!("a ![b]({long})"), vec![addresses]),
        (format!("![b]({long})"), vec![]),
        (format!("[{long}]({long})"), vec![]),
    ] {
        let said = warnings(&markdown).join("\n");
        assert_eq!(said.is_empty(), expected.is_empty(), "{said}");
        for part in expected {
            assert!(said.contains(part), "{said}");
        }
    }
    let read = import("![a [b](c) d](e)", &"/m", 9, &CountingIds::default()).unwrap();
    assert_eq!(super::outline(&read.blocks), ["p [a b d](e) ([link](c))"]);
}

// D-136
#[test]
fn front_matter_is_taken_off() {
    let read = |markdown: &str| {
        let read = import(markdown, &"/markdown", 9, &CountingIds::default()).unwrap();
        (read.front_matter.title, super::outline(&read.blocks))
    };
    #[rustfmt::skip]
    let cases = [
        ("---\ntitle: A plan\ntags: [a, b]\n---\n# x", Some("A plan"), "h1 x"),
        ("\u{feff}---\r\ntitle: \"A \\\"b\\\"\"\r\n...\r\nx", Some("A \"b\""), "p x"),
        ("---\n# c\ntitle: 'It''s' \ntags:\n  - a\n- b\n\n---\n\nx", Some("It's"), "p x"),
        ("---\ntitle: a # b\n---\nx", Some("a"), "p x"),
        ("---\ntitle: |\n  a\n---\nx", None, "p x"),
        ("---\ndate: 2026-01-02\n---\nx", None, "p x"),
        // None of these is one.
        ("---\n\ntitle: a\n---\nx", None, "divider"),
        ("---\nSome words\n---\nx", None, "divider"),
        ("---\ntitle: a", None, "divider"),
        ("x\n\n---\na: b\n---", None, "p x"),
    ];
    for (markdown, title, rest) in cases {
        let (found, blocks) = read(markdown);
        assert_eq!(found.as_deref(), title, "{markdown:?}");
        assert_eq!(blocks[0], rest, "{markdown:?}");
    }
    let given = "---\ntitle: a\ntags: b\nlong key: c\n---\nx";
    assert_eq!(
        warnings(given),
        ["/markdown keys of the front matter are not kept: 3, `title`, `tags`, `long key`"]
    );
}

// D-134, D-135, D-138, D-140: what was read is written as it was.
#[test]
fn what_others_write_comes_back() {
    for markdown in [
        "$$\n\\begin{bmatrix}1 & 2 \\\\ 3 & 4\\end{bmatrix}\n$$\n",
        "$x \\in \\{0,1\\}$ and $a_{ij}$ with $[A]_{ij}$\n",
        "$$\na\n\n- b\n$$\n",
        "a[^1] b[^note]\n\n[^1]: One *word*\n\n[^note]: Two\n",
        "| a<br>b |\n| :--- |\n| $x\\|y$ |\n",
        "![a b](u \"t \\\" t\")\n",
        "> [!NOTE]\n> See [[wiki]], \\*a\\*, a*b and f(*args).\n",
        "https://e.org/__init__.py, https://e.org/a_(b)_c\n",
        "~5 minutes, snake_case, 2 * 3, it's `x` - 1. b\n",
        "costs $5 or $6\n",
        "# 🚀 Plan\n",
        "$$\n$$\n",
        "```latex\na $$ b\n```\n",
        "!\\[a [b](c) d](e)\n",
        "\\[^a]:\nb\n",
        &format!("![alt]({})\n", "u".repeat(2049)),
    ] {
        let read = import(markdown, &"/markdown", 9, &CountingIds::default()).unwrap();
        assert_eq!(read.warnings, [], "{markdown:?}");
        let document = Document {
            blocks: read.blocks,
            ..Document::default()
        };
        assert_eq!(export(&document, &HashMap::new()).markdown, markdown);
    }
}
