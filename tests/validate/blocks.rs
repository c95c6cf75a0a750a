//! The B cases: members of blocks, indents, containment, ids, tables, inline markup.

use serde_json::{Value, json};

use super::{VALIDATE, check_blocks};
use crate::support::World;

fn at(indent: u64, block_type: &str) -> Value {
    json!({"indent": indent, "type": block_type})
}

// D-56, D-59, D-63, D-64, D-66
#[tokio::test]
async fn members_are_judged_by_their_type() {
    let world = World::new().await;
    let cases = vec![
        (json!([{"type": "todo"}]), "/blocks/0/type"),
        (json!([{"text": "x"}]), "/blocks/0/type"),
        (json!([{"type": "divider", "text": "x"}]), "/blocks/0/text"),
        (
            json!([{"type": "paragraph", "checked": true}]),
            "/blocks/0/checked",
        ),
        (
            json!([{"type": "paragraph", "align": "middle"}]),
            "/blocks/0/align",
        ),
        (
            json!([{"type": "paragraph", "children": []}]),
            "/blocks/0/children",
        ),
        (
            json!([{"type": "embed", "processor": "mermaid", "url": "https://e.org"}]),
            "/blocks/0/url",
        ),
        (
            json!([{"type": "embed", "processor": "youtube", "url": "https://e.org", "text": "x"}]),
            "/blocks/0/url",
        ),
        (
            json!([{"type": "equation", "processor": "mermaid", "text": "x"}]),
            "/blocks/0/processor",
        ),
        (json!([{"type": "equation", "processor": "latex"}]), "ok"),
        (
            json!([{"type": "code", "language": "rs", "fields": {"lang": "rs"}}]),
            "/blocks/0/language",
        ),
        (
            json!([{"type": "callout", "icon": {"format": "color", "color": "red"}}]),
            "/blocks/0/icon/format",
        ),
        (json!([{"type": "property"}]), "/blocks/0/property"),
        (
            json!([{"type": "file", "added_at": "2026-02-30T00:00:00Z"}]),
            "/blocks/0/added_at",
        ),
        (json!([{"type": "file", "size": 2048.0}]), "ok"),
    ];
    check_blocks(&world, cases).await;
    let children = json!([{"type": "paragraph", "children": []}]);
    let children = json!({"formatVersion": "2.0", "blocks": children});
    world.post(VALIDATE, children).await.mentions(&["indent"]);
}

// D-57, D-58, D-60
#[tokio::test]
async fn indents_follow_each_other() {
    let world = World::new().await;
    let chain: Vec<Value> = (0..=32).map(|indent| at(indent, "toggle")).collect();
    let mut deeper = chain.clone();
    deeper.push(at(33, "toggle"));
    let mut cases = vec![
        (json!([at(0, "paragraph"), at(2, "paragraph")]), "/blocks/1"),
        (json!([at(1, "paragraph")]), "/blocks/0"),
        (json!(deeper), "/blocks/33/indent"),
        (json!(chain), "ok"),
        (
            json!([{"indent": -1, "type": "paragraph"}]),
            "/blocks/0/indent",
        ),
        (
            json!([{"indent": 1.5, "type": "paragraph"}]),
            "/blocks/0/indent",
        ),
        (
            json!([{"indent": "1", "type": "paragraph"}]),
            "/blocks/0/indent",
        ),
        (
            json!([at(0, "paragraph"), {"indent": 1.0, "type": "paragraph"}]),
            "ok",
        ),
    ];
    for (parent, expected) in [
        ("divider", "/blocks/1"),
        ("table", "/blocks/1"),
        ("link", "/blocks/1"),
        ("embed", "/blocks/1"),
        ("dataview", "/blocks/1"),
        ("heading_1", "ok"),
        ("code", "ok"),
        ("paragraph", "ok"),
        ("image", "~/blocks/1"),
    ] {
        cases.push((json!([at(0, parent), at(1, "paragraph")]), expected));
    }
    check_blocks(&world, cases).await;
    let jump = json!([at(0, "paragraph"), at(2, "paragraph")]);
    let jump = world.post(VALIDATE, json!({"formatVersion": "2.0", "blocks": jump}));
    let jump = jump.await;
    let message = jump.json["issues"][0]["message"].as_str().unwrap();
    assert!(message.contains('0') && message.contains('2'), "{message}");
}

// D-61, D-62
#[tokio::test]
async fn rows_hold_columns() {
    let world = World::new().await;
    let cases = vec![
        (json!([at(0, "column")]), "/blocks/0"),
        (json!([at(0, "row"), at(1, "paragraph")]), "/blocks/1"),
        (
            json!([at(0, "row"), at(1, "column"), at(2, "paragraph")]),
            "ok",
        ),
        (json!([at(0, "row"), at(1, "group"), at(2, "column")]), "ok"),
    ];
    check_blocks(&world, cases).await;
}

// D-19, D-20
#[tokio::test]
async fn ids_are_unique() {
    let world = World::new().await;
    let p = |id: &str| json!({"type": "paragraph", "id": id});
    let table = json!({"type": "table", "columns": [{"id": "c1"}], "rows": [{"id": "r1"}]});
    let cases = vec![
        (json!([p("x"), p("x")]), "/blocks/1/id"),
        (json!([p("a b")]), "/blocks/0/id"),
        (json!([p(&"x".repeat(65))]), "/blocks/0/id"),
        (
            json!([{"type": "table", "rows": [{"id": "r-1"}]}]),
            "/blocks/0/rows/0/id",
        ),
        (json!([table, p("r1-c1")]), "/blocks/1/id"),
    ];
    check_blocks(&world, cases).await;
}

// D-69, D-72, D-74
#[tokio::test]
async fn tables_are_grids() {
    let world = World::new().await;
    let table =
        |cells: Value| json!([{"type": "table", "columns": [{}, {}], "rows": [{"cells": cells}]}]);
    let cell = "/blocks/0/rows/0/cells/0";
    let (cell_type, cell_id, cell_indent, second) = (
        format!("{cell}/type"),
        format!("{cell}/id"),
        format!("{cell}/indent"),
        format!("{cell}/1/indent"),
    );
    let two = json!([{"type": "toggle"}, {"type": "paragraph"}]);
    let cases = vec![
        (table(json!(["a", "b", "c"])), "/blocks/0/rows/0/cells"),
        (table(json!(["a"])), "ok"),
        (table(json!([{"type": "table"}])), &cell_type),
        (table(json!([{"type": "paragraph", "id": "x"}])), &cell_id),
        (
            table(json!([{"type": "paragraph", "indent": 0}])),
            &cell_indent,
        ),
        (table(json!([[{"type": "paragraph", "indent": 0}]])), "ok"),
        (table(json!([two])), &second),
        (table(json!([{"type": "group"}])), &cell_type),
        (json!([{"type": "table", "columns": [], "rows": []}]), "ok"),
        (
            json!([{"type": "table", "columns": [{"id": "c-1"}]}]),
            "/blocks/0/columns/0/id",
        ),
    ];
    check_blocks(&world, cases).await;
}

// D-92
#[tokio::test]
async fn inline_tags_are_judged() {
    let world = World::new().await;
    let text = |text: &str| json!([{"type": "paragraph", "text": text}]);
    let cases = [
        "<u>x",
        "<u>a<font color=\"red\">b</u></font>",
        "<u class=\"a\">x</u>",
        "<mention>x</mention>",
    ];
    let cases = cases.map(|faulty| (text(faulty), "/blocks/0/text"));
    check_blocks(&world, cases.to_vec()).await;
}
