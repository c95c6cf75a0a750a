//! What others write, as the local account sees it (chats-files-auth.md 1.13).

use rolltop_spec::chats::AddChatMessageRequest;
use serde_json::{Value, json};

use super::messages;
use crate::support::World;

/// A message that another member posts.
fn heard(world: &World, member: &str, chat: &str, text: &str, reply_to: Option<&str>) -> String {
    let new = AddChatMessageRequest {
        text: Some(text.into()),
        reply_to: reply_to.map(str::to_owned),
        attachments: None,
    };
    let workspace = &world.server.workspace;
    workspace
        .post_as(member, &world.one.full, chat, &new)
        .unwrap()
}

/// What the local account has not read: messages and mentions.
async fn unread(world: &World, chat: &str) -> (Value, Value) {
    let state = messages(world, chat, "?limit=1").await["state"].clone();
    (
        state["unread_messages"].clone(),
        state["unread_mentions"].clone(),
    )
}

fn mention(member: &str) -> String {
    format!("hello <mention object_id=\"{member}\">you</mention>")
}

// C-49, C-115
#[tokio::test]
async fn replies_and_mentions_by_others_count() {
    let world = World::new().await;
    let (chat, me) = (world.chat("C").await, world.me().await);
    let add = |name: &str| world.server.workspace.add_member(&world.one.full, name);
    let (anna, bert) = (add("Anna").unwrap(), add("Bert").unwrap());

    let mine = world.say(&chat, "mine").await;
    assert_eq!(unread(&world, &chat).await, (json!(0), json!(0)));
    let hers = heard(&world, &anna, &chat, "plain", None);
    assert_eq!(unread(&world, &chat).await, (json!(1), json!(0)));
    heard(&world, &anna, &chat, "an answer", Some(&mine));
    assert_eq!(unread(&world, &chat).await, (json!(2), json!(1)));
    let mentioned = heard(&world, &bert, &chat, &mention(&me), None);
    assert_eq!(unread(&world, &chat).await, (json!(3), json!(2)));
    // Both together count once; a mention of others does not count.
    heard(&world, &bert, &chat, &mention(&me), Some(&mine));
    assert_eq!(unread(&world, &chat).await, (json!(4), json!(3)));
    heard(&world, &bert, &chat, &mention(&anna), Some(&hers));
    assert_eq!(unread(&world, &chat).await, (json!(5), json!(3)));

    let page = messages(&world, &chat, "").await;
    let rows = page["messages"].as_array().unwrap();
    // The first of Anna is the oldest that is unread, and her answer the oldest that mentions me.
    assert_eq!(page["state"]["oldest_unread_order"], rows[1]["order"]);
    assert_eq!(
        page["state"]["oldest_unread_mention_order"],
        rows[2]["order"]
    );
    let authors: Vec<&Value> = rows.iter().map(|row| &row["author"]).collect();
    assert_eq!(&authors[1..4], ["Anna", "Anna", "Bert"]);

    // My own messages raise nothing for me and read nothing; they are unread for the others.
    let base = world.messages(&chat);
    let own = json!({"text": mention(&me), "reply_to": mine});
    world.post(&base, own).await.is(201);
    assert_eq!(unread(&world, &chat).await, (json!(5), json!(3)));
    let to_anna = json!({"text": mention(&anna), "reply_to": hers});
    world.post(&base, to_anna).await.is(201);
    let standing = |member: &str| world.server.store.chat_standing(&chat, member);
    let hers = standing(&anna).unwrap().unread;
    // Of eight messages, two are hers.
    assert_eq!((hers.messages, hers.mentions), (6, 2));

    // It is judged when a message is stored: an edit takes no mention back.
    let path = format!("{base}/{mentioned}");
    let edit = world.patch(&path, json!({"text": "x"})).await;
    edit.refused(403, "forbidden", &["message_id"]);
}

// chats-files-auth.md 1.13: what was there before is no news.
#[tokio::test]
async fn a_new_member_has_nothing_to_read() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    world.say(&chat, "before").await;
    let anna = world.server.workspace.add_member(&world.one.full, "Anna");
    let anna = anna.unwrap();
    let unread = || {
        let standing = world.server.store.chat_standing(&chat, &anna);
        standing.unwrap().unread.messages
    };
    assert_eq!(unread(), 0);
    world.say(&chat, "after").await;
    assert_eq!(unread(), 1);
}
