//! Properties, tags, types and templates, read (v1.md 12 to 15).

use serde_json::json;

use super::column;
use crate::support::World;

// V-75, V-76
#[tokio::test]
async fn properties_are_listed_and_read() {
    let world = World::new().await;
    let list = world
        .get(&world.v1("/properties?limit=1000"))
        .await
        .body(200);
    let keys = column(&list, "key");
    for (key, is_listed) in [
        ("description", true),
        ("done", true),
        ("created_date", true),
        ("name", false),
        ("type", false),
        ("origin", false),
    ] {
        assert_eq!(keys.contains(&key.to_owned()), is_listed, "{key}");
        let reply = world.get(&world.v1(&format!("/properties/{key}"))).await;
        if is_listed {
            let property = reply.body(200)["property"].clone();
            let by_id = format!("/properties/{}", property["id"].as_str().unwrap());
            assert_eq!(
                world.get(&world.v1(&by_id)).await.body(200)["property"],
                property
            );
        } else {
            reply.old(404, "object_not_found", "property not found");
        }
    }
    let path = format!("/v2/spaces/{}/properties", world.one.short);
    let made = world
        .post(&path, json!({"name": "Story points", "format": "number"}))
        .await;
    made.is(201);
    let property = world
        .get(&world.v1("/properties/story_points"))
        .await
        .body(200)["property"]
        .clone();
    assert_eq!(
        property,
        json!({
            "object": "property", "id": property["id"], "key": "story_points", "name": "Story points", "format": "number",
        })
    );
    world.delete(&format!("{path}/story_points")).await.is(200);
    let gone = world
        .get(&world.v1(&format!("/properties/{}", property["id"].as_str().unwrap())))
        .await;
    gone.old(410, "resource_gone", "property deleted");
}

// V-80, V-81; v1.md 13
#[tokio::test]
async fn tags_are_listed_and_read() {
    let world = World::new().await;
    let options = format!("/v2/spaces/{}/properties/status/options", world.one.short);
    for (name, color) in [("Open", "red"), ("Closed", "lime")] {
        world
            .post(&options, json!({"name": name, "color": color}))
            .await
            .is(201);
    }
    let list = world
        .get(&world.v1("/properties/status/tags"))
        .await
        .body(200);
    assert_eq!(column(&list, "name"), ["Open", "Closed"]);
    let tag = &list["data"][0];
    let (id, key) = (tag["id"].as_str().unwrap(), tag["key"].as_str().unwrap());
    assert!(id.len() == 59 && id.starts_with("bafyrei"), "{id}");
    assert!(
        key.len() == 24 && key.bytes().all(|byte| byte.is_ascii_hexdigit()),
        "{key}"
    );
    let found = world
        .get(&world.v1("/properties/status/tags?name=clo"))
        .await
        .body(200);
    assert_eq!(column(&found, "name"), ["Closed"]);
    for spelled in [id, key] {
        // The property only has to exist.
        for property in ["status", "done"] {
            let path = world.v1(&format!("/properties/{property}/tags/{spelled}"));
            assert_eq!(world.get(&path).await.body(200), json!({"tag": tag}));
        }
    }
    world.delete(&format!("{options}/Open")).await.is(200);
    for (path, status, said) in [
        (format!("/properties/status/tags/{id}"), 410, "tag deleted"),
        ("/properties/status/tags/x".to_owned(), 404, "tag not found"),
        (
            "/properties/nosuch/tags/x".to_owned(),
            404,
            "invalid property id",
        ),
        (
            "/properties/nosuch/tags".to_owned(),
            404,
            "invalid property id",
        ),
    ] {
        let code = if status == 410 {
            "resource_gone"
        } else {
            "object_not_found"
        };
        world.get(&world.v1(&path)).await.old(status, code, said);
    }
    let none = world
        .get(&world.v1("/properties/description/tags"))
        .await
        .body(200);
    assert_eq!(none["pagination"]["total"], 0);
}

// V-82, V-87, V-59
#[tokio::test]
async fn types_are_listed_and_read() {
    let world = World::new().await;
    let list = world.get(&world.v1("/types")).await.body(200);
    let keys = column(&list, "key");
    for key in [
        "page",
        "note",
        "task",
        "bookmark",
        "set",
        "collection",
        "book",
        "image",
        "participant",
        "template",
    ] {
        assert!(keys.contains(&key.to_owned()), "{key}: {keys:?}");
    }
    for row in list["data"].as_array().unwrap() {
        assert!(!row["properties"].as_array().unwrap().is_empty(), "{row}");
        let path = world.v1(&format!("/types/{}", row["id"].as_str().unwrap()));
        assert_eq!(world.get(&path).await.body(200), json!({"type": row}));
    }
    let task = world.get(&world.v1("/types/task")).await.body(200)["type"].clone();
    assert_eq!(
        (&task["layout"], &task["icon"]["format"]),
        (&json!("action"), &json!("icon"))
    );
    world
        .get(&world.v1("/types/nosuch"))
        .await
        .old(404, "object_not_found", "type not found");

    let path = format!("/v2/spaces/{}/types", world.one.short);
    world
        .post(&path, json!({"name": "Plant", "layout": "basic"}))
        .await
        .is(201);
    let plant = world.get(&world.v1("/types/plant")).await.body(200)["type"].clone();
    world.create(json!({"type": "plant", "name": "Fern"})).await;
    world.delete(&format!("{path}/plant")).await.is(200);
    let read = world
        .get(&world.v1(&format!("/types/{}", plant["id"].as_str().unwrap())))
        .await;
    assert_eq!(read.body(200)["type"]["archived"], true);
    let list = world.get(&world.v1("/types")).await.body(200);
    assert!(!column(&list, "key").contains(&"plant".to_owned()));
    let fern = world.get(&world.v1("/objects?name=fern")).await.body(200);
    assert_eq!(fern["data"][0]["type"], json!(null));
}

// V-88, V-31
#[tokio::test]
async fn templates_are_listed_under_their_type() {
    let world = World::new().await;
    let path = format!("/v2/spaces/{}/templates", world.one.short);
    let body =
        json!({"formatVersion": "2.0", "template_for": "task", "properties": {"name": "Daily"}});
    world.post(&path, body).await.is(201);
    let list = world
        .get(&world.v1("/types/task/templates"))
        .await
        .body(200);
    assert_eq!(column(&list, "name"), ["Daily"]);
    assert_eq!(list["data"][0]["type"]["key"], "template");
    for path in [
        "/types/page/templates",
        "/types/task/templates?name=x",
        "/objects",
    ] {
        let none = world.get(&world.v1(path)).await.body(200);
        assert_eq!(none["pagination"]["total"], 0, "{path}");
    }
    let missing = world.get(&world.v1("/types/nosuch/templates")).await;
    missing.old(404, "object_not_found", "type not found");
}
