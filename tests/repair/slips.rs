//! Known slips: names of other programs and values without their form. What the hint says is done word by word, and
//! the next request succeeds (ops.md 19).

use serde_json::{Value, json};

use super::finding::{Finding, at_mut, holder_mut, rename};
use crate::support::World;
use crate::support::answer::Reply;

/// The hint of the first issue.
fn hint(reply: &Reply) -> &str {
    reply.json["issues"][0]["hint"].as_str().unwrap()
}

/// What follows a phrase, up to one of these ends.
fn after<'h>(hint: &'h str, phrase: &str, ends: &[char]) -> Option<&'h str> {
    let (_, rest) = hint.split_once(phrase)?;
    Some(rest[..rest.find(ends).unwrap_or(rest.len())].trim())
}

/// The form that a hint shows, as a value.
fn form_of(hint: &str) -> Option<Value> {
    let (_, form) = hint.split_once("such as ")?;
    let form = form.split_once("; ").map_or(form, |(form, _)| form);
    serde_json::from_str(form).ok()
}

async fn page(world: &World) -> String {
    let blocks = json!([
        {"id": "p1", "type": "paragraph", "text": "x"},
        {"id": "t1", "type": "table", "columns": [{"id": "ca"}], "rows": [{"id": "ra", "cells": ["Tool"]}]},
        {"id": "dv", "type": "dataview", "properties": [{"property": "name"}], "views": [{"id": "v1", "name": "All"}]},
    ]);
    world.page("P", blocks).await
}

// What is no object is told in the form that is wanted, which is taken as it stands.
#[tokio::test]
async fn a_form_in_a_hint_is_taken() {
    let world = World::new().await;
    let page = page(&world).await;
    let insert = |block: Value| json!({"op": "insert_blocks", "blocks": [block]});
    let view = |set: Value| json!({"op": "update_view", "block": "dv", "set": set});
    for op in [
        json!({"op": "insert_blocks", "blocks": ["x"]}),
        insert(json!({"type": "callout", "icon": "🚀"})),
        insert(json!({"type": "table", "columns": ["A"], "rows": []})),
        insert(json!({"type": "table", "columns": [{}], "rows": [["x"]]})),
        insert(json!({"type": "dataview", "views": ["All"]})),
        insert(json!({"type": "dataview", "properties": ["name"]})),
        insert(json!({"type": "dataview", "views": [{"columns": ["name"]}]})),
        view(json!({"sorts": ["name"]})),
        view(json!({"filters": ["name = \"x\""]})),
    ] {
        let mut body = json!({ "ops": [op] });
        let path = world.object(&page);
        let reply = world.patch(&path, body.clone()).await;
        let finding = Finding::of(&reply.is(400).json["issues"][0]);
        let Some(form) = form_of(finding.hint) else {
            panic!("{body} {}", reply.text)
        };
        *at_mut(&mut body, &finding.place).unwrap() = form;
        world.patch(&path, body).await.is(200);
    }
}

// The same in the bodies of searches and creates.
#[tokio::test]
async fn a_form_in_a_hint_is_taken_by_every_route() {
    let world = World::new().await;
    let space = |path: &str| format!("/v2/spaces/{}/{path}", world.one.short);
    let search = |more: Value| (space("search"), more);
    let query = |members: Value| {
        let mut body = json!({"name": "Q", "type": "page"});
        body.as_object_mut()
            .unwrap()
            .extend(members.as_object().unwrap().clone());
        (space("queries"), body)
    };
    let document = json!({"formatVersion": "2.0", "type": "page"});
    let with_cover = |cover: &str| {
        let mut body = document.clone();
        body["cover"] = json!(cover);
        (space("objects"), body)
    };
    let settings = |definitions: Value| {
        let settings = json!({ "property_definitions": definitions });
        let body = json!({"formatVersion": "2.0", "kind": "object_type", "properties": {"name": "U"},
            "type_settings": settings});
        (space("types"), body)
    };
    for (path, mut body) in [
        search(json!({"sorts": ["name"]})),
        search(json!({"sorts": "name"})),
        search(json!({"filters": ["name = \"x\""]})),
        search(json!({"filters": "name = \"x\""})),
        ("/v2/search".to_owned(), json!({"sorts": ["name"]})),
        ("/v2/search".to_owned(), json!({"filters": [5]})),
        query(json!({"sorts": ["name"]})),
        query(json!({"filters": ["name"]})),
        query(json!({"views": ["All"]})),
        query(json!({"views": "All"})),
        query(json!({"views": [{"name": "A", "sorts": ["name"]}]})),
        with_cover("blue"),
        (
            space("types"),
            json!({"name": "T", "property_definitions": ["Rating"]}),
        ),
        settings(json!(["Rating"])),
        (
            space("properties"),
            json!({"name": "P", "format": "select", "options": ["Done"]}),
        ),
    ] {
        let reply = world.post(&path, body.clone()).await;
        let finding = Finding::of(&reply.is(400).json["issues"][0]);
        let Some(form) = form_of(finding.hint) else {
            panic!("{path} {body} {}", reply.text)
        };
        *body.pointer_mut(&reply.paths()[0]).unwrap() = form;
        let reply = world.post(&path, body).await;
        assert!(matches!(reply.status, 200 | 201), "{path} {}", reply.text);
    }
}

