//! edit_chat_message, delete_chat_message and toggle_chat_reaction.

use std::time::Duration;

use rolltop_document::bundled::ParticipantPermissions;
use rolltop_store::ReactionRecord;
use serde_json::{Value, json};

use super::{SOMEBODY, add, foreign, messages, store_unread};
use crate::support::World;

/// A chat with one message; the chat, and the path of the message.
async fn posted(world: &World, body: Value) -> (String, String) {
    let chat = world.chat("C").await;
    let path = reply(world, &chat, body).await;
    (chat, path)
}

/// One more message; its path.
async fn reply(world: &World, chat: &str, body: Value) -> String {
    let id = world.make(&format!("chats/{chat}/messages"), body).await;
    format!("{}/{id}", world.messages(chat))
}

// C-36, C-50, C-115
#[tokio::test]
async fn an_edit_changes_the_text_alone() {
    let world = World::new().await;
    let page = world.page("P", json!([])).await;
    let (chat, path) = posted(&world, json!({"text": "question"})).await;
    let question = path.rsplit('/').next().unwrap();
    let answer = json!({"text": "a", "attachments": [page], "reply_to": question});
    let path = reply(&world, &chat, answer).await;
    let reactions = format!("{path}/reactions");
    world.post(&reactions, json!({"emoji": "👍"})).await.is(200);
    let before = world.get(&path).await.body(200);
    assert_eq!(before["reply_to"], question);
    world.server.clock.advance(Duration::from_secs(2));

    // A pin stays, too.
    let answer = before["id"].as_str().unwrap();
    world.change_message(&chat, answer, |message| message.pinned = true);
    let before = world.get(&path).await.body(200);
    assert_eq!(before["pinned"], true);

    let same = world.patch(&path, json!({"text": "a"})).await.body(200);
    assert_eq!(same, json!({"id": before["id"]}));
    assert_eq!(world.get(&path).await.body(200), before);
    let dry = format!("{path}?dry_run=true");
    let dry = world.patch(&dry, json!({"text": "b"})).await;
    assert_eq!(dry.body(200), json!({"id": before["id"], "dry_run": true}));
    assert_eq!(world.get(&path).await.body(200), before);

    assert_eq!(
        world.patch(&path, json!({"text": "# b"})).await.body(200),
        same
    );
    let mut expected = before.clone();
    expected["text"] = json!("**b**");
    expected["edited_at"] = json!("2026-01-02T03:04:07Z");
    assert_eq!(world.get(&path).await.body(200), expected);
    // Even in the very second of the post an edit shows, as another moment than that of the post.
    let (_, path) = posted(&world, json!({"text": "a"})).await;
    world.patch(&path, json!({"text": "b"})).await.is(200);
    let edited = world.get(&path).await.body(200);
    assert_eq!(edited["at"], "2026-01-02T03:04:07Z");
    assert_eq!(edited["edited_at"], "2026-01-02T03:04:08Z");
}

// C-37, C-38, C-39
#[tokio::test]
async fn faults_of_an_edit() {
    let world = World::new().await;
    let (chat, path) = posted(&world, json!({"text": "a"})).await;
    for (body, at) in [
        (json!({}), "/text"),
        (json!({"text": ""}), "/text"),
        (json!({"text": " "}), "/text"),
        (json!({"text": "<u>"}), "/text"),
        (json!({"text": "x".repeat(8001)}), "/text"),
        (json!({"text": "b", "attachments": []}), "/attachments"),
    ] {
        world.patch(&path, body).await.invalid(&[at]);
    }
    assert_eq!(world.get(&path).await.body(200)["text"], "a");
    for query in ["", "?dry_run=true"] {
        let at = |path: &str| format!("{}/nothing{path}{query}", world.messages(&chat));
        // Existence is judged before emptiness, and after the body.
        let (message, reactions) = (at(""), at("/reactions"));
        let edit = |text: &str| world.patch(&message, json!({ "text": text }));
        edit("<u>").await.invalid(&["/text"]);
        let reaction = world.post(&reactions, json!({"emoji": "👍"}));
        for reply in [edit("").await, world.delete(&message).await, reaction.await] {
            reply.missing(&["message_id"]);
        }
    }
    let page = world.page("P", json!([])).await;
    let (_, path) = posted(&world, json!({"text": "a", "attachments": [page]})).await;
    world.patch(&path, json!({"text": ""})).await.is(200);
    assert_eq!(world.get(&path).await.body(200)["text"], "");
}

// C-38
#[tokio::test]
async fn only_the_author_changes_a_message() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    store_unread(&world, foreign(&chat, "f", "theirs"), false).await;
    let path = format!("{}/f", world.messages(&chat));
    for query in ["", "?dry_run=true"] {
        let path = format!("{path}{query}");
        let edit = world.patch(&path, json!({"text": "mine"})).await;
        edit.refused(403, "forbidden", &["message_id"]);
        edit.mentions(&["only the author may edit or delete a message"]);
        world
            .delete(&path)
            .await
            .refused(403, "forbidden", &["message_id"]);
    }
    assert_eq!(world.get(&path).await.body(200)["text"], "theirs");
    // Anyone may react.
    let added = world
        .post(&format!("{path}/reactions"), json!({"emoji": "👍"}))
        .await
        .body(200);
    assert_eq!(added, json!({"added": true}));
}

