//! What clients show who follow a chat at random, against what a reread shows.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rolltop_http::ServerConfig;
use serde_json::{Value, json};

use super::{names, stream};
use crate::chats::{foreign, messages, store_unread};
use crate::support::World;
use crate::support::dice::Dice;
use crate::support::sse::{Event, Sse};

/// A server that admits many streams.
async fn wide() -> World {
    let config = ServerConfig {
        open_streams: 256,
        write_limit: false,
        ..ServerConfig::default()
    };
    World::configured(config).await
}

/// What a client shows, kept up to date from events: messages by order, and what is unread.
#[derive(Clone, Debug, Default, PartialEq)]
struct View(BTreeMap<String, Value>, Value);

impl View {
    fn take(&mut self, event: &Event) {
        let message = &event.data["message"];
        match event.name.as_str() {
            "message_added" | "message_updated" => {
                let order = message["order"].as_str().unwrap().to_owned();
                let known = self.0.insert(order, message.clone());
                assert_eq!(
                    known.is_none(),
                    event.name == "message_added",
                    "nothing lost or twice"
                );
            }
            "message_deleted" => self
                .0
                .retain(|_, message| message["id"] != event.data["message_id"]),
            "reactions_updated" => {
                let id = &event.data["message_id"];
                let message = self
                    .0
                    .values_mut()
                    .find(|message| message["id"] == *id)
                    .unwrap();
                let members = message.as_object_mut().unwrap();
                match event.data.get("reactions") {
                    Some(reactions) => members.insert("reactions".into(), reactions.clone()),
                    None => members.remove("reactions"),
                };
            }
            "state_updated" => self.1 = unread(&event.data["state"]),
            other => panic!("{other}"),
        }
    }

    /// What a reread shows.
    async fn read(world: &World, chat: &str) -> Self {
        let page = messages(world, chat, "?limit=1000").await;
        let rows = page["messages"].as_array().unwrap();
        let rows = rows
            .iter()
            .map(|row| (row["order"].as_str().unwrap().to_owned(), row.clone()));
        Self(rows.collect(), unread(&page["state"]))
    }
}

/// A state without the last id, which every message moves.
fn unread(state: &Value) -> Value {
    let mut state = state.clone();
    state.as_object_mut().unwrap().remove("last_state_id");
    state
}

/// Posts, edits, deletes or reacts at random, posts as another member, or marks a part as read.
async fn stir(world: &World, chat: &str, dice: &mut Dice, own: &mut Vec<String>) {
    let base = world.messages(chat);
    let action = if own.is_empty() { 0 } else { dice.roll(9) };
    match action {
        0 | 1 => {
            let text = format!("{} **{}**", dice.roll(1000), dice.roll(9));
            own.push(world.say(chat, &text).await);
        }
        2 | 3 => {
            let path = format!("{base}/{}", dice.pick(own));
            world
                .patch(&path, json!({"text": dice.roll(5).to_string()}))
                .await
                .is(200);
        }
        4 => {
            let path = format!("{base}/{}/reactions", dice.pick(own));
            world.post(&path, json!({"emoji": "👍"})).await.is(200);
        }
        5 => {
            let id = own.swap_remove(dice.roll(own.len()));
            world.delete(&format!("{base}/{id}")).await.is(200);
        }
        6 | 7 => {
            let id = format!("{chat}-{}", dice.roll(usize::MAX));
            store_unread(world, foreign(chat, &id, "theirs"), dice.roll(2) == 0).await;
        }
        _ => {
            let page = messages(world, chat, "?limit=4").await;
            let up_to = &page["messages"][0];
            let scope = ["messages", "mentions"][dice.roll(2)];
            let body = json!({"up_to": up_to["order"], "last_state_id": up_to["state_id"], "scope": scope});
            let read = world.at(&format!("chats/{chat}/read"));
            world.post(&read, body).await.is(200);
        }
    }
}