// A filter as text has a member of its own.
#[tokio::test]
async fn a_filter_as_text_goes_into_filter() {
    let world = World::new().await;
    let page = page(&world).await;
    let text = "name = \"x\"";
    let reply = world
        .edit(
            &page,
            json!([{"op": "update_view", "set": {"filters": [text]}}]),
        )
        .await;
    let member = after(hint(reply.is(400)), "goes into `", &['`']).unwrap();
    let set = json!([{"op": "update_view", "set": { member: text }}]);
    world.edit(&page, set).await.is(200);
}

// Types of blocks and names of operations that other programs have.
#[tokio::test]
async fn names_of_types_and_operations_lead_to_ours() {
    let world = World::new().await;
    let page = page(&world).await;
    for (wrong, place, meant) in [
        (
            json!({"op": "insert_blocks", "blocks": [{"type": "toggle_heading_4", "text": "x"}]}),
            "/blocks/0/type",
            "toggle_heading_3",
        ),
        (
            json!({"op": "insert_blocks", "blocks": [{"type": "heading_5", "text": "x"}]}),
            "/blocks/0/type",
            "heading_3",
        ),
        (
            json!({"op": "insert_blocks", "blocks": [{"type": "h6", "text": "x"}]}),
            "/blocks/0/type",
            "heading_3",
        ),
        (
            json!({"op": "replace_block", "id": "p1", "set": {"text": "y"}}),
            "/op",
            "update_block",
        ),
        (
            json!({"op": "setTitle", "set": {"name": "y"}}),
            "/op",
            "set_properties",
        ),
        (
            json!({"op": "append_markdown", "markdown": "y"}),
            "/op",
            "insert_blocks",
        ),
        (
            json!({"op": "duplicate_view", "name": "y", "copy_from": "v1"}),
            "/op",
            "insert_view",
        ),
    ] {
        let reply = world.edit(&page, json!([wrong])).await;
        let name = after(hint(reply.is(400)), "did you mean ", &['?']).unwrap();
        assert_eq!(name, meant, "{}", reply.text);
        let mut right = wrong.clone();
        *right.pointer_mut(place).unwrap() = json!(name);
        world.edit(&page, json!([right])).await.is(200);
    }
}

// document.md 6.3: an address is a bookmark, an embed or an upload, and no member of a link or a picture.
#[tokio::test]
async fn an_address_is_told_its_block() {
    let world = World::new().await;
    let page = page(&world).await;
    let insert = |block: &Value| json!([{"op": "insert_blocks", "blocks": [block]}]);
    let link = json!({"type": "link", "url": "https://e.org"});
    let reply = world.edit(&page, insert(&link)).await;
    let kind = after(hint(reply.is(400)), "write the type ", &[',', ';']).unwrap();
    world
        .edit(
            &page,
            insert(&json!({"type": kind, "url": "https://e.org"})),
        )
        .await
        .is(200);
    let image = json!({"type": "image", "src": "https://e.org/c.png"});
    let reply = world.edit(&page, insert(&image)).await;
    let says = hint(reply.is(400));
    let kind = after(says, "write the type ", &[',', ';']).unwrap();
    let processor = after(says, "the `processor` ", &[' ']).unwrap();
    let embed = json!({"type": kind, "processor": processor, "text": "https://e.org/c.png"});
    world.edit(&page, insert(&embed)).await.is(200);
    let video = json!({"type": "video", "url": "https://e.org/c.mp4"});
    let reply = world.edit(&page, insert(&video)).await;
    reply.is(400).mentions(&["upload_file", "leave it out"]);
    world
        .edit(&page, insert(&json!({"type": "video"})))
        .await
        .is(200);
}

