//! Chats and their messages (v1.md 20).

use serde_json::{Value, json};

use super::column;
use crate::chats::{add, foreign, store_unread};
use crate::support::World;
use crate::support::sse::Sse;

impl World {
    /// A route of a chat in v1.
    fn v1_chat(&self, chat: &str, rest: &str) -> String {
        self.v1(&format!("/chats/{chat}{rest}"))
    }

    /// Posts a message through v1 and gives its id.
    async fn v1_say(&self, chat: &str, body: Value) -> String {
        let posted = self.post(&self.v1_chat(chat, "/messages"), body).await;
        let posted = posted.body(201);
        posted["message_id"].as_str().unwrap().to_owned()
    }

    /// A message as v1 reads it.
    async fn v1_message(&self, chat: &str, id: &str) -> Value {
        let read = self
            .get(&self.v1_chat(chat, &format!("/messages/{id}")))
            .await;
        read.body(200)["message"].clone()
    }

    /// A message as v2 reads it.
    async fn v2_message(&self, chat: &str, id: &str) -> Value {
        let read = self.get(&format!("{}/{id}", self.messages(chat))).await;
        read.body(200)
    }
}

fn bold(from: u32, to: u32) -> Value {
    json!({"from": from, "to": to, "type": "bold"})
}

// V-99
#[tokio::test]
async fn a_chat_is_made_and_listed() {
    let world = World::new().await;
    let icon = json!({"format": "emoji", "emoji": "🧪"});
    let body = json!({"name": " C ", "icon": icon});
    let made = world.post(&world.v1("/chats"), body).await.body(201);
    let chat = &made["object"];
    assert_eq!(
        (&chat["name"], &chat["layout"], &chat["icon"]),
        (&json!("C"), &json!("chat"), &icon)
    );
    let id = chat["id"].as_str().unwrap();
    let read = world.get(&world.v1(&format!("/objects/{id}"))).await;
    assert_eq!(read.body(200)["object"]["name"], "C");
    let unnamed = world.post(&world.v1("/chats"), json!({})).await.body(201);
    assert_eq!(unnamed["object"]["name"], "");

    let listed = world.get(&world.v1("/chats")).await.body(200);
    assert_eq!(listed["pagination"]["total"], 2);
    let named = world.get(&world.v1("/chats?name=c")).await.body(200);
    assert_eq!(column(&named, "id"), [id]);
    let v2 = format!("/v2/spaces/{}/chats", world.one.short);
    assert!(column(&world.get(&v2).await.body(200), "id").contains(&id.to_owned()));
    let objects = world.get(&world.v1("/objects")).await.body(200);
    assert_eq!(objects["pagination"]["total"], 0);

    for (body, said) in [
        (
            json!({"icon": {"format": "emoji", "emoji": "abc"}}),
            "bad input: icon emoji is not valid",
        ),
        (
            json!({"icon": {"format": "file", "file": id}}),
            "bad input: icon file is not valid",
        ),
        (
            json!({"icon": {"format": "icon", "name": "book", "color": "blue"}}),
            "bad input: icon name and color are not supported for object",
        ),
        (
            json!({"icon": {"format": "x"}}),
            "bad input: invalid icon format: \"x\"",
        ),
    ] {
        let refused = world.post(&world.v1("/chats"), body).await;
        refused.old(400, "bad_request", said);
    }
    let long = json!({"name": "x".repeat(4097)});
    let refused = world.post(&world.v1("/chats"), long).await;
    refused.old_begins(400, "bad_request", "bad input: ");
    let listed = world.get(&world.v1("/chats")).await.body(200);
    assert_eq!(listed["pagination"]["total"], 2);
}

