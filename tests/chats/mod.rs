//! Chats and their messages (chats-files-auth.md 1).

mod bin;
mod change;
mod clean_up;
mod clean_up_races;
mod list;
mod marks;
mod order;
mod others;
mod post;
mod read;
mod search;
mod stalled;
mod stream;

use rolltop_store::testing::Write;
use rolltop_store::{MessageRecord, UnreadBy};
use serde_json::{Value, json};

use crate::support::World;

/// A member that is not the local account.
pub(crate) const SOMEBODY: &str = "bafyreisomebodyelsex2k7m3p5qhjt4wlzc6vsyfnbdaouriegardenx2k7";

/// The first space's chats route.
fn chats(world: &World) -> String {
    world.at("chats")
}

/// A message of another member, stored as a second account would store it.
pub(crate) fn foreign(chat: &str, id: &str, text: &str) -> MessageRecord {
    MessageRecord {
        text: text.into(),
        ..rolltop_store::testing::message(chat, id, SOMEBODY)
    }
}

/// Stores a message.
pub(crate) fn add(world: &World, message: MessageRecord) {
    add_for(world, message, Vec::new());
}

fn add_for(world: &World, message: MessageRecord, unread_by: Vec<UnreadBy>) {
    let words = Vec::new();
    world.store([Write::AddMessage {
        message,
        words,
        unread_by,
    }]);
}

/// Stores a message that the local account has not read.
pub(crate) async fn store_unread(world: &World, message: MessageRecord, mention: bool) {
    let member_id = world.me().await;
    add_for(world, message, vec![UnreadBy { member_id, mention }]);
}

/// A page of messages.
pub(crate) async fn messages(world: &World, chat: &str, query: &str) -> Value {
    let path = format!("{}{query}", world.messages(chat));
    world.get(&path).await.body(200)
}

/// The texts of a page.
fn texts(page: &Value) -> Vec<&str> {
    let messages = page["messages"].as_array().unwrap();
    messages
        .iter()
        .map(|message| message["text"].as_str().unwrap())
        .collect()
}

/// A state without anything unread.
fn nothing_unread(last_state_id: &Value) -> Value {
    json!({"unread_messages": 0, "unread_mentions": 0, "last_state_id": last_state_id})
}