// ops.md 15, 16.2: what another route or another operation does is named with it.
#[tokio::test]
async fn another_route_is_named() {
    let world = World::new().await;
    let page = page(&world).await;
    let body = json!({"name": "Habit", "plural_name": "Habits"});
    let types = format!("/v2/spaces/{}/types", world.one.short);
    let habit = world.post(&types, body).await.body(201);
    let path = world.type_path(habit["key"].as_str().unwrap());

    // add_property on an object.
    let add = json!([{"op": "add_property", "property": "due_date"}]);
    let reply = world.edit(&page, add.clone()).await;
    reply
        .invalid(&["ops[0].op"])
        .mentions(&["update_type takes it"]);
    assert_eq!(reply.json["issues"][0]["see_also"][0]["op"], "update_type");
    world.patch(&path, json!({ "ops": add })).await.is(200);

    // A setting of a type among the properties of its object.
    let set = json!([{"op": "set_properties", "set": {"plural_name": "Rites"}}]);
    let reply = world.edit(habit["id"].as_str().unwrap(), set).await;
    let place = after(
        hint(reply.invalid(&["ops[0].set.plural_name"])),
        "as `",
        &['`'],
    )
    .unwrap();
    let (holder, member) = place.split_once('.').unwrap();
    let body = json!({ holder: { member: "Rites" } });
    world.patch(&path, body).await.is(200);
    let read = world.get(&path).await.body(200);
    assert_eq!(read["type_settings"]["plural_name"], "Rites");

    // The text of a table lies in its cells.
    let replace = json!([{"op": "replace_text", "id": "t1", "find": "Tool", "replace": "x"}]);
    let reply = world.edit(&page, replace).await;
    reply.invalid(&["ops[0].id"]).mentions(&["set_cell"]);
    assert_eq!(
        reply.json["issues"][0]["see_also"][0]["params"]["op"],
        "set_cell"
    );
    let cell =
        json!([{"op": "set_cell", "table_id": "t1", "row": "ra", "col": "ca", "value": "x"}]);
    world.edit(&page, cell).await.is(200);

    // A template is made, and nothing becomes one.
    let reply = world
        .edit(&page, json!([{"op": "set_type", "type": "template"}]))
        .await;
    reply
        .invalid(&["ops[0].type"])
        .mentions(&["create_template makes one, from a document"]);
    let templates = format!("/v2/spaces/{}/templates", world.one.short);
    world
        .post(&templates, json!({"template_for": "task"}))
        .await
        .is(201);
}

// http.md 3: members of whole bodies under the names of other programs.
#[tokio::test]
async fn members_of_bodies_lead_to_ours() {
    let world = World::new().await;
    let space = format!("/v2/spaces/{}", world.one.short);
    let chat = world
        .post(&format!("{space}/chats"), json!({"name": "C"}))
        .await
        .body(201)["id"]
        .clone();
    let messages = format!("{space}/chats/{}/messages", chat.as_str().unwrap());
    for (path, body) in [
        (
            format!("{space}/queries"),
            json!({"title": "Q", "type": "page"}),
        ),
        (
            format!("{space}/queries"),
            json!({"name": "Q", "type": "page", "description": "D"}),
        ),
        (
            format!("{space}/queries"),
            json!({"title": "Q", "type": "page", "description": "D", "where": "name = \"x\""}),
        ),
        (
            format!("{space}/collections"),
            json!({"title": "C", "description": "D"}),
        ),
        (
            format!("{space}/collections"),
            json!({"name": "C", "members": []}),
        ),
        (messages, json!({"content": "hi"})),
        (
            format!("{space}/search"),
            json!({"q": "x", "orderBy": [{"property": "name"}]}),
        ),
    ] {
        let mut sent = body;
        let mut reply = world.post(&path, sent.clone()).await;
        for _ in 0..3 {
            if reply.status < 400 {
                break;
            }
            for issue in reply.json["issues"].as_array().unwrap() {
                let finding = Finding::of(issue);
                let own = finding.member().unwrap().to_owned();
                let holder = holder_mut(&mut sent, &finding.place).unwrap();
                if let Some(meant) = after(finding.hint, "did you mean ", &['?']) {
                    rename(holder, &own, meant);
                } else if finding.hint.starts_with("leave it out") {
                    holder.shift_remove(&own);
                }
            }
            reply = world.post(&path, sent.clone()).await;
        }
        assert!(reply.status < 300, "{sent} {}", reply.text);
    }
    // What a create does not take, the edit that the hint names does.
    let made = world
        .post(
            &format!("{space}/queries"),
            json!({"name": "Q", "type": "page"}),
        )
        .await
        .body(201);
    let set = json!([{"op": "set_properties", "set": {"description": "D"}}]);
    world.edit(made["id"].as_str().unwrap(), set).await.is(200);
}