/// Reads events until the text that says goodbye.
async fn follow(mut sse: Sse, mut view: View) -> View {
    loop {
        let event = sse.event().await.expect("the stream goes on");
        view.take(&event);
        if event.data["message"]["text"] == "goodbye" {
            return view;
        }
    }
}

// Two hundred streams opened while messages are posted, edited, deleted and reacted to: each shows what a reread shows.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_hundred_clients_see_the_same() {
    let world = Arc::new(wide().await);
    let chat = world.chat("C").await;
    let writers = (1..=4).map(|seed| {
        let (world, chat) = (world.clone(), chat.clone());
        tokio::spawn(async move {
            let (mut dice, mut own) = (Dice::new(seed), Vec::new());
            for _ in 0..60 {
                stir(&world, &chat, &mut dice, &mut own).await;
            }
        })
    });
    let writers: Vec<_> = writers.collect();
    let mut clients = Vec::new();
    for _ in 0..200 {
        let mut sse = Sse::open(&world, &stream(&world, &chat, "limit=1000"), &[]).await;
        assert_eq!(sse.status(), 200);
        let mut view = View::default();
        let (events, _) = sse.opening().await;
        events.iter().for_each(|event| view.take(event));
        // The window tells nothing of the state; what changes it from here on is heard.
        view.1 = unread(&messages(&world, &chat, "?limit=1").await["state"]);
        clients.push(tokio::spawn(follow(sse, view)));
    }
    for writer in writers {
        writer.await.unwrap();
    }
    world.say(&chat, "goodbye").await;
    let expected = View::read(&world, &chat).await;
    for client in clients {
        assert_eq!(client.await.unwrap(), expected);
    }
}

// A client that posts, edits, deletes, reacts, loses its connection and resumes at random: its events and a reread
// never disagree about what was added.
#[tokio::test]
async fn a_client_that_comes_and_goes_misses_no_addition() {
    let world = World::new().await;
    for seed in 1..=6 {
        let chat = world.chat("C").await;
        let (mut dice, mut own) = (Dice::new(seed), Vec::new());
        let mut last = None::<String>;
        let mut known = BTreeSet::new();
        for _ in 0..12 {
            let limit = [2, 5, 1000][dice.roll(3)];
            let header = last.as_ref().map(|id| format!("Last-Event-ID: {id}"));
            let headers: Vec<&str> = header.iter().map(String::as_str).collect();
            let mut sse = Sse::open(
                &world,
                &stream(&world, &chat, &format!("limit={limit}")),
                &headers,
            )
            .await;
            let (events, cursor) = sse.opening().await;
            let resync = names(&events).contains(&"resync_required") || last.is_none();
            let ids = events
                .iter()
                .filter_map(|event| event.data["message"]["id"].as_str());
            known.extend(ids.map(str::to_owned));
            let page = View::read(&world, &chat).await;
            let there: BTreeSet<String> = page
                .0
                .values()
                .map(|message| message["id"].as_str().unwrap().to_owned())
                .collect();
            // Without a resync nothing that was added is missing.
            assert!(resync || there.is_subset(&known), "seed {seed}");
            known.extend(there);
            last = cursor.or(last);
            let mut view = page;
            for _ in 0..dice.roll(8) {
                stir(&world, &chat, &mut dice, &mut own).await;
            }
            own.push(world.say(&chat, "mark").await);
            let mark = own.last().unwrap().clone();
            loop {
                let event = sse.event().await.unwrap();
                view.take(&event);
                if let Some(id) = &event.id {
                    assert!(last.as_ref() < Some(id));
                    last = Some(id.clone());
                    known.insert(event.data["message"]["id"].as_str().unwrap().to_owned());
                }
                if event.data["message"]["id"] == mark {
                    break;
                }
            }
            assert_eq!(view, View::read(&world, &chat).await, "seed {seed}");
            drop(sse);
            for _ in 0..dice.roll(6) {
                stir(&world, &chat, &mut dice, &mut own).await;
            }
        }
    }
}
