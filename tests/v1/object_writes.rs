//! Objects, written (v1.md 10, 18, 19).

use std::io::Cursor;

use image::{GrayImage, ImageFormat};
use rolltop_store::testing::{Commit, Plan, Write};
use serde_json::{Value, json};

use super::column;
use crate::files::uploaded;
use crate::support::World;

/// One object of the first space.
async fn read(world: &World, id: &str) -> Value {
    let path = world.v1(&format!("/objects/{id}"));
    world.get(&path).await.body(200)["object"].clone()
}

async fn made(world: &World, body: Value) -> Value {
    let made = world.post(&world.v1("/objects"), body).await;
    made.body(201)["object"].clone()
}

fn id_of(object: &Value) -> String {
    object["id"].as_str().unwrap().to_owned()
}

async fn etag(world: &World, id: &str) -> String {
    let read = world.get(&world.object(id)).await;
    read.header("etag").unwrap().to_owned()
}

// V-46, V-47, V-48, V-49, V-50
#[tokio::test]
async fn objects_are_created() {
    let world = World::new().await;
    let objects = world.v1("/objects");
    let body = json!({"type_key": "page", "name": " Trip ", "body": "# Hi\n\ntext", "zz": 1});
    let trip = made(&world, body).await;
    assert_eq!(
        [&trip["name"], &trip["layout"], &trip["type"]["key"]],
        ["Trip", "basic", "page"]
    );
    assert_eq!(trip["markdown"], "# Hi   \ntext   \n");
    assert_eq!(
        (&trip["archived"], &trip["icon"]),
        (&json!(false), &json!(null))
    );
    assert_eq!(trip, read(&world, &id_of(&trip)).await);
    let same = world.read(&id_of(&trip)).await;
    assert_eq!(same["properties"]["name"], "Trip");
    assert_eq!(same["blocks"].as_array().unwrap().len(), 2);

    // Without a usable type, value, icon or template nothing is created.
    let page = |more: Value| {
        let mut body = json!({"type_key": "page", "name": "no"});
        body.as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        body
    };
    let long = "a".repeat(4097);
    let many = "x\n\n".repeat(2049);
    for (body, said) in [
        (json!({}), "bad input: "),
        (json!({"type_key": ""}), "bad input: invalid type key: \"\""),
        (
            json!({"type_key": "nosuch"}),
            "bad input: invalid type key: \"nosuch\"",
        ),
        (
            json!({"type_key": "Task"}),
            "bad input: invalid type key: \"Task\"",
        ),
        (json!({"type_key": "image"}), "bad input: invalid type key"),
        (
            json!({"type_key": "template"}),
            "bad input: invalid type key",
        ),
        (
            page(json!({"name": long})),
            "bad input: name: 4097 characters",
        ),
        (page(json!({"body": many})), "bad input: "),
        (
            page(json!({"properties": [{"key": "nosuch", "text": "x"}]})),
            "bad input: unknown property key: \"nosuch\"",
        ),
        (
            page(json!({"icon": {"format": "x"}})),
            "bad input: invalid icon format: \"x\"",
        ),
        (
            page(json!({"icon": {"format": "emoji", "emoji": "abc"}})),
            "bad input: icon emoji is not valid",
        ),
        (
            page(json!({"icon": {"format": "file", "file": "x"}})),
            "bad input: icon file is not valid",
        ),
        (
            page(json!({"icon": {"format": "icon", "name": "book", "color": "blue"}})),
            "bad input: icon name and color are not supported for object",
        ),
        (page(json!({"template_id": "x"})), "bad input: "),
        (json!({"type_key": "set", "body": "x"}), "bad input: "),
        (
            json!({"type_key": "collection", "body": "x"}),
            "bad input: ",
        ),
    ] {
        let reply = world.post(&objects, body).await;
        reply.old_begins(400, "bad_request", said);
    }
    let list = world.get(&objects).await.body(200);
    assert_eq!(column(&list, "name"), ["Trip"]);

    // By the id of a type; with an icon, which is cleared again.
    let icon = json!({"format": "emoji", "emoji": "🚀"});
    let by_id = json!({"type_key": trip["type"]["id"], "icon": icon, "template_id": ""});
    let by_id = made(&world, by_id).await;
    assert_eq!(
        (&by_id["type"]["key"], &by_id["icon"]),
        (&json!("page"), &icon)
    );
    let path = world.v1(&format!("/objects/{}", id_of(&by_id)));
    let cleared = json!({"icon": {"format": "emoji", "emoji": ""}});
    assert_eq!(
        world.patch(&path, cleared).await.body(200)["object"]["icon"],
        json!(null)
    );

    for layout in ["set", "collection"] {
        let list = made(&world, json!({"type_key": layout, "name": layout})).await;
        assert_eq!(
            (&list["layout"], &list["markdown"]),
            (&json!(layout), &json!(""))
        );
        let views = world.v1(&format!("/lists/{}/views", id_of(&list)));
        assert_eq!(world.get(&views).await.body(200)["pagination"]["total"], 1);
    }
    let source = json!([{"key": "source", "url": "http://127.0.0.1:9/x"}]);
    let bookmark = made(
        &world,
        json!({"type_key": "bookmark", "properties": source}),
    )
    .await;
    let shown = bookmark["properties"].as_array().unwrap().iter();
    let shown: Vec<&Value> = shown.filter(|value| value["key"] == "source").collect();
    assert_eq!(shown[0]["url"], "http://127.0.0.1:9/x");

    let path = format!("/v2/spaces/{}/templates", world.one.short);
    let blocks = json!([{"type": "paragraph", "text": "first"}]);
    let template = json!({"formatVersion": "2.0", "template_for": "page", "properties": {"name": "T"}, "blocks": blocks});
    let template = world.post(&path, template).await.body(201);
    let body = json!({"type_key": "page", "template_id": template["id"], "body": "second"});
    let from = made(&world, body).await;
    assert_eq!(from["markdown"], "first   \nsecond   \n");
}

