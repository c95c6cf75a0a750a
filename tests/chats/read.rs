//! get_chat_messages and get_chat_message, and who may use the routes of chats.

use std::time::Duration;

use rolltop_store::{MESSAGE_PAGE_BYTES, MessageRecord};
use serde_json::{Value, json};

use super::{foreign, messages, store_unread, texts};
use crate::support::World;
use crate::support::sse::Sse;

/// A chat with so many messages, oldest first.
async fn filled(world: &World, count: usize) -> (String, Vec<String>) {
    let chat = world.chat("C").await;
    for number in 0..count {
        world.say(&chat, &number.to_string()).await;
    }
    let all = messages(world, &chat, "?limit=1000").await;
    let order = |message: &Value| message["order"].as_str().unwrap().to_owned();
    let orders = all["messages"].as_array().unwrap().iter().map(order);
    (chat, orders.collect())
}

// C-11, C-66
#[tokio::test]
async fn what_names_no_chat() {
    let world = World::new().await;
    let page = world.page("P", json!([])).await;
    let chat = world.chat("C").await;
    let elsewhere = format!("/v2/spaces/{}/chats/{chat}/messages", world.two.short);
    for path in [world.messages("nothing"), elsewhere] {
        let refused = world.get(&path).await;
        refused.missing(&["chat_id"]);
        assert_eq!(refused.json["issues"][0]["see_also"][0]["op"], "list_chats");
        let post = world.post(&path, json!({})).await;
        post.missing(&["chat_id"]);
    }
    let no_chat = world.get(&world.messages(&page)).await;
    no_chat.invalid(&["chat_id"]).mentions(&["basic", "/chats"]);
    world
        .post(&world.messages(&page), json!({"text": "x"}))
        .await
        .invalid(&["chat_id"]);
    // Parameters are judged after the chat.
    world
        .get(&format!("{}?reactions=x", world.messages("nothing")))
        .await
        .missing(&["chat_id"]);
}

// C-13, H-19
#[tokio::test]
async fn faults_of_a_page() {
    let world = World::new().await;
    let (chat, _) = filled(&world, 1).await;
    let long = "a".repeat(257);
    for (name, value, hint) in [
        ("offset", "0", "page with after or before"),
        ("reactions", "all", "allowed: counts, full"),
        ("after", "a/b", ""),
        ("before", "%C3%A9", ""),
        ("after", &long, ""),
        ("before", &long, ""),
        ("limit", "1001", ""),
    ] {
        let path = format!("{}?{name}={value}", world.messages(&chat));
        world.get(&path).await.invalid(&[name]).mentions(&[hint]);
    }
    let longest = format!("?before={}", "z".repeat(256));
    assert_eq!(texts(&messages(&world, &chat, &longest).await), ["0"]);
    // Empty ones count as absent.
    let page = messages(&world, &chat, "?offset=&after=&before=&reactions=&limit=").await;
    assert_eq!(texts(&page), ["0"]);
}

