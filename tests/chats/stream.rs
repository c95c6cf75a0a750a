//! stream_chat_messages over TCP: the opening, what is live, and how it ends (chats-files-auth.md 1.15).

use std::time::Duration;

use rolltop_http::ServerConfig;
use rolltop_http::testing::Options;
use rolltop_store::{MessageRecord, ReadMark, SpaceRecord, SpaceState, Write};
use rolltop_workspace::keys::{KeyReach, KeyRequest, Permission, Scope};
use serde_json::{Value, json};

use super::{foreign, messages, store, store_unread};
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

// C-51, C-52, C-60: exact frames
#[tokio::test]
pub(crate) async fn a_stream_begins_with_its_window() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    for text in ["one", "two\nlines", "three"] {
        world.say(&chat, text).await;
    }
    let mut sse = Sse::open(&world, &stream(&world, &chat, ""), &[]).await;
    assert_eq!(sse.status(), 200);
    for (name, value) in [
        ("content-type", Some("text/event-stream")),
        ("cache-control", Some("no-cache")),
        ("x-accel-buffering", Some("no")),
        ("connection", Some("keep-alive")),
        ("service-version", Some("2025-11-08")),
        ("content-length", None),
        ("content-encoding", None),
    ] {
        assert_eq!(sse.header(name), value, "{name}");
    }
    let page = messages(&world, &chat, "").await;
    let mut expected = vec!["retry: 3000".to_owned()];
    for message in page["messages"].as_array().unwrap() {
        let id = message["state_id"].as_str().unwrap();
        expected.push(format!(
            "id: {id}\nevent: message_added\ndata: {{\"id\":\"{id}\",\"type\":\"message_added\",\"message\":{message}}}"
        ));
    }
    let last = page["state"]["last_state_id"].as_str().unwrap();
    expected.push(format!("id: {last}"));
    expected.push(": keepalive".to_owned());
    assert_eq!(sse.frames(6).await, expected);
}

// C-53, C-61
#[tokio::test]
async fn an_empty_chat_is_kept_alive() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let mut sse = Sse::open(&world, &stream(&world, &chat, "heartbeat=1"), &[]).await;
    assert_eq!(
        sse.frames(3).await,
        ["retry: 3000", ": keepalive", ": keepalive"]
    );
    for heartbeat in ["0", "abc", "61", "", "60"] {
        let path = stream(&world, &chat, &format!("heartbeat={heartbeat}"));
        let mut sse = Sse::open(&world, &path, &[]).await;
        assert_eq!(sse.opening().await, (vec![], None), "{heartbeat}");
    }
}

