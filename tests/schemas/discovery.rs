//! The index and the entries.

use serde_json::{Value, json};

use super::SCHEMAS;
use crate::support::World;

/// The operations of an object, in the order of ops.md 16.2.
const OBJECT_OPS: [&str; 15] = [
    "set_properties",
    "update_block",
    "replace_subtree",
    "insert_blocks",
    "move_block",
    "delete_block",
    "replace_text",
    "set_cell",
    "update_view",
    "insert_view",
    "move_view",
    "delete_view",
    "add_items",
    "remove_items",
    "set_type",
];

fn names(rows: &Value) -> Vec<&str> {
    let rows = rows.as_array().unwrap();
    rows.iter()
        .map(|row| row["kind"].as_str().unwrap())
        .collect()
}

// O-149, O-151
#[tokio::test]
pub(crate) async fn everything_is_listed() {
    let world = World::new().await;
    let index = world.get(SCHEMAS).await.body(200);
    assert!(names(&index["kinds"]).is_sorted());
    assert!(names(&index["ops"]).starts_with(&OBJECT_OPS));
    for (folder, rows) in [("", &index["kinds"]), ("/ops", &index["ops"])] {
        for row in rows.as_array().unwrap() {
            let name = row["kind"].as_str().unwrap();
            assert_eq!(row["url"], json!(format!("{SCHEMAS}{folder}/{name}")));
            let entry = world.get(row["url"].as_str().unwrap()).await.body(200);
            assert_eq!(
                (&entry["kind"], &entry["endpoint"]),
                (&row["kind"], &row["endpoint"])
            );
            assert!(entry["schema"].is_object(), "{name}");
            let body = match folder {
                "" => Value::Null,
                _ => json!({ "ops": [entry["example"]] }),
            };
            assert_eq!(entry["example_body"], body, "{name}");
        }
    }
}

// O-158
#[tokio::test]
pub(crate) async fn unknown_names_list_the_known() {
    let world = World::new().await;
    for (path, parameter, known) in [
        ("frobnicate", "kind", "space"),
        ("Space", "kind", "space"),
        ("ops", "kind", "space"),
        ("ops/frobnicate", "op", "set_cell"),
        ("ops/setProperties", "op", "set_properties"),
    ] {
        let reply = world.get(&format!("{SCHEMAS}/{path}")).await;
        reply.missing(&[parameter]).mentions(&[known]);
    }
    world.post("/v2/schemas/ops", json!({})).await.is(405);
    world.get("/v2/schemas/ops/set_type/x").await.is(404);
}

// H-10, http.md 8: no space is involved, so that every kind of grant may read.
#[tokio::test]
pub(crate) async fn every_admitted_key_may_read_schemas() {
    let world = World::new().await;
    for path in ["", "/space", "/ops/set_type"].map(|path| format!("{SCHEMAS}{path}")) {
        for key in [&world.keys.kr, &world.keys.ar, &world.keys.kw] {
            world.request_as(key, "GET", &path).send().await.is(200);
        }
        let anonymous = world.anonymous("GET", &path).send().await;
        anonymous.older(401, "unauthorized");
        let limited = world.request_as(&world.keys.kl, "GET", &path).send().await;
        limited.older(403, "forbidden");
    }
}