// C-12, C-14, C-15, C-16, C-17, C-18, C-19, C-20, C-21: the bounds of a page, alone and together.
#[tokio::test]
async fn a_page_has_the_messages_within_its_bounds() {
    let world = World::new().await;
    let empty = json!({
        "messages": [], "has_more": false, "message_count": 0, "lifetime_message_count": 0,
        "state": {"unread_messages": 0, "unread_mentions": 0},
    });
    let chat = world.chat("empty").await;
    assert_eq!(messages(&world, &chat, "").await, empty);

    let (chat, orders) = filled(&world, 30).await;
    let is_plain = |order: &String| order.bytes().all(|c| c.is_ascii_alphanumeric());
    assert!(orders.is_sorted() && orders.iter().all(is_plain));
    // The query, the messages, whether there are more, and where the next page begins.
    #[rustfmt::skip]
    let cases = [
        (String::new(), 5, 30, true, Some(5), None),
        (format!("?before={}", orders[5]), 0, 5, false, None, None),
        (format!("?before={}&limit=2", orders[5]), 3, 5, true, Some(3), None),
        // An order that was never given is a bound all the same.
        ("?after=0&limit=2".to_owned(), 0, 2, true, None, Some(1)),
        (format!("?after={}&limit=2", orders[27]), 28, 30, false, None, Some(29)),
        (format!("?after={}&before={}&limit=3", orders[1], orders[8]), 5, 8, true, Some(5), None),
        (format!("?after={}&before={}&limit=3", orders[1], orders[5]), 2, 5, false, None, None),
        (format!("?after={}&before={}", orders[5], orders[3]), 0, 0, false, None, None),
    ];
    for (query, from, to, has_more, next_before, next_after) in cases {
        let page = messages(&world, &chat, &query).await;
        let expected: Vec<String> = (from..to).map(|number: usize| number.to_string()).collect();
        assert_eq!(texts(&page), expected, "{query}");
        assert_eq!(page["has_more"], has_more, "{query}");
        for (name, place) in [("next_before", next_before), ("next_after", next_after)] {
            let order = place.map(|place: usize| json!(orders[place]));
            assert_eq!(page.get(name), order.as_ref(), "{query} {name}");
        }
    }
    let newest = messages(&world, &chat, "?limit=1").await;
    assert_eq!(newest["message_count"], 30);
    assert_eq!(
        newest["state"]["last_state_id"],
        newest["messages"][0]["state_id"]
    );
}

// C-141
#[tokio::test]
async fn a_walk_forward_goes_on_from_its_end() {
    let world = World::new().await;
    let (chat, _) = filled(&world, 0).await;
    let mut query = "?after=0&limit=2".to_owned();
    let mut met = Vec::new();
    for (posted, sizes) in [(0, &[0][..]), (3, &[2, 1]), (0, &[0]), (1, &[1])] {
        for number in 0..posted {
            world.say(&chat, &format!("{posted} {number}")).await;
        }
        for size in sizes {
            let page = messages(&world, &chat, &query).await;
            assert_eq!(texts(&page).len(), *size);
            met.extend(texts(&page).into_iter().map(str::to_owned));
            let next = page["next_after"].as_str().unwrap();
            query = format!("?after={next}&limit=2");
        }
    }
    assert_eq!(met, ["3 0", "3 1", "3 2", "1 0"]);
    let bounded = messages(&world, &chat, &format!("{query}&before=zzzzzzzz")).await;
    assert!(bounded.get("next_after").is_none());
}

// C-22
#[tokio::test]
async fn messages_are_counted() {
    let world = World::new().await;
    let (chat, _) = filled(&world, 2).await;
    let last = world.say(&chat, "last").await;
    world.server.clock.advance(Duration::from_secs(1));
    let counts = |page: Value| {
        (
            page["message_count"].clone(),
            page["lifetime_message_count"].clone(),
        )
    };
    let path = format!("{}/{last}", world.messages(&chat));
    world.patch(&path, json!({"text": "edited"})).await.is(200);
    assert_eq!(
        counts(messages(&world, &chat, "").await),
        (json!(3), json!(3))
    );
    let before = messages(&world, &chat, "").await["state"].clone();
    world.delete(&path).await.is(200);
    let after = messages(&world, &chat, "").await;
    // C-116: deleting the newest does not lower the mark.
    assert_eq!(after["state"], before);
    assert_eq!(counts(after), (json!(2), json!(3)));
}

// C-112
#[tokio::test]
async fn one_message_is_its_row() {
    let world = World::new().await;
    let (chat, _) = filled(&world, 2).await;
    let list = messages(&world, &chat, "").await;
    for row in list["messages"].as_array().unwrap() {
        let path = format!("{}/{}", world.messages(&chat), row["id"].as_str().unwrap());
        assert_eq!(world.get(&path).await.body(200), *row);
        assert!(row["state_id"].as_str().unwrap().len() == 24);
        world
            .get(&format!("{path}?reactions=x"))
            .await
            .invalid(&["reactions"]);
    }
    let unknown = world
        .get(&format!("{}/nothing", world.messages(&chat)))
        .await;
    unknown
        .missing(&["message_id"])
        .mentions(&["nothing", &chat]);
    // Of another chat.
    let other = world.chat("D").await;
    let id = list["messages"][0]["id"].as_str().unwrap();
    world
        .get(&format!("{}/{id}", world.messages(&other)))
        .await
        .missing(&["message_id"]);
}

