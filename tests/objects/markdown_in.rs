//! Markdown in (document.md 12), over insert_blocks and the shortcut.

use serde_json::{Value, json};

use crate::support::World;
use crate::support::document::sketch;
use crate::support::shape::shape;

/// M of document.md 18: the sketch of what an empty page holds after the insert.
async fn inserted(world: &World, markdown: &str) -> Vec<String> {
    let id = world.create(json!({"type": "page", "name": "M"})).await;
    world
        .edit(&id, json!([{"op": "insert_blocks", "markdown": markdown}]))
        .await
        .is(200);
    sketch(&world.read(&id).await)
}

const BLOCKS: &[(&str, &[&str])] = &[
    // D-96
    ("# A\n## B\n#### C", &["h1 A", "h2 B", "h3 C"]),
    ("T\n===\n\nS\n---", &["h1 T", "h2 S"]),
    ("#x", &["p #x"]),
    // D-97
    ("a\nb\n\nc", &["p a\nb", "p c"]),
    ("a  \nb", &["p a\nb"]),
    // D-98
    ("- a\n  - b\n- [x] c\n1. d", &["b a", ".b b", "c c", "n d"]),
    ("1) a\n2) b", &["n a", "n b"]),
    ("1. [ ] a", &["c a"]),
    // D-99
    ("- a\n\n  para", &["b a", ".p para"]),
    ("- # H", &["b", ".h1 H"]),
    // D-100
    ("> a\n> b\nlazy", &["q a\nb\nlazy"]),
    ("> a\n>\n> b", &["q a", ".p b"]),
    ("> - a", &["q", ".b a"]),
    ("> > a", &["q", ".q a"]),
    // D-103
    ("---\n\n* * *", &["divider", "divider"]),
    (
        "![cat](https://e.org/c.png)",
        &["embed https://e.org/c.png"],
    ),
    (
        "see ![cat](https://e.org/c.png)",
        &["p see [cat](https://e.org/c.png)"],
    ),
    // D-104
    ("<div>x</div>", &[r"p \<div>x\</div>"]),
    ("Use <u>this</u>", &["p Use <u>this</u>"]),
    // D-105
    ("[x][r]\n\n[r]: https://e.org", &["p [x](https://e.org)"]),
    ("<https://e.org>", &["p [https://e.org](https://e.org)"]),
    ("https://e.org", &["p https://e.org"]),
    ("__b__ ~~s~~", &["p **b** ~~s~~"]),
];

// D-96 to D-100, D-103 to D-105
#[tokio::test]
async fn markdown_becomes_blocks() {
    let world = World::new().await;
    for (markdown, expected) in BLOCKS {
        assert_eq!(inserted(&world, markdown).await, *expected, "{markdown:?}");
    }
}

// D-98, D-101, D-102, D-103
#[tokio::test]
async fn markdown_becomes_whole_blocks() {
    let world = World::new().await;
    for (markdown, expected) in [
        (
            "- [x] c",
            json!([{"type": "checkbox", "checked": true, "text": "c"}]),
        ),
        (
            "```rust\nlet x;\n```",
            json!([{"type": "code", "language": "rust", "text": "let x;"}]),
        ),
        (
            "```rust\nlet x;",
            json!([{"type": "code", "language": "rust", "text": "let x;"}]),
        ),
        ("    x", json!([{"type": "code", "text": "x"}])),
        (
            "``` a b\nx\n```",
            json!([{"type": "code", "language": "a", "text": "x"}]),
        ),
        (
            "![cat](https://e.org/c.png)",
            json!([{
                "type": "embed", "processor": "image", "text": "https://e.org/c.png",
                "fields": {"alt": "cat"},
            }]),
        ),
        (
            "| A | B |\n|---|:-:|\n| 1 | x\\|y | z |\n| |",
            json!([{
                "type": "table",
                "columns": [{"header": "A"}, {"header": "B"}, {}],
                "rows": [{"is_header": true, "cells": ["A", "B"]}, {"cells": ["1", "x|y", "z"]}, {}],
            }]),
        ),
    ] {
        let id = world.create(json!({"type": "page", "name": "M"})).await;
        world
            .edit(&id, json!([{"op": "insert_blocks", "markdown": markdown}]))
            .await
            .is(200);
        let mut got = shape(&world.read(&id).await);
        let rows = got[0].get_mut("rows").and_then(Value::as_array_mut);
        for row in rows.into_iter().flatten() {
            if row["cells"] == json!([]) {
                row.as_object_mut().unwrap().shift_remove("cells");
            }
        }
        assert_eq!(json!(got), expected, "{markdown:?}");
    }
}

