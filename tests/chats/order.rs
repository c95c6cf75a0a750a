//! Which fault is reported where a request has several (chats-files-auth.md 1.3, 1.8, 1.9).

use rolltop_store::SpaceState;
use serde_json::json;

use super::{chats, foreign, store_unread};
use crate::support::World;

/// Longer than a body may be.
fn large() -> String {
    format!(r#"{{"text":"{}"}}"#, "x".repeat(1 << 20))
}

// A deleted space is reported before a fault of the body, whatever the route.
#[tokio::test]
async fn the_space_comes_before_the_body() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let message = world.say(&chat, "x").await;
    world.change_space(&world.one, |space| space.state = SpaceState::Deleted);
    let base = format!("/v2/spaces/{}/chats", world.one.full);
    let messages = format!("{base}/{chat}/messages");
    for (method, path) in [
        ("POST", base.clone()),
        ("POST", messages.clone()),
        ("PATCH", format!("{messages}/{message}")),
        ("DELETE", format!("{messages}/{message}")),
        ("POST", format!("{messages}/{message}/reactions")),
        ("POST", format!("{base}/{chat}/read")),
        ("POST", format!("{base}/{chat}/read_all")),
    ] {
        for body in ["", "{", r#"{"x":1}"#, &large()] {
            let request = world.request(method, &path).raw(body);
            request.send().await.missing(&["space_id"]);
        }
    }
    for path in [
        base,
        format!("{messages}?offset=0"),
        format!("{messages}/{message}?reactions=x"),
        format!("{messages}/search"),
        format!("{messages}/stream"),
    ] {
        world.get(&path).await.missing(&["space_id"]);
    }
}

// Its size and its members come before the chat, and what they say after it.
#[tokio::test]
async fn the_reading_of_the_body_comes_before_the_chat() {
    let world = World::new().await;
    let page = world.page("P", json!([])).await;
    for chat in ["nothing", &page] {
        let base = format!("{}/{chat}", chats(&world));
        for (method, path, body) in [
            ("POST", "messages", r#"{"text":"<u>"}"#),
            ("PATCH", "messages/nothing", r#"{"text":""}"#),
            ("POST", "messages/nothing/reactions", r#"{"emoji":""}"#),
            ("POST", "read", r#"{"scope":"mentions"}"#),
        ] {
            let send = |body: String| {
                let request = world.request(method, &format!("{base}/{path}"));
                request.raw(body).send()
            };
            let refused = send(large()).await;
            refused.refused(413, "request_too_large", &[]);
            send(String::new()).await.invalid(&[]);
            send(r#"{"x":1}"#.to_owned())
                .await
                .is(400)
                .mentions(&["/x"]);
            let reply = send(body.to_owned()).await;
            reply.is(if chat == page { 400 } else { 404 });
            assert_eq!(reply.paths(), ["chat_id"]);
            let hint = &reply.json["issues"][0]["see_also"][0];
            assert_eq!(hint["op"], "list_chats");
            assert_eq!(hint["params"], json!({"space_id": world.one.short}));
        }
    }
}

// The chat comes before what the query asks for.
#[tokio::test]
async fn the_chat_comes_before_parameters_of_its_route() {
    let world = World::new().await;
    let all = "?offset=0 ?reactions=x ?after=- ?after=a&after=b /nothing?reactions=full&reactions=full \
        /nothing?reactions=x /search /search?query= /search?query=a&query=b";
    for query in all.split(' ') {
        let path = format!("{}{query}", world.messages("nothing"));
        world.get(&path).await.missing(&["chat_id"]);
    }
    // What all routes of the group take is judged before any of them is asked.
    for (query, name) in [("limit=0", "limit"), ("offset=-1", "offset")] {
        let path = format!("{}?{query}", world.messages("nothing"));
        world.get(&path).await.invalid(&[name]);
    }
    let chat = world.chat("C").await;
    let path = format!("{}/nothing?reactions=x", world.messages(&chat));
    world.get(&path).await.invalid(&["reactions"]);
    for (query, name) in [
        ("?after=a&after=b", "after"),
        ("/search?query=a&query=b", "query"),
    ] {
        let path = format!("{}{query}", world.messages(&chat));
        world.get(&path).await.ambiguous(&[name]);
    }
}

// What the body says comes before the message, and the message before its author.
#[tokio::test]
async fn the_rules_of_the_body_come_before_the_message() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    store_unread(&world, foreign(&chat, "theirs", "x"), false).await;
    let at = |path: &str| format!("{}/{path}", world.messages(&chat));
    for emoji in ["", "abc"] {
        let body = json!({ "emoji": emoji });
        let reply = world.post(&at("nothing/reactions"), body).await;
        reply.invalid(&["/emoji"]);
    }
    for query in ["", "?dry_run=true"] {
        let path = at(&format!("theirs{query}"));
        for text in ["<u>", "", " ", &"x".repeat(8001)] {
            let reply = world.patch(&path, json!({ "text": text })).await;
            reply.invalid(&["/text"]);
        }
        let reply = world.patch(&path, json!({"text": "y"})).await;
        reply.refused(403, "forbidden", &["message_id"]);
    }
}

// The text of a post comes before its attachments, and these before what it answers; on a dry run too.
#[tokio::test]
async fn a_post_is_judged_in_its_order() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let many = vec!["nothing"; 33];
    for query in ["", "?dry_run=true"] {
        let path = format!("{}{query}", world.messages(&chat));
        for (text, attachments, fault) in [
            ("<u>", json!(many), "/text"),
            ("x", json!(many), "/attachments"),
            ("x", json!(["nothing"]), "/attachments/0"),
            ("x", json!([]), "/reply_to"),
        ] {
            let body = json!({"text": text, "attachments": attachments, "reply_to": "nothing"});
            world.post(&path, body).await.invalid(&[fault]);
        }
        // Bounds that a schema tells come no earlier.
        let long = "x".repeat(8001);
        for body in [
            json!({"text": long, "attachments": [""]}),
            json!({"text": long, "reply_to": "x".repeat(257)}),
            json!({"text": long, "attachments": ["x".repeat(257)], "reply_to": "x".repeat(257)}),
            json!({"text": " ", "attachments": [], "reply_to": "x".repeat(257)}),
            json!({"reply_to": "x".repeat(257)}),
        ] {
            world.post(&path, body.clone()).await.invalid(&["/text"]);
            let mut short = body;
            short["text"] = json!("x");
            let reply = world.post(&path, short).await;
            reply.is(400).omits(&["/text"]);
        }
    }
    let path = format!("{}?limit=1", world.messages(&chat));
    assert_eq!(world.get(&path).await.body(200)["message_count"], 0);
}
