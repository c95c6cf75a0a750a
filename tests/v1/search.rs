//! Search (v1.md 8), and the rows of objects (10, 11).

use serde_json::{Value, json};

use super::column;
use crate::search::fixture::{Fixture, ids};
use crate::support::World;

impl Fixture {
    async fn found_in_v1(&self, body: Value) -> Vec<String> {
        ids(&self
            .world
            .post(&self.world.v1("/search"), body)
            .await
            .body(200))
    }

    async fn sorted_in_v1(&self, body: Value) -> String {
        let mut found = self.found_in_v1(body).await;
        found.sort();
        found.concat()
    }
}

// V-34, V-35, V-36, V-37, V-38
#[tokio::test]
async fn a_space_is_searched() {
    let fixture = Fixture::new().await;
    for (body, expected) in [
        (json!({"types": ["nosuch"]}), ""),
        (json!({"types": ["nosuch", "task", ""]}), "ABCDG"),
        (json!({"types": [""]}), "ABCDEG"),
        (
            json!({"types": ["task"], "filters": {"operator": "or", "conditions": [
                {"property_key": "done", "condition": "eq", "checkbox": true},
                {"property_key": "priority", "condition": "gt", "number": 2}]}}),
            "ABD",
        ),
        (
            json!({"filters": {"conditions": [{"property_key": "type", "condition": "eq", "text": "task"}],
                "filters": [{"operator": "or", "conditions": [
                    {"property_key": "status", "condition": "in", "select": "Done, Blocked"}]}]}}),
            "BD",
        ),
        (
            json!({"filters": {"conditions": [
            {"property_key": "tags", "condition": "all", "multi_select": ["urgent", "legal"]}]}}),
            "D",
        ),
        (
            json!({"filters": {"conditions": [{"property_key": "due_date", "condition": "nempty"}]}}),
            "ABD",
        ),
        (json!({"query": "REPORT"}), "ADE"),
        (json!({"query": " "}), "ABCDEG"),
        (json!({}), "ABCDEG"),
        (json!({"types": ["image"]}), "f1"),
        (json!({"property": "name"}), "ABCDEG"),
    ] {
        assert_eq!(fixture.sorted_in_v1(body.clone()).await, expected, "{body}");
    }
    let by_name = json!({"sort": {"property_key": "name", "direction": "asc"}});
    assert_eq!(fixture.found_in_v1(by_name).await.concat(), "GBCDEA");
    assert_eq!(fixture.found_in_v1(json!({})).await.concat(), "ABCDGE");
}

// V-38, V-39
#[tokio::test]
async fn what_is_no_search_is_refused() {
    let fixture = Fixture::new().await;
    let leaf = |leaf: Value| json!({"filters": {"conditions": [leaf]}});
    let mut deep = json!({});
    for _ in 0..32 {
        deep = json!({"filters": [deep]});
    }
    let many = |count: usize, key: &str| {
        let leaf = json!({"property_key": key, "condition": "ne", "text": "x"});
        json!({"filters": {"conditions": vec![leaf; count]}})
    };
    for (body, said) in [
        (
            many(1001, "name"),
            "bad input: a request has at most 1000 conditions",
        ),
        (
            many(17, "snippet"),
            "bad input: a request has at most 16 conditions on \"snippet\"",
        ),
        (
            json!({"sort": {"property_key": "x"}}),
            "bad input: invalid sort property: \"x\"",
        ),
        (
            json!({"sort": {"direction": "up"}}),
            "bad input: invalid sort direction: \"up\"",
        ),
        (
            json!({"filters": {"operator": "xor"}}),
            "bad input: invalid filter operator: \"xor\"",
        ),
        (
            leaf(json!({"property_key": "name", "condition": "like", "text": "x"})),
            "bad input: invalid filter condition: \"like\"",
        ),
        (
            leaf(json!({"property_key": "name", "condition": "eq"})),
            "bad input: a value is missing for the condition \"eq\"",
        ),
        (
            leaf(json!({"property_key": "priority", "condition": "eq", "number": "3"})),
            "bad input: \"3\" is no number",
        ),
        (
            leaf(json!({"property_key": "nosuch", "condition": "eq", "text": "x"})),
            "bad input: failed to resolve property \"nosuch\": bad input: property \"nosuch\" not found",
        ),
        (
            json!({"filters": deep}),
            "bad input: filters are nested at most 32 deep",
        ),
    ] {
        let reply = fixture
            .world
            .post(&fixture.world.v1("/search"), body.clone())
            .await;
        reply.old(400, "bad_request", said);
        let reply = fixture.world.post("/v1/search", body).await;
        reply.old(400, "bad_request", said);
    }
    for body in [many(1000, "name"), many(16, "snippet")] {
        let found = fixture.world.post("/v1/search", body).await;
        found.is(200);
    }
    let blank = fixture.world.request("POST", "/v1/search").send().await;
    blank.old_begins(400, "bad_request", "bad input: ");
}