// C-54, C-55, C-56, C-57, C-58
#[tokio::test]
async fn a_stream_is_resumed_from_an_id() {
    let world = World::new().await;
    let (chat, empty) = (world.chat("C").await, world.chat("empty").await);
    for text in ["one", "two", "three"] {
        world.say(&chat, text).await;
    }
    let page = messages(&world, &chat, "").await;
    let id = |place: usize| {
        page["messages"][place]["state_id"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    let long = "f".repeat(257);
    for (chat, limit, resume, texts, resync) in [
        (&chat, 25, id(2), vec![], false),
        (&chat, 25, id(0), vec!["two", "three"], false),
        (&chat, 2, id(0), vec!["two", "three"], true),
        (&chat, 2, id(1), vec!["three"], false),
        (&chat, 2, "0".to_owned(), vec!["two", "three"], true),
        (&chat, 3, "0".to_owned(), vec!["one", "two", "three"], true),
        (&chat, 4, "0".to_owned(), vec!["one", "two", "three"], false),
        (&chat, 25, "zzz".to_owned(), vec![], false),
        (&chat, 2, String::new(), vec!["two", "three"], false),
        (&chat, 2, long, vec!["two", "three"], false),
        (&chat, 2, "0\tz".to_owned(), vec!["two", "three"], false),
        (&empty, 25, "0".to_owned(), vec![], true),
        (&empty, 25, String::new(), vec![], false),
    ] {
        let header = format!("Last-Event-ID: {resume}");
        let path = stream(&world, chat, &format!("limit={limit}"));
        let mut sse = Sse::open(&world, &path, &[&header]).await;
        let (events, cursor) = sse.opening().await;
        let what = format!("limit {limit} after {resume}");
        if resync {
            let required = Event {
                id: None,
                name: "resync_required".into(),
                data: json!({"type": "resync_required"}),
            };
            assert_eq!(events.first(), Some(&required), "{what}");
        }
        assert_eq!(added(&events), texts, "{what}");
        assert_eq!(events.len(), texts.len() + usize::from(resync), "{what}");
        assert_eq!(cursor, (chat != &empty).then(|| id(2)), "{what}");
    }
}

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

    let record = world.server.store.message(&chat, &id).unwrap().unwrap();
    for pinned in [true, false] {
        let message = MessageRecord {
            pinned,
            ..(*record).clone()
        };
        store(
            &world,
            Write::PutMessage {
                message,
                words: None,
            },
        );
        let event = sse.event().await.unwrap();
        let expected = json!({"type": "pinned_updated", "message": row(()).await.json, "message_id": id, "pinned": pinned});
        assert_eq!(
            (event.id, event.name.as_str(), event.data),
            (None, "pinned_updated", expected)
        );
    }

    let read = format!("/v2/spaces/{}/chats/{chat}/read_all", world.one.short);
    let state = world.post(&read, json!({})).await.body(200)["state"].clone();
    let expected =
        format!("event: state_updated\ndata: {{\"type\":\"state_updated\",\"state\":{state}}}");
    assert_eq!(sse.frame().await.unwrap(), expected);
    // Nothing more to mark, and nothing to tell.
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
async fn a_commit_is_told_in_order() {
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
    let me = messages(&world, &chat, "").await["messages"][0]["author_id"]
        .as_str()
        .unwrap()
        .to_owned();
    let mark = ReadMark::Everything(rolltop_store::ReadBound {
        order: "zz".into(),
        state_id: "zz".into(),
    });
    let mut plan = rolltop_store::Plan::at(1);
    plan.writes = vec![
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
    ];
    world.server.store.commit(plan).unwrap();
    let mut events = Vec::new();
    for _ in 0..6 {
        events.push(sse.event().await.unwrap());
    }
    let expected = [
        "message_added",
        "message_updated",
        "message_added",
        "message_deleted",
        "pinned_updated",
        "state_updated",
    ];
    assert_eq!(names(&events), expected);
    assert_eq!(events[0].data["message"]["text"], "earlier, changed");
    assert_eq!(events[0].data["message"]["pinned"], true);
    assert_eq!(events[5].data["state"]["unread_messages"], 0);
}

// C-67
#[tokio::test]
async fn the_cursor_is_the_latest_id_not_the_last_row() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    for text in ["one", "two"] {
        world.say(&chat, text).await;
    }
    let mut sse = opened(&world, &chat).await;
    let mut late = foreign(&chat, "late", "late");
    late.order = rolltop_store::order_between("0000001c", "0000003E").unwrap();
    store(
        &world,
        Write::AddMessage {
            message: late,
            words: Vec::new(),
            unread_by: Vec::new(),
        },
    );
    let event = sse.event().await.unwrap();
    let late_id = event.id.clone();
    assert_eq!(added(&[event]), ["late"]);
    let (events, cursor) = Sse::open(&world, &stream(&world, &chat, ""), &[])
        .await
        .opening()
        .await;
    assert_eq!(added(&events), ["one", "late", "two"]);
    assert_eq!((cursor, events[1].id.clone()), (late_id.clone(), late_id));
}

// C-51, C-62, C-66, H-11
#[tokio::test]
pub(crate) async fn a_refused_stream_is_an_ordinary_answer() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let page = world.page("P", json!([])).await;
    let elsewhere = stream(&world, &chat, "").replace(&world.one.short, &world.two.short);
    for (key, path, status, code) in [
        (
            &world.keys.k,
            stream(&world, &chat, "limit=0"),
            400,
            "validation_failed",
        ),
        (
            &world.keys.k,
            stream(&world, &chat, "limit=1001"),
            400,
            "validation_failed",
        ),
        (
            &world.keys.k,
            stream(&world, "nothing", ""),
            404,
            "not_found",
        ),
        (&world.keys.k, elsewhere, 404, "not_found"),
        (
            &world.keys.k,
            stream(&world, &page, ""),
            400,
            "validation_failed",
        ),
        (
            &world.keys.kr,
            stream(&world, &chat, "").replace(&world.one.short, &world.two.full),
            403,
            "space_not_granted",
        ),
        (
            &"wrong".to_owned(),
            stream(&world, &chat, ""),
            401,
            "unauthorized",
        ),
    ] {
        let refused = Sse::open_as(&world, key, &path, &[]).await;
        assert_eq!(
            (refused.status(), refused.refusal["code"].as_str()),
            (status, Some(code)),
            "{path}"
        );
        assert_eq!(refused.header("content-type"), Some("application/json"));
    }
    let path = stream(&world, &chat, "");
    for method in ["HEAD", "POST", "DELETE"] {
        world.request(method, &path).send().await.is(405);
    }
    let reader = Sse::open_as(&world, &world.keys.kr, &path, &[]).await;
    assert_eq!(reader.status(), 200);
}

