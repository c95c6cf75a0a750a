//! Labels of ids and how references resolve (document.md 9).

use serde_json::{Value, json};

use crate::support::World;

/// 24 hex characters that end in `suffix`.
fn minted(fill: char, suffix: &str) -> String {
    format!("{}{suffix}", fill.to_string().repeat(24 - suffix.len()))
}

fn paragraph(id: &str) -> Value {
    json!({"id": id, "type": "paragraph", "text": "x"})
}

async fn served(world: &World, id: &str, query: &str) -> Vec<String> {
    let document = world
        .get(&format!("{}?{query}", world.object(id)))
        .await
        .body(200);
    let list = if document.get("outline").is_some() {
        &document["outline"]
    } else {
        &document["blocks"]
    };
    list.as_array()
        .unwrap()
        .iter()
        .map(|block| block["id"].as_str().unwrap().to_owned())
        .collect()
}

// D-12
#[tokio::test]
async fn minted_ids_are_shortened() {
    let world = World::new().await;
    let (a, b) = (minted('0', "a2b3c"), minted('0', "b3c4d"));
    let id = world.page("P", json!([paragraph(&a), paragraph(&b)])).await;
    assert_eq!(served(&world, &id, "").await, ["a2b3c", "b3c4d"]);
    assert_eq!(
        served(&world, &id, "outline=true").await,
        ["a2b3c", "b3c4d"]
    );
    assert_eq!(
        served(&world, &id, "ids=full").await,
        [a.clone(), b.clone()]
    );
    assert_eq!(served(&world, &id, "outline=true&ids=full").await, [a, b]);
}

// D-13, D-14, D-15, D-16
#[tokio::test]
async fn colliding_labels_stay_full() {
    let world = World::new().await;
    let z = minted('0', "a2b3c");
    let y = minted('1', "a2b3c");
    let id = world.page("P", json!([paragraph(&z), paragraph(&y)])).await;
    assert_eq!(served(&world, &id, "").await, [z.clone(), y.clone()]);
    let path = world.object(&id);
    world
        .get(&format!("{path}?block=a2b3c"))
        .await
        .ambiguous(&["block"])
        .mentions(&[&z, &y]);
    assert_eq!(served(&world, &id, "block=1a2b3c").await, [y]);

    let id = world
        .page("P", json!([paragraph(&z), paragraph("xa2b3c")]))
        .await;
    assert_eq!(served(&world, &id, "").await, [z.as_str(), "xa2b3c"]);
    assert_eq!(served(&world, &id, "block=xa2b3c").await, ["xa2b3c"]);
    world
        .get(&format!("{}?block=a2b3c", world.object(&id)))
        .await
        .ambiguous(&["block"]);

    let body = json!({"formatVersion": "2.0", "type": "page", "blocks": [paragraph("a2b3c"), paragraph(&z)]});
    let created = world.post(&world.objects(), body).await;
    assert_eq!(created.warnings(), ["/blocks"]);
    let id = created.body(201)["id"].as_str().unwrap().to_owned();
    assert_eq!(served(&world, &id, "").await, ["a2b3c", z.as_str()]);
    assert_eq!(served(&world, &id, "block=a2b3c").await, ["a2b3c"]);

    let uuid = "123e4567-e89b-12d3-a456-426614174abc";
    let id = world
        .page("P", json!([paragraph(uuid), paragraph("intro")]))
        .await;
    assert_eq!(served(&world, &id, "").await, ["74abc", "intro"]);
}

// D-17, D-18
#[tokio::test]
async fn parts_of_tables_and_views_are_counted() {
    let world = World::new().await;
    let (column, row) = (minted('0', "c3d4e"), minted('0', "d4e5f"));
    let table = |rows: Value| json!([{"id": "t", "type": "table", "columns": [{"id": column}], "rows": rows}]);
    let id = world
        .page(
            "T",
            table(json!([{"id": row, "is_header": true, "cells": ["Day"]}])),
        )
        .await;
    let block = world.read(&id).await["blocks"][0].clone();
    assert_eq!(block["rows"][0]["id"], "d4e5f");
    assert_eq!(block["columns"][0], json!({"id": column, "header": "Day"}));
    let id = world.page("T", table(json!([]))).await;
    assert_eq!(
        world.read(&id).await["blocks"][0]["columns"][0]["id"],
        "c3d4e"
    );

    let (block, view) = (minted('0', "e5f6a"), minted('1', "e5f6a"));
    let dataview = json!({"type": "dataview", "views": [{"id": view, "name": "All"}]});
    let id = world.page("V", json!([paragraph(&block), dataview])).await;
    let document = world.read(&id).await;
    assert_eq!(document["blocks"][0]["id"], block.as_str());
    assert_eq!(document["blocks"][1]["views"][0]["id"], view.as_str());
    let id = world.page("V", json!([dataview])).await;
    let document = world.read(&id).await;
    assert_eq!(document["blocks"][0]["id"], "dataview");
    assert_eq!(document["blocks"][0]["views"][0]["id"], "e5f6a");
}

// D-19, D-20, D-21
#[tokio::test]
async fn ids_are_unique_and_well_formed() {
    let world = World::new().await;
    let table = |id: &str| json!({"id": "t", "type": "table", "columns": [{"id": "c1"}], "rows": [{"id": id}]});
    let long = "x".repeat(65);
    let view = |id: &str| json!({"id": id, "type": "dataview", "views": [{"id": "v1"}]});
    for (blocks, path) in [
        (json!([paragraph("x"), paragraph("x")]), "/blocks/1/id"),
        (json!([paragraph("a b")]), "/blocks/0/id"),
        (json!([paragraph(&long)]), "/blocks/0/id"),
        (json!([table("r-1")]), "/blocks/0/rows/0/id"),
        (json!([table("r1"), paragraph("r1-c1")]), "/blocks/1/id"),
        (json!([paragraph("v1"), view("d1")]), "/blocks/1/views/0/id"),
    ] {
        let body = json!({"formatVersion": "2.0", "type": "page", "blocks": blocks});
        world.post(&world.objects(), body).await.invalid(&[path]);
    }
    world.page("P", json!([view("d1"), view("d2")])).await;
}
