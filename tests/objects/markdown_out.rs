//! Markdown out (document.md 11).

use rolltop_store::ObjectRecord;
use rolltop_store::testing::{Commit, Plan, Write};
use serde_json::{Value, json};

use crate::support::World;
use crate::support::shape::shape;

async fn rendered(world: &World, id: &str) -> Value {
    world
        .get(&format!("{}?format=md", world.object(id)))
        .await
        .body(200)
}

fn trip(description: Option<&str>) -> Value {
    let mut body = json!({
        "formatVersion": "2.0", "type": "page", "properties": {"name": "Trip"},
        "blocks": [
            {"type": "heading_1", "text": "Packing"},
            {"type": "bulleted_list_item", "text": "Clothes"},
            {"type": "bulleted_list_item", "text": "Rain **jacket**", "indent": 1},
            {"type": "numbered_list_item", "text": "wash"},
            {"type": "numbered_list_item", "text": "dry"},
            {"type": "checkbox", "text": "Ask", "checked": true},
            {"type": "paragraph", "text": "done"},
        ],
    });
    if let Some(description) = description {
        body["properties"]["description"] = json!(description);
    }
    body
}

// D-109
#[tokio::test]
async fn a_page_is_one_markdown_file() {
    let world = World::new().await;
    let id = world.create(trip(Some("Short"))).await;
    let expected = "# Trip\n\nShort\n\n# Packing\n\n- Clothes\n  - Rain **jacket**\n1. wash\n2. dry\n- [x] Ask\n\ndone\n";
    assert_eq!(rendered(&world, &id).await["markdown"], expected);
}

// D-116
#[tokio::test]
async fn what_was_rendered_can_be_created_again() {
    let world = World::new().await;
    let first = world.create(trip(None)).await;
    let markdown = rendered(&world, &first).await["markdown"].clone();
    let second = world
        .create(json!({"type": "page", "markdown": markdown}))
        .await;
    let (first, second) = (world.read(&first).await, world.read(&second).await);
    assert_eq!(first["properties"]["name"], second["properties"]["name"]);
    assert_eq!(shape(&first), shape(&second));
}

// D-110 to D-115
#[tokio::test]
async fn blocks_have_one_rendering() {
    let world = World::new().await;
    let block = |kind: &str, text: &str| json!({"type": kind, "text": text});
    let child = |kind: &str, text: &str| json!({"type": kind, "text": text, "indent": 1});
    let (b, n) = ("bulleted_list_item", "numbered_list_item");
    for (blocks, expected) in [
        (
            json!([
                block(n, "a"),
                child(b, "x"),
                block(n, "b"),
                block("paragraph", "t"),
                block(n, "c")
            ]),
            "1. a\n   - x\n2. b\n\nt\n\n1. c",
        ),
        (
            json!([block(b, "a"), child("paragraph", "t")]),
            "- a\n\n  t",
        ),
        (json!([block("quote", "a\nb")]), "> a\n> b"),
        (json!([block("quote", "a"), child(b, "x")]), "> a\n>\n> - x"),
        (
            json!([{"type": "callout", "icon": {"format": "emoji", "emoji": "⚠️"}, "text": "x"}]),
            "> ⚠️ x",
        ),
        // No trailing blank, and an emoji of any characters is no markup.
        (
            json!([{"type": "callout", "icon": {"format": "emoji", "emoji": "⚠️"}}]),
            "> ⚠️",
        ),
        (
            json!([{"type": "callout", "icon": {"format": "emoji", "emoji": "*"}, "text": "x"}]),
            r"> \* x",
        ),
        (
            json!([{"type": "callout", "icon": {"format": "emoji", "emoji": "**"}, "text": "**x**"}]),
            "> ** **x**",
        ),
        (json!([block("toggle_heading_2", "L")]), "## L"),
        (
            json!([{"type": "code", "language": "rs", "text": "x"}]),
            "```rs\nx\n```",
        ),
        (json!([block("code", "```")]), "````\n```\n````"),
        (json!([block("embed", "e = mc^2")]), "$$\ne = mc^2\n$$"),
        (
            json!([{"type": "embed", "processor": "mermaid", "text": "a"}]),
            "```mermaid\na\n```",
        ),
        (
            json!([{"type": "embed", "processor": "image", "text": "https://e.org/i.png"}]),
            "![](https://e.org/i.png)",
        ),
        (json!([block("paragraph", "# x")]), r"\# x"),
        (json!([block("paragraph", "- x")]), r"\- x"),
        (json!([block("paragraph", "1. x")]), r"1\. x"),
        (json!([block("paragraph", "> x")]), r"\> x"),
        (json!([block("paragraph", "<u>x</u>")]), "x"),
        (
            json!([{
                "type": "table", "columns": [{}, {}],
                "rows": [
                    {"is_header": true, "cells": ["Day", "Plan"]},
                    {"cells": ["Fri", {"type": "checkbox", "text": "a|b"}]},
                ],
            }]),
            "| Day | Plan |\n| :--- | :--- |\n| Fri | [ ] a\\|b |",
        ),
    ] {
        let id = world.page("Trip", blocks).await;
        let expected = format!("# Trip\n\n{expected}\n");
        assert_eq!(rendered(&world, &id).await["markdown"], expected);
    }
}

