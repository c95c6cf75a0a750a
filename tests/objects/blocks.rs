//! Blocks, their nesting and their types (document.md 6.1 to 6.3, 6.8) on creates.

use serde_json::{Value, json};

use crate::support::World;

async fn post(world: &World, blocks: Value) -> crate::support::answer::Reply {
    let body = json!({"formatVersion": "2.0", "type": "page", "blocks": blocks});
    world.post(&world.objects(), body).await
}

async fn stored(world: &World, blocks: Value) -> Value {
    let id = post(world, blocks).await.body(201)["id"]
        .as_str()
        .unwrap()
        .to_owned();
    world.read(&id).await
}

fn chain(kind: &str, indents: &[i64]) -> Value {
    indents
        .iter()
        .map(|indent| json!({"type": kind, "indent": indent}))
        .collect()
}

// D-56, D-57, D-59, D-60, D-61, D-63, D-64, D-66
#[tokio::test]
async fn faults_are_named_where_they_are() {
    let world = World::new().await;
    let child = |parent: &str| json!([{"type": parent}, {"type": "paragraph", "indent": 1}]);
    let too_deep: Vec<i64> = (0..=33).collect();
    for (blocks, path) in [
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
        (chain("paragraph", &[0, 2]), "/blocks/1"),
        (chain("paragraph", &[1]), "/blocks/0"),
        (chain("toggle", &too_deep), "/blocks/33/indent"),
        (
            json!([{"type": "paragraph", "indent": -1}]),
            "/blocks/0/indent",
        ),
        (
            json!([{"type": "paragraph", "indent": 1.5}]),
            "/blocks/0/indent",
        ),
        (
            json!([{"type": "paragraph", "indent": "1"}]),
            "/blocks/0/indent",
        ),
        (child("divider"), "/blocks/1"),
        (child("table"), "/blocks/1"),
        (child("link"), "/blocks/1"),
        (child("embed"), "/blocks/1"),
        (child("dataview"), "/blocks/1"),
        (child("image"), "/blocks/1"),
        (json!([{"type": "column"}]), "/blocks/0"),
        (child("row"), "/blocks/1"),
        (
            json!([{"type": "embed", "processor": "mermaid", "url": "https://e.org"}]),
            "/blocks/0/url",
        ),
        (
            json!([{"type": "embed", "processor": "youtube", "url": "https://e.org", "text": "x"}]),
            "/blocks/0/url",
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
    ] {
        post(&world, blocks).await.invalid(&[path]);
    }
    post(&world, chain("paragraph", &[0, 2]))
        .await
        .mentions(&["0", "2"]);
    let twice = json!([{"type": "code", "language": "a", "fields": {"lang": "b"}}]);
    post(&world, twice).await.is(400);
}

// D-57, D-58, D-60, D-61, D-66
#[tokio::test]
async fn what_is_admitted() {
    let world = World::new().await;
    let deepest: Vec<i64> = (0..=32).collect();
    let document = stored(&world, chain("toggle", &deepest)).await;
    assert_eq!(document["blocks"].as_array().unwrap().len(), 33);
    for parent in ["heading_1", "code", "paragraph"] {
        post(
            &world,
            json!([{"type": parent}, {"type": "paragraph", "indent": 1.0}]),
        )
        .await
        .is(201);
    }
    let layout = json!([{"type": "row"}, {"type": "column", "indent": 1}, {"type": "paragraph", "indent": 2}]);
    post(&world, layout).await.is(201);
    post(&world, json!([{"type": "file", "size": 2048.0}]))
        .await
        .is(201);
}

// D-62, D-63, D-64, D-67
#[tokio::test]
async fn input_is_normalised() {
    let world = World::new().await;
    for (given, expected) in [
        (
            json!([{"type": "group"}, {"type": "paragraph", "indent": 1, "text": "x"}]),
            json!({"type": "paragraph", "text": "x"}),
        ),
        (
            json!([{"type": "heading_4", "text": "x"}]),
            json!({"type": "heading_3", "text": "x"}),
        ),
        (
            json!([{"type": "equation", "text": "x"}]),
            json!({"type": "embed", "text": "x"}),
        ),
        (
            json!([{"type": "embed", "processor": "youtube", "url": "https://e.org"}]),
            json!({"type": "embed", "processor": "youtube", "text": "https://e.org"}),
        ),
        (
            json!([{"type": "code", "text": "**x** <u>"}]),
            json!({"type": "code", "text": "**x** <u>"}),
        ),
        (
            json!([{"type": "paragraph", "text": "", "color": "", "align": "left", "indent": 0}]),
            json!({"type": "paragraph"}),
        ),
        (
            json!([{"type": "paragraph", "text": "a\r\nb"}]),
            json!({"type": "paragraph", "text": "a\nb"}),
        ),
        // A list of keys names each once, however it is spelled.
        (
            json!([{"type": "link", "properties": ["due_date", "tag", "dueDate"]}]),
            json!({"type": "link", "properties": ["due_date", "tag"]}),
        ),
    ] {
        let mut block = stored(&world, given.clone()).await["blocks"][0].clone();
        block.as_object_mut().unwrap().shift_remove("id");
        assert_eq!(block, expected, "{given}");
    }
    let grouped =
        json!([{"type": "row"}, {"type": "group", "indent": 1}, {"type": "column", "indent": 2}]);
    let document = stored(&world, grouped).await;
    assert_eq!(document["blocks"][1]["indent"], 1);
}

// D-65
#[tokio::test]
async fn a_title_block_becomes_the_name() {
    let world = World::new().await;
    let blocks = json!([{"type": "title", "text": "X"}, {"type": "paragraph", "text": "y"}]);
    let document = stored(&world, blocks.clone()).await;
    assert_eq!(document["properties"]["name"], "X");
    assert_eq!(document["blocks"].as_array().unwrap().len(), 1);
    let id = world.page("Kept", blocks).await;
    let document = world.read(&id).await;
    assert_eq!(document["properties"]["name"], "Kept");
    assert_eq!(document["blocks"].as_array().unwrap().len(), 1);
    // 10.6: it is a name, and no longer than one; its markup does not count.
    let title =
        |length: usize| json!([{"type": "title", "text": format!("**{}**", "x".repeat(length))}]);
    let document = stored(&world, title(4096)).await;
    assert_eq!(document["properties"]["name"], "x".repeat(4096));
    let reply = post(&world, title(4097)).await;
    reply
        .invalid(&["/blocks/0/text"])
        .mentions(&["4097 characters, at most 4096"]);
}

// D-68
#[tokio::test]
async fn a_link_to_nowhere_is_kept() {
    let world = World::new().await;
    let unknown = format!("bafyrei{}", "a".repeat(52));
    let created = post(
        &world,
        json!([{"id": "l", "type": "link", "object_id": unknown}]),
    )
    .await;
    assert_eq!(created.warnings().len(), 1, "{}", created.text);
    let id = created.body(201)["id"].as_str().unwrap().to_owned();
    let document = world.read(&id).await;
    assert_eq!(document["blocks"][0]["object_id"], "_missing_object");
    let warned = world.get(&world.object(&id)).await.warnings();
    assert_eq!(warned, ["/blocks/0/object_id"]);
    let ops = json!([{"op": "update_block", "id": "l", "set": {"object_id": "_missing_object"}}]);
    let result = world.edit(&id, ops).await.body(200);
    assert_eq!(
        (&result["etag"], &result["diff_stats"]["blocks_changed"]),
        (&document["etag"], &json!(0))
    );
}

// 3.6: every singular slot is masked, and warned about where it stands; a create warned at the same places.
#[tokio::test]
async fn every_dangling_reference_is_told_of_at_its_place() {
    let world = World::new().await;
    let mention = |id: &str| format!("<mention object_id=\"{id}\">x</mention>");
    let blocks = json!([
        {"type": "bookmark", "object_id": "gone1"},
        {"type": "image", "object_id": "gone2"},
        {"type": "dataview", "id": "d", "object_id": "gone3"},
        {"type": "callout", "icon": {"format": "file", "file": "gone4"}, "text": mention("gone5")},
        {"type": "paragraph", "text": format!("{} {} {}", mention("gone6"), mention("gone7"), mention("gone6"))},
        {"type": "paragraph", "text": "[a](rolltop://object?objectId=gone8)"},
        {"type": "table", "columns": [{}, {}], "rows": [
            {"cells": ["x", mention("gone9")]},
            {"cells": [{"type": "link", "object_id": "gone10"},
                [{"type": "toggle"}, {"indent": 1, "type": "paragraph", "text": mention("gone11")}]]},
        ]},
    ]);
    let body = json!({
        "formatVersion": "2.0", "type": "page", "blocks": blocks,
        "icon": {"format": "file", "file": "gone12"}, "cover": {"format": "image", "file": "gone13"},
    });
    let created = world.post(&world.objects(), body).await;
    let mut advised = created.warnings();
    advised.sort();
    let id = created.body(201)["id"].as_str().unwrap().to_owned();
    let reply = world.get(&world.object(&id)).await;
    let masked = [
        "/icon/file",
        "/cover/file",
        "/blocks/0/object_id",
        "/blocks/1/object_id",
        "/blocks/2/object_id",
        "/blocks/3/icon/file",
        "/blocks/3/text",
        "/blocks/4/text",
        "/blocks/4/text",
        "/blocks/6/rows/0/cells/1",
        "/blocks/6/rows/1/cells/0/object_id",
        "/blocks/6/rows/1/cells/1/1/text",
    ];
    assert_eq!(reply.warnings(), masked);
    let mut expected: Vec<&str> = masked.into_iter().chain(["/blocks/5/text"]).collect();
    expected.sort_unstable();
    assert_eq!(advised, expected);
    let document = reply.body(200);
    for path in masked {
        let served = document.pointer(path).unwrap().to_string();
        assert!(served.contains("_missing_object"), "{path}: {served}");
        assert!(!served.contains("gone"), "{path}: {served}");
    }
    assert!(
        document["blocks"][5]["text"]
            .as_str()
            .unwrap()
            .contains("gone8")
    );
    let callout = document["blocks"][3].clone();
    let echo =
        json!([{"op": "update_block", "id": callout["id"], "set": {"icon": callout["icon"]}}]);
    let echoed = world.edit(&id, echo).await.body(200);
    assert_eq!(echoed["etag"], document["etag"], "an echo changes nothing");
    let outline = world
        .get(&format!("{}?outline=true", world.object(&id)))
        .await;
    assert_eq!(outline.warnings(), ["/icon/file", "/cover/file"]);
}

// D-128
#[tokio::test]
async fn many_blocks() {
    let world = World::new().await;
    let paragraphs =
        |count: usize| -> Value { (0..count).map(|_| json!({"type": "paragraph"})).collect() };
    let document = stored(&world, paragraphs(2049)).await;
    assert_eq!(document["blocks"].as_array().unwrap().len(), 2049);
    post(&world, paragraphs(100_001))
        .await
        .invalid(&["/blocks"]);
}

// document.md 6.5, 6.7: queries and collections have one dataview of their own, with a view.
#[tokio::test]
async fn a_given_own_dataview_is_completed() {
    let world = World::new().await;
    for (of, view_type, is_collection) in [
        ("set", Value::Null, Value::Null),
        ("collection", json!("list"), json!(true)),
    ] {
        let empty = [
            json!({"type": "dataview"}),
            json!({"type": "dataview", "views": [], "is_collection": of == "set"}),
        ];
        for block in empty {
            let id = world
                .create(json!({"formatVersion": "2.0", "type": of, "blocks": [block]}))
                .await;
            let made = world.read(&id).await;
            let own = &made["blocks"][0];
            assert_eq!(
                (&own["id"], &own["is_collection"]),
                (&json!("dataview"), &is_collection)
            );
            let view = &own["views"][0];
            assert_eq!(
                (&view["name"], &view["type"]),
                (&json!("All"), &view_type),
                "{of}"
            );
            let columns = view["columns"].as_array().unwrap().iter();
            let shown: Vec<&Value> = columns
                .filter(|column| column["hidden"] != true)
                .map(|column| &column["property"])
                .collect();
            assert_eq!(shown, ["name", "type"], "{of}");
        }
        let known = json!({"type": "dataview", "properties": [{"property": "name"}, {"property": "due_date"}]});
        let id = world
            .create(json!({"formatVersion": "2.0", "type": of, "blocks": [known]}))
            .await;
        let own = &world.read(&id).await["blocks"][0];
        let columns = own["views"][0]["columns"].as_array().unwrap().iter();
        let columns: Vec<&Value> = columns.map(|column| &column["property"]).collect();
        assert_eq!(columns, ["name", "due_date"], "{of}");
        // The fixed id is that of no other block.
        let blocks = json!([{"type": "paragraph", "text": "x"}, {"id": "dataview", "type": "paragraph", "text": "x"}]);
        let refused = world
            .post(
                &world.objects(),
                json!({"formatVersion": "2.0", "type": of, "blocks": blocks}),
            )
            .await;
        refused
            .invalid(&["/blocks/1/id"])
            .mentions(&["leave the id out"]);
    }
}
