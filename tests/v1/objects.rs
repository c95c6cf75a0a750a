//! Objects, read (v1.md 10, 15, 18, 19).

use serde_json::{Value, json};

use super::column;
use crate::support::World;

// V-46 and V-56, as far as they read; V-60
#[tokio::test]
async fn an_object_is_read_with_its_text() {
    let world = World::new().await;
    let body = json!({"type": "page", "name": "Trip", "markdown": "## Hi\n\ntext"});
    let id = world.create(body).await;
    let read = world
        .get(&world.v1(&format!("/objects/{id}")))
        .await
        .body(200);
    let object = &read["object"];
    assert_eq!(object["markdown"], "## Hi   \ntext   \n");
    assert_eq!(
        (&object["name"], &object["layout"]),
        (&json!("Trip"), &json!("basic"))
    );
    assert_eq!(
        (&object["type"]["key"], &object["archived"]),
        (&json!("page"), &json!(false))
    );
    assert_eq!(
        (&object["object"], &object["space_id"]),
        (&json!("object"), &json!(world.one.full))
    );
    let same = world
        .get(&world.v1(&format!("/objects/{id}?format=md")))
        .await
        .body(200);
    assert_eq!(same["object"]["markdown"], object["markdown"]);
    let other = format!("/v1/spaces/{}/objects/{id}", world.two.full);
    world
        .get(&other)
        .await
        .old(404, "object_not_found", "object not found");

    world.delete(&world.object(&id)).await.is(200);
    let read = world
        .get(&world.v1(&format!("/objects/{id}")))
        .await
        .body(200);
    assert_eq!(read["object"]["archived"], true);
    let list = world.get(&world.v1("/objects")).await.body(200);
    assert_eq!(list["pagination"]["total"], 0);
}

// V-58
#[tokio::test]
async fn whatever_has_an_id_is_an_object() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let options = format!("/v2/spaces/{}/properties/status/options", world.one.short);
    world.post(&options, json!({"name": "Open"})).await.is(201);
    let first = async |path: &str| {
        let list = world.get(&world.v1(path)).await.body(200);
        list["data"][0]["id"].as_str().unwrap().to_owned()
    };
    for (id, layout) in [
        (chat, "chat"),
        (first("/members").await, "participant"),
        (first("/types").await, "basic"),
        (first("/properties").await, "basic"),
        (first("/properties/status/tags").await, "basic"),
    ] {
        let read = world
            .get(&world.v1(&format!("/objects/{id}")))
            .await
            .body(200);
        let object = &read["object"];
        assert_eq!(
            (&object["id"], &object["markdown"]),
            (&json!(id), &json!(""))
        );
        assert_eq!(object["layout"], layout, "{object}");
    }
}

// V-88
#[tokio::test]
async fn a_template_is_read_with_its_text() {
    let world = World::new().await;
    let path = format!("/v2/spaces/{}/templates", world.one.short);
    let blocks = json!([{"type": "checkbox", "text": "first"}]);
    let body = json!({"formatVersion": "2.0", "template_for": "task", "properties": {"name": "Daily"}, "blocks": blocks});
    let id = world.post(&path, body).await.body(201)["id"]
        .as_str()
        .unwrap()
        .to_owned();
    for of_type in ["task", "page"] {
        let path = world.v1(&format!("/types/{of_type}/templates/{id}"));
        let read = world.get(&path).await.body(200);
        assert_eq!(
            read["template"]["markdown"], "- [ ] first   \n",
            "{of_type}"
        );
        assert_eq!(read["template"]["type"]["key"], "template");
    }
    let page = world.create(json!({"type": "page", "name": "P"})).await;
    for id in [page.as_str(), "x"] {
        let reply = world
            .get(&world.v1(&format!("/types/task/templates/{id}")))
            .await;
        reply.old(404, "object_not_found", "template not found");
    }
}

// V-94 as far as it reads
#[tokio::test]
async fn icons_are_shown_by_their_format() {
    let world = World::new().await;
    for (icon, shown) in [
        (
            json!({"format": "emoji", "emoji": "🚀"}),
            json!({"format": "emoji", "emoji": "🚀"}),
        ),
        (
            json!({"format": "icon", "name": "book", "color": "blue"}),
            json!({"format": "icon", "name": "book", "color": "blue"}),
        ),
        (
            json!({"format": "icon", "name": "book"}),
            json!({"format": "icon", "name": "book", "color": "grey"}),
        ),
        (
            json!({"format": "icon", "name": "no-such-icon"}),
            json!(null),
        ),
        (json!({"format": "color", "color": "blue"}), json!(null)),
    ] {
        let document = json!({"formatVersion": "2.0", "type": "page", "icon": icon, "properties": {"name": "P"}});
        let id = world.create(document).await;
        let read = world
            .get(&world.v1(&format!("/objects/{id}")))
            .await
            .body(200);
        assert_eq!(read["object"]["icon"], shown, "{icon}");
    }
    let list = world.get(&world.v1("/objects?limit=1")).await.body(200);
    assert_eq!(column(&list, "name"), ["P"]);
}

// v1.md 1: what one major writes, the other reads in its next request; also what other objects say of this one.
#[tokio::test]
async fn a_read_sees_every_write() {
    let world = World::new().await;
    let id = world
        .create(json!({"type": "page", "name": "A", "markdown": "one"}))
        .await;
    let path = world.v1(&format!("/objects/{id}"));
    let read = async || world.get(&path).await.body(200)["object"].clone();
    let has = |object: &Value, key: &str| {
        let values = object["properties"].as_array().unwrap();
        values.iter().any(|value| value["key"] == key)
    };
    let first = read().await;
    assert_eq!(
        (&first["name"], has(&first, "backlinks")),
        (&json!("A"), false)
    );
    // A read of v1 opens nothing.
    assert!(!has(&read().await, "last_opened_date"));
    world.get(&world.object(&id)).await.is(200);
    assert!(has(&read().await, "last_opened_date"));
    let ops = json!([{"op": "set_properties", "set": {"name": "B"}}]);
    world.edit(&id, ops).await.is(200);
    assert_eq!(read().await["name"], "B");
    let text = format!("[it](rolltop://object?objectId={id})");
    let other = world
        .create(json!({"type": "page", "name": "C", "markdown": text}))
        .await;
    assert!(has(&read().await, "backlinks"));
    world
        .server
        .clock
        .advance(std::time::Duration::from_secs(5));
    assert_ne!(read().await, first);
    // A name inside of a text.
    let path = world.v1(&format!("/objects/{other}"));
    let shown = world.get(&path).await.body(200)["object"]["markdown"].clone();
    assert!(shown.as_str().unwrap().starts_with("[it]("), "{shown}");
}