// V-100, V-101
#[tokio::test]
async fn both_majors_read_one_message() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let body = json!({
        "text": "hello", "style": "quote", "reply_to_message_id": null,
        "marks": [bold(0, 5), {"from": 0, "to": 2, "type": "nosuch"}],
    });
    let id = world.v1_say(&chat, body).await;
    let message = world.v1_message(&chat, &id).await;
    let content = json!({"text": "hello", "style": "quote", "marks": [bold(0, 5)]});
    assert_eq!(message["content"], content);
    assert_eq!(
        (
            &message["modified_at"],
            &message["reactions"],
            &message["attachments"]
        ),
        (&json!(0), &json!({}), &json!([]))
    );
    assert_eq!(message["creator"], world.me().await);
    let v2 = world.v2_message(&chat, &id).await;
    assert_eq!(v2["text"], "**hello**");
    assert_eq!(v2["order"], message["order_id"]);
    let seconds = message["created_at"].as_i64().unwrap();
    let at = rolltop_workspace::clock::rfc3339(seconds).unwrap();
    assert_eq!(v2["at"], json!(at));

    // The style is stored with the message; v2 neither shows nor changes it.
    let path = format!("{}/{id}", world.messages(&chat));
    world.patch(&path, json!({"text": "*bye*"})).await.is(200);
    let content = &world.v1_message(&chat, &id).await["content"];
    let italic = json!({"from": 0, "to": 3, "type": "italic"});
    assert_eq!(
        *content,
        json!({"text": "bye", "style": "quote", "marks": [italic]})
    );

    let id = world.say(&chat, "# Plan").await;
    let content = &world.v1_message(&chat, &id).await["content"];
    assert_eq!(
        *content,
        json!({"text": "Plan", "style": "paragraph", "marks": [bold(0, 4)]})
    );
    let id = world
        .v1_say(&chat, json!({"text": "# x", "style": "nosuch"}))
        .await;
    assert_eq!(world.v2_message(&chat, &id).await["text"], "\\# x");
    assert_eq!(world.v1_message(&chat, &id).await["content"]["text"], "# x");
}

// V-102
#[tokio::test]
async fn a_message_is_edited_and_deleted_by_its_author() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let page = world.create(json!({"type": "page", "name": "P"})).await;
    let attached = json!([{"target": page, "type": "image"}]);
    let body = json!({"text": "a", "style": "code", "attachments": attached});
    let id = world.v1_say(&chat, body).await;
    let path = world.v1_chat(&chat, &format!("/messages/{id}"));
    let edited = world
        .patch(&path, json!({"text": "b", "marks": [bold(0, 1)]}))
        .await;
    assert_eq!(
        (edited.is(200).text.as_str(), edited.header("content-type")),
        ("", None)
    );
    let message = world.v1_message(&chat, &id).await;
    let content = json!({"text": "b", "style": "paragraph", "marks": [bold(0, 1)]});
    assert_eq!(message["content"], content);
    assert!(message["modified_at"].as_i64() > message["created_at"].as_i64());
    assert_eq!(
        message["attachments"],
        json!([{"target": page, "type": "link"}])
    );
    // Without attachments it has to say something.
    world.patch(&path, json!({"text": ""})).await.is(200);
    let empty = json!({"text": " ", "attachments": []});
    let refused = world.patch(&path, empty).await;
    refused.old_begins(400, "bad_request", "bad input: ");
    world
        .patch(&path, json!({"text": "c", "attachments": []}))
        .await
        .is(200);
    assert_eq!(world.v1_message(&chat, &id).await["attachments"], json!([]));

    let deleted = world.delete(&path).await;
    assert_eq!(deleted.is(200).text, "");
    for reply in [
        world.get(&path).await,
        world.delete(&path).await,
        world.patch(&path, json!({})).await,
        world.post(&format!("{path}/reactions"), json!({})).await,
    ] {
        reply.old(404, "object_not_found", "chat message not found");
    }

    let message = foreign(&chat, "f", "theirs");
    store_unread(&world, message, false).await;
    let path = world.v1_chat(&chat, "/messages/f");
    for reply in [
        world.patch(&path, json!({"text": "mine"})).await,
        world.delete(&path).await,
    ] {
        reply.old_begins(403, "forbidden", "");
    }
}

