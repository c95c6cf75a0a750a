//! Markdown in (document.md 12) over the shortcut: which heading is the title.

use serde_json::json;

use crate::support::World;
use crate::support::document::sketch;

// D-107, D-108, H-112, H-115
#[tokio::test]
async fn a_heading_may_be_the_title() {
    let world = World::new().await;
    #[rustfmt::skip]
    let cases = [
        (json!({"type": "page", "markdown": "# Plan\nx"}), "Plan", vec!["p x"], true),
        (json!({"type": "page", "name": "Plan", "markdown": "# Plan\nx"}), "Plan", vec!["p x"], true),
        (json!({"type": "page", "name": "Other", "markdown": "# Plan\nx"}), "Other", vec!["h1 Plan", "p x"], false),
        (json!({"type": "page", "markdown": "## Plan\nx"}), "", vec!["h2 Plan", "p x"], false),
        (json!({"type": "page", "name": "Plan", "markdown": "## Plan\nx"}), "Plan", vec!["p x"], true),
        (json!({"type": "note", "markdown": "# Plan\nx"}), "", vec!["h1 Plan", "p x"], false),
        // D-136
        (json!({"type": "page", "markdown": "---\ntitle: Plan\n---\n\nx"}), "Plan", vec!["p x"], false),
        (json!({"type": "page", "markdown": "# [Plan](https://e.org)"}), "", vec!["h1 [Plan](https://e.org)"], false),
        (json!({"type": "page", "markdown": "# 🚀 Plan\nx"}), "🚀 Plan", vec!["p x"], true),
    ];
    for (body, name, blocks, warned) in cases {
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
