//! Requests that make the same option at the same time.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Reply;

const ROUNDS: usize = 30;
const CLIENTS: usize = 4;

// ops.md 9.4, H-36 for options: of requests that bring the same option along one makes it, and the others take it.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn requests_that_bring_the_same_option_make_one() {
    let world = Arc::new(World::new().await);
    world.select("Stage", &["Todo"]).await;
    let mut pages = Vec::new();
    for _ in 0..CLIENTS / 2 {
        pages.push(world.page("P", json!([])).await);
    }
    for round in 1..=ROUNDS {
        let name = format!("Option {round}");
        let values = json!({ "stage": &name });
        let edits = pages.iter().map(|id| {
            let body = json!({"ops": [{"op": "set_properties", "set": &values}]});
            ("PATCH", world.object(id), body)
        });
        let create = || {
            let body = json!({"type": "page", "properties": &values});
            ("POST", world.objects(), body)
        };
        let creates = (pages.len()..CLIENTS).map(|_| create());
        let sent: Vec<_> = edits
            .chain(creates)
            .map(|(method, path, body)| {
                let path = format!("{path}?create_missing_options=true");
                tokio::spawn(world.request(method, &path).json(&body).send())
            })
            .collect();
        let mut makers = 0;
        for reply in sent {
            let reply: Reply = reply.await.unwrap();
            assert!(matches!(reply.status, 200 | 201), "{}", reply.text);
            let made = &reply.json["created"]["options"];
            if !made.is_null() {
                makers += 1;
                assert_eq!(*made, json!([{"name": &name, "property": "stage"}]));
            }
        }
        assert_eq!(makers, 1, "one request tells of {name}");
        // The list is in byte order; every one is there once, with those of the rounds before.
        let path = format!("{}?prefix=Option&limit=1000", world.options("stage"));
        let options = world.column(&path, "name").await;
        let mut expected: Vec<String> =
            (1..=round).map(|round| format!("Option {round}")).collect();
        expected.sort_unstable();
        assert_eq!(options, expected);
        // Whoever came second holds the option that is there: a rename shows on all of them.
        for id in &pages {
            assert_eq!(world.read(id).await["properties"]["stage"], json!([&name]));
        }
    }
    let last = format!("{}/Option%20{ROUNDS}", world.options("stage"));
    world.patch(&last, json!({"name": "Renamed"})).await.is(200);
    let listed = world.get(&format!("{}?limit=1000", world.objects())).await;
    let ids = listed.json["data"].as_array().unwrap().iter();
    let mut renamed = 0;
    for id in ids.map(|row| row["id"].as_str().unwrap()) {
        let read: Value = world.read(id).await;
        renamed += usize::from(read["properties"]["stage"] == json!(["Renamed"]));
    }
    assert_eq!(renamed, CLIENTS);
}
