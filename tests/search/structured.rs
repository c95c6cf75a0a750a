//! The tree form, types, the scope of rows, and their properties (query.md 16.2).

use std::collections::BTreeSet;

use rolltop_document::findings::MAX_FINDINGS;
use serde_json::{Value, json};

use super::fixture::{Fixture, ids};
use crate::support::partial::has;

fn tasks(filters: Value) -> Value {
    json!({"type": "task", "filters": filters})
}

fn sorted(mut ids: Vec<String>) -> Vec<String> {
    ids.sort();
    ids
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
    // Q-231: files that a search leaves out are named where nothing else is found.
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

// query.md 6.1: a key of the space that the type lacks is refused, and the answer names what the type calls so.
#[tokio::test]
async fn the_property_that_a_type_calls_so_is_named() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let of_space = |rest: &str| format!("/v2/spaces/{}/{rest}", world.one.short);
    let own = json!({"key": "deal_priority", "name": "Priority", "format": "text"});
    world.post(&of_space("properties"), own).await.is(201);
    let deal = json!({"name": "Deal", "property_definitions": [{"property": "deal_priority"}]});
    world.post(&of_space("types"), deal).await.is(201);
    let body = json!({"type": "deal", "filter": "Priority = \"High\""});
    let refused = fixture.search(body).await;
    refused.invalid(&["/filter"]);
    refused.mentions(&["deal_priority", "of this name", "leave `type` out"]);
    let found = fixture.search(json!({"type": "deal", "filter": "deal_priority = \"High\""}));
    found.await.is(200);
}

// query.md 4.1: groups that stand too deep are refused in the words of the parser as long as the body can be read.
#[tokio::test]
async fn groups_of_any_depth_are_refused_in_words_of_their_own() {
    let fixture = Fixture::new().await;
    let refused = async |depth: usize, path: String, says: &[&str]| {
        let leaf = json!({"property": "done", "condition": "equal", "value": true});
        let group = |node, _| json!({"operator": "and", "filters": [node]});
        let tree = (0..depth).fold(leaf, group);
        let reply = fixture.search(tasks(json!([tree]))).await;
        reply.invalid(&[&path]).mentions(says);
        reply.omits(&["not valid JSON"]);
    };
    let deep = format!("/filters/0{}", "/filters/0".repeat(32));
    refused(60, deep, &["deeper than 32"]).await;
    let unread = format!("{}/filters", "/filters/0".repeat(63));
    let says = [
        "deeper than 127 levels",
        "here begins level 128",
        "remove levels above it",
    ];
    refused(200, unread, &says).await;
}

// Q-237, Q-238, Q-239, H-140
#[tokio::test]
async fn rows_carry_the_asked_properties() {
    let fixture = Fixture::new().await;
    let rows = async |fields: &[&str]| {
        let body = json!({"type": "task", "fields": fields});
        fixture.search(body).await.body(200)["data"].clone()
    };
    let row = |rows: &Value, id: &str| {
        let mut rows = rows.as_array().unwrap().iter();
        rows.find(|row| row["id"] == id).unwrap().clone()
    };
    let found = rows(&["status", "due_date"]).await;
    let expected = json!({"id": "A", "name": "Write Report", "type": "task",
        "properties": {"status": ["In progress"], "due_date": "2026-08-10T09:00:00Z"}});
    assert_eq!(row(&found, "A"), expected);
    let bare = json!({"id": "G", "name": "Empty one", "type": "task"});
    assert_eq!(row(&found, "G"), bare);
    let found = rows(&["dueDate", "tags", "name", "id", "type"]).await;
    let expected = json!({"tags": [], "name": "Plan trip"});
    assert_eq!(row(&found, "C")["properties"], expected);
    let expected = json!({"dueDate": "2026-08-12T23:30:00Z", "tags": ["home"], "name": "fix sink"});
    assert_eq!(row(&found, "B")["properties"], expected);
    let found = rows(&["Due date"]).await;
    let expected = json!({"Due date": "2026-08-12T23:30:00Z"});
    assert_eq!(row(&found, "B")["properties"], expected);
    let path = format!("{}?keys=name", fixture.path());
    let body = json!({"type": "task", "filter": "done = true", "fields": ["due_date", "tags"]});
    let named = fixture.world.post(&path, body).await.body(200);
    has!(row(&named["data"], "B"), {"type": "Task", "properties": {"Due date": "2026-08-12T23:30:00Z", "Tags": ["home"]}});
    #[rustfmt::skip]
    let cases = [
        (json!({"type": "task", "fields": ["done", "statsu", "nmae"]}), &["/fields/1", "/fields/2"][..], ["did you mean status?", "did you mean name?"]),
        (json!({"type": "page", "fields": ["priority"]}), &["/fields/0"], ["priority", "page"]),
    ];
    for (body, paths, says) in cases {
        fixture.search(body).await.invalid(paths).mentions(&says);
    }
}

