//! Properties and tags, written (v1.md 12, 13).

use serde_json::{Value, json};

use super::column;
use crate::support::World;

fn is_hex(key: &Value) -> bool {
    let key = key.as_str().unwrap();
    key.len() == 24 && key.bytes().all(|byte| byte.is_ascii_hexdigit())
}

impl World {
    /// The part of an answer that was made in the first space.
    async fn make_v1(&self, path: &str, body: Value, part: &str) -> Value {
        self.post(&self.v1(path), body).await.body(201)[part].clone()
    }

    fn v2(&self, rest: &str) -> String {
        format!("/v2/spaces/{}{rest}", self.one.short)
    }
}

// V-70, V-71, V-72
#[tokio::test]
async fn properties_are_created() {
    let world = World::new().await;
    let points = json!({"name": " Story points ", "format": "number", "key": "Story Points"});
    let made = world
        .make_v1("/properties", points.clone(), "property")
        .await;
    assert_eq!(
        [&made["key"], &made["name"], &made["format"]],
        ["story_points", "Story points", "number"]
    );
    for (body, said) in [
        (
            points,
            "bad input: property key \"story_points\" already exists",
        ),
        (
            json!({"name": "D", "format": "date", "key": "due_date"}),
            "bad input: property key \"due_date\" already exists",
        ),
        (
            json!({"name": "D", "format": "date", "key": "dueDate"}),
            "bad input: property key \"due_date\" already exists",
        ),
        (
            json!({"name": "D", "format": "status"}),
            "bad input: invalid property format: \"status\"",
        ),
        (
            json!({"name": "D", "format": "emoji"}),
            "bad input: invalid property format: \"emoji\"",
        ),
        (
            json!({"name": " ", "format": "text"}),
            "bad input: name is blank",
        ),
        (json!({"format": "text"}), "bad input: "),
        (json!({"name": "D"}), "bad input: "),
        (
            json!({"name": "D", "format": "text", "key": "###"}),
            "bad input: invalid property key: \"###\"",
        ),
        (
            json!({"name": "D", "format": "select", "key": "d", "tags": [
                {"name": "ok", "color": "red"}, {"name": "no", "color": "mauve"},
            ]}),
            "bad input: invalid color: \"mauve\"",
        ),
        (
            json!({"name": "D", "format": "select", "key": "d", "tags": [
                {"name": "a", "color": "red", "key": "k"}, {"name": "b", "color": "red", "key": "K"},
            ]}),
            "bad input: tag key \"k\" already exists",
        ),
    ] {
        let reply = world.post(&world.v1("/properties"), body).await;
        reply.old_begins(400, "bad_request", said);
    }
    world.get(&world.v1("/properties/d")).await.is(404);

    // Without a key two of one name have keys of 24 hex digits; v2 addresses them by these alone.
    let twin = json!({"name": "Twin", "format": "text"});
    let mut keys = Vec::new();
    for _ in 0..2 {
        let made = world.make_v1("/properties", twin.clone(), "property").await;
        assert!(is_hex(&made["key"]), "{made}");
        let path = world.v2(&format!("/properties/{}", made["key"].as_str().unwrap()));
        assert_eq!(world.get(&path).await.body(200)["id"], made["id"]);
        keys.push(made["key"].clone());
    }
    assert_ne!(keys[0], keys[1]);
    world
        .get(&world.v2("/properties/Twin"))
        .await
        .refused(400, "ambiguous_input", &["key"]);

    let tags = json!([{"name": "One", "color": "red", "key": "In Order"}, {"name": "Two", "color": "teal"}]);
    let body = json!({"name": "S", "format": "multi_select", "key": "s", "tags": tags});
    world.make_v1("/properties", body, "property").await;
    let list = world.get(&world.v1("/properties/s/tags")).await.body(200);
    assert_eq!(column(&list, "name"), ["One", "Two"]);
    assert_eq!(list["data"][0]["key"], "in_order");
    assert!(is_hex(&list["data"][1]["key"]));
    let ignored = json!({"name": "T", "format": "text", "key": "t", "tags": tags});
    world.make_v1("/properties", ignored, "property").await;
}

