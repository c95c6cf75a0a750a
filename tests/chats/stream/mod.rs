//! stream_chat_messages over TCP (chats-files-auth.md 1.15).

mod ending;
mod live;
mod model;
mod opening;

use crate::support::World;
use crate::support::sse::{Event, Sse};

fn stream(world: &World, chat: &str, query: &str) -> String {
    format!("{}/stream?{query}", world.messages(chat))
}

/// A stream whose opening was read.
async fn opened(world: &World, chat: &str) -> Sse {
    let mut stream = Sse::open(world, &stream(world, chat, ""), &[]).await;
    stream.opening().await;
    stream
}

fn names(events: &[Event]) -> Vec<&str> {
    events.iter().map(|event| event.name.as_str()).collect()
}

/// The texts of messages that were added.
fn added(events: &[Event]) -> Vec<&str> {
    let text = |event: &Event| event.data["message"]["text"].as_str().map(str::to_owned);
    assert!(
        events
            .iter()
            .all(|event| text(event).is_some() == (event.name == "message_added"))
    );
    events
        .iter()
        .filter_map(|event| event.data["message"]["text"].as_str())
        .collect()
}
