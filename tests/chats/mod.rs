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
mod state_ids;
mod stream;

use rolltop_store::testing::{Commit, Plan, Write};
use rolltop_store::{MessageRecord, UnreadBy};
use serde_json::{Value, json};

use crate::support::World;

/// Who the local account is not.
pub(crate) const SOMEBODY: &str = "bafyreisomebodyelsex2k7m3p5qhjt4wlzc6vsyfnbdaouriegardenx2k7";

/// The first space's chats route.
fn chats(world: &World) -> String {
    format!("/v2/spaces/{}/chats", world.one.short)
}

/// A message of another member, stored as a second account would store it.
pub(crate) fn foreign(chat: &str, id: &str, text: &str) -> MessageRecord {
    MessageRecord {
        id: id.into(),
        chat_id: chat.into(),
        order: String::new(),
        state_id: String::new(),
        creator: SOMEBODY.into(),
        app_name: None,
        created_at: 1_767_000_000_000,
        edited_at: 0,
        reply_to: None,
        pinned: false,
        attachments: Vec::new(),
        reactions: Vec::new(),
        blocks_text: None,
        text: text.into(),
        style: None,
        version: 0,
    }
}

/// Stores a message that the local account has not read.
pub(crate) async fn store_unread(world: &World, message: MessageRecord, mention: bool) {
    let me = me(world).await;
    store(
        world,
        Write::AddMessage {
            message,
            words: Vec::new(),
            unread_by: vec![UnreadBy {
                member_id: me,
                mention,
            }],
        },
    );
}

/// Writes past the API.
pub(crate) fn store(world: &World, write: Write) {
    let plan = Plan {
        writes: vec![write],
        ..Plan::at(1_767_000_000_000)
    };
    world.server.store.commit(plan).unwrap();
}

/// The local account's member id.
pub(crate) async fn me(world: &World) -> String {
    let chat = world.chat("me").await;
    world.say(&chat, "x").await;
    let list = messages(world, &chat, "").await;
    world.delete(&world.object(&chat)).await.is(200);
    list["messages"][0]["author_id"]
        .as_str()
        .unwrap()
        .to_owned()
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