// chats-files-auth.md 1.1: a message that was imported with blocks, without an author and a time.
#[tokio::test]
async fn an_imported_message_shows_its_blocks() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    for (id, text, blocks) in [
        ("both", "text", Some("blocks")),
        ("blocks", "", Some("blocks")),
        ("text", "text", None),
        ("none", "", None),
    ] {
        let message = MessageRecord {
            blocks_text: blocks.map(str::to_owned),
            creator: String::new(),
            created_at: 0,
            ..foreign(&chat, id, text)
        };
        store_unread(&world, message, false).await;
    }
    let page = messages(&world, &chat, "").await;
    assert_eq!(texts(&page), ["text", "blocks", "text", ""]);
    for (row, with_blocks) in page["messages"]
        .as_array()
        .unwrap()
        .iter()
        .zip([true, false, false, false])
    {
        for (member, is_there) in [
            ("blocks_text", with_blocks),
            ("author", false),
            ("author_id", false),
            ("at", false),
        ] {
            assert_eq!(row.get(member).is_some(), is_there, "{member}: {row}");
        }
    }
}

// chats-files-auth.md 1.3
#[tokio::test]
async fn literals_win_over_message_ids() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let path = format!("{}/search", world.messages(&chat));
    for method in ["PATCH", "DELETE", "POST", "HEAD"] {
        let reply = world.request(method, &path).send().await;
        assert_eq!((reply.status, reply.text.as_str()), (405, ""), "{method}");
    }
}

// A page ends by its bytes, too, and says where it goes on; so does the window of a stream.
#[tokio::test]
async fn long_messages_come_in_short_pages() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    // Each a little more than a third of a page.
    let long = "x".repeat(MESSAGE_PAGE_BYTES / 3 + 1);
    let ids = ["m0", "m1", "m2", "m3", "m4"];
    for id in ids {
        store_unread(&world, foreign(&chat, id, &long), false).await;
    }
    let ids_of = |page: &Value| -> Vec<String> {
        let messages = page["messages"].as_array().unwrap().iter();
        messages
            .map(|message| message["id"].as_str().unwrap().to_owned())
            .collect()
    };
    let mut backward = Vec::new();
    let mut query = "?limit=100".to_owned();
    loop {
        let page = messages(&world, &chat, &query).await;
        backward.push(ids_of(&page));
        let Some(before) = page["next_before"].as_str() else {
            break assert_eq!(page["has_more"], false);
        };
        query = format!("?limit=100&before={before}");
    }
    assert_eq!(backward, [vec!["m3", "m4"], vec!["m1", "m2"], vec!["m0"]]);
    let page = messages(&world, &chat, "?limit=100&after=0").await;
    assert_eq!(
        (ids_of(&page), &page["has_more"], &page["next_after"]),
        (
            vec!["m0".to_owned(), "m1".to_owned()],
            &json!(true),
            &page["messages"][1]["order"]
        )
    );

    // What lies between the window and what a client knows, it has to read.
    let path = format!("{}/stream?limit=100", world.messages(&chat));
    for (resume, names) in [
        ("", vec!["message_added", "message_added"]),
        (
            "0",
            vec!["resync_required", "message_added", "message_added"],
        ),
    ] {
        let header = format!("Last-Event-ID: {resume}");
        let mut sse = Sse::open(&world, &path, &[&header]).await;
        let (events, _) = sse.opening().await;
        let heard: Vec<&str> = events.iter().map(|event| event.name.as_str()).collect();
        assert_eq!(heard, names);
    }
}
