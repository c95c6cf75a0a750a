//! Words in one space (query.md 9, 16.4).

use serde_json::json;

use super::fixture::{Fixture, ids};
use crate::support::partial::has;

fn sorted(mut ids: Vec<String>) -> Vec<String> {
    ids.sort();
    ids
}

//
#[tokio::test]
async fn words_find_objects() {
    let fixture = Fixture::new().await;
    #[rustfmt::skip]
    let cases = [
        ("Q-401", json!({"query": "report", "type": "task"}), "A D"),
        ("Q-401", json!({"query": "report"}), "A D E"),
        ("Q-401", json!({"query": "report", "type": "file"}), "f2"),
        ("Q-408", json!({"query": "report", "filter": "done = true"}), "D"),
        ("Q-411", json!({"query": "   ", "type": "task"}), "A B C D G"),
    ];
    for (case, body, expected) in cases {
        let reply = fixture.search(body.clone()).await.body(200);
        assert_eq!(sorted(ids(&reply)).join(" "), expected, "{case} {body}");
        assert_eq!(reply.get("warnings"), None, "{case}");
    }
    //
    let sorts = json!([{"property": "last_modified_date", "direction": "asc"}]);
    let sent = json!({"query": "report", "type": "task", "sorts": sorts});
    let sorted = fixture.ids(sent).await;
    assert_eq!(sorted, ["D", "A"]);
    // query.md 7: behind the sorts, what is more relevant comes first.
    let page = |id: &str, age: i64, name: &str, text: &str| {
        let blocks = json!([{"type": "paragraph", "id": "p", "text": text}]);
        let document = json!({"kind": "page", "type": "page", "properties": {"name": name, "priority": 5}, "blocks": blocks});
        fixture.record(id, super::fixture::NOW - age, document)
    };
    fixture.put(vec![
        page("Titled", 9, "otter", "none"),
        page("Newer", 1, "Other", "an otter"),
    ]);
    let sorts = json!([{"property": "priority"}]);
    let tied = fixture.ids(json!({"query": "otter", "sorts": sorts}));
    assert_eq!(tied.await, ["Titled", "Newer"]);
}

// query.md 9: terms behind the first 64 find nothing, and the answer says so.
#[tokio::test]
async fn terms_behind_the_first_64_find_nothing() {
    let fixture = Fixture::new().await;
    let words: String = (0..64).map(|at| format!("q{at:02} ")).collect();
    let query = json!({"query": words + "report", "type": "task"});
    let found = fixture.search(query).await;
    assert_eq!(ids(&found.json), [""; 0]);
    assert_eq!(found.warnings(), ["/query"]);
}

// query.md 9: paging is stable.
#[tokio::test]
async fn matches_are_paged() {
    let fixture = Fixture::new().await;
    let records = (0..120).map(|number| {
        let document = json!({"kind": "page", "type": "page", "properties":
            {"name": format!("gizmo {number}")}});
        fixture.record(&format!("g{number:03}"), number, document)
    });
    fixture.put(records.collect());
    let page = |offset: u32| {
        let path = format!("{}?limit=10&offset={offset}", fixture.path());
        let world = &fixture.world;
        async move { world.post(&path, json!({"query": "gizmo"})).await.body(200) }
    };
    for (offset, rows, has_more) in [(100, 10, true), (110, 10, false), (500, 0, false)] {
        let found = page(offset).await;
        assert_eq!(ids(&found).len(), rows, "{offset}");
        has!(found, {"total": 120, "has_more": has_more});
    }
    let mut all = Vec::new();
    for offset in (0..120).step_by(10) {
        all.extend(ids(&page(offset).await));
    }
    let newest_first: Vec<String> = (0..120).rev().map(|n| format!("g{n:03}")).collect();
    assert_eq!(all, newest_first);
}

