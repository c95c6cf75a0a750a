//! Mutations that come together and are committed in groups: each has the answer that it has alone.

use std::collections::HashSet;
use std::sync::Arc;

use serde_json::json;

use crate::support::World;

const CLIENTS: usize = 24;

// H-35, H-36, H-48, H-54: dry runs, refusals, twins and stale edits among changes that succeed.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn refusals_and_dry_runs_change_nothing_in_a_group() {
    let world = Arc::new(World::new().await);
    let page = json!({"type": "page", "name": "Page"});
    let first = world.post(&world.objects(), page.clone()).await;
    let id = first.is(201).json["id"].as_str().unwrap().to_owned();
    let stale = first.header("etag").unwrap().to_owned();
    let rename = |name: &str| json!({"ops": [{"op": "set_properties", "set": {"name": name}}]});
    world
        .patch(&world.object(&id), rename("Newer"))
        .await
        .is(200);

    let sent = (0..CLIENTS).map(|client| {
        let world = Arc::clone(&world);
        let (page, path, stale) = (page.clone(), world.object(&id), stale.clone());
        let rename = rename("Stale");
        tokio::spawn(async move {
            let list = world.objects();
            match client % 4 {
                0 => world.post(&format!("{list}?dry_run=true"), page).await,
                1 => world.post(&list, json!({"type": "tusk"})).await,
                2 => {
                    let twin = world
                        .request("POST", &list)
                        .header("idempotency-key", "twin");
                    twin.json(&page).send().await
                }
                _ => {
                    let edit = world.request("PATCH", &path).header("if-match", &stale);
                    edit.json(&rename).send().await
                }
            }
        })
    });
    let replies = futures::future::join_all(sent.collect::<Vec<_>>()).await;
    let mut twins = HashSet::new();
    for (client, reply) in replies.into_iter().map(Result::unwrap).enumerate() {
        match client % 4 {
            0 => assert_eq!(reply.is(200).json["dry_run"], true),
            1 => assert_eq!(reply.status, 400, "{}", reply.text),
            2 => {
                twins.insert(reply.is(201).json["id"].as_str().unwrap().to_owned());
            }
            _ => assert_eq!(reply.status, 409, "{}", reply.text),
        }
    }
    assert_eq!(twins.len(), 1);
    assert_eq!(world.get(&world.objects()).await.json["total"], 2);
    let read = world.get(&world.object(&id)).await;
    assert_eq!(read.json["properties"]["name"], "Newer");
}
