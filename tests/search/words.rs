//! Words in one space (query.md 9, 16.4).

use serde_json::json;

use super::fixture::{Fixture, ids};

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
    let sorted = fixture
        .ids(json!({"query": "report", "type": "task", "sorts": sorts}))
        .await;
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

// query.md 9: the first 64 distinct terms count, however often each is written.
#[tokio::test]
async fn terms_behind_the_first_64_find_nothing() {
    let fixture = Fixture::new().await;
    let nonsense = |count: usize| -> String { (0..count).map(|at| format!("q{at:02} ")).collect() };
    for (query, expected, warnings) in [
        (nonsense(64) + "report", &[][..], &["/query"][..]),
        (nonsense(63) + "report", &["A", "D"], &[]),
        (
            nonsense(63) + &"q00 ".repeat(40) + "report",
            &["A", "D"],
            &[],
        ),
    ] {
        let found = fixture
            .search(json!({"query": query, "type": "task"}))
            .await;
        let mut rows = ids(&found.json);
        rows.sort_unstable();
        assert_eq!(rows, expected, "{query}");
        assert_eq!(found.warnings(), warnings, "{query}");
    }
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
        assert_eq!(
            (&found["total"], &found["has_more"]),
            (&json!(120), &json!(has_more))
        );
    }
    let mut all = Vec::new();
    for offset in (0..120).step_by(10) {
        all.extend(ids(&page(offset).await));
    }
    let newest_first: Vec<String> = (0..120).rev().map(|n| format!("g{n:03}")).collect();
    assert_eq!(all, newest_first);
}

// through the routes that write.
#[tokio::test]
async fn a_search_sees_what_was_answered_before() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let find = |query: &str| fixture.ids(json!({ "query": query }));
    let zebra = world.create(json!({"type": "page", "name": "zebra"})).await;
    assert_eq!(find("zebra").await, [zebra.as_str()]);
    let rename = json!([{"op": "set_properties", "set": {"name": "horse"}}]);
    world.edit(&zebra, rename).await.is(200);
    assert_eq!(find("zebra").await, [""; 0]);
    assert_eq!(find("horse").await, [zebra.as_str()]);
    world.delete(&world.object(&zebra)).await.is(200);
    assert_eq!(find("horse").await, [""; 0]);
}

// query.md 9: names of options and types count as they are now.
#[tokio::test]
async fn names_that_change_are_found_by_the_new_one() {
    let fixture = Fixture::new().await;
    let find = |query: &str| fixture.ids(json!({ "query": query }));
    assert_eq!(find("urgent").await, ["A", "D"]);
    let path = format!(
        "/v2/spaces/{}/properties/tags/options/urgent",
        fixture.world.one.short
    );
    fixture
        .world
        .patch(&path, json!({"name": "Pressing"}))
        .await
        .is(200);
    assert_eq!(find("urgent").await, [""; 0]);
    assert_eq!(find("pressing").await, ["A", "D"]);
    assert_eq!(find("task").await, ["A", "B", "C", "D", "G"]);
}

// query.md 9: what words are found in, and what they are not found in.
#[tokio::test]
async fn some_texts_are_indexed_and_some_are_not() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let find = async |query: &str| fixture.ids(json!({ "query": query })).await;
    // Addresses, numbers and what the server writes.
    for query in ["ann", "bob", "org", "0100", "12345"] {
        assert_eq!(find(query).await, [""; 0], "{query}");
    }
    let file = json!({"kind": "file_object", "type": "file",
        "properties": {"name": "drawing", "fileExt": "xyzzy", "description": "plugh"}});
    fixture.put(vec![fixture.record("f3", 0, file)]);
    let files = async |query: &str| fixture.ids(json!({"query": query, "type": "file"})).await;
    assert_eq!(files("xyzzy").await, [""; 0]);
    assert_eq!(files("plugh").await, ["f3"]);
    // A type is found by both its names, each a title, and by those that it has now.
    let made = json!({"name": "Zebrafish", "plural_name": "Shoals of them"});
    let made = world.post(&world.types(), made).await.body(201);
    let types = async |query: &str| fixture.ids(json!({"query": query, "type": "type"})).await;
    for query in ["zebrafish", "shoals of them"] {
        assert_eq!(
            types(query).await,
            [made["id"].as_str().unwrap()],
            "{query}"
        );
    }
    let change = json!({"plural_name": "Herds"});
    world
        .patch(&world.type_path("zebrafish"), change)
        .await
        .is(200);
    assert_eq!(types("shoals").await, [""; 0]);
    assert_eq!(types("herds").await, [made["id"].as_str().unwrap()]);
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
        let empty = fixture
            .ids(json!({"type": "note", "filter": "name IS EMPTY"}))
            .await;
        assert_eq!(empty, [id.as_str()]);
        world.delete(&world.object(&id)).await.is(200);
    }
}

// query.md 9: the work for misspelled words is bounded, and an answer says so.
#[tokio::test]
async fn too_many_misspelled_words_are_told_of() {
    let fixture = Fixture::new().await;
    for (unknown, warnings) in [(16, vec![]), (17, vec!["/query"])] {
        let words: Vec<String> = (0..unknown)
            .map(|number| format!("mistyped{number}"))
            .collect();
        let query = format!("{} rep", words.join(" "));
        let reply = fixture.search(json!({"query": query})).await;
        assert_eq!(sorted(ids(&reply.json)).join(" "), "A D E");
        assert_eq!(reply.warnings(), warnings);
        let anywhere = fixture
            .world
            .post("/v2/search", json!({"query": query}))
            .await;
        assert_eq!(anywhere.warnings(), warnings);
    }
}

// query.md 9, 14: a word that may have been meant for more words than are tried makes no total that is silently too small.
#[tokio::test]
async fn a_word_near_too_many_is_told_of() {
    let fixture = Fixture::new().await;
    let letters = || 'a'..='z';
    let words =
        letters().flat_map(|one| letters().map(move |other| format!("nearby{one}{other}x")));
    for (count, warnings) in [(64, vec![]), (65, vec!["/query"])] {
        let words = words.clone().take(count);
        let named = words.map(|word| fixture.written(&word, &word, &[]));
        fixture.put(named.collect());
        let query = json!({"query": "nearbyжжx"});
        let reply = fixture.search(query.clone()).await;
        assert_eq!(reply.json["total"], 64);
        assert_eq!(reply.warnings(), warnings);
        let anywhere = fixture.world.post("/v2/search", query).await;
        assert_eq!(anywhere.json["total"], 64);
        assert_eq!(anywhere.warnings(), warnings);
    }
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