// D-114
#[tokio::test]
async fn mentions_become_links() {
    let world = World::new().await;
    let target = world.create(json!({"type": "page", "name": "O"})).await;
    let text = format!(r#"<u>x</u> <mention object_id="{target}">Ada</mention>"#);
    let id = world
        .page("Trip", json!([{"type": "paragraph", "text": text}]))
        .await;
    let expected = format!("# Trip\n\nx [Ada](rolltop://object?objectId={target})\n");
    assert_eq!(rendered(&world, &id).await["markdown"], expected);
}

// D-115, D-127
#[tokio::test]
async fn what_markdown_cannot_say_is_warned_of() {
    let world = World::new().await;
    let blocks = json!([{"type": "dataview", "id": "d1"}, {"type": "dataview", "id": "d2"}, {"type": "paragraph", "text": "x"}]);
    let envelope = rendered(&world, &world.page("Trip", blocks).await).await;
    assert_eq!(envelope["markdown"], "# Trip\n\nx\n");
    assert_eq!(envelope["warnings"].as_array().unwrap().len(), 1);
    assert_eq!(envelope["warnings"][0]["path"], "/markdown");
    let message = envelope["warnings"][0]["message"].as_str().unwrap();
    assert!(
        message.contains("dataview") && message.contains('2'),
        "{message}"
    );

    let envelope = rendered(
        &world,
        &world.page("Trip", json!([{"type": "paragraph"}])).await,
    )
    .await;
    assert_eq!(envelope["markdown"], "# Trip\n");
    assert!(envelope.get("warnings").is_none());
    let empty = world
        .create(json!({"formatVersion": "2.0", "type": "page"}))
        .await;
    assert_eq!(rendered(&world, &empty).await["markdown"], "");
}

// D-127, document.md 2.4: every kind once, with its count.
#[tokio::test]
async fn each_kind_that_markdown_does_not_hold_is_counted() {
    let world = World::new().await;
    let target = world.create(json!({"type": "page", "name": "O"})).await;
    let block = |kind: &str, text: &str| json!({"type": kind, "text": text});
    let under = |mut block: Value, indent: u8| {
        block["indent"] = json!(indent);
        block
    };
    let gone = format!("bafyrei{}", "a".repeat(52));
    let table = json!({
        "type": "table", "columns": [{}],
        "rows": [{"cells": ["a"]}, {"cells": [{"type": "checkbox", "text": "b"}]}],
    });
    for (blocks, expected) in [
        (
            json!([block("callout", "a"), block("callout", "b")]),
            vec!["blocks of type callout became quotes: 2"],
        ),
        (
            json!([block("toggle", "a"), block("toggle_heading_2", "b")]),
            vec![
                "blocks of type toggle became quotes: 1",
                "blocks of type toggle_heading_2 became headings: 1",
            ],
        ),
        (
            json!([
                {"type": "row"},
                under(json!({"type": "column"}), 1),
                under(block("paragraph", "a"), 2),
                under(json!({"type": "column"}), 1),
                under(block("paragraph", "b"), 2),
            ]),
            vec![
                "blocks of type row became what is in them: 1",
                "blocks of type column became what is in them: 2",
            ],
        ),
        (
            json!([
                {"type": "paragraph", "text": "<u>a</u> <font color=\"red\">b</font>", "color": "blue"},
                block("paragraph", "<font background=\"red\">c</font> <u>d</u>"),
            ]),
            vec!["colours are not kept: 3", "underlines are not kept: 2"],
        ),
        (
            json!([{"type": "paragraph", "text": "a", "align": "center"}]),
            vec!["alignments are not kept: 1"],
        ),
        (
            json!([
                block("paragraph", "a"),
                under(block("paragraph", "b"), 1),
                block("quote", "c"),
                under(block("paragraph", "d"), 1),
            ]),
            vec!["blocks under blocks that are no list item and no quote moved up: 1"],
        ),
        (
            json!([table]),
            vec![
                "first rows of tables became header rows: 1",
                "blocks in cells became text: 1",
            ],
        ),
        (
            json!([
                {"type": "link", "object_id": target},
                {"type": "bookmark", "url": "https://example.org"},
                {"type": "embed", "processor": "mermaid", "text": "a"},
                {"type": "embed", "processor": "youtube", "text": "https://example.org"},
                {"type": "file"},
                {"type": "table_of_contents"},
            ]),
            vec![
                "blocks of type link became links: 1",
                "blocks of type bookmark became links: 1",
                "blocks of type embed became code: 1",
                "blocks of type embed became addresses: 1",
                "left out blocks of type file: 1",
                "left out blocks of type table_of_contents: 1",
            ],
        ),
        (
            json!([
                block("heading_1", "a"),
                block("bulleted_list_item", "**b** *c* ~~d~~ `e` [f](https://example.org)"),
                {"type": "code", "language": "rs", "text": "g"},
                {"type": "divider"},
                block("embed", "e = mc^2"),
            ]),
            vec![],
        ),
    ] {
        let envelope = rendered(&world, &world.page("P", blocks).await).await;
        let warnings = envelope["warnings"].as_array().cloned().unwrap_or_default();
        let said: Vec<&str> = warnings
            .iter()
            .map(|warning| warning["message"].as_str().unwrap())
            .collect();
        assert_eq!(said, expected);
        for warning in &warnings {
            assert_eq!(warning["path"], "/markdown");
            assert!(warning["hint"].as_str().unwrap().contains("format=md"));
        }
    }
    // What is mentioned may be deleted for good later.
    let mention = |id: &str| format!("<mention object_id=\"{id}\">x</mention>");
    let text = format!("{} {} {}", mention(&gone), mention(&target), mention(&gone));
    let id = world.page("P", json!([])).await;
    let record = world.server.store.object(&id).unwrap().unwrap();
    let mut document: Value = serde_json::from_str(&record.document).unwrap();
    document["blocks"] = json!([{"id": "m", "type": "paragraph", "text": text}]);
    let plan = Plan {
        writes: vec![Write::PutObject(ObjectRecord {
            document: document.to_string().into(),
            ..ObjectRecord::clone(&record)
        })],
        ..Plan::at(record.modified_at)
    };
    world.server.store.commit(plan).unwrap();
    let envelope = rendered(&world, &id).await;
    assert_eq!(envelope["warnings"].as_array().unwrap().len(), 1);
    let message = envelope["warnings"][0]["message"].as_str().unwrap();
    assert!(
        message.contains("does not hold became _missing_object: 1") && message.contains(&gone),
        "{message}"
    );
}
