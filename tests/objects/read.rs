//! The read options (document.md 2).

use serde_json::{Value, json};

use crate::support::World;

/// PAGE of document.md 18.
async fn plan(world: &World) -> String {
    let long = "long ".repeat(18);
    world
        .create(json!({
            "formatVersion": "2.0", "type": "page",
            "icon": {"format": "emoji", "emoji": "🧭"},
            "properties": {"name": "Plan", "description": "d"},
            "blocks": [
                {"id": "h", "type": "heading_1", "text": "Top"},
                {"id": "p", "type": "paragraph", "text": long.trim_end().to_owned() + "!"},
                {"indent": 1, "id": "c", "type": "bulleted_list_item", "text": "kid"},
                {"indent": 2, "id": "g", "type": "paragraph", "text": "grand"},
                {"id": "d", "type": "divider"},
            ],
        }))
        .await
}

fn ids(list: &Value) -> Vec<&str> {
    list.as_array()
        .unwrap()
        .iter()
        .map(|entry| entry["id"].as_str().unwrap())
        .collect()
}

// D-1
#[tokio::test]
async fn a_read_is_the_whole_document() {
    let world = World::new().await;
    let id = plan(&world).await;
    let reply = world.get(&world.object(&id)).await;
    let document = &reply.json;
    assert_eq!(document["formatVersion"], "2.0");
    assert_eq!(document["id"], id.as_str());
    for absent in ["kind", "$schema", "warnings", "subtree", "partial"] {
        assert!(document.get(absent).is_none(), "{absent}");
    }
    assert_eq!(ids(&document["blocks"]), ["h", "p", "c", "g", "d"]);
    let blocks = document["blocks"].as_array().unwrap().iter();
    let indents: Vec<&Value> = blocks.map(|block| &block["indent"]).collect();
    assert_eq!(json!(indents), json!([null, null, 1, 2, null]));
    // The same bytes again.
    assert_eq!(reply.text, world.get(&world.object(&id)).await.text);
}

// document.md 2.3
#[tokio::test]
async fn an_outline_costs_less_than_its_page() {
    let world = World::new().await;
    let text = "A line of seventy characters, as people write them in their own notes.";
    let blocks: Vec<Value> = (0..200)
        .map(|_| json!({"type": "paragraph", "text": text}))
        .collect();
    let page = json!({"formatVersion": "2.0", "type": "page", "blocks": blocks});
    let path = world.object(&world.create(page).await);
    let bytes = async |query: &str| {
        let reply = world.get(&format!("{path}?{query}")).await;
        reply.is(200).text.len()
    };
    let (outline, whole) = (bytes("outline=true").await, bytes("include=blocks").await);
    assert!(outline * 20 < whole * 17, "{outline} of {whole} bytes");
}

// D-6, D-7, H-119
#[tokio::test]
async fn options_that_do_not_go_together() {
    let world = World::new().await;
    let path = world.object(&plan(&world).await);
    let get = async |query: &str| world.get(&format!("{path}?{query}")).await;
    get("outline=true&block=p")
        .await
        .ambiguous(&["outline", "block"]);
    get("block=p&include=properties,blocks").await.is(200);
    get("format=pdf").await.invalid(&["format"]);
}

// D-8, H-140
#[tokio::test]
async fn names_take_the_place_of_keys() {
    let world = World::new().await;
    let id = plan(&world).await;
    let path = format!("{}?keys=name", world.object(&id));
    let document = world.get(&path).await.body(200);
    assert_eq!(document["type"], "Page");
    let names: Vec<&String> = document["properties"].as_object().unwrap().keys().collect();
    assert_eq!(names[..3], ["Name", "Description", "Created by"]);
    assert!(names.iter().any(|name| *name == "Creation date"));
    assert_eq!(document["blocks"][0]["type"], "heading_1");
    let path = format!("{}?keys=name&fields=created_date", world.objects());
    let rows = world.get(&path).await.body(200);
    assert_eq!(rows["data"][0]["type"], "Page");
    assert!(rows["data"][0]["properties"].get("Creation date").is_some());
}

// D-9
#[tokio::test]
async fn a_page_without_blocks() {
    let world = World::new().await;
    let path = world.object(&world.create(json!({"type": "page", "name": "Bare"})).await);
    assert!(world.get(&path).await.body(200).get("blocks").is_none());
    assert_eq!(
        world.get(&format!("{path}?outline=true")).await.body(200)["outline"],
        json!([])
    );
    let markdown = world.get(&format!("{path}?format=md")).await.body(200);
    let members: Vec<&String> = markdown.as_object().unwrap().keys().collect();
    assert_eq!(members.len(), 4, "{markdown}");
    for member in ["id", "type", "etag", "markdown"] {
        assert!(markdown.get(member).is_some(), "{member}");
    }
}

// D-10
#[tokio::test]
async fn parts_and_renderings_cannot_be_posted() {
    let world = World::new().await;
    let path = world.object(&plan(&world).await);
    for (query, fault) in [
        ("block=p", "/subtree"),
        ("outline=true", "/outline"),
        ("include=blocks", "/partial"),
        ("include=properties", "/partial"),
    ] {
        let part = world.get(&format!("{path}?{query}")).await.body(200);
        let reply = world.post(&world.objects(), part).await;
        assert_eq!(reply.status, 400);
        assert!(reply.paths().contains(&fault.to_owned()), "{}", reply.text);
    }
    let markdown = world.get(&format!("{path}?format=md")).await.body(200);
    let reply = world.post(&world.objects(), markdown).await;
    assert_eq!(reply.status, 400);
    let mut paths = reply.paths().into_iter();
    assert!(paths.any(|path| path == "/etag" || path == "/id"));
}

// D-11, document.md 13
#[tokio::test]
async fn a_whole_read_can_be_cloned() {
    let world = World::new().await;
    let id = plan(&world).await;
    let read = async |id: &str| {
        let path = format!("{}?ids=full", world.object(id));
        world.get(&path).await.body(200)
    };
    let mut first = read(&id).await;
    let created = world.post(&world.objects(), first.clone()).await;
    assert_eq!(created.warnings(), ["/id"], "{}", created.text);
    let copy = created.body(201)["id"].as_str().unwrap().to_owned();
    let mut second = read(&copy).await;
    for document in [&mut first, &mut second] {
        let members = document.as_object_mut().unwrap();
        members.shift_remove("id");
        members.shift_remove("etag");
        let properties = members["properties"].as_object_mut().unwrap();
        for output in ["created_date", "last_modified_date"] {
            properties.shift_remove(output);
        }
    }
    assert_eq!(first, second);
}
