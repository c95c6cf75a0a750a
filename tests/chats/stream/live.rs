//! Changes, as they are committed.

use rolltop_store::testing::Write;
use rolltop_store::{MessageRecord, ReactionRecord, ReadMark};
use serde_json::json;

use super::{added, names, opened};
use crate::chats::{SOMEBODY, add, foreign, store_unread};
use crate::support::World;

// C-59, C-115: exact frames
#[tokio::test]
async fn changes_arrive_as_they_are_committed() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let mut sse = opened(&world, &chat).await;
    let base = world.messages(&chat);
    world
        .post(&format!("{base}?dry_run=true"), json!({"text": "x"}))
        .await
        .is(200);
    let id = world.say(&chat, "one").await;
    let path = format!("{base}/{id}");
    let row = |()| world.get(&path);

    let message = row(()).await.json;
    let state_id = message["state_id"].as_str().unwrap();
    let expected = format!(
        "id: {state_id}\nevent: message_added\ndata: {{\"id\":\"{state_id}\",\"type\":\"message_added\",\"message\":{message}}}"
    );
    assert_eq!(sse.frame().await.unwrap(), expected);

    world.patch(&path, json!({"text": "one"})).await.is(200);
    world.patch(&path, json!({"text": "two"})).await.is(200);
    let expected = format!(
        "event: message_updated\ndata: {{\"type\":\"message_updated\",\"message\":{}}}",
        row(()).await.json
    );
    assert_eq!(sse.frame().await.unwrap(), expected);

    let reactions = format!("{path}/reactions");
    let react = || world.post(&reactions, json!({"emoji": "👍"}));
    react().await.is(200);
    let expected = format!(
        "event: reactions_updated\ndata: {{\"type\":\"reactions_updated\",\"message_id\":\"{id}\",\"reactions\":{{\"👍\":1}}}}"
    );
    assert_eq!(sse.frame().await.unwrap(), expected);
    react().await.is(200);
    let expected = format!(
        "event: reactions_updated\ndata: {{\"type\":\"reactions_updated\",\"message_id\":\"{id}\"}}"
    );
    assert_eq!(sse.frame().await.unwrap(), expected);

    for pinned in [true, false] {
        world.change_message(&chat, &id, |message| message.pinned = pinned);
        let event = sse.event().await.unwrap();
        let expected = json!({"type": "pinned_updated", "message": row(()).await.json, "message_id": id, "pinned": pinned});
        assert_eq!(
            (event.id, event.name.as_str(), event.data),
            (None, "pinned_updated", expected)
        );
    }

    let read = world.at(&format!("chats/{chat}/read_all"));
    let state = world.post(&read, json!({})).await.body(200)["state"].clone();
    let expected =
        format!("event: state_updated\ndata: {{\"type\":\"state_updated\",\"state\":{state}}}");
    assert_eq!(sse.frame().await.unwrap(), expected);
    // Nothing is left to mark, so no event comes.
    world.post(&read, json!({})).await.is(200);

    let delete = || {
        world
            .request("DELETE", &path)
            .header("idempotency-key", "d")
            .send()
    };
    delete().await.is(200);
    delete().await.is(200);
    let expected = format!(
        "event: message_deleted\ndata: {{\"type\":\"message_deleted\",\"message_id\":\"{id}\"}}"
    );
    assert_eq!(sse.frame().await.unwrap(), expected);
    world.say(&chat, "last").await;
    assert_eq!(added(&[sse.event().await.unwrap()]), ["last"]);
}

// chats-files-auth.md 1.15, Live: one commit
#[tokio::test]
async fn the_events_of_a_commit_are_in_order() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let (first, gone) = (
        world.say(&chat, "first").await,
        world.say(&chat, "gone").await,
    );
    store_unread(&world, foreign(&chat, "f", "unread"), false).await;
    let mut sse = opened(&world, &chat).await;
    let new = |id: &str, order: &str| {
        let mut message = foreign(&chat, id, id);
        message.order = order.into();
        Write::AddMessage {
            message,
            words: Vec::new(),
            unread_by: Vec::new(),
        }
    };
    let edited = |id: &str, text: &str| {
        let record = world.server.store.message(&chat, id).unwrap();
        let record = record.map_or_else(|| foreign(&chat, id, text), |record| (*record).clone());
        let message = MessageRecord {
            text: text.into(),
            pinned: true,
            ..record
        };
        Write::PutMessage {
            message,
            words: None,
        }
    };
    add(&world, foreign(&chat, "reacted", "reacted"));
    sse.event().await.unwrap();
    let reacted = world.server.store.message(&chat, "reacted").unwrap();
    let mut reacted = MessageRecord::clone(&reacted.unwrap());
    reacted.reactions = vec![ReactionRecord {
        emoji: "👍".into(),
        member_id: SOMEBODY.into(),
    }];
    let me = world.me().await;
    let mark = ReadMark::Everything(rolltop_store::ReadBound {
        from: String::new(),
        order: "zz".into(),
        state_id: "zz".into(),
    });
    world.store([
        Write::MarkRead {
            chat_id: chat.clone(),
            member_id: me,
            mark,
        },
        Write::DeleteMessage { id: gone },
        new("later", "zzzzzzzz"),
        new("earlier", "00000001"),
        edited("earlier", "earlier, changed"),
        edited(&first, "first, changed"),
        Write::PutMessage {
            message: reacted,
            words: None,
        },
    ]);
    let mut events = Vec::new();
    for _ in 0..7 {
        events.push(sse.event().await.unwrap());
    }
    let expected = [
        "message_added",
        "message_updated",
        "message_added",
        "message_deleted",
        "pinned_updated",
        "reactions_updated",
        "state_updated",
    ];
    assert_eq!(names(&events), expected);
    assert_eq!(events[0].data["message"]["text"], "earlier, changed");
    assert_eq!(events[0].data["message"]["pinned"], true);
    assert_eq!(events[6].data["state"]["unread_messages"], 0);
}
