//! Markdown out (document.md 11).

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
