//! What blocks refer to (document.md 3.6), and the own dataview of queries and collections.

use serde_json::{Value, json};

use crate::support::World;

// 3.6, D-68: every singular slot is masked, and warned about where it stands; a create warned at the same places.
#[tokio::test]
async fn every_dangling_reference_has_a_warning_at_its_place() {
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
