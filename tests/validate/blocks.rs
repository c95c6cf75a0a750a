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
        // document.md 10.3: of a processor that does not exist nobody knows what it takes.
        (
            json!([{"type": "embed", "processor": "zz", "url": "https://e.org"}]),
            "/blocks/0/processor",
        ),
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

// document.md 10.3: an indent that is refused says nothing of what the block, or what follows it, stands under.
#[tokio::test]
async fn of_a_faulty_indent_no_parent_is_judged() {
    let world = World::new().await;
    let lifted = [at(0, "divider"), at(0, "group")];
    let after = |more: &[Value]| json!([&lifted[..], more].concat());
    let text = |indent: Value| json!({"indent": indent, "type": "paragraph"});
    check_blocks(
        &world,
        vec![
            (after(&[at(2, "paragraph")]), "/blocks/2"),
            (
                after(&[at(2, "paragraph"), at(2, "paragraph")]),
                "/blocks/2",
            ),
            (after(&[at(2, "group"), at(3, "paragraph")]), "/blocks/2"),
            (after(&[at(1, "paragraph")]), "ok"),
            // What stands below it is judged by it.
            (
                after(&[at(2, "divider"), at(3, "paragraph")]),
                "/blocks/2 /blocks/3",
            ),
            (
                json!([
                    at(0, "row"),
                    at(1, "column"),
                    text(json!("2")),
                    at(1, "paragraph")
                ]),
                // It may have meant 0, under which the last one may stand.
                "/blocks/2/indent",
            ),
            (
                json!([at(0, "divider"), at(1, "group"), at(2, "paragraph")]),
                "/blocks/2",
            ),
        ],
    )
    .await;
}

// document.md 6.2: who can have children.
#[tokio::test]
async fn only_leaves_have_no_children() {
    let world = World::new().await;
    let mut cases = Vec::new();
    for leaf in [
        "embed",
        "equation",
        "bookmark",
        "link",
        "divider",
        "table",
        "dataview",
        "icon",
        "table_of_contents",
        "chat",
    ] {
        cases.push((json!([at(0, leaf), at(1, "paragraph")]), "/blocks/1"));
    }
    let property = json!({"type": "property", "property": "tag"});
    cases.push((json!([property, at(1, "paragraph")]), "/blocks/1"));
    for file in ["file", "image", "video", "audio", "pdf"] {
        cases.push((json!([at(0, file), at(1, "paragraph")]), "~/blocks/1"));
    }
    for parent in [
        "paragraph",
        "heading_1",
        "heading_2",
        "heading_3",
        "toggle_heading_1",
        "toggle_heading_2",
        "toggle_heading_3",
        "bulleted_list_item",
        "numbered_list_item",
        "toggle",
        "quote",
        "checkbox",
        "callout",
        "code",
        "group",
    ] {
        // A group is lifted, and what it holds with it.
        cases.push((json!([at(0, parent), at(1, "paragraph")]), "ok"));
    }
    check_blocks(&world, cases).await;
    for file in ["file", "image", "video", "audio", "pdf"] {
        let blocks = json!([at(0, file), at(1, "paragraph")]);
        let body = json!({"formatVersion": "2.0", "type": "page", "blocks": blocks});
        let created = world.post(&world.objects(), body).await;
        created.invalid(&["/blocks/1"]);
    }
}

/// The members of a block that belong to types, each with a value that is right where it belongs.
fn own_members() -> Vec<(&'static str, Value)> {
    vec![
        ("color", json!("red")),
        ("text", json!("x")),
        ("checked", json!(true)),
        ("icon", json!({"format": "emoji", "emoji": "x"})),
        ("language", json!("rust")),
        ("object_id", json!("x")),
        ("name", json!("x")),
        ("mime_type", json!("a/b")),
        ("size", json!(5)),
        ("added_at", json!("2026-02-20T00:00:00Z")),
        ("url", json!("https://e.org")),
        ("card_style", json!("card")),
        ("icon_size", json!("small")),
        ("description", json!("manual")),
        ("properties", json!([])),
        ("columns", json!([])),
        ("rows", json!([])),
        ("processor", json!("youtube")),
        ("property", json!("tag")),
        ("is_collection", json!(true)),
        ("views", json!([])),
    ]
}

