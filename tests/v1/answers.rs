//! The answers to writes of objects (v1.md 10): what a read shows after them.

use std::time::Duration;

use futures::future::join_all;
use rolltop_store::testing::{Commit, Plan, Write};
use rolltop_workspace::objects::ReadTurn;
use serde_json::{Value, json};

use crate::support::World;

/// The value of an object under a key.
fn named<'v>(object: &'v Value, key: &str) -> &'v Value {
    let values = object["properties"].as_array().unwrap();
    let value = values.iter().find(|value| value["key"] == key);
    value.unwrap_or(&Value::Null)
}

impl World {
    /// Creates or changes an object; the answer is what a read shows.
    async fn v1_written(&self, id: Option<&str>, body: Value) -> Value {
        let objects = self.v1("/objects");
        let answer = match id {
            None => self.post(&objects, body).await.body(201),
            Some(id) => self.patch(&format!("{objects}/{id}"), body).await.body(200),
        };
        let id = answer["object"]["id"].as_str().unwrap();
        let read = self.get(&format!("{objects}/{id}")).await.body(200);
        assert_eq!(answer, read);
        answer["object"].clone()
    }

    async fn v1_made(&self, body: Value) -> String {
        let made = self.post(&self.v1("/objects"), body).await.body(201);
        made["object"]["id"].as_str().unwrap().to_owned()
    }
}

#[tokio::test]
async fn an_answer_is_what_a_read_shows() {
    let world = World::new().await;
    let link = |id: &str| format!("see [it](rolltop://object?objectId={id})");
    let property = json!({"name": "Related", "format": "objects", "key": "related"});
    world.post(&world.v1("/properties"), property).await.is(201);
    let target = world
        .v1_made(json!({"type_key": "page", "name": "T"}))
        .await;
    let other = world
        .v1_made(json!({"type_key": "page", "name": "O"}))
        .await;

    // It points to others.
    let values = json!([{"key": "related", "objects": [other]}]);
    let body = json!({"type_key": "page", "body": link(&target), "properties": values});
    let source = world.v1_written(None, body).await;
    let mut links = vec![target.clone(), other.clone()];
    links.sort();
    assert_eq!(named(&source, "links")["objects"], json!(links));
    let source = source["id"].as_str().unwrap();

    // Others point to it: nothing else has changed, and then something has.
    let renamed = world.v1_written(Some(&target), json!({"name": "T2"})).await;
    assert_eq!(named(&renamed, "backlinks")["objects"], json!([source]));
    world.v1_written(Some(&target), json!({"name": "T3"})).await;
    let path = world.v1(&format!("/objects/{source}"));
    world.patch(&path, json!({"markdown": ""})).await.is(200);
    let renamed = world.v1_written(Some(&target), json!({"name": "T4"})).await;
    assert_eq!(*named(&renamed, "backlinks"), Value::Null);

    // It was opened, and is opened again.
    for name in ["T5", "T6"] {
        world.server.clock.advance(Duration::from_secs(10));
        world.get(&world.object(&target)).await.is(200);
        let renamed = world.v1_written(Some(&target), json!({"name": name})).await;
        assert!(named(&renamed, "last_opened_date")["date"].is_string());
        world.server.workspace.write_opened().unwrap();
    }

    // It is new, and unchanged, and an object that it points to is gone.
    let made = world
        .v1_made(json!({"type_key": "task", "name": "N"}))
        .await;
    let path = world.v1(&format!("/objects/{made}"));
    world.patch(&path, json!({"name": "M"})).await.is(200);
    world.v1_written(Some(&made), json!({"name": "M"})).await;
    let plan = Plan {
        writes: vec![Write::DeleteObject { id: other }],
        ..Plan::at(0)
    };
    world.server.store.commit(plan).unwrap();
    let renamed = world.v1_written(Some(source), json!({"name": "S"})).await;
    assert_eq!(named(&renamed, "related")["objects"], json!([]));
    // It is too large for its transaction.
    let body = json!({"type_key": "page", "body": "word ".repeat(20_000)});
    world.v1_written(None, body).await;
}

// C-187: what waits for the answer to a large write keeps no read from its place.
#[tokio::test]
async fn answers_to_large_writes_wait_without_a_place() {
    let world = World::new().await;
    let body = json!({"type_key": "page", "body": "word ".repeat(60_000)});
    let large = world.v1_made(body).await;
    let path = world.v1(&format!("/objects/{large}"));
    let before = world.server.store.seq();
    let turn = ReadTurn::default();
    world.server.workspace.wait_for_turn(&turn).await.unwrap();
    let patches = (0..70).map(|n| world.patch(&path, json!({"name": format!("N{n}")})));
    let small = async {
        // Each has written, and waits.
        while world.server.store.seq() < before + 70 {
            world.get("/v2/spaces").await.is(200);
        }
        for _ in 0..20 {
            world.get("/v2/spaces").await.is(200);
        }
        drop(turn);
    };
    let (patched, ()) = futures::join!(join_all(patches), small);
    for reply in patched {
        reply.is(200);
    }
}