// V-51, V-52, V-53, V-54, V-55, V-10
#[tokio::test]
async fn objects_are_changed_as_far_as_they_are_named() {
    let world = World::new().await;
    let page = json!({"type_key": "page", "name": "P", "body": "a\n\nb"});
    let page = made(&world, page).await;
    let id = id_of(&page);
    let path = world.v1(&format!("/objects/{id}"));
    let ignored = json!({"source": "", "body": "x", "template_id": "", "properties": []});
    let before = etag(&world, &id).await;
    for body in [
        json!({}),
        ignored,
        json!({"name": null}),
        json!({"type_key": "page"}),
    ] {
        let changed = world.patch(&path, body).await.body(200);
        assert_eq!(changed["object"]["markdown"], "a   \nb   \n");
        assert_eq!(etag(&world, &id).await, before);
    }
    let blocks = world.read(&id).await["blocks"].clone();
    let twice = world.request("PATCH", &path).header("If-Match", "\"x\"");
    let twice = twice
        .header("Idempotency-Key", "k")
        .json(&json!({"name": " Q "}));
    for _ in 0..2 {
        let changed = twice.clone().send().await;
        assert_eq!(changed.header("idempotency-replayed"), None);
        assert_eq!(changed.body(200)["object"]["name"], "Q");
    }
    assert_ne!(etag(&world, &id).await, before);
    assert_eq!(world.read(&id).await["blocks"], blocks);

    let changed = world.patch(&path, json!({"markdown": "c"})).await.body(200);
    assert_eq!(
        (&changed["object"]["markdown"], &changed["object"]["name"]),
        (&json!("c   \n"), &json!("Q"))
    );
    assert_ne!(world.read(&id).await["blocks"][0]["id"], blocks[0]["id"]);
    let changed = world.patch(&path, json!({"markdown": ""})).await.body(200);
    assert_eq!(changed["object"]["markdown"], "");

    let changed = world
        .patch(&path, json!({"type_key": "task"}))
        .await
        .body(200);
    assert_eq!(
        (
            &changed["object"]["layout"],
            &changed["object"]["type"]["key"]
        ),
        (&json!("action"), &json!("task"))
    );
    for key in ["", "nosuch", "collection", "template"] {
        let said = format!("bad input: failed to update object, invalid type key: {key:?}");
        let reply = world
            .patch(&path, json!({"type_key": key, "name": "no"}))
            .await;
        reply.old_begins(400, "bad_request", &said);
    }
    for (body, said) in [
        (json!({"name": 1}), "bad input: name: "),
        (json!({"properties": {}}), "bad input: properties: "),
        (json!({"icon": "x"}), "bad input: invalid icon format: \"\""),
    ] {
        world
            .patch(&path, body)
            .await
            .old_begins(400, "bad_request", said);
    }
    assert_eq!(read(&world, &id).await["name"], "Q");

    // What v1 cannot show stays.
    let coloured = json!([{"type": "paragraph", "text": "x", "background_color": "yellow"}]);
    let note =
        json!({"formatVersion": "2.0", "type": "note", "properties": {}, "blocks": coloured});
    let note = world.create(note).await;
    let blocks = world.read(&note).await["blocks"].clone();
    let named = world
        .patch(&world.v1(&format!("/objects/{note}")), json!({"name": "N"}))
        .await;
    assert_eq!(named.body(200)["object"]["name"], "N");
    assert_eq!(world.read(&note).await["blocks"], blocks);

    // Restrictions.
    let list = id_of(&made(&world, json!({"type_key": "collection", "name": "C"})).await);
    let list = world.v1(&format!("/objects/{list}"));
    world
        .patch(&list, json!({"markdown": "x"}))
        .await
        .old_begins(403, "forbidden", "failed to update object");
    let emptied = world
        .patch(&list, json!({"markdown": "", "name": "D"}))
        .await
        .body(200);
    assert_eq!(emptied["object"]["name"], "D");
    let listed = world
        .get(&format!("{}/views", list.replace("objects", "lists")))
        .await
        .body(200);
    assert_eq!(listed["pagination"]["total"], 1);
    let first = async |path: &str| {
        let list = world.get(&world.v1(path)).await.body(200);
        list["data"][0]["id"].as_str().unwrap().to_owned()
    };
    for id in [
        first("/members").await,
        first("/types").await,
        first("/properties").await,
    ] {
        let path = world.v1(&format!("/objects/{id}"));
        let said = "bad input: failed to update object: ";
        world
            .patch(&path, json!({"name": "x"}))
            .await
            .old_begins(400, "bad_request", said);
        world
            .delete(&path)
            .await
            .old_begins(403, "forbidden", "failed to delete object");
    }
    let gone = world.v1("/objects/nosuch");
    for reply in [
        world.patch(&gone, json!({"name": 1})).await,
        world.delete(&gone).await,
    ] {
        reply.old(404, "object_not_found", "object not found");
    }
}

