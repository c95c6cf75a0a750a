//! Tables (document.md 6.4) on creates.

use serde_json::{Value, json};

use crate::support::World;

fn table(cells: Value) -> Value {
    json!([{"type": "table", "columns": [{"id": "c1"}, {"id": "c2"}], "rows": [{"id": "r1", "cells": cells}]}])
}

async fn cells(world: &World, given: Value) -> Value {
    let id = world.page("T", table(given)).await;
    world.read(&id).await["blocks"][0]["rows"][0]["cells"].clone()
}

// D-69, D-70, D-73
#[tokio::test]
async fn cells_have_one_spelling() {
    let world = World::new().await;
    for (given, served) in [
        (json!(["x"]), json!(["x"])),
        (json!([{"type": "paragraph", "text": "x"}]), json!(["x"])),
        (json!(["", "y"]), json!([null, "y"])),
        (json!([null, "__b__"]), json!([null, "**b**"])),
        (json!(["x", null]), json!(["x"])),
        (
            json!([{"type": "checkbox", "checked": true}]),
            json!([{"type": "checkbox", "checked": true}]),
        ),
    ] {
        assert_eq!(cells(&world, given.clone()).await, served, "{given}");
    }
    let nested =
        json!([{"type": "toggle", "text": "t"}, {"indent": 1, "type": "paragraph", "text": "u"}]);
    let mut served = cells(&world, json!([nested])).await;
    let minted = served[0][1].as_object_mut().unwrap().shift_remove("id");
    assert!(minted.is_some());
    assert_eq!(served, json!([nested]));
}

// D-69, D-72, D-74
#[tokio::test]
async fn faults_of_tables() {
    let world = World::new().await;
    let post = |blocks: Value| {
        let world = &world;
        async move {
            world
                .post(
                    &world.objects(),
                    json!({"formatVersion": "2.0", "type": "page", "blocks": blocks}),
                )
                .await
        }
    };
    post(table(json!(["a", "b", "c"])))
        .await
        .invalid(&["/blocks/0/rows/0/cells"]);
    for (cell, fault) in [
        (json!({"type": "table"}), "/type"),
        (json!({"type": "paragraph", "id": "x"}), "/id"),
        (
            json!([{"type": "paragraph"}, {"type": "paragraph", "indent": 0}]),
            "/1/indent",
        ),
        (json!({"type": "group"}), "/type"),
    ] {
        let path = format!("/blocks/0/rows/0/cells/0{fault}");
        post(table(json!([cell]))).await.invalid(&[&path]);
    }
    post(json!([{"type": "table", "columns": [{"id": "c-1"}], "rows": []}]))
        .await
        .invalid(&["/blocks/0/columns/0/id"]);
    post(json!([{"type": "table", "columns": [], "rows": []}]))
        .await
        .is(201);
}

// D-71
#[tokio::test]
async fn header_rows_come_first() {
    let world = World::new().await;
    let blocks = json!([{
        "type": "table",
        "columns": [{"id": "c1", "header": "ignored"}],
        "rows": [{"id": "r1", "cells": ["a"]}, {"id": "r2", "is_header": true, "cells": ["Day"]}],
    }]);
    let block = world.read(&world.page("T", blocks).await).await["blocks"][0].clone();
    assert_eq!(
        block["rows"][0],
        json!({"id": "r2", "is_header": true, "cells": ["Day"]})
    );
    assert_eq!(block["columns"][0]["header"], "Day");
}
