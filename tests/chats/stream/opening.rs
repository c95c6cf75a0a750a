//! What a stream begins with, and what is refused.

use serde_json::json;

use super::{added, stream};
use crate::chats::{add, foreign, messages};
use crate::support::World;
use crate::support::sse::{Event, Sse};

// C-51, C-52, C-53, C-60: exact frames
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
    let empty = world.chat("empty").await;
    let mut sse = Sse::open(&world, &stream(&world, &empty, ""), &[]).await;
    assert_eq!(sse.frames(2).await, ["retry: 3000", ": keepalive"]);
}

// C-54, C-55, C-56, C-57, C-58, C-67: the window and the cursor over HTTP; what of a window is news is proved where it is
// chosen.
#[tokio::test]
async fn a_stream_is_resumed_from_an_id() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let mut posted = Vec::new();
    for text in ["one", "two", "three", "four"] {
        posted.push(world.say(&chat, text).await);
    }
    let mut late = foreign(&chat, "late", "late");
    late.order = "0000002Q".to_owned();
    add(&world, late);
    let page = messages(&world, &chat, "").await;
    let id = |text: &str| {
        let mut rows = page["messages"].as_array().unwrap().iter();
        let row = rows.find(|row| row["text"] == text).unwrap();
        row["state_id"].as_str().unwrap().to_owned()
    };
    world
        .delete(&format!("{}/{}", world.messages(&chat), posted[3]))
        .await
        .is(200);
    let all = ["one", "late", "two", "three"];
    for (limit, resume, texts, resync) in [
        (25, String::new(), &all[..], false),
        (25, id("late"), &[], false),
        (25, id("three"), &["late"], false),
        (25, id("one"), &all[1..], false),
        (2, id("one"), &all[2..], true),
        // Deleted since, never issued, and longer than any.
        (25, id("four"), &all, true),
        (25, "0".to_owned(), &all, true),
        (25, "f".repeat(257), &all, true),
    ] {
        let header = format!("Last-Event-ID: {resume}");
        let path = stream(&world, &chat, &format!("limit={limit}"));
        let (events, cursor) = Sse::open(&world, &path, &[&header]).await.opening().await;
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
        // The cursor is the latest id of the window, not that of its last row.
        let latest = if limit == 2 { id("three") } else { id("late") };
        assert_eq!(cursor, Some(latest), "{what}");
    }
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