// query.md 3.3: ids that name nothing match nothing and say so, in one warning a leaf.
#[tokio::test]
async fn unknown_ids_are_warned_of() {
    let fixture = Fixture::new().await;
    let text = json!({"type": "task", "filter": "assignee = \"gone\" OR done = true"});
    let reply = fixture.search(text).await;
    assert_eq!(sorted(ids(&reply.json)), ["B", "D"]);
    assert_eq!(reply.warnings(), ["/filter"]);
    let two =
        json!([{"property": "attachments", "condition": "not_in", "value": ["f1", "f9", "f8"]}]);
    let reply = fixture.search(tasks(two)).await;
    assert_eq!(reply.warnings(), ["/filters/0"]);
    reply.mentions(&["f8, f9", "they match nothing"]);
}

// query.md 3.6, 6.1: suggestions cost a look at every name of the space: a request gets a few of them. Its issues are
// named as far as an answer names them, and that there are more.
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
        let said = reply.json["message"].as_str().unwrap();
        assert_eq!(
            said.contains("are left out"),
            count == MAX_FINDINGS,
            "{said}"
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

// query.md 6.1: a refusal is called what it is: keys that are unknown, keys that may mean several, or values.
#[tokio::test]
async fn a_refusal_says_what_it_refuses() {
    let fixture = Fixture::new().await;
    for key in ["stage_a", "stage_b"] {
        let body = json!({"name": "Phase", "key": key, "format": "text"});
        fixture.world.add_property(body).await;
    }
    let (unknown, ambiguous) = ("unknown property keys", "ambiguous property keys");
    #[rustfmt::skip]
    let cases = [
        (json!({"fields": ["phase"]}), "/fields/0", ambiguous),
        (json!({"sorts": [{"property": "Phase"}]}), "/sorts/0/property", ambiguous),
        (json!({"filters": [{"property": "phase", "condition": "exists"}]}), "/filters/0/property", ambiguous),
        (json!({"filters": [{"property": "doen", "condition": "exists"}]}), "/filters/0/property", unknown),
        (json!({"sorts": [{"property": "nmae"}]}), "/sorts/0/property", unknown),
        (json!({"fields": ["nmae"]}), "/fields/0", unknown),
        (json!({"filters": [{"property": "done", "condition": "equals", "value": true}]}), "/filters/0/condition", "invalid filters"),
        (json!({"sorts": [{"property": "status", "direction": "custom", "custom_order": ["Nope"]}]}), "/sorts/0/custom_order", "invalid sorts"),
    ];
    for (body, path, message) in cases {
        let reply = fixture.search(body).await;
        assert_eq!(reply.is(400).json["message"], message, "{}", reply.text);
        if message == ambiguous {
            reply.ambiguous(&[path]).mentions(&["stage_a", "stage_b"]);
        } else {
            reply.invalid(&[path]);
        }
    }
}