// V-54: a template keeps its type
#[tokio::test]
async fn a_template_keeps_its_type() {
    let world = World::new().await;
    let path = format!("/v2/spaces/{}/templates", world.one.short);
    let template = json!({"formatVersion": "2.0", "template_for": "page", "properties": {"name": "T"}, "blocks": []});
    let template = world.post(&path, template).await.body(201);
    let path = world.v1(&format!("/objects/{}", template["id"].as_str().unwrap()));
    let reply = world.patch(&path, json!({"type_key": "task"})).await;
    reply.old_begins(403, "forbidden", "failed to update object");
    let named = world.patch(&path, json!({"name": "U"})).await.body(200);
    assert_eq!(named["object"]["name"], "U");
}

// V-41, V-56, V-57
#[tokio::test]
async fn objects_are_archived() {
    let world = World::new().await;
    let id = id_of(&made(&world, json!({"type_key": "page", "name": "Gone"})).await);
    let path = world.v1(&format!("/objects/{id}"));
    let found = async || {
        let found = world
            .post(&world.v1("/search"), json!({"query": "gone"}))
            .await;
        found.body(200)["pagination"]["total"].clone()
    };
    assert_eq!(found().await, 1);
    assert_eq!(
        world.delete(&path).await.body(200)["object"]["archived"],
        false
    );
    assert_eq!(found().await, 0);
    assert_eq!(read(&world, &id).await["archived"], true);
    let list = world.get(&world.v1("/objects")).await.body(200);
    assert_eq!(list["pagination"]["total"], 0);
    assert_eq!(
        world.delete(&path).await.body(200)["object"]["archived"],
        true
    );
    world.patch(&path, json!({"name": "x"})).await.old_begins(
        403,
        "forbidden",
        "failed to update object: it is in the bin",
    );

    let aw = &world.keys.aw;
    let mut ids = Vec::new();
    for key in [aw, &world.keys.k] {
        let create = world.request_as(key, "POST", &world.v1("/objects"));
        let made = create
            .json(&json!({"type_key": "page"}))
            .send()
            .await
            .body(201);
        ids.push(id_of(&made["object"]));
    }
    let path = |id: &str| world.v1(&format!("/objects/{id}"));
    world
        .request_as(aw, "DELETE", &path(&ids[0]))
        .send()
        .await
        .is(200);
    let refused = world.request_as(aw, "DELETE", &path(&ids[1])).send().await;
    refused.old_begins(403, "forbidden", "failed to delete object");
    world.delete(&path(&ids[1])).await.is(200);
}