// C-63
#[tokio::test]
async fn streams_are_counted() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let path = stream(&world, &chat, "");
    let mut open = Vec::new();
    for _ in 0..64 {
        let sse = Sse::open(&world, &path, &[]).await;
        assert_eq!(sse.status(), 200);
        open.push(sse);
    }
    let refused = Sse::open(&world, &path, &[]).await;
    assert_eq!(
        (refused.status(), &refused.refusal["code"]),
        (429, &json!("too_many_streams"))
    );
    assert_eq!(refused.refusal["issues"], json!([]));
    assert!(refused.header("retry-after").is_none());
    drop(open.pop());
    // The server hears of it a moment later.
    loop {
        match Sse::open(&world, &path, &[]).await.status() {
            200 => break,
            status => assert_eq!(status, 429),
        }
    }
}

// C-64
#[tokio::test]
async fn a_client_that_does_not_read_is_let_go() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let mut slow = Sse::open(&world, &stream(&world, &chat, "limit=1"), &[]).await;
    let mut quick = opened(&world, &chat).await;
    let text = "語".repeat(8000);
    let count = 700;
    for number in 0..count {
        world
            .say(&chat, &format!("{}{number}", &text[..text.len() - 30]))
            .await;
        let event = quick.event().await.unwrap();
        assert_eq!(event.name, "message_added", "one that reads is served");
    }
    let mut heard = Vec::new();
    while let Some(event) = slow.event().await {
        heard.push(event);
    }
    let last = heard.pop().unwrap();
    assert_eq!(
        (last.name.as_str(), last.data),
        ("resync_required", json!({"type": "resync_required"}))
    );
    assert!(heard.len() < count && heard.iter().all(|event| event.name == "message_added"));
}

