//! search_chat_messages.

use rolltop_store::MESSAGE_PAGE_BYTES;
use rolltop_store::testing::Write;
use serde_json::{Value, json};

use super::foreign;
use crate::support::World;

async fn find(world: &World, chat: &str, query: &str) -> Value {
    let path = format!("{}/search?{query}", world.messages(chat));
    world.get(&path).await.body(200)
}

fn found(page: &Value) -> Vec<&str> {
    let hits = page["data"].as_array().unwrap();
    hits.iter()
        .map(|hit| hit["message"]["text"].as_str().unwrap())
        .collect()
}

// C-113, Q-647
#[tokio::test]
async fn words_find_messages() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let report = world.say(&chat, "the *Report* of Zoë").await;
    let texts =
        "a report,日本語のテスト,quarterly numbers,report numbers for the quarter,invoice10234";
    for text in texts.split(',') {
        let a_second = std::time::Duration::from_secs(1);
        world.server.clock.advance(a_second);
        world.say(&chat, text).await;
    }
    let other = world.chat("D").await;
    world.say(&other, "a report elsewhere").await;
    #[rustfmt::skip]
    let cases = [
        ("query=REPORT", vec!["report numbers for the quarter", "a report", "the *Report* of Zoë"]),
        ("query=numbers+report", vec!["report numbers for the quarter", "quarterly numbers", "a report", "the *Report* of Zoë"]),
        ("query=%22report+of+zoe%22", vec!["the *Report* of Zoë"]),
        ("query=%E6%9C%AC%E8%AA%9E", vec!["日本語のテスト"]),
        // A typing error that no message of the chat has.
        ("query=quartrly+x", vec!["quarterly numbers"]),
        // digits are never corrected.
        ("query=invioce10234", vec!["invoice10234"]),
        ("query=invoice10235", vec![]),
        ("query=%3F%21", vec![]),
    ];
    for (query, texts) in cases {
        let page = find(&world, &chat, query).await;
        assert_eq!(found(&page), texts, "{query}");
        assert_eq!(page["total"], texts.len(), "{query}");
    }
    let page = find(&world, &chat, "query=report&limit=1&offset=1").await;
    assert_eq!(found(&page), ["a report"]);
    assert_eq!(
        (&page["total"], &page["has_more"]),
        (&json!(3), &json!(true))
    );

    let path = format!("{}/{report}", world.messages(&chat));
    let row = world.get(&path).await.body(200);
    let hit = find(&world, &chat, "query=zoe").await["data"][0].clone();
    assert_eq!(hit, json!({"message": row, "snippet": "the Report of Zoë"}));
    // An edit moves its words.
    let news = world.patch(&path, json!({"text": "the news"})).await;
    news.is(200);
    for (query, texts) in [("query=zoe", &[][..]), ("query=news", &["the news"])] {
        assert_eq!(found(&find(&world, &chat, query).await), texts, "{query}");
    }
    // A snippet shows its hit, far into a text.
    let hay = "hay ".repeat(200);
    world
        .say(&chat, &format!("{hay}\n**needle** in {hay}"))
        .await;
    let hit = find(&world, &chat, "query=needle").await["data"][0].clone();
    let snippet = hit["snippet"].as_str().unwrap();
    assert!(snippet.contains("hay needle in hay"), "{snippet}");
    assert_eq!(snippet.chars().count(), 150);
}

// C-113
#[tokio::test]
async fn faults_of_a_search() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let long = format!("?query={}", "x".repeat(4097));
    for query in ["", "?query=", "?query=+%20", &long] {
        let path = format!("{}/search{query}", world.messages(&chat));
        world.get(&path).await.invalid(&["query"]);
    }
    let many: Vec<String> = (0..70).map(|number| format!("w{number}")).collect();
    let page = find(&world, &chat, &format!("query={}", many.join("+"))).await;
    assert_eq!(page["warnings"][0]["path"], "query");
}

// A page of hits ends by its bytes, too, and says at which offset it goes on.
#[tokio::test]
async fn long_messages_come_in_short_pages() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    // Each a little more than a third of a page.
    let long = format!("needle {}", "x".repeat(MESSAGE_PAGE_BYTES / 3));
    for id in ["m0", "m1", "m2", "m3", "m4"] {
        world.store([Write::AddMessage {
            message: foreign(&chat, id, &long),
            words: vec!["needle".to_owned()],
            unread_by: Vec::new(),
        }]);
    }
    let mut pages = Vec::new();
    let mut offset = 0;
    loop {
        let query = format!("query=needle&limit=100&offset={offset}");
        let page = find(&world, &chat, &query).await;
        assert_eq!(page["total"], 5);
        let hits = page["data"].as_array().unwrap();
        let ids = hits
            .iter()
            .map(|hit| hit["message"]["id"].as_str().unwrap().to_owned());
        pages.push(ids.collect::<Vec<_>>());
        offset += hits.len();
        if page["has_more"] == false {
            break;
        }
        let advice = page["message"].as_str().unwrap();
        assert!(advice.contains(&format!("offset={offset} ")), "{advice}");
    }
    assert_eq!(pages, [vec!["m0", "m1"], vec!["m2", "m3"], vec!["m4"]]);
}