// V-73, V-74, V-75
#[tokio::test]
async fn properties_are_changed_and_removed() {
    let world = World::new().await;
    let body = json!({"name": "Old", "format": "text", "key": "old_key"});
    let made = world.make_v1("/properties", body, "property").await;
    let path = world.v1("/properties/old_key");
    let value = json!([{"key": "old_key", "text": "kept"}]);
    let page = json!({"type_key": "page", "properties": value});
    let page = world.make_v1("/objects", page, "object").await;
    let page = page["id"].as_str().unwrap();
    for (path, body, status, code, said) in [
        (
            &path,
            json!({"key": "x"}),
            400,
            "bad_request",
            "bad input: ",
        ),
        (
            &path,
            json!({"name": ""}),
            400,
            "bad_request",
            "bad input: name is blank",
        ),
        (
            &path,
            json!({"name": "N", "key": "due_date"}),
            400,
            "bad_request",
            "bad input: property key \"due_date\" already exists",
        ),
        (
            &world.v1("/properties/due_date"),
            json!({"name": "N", "key": "x"}),
            400,
            "bad_request",
            "bad input: property key of bundled properties cannot be changed",
        ),
        (
            &world.v1("/properties/created_date"),
            json!({"name": "N"}),
            403,
            "forbidden",
            "property cannot be updated",
        ),
        (
            &world.v1("/properties/nosuch"),
            json!({"name": 1}),
            404,
            "object_not_found",
            "property not found",
        ),
        (
            &world.v1("/properties/origin"),
            json!({"name": "N"}),
            404,
            "object_not_found",
            "property not found",
        ),
    ] {
        world.patch(path, body).await.old_begins(status, code, said);
    }
    let named = world.patch(&path, json!({"name": "N"})).await.body(200);
    assert_eq!(
        named["property"],
        json!({"object": "property", "id": made["id"], "key": "old_key", "name": "N", "format": "text"})
    );
    assert_eq!(
        world.get(&world.v2("/properties/old_key")).await.body(200)["name"],
        "N"
    );
    let same = world
        .patch(&path, json!({"name": "N", "key": "Old Key"}))
        .await
        .body(200);
    assert_eq!(same, named);

    let keyed = world
        .patch(&path, json!({"name": "N", "key": "new_key"}))
        .await
        .body(200);
    assert_eq!(keyed["property"]["key"], "new_key");
    assert_eq!(world.read(page).await["properties"]["new_key"], "kept");
    world.get(&world.v2("/properties/new_key")).await.is(200);
    for path in [path, world.v2("/properties/old_key")] {
        world.get(&path).await.is(404);
    }
    // The old key is free again.
    let body = json!({"name": "Other", "format": "text", "key": "old_key"});
    world.make_v1("/properties", body, "property").await;

    let path = world.v1("/properties/new_key");
    assert_eq!(world.delete(&path).await.body(200), keyed);
    let by_id = world.v1(&format!("/properties/{}", made["id"].as_str().unwrap()));
    for reply in [
        world.get(&by_id).await,
        world.patch(&by_id, json!({"name": "N"})).await,
        world.delete(&by_id).await,
    ] {
        reply.old(410, "resource_gone", "property deleted");
    }
    let list = world
        .get(&world.v1("/properties?limit=1000"))
        .await
        .body(200);
    assert!(!column(&list, "key").contains(&"new_key".to_owned()));
    let read = world
        .get(&world.v1(&format!("/objects/{page}")))
        .await
        .body(200);
    let shown = read["object"]["properties"].as_array().unwrap();
    assert!(shown.iter().all(|value| value["id"] != made["id"]));
    let values = json!({"properties": [{"key": made["id"], "text": "x"}]});
    let refused = world
        .patch(&world.v1(&format!("/objects/{page}")), values)
        .await;
    refused.old_begins(400, "bad_request", "bad input: unknown property key: ");
    for (key, status, code, said) in [
        ("nosuch", 404, "object_not_found", "property not found"),
        (
            "created_date",
            403,
            "forbidden",
            "failed to delete property",
        ),
        ("description", 403, "forbidden", "failed to delete property"),
    ] {
        let reply = world.delete(&world.v1(&format!("/properties/{key}"))).await;
        reply.old(status, code, said);
    }
}