// V-103
#[tokio::test]
async fn messages_are_listed_by_their_bounds() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    for number in 0..60 {
        let mut message = foreign(&chat, &format!("m{number}"), &number.to_string());
        message.order = format!("{number:04}1");
        add(&world, message);
    }
    let listed = async |query: &str| {
        let path = world.v1_chat(&chat, &format!("/messages{query}"));
        let listed = world.get(&path).await.body(200);
        let messages = listed["messages"].as_array().unwrap().iter();
        let texts = messages.map(|message| message["content"]["text"].as_str().unwrap());
        texts
            .map(|text| text.parse().unwrap())
            .collect::<Vec<u32>>()
    };
    let newest: Vec<u32> = (10..60).collect();
    for query in ["", "?limit=x", "?after_order_id=&before_order_id="] {
        assert_eq!(listed(query).await, newest, "{query}");
    }
    assert_eq!(listed("?after_order_id=00041&limit=3").await, [5, 6, 7]);
    assert_eq!(listed("?before_order_id=00041&limit=3").await, [1, 2, 3]);
    let both = "?after_order_id=00041&before_order_id=00091&limit=3";
    assert_eq!(listed(both).await, [6, 7, 8]);
    for limit in [0, 1001] {
        let path = world.v1_chat(&chat, &format!("/messages?limit={limit}"));
        world.get(&path).await.is(400);
    }
    let path = world.v1_chat(&chat, "/messages?after_order_id=*");
    world
        .get(&path)
        .await
        .old_begins(400, "bad_request", "bad input: ");
}

// V-104
#[tokio::test]
async fn reactions_are_toggled_and_messages_found() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let me = world.me().await;
    let text = "🚀 a long way, to the *Garden* gate";
    let id = world.v1_say(&chat, json!({"text": text})).await;
    let path = world.v1_chat(&chat, &format!("/messages/{id}/reactions"));
    for reactions in [json!({"👍": [me]}), json!({})] {
        let reply = world.post(&path, json!({"emoji": "👍"})).await;
        assert_eq!(reply.is(200).text, "");
        assert_eq!(world.v1_message(&chat, &id).await["reactions"], reactions);
    }
    for body in [json!({}), json!({"emoji": ""}), json!({"emoji": "abc"})] {
        let refused = world.post(&path, body).await;
        refused.old_begins(400, "bad_request", "bad input: ");
    }

    world.v1_say(&chat, json!({"text": "garden"})).await;
    let search = world.v1_chat(&chat, "/messages/search");
    let found = world
        .get(&format!("{search}?query=garden+gate"))
        .await
        .body(200);
    assert_eq!(found["pagination"]["total"], 2);
    let hits = &found["data"];
    assert_eq!(hits[0]["message"]["id"], id);
    assert_eq!(hits[0]["highlight"], text);
    let ranges = json!([{"from": 23, "to": 29}, {"from": 31, "to": 35}]);
    assert_eq!(hits[0]["highlight_ranges"], ranges);
    assert!(hits[0]["score"].as_i64() > hits[1]["score"].as_i64());
    let second = world
        .get(&format!("{search}?query=garden+gate&offset=1"))
        .await
        .body(200);
    assert_eq!(second["data"], json!([hits[1]]));
    for query in ["", "?query=", "?query=%20"] {
        let refused = world.get(&format!("{search}{query}")).await;
        refused.old(400, "bad_request", "bad input: query parameter is required");
    }
}

