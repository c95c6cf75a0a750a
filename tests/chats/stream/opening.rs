//! What a stream begins with, and what is refused.

use rolltop_store::testing::Write;
use serde_json::json;

use super::{added, names, opened, stream};
use crate::chats::{foreign, messages, store};
use crate::support::World;
use crate::support::sse::{Event, Sse};

// C-51, C-52, C-60: exact frames
#[tokio::test]
async fn a_stream_begins_with_its_window() {
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
    for heartbeat in ["0", "abc", "61", "", "60", "1&heartbeat=1"] {
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
    let (longest, long) = ("f".repeat(256), "f".repeat(257));
    // What another server may have issued.
    let (above, between) = (format!("{}f", id(2)), format!("{}0", id(1)));
    #[rustfmt::skip]
    let cases = [
        (&chat, 25, id(2), vec![], false),
        (&chat, 25, id(0), vec!["two", "three"], false),
        (&chat, 2, id(0), vec!["two", "three"], true),
        (&chat, 2, id(1), vec!["three"], false),
        (&chat, 2, "0".to_owned(), vec!["two", "three"], true),
        (&chat, 3, "0".to_owned(), vec!["one", "two", "three"], true),
        (&chat, 4, "0".to_owned(), vec!["one", "two", "three"], true),
        (&chat, 2, String::new(), vec!["two", "three"], false),
        (&chat, 25, "zzz".to_owned(), vec!["one", "two", "three"], true),
        (&chat, 25, above, vec!["one", "two", "three"], true),
        (&chat, 25, between, vec!["one", "two", "three"], true),
        (&chat, 2, longest, vec!["two", "three"], true),
        (&chat, 2, long, vec!["two", "three"], true),
        (&chat, 2, "0\tz".to_owned(), vec!["two", "three"], true),
        (&empty, 25, "0".to_owned(), vec![], true),
        (&empty, 25, String::new(), vec![], false),
    ];
    for (chat, limit, resume, texts, resync) in cases {
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

// C-54, C-57
#[tokio::test]
async fn a_stream_is_resumed_from_a_deleted_message() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let mut posted = Vec::new();
    for text in ["one", "two", "three", "four"] {
        let id = world.say(&chat, text).await;
        let read = world.get(&format!("{}/{id}", world.messages(&chat))).await;
        posted.push((id, read.body(200)["state_id"].as_str().unwrap().to_owned()));
    }
    for place in [1, 3] {
        let path = format!("{}/{}", world.messages(&chat), posted[place].0);
        world.delete(&path).await.is(200);
    }
    for (place, expected) in [
        (0, vec!["message_added"]),
        (1, vec!["resync_required", "message_added", "message_added"]),
        // Nothing was added after the last one.
        (3, vec![]),
    ] {
        let header = format!("Last-Event-ID: {}", posted[place].1);
        let mut sse = Sse::open(&world, &stream(&world, &chat, ""), &[&header]).await;
        let (events, _) = sse.opening().await;
        assert_eq!(names(&events), expected, "{place}");
    }
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
    late.order = "0000002Q".to_owned();
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
async fn a_refused_stream_is_an_ordinary_answer() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let page = world.page("P", json!([])).await;
    let elsewhere = stream(&world, &chat, "").replace(&world.one.short, &world.two.short);
    #[rustfmt::skip]
    let cases = [
        (&world.keys.k, stream(&world, &chat, "limit=0"), 400, "validation_failed"),
        (&world.keys.k, stream(&world, &chat, "limit=1001"), 400, "validation_failed"),
        (&world.keys.k, stream(&world, "nothing", ""), 404, "not_found"),
        (&world.keys.k, elsewhere, 404, "not_found"),
        (&world.keys.k, stream(&world, &page, ""), 400, "validation_failed"),
        (&world.keys.kr, stream(&world, &chat, "").replace(&world.one.short, &world.two.full), 403, "space_not_granted"),
        (&"wrong".to_owned(), stream(&world, &chat, ""), 401, "unauthorized"),
    ];
    for (key, path, status, code) in cases {
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