// C-40
#[tokio::test]
async fn a_deleted_message_is_gone() {
    let world = World::new().await;
    let (chat, path) = posted(&world, json!({"text": "a"})).await;
    let id = path.rsplit('/').next().unwrap();
    let dry = world
        .delete(&format!("{path}?dry_run=true"))
        .await
        .body(200);
    assert_eq!(dry, json!({"id": id, "dry_run": true}));
    let delete = || {
        world
            .request("DELETE", &path)
            .header("idempotency-key", "k")
            .send()
    };
    let first = delete().await.body(200);
    assert_eq!(first, json!({ "id": id }));
    world.get(&path).await.missing(&["message_id"]);
    world.delete(&path).await.missing(&["message_id"]);
    let again = delete().await;
    assert_eq!(again.header("idempotency-replayed"), Some("true"));
    assert_eq!(again.body(200), first);
    assert_eq!(messages(&world, &chat, "").await["message_count"], 0);
}

// C-42, C-43, C-44
#[tokio::test]
async fn reactions_come_and_go() {
    let world = World::new().await;
    let (_, path) = posted(&world, json!({"text": "a"})).await;
    let me = world.get(&path).await.body(200)["author_id"].clone();
    let react = |query: &str, emoji: &str| {
        let path = format!("{path}/reactions{query}");
        let body = json!({ "emoji": emoji });
        let world = &world;
        async move { world.post(&path, body).await.body(200) }
    };
    assert_eq!(
        react("?dry_run=true", "👍").await,
        json!({"added": true, "dry_run": true})
    );
    assert!(world.get(&path).await.body(200).get("reactions").is_none());
    assert_eq!(react("", "👍").await, json!({"added": true}));
    assert_eq!(react("", "❤️").await, json!({"added": true}));
    let counts = world.get(&path).await.body(200);
    assert_eq!(counts["reactions"], json!({"👍": 1, "❤️": 1}));
    assert!(counts.get("reacted_by").is_none());
    let full = world.get(&format!("{path}?reactions=full")).await.body(200);
    assert_eq!(full["reactions"], counts["reactions"]);
    assert_eq!(full["reacted_by"], json!({"👍": [me], "❤️": [me]}));
    assert_eq!(
        react("?dry_run=true", "👍").await,
        json!({"added": false, "dry_run": true})
    );
    assert_eq!(react("", "👍").await, json!({"added": false}));
    assert_eq!(
        world.get(&path).await.body(200)["reactions"],
        json!({"❤️": 1})
    );
    react("", "❤️").await;
    assert!(world.get(&path).await.body(200).get("reactions").is_none());

    // Compared code point by code point: with and without the selector they are two; and nothing else of the message
    // changes.
    react("", "❤").await;
    react("", "❤️").await;
    let longest = "👍".repeat(64);
    react("", &longest).await;
    let after = world.get(&path).await.body(200);
    assert_eq!(after["reactions"], json!({"❤": 1, "❤️": 1, longest: 1}));
    for member in ["id", "order", "state_id", "at", "text"] {
        assert_eq!(after[member], counts[member], "{member}");
    }
    assert!(after.get("edited_at").is_none());
    // A list shows them as the message does.
    let chat = path.rsplit('/').nth(2).unwrap();
    for (query, row) in [
        ("", after),
        (
            "?reactions=full",
            world.get(&format!("{path}?reactions=full")).await.body(200),
        ),
    ] {
        assert_eq!(
            messages(&world, chat, query).await["messages"],
            json!([row])
        );
    }
}

// chats-files-auth.md 1.11: without an account there is no reaction to predict.
#[tokio::test]
async fn a_server_without_an_account_predicts_no_reaction() {
    let world = World::new().await;
    let (_, path) = posted(&world, json!({"text": "a"})).await;
    let without = ParticipantPermissions::ALL
        .iter()
        .position(|one| *one == ParticipantPermissions::NoPermissions);
    world.change_document(&world.me().await, |document| {
        document["properties"]["participantPermissions"] = json!(without);
    });
    let path = format!("{path}/reactions?dry_run=true");
    let reply = world.post(&path, json!({"emoji": "👍"})).await;
    reply.is(200).mentions(&["no account in the space"]);
    assert_eq!(
        (reply.json.get("added"), &reply.json["dry_run"]),
        (None, &json!(true))
    );
}

// C-44, C-117
#[tokio::test]
async fn faults_of_a_reaction() {
    let world = World::new().await;
    let (chat, path) = posted(&world, json!({"text": "a"})).await;
    let reactions = format!("{path}/reactions");
    for emoji in ["", "abc", "👍 ", "👍\u{7}", &"👍".repeat(65)] {
        world
            .post(&reactions, json!({ "emoji": emoji }))
            .await
            .invalid(&["/emoji"]);
    }
    world.post(&reactions, json!({})).await.invalid(&["/emoji"]);
    let emoji = |number: u32| char::from_u32(0x1F600 + number).unwrap().to_string();
    let react = async |path: &str, number| world.post(path, json!({"emoji": emoji(number)})).await;
    for number in 0..12 {
        react(&reactions, number).await.is(200);
    }
    react(&reactions, 12).await.invalid(&["/emoji"]);
    // One is taken back, and makes room.
    for number in [0, 12] {
        react(&reactions, number).await.is(200);
    }

    let mut full = foreign(&chat, "full", "x");
    full.reactions = (0..32)
        .map(|number| ReactionRecord {
            emoji: emoji(number),
            member_id: SOMEBODY.into(),
        })
        .collect();
    add(&world, full);
    let reactions = format!("{}/full/reactions", world.messages(&chat));
    react(&reactions, 40).await.invalid(&["/emoji"]);
    react(&reactions, 3).await.is(200);
}