// V-104
#[tokio::test]
async fn messages_and_reactions_are_marked_as_read() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let unread = async || {
        let list = world.get(&world.messages(&chat)).await.body(200);
        let count = |member: &str| list["state"][member].as_u64().unwrap();
        (count("unread_messages"), count("unread_mentions"))
    };
    for id in ["a", "b", "c"] {
        store_unread(&world, foreign(&chat, id, id), true).await;
    }
    let order = async |id: &str| world.v1_message(&chat, id).await["order_id"].clone();
    let read = world.v1_chat(&chat, "/messages/read");
    let mark = async |body: Value| {
        let reply = world.post(&read, body).await;
        assert_eq!(reply.is(200).text, "");
        unread().await
    };
    let (a, b) = (order("a").await, order("b").await);
    assert_eq!(
        mark(json!({"type": "mentions", "before_order_id": a})).await,
        (3, 2)
    );
    // Both bounds are inclusive.
    let range = json!({"type": "messages", "after_order_id": b, "before_order_id": b});
    assert_eq!(mark(range).await, (2, 2));
    assert_eq!(mark(json!({"last_state_id": "0"})).await, (2, 2));
    let reply = world.request("POST", &read).send().await;
    assert_eq!(reply.is(200).text, "");
    assert_eq!(unread().await, (0, 2));
    let refused = world.post(&read, json!({"type": "x"})).await;
    refused.old(400, "bad_request", "bad input: invalid read message type");
    let all = world.request("POST", &world.v1_chat(&chat, "/read_all"));
    assert_eq!(all.send().await.is(200).text, "");
    assert_eq!(unread().await, (0, 0));

    // Reactions of others to the caller's own messages.
    let mut orders = Vec::new();
    for text in ["first", "second"] {
        let id = world.v1_say(&chat, json!({"text": text})).await;
        orders.push(order(&id).await);
        world.change_message(&chat, &id, |message| {
            message.reactions.push(rolltop_store::ReactionRecord {
                emoji: "👍".to_owned(),
                member_id: crate::chats::SOMEBODY.to_owned(),
            });
        });
    }
    let oldest = async || {
        let list = world.get(&world.messages(&chat)).await.body(200);
        list["state"]["unread_reaction_order"].clone()
    };
    assert_eq!(oldest().await, orders[0]);
    let read = world.v1_chat(&chat, "/reactions/read");
    let some = world.post(&read, json!({"order_id": orders[0]})).await;
    assert_eq!(some.is(200).text, "");
    assert_eq!(oldest().await, orders[1]);
    let all = world.request("POST", &read).send().await;
    assert_eq!(all.is(200).text, "");
    assert_eq!(oldest().await, json!(null));
}

// V-105, V-110
#[tokio::test]
async fn a_stream_tells_of_every_change() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let mut said = Vec::new();
    for text in ["one", "two", "three"] {
        said.push(world.v1_say(&chat, json!({"text": text})).await);
    }
    let path = world.v1_chat(&chat, "/messages/stream");
    let mut stream = Sse::open(&world, &format!("{path}?limit=2"), &[]).await;
    for (name, value) in [
        ("content-type", "text/event-stream"),
        ("cache-control", "no-cache"),
        ("x-accel-buffering", "no"),
        ("connection", "keep-alive"),
        ("anytype-version", "2025-11-08"),
    ] {
        assert_eq!(stream.header(name), Some(value));
    }
    assert_eq!(stream.frame().await.unwrap(), ": heartbeat");
    let frame = |name: &str, payload: Value| {
        let data = json!({"type": name, "payload": payload});
        format!("event: {name}\ndata: {data}")
    };
    for id in &said[1..] {
        let message = world.v1_message(&chat, id).await;
        let expected = frame("message_added", json!({ "message": message }));
        same(&stream.frame().await.unwrap(), &expected);
    }
    assert_eq!(stream.frame().await.unwrap(), ": heartbeat");

    // A post of v2 and one of v1; a stream of v2 sees both.
    let v2 = format!("{}/stream?limit=1", world.messages(&chat));
    let mut v2 = Sse::open(&world, &v2, &[]).await;
    v2.opening().await;
    let ours = world.v1_say(&chat, json!({"text": "four"})).await;
    let theirs = world.say(&chat, "**five**").await;
    for id in [&ours, &theirs] {
        let message = world.v1_message(&chat, id).await;
        let expected = frame("message_added", json!({ "message": message }));
        same(&stream.frame().await.unwrap(), &expected);
        let event = v2.event().await.unwrap();
        assert_eq!(event.data["message"]["id"], **id);
    }
    let of = |rest: &str| world.v1_chat(&chat, &format!("/messages/{ours}{rest}"));
    world.patch(&of(""), json!({"text": "4"})).await.is(200);
    let message = world.v1_message(&chat, &ours).await;
    let expected = frame("message_updated", json!({ "message": message }));
    same(&stream.frame().await.unwrap(), &expected);
    let reaction = json!({"emoji": "👍"});
    world.post(&of("/reactions"), reaction).await.is(200);
    let reactions = json!({"id": ours, "reactions": {"👍": [world.me().await]}});
    let expected = frame("reactions_updated", reactions);
    same(&stream.frame().await.unwrap(), &expected);
    // What v1 does not tell of leaves no frame.
    store_unread(&world, foreign(&chat, "f", "x"), false).await;
    let added = stream.frame().await.unwrap();
    assert!(added.starts_with("event: message_added"), "{added}");
    let read_all = world.v1_chat(&chat, "/read_all");
    world.request("POST", &read_all).send().await.is(200);
    world.delete(&of("")).await.is(200);
    let expected = frame("message_deleted", json!({ "id": ours }));
    same(&stream.frame().await.unwrap(), &expected);
}

