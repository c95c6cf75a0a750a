//! The tree form, types, the scope of rows, and their properties (query.md 16.2).

use std::collections::BTreeSet;

use rolltop_document::findings::MAX_FINDINGS;
use serde_json::{Value, json};

use super::fixture::{Fixture, ids};

fn tasks(filters: Value) -> Value {
    json!({"type": "task", "filters": filters})
}

fn sorted(mut ids: Vec<String>) -> Vec<String> {
    ids.sort();
    ids
}

/// A leaf inside so many groups.
fn nested(depth: usize) -> Value {
    let leaf = json!({"property": "done", "condition": "equal", "value": true});
    (0..depth).fold(
        leaf,
        |node, _| json!({"operator": "and", "filters": [node]}),
    )
}

// http.md 3: what is null in a node is as not given, whether or not something beside the tree is null as well.
#[tokio::test]
async fn nulls_in_a_tree_are_not_given() {
    let fixture = Fixture::new().await;
    let leaf = json!({"property": "done", "condition": "equal", "value": true, "date_preset": null, "include_time": null});
    let tree = json!([{"operator": "and", "filters": [leaf], "id": null}]);
    for body in [
        json!({"type": "task", "filters": tree}),
        json!({"type": "task", "filters": tree, "query": null}),
    ] {
        assert_eq!(sorted(fixture.ids(body).await), ["B", "D"]);
    }
}

