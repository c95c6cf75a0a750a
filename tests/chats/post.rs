//! add_chat_message.

use serde_json::{Value, json};

use super::{foreign, messages, store_unread, texts};
use crate::support::World;

async fn only(world: &World, chat: &str) -> Value {
    messages(world, chat, "?limit=1").await["messages"][0].clone()
}

// C-24, H-138
#[tokio::test]
async fn a_message_reads_back() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let posted = world
        .post(&world.messages(&chat), json!({"text": "hi"}))
        .await
        .body(201);
    let id = posted["id"].as_str().unwrap();
    assert_eq!(posted, json!({ "id": id }));
    assert_eq!(id.len(), 59);
    let message = only(&world, &chat).await;
    let expected = json!({
        "id": id, "order": "0000001c", "state_id": message["state_id"], "text": "hi",
        "author": "Owner", "author_id": message["author_id"], "at": "2026-01-02T03:04:05Z",
    });
    assert_eq!(message, expected);
    // chats-files-auth.md 1.1: the member of the space, in all of its chats.
    assert_eq!(message["author_id"], world.me().await);
    let other = world.chat("D").await;
    world.say(&other, "hi").await;
    assert_eq!(
        only(&world, &other).await["author_id"],
        message["author_id"]
    );
}

// C-25, C-26, C-31
#[tokio::test]
async fn faults_of_a_post() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let path = world.messages(&chat);
    let units = |unit: &str, count: usize| json!({"text": unit.repeat(count)});
    #[rustfmt::skip]
    let cases = [
        (json!({}), "/text"),
        (json!({"text": ""}), "/text"),
        (json!({"text": " \n"}), "/text"),
        (json!({"text": "```\n```"}), "/text"),
        (json!({"text": null}), "/text"),
        (json!({"text": "<u>x"}), "/text"),
        (json!({"text": 1}), "/text"),
        (units("x", 8001), "/text"),
        (units("🧭", 4001), "/text"),
        (json!({"text": "x", "attachments": vec!["a"; 33]}), "/attachments"),
        (json!({"text": "x", "attachments": ["nothing"]}), "/attachments/0"),
        (json!({"text": "x", "reply_to": "nothing"}), "/reply_to"),
        (json!({"text": "x", "pinned": true}), "/pinned"),
    ];
    for (body, at) in cases {
        world.post(&path, body).await.invalid(&[at]);
    }
    let long = world.post(&path, units("x", 8001)).await;
    long.mentions(&["8001", "8000"]);
    // A member of another type is reported before the text is judged (0.3).
    let unread = json!({"text": "<u>x", "attachments": "q"});
    world.post(&path, unread).await.invalid(&["/attachments"]);
    let unknown = world.post(&path, json!({"attachments": ["nothing"]})).await;
    unknown.mentions(&["POST /v2/spaces", "/files"]);
    // C-30
    let dry = format!("{path}?dry_run=true");
    let dry = world.post(&dry, json!({"text": "x"})).await;
    assert_eq!(dry.body(200), json!({"dry_run": true}));
    let page = messages(&world, &chat, "").await;
    assert_eq!(page["lifetime_message_count"], 0);

    for body in [
        json!({"text": "a", "reply_to": null, "attachments": null}),
        json!({"text": "b", "reply_to": ""}),
    ] {
        world.post(&path, body).await.is(201);
    }
    assert!(only(&world, &chat).await.get("reply_to").is_none());
}

// C-26
#[tokio::test]
async fn a_long_message_fits() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    for text in [
        "x".repeat(8000),
        "🧭".repeat(4000),
        format!("**{}**", "x".repeat(8000)),
    ] {
        world.say(&chat, &text).await;
        assert_eq!(only(&world, &chat).await["text"], text);
    }
}

// C-27, C-28
#[tokio::test]
async fn objects_hang_on_a_message() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let mut pages = Vec::new();
    for number in 0..32 {
        pages.push(world.page(&number.to_string(), json!([])).await);
    }
    world.delete(&world.object(&pages[1])).await.is(200);
    let path = world.messages(&chat);
    let attach = |ids: Value| world.post(&path, json!({ "attachments": ids }));
    attach(json!(pages)).await.is(201);
    let message = only(&world, &chat).await;
    let attached = pages.iter().map(|id| json!({"id": id, "type": "link"}));
    let attached: Vec<Value> = attached.collect();
    assert_eq!(
        (&message["attachments"], &message["text"]),
        (&json!(attached), &json!(""))
    );
    attach(json!([pages[2], pages[0], pages[2]])).await.is(201);
    let message = only(&world, &chat).await;
    assert_eq!(message["attachments"], json!([attached[2], attached[0]]));
    // Of another space.
    let other = format!("/v2/spaces/{}/objects", world.two.short);
    let other = world.post(&other, json!({"type": "page"})).await.body(201);
    let refused = attach(json!([pages[0], other["id"], "x"])).await;
    refused.invalid(&["/attachments/1", "/attachments/2"]);
}

// C-29
#[tokio::test]
async fn an_answer_outlives_its_question() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let question = world.say(&chat, "?").await;
    let path = world.messages(&chat);
    let answer = |id: &str| world.post(&path, json!({"text": "!", "reply_to": id}));
    answer(&question).await.is(201);
    assert_eq!(only(&world, &chat).await["reply_to"], question);
    world.delete(&format!("{path}/{question}")).await.is(200);
    assert_eq!(only(&world, &chat).await["reply_to"], question);
    let other = world.chat("D").await;
    let elsewhere = world.say(&other, "?").await;
    answer(&elsewhere).await.invalid(&["/reply_to"]);
}

// C-33, C-34, C-35; the codec's own tests say it in full
#[tokio::test]
async fn markdown_reads_back_and_means_the_same() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    for (source, served) in [
        ("# Plan\nsee **this**", "**Plan**\nsee **this**"),
        ("```rust\nlet x;\nlet y;\n```", "```\nlet x;\nlet y;\n```"),
        ("```\na\n*b*", "```\na\n*b*\n```"),
        ("a\n```\n```\nb", "a\nb"),
        ("\\*x\\*\n- one", "\\*x\\*\n- one"),
    ] {
        for text in [source, served] {
            world.say(&chat, text).await;
            assert_eq!(only(&world, &chat).await["text"], served, "{text:?}");
        }
    }
    let unknown = json!({"text": "<sub>x"});
    let unknown = world.post(&world.messages(&chat), unknown).await;
    assert_eq!(unknown.is(201).warnings(), ["/text"]);
}

// C-115
#[tokio::test]
async fn posting_reads_nothing() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    store_unread(&world, foreign(&chat, "f", "x"), false).await;
    world.say(&chat, "y").await;
    let page = messages(&world, &chat, "").await;
    assert_eq!(texts(&page), ["x", "y"]);
    assert_eq!(page["state"]["unread_messages"], 1);
}