// query.md 9: addresses, numbers and what the server writes are no words of an object.
#[tokio::test]
async fn some_texts_are_indexed_and_some_are_not() {
    let fixture = Fixture::new().await;
    let file = json!({"kind": "file_object", "type": "file",
        "properties": {"name": "drawing", "fileExt": "xyzzy", "description": "plugh"}});
    fixture.put(vec![fixture.record("f3", 0, file)]);
    for query in ["ann", "bob", "org", "0100", "12345", "xyzzy"] {
        for body in [
            json!({"query": query}),
            json!({"query": query, "type": "file"}),
        ] {
            assert_eq!(fixture.ids(body).await, [""; 0], "{query}");
        }
    }
    let described = json!({"query": "plugh", "type": "file"});
    assert_eq!(fixture.ids(described).await, ["f3"]);
}

// query.md 7, 8: a note without a name shows its first 300 characters as one.
#[tokio::test]
async fn a_note_shows_its_first_words() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let long = "née ".repeat(100);
    for (text, name) in [
        (
            format!("**{}** end", "a".repeat(150)),
            format!("{} end", "a".repeat(150)),
        ),
        (long.clone(), long.chars().take(300).collect::<String>()),
    ] {
        let note = json!({"type": "note", "markdown": text});
        let id = world.create(note).await;
        let rows = fixture.search(json!({"type": "note"})).await.body(200);
        assert_eq!(
            rows["data"],
            json!([{"id": id, "name": name, "type": "note"}])
        );
        // Filters see the stored name, which is none.
        let sent = json!({"type": "note", "filter": "name IS EMPTY"});
        let empty = fixture.ids(sent).await;
        assert_eq!(empty, [id.as_str()]);
        world.delete(&world.object(&id)).await.is(200);
    }
}

// query.md 9, 14: the work for misspelled words is bounded, and an answer says so in both searches.
#[tokio::test]
async fn bounded_corrections_are_warned_of() {
    let fixture = Fixture::new().await;
    let letters = || 'a'..='z';
    let words =
        letters().flat_map(|one| letters().map(move |other| format!("nearby{one}{other}x")));
    let named = |word: String| {
        let document = json!({"kind": "page", "type": "page", "properties": {"name": word}});
        fixture.record(&word, 0, document)
    };
    fixture.put(words.clone().take(64).map(named).collect());
    let unknown =
        |count: usize| -> String { (0..count).map(|n| format!("mistyped{n} ")).collect() };
    let check = async |query: &str, total: usize, is_cut: bool| {
        let expected: &[&str] = if is_cut { &["/query"] } else { &[] };
        for path in [fixture.path().as_str(), "/v2/search"] {
            let found = fixture.world.post(path, json!({"query": query})).await;
            assert_eq!(found.warnings(), expected, "{query}");
            assert_eq!(found.json["total"], total, "{query}");
        }
    };
    check(&(unknown(16) + "rep"), 3, false).await;
    check(&(unknown(17) + "rep"), 3, true).await;
    check("nearbyжжx", 64, false).await;
    // One more word that may have been meant makes the total too small.
    fixture.put(words.skip(64).take(1).map(named).collect());
    check("nearbyжжx", 64, true).await;
}

// query.md 3.4, Q-246: days are those of the server's zone.
#[tokio::test]
async fn days_are_counted_in_the_zone_of_the_server() {
    use rolltop_http::testing::Options;
    let options = Options {
        zone: jiff::tz::TimeZone::get("America/New_York").unwrap(),
        ..Options::default()
    };
    let fixture = Fixture::over(crate::support::World::with(options).await);
    let dated = |id: &str, seconds: i64| {
        let properties = json!({"name": id, "dueDate": seconds});
        let document = json!({"kind": "page", "type": "task", "properties": properties});
        fixture.record(id, 0, document)
    };
    // 2026-08-10 without a time, and 2026-08-11T03:00Z, which is the evening before in New York.
    fixture.put(vec![
        dated("Day", 1_786_320_000),
        dated("Evening", 1_786_417_200),
    ]);
    let find = |filter: &str| {
        let filter = format!(
            "{filter} AND due_date IS NOT EMPTY AND (name = \"Day\" OR name = \"Evening\")"
        );
        fixture.ids(json!({"type": "task", "filter": filter}))
    };
    assert_eq!(
        sorted(find("due_date = \"2026-08-10\"").await),
        ["Day", "Evening"]
    );
    assert_eq!(find("due_date < \"2026-08-10\"").await, [""; 0]);
}