// V-77, V-78, V-81
#[tokio::test]
async fn tags_are_created() {
    let world = World::new().await;
    let tags = "/properties/status/tags";
    let body = json!({"name": " Doing ", "color": "yellow", "key": "In Progress"});
    let doing = world.make_v1(tags, body.clone(), "tag").await;
    assert_eq!(
        [&doing["name"], &doing["key"], &doing["color"]],
        ["Doing", "in_progress", "yellow"]
    );
    let colored = json!({"name": "M", "format": "multi_select", "key": "m"});
    world.make_v1("/properties", colored, "property").await;
    for (path, body, said) in [
        (tags, json!({"color": "red"}), "bad input: "),
        (
            tags,
            json!({"name": "", "color": "red"}),
            "bad input: name is blank",
        ),
        (tags, json!({"name": "A"}), "bad input: "),
        (
            tags,
            json!({"name": "A", "color": "mauve"}),
            "bad input: invalid color: \"mauve\"",
        ),
        (
            "/properties/m/tags",
            body,
            "bad input: tag key \"in_progress\" already exists",
        ),
        (
            "/properties/description/tags",
            json!({"name": "A", "color": "red"}),
            "bad input: a property of format text has no tags",
        ),
    ] {
        let reply = world.post(&world.v1(path), body).await;
        reply.old_begins(400, "bad_request", said);
    }
    let body = json!({"name": "A", "color": "red"});
    let reply = world
        .post(&world.v1("/properties/nosuch/tags"), body.clone())
        .await;
    reply.old(404, "object_not_found", "invalid property id");

    let mut ids = Vec::new();
    for _ in 0..2 {
        let tag = world.make_v1(tags, body.clone(), "tag").await;
        assert!(is_hex(&tag["key"]));
        ids.push(tag["id"].clone());
    }
    assert_ne!(ids[0], ids[1]);
    let list = world.get(&world.v1(tags)).await.body(200);
    assert_eq!(column(&list, "name"), ["Doing", "A", "A"]);
    let task = json!({"type": "task", "name": "T", "properties": {"status": ["A"]}});
    let path = world.v2("/objects");
    world
        .post(&path, task)
        .await
        .refused(400, "ambiguous_input", &["/properties/status"]);
}

// V-79, V-80
#[tokio::test]
async fn tags_are_changed_and_removed() {
    let world = World::new().await;
    let body = json!({"name": "A", "color": "red", "key": "a"});
    let tag = world.make_v1("/properties/status/tags", body, "tag").await;
    let value = json!([{"key": "status", "select": "a"}]);
    let task = json!({"type_key": "task", "name": "T", "properties": value});
    let task = world.make_v1("/objects", task, "object").await;
    let task = task["id"].as_str().unwrap();
    let status = async || {
        let read = world
            .get(&world.v1(&format!("/objects/{task}")))
            .await
            .body(200);
        let values = read["object"]["properties"].as_array().unwrap().clone();
        let found = values.into_iter().find(|value| value["key"] == "status");
        found.map_or(Value::Null, |value| value["select"].clone())
    };
    // The property of the path only has to exist.
    let path = world.v1("/properties/done/tags/a");
    let body = json!({"name": "B", "color": "blue", "key": "B key"});
    let changed = world.patch(&path, body).await.body(200)["tag"].clone();
    let expected =
        json!({"object": "tag", "id": tag["id"], "key": "b_key", "name": "B", "color": "blue"});
    assert_eq!(changed, expected);
    assert_eq!(status().await, expected);
    assert_eq!(world.read(task).await["properties"]["status"], json!(["B"]));
    let found = world
        .get(&world.v1("/objects?status=b_key"))
        .await
        .body(200);
    assert_eq!(column(&found, "name"), ["T"]);
    let path = world.v1("/properties/status/tags/b_key");
    for (path, body, status, code, said) in [
        (
            &path,
            json!({"name": ""}),
            400,
            "bad_request",
            "bad input: name is blank",
        ),
        (
            &path,
            json!({"color": "mauve"}),
            400,
            "bad_request",
            "bad input: invalid color: \"mauve\"",
        ),
        (
            &world.v1("/properties/status/tags/a"),
            json!({}),
            404,
            "object_not_found",
            "tag not found",
        ),
        (
            &world.v1("/properties/x/tags/b_key"),
            json!({}),
            404,
            "object_not_found",
            "invalid property id",
        ),
    ] {
        world.patch(path, body).await.old_begins(status, code, said);
    }
    assert_eq!(
        world.patch(&path, json!({})).await.body(200)["tag"],
        expected
    );

    assert_eq!(world.delete(&path).await.body(200)["tag"], expected);
    let by_id = world.v1(&format!(
        "/properties/status/tags/{}",
        tag["id"].as_str().unwrap()
    ));
    for reply in [
        world.get(&path).await,
        world.get(&by_id).await,
        world.delete(&by_id).await,
    ] {
        reply.old(410, "resource_gone", "tag deleted");
    }
    let list = world
        .get(&world.v1("/properties/status/tags"))
        .await
        .body(200);
    assert_eq!(list["data"], json!([]));
    assert_eq!(status().await, json!(null));
    assert_eq!(world.read(task).await["properties"]["status"], json!(["B"]));
    // Neither its name nor its key is taken, and it does not come back.
    let body = json!({"name": "B", "color": "red", "key": "b_key"});
    let new = world.make_v1("/properties/status/tags", body, "tag").await;
    assert_ne!(new["id"], tag["id"]);
    assert_eq!(world.get(&path).await.body(200)["tag"], new);
}
