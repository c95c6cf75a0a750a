//! Many mutations at once, which are committed in groups. No client can tell.

use std::collections::HashSet;
use std::sync::Arc;

use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Reply;

const CLIENTS: usize = 24;

/// Sends all requests at once and waits for all replies, in order.
async fn all<F>(requests: impl Iterator<Item = F>) -> Vec<Reply>
where
    F: Future<Output = Reply> + Send + 'static,
{
    let sent: Vec<_> = requests.map(tokio::spawn).collect();
    let mut replies = Vec::new();
    for reply in sent {
        replies.push(reply.await.unwrap());
    }
    replies
}

async fn blocks_of(world: &World, id: &str) -> Vec<Value> {
    let read = world.get(&world.object(id)).await;
    read.json["blocks"].as_array().unwrap().clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn changes_that_come_together_are_all_made_once() {
    let world = Arc::new(World::new().await);
    let created = all((0..CLIENTS).map(|client| {
        let world = Arc::clone(&world);
        let body = json!({"type": "page", "name": format!("Page {client}")});
        async move { world.post(&world.objects(), body).await }
    }))
    .await;
    let ids: HashSet<String> = created
        .iter()
        .map(|reply| reply.is(201).json["id"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(ids.len(), CLIENTS);
    let list = world.get(&world.objects()).await;
    assert_eq!(list.json["total"], CLIENTS);

    // One object: each edit is made of what the one before it left.
    let id = ids.iter().next().unwrap().clone();
    let patched = all((0..CLIENTS).map(|client| {
        let world = Arc::clone(&world);
        let path = world.object(&id);
        let text = format!("line {client}");
        let body = json!({"ops": [{"op": "insert_blocks", "blocks": [{"type": "paragraph", "text": text}]}]});
        async move { world.patch(&path, body).await }
    }))
    .await;
    let mut etags = HashSet::new();
    for reply in &patched {
        etags.insert(reply.is(200).json["etag"].as_str().unwrap().to_owned());
    }
    assert_eq!(etags.len(), CLIENTS, "each saw the state it left");
    let texts: HashSet<String> = blocks_of(&world, &id)
        .await
        .iter()
        .map(|block| block["text"].as_str().unwrap().to_owned())
        .collect();
    let expected: HashSet<String> = (0..CLIENTS)
        .map(|client| format!("line {client}"))
        .collect();
    assert_eq!(texts, expected);
}

// H-35, H-36, H-48, H-54: dry runs, refusals, twins and stale edits among changes that succeed.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn what_is_refused_or_only_tried_changes_nothing_beside_others() {
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

    let replies = all((0..CLIENTS).map(|client| {
        let world = Arc::clone(&world);
        let (page, path, stale) = (page.clone(), world.object(&id), stale.clone());
        let rename = rename("Stale");
        async move {
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
        }
    }))
    .await;
    let mut twins = HashSet::new();
    for (client, reply) in replies.iter().enumerate() {
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