// document.md 6.3: the fields of every type, as its table has them. `style` and `hash` have their own cases below.
#[tokio::test]
async fn every_member_belongs_to_its_types() {
    let world = World::new().await;
    let mut cases = Vec::new();
    for (types, admitted) in [
        (
            "paragraph heading_1 heading_2 heading_3 heading_4 header_4 toggle_heading_1 toggle_heading_2 \
             toggle_heading_3 bulleted_list_item numbered_list_item toggle quote",
            "color text",
        ),
        ("checkbox", "checked color text"),
        ("callout", "icon color text"),
        ("code", "language text"),
        (
            "file image video audio pdf",
            "object_id name mime_type size added_at",
        ),
        ("bookmark", "url object_id"),
        (
            "link",
            "object_id card_style icon_size description properties",
        ),
        ("divider row group table_of_contents chat", ""),
        ("table", "columns rows"),
        ("embed", "processor text"),
        ("property", "property"),
        ("dataview", "object_id is_collection properties views"),
        ("icon", "name"),
    ] {
        for block_type in types.split_whitespace() {
            for (member, value) in own_members() {
                let mut block = json!({"type": block_type, member: value});
                if block_type == "property" {
                    block["property"] = json!("tag");
                }
                // An address is the text of an embed under its other name.
                let is_address = block_type == "embed" && member == "url";
                if is_address {
                    block["processor"] = json!("youtube");
                }
                let fits = is_address || admitted.split(' ').any(|name| name == member);
                let expected = if fits {
                    "ok".to_owned()
                } else {
                    format!("/blocks/0/{member}")
                };
                cases.push((json!([block]), expected));
            }
        }
    }
    for (block_type, style, fits) in [
        ("divider", "dots", true),
        ("file", "embed", true),
        ("pdf", "link", true),
        ("divider", "embed", false),
        ("image", "dots", false),
        ("link", "card", false),
        ("paragraph", "line", false),
    ] {
        let expected = if fits { "ok" } else { "/blocks/0/style" };
        cases.push((
            json!([{"type": block_type, "style": style}]),
            expected.to_owned(),
        ));
    }
    let cases = cases
        .iter()
        .map(|(blocks, expected)| (blocks.clone(), expected.as_str()));
    check_blocks(&world, cases.collect()).await;
}

// document.md 6.3: an address stands in `url` only where the text is one.
#[tokio::test]
async fn every_processor_is_of_its_group() {
    let world = World::new().await;
    let mut cases = Vec::new();
    for source in [
        "latex",
        "mermaid",
        "chart",
        "graphviz",
        "kroki",
        "excalidraw",
        "drawio",
    ] {
        cases.push((
            json!([{"type": "embed", "processor": source, "text": "x"}]),
            "ok",
        ));
        let with_url = json!([{"type": "embed", "processor": source, "url": "https://e.org"}]);
        cases.push((with_url, "/blocks/0/url"));
    }
    for service in [
        "youtube",
        "vimeo",
        "soundcloud",
        "google_maps",
        "miro",
        "figma",
        "twitter",
        "open_street_map",
        "reddit",
        "facebook",
        "instagram",
        "telegram",
        "github_gist",
        "codepen",
        "bilibili",
        "sketchfab",
        "image",
        "spotify",
    ] {
        let with_url = json!([{"type": "embed", "processor": service, "url": "https://e.org"}]);
        cases.push((with_url, "ok"));
        let both =
            json!([{"type": "embed", "processor": service, "url": "https://e.org", "text": "x"}]);
        cases.push((both, "/blocks/0/url"));
    }
    check_blocks(&world, cases).await;
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

// document.md 9.5, 10.3: a path says where a block of a cell stands in what was written, whatever is left out beside it.
#[tokio::test]
async fn ids_in_a_cell_are_told_of_where_they_stand() {
    let world = World::new().await;
    let table = |cell: Value| json!([{"type": "table", "columns": [{}], "rows": [{"id": "r", "cells": [cell]}]}]);
    let own = json!({"type": "toggle"});
    let twin = |indent: u8| json!({"indent": indent, "type": "paragraph", "id": "r"});
    let group = json!({"indent": 1, "type": "group"});
    let views = json!({"type": "dataview", "views": [{"id": "v"}, {"id": "v"}]});
    let cell = "/blocks/0/rows/0/cells/0";
    let [first, second] = [1, 2].map(|at| format!("{cell}/{at}/id"));
    let unread = format!("{cell}/1 {second}");
    let (alone, listed) = (format!("{cell}/views/1/id"), format!("{cell}/0/views/1/id"));
    let cases = vec![
        (table(json!([own, twin(1)])), first.as_str()),
        (table(json!([own, 5, twin(1)])), &unread),
        (table(json!([own, group, twin(2)])), &second),
        (table(views.clone()), &alone),
        (table(json!([views])), &listed),
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
