//! read_chat and read_all_chat_messages.

use rolltop_store::ReactionRecord;
use serde_json::{Value, json};

use super::{SOMEBODY, foreign, messages, nothing_unread, store_unread};
use crate::support::World;

fn read_path(world: &World, chat: &str) -> String {
    world.at(&format!("chats/{chat}/read"))
}

async fn state(world: &World, chat: &str) -> Value {
    messages(world, chat, "?limit=1").await["state"].clone()
}

/// A chat with three messages of another member, the second of which mentions the local account.
async fn unread(world: &World) -> (String, Vec<Value>) {
    let chat = world.chat("C").await;
    for (id, mention) in [("a", false), ("b", true), ("c", false)] {
        store_unread(world, foreign(&chat, id, id), mention).await;
    }
    let page = messages(world, &chat, "").await;
    (chat, page["messages"].as_array().unwrap().clone())
}

// C-45, C-48
#[tokio::test]
async fn faults_of_a_mark() {
    let world = World::new().await;
    let empty = world.chat("empty").await;
    let (chat, all) = unread(&world).await;
    let (order, state_id) = (&all[0]["order"], &all[0]["state_id"]);
    #[rustfmt::skip]
    let cases = [
        (json!({}), vec!["/up_to", "/last_state_id"]),
        (json!({"up_to": order}), vec!["/last_state_id"]),
        (json!({"last_state_id": state_id, "up_to": ""}), vec!["/up_to"]),
        (json!({"up_to": "a/b", "last_state_id": state_id}), vec!["/up_to"]),
        (json!({"up_to": order, "last_state_id": "a b"}), vec!["/last_state_id"]),
        (json!({"scope": "x"}), vec!["/scope"]),
        (json!({"scope": "reactions", "up_to": order}), vec!["/up_to"]),
        (json!({"scope": "reactions", "up_to": order, "last_state_id": state_id}), vec!["/up_to", "/last_state_id"]),
        (json!({"chat": "x"}), vec!["/chat"]),
    ];
    for (body, paths) in cases {
        world
            .post(&read_path(&world, &chat), body)
            .await
            .invalid(&paths);
    }
    // Any visible text of up to 256 characters is a bound.
    let dry = format!("{}?dry_run=true", read_path(&world, &chat));
    let of = |length| json!({"up_to": order, "last_state_id": "~".repeat(length)});
    world.post(&dry, of(256)).await.is(200);
    world.post(&dry, of(257)).await.invalid(&["/last_state_id"]);
    let missing = world.post(&read_path(&world, &chat), json!({})).await;
    missing.mentions(&["/messages?limit=1"]);
    let body = json!({"up_to": order, "last_state_id": state_id});
    for scope in ["messages", "mentions"] {
        let mut body = body.clone();
        body["scope"] = json!(scope);
        let reply = world.post(&read_path(&world, &empty), body).await;
        reply.invalid(&["/up_to"]);
    }
    // Reactions need no place to be marked up to.
    let body = json!({"scope": "reactions"});
    let reply = world.post(&read_path(&world, &empty), body).await;
    assert_eq!(
        reply.body(200),
        json!({"state": {"unread_messages": 0, "unread_mentions": 0}})
    );
    assert_eq!(state(&world, &chat).await["unread_messages"], 3);
}

// C-46, C-47, C-48
#[tokio::test]
async fn a_mark_covers_what_was_seen() {
    let world = World::new().await;
    let (chat, all) = unread(&world).await;
    let before = json!({
        "unread_messages": 3, "unread_mentions": 1, "oldest_unread_order": all[0]["order"],
        "oldest_unread_mention_order": all[1]["order"], "last_state_id": all[2]["state_id"],
    });
    assert_eq!(state(&world, &chat).await, before);
    let mark = |query: &str, scope: &str, message: &Value| {
        let path = format!("{}{query}", read_path(&world, &chat));
        let body = json!({"scope": scope, "up_to": message["order"], "last_state_id": message["state_id"]});
        let world = &world;
        async move { world.post(&path, body).await.body(200) }
    };
    assert_eq!(
        mark("?dry_run=true", "", &all[2]).await,
        json!({"dry_run": true})
    );
    assert_eq!(state(&world, &chat).await, before);

    let after = mark("", "mentions", &all[2]).await["state"].clone();
    assert_eq!(
        (&after["unread_messages"], &after["unread_mentions"]),
        (&json!(3), &json!(0))
    );
    assert!(after.get("oldest_unread_mention_order").is_none());
    let after = mark("", "", &all[0]).await["state"].clone();
    assert_eq!(
        (&after["unread_messages"], &after["oldest_unread_order"]),
        (&json!(2), &all[1]["order"])
    );
    assert_eq!(state(&world, &chat).await, after);
    let done = mark("", "messages", &all[2]).await["state"].clone();
    assert_eq!(done, nothing_unread(&all[2]["state_id"]));
    assert_eq!(state(&world, &chat).await, done);
}

// C-114
#[tokio::test]
async fn everything_is_marked_in_one_request() {
    let world = World::new().await;
    let (chat, all) = unread(&world).await;
    let path = format!("{}_all", read_path(&world, &chat));
    let dry = world.post(&format!("{path}?dry_run=true"), json!({})).await;
    assert_eq!(dry.body(200), json!({"dry_run": true}));
    // A body is ignored.
    let done = world.request("POST", &path).raw("{not json").send().await;
    let done = done.body(200);
    assert_eq!(done, json!({"state": nothing_unread(&all[2]["state_id"])}));
    assert_eq!(state(&world, &chat).await, done["state"]);
    let empty = world.chat("empty").await;
    let nothing = format!("{}_all", read_path(&world, &empty));
    let nothing = world.request("POST", &nothing).send().await;
    assert_eq!(
        nothing.body(200),
        json!({"state": {"unread_messages": 0, "unread_mentions": 0}})
    );
}

// C-48; chats-files-auth.md 1.13
#[tokio::test]
async fn reactions_are_marked_in_one_request() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let mine = world.say(&chat, "mine").await;
    world.change_message(&chat, &mine, |message| {
        message.reactions.push(ReactionRecord {
            emoji: "👍".into(),
            member_id: SOMEBODY.into(),
        });
    });
    let unread = state(&world, &chat).await;
    assert_eq!(unread["unread_reaction_order"], "0000001c");
    // Marking messages leaves reactions.
    let all = format!("{}_all", read_path(&world, &chat));
    let all = world.request("POST", &all).send().await;
    assert_eq!(all.body(200)["state"], unread);
    let done = json!({"scope": "reactions"});
    let done = world.post(&read_path(&world, &chat), done).await.body(200);
    assert!(done["state"].get("unread_reaction_order").is_none());
    assert_eq!(state(&world, &chat).await, done["state"]);
}