// C-65
#[tokio::test]
async fn a_stream_ends_with_the_rights_of_its_key() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let path = stream(&world, &chat, "heartbeat=60");
    let key = |name: &str, expires_in| {
        let request = KeyRequest {
            name: name.into(),
            scope: Scope::JsonApi,
            reach: KeyReach::AllSpaces(Permission::Read),
            expires_in,
        };
        world.server.workspace.create_key(&request).unwrap().token
    };
    let (revoked, expiring) = (
        key("revoked", None),
        key("expiring", Some(Duration::from_secs(60))),
    );
    let mut ends = Vec::new();
    for token in [&revoked, &expiring] {
        let mut sse = Sse::open_as(&world, token, &path, &[]).await;
        sse.opening().await;
        ends.push(sse);
    }
    let mut other = opened(&world, &chat).await;
    world.server.workspace.revoke_key("revoked").unwrap();
    assert_eq!(
        ends[0].frame().await,
        None,
        "without waiting for a heartbeat"
    );
    world.server.clock.advance(Duration::from_secs(61));
    world.say(&chat, "unheard").await;
    assert_eq!(ends[1].frame().await, None);
    assert_eq!(added(&[other.event().await.unwrap()]), ["unheard"]);
    for token in [&revoked, &expiring] {
        assert_eq!(Sse::open_as(&world, token, &path, &[]).await.status(), 401);
    }
}

// chats-files-auth.md 1.15: space left, chat deleted
#[tokio::test]
async fn a_stream_ends_with_its_chat() {
    let world = World::new().await;
    let (gone, chat) = (world.chat("gone").await, world.chat("C").await);
    let (mut of_gone, mut of_chat) = (opened(&world, &gone).await, opened(&world, &chat).await);
    store(&world, Write::DeleteObject { id: gone.clone() });
    assert_eq!(of_gone.frame().await, None);
    // In the bin it can be read on.
    world.delete(&world.object(&chat)).await.is(200);
    let space = world.server.store.space(&world.one.full).unwrap().unwrap();
    store(
        &world,
        Write::PutSpace(SpaceRecord {
            state: SpaceState::Left,
            ..space
        }),
    );
    assert_eq!(of_chat.frame().await, None);
    for chat in [gone, chat] {
        assert_eq!(
            Sse::open(&world, &stream(&world, &chat, ""), &[])
                .await
                .status(),
            404
        );
    }
}

// chats-files-auth.md 1.15: shutdown
#[tokio::test]
async fn a_stopping_server_ends_its_streams() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let mut open = Vec::new();
    for _ in 0..20 {
        open.push(opened(&world, &chat).await);
    }
    let begun = std::time::Instant::now();
    world.server.stop().await.unwrap();
    assert!(
        begun.elapsed() < Duration::from_secs(5),
        "{:?}",
        begun.elapsed()
    );
    for mut sse in open {
        assert_eq!(sse.frame().await, None);
    }
}

/// A server that admits many streams.
async fn wide() -> World {
    let config = ServerConfig {
        open_streams: 256,
        write_limit: false,
        ..ServerConfig::default()
    };
    World::with(Options {
        config,
        ..Options::default()
    })
    .await
}

/// What a client shows, kept up to date from events: messages by order, and what is unread.
#[derive(Clone, Debug, Default, PartialEq)]
struct View(std::collections::BTreeMap<String, Value>, Value);

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

/// Posts, edits, deletes or reacts at random, somebody else posts, or what was posted is read up to somewhere.
async fn stir(
    world: &World,
    chat: &str,
    dice: &mut crate::support::dice::Dice,
    own: &mut Vec<String>,
) {
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
            let read = format!("/v2/spaces/{}/chats/{chat}/read", world.one.short);
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
    let world = std::sync::Arc::new(wide().await);
    let chat = world.chat("C").await;
    let writers = (1..=4).map(|seed| {
        let (world, chat) = (world.clone(), chat.clone());
        tokio::spawn(async move {
            let (mut dice, mut own) = (crate::support::dice::Dice::new(seed), Vec::new());
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

// A client that posts, edits, deletes, reacts, loses its connection and resumes at random: what it was told and a reread
// never disagree about what was added.
#[tokio::test]
async fn a_client_that_comes_and_goes_misses_no_addition() {
    let world = World::new().await;
    for seed in 1..=6 {
        let chat = world.chat("C").await;
        let (mut dice, mut own) = (crate::support::dice::Dice::new(seed), Vec::new());
        let mut last = None::<String>;
        let mut known = std::collections::BTreeSet::new();
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
            let there: std::collections::BTreeSet<String> = page
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