// D-104, D-106, O-78, O-80, H-28, H-115
#[tokio::test]
async fn faults_of_markdown() {
    let world = World::new().await;
    let id = world.create(json!({"type": "page", "name": "M"})).await;
    for (markdown, path, says) in [
        ("<u>x".to_owned(), "ops[0].markdown[0]", "<u>"),
        ("  \n".to_owned(), "ops[0].markdown", ""),
        ("[r]: https://e.org".to_owned(), "ops[0].markdown", ""),
        ("p\n\n".repeat(257), "ops[0].markdown", "at most 256"),
        ("- b\n".repeat(257), "ops[0].markdown", "at most 256"),
    ] {
        world
            .edit(&id, json!([{"op": "insert_blocks", "markdown": markdown}]))
            .await
            .invalid(&[path])
            .mentions(&[says]);
    }
    let many = json!({"type": "page", "name": "M", "markdown": "p\n\n".repeat(2049)});
    world
        .post(&world.objects(), many)
        .await
        .invalid(&["/markdown"])
        .mentions(&["2049 blocks, at most 2048 are allowed"]);
    for blank in ["", " \n", "[r]: https://e.org"] {
        let body = json!({"type": "page", "name": "M", "markdown": blank});
        world
            .post(&world.objects(), body)
            .await
            .invalid(&["/markdown"]);
    }
    let lists: String = (0..40)
        .map(|level| format!("{}- x\n", "  ".repeat(level)))
        .collect();
    let id = world
        .create(json!({"type": "page", "name": "M", "markdown": lists}))
        .await;
    let document = world.read(&id).await;
    let deepest = document["blocks"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|block| block["indent"].as_u64())
        .max();
    assert_eq!(deepest, Some(32));
}

// D-107, D-108, H-112, H-115
#[tokio::test]
async fn a_heading_may_be_the_title() {
    let world = World::new().await;
    for (body, name, blocks, warned) in [
        (
            json!({"type": "page", "markdown": "# Plan\nx"}),
            "Plan",
            vec!["p x"],
            true,
        ),
        (
            json!({"type": "page", "name": "Plan", "markdown": "# Plan\nx"}),
            "Plan",
            vec!["p x"],
            true,
        ),
        (
            json!({"type": "page", "name": "Other", "markdown": "# Plan\nx"}),
            "Other",
            vec!["h1 Plan", "p x"],
            false,
        ),
        (
            json!({"type": "page", "markdown": "## Plan\nx"}),
            "",
            vec!["h2 Plan", "p x"],
            false,
        ),
        (
            json!({"type": "page", "name": "Plan", "markdown": "## Plan\nx"}),
            "Plan",
            vec!["p x"],
            true,
        ),
        (
            json!({"type": "note", "markdown": "# Plan\nx"}),
            "",
            vec!["h1 Plan", "p x"],
            false,
        ),
        // D-136
        (
            json!({"type": "page", "markdown": "---\ntitle: Plan\n---\n\nx"}),
            "Plan",
            vec!["p x"],
            false,
        ),
        (
            json!({"type": "page", "markdown": "# [Plan](https://e.org)"}),
            "",
            vec!["h1 [Plan](https://e.org)"],
            false,
        ),
        (
            json!({"type": "page", "markdown": "# 🚀 Plan\nx"}),
            "🚀 Plan",
            vec!["p x"],
            true,
        ),
    ] {
        let created = world.post(&world.objects(), body.clone()).await;
        let expected: &[&str] = if warned { &["/markdown[0]"] } else { &[] };
        assert_eq!(created.warnings(), expected, "{body}");
        let document = world.read(created.body(201)["id"].as_str().unwrap()).await;
        assert_eq!(
            document["properties"]["name"].as_str().unwrap_or_default(),
            name,
            "{body}"
        );
        assert_eq!(sketch(&document), blocks, "{body}");
    }
}

// 10.6, 12.2, 13: a heading that is longer than a name stays a heading, so that what is read can be created from.
#[tokio::test]
async fn a_heading_longer_than_a_name_is_no_title() {
    let world = World::new().await;
    for (length, name) in [(4096, Some(4096)), (4097, None)] {
        let heading = "x".repeat(length);
        let body = json!({"type": "page", "markdown": format!("# **{heading}**\n\ny")});
        let document = world.read(&world.create(body).await).await;
        let found = document["properties"]["name"].as_str().map(str::len);
        assert_eq!(found, name);
        let blocks = sketch(&document);
        assert_eq!(blocks.len(), if name.is_some() { 1 } else { 2 });
        let judged = world.post("/v2/validate", document).await.body(200);
        assert_eq!(judged["issues"], json!([]), "{length}");
    }
}