/// Frames are the same but for the order of members.
#[track_caller]
fn same(frame: &str, expected: &str) {
    let parts = |frame: &str| {
        let (event, data) = frame.split_once("\ndata: ").unwrap();
        (
            event.to_owned(),
            serde_json::from_str::<Value>(data).unwrap(),
        )
    };
    assert_eq!(parts(frame), parts(expected));
}

// V-105
#[tokio::test]
async fn a_silent_stream_beats_and_is_one_of_64() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let path = world.v1_chat(&chat, "/messages/stream");
    for header in [
        "Service-Heartbeat-Seconds: 1",
        "Anytype-Heartbeat-Seconds: 1",
    ] {
        let mut stream = Sse::open(&world, &path, &[header]).await;
        // Two of the opening, and one when nothing else was sent for a second.
        assert_eq!(stream.frames(3).await, [": heartbeat"; 3]);
    }
    let mut open = Vec::new();
    loop {
        let stream = Sse::open(&world, &path, &[]).await;
        if stream.status() == 429 {
            let message = stream.refusal["message"].as_str().unwrap().to_owned();
            let refusal = json!({
                "object": "error", "status": 429, "code": "rate_limit_exceeded", "message": message,
            });
            assert_eq!(stream.refusal, refusal);
            break;
        }
        open.push(stream);
        assert!(open.len() <= 64);
    }
    assert!(open.len() > 60, "{}", open.len());
}

// V-106
#[tokio::test]
async fn what_is_no_chat_is_refused_on_every_route() {
    let world = World::new().await;
    let page = world.create(json!({"type": "page", "name": "P"})).await;
    let chat = world.chat("C").await;
    let other = format!("/v1/spaces/{}/chats/{chat}/messages", world.two.full);
    world
        .get(&other)
        .await
        .old(404, "object_not_found", "chat not found");
    for (method, rest) in [
        ("GET", "/messages"),
        ("POST", "/messages"),
        ("GET", "/messages/m"),
        ("PATCH", "/messages/m"),
        ("DELETE", "/messages/m"),
        ("POST", "/messages/m/reactions"),
        ("GET", "/messages/search"),
        ("GET", "/messages/stream"),
        ("POST", "/messages/read"),
        ("POST", "/reactions/read"),
        ("POST", "/read_all"),
    ] {
        let unknown = world.request(method, &world.v1_chat("x", rest));
        let unknown = unknown.json(&json!({})).send().await;
        unknown.old(404, "object_not_found", "chat not found");
        let page = world.request(method, &world.v1_chat(&page, rest));
        let page = page.json(&json!({})).send().await;
        page.old_begins(400, "bad_request", "bad input: ");
    }
    let path = world.v1_chat(&chat, "/messages");
    for body in [
        json!({}),
        json!({"text": ""}),
        json!({"text": 1}),
        json!({"text": "x".repeat(8001)}),
        json!({"text": "ab", "marks": [bold(1, 3)]}),
        json!({"text": "ab", "marks": [bold(2, 1)]}),
        json!({"text": "a", "attachments": [{"target": "nosuch"}]}),
        json!({"text": "a", "attachments": [{"type": "file"}]}),
        json!({"text": "a", "reply_to_message_id": "nosuch"}),
    ] {
        let refused = world.post(&path, body).await;
        refused.old_begins(400, "bad_request", "bad input: ");
    }
    let listed = world.get(&path).await.body(200);
    assert_eq!(listed["messages"], json!([]));
    world.delete(&world.object(&chat)).await.is(200);
    let refused = world.post(&path, json!({"text": "late"})).await;
    refused.old_begins(403, "forbidden", "");
    world.get(&path).await.is(200);
}
