//! The tree form, types, the scope of rows, and their properties (query.md 16.2).

use std::collections::BTreeSet;

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

// Q-201, Q-202, Q-203, Q-214 to Q-217, Q-219, Q-222, Q-247
#[tokio::test]
async fn trees_filter_like_texts() {
    let fixture = Fixture::new().await;
    let leaf = |property: &str, condition: &str, value: Value| json!([{"property": property, "condition": condition, "value": value}]);
    let preset = |condition: &str, preset: &str, value: Value| json!([{"property": "due_date", "condition": condition, "date_preset": preset, "value": value}]);
    for (case, filters, expected) in [
        ("Q-201", leaf("priority", "greater", json!(1)), "A D"),
        (
            "Q-202",
            json!([{"operator": "or", "filters": [
                {"property": "status", "condition": "in", "value": ["Done"]},
                {"property": "tags", "condition": "in", "value": "legal"}]}]),
            "B D",
        ),
        ("Q-203", json!([nested(32)]), "B D"),
        (
            "Q-214",
            preset("greater", "number_of_days_ago", json!(0)),
            "",
        ),
        (
            "Q-216",
            leaf("due_date", "greater", json!(1_786_406_399)),
            "B",
        ),
        (
            "Q-217",
            leaf("due_date", "greater", json!("2026-08-10")),
            "B",
        ),
        (
            "Q-219",
            json!([{"property": "due_date", "condition": "equal", "value": 1_786_406_400, "include_time": true}]),
            "",
        ),
        (
            "Q-219",
            json!([{"property": "due_date", "condition": "equal", "value": 1_786_352_400, "include_time": true}]),
            "A",
        ),
        ("Q-247", leaf("tags", "equal", json!(["legal"])), "D"),
    ] {
        let reply = fixture.search(tasks(filters)).await;
        reply.is(200);
        let found = sorted(ids(&reply.json)).join(" ");
        assert_eq!(found, expected, "{case}");
        assert_eq!(reply.warnings(), [""; 0], "{case}");
    }
    let same = fixture
        .ids(json!({"type": "task", "filter": "priority > 1"}))
        .await;
    assert_eq!(
        same,
        fixture
            .ids(tasks(leaf("priority", "greater", json!(1))))
            .await
    );

    // Q-202: contains compares whole options and says so.
    let contains = json!([{"operator": "or", "filters": [
        {"property": "status", "condition": "in", "value": ["Done"]},
        {"property": "tags", "condition": "contains", "value": "legal"}]}]);
    let reply = fixture.search(tasks(contains)).await;
    assert_eq!(sorted(ids(&reply.json)), ["B", "D"]);
    assert_eq!(reply.warnings(), ["/filters/0/filters/1"]);

    // Q-215: a preset that means nothing is told of.
    let inert = json!([{"property": "due_date", "condition": "not_equal", "date_preset": "today"}]);
    let reply = fixture.search(tasks(inert)).await;
    assert_eq!(ids(&reply.json).len(), 5);
    assert_eq!(reply.warnings(), ["/filters/0"]);
}

// Q-203 to Q-213, Q-218, Q-220, Q-222 to Q-224, Q-227, Q-228, Q-247
#[tokio::test]
async fn faulty_trees_are_refused_at_their_place() {
    let fixture = Fixture::new().await;
    let leaf = |property: &str, condition: &str, value: Value| json!([{"property": property, "condition": condition, "value": value}]);
    let days = |value: Value| json!([{"property": "due_date", "condition": "greater", "date_preset": "number_of_days_ago", "value": value}]);
    let deep = format!("/filters/0{}", "/filters/0".repeat(32));
    for (case, filters, path) in [
        ("Q-203", json!([nested(33)]), deep.as_str()),
        (
            "Q-204",
            json!([{"operator": "and", "filters": []}]),
            "/filters/0/filters",
        ),
        (
            "Q-205",
            json!([{"operator": "and", "property": "done", "condition": "equal", "value": true}]),
            "/filters/0",
        ),
        (
            "Q-206",
            json!([{"property": "done", "value": true}]),
            "/filters/0/condition",
        ),
        (
            "Q-208",
            leaf("done", "equals", json!(true)),
            "/filters/0/condition",
        ),
        (
            "Q-209",
            json!([{"operator": "xor", "filters": [{"property": "done", "condition": "exists"}]}]),
            "/filters/0/operator",
        ),
        (
            "Q-210",
            json!([{"condition": "equal", "value": 1}]),
            "/filters/0/property",
        ),
        (
            "Q-211",
            json!([{"property": "due_date", "condition": "less", "date_preset": "thisWeek"}]),
            "/filters/0/date_preset",
        ),
        (
            "Q-212",
            json!([{"property": "due_date", "condition": "greater", "date_preset": "number_of_days_ago"}]),
            "/filters/0",
        ),
        ("Q-213", days(json!(3.5)), "/filters/0/value"),
        ("Q-213", days(json!(-1)), "/filters/0/value"),
        ("Q-213", days(json!("3")), "/filters/0/value"),
        ("Q-213", days(json!(null)), "/filters/0/value"),
        ("Q-213", days(json!(36_501)), "/filters/0/value"),
        (
            "Q-218",
            leaf("due_date", "less", json!("soon")),
            "/filters/0/value",
        ),
        (
            "Q-220",
            leaf("status", "in", json!(["Hgih"])),
            "/filters/0/value",
        ),
        ("Q-222", json!({}), "/filters"),
        (
            "Q-223",
            leaf("priority", "equal", json!("3")),
            "/filters/0/value",
        ),
        (
            "Q-224",
            leaf("tags", "all_in", json!([])),
            "/filters/0/value",
        ),
        (
            "Q-247",
            leaf("tags", "equal", json!(["q3", "legal"])),
            "/filters/0/value",
        ),
        (
            "4.4",
            leaf("done", "greater", json!(true)),
            "/filters/0/condition",
        ),
        (
            "6.1",
            leaf("doen", "equal", json!(true)),
            "/filters/0/property",
        ),
    ] {
        let reply = fixture.search(tasks(filters)).await;
        reply.is(400);
        let first = reply.paths();
        assert!(
            first.first().is_some_and(|found| found.starts_with(path)),
            "{case}: {first:?}, not {path}"
        );
    }
    let misspelt = json!([{"property": "done", "conditon": "equal", "value": true}]);
    let reply = fixture.search(tasks(misspelt)).await;
    // Q-207
    assert_eq!(reply.paths()[0], "/filters/0/conditon");
    reply.is(400).mentions(&["condition"]);
    let listed = fixture
        .search(tasks(leaf("done", "equals", json!(true))))
        .await;
    // Q-208: all seventeen conditions.
    listed.mentions(&["not_exact_in", "greater_or_equal", "exists"]);
    // Q-220: nothing was created.
    let unknown = fixture.search(json!({"filter": "status = \"Hgih\""})).await;
    unknown.invalid(&["/filter"]);
}