// V-37, V-40, V-41
#[tokio::test]
async fn all_spaces_are_searched_in_one_order() {
    let world = World::new().await;
    let mut made = Vec::new();
    for (space, name) in [(&world.one, "a"), (&world.two, "b"), (&world.one, "c")] {
        let path = format!("/v2/spaces/{}/objects", space.short);
        let body = json!({"type": "page", "name": name, "markdown": "first words and a whale"});
        let id = world.post(&path, body).await.body(201)["id"]
            .as_str()
            .unwrap()
            .to_owned();
        made.push((id, space.full.clone()));
    }
    let search = async |query: &str, body: Value| {
        world
            .post(&format!("/v1/search{query}"), body)
            .await
            .body(200)
    };
    let sort = json!({"sort": {"property_key": "name", "direction": "asc"}});
    let found = search("", sort).await;
    assert_eq!(column(&found, "name"), ["a", "b", "c"]);
    let expected: Vec<String> = made.iter().map(|(_, space)| space.clone()).collect();
    assert_eq!(column(&found, "space_id"), expected);
    let page = search("?limit=1", json!({})).await;
    assert_eq!(page["pagination"]["has_more"], true);
    assert!(page["pagination"]["total"].as_u64().unwrap() >= 2);
    // The query looks into names and snippets.
    let found = search("", json!({"query": "WORDS and"})).await;
    assert_eq!(found["pagination"]["total"], 3);
    let (id, _) = &made[0];
    world.delete(&world.object(id)).await.is(200);
    assert_eq!(search("", json!({})).await["pagination"]["total"], 2);
}

// V-60, V-67, V-62; v1.md 11
#[tokio::test]
async fn a_row_has_every_value_with_its_definition() {
    let world = World::new().await;
    let target = world
        .create(json!({"type": "page", "name": "Target"}))
        .await;
    let blocks = json!([{"type": "paragraph", "text": format!("see [it](rolltop://object?objectId={target})")}]);
    let body = json!({"formatVersion": "2.0", "type": "task", "properties": {"name": "Do", "due_date": "2026-03-20",
        "done": true, "priority": 3, "status": ["Open"], "tag": ["x", "y"], "description": "about"}, "blocks": blocks});
    let path = format!("{}?create_missing_options=true", world.objects());
    let made = world.post(&path, body).await.body(201);
    let id = made["id"].as_str().unwrap();
    let list = world.get(&world.v1("/objects")).await.body(200);
    let row = |name: &str| {
        let rows = list["data"].as_array().unwrap();
        rows.iter().find(|row| row["name"] == name).unwrap().clone()
    };
    let task = row("Do");
    let members: Vec<&String> = task.as_object().unwrap().keys().collect();
    assert_eq!(
        members,
        [
            "object",
            "id",
            "name",
            "icon",
            "archived",
            "space_id",
            "snippet",
            "layout",
            "type",
            "properties"
        ]
    );
    assert_eq!(
        (&task["layout"], &task["archived"]),
        (&json!("action"), &json!(false))
    );
    assert_eq!(task["type"]["key"], "task");
    let value = |row: &Value, key: &str| {
        let all = row["properties"].as_array().unwrap();
        let found = all.iter().find(|one| one["key"] == key);
        let found = found.unwrap_or_else(|| panic!("{key}: {row}"));
        found[found["format"].as_str().unwrap()].clone()
    };
    let me = world.me().await;
    assert_eq!(value(&task, "due_date"), "2026-03-20T00:00:00Z");
    assert_eq!(value(&task, "done"), true);
    assert_eq!(value(&task, "priority"), 3);
    assert_eq!(value(&task, "status")["name"], "Open");
    assert_eq!(value(&task, "tag")[1]["name"], "y");
    assert_eq!(value(&task, "description"), "about");
    assert_eq!(value(&task, "creator"), json!([me]));
    assert_eq!(value(&task, "links"), json!([target]));
    assert_eq!(value(&row("Target"), "backlinks"), json!([id]));
    assert_eq!(task["properties"][0]["key"], "description");
    // V-68: each of them is listed and readable by its id.
    let known = column(
        &world
            .get(&world.v1("/properties?limit=1000"))
            .await
            .body(200),
        "id",
    );
    let of_type = task["type"]["properties"].as_array().unwrap().iter();
    for property in task["properties"].as_array().unwrap().iter().chain(of_type) {
        let id = property["id"].as_str().unwrap().to_owned();
        world
            .get(&world.v1(&format!("/properties/{id}")))
            .await
            .is(200);
        assert!(known.contains(&id), "{property}");
    }
}