// V-9
#[tokio::test]
async fn bodies_are_capped() {
    let world = World::new().await;
    let body = |bytes: usize| format!("{{\"x\":\"{}\"}}", "a".repeat(bytes));
    for (path, bytes) in [("/objects", 10 << 20), ("/properties/status/tags", 1 << 20)] {
        let post = world
            .request("POST", &world.v1(path))
            .raw(body(bytes))
            .send()
            .await;
        let message = post.json["message"].as_str().unwrap().to_owned();
        post.old(413, "request_too_large", &message);
    }
}

// 410 for what is gone for good
#[tokio::test]
async fn what_was_removed_for_good_is_gone() {
    let world = World::new().await;
    let id = id_of(&made(&world, json!({"type_key": "page"})).await);
    let plan = Plan {
        writes: vec![Write::DeleteObject { id: id.clone() }],
        ..Plan::at(0)
    };
    world.server.store.commit(plan).unwrap();
    let path = world.v1(&format!("/objects/{id}"));
    for reply in [
        world.get(&path).await,
        world.patch(&path, json!({})).await,
        world.delete(&path).await,
    ] {
        reply.old(410, "resource_gone", "object deleted");
    }
    world.get(&world.object(&id)).await.is(404);
}

fn png() -> Vec<u8> {
    let mut png = Cursor::new(Vec::new());
    let picture = GrayImage::new(8, 8);
    picture.write_to(&mut png, ImageFormat::Png).unwrap();
    png.into_inner()
}

// V-94
#[tokio::test]
async fn an_image_of_the_space_is_an_icon() {
    let world = World::new().await;
    let image = uploaded(&world, "a.png", &png()).await;
    let icon = json!({"format": "file", "file": image});
    let page = made(&world, json!({"type_key": "page", "icon": icon})).await;
    let id = id_of(&page);
    let path = world.v1(&format!("/objects/{id}"));
    let url = page["icon"]["file"].as_str().unwrap();
    let end = format!("/v1/spaces/{}/files/{image}", world.one.full);
    assert!(url.ends_with(&end), "{url}");
    let before = etag(&world, &id).await;
    let again = world
        .patch(&path, json!({"icon": page["icon"]}))
        .await
        .body(200);
    assert_eq!(again["object"]["icon"], page["icon"]);
    assert_eq!(etag(&world, &id).await, before);
    let text = uploaded(&world, "a.txt", b"hello").await;
    for file in [text, id.clone(), format!("http://other{end}")] {
        let icon = json!({"icon": {"format": "file", "file": file}});
        let refused = world.patch(&path, icon).await;
        refused.old(400, "bad_request", "bad input: icon file is not valid");
    }
}

// V-97, V-98, V-110
#[tokio::test]
async fn a_text_comes_back_as_it_was_read() {
    let world = World::new().await;
    let image = uploaded(&world, "a.png", &png()).await;
    let file = uploaded(&world, "a.txt", b"hello").await;
    let pdf = uploaded(&world, "a.pdf", b"%PDF-1.7\n%%EOF\n").await;
    let blocks = json!([
        {"type": "heading_1", "text": "Trip"},
        {"type": "image", "object_id": image},
        {"type": "file", "object_id": file},
        {"type": "pdf", "object_id": pdf},
        {"type": "checkbox", "text": "done", "checked": true},
    ]);
    let properties = json!({"name": "Trip", "description": "not in it"});
    let document =
        json!({"formatVersion": "2.0", "type": "page", "properties": properties, "blocks": blocks});
    let id = world.create(document).await;
    let stripped = async || {
        let mut blocks = world.read(&id).await["blocks"].clone();
        for block in blocks.as_array_mut().unwrap() {
            let block = block.as_object_mut().unwrap();
            block.retain(|member, _| {
                ["type", "text", "object_id", "checked"].contains(&member.as_str())
            });
        }
        blocks
    };
    let (before, old) = (stripped().await, etag(&world, &id).await);
    let text = read(&world, &id).await["markdown"].clone();
    assert!(!text.as_str().unwrap().contains("not in it"));
    let path = world.v1(&format!("/objects/{id}"));
    let changed = world
        .patch(&path, json!({"markdown": text}))
        .await
        .body(200);
    assert_eq!(changed["object"]["markdown"], text);
    assert_eq!(stripped().await, before);
    let ops = json!({"ops": [{"op": "set_properties", "set": {"name": "no"}}]});
    let stale = world
        .request("PATCH", &world.object(&id))
        .header("If-Match", &old);
    stale.json(&ops).send().await.is(409);
}