// Q-225 to Q-236
#[tokio::test]
async fn types_scope_the_rows() {
    let fixture = Fixture::new().await;
    let text = |filter: &str| json!({"filter": filter});
    for (case, body, expected) in [
        ("Q-225", text(r#"type IN ("task", "page")"#), "A B C D E G"),
        (
            "Q-226",
            json!({"type": "task", "filter": "type = \"page\""}),
            "",
        ),
        ("Q-228", json!({"type": "Task"}), "A B C D G"),
        ("Q-229", json!({}), "A B C D E G"),
        ("Q-230", json!({"type": "image"}), "f1"),
        ("Q-230", text(r#"type = "image" AND size > 5000"#), "f1"),
        ("Q-230", text(r#"type = "image" AND size > 20000"#), ""),
        (
            "Q-230",
            text(r#"type = "image" AND mime_type CONTAINS "png""#),
            "f1",
        ),
        ("Q-231", text("size > 5"), ""),
        ("Q-232", text(r#"type != "image""#), "A B C D E G"),
        (
            "Q-233",
            text(r#"type = "image" OR type != "image""#),
            "A B C D E G f1 f2",
        ),
        ("Q-234", text(r#"type HAS ALL ("image")"#), "f1"),
        (
            "Q-242",
            text("created_date >= daysAgo(36500)"),
            "A B C D E G",
        ),
        (
            "Q-240",
            json!({"type": "task", "filter": "dueDate IS EMPTY"}),
            "C G",
        ),
        (
            "Q-240",
            json!({"type": "task", "filter": "DUE_DATE IS EMPTY"}),
            "C G",
        ),
    ] {
        let found = fixture.ids(body.clone()).await;
        assert_eq!(sorted(found).join(" "), expected, "{case} {body}");
    }
    let plural = fixture.search(json!({"type": "tasks"})).await;
    plural.invalid(&["/type"]).mentions(&["task"]);
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

// Q-235
#[tokio::test]
async fn a_real_property_switches_the_alias_off() {
    let fixture = Fixture::new().await;
    let document = json!({"kind": "property", "type": "relation", "properties": {
        "name": "Size", "relationKey": "size", "relationFormat": 1, "apiObjectKey": "size"}});
    fixture.put(vec![fixture.record("property_size", 0, document)]);
    let found = fixture
        .ids(json!({"filter": r#"type = "image" AND size > 5000"#}))
        .await;
    assert_eq!(found, [""; 0]);
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
        .search(fields(&[
            "dueDate", "Due date", "tags", "name", "id", "type",
        ]))
        .await
        .body(200);
    assert_eq!(
        row(&rows, "C")["properties"],
        json!({"tags": [], "name": "Plan trip"})
    );
    assert_eq!(
        row(&rows, "B")["properties"],
        json!({"dueDate": "2026-08-12T23:30:00Z", "Due date": "2026-08-12T23:30:00Z",
            "tags": ["home"], "name": "fix sink"})
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
        .mentions(&["status"]);
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
}

// query.md 6.1: unknown keys are called so, and nothing else is.
#[tokio::test]
async fn a_refusal_says_what_it_refuses() {
    let fixture = Fixture::new().await;
    for (body, message) in [
        (
            json!({"filters": [{"property": "doen", "condition": "exists"}]}),
            "unknown property keys",
        ),
        (
            json!({"sorts": [{"property": "nmae"}]}),
            "unknown property keys",
        ),
        (json!({"fields": ["nmae"]}), "unknown property keys"),
        (
            json!({"filters": [{"property": "done", "condition": "equals", "value": true}]}),
            "invalid filters",
        ),
        (
            json!({"sorts": [{"property": "status", "direction": "custom", "custom_order": ["Nope"]}]}),
            "invalid sorts",
        ),
    ] {
        let reply = fixture.search(body).await;
        assert_eq!(reply.is(400).json["message"], message, "{}", reply.text);
    }
}