// Q-225 to Q-236
#[tokio::test]
async fn types_scope_the_rows() {
    let fixture = Fixture::new().await;
    let text = |filter: &str| json!({"filter": filter});
    #[rustfmt::skip]
    let cases = [
        ("Q-225", text(r#"type IN ("task", "page")"#), "A B C D E G"),
        ("Q-226", json!({"type": "task", "filter": "type = \"page\""}), ""),
        ("Q-228", json!({"type": "Task"}), "A B C D G"),
        ("Q-229", json!({}), "A B C D E G"),
        ("Q-230", json!({"type": "image"}), "f1"),
        ("Q-230", text(r#"type = "image" AND size > 5000"#), "f1"),
        ("Q-230", text(r#"type = "image" AND size > 20000"#), ""),
        ("Q-230", text(r#"type = "image" AND mime_type CONTAINS "png""#), "f1"),
        ("Q-231", text("size > 5"), ""),
        ("Q-232", text(r#"type != "image""#), "A B C D E G"),
        ("Q-233", text(r#"type = "image" OR type != "image""#), "A B C D E G f1 f2"),
        ("Q-234", text(r#"type HAS ALL ("image")"#), "f1"),
        ("Q-242", text("created_date >= daysAgo(36500)"), "A B C D E G"),
        ("Q-240", json!({"type": "task", "filter": "dueDate IS EMPTY"}), "C G"),
        ("Q-240", json!({"type": "task", "filter": "DUE_DATE IS EMPTY"}), "C G"),
    ];
    for (case, body, expected) in cases {
        let found = fixture.ids(body.clone()).await;
        assert_eq!(sorted(found).join(" "), expected, "{case} {body}");
    }
    // Q-231: files that a search leaves out are told of where nothing else is found.
    let files = fixture.search(text("size > 5")).await;
    files.mentions(&["2 files match: file, image"]);
    let anywhere = fixture.world.post("/v2/search", text("size > 5")).await;
    anywhere.mentions(&["2 files match: file, image"]);
    let words = fixture.search(json!({"query": "photo"})).await;
    words.mentions(&["1 file matches: image"]);
    let found = fixture.search(json!({"query": "report"})).await;
    assert_eq!(found.warnings(), [""; 0]);
    let plural = fixture.search(json!({"type": "tasks"})).await;
    plural.invalid(&["/type"]).mentions(&["did you mean task?"]);
    // Q-236
    for spelling in ["type", "Type", "types", "object_type", "objectType"] {
        let types = fixture
            .world
            .post(
                &format!("{}?limit=100", fixture.path()),
                json!({"type": spelling}),
            )
            .await
            .body(200);
        let rows = types["data"].as_array().unwrap();
        let names: BTreeSet<&str> = rows
            .iter()
            .map(|row| row["name"].as_str().unwrap())
            .collect();
        assert!(
            names.contains("Task") && !names.contains("Type"),
            "{names:?}"
        );
        assert!(rows.iter().all(|row| row["type"] == "object_type"));
    }
    // query.md 6.2: a type whose objects are never rows.
    let members = fixture.search(json!({"type": "participant"})).await;
    assert_eq!(members.warnings(), ["/type"]);
    members.mentions(&["list_members"]);
    assert_eq!(ids(&members.json), [""; 0]);
}

// query.md 6.2: a spelling of the type of types that may mean a type of the space's own, by its name or by its key.
#[tokio::test]
async fn own_types_are_not_passed_over_for_the_type_of_types() {
    #[rustfmt::skip]
    let cases = [
        (json!({"name": "Type"}), &["type", "Type", "types", "object_type", "objectType"][..], "leave `type` out"),
        (json!({"name": "Foo", "api_key": "type"}), &["type", "Type"], "leave `type` out"),
        (json!({"name": "Foo", "api_key": "types"}), &["types"], "leave `type` out"),
        (json!({"name": "Type", "api_key": "sort"}), &["type", "types", "objectType"], "write its key, sort"),
        (json!({"name": "Types", "api_key": "kinds"}), &["types"], "write its key, kinds"),
    ];
    for (new, ambiguous, hint) in cases {
        let fixture = Fixture::new().await;
        let types = format!("/v2/spaces/{}/types", fixture.world.one.full);
        fixture.world.post(&types, new.clone()).await.body(201);
        for spelling in ["type", "Type", "types", "object_type", "objectType"] {
            let found = fixture.search(json!({"type": spelling})).await;
            if ambiguous.contains(&spelling) {
                found.ambiguous(&["/type"]);
                found.mentions(&[hint]);
            } else if hint != "write its key, sort" {
                found.body(200);
            }
        }
    }
}

// query.md 6.1: a key of the space that the type lacks is refused, and what the type calls so is told.
#[tokio::test]
async fn the_property_that_a_type_calls_so_is_told() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let of_space = |rest: &str| format!("/v2/spaces/{}/{rest}", world.one.short);
    let own = json!({"key": "deal_priority", "name": "Priority", "format": "text"});
    world.post(&of_space("properties"), own).await.is(201);
    let deal = json!({"name": "Deal", "property_definitions": [{"property": "deal_priority"}]});
    world.post(&of_space("types"), deal).await.is(201);
    let refused = fixture
        .search(json!({"type": "deal", "filter": "Priority = \"High\""}))
        .await;
    refused.invalid(&["/filter"]);
    refused.mentions(&["deal_priority", "of this name", "leave `type` out"]);
    let found = fixture.search(json!({"type": "deal", "filter": "deal_priority = \"High\""}));
    found.await.is(200);
}

// query.md 4.3: numbers are dates, as long as there are such dates.
#[tokio::test]
async fn instants_beyond_every_date_are_refused_as_such() {
    let fixture = Fixture::new().await;
    for (value, said) in [
        (json!(9.3e18), "2026-07-06T15:04:05Z"),
        (json!(1_786_352_400_000_i64), "milliseconds"),
    ] {
        let leaf = json!({"property": "due_date", "condition": "less", "value": value});
        let refused = fixture.search(json!({"filters": [leaf]})).await;
        refused.invalid(&["/filters/0/value"]);
        refused.mentions(&["years 0001 to 9999", said]);
    }
}

// query.md 4.1: groups that stand too deep are told of at the place of the first, as long as the body can be read at all.
#[tokio::test]
async fn groups_of_any_depth_are_refused_in_words_of_their_own() {
    let fixture = Fixture::new().await;
    let deep = format!("/filters/0{}", "/filters/0".repeat(32));
    for depth in [33, 60] {
        let reply = fixture.search(tasks(json!([nested(depth)]))).await;
        reply
            .invalid(&[deep.as_str()])
            .mentions(&["deeper than 32"]);
    }
    let reply = fixture.search(tasks(json!([nested(200)]))).await;
    let unread = format!("{}/filters", "/filters/0".repeat(63));
    reply.invalid(&[unread.as_str()]);
    reply.mentions(&[
        "deeper than 127 levels",
        "here begins level 128",
        "take away",
    ]);
    reply.omits(&["not valid JSON"]);
}

// query.md 4.3: a list of one entry is its entry, under every condition.
#[tokio::test]
async fn a_list_of_one_is_its_entry() {
    let fixture = Fixture::new().await;
    for (property, condition, value) in [
        ("name", "contains", json!("report")),
        ("name", "not_contains", json!("report")),
        ("priority", "greater", json!(1)),
        ("priority", "less_or_equal", json!(1)),
        ("tags", "equal", json!("legal")),
        ("done", "not_equal", json!(true)),
        ("due_date", "greater", json!("2026-08-10")),
    ] {
        let leaf = |value: &Value| {
            tasks(json!([{"property": property, "condition": condition, "value": value}]))
        };
        let one = fixture.search(leaf(&value)).await.body(200);
        let list = fixture.search(leaf(&json!([value]))).await.body(200);
        assert_eq!(list, one, "{property} {condition}");
        assert!(!ids(&one).is_empty());
    }
}

// query.md 4.3: contains on whole options; the advice says the same as the leaf, not the opposite.
#[tokio::test]
async fn the_advice_on_whole_options_keeps_the_sense() {
    let fixture = Fixture::new().await;
    for (condition, advised) in [("contains", "in"), ("not_contains", "not_in")] {
        let leaf = |condition: &str| json!([{"property": "tags", "condition": condition, "value": "urgent"}]);
        let reply = fixture.search(tasks(leaf(condition))).await;
        assert_eq!(reply.warnings(), ["/filters/0"]);
        let hint = reply.json["warnings"][0]["hint"].as_str().unwrap();
        assert_eq!(hint, format!("{advised} says the same more plainly"));
        let plain = fixture.search(tasks(leaf(advised))).await;
        assert_eq!(plain.warnings(), [""; 0]);
        assert_eq!(ids(&reply.json), ids(&plain.json), "{condition}");
    }
}

// query.md 6.1: the exact key of a real property takes both spellings of its alias.
#[tokio::test]
async fn a_real_property_takes_every_spelling_of_its_alias() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let both = ["mimeType", "mime_type"];
    let images = |spelling: &str| {
        json!({"filters": [
            {"property": "type", "condition": "equal", "value": "image"},
            {"property": spelling, "condition": "equal", "value": "image/png"},
        ]})
    };
    for spelling in both {
        assert_eq!(fixture.ids(images(spelling)).await, ["f1"], "{spelling}");
    }
    let mime = json!({"name": "mimeType", "format": "text"});
    assert_eq!(world.add_property(mime).await["key"], "mime_type");
    let page = json!({"type": "page", "name": "Doc", "properties": {"mimeType": "abc"}});
    let page = world.create(page).await;
    for spelling in both {
        assert_eq!(fixture.ids(images(spelling)).await, [""; 0], "{spelling}");
    }
    for spelling in [both[0], both[1], "MimeType", "mime-type"] {
        let body = json!({"filters": [{"property": spelling, "condition": "equal", "value": "abc"}],
            "sorts": [{"property": spelling}], "fields": [spelling]});
        let found = fixture.search(body).await.body(200);
        assert_eq!(ids(&found), [page.as_str()], "{spelling}");
        assert_eq!(found["data"][0]["properties"], json!({(spelling): "abc"}));
    }
}

// Q-237, Q-238, Q-239, H-140
#[tokio::test]
async fn rows_carry_the_asked_properties() {
    let fixture = Fixture::new().await;
    let row = |rows: &Value, id: &str| {
        let rows = rows["data"].as_array().unwrap();
        rows.iter().find(|row| row["id"] == id).unwrap().clone()
    };
    let fields = |fields: &[&str]| json!({"type": "task", "fields": fields});
    let rows = fixture
        .search(fields(&["status", "due_date"]))
        .await
        .body(200);
    assert_eq!(
        row(&rows, "A"),
        json!({"id": "A", "name": "Write Report", "type": "task",
            "properties": {"status": ["In progress"], "due_date": "2026-08-10T09:00:00Z"}})
    );
    assert_eq!(
        row(&rows, "G"),
        json!({"id": "G", "name": "Empty one", "type": "task"})
    );
    let rows = fixture
        .search(fields(&["dueDate", "tags", "name", "id", "type"]))
        .await
        .body(200);
    assert_eq!(
        row(&rows, "C")["properties"],
        json!({"tags": [], "name": "Plan trip"})
    );
    assert_eq!(
        row(&rows, "B")["properties"],
        json!({"dueDate": "2026-08-12T23:30:00Z", "tags": ["home"], "name": "fix sink"})
    );
    let rows = fixture.search(fields(&["Due date"])).await.body(200);
    assert_eq!(
        row(&rows, "B")["properties"],
        json!({"Due date": "2026-08-12T23:30:00Z"})
    );
    let named = fixture
        .world
        .post(
            &format!("{}?keys=name", fixture.path()),
            json!({"type": "task", "filter": "name = \"fix sink\"", "fields": ["due_date", "tags"]}),
        )
        .await
        .body(200);
    assert_eq!(
        named["data"][0],
        json!({"id": "B", "name": "fix sink", "type": "Task",
            "properties": {"Due date": "2026-08-12T23:30:00Z", "Tags": ["home"]}})
    );
    fixture
        .search(fields(&["done", "statsu", "nmae"]))
        .await
        .invalid(&["/fields/1", "/fields/2"])
        .mentions(&["did you mean status?", "did you mean name?"]);
    fixture
        .world
        .post(
            &fixture.path(),
            json!({"type": "page", "fields": ["priority"]}),
        )
        .await
        .invalid(&["/fields/0"])
        .mentions(&["priority", "page"]);
}

// query.md 3.3: ids that name nothing match nothing and say so.
#[tokio::test]
async fn unknown_ids_are_warned_of() {
    let fixture = Fixture::new().await;
    let reply = fixture
        .search(json!({"type": "task", "filter": "assignee = \"nobody\" OR done = true"}))
        .await;
    assert_eq!(sorted(ids(&reply.json)), ["B", "D"]);
    assert_eq!(reply.warnings(), ["/filter"]);
    let tree = json!([{"operator": "or", "filters": [
        {"property": "done", "condition": "equal", "value": true},
        {"property": "attachments", "condition": "in", "value": ["f1", "f9"]}]}]);
    let reply = fixture.search(tasks(tree)).await;
    assert_eq!(reply.warnings(), ["/filters/0/filters/1"]);
    // One warning a leaf, which names all that it has.
    let two =
        json!([{"property": "attachments", "condition": "not_in", "value": ["f1", "f9", "f8"]}]);
    let reply = fixture.search(tasks(two)).await;
    assert_eq!(reply.warnings(), ["/filters/0"]);
    reply.mentions(&["f8, f9", "they match nothing"]);
}

// query.md 3.6, 6.1: suggestions cost a look at every name of the space: a request gets a few of them. Its issues are
// told as far as an answer tells them, and that there are more.
#[tokio::test]
async fn a_request_full_of_slips_is_answered_in_short() {
    let fixture = Fixture::new().await;
    let leaf = |property: &str| json!({"property": property, "condition": "exists"});
    let group = json!({"operator": "or", "filters": vec![leaf("doen"); 50]});
    let names: Vec<String> = (0..500).map(|number| format!("Done{number}")).collect();
    let options = json!({"property": "status", "condition": "in", "value": names});
    let tasks: Vec<String> = (0..500).map(|number| format!("task{number}")).collect();
    let types = json!({"property": "type", "condition": "in", "value": tasks});
    let many: Vec<String> = (0..2_000).map(|number| format!("Done{number}")).collect();
    let many = json!({"property": "status", "condition": "in", "value": many});
    for (filters, count) in [
        (json!(vec![group; 6]), 300),
        (json!([options]), 500),
        (json!([types]), 500),
        (json!([many]), MAX_FINDINGS),
    ] {
        let reply = fixture.search(json!({ "filters": filters })).await;
        let issues = reply.is(400).json["issues"].as_array().unwrap();
        assert_eq!(issues.len(), count);
        let told = reply.json["message"].as_str().unwrap();
        assert_eq!(
            told.contains("are left out"),
            count == MAX_FINDINGS,
            "{told}"
        );
        let advised = |issue: &&Value| {
            let hint = issue["hint"].as_str().unwrap_or_default();
            hint.contains("did you mean")
        };
        let given = issues.iter().filter(advised).count();
        assert_eq!(given, 16, "of {count}");
        assert!(advised(&&issues[0]));
        assert!(
            issues.iter().all(|issue| issue["hint"].is_string()),
            "every refusal has a hint"
        );
    }
}

// query.md 6.1: a key of another type: the hint tests the type that was asked for.
#[tokio::test]
async fn the_hint_for_a_key_of_another_type_can_be_followed() {
    let fixture = Fixture::new().await;
    let body = json!({"type": "page", "filter": "priority = 3"});
    let refused = fixture.search(body).await;
    refused
        .invalid(&["/filter"])
        .mentions(&[r#"type = \"page\""#]);
    let followed = json!({"filter": "priority = 3 AND type = \"page\""});
    assert_eq!(fixture.ids(followed).await, [""; 0]);
}

// query.md 6.1: keys that may mean several are called so.
#[tokio::test]
async fn ambiguous_keys_are_called_so() {
    let fixture = Fixture::new().await;
    let properties = format!("/v2/spaces/{}/properties", fixture.world.one.short);
    for key in ["stage_a", "stage_b"] {
        let body = json!({"name": "Phase", "key": key, "format": "text"});
        fixture.world.post(&properties, body).await.is(201);
    }
    #[rustfmt::skip]
    let cases = [
        (json!({"fields": ["phase"]}), "/fields/0"),
        (json!({"sorts": [{"property": "Phase"}]}), "/sorts/0/property"),
        (json!({"filters": [{"property": "phase", "condition": "exists"}]}), "/filters/0/property"),
    ];
    for (body, path) in cases {
        let reply = fixture.search(body).await;
        reply.ambiguous(&[path]).mentions(&["stage_a", "stage_b"]);
        assert_eq!(reply.json["message"], "ambiguous property keys");
    }
}

// query.md 6.1: unknown keys are called so, and nothing else is.
#[tokio::test]
async fn a_refusal_says_what_it_refuses() {
    let fixture = Fixture::new().await;
    #[rustfmt::skip]
    let cases = [
        (json!({"filters": [{"property": "doen", "condition": "exists"}]}), "unknown property keys"),
        (json!({"sorts": [{"property": "nmae"}]}), "unknown property keys"),
        (json!({"fields": ["nmae"]}), "unknown property keys"),
        (json!({"filters": [{"property": "done", "condition": "equals", "value": true}]}), "invalid filters"),
        (json!({"sorts": [{"property": "status", "direction": "custom", "custom_order": ["Nope"]}]}), "invalid sorts"),
    ];
    for (body, message) in cases {
        let reply = fixture.search(body).await;
        assert_eq!(reply.is(400).json["message"], message, "{}", reply.text);
    }
}

// query.md 3.5, 4.3: several values of one day are one day; that several days never match is told.
#[tokio::test]
async fn values_of_one_day_are_one() {
    let fixture = Fixture::new().await;
    let day =
        |values: Value| json!([{"property": "due_date", "condition": "all_in", "value": values}]);
    for (values, found, warns) in [
        (json!(["2026-08-10", "2026-08-10T00:00:00Z"]), true, true),
        (json!(["2026-08-10", "2026-08-10T09:00:00Z"]), true, true),
        (json!(["2026-08-10", "2026-08-10"]), true, false),
        (json!([1_786_352_400, 1_786_352_401]), true, false),
        (json!(["2026-08-10", "2026-08-11"]), false, true),
        (
            json!(["2026-08-10T09:00:00Z", "2026-08-10T09:00:01Z"]),
            false,
            true,
        ),
    ] {
        let reply = fixture.search(tasks(day(values.clone()))).await;
        let ids = sorted(ids(&reply.json));
        assert_eq!(ids, if found { vec!["A"] } else { vec![] }, "{values}");
        assert_eq!(!reply.warnings().is_empty(), warns, "{values}");
        let says_never = reply.text.contains("never matches");
        assert_eq!(says_never, !found, "{values}");
    }
}
