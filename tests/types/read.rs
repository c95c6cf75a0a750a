//! get_type (http.md 19, document.md 7).

use serde_json::{Value, json};

use crate::support::World;
use crate::support::partial::has;

// http.md 10, 19; H-53, H-81, D-48
#[tokio::test]
async fn every_spelling_is_the_same_document() {
    let world = World::new().await;
    let reply = world.get(&world.type_path("diary_entry")).await;
    let etag = reply.header("etag").unwrap().trim_matches('"').to_owned();
    let document = reply.body(200);
    let name = json!({"name": "Diary Entry"});
    has!(document, {"etag": etag, "kind": "object_type", "type": "object_type", "properties": name});
    for spelling in [
        "diaryEntry",
        "diary-entry",
        "DIARY%20entry",
        "Diary%20Entry",
    ] {
        let read = world.get(&world.type_path(spelling)).await.body(200);
        assert_eq!(read, document, "{spelling}");
    }
    let id = document["id"].as_str().unwrap();
    assert_eq!(world.read(id).await, document);
    let hidden = world.get(&world.type_path("profile")).await.body(200);
    assert_eq!(hidden["properties"]["name"], "Human");
}

// document.md 7: the settings, their list of properties by section, and the views.
#[tokio::test]
async fn a_type_is_a_document() {
    let world = World::new().await;
    let document = world.get(&world.type_path("task")).await.body(200);
    let settings = json!({"layout": "todo", "api_key": "task", "plural_name": "Tasks"});
    has!(document, {"type_settings": settings, "blocks": [{"id": "dataview", "views": [{"name": "All"}]}]});
    let section = |wanted: Option<&str>| {
        let listed = definitions(&document).iter();
        let listed = listed.filter(|entry| entry["section"].as_str() == wanted);
        let keys: Vec<&str> = listed
            .map(|entry| entry["property"].as_str().unwrap())
            .collect();
        keys.join(" ")
    };
    assert_eq!(section(Some("featured")), "type backlinks tag");
    let regular = "assignee done due_date linked_projects status created_date creator links";
    assert_eq!(section(None), regular);
    let hidden = "last_modified_date last_modified_by last_opened_date";
    assert_eq!(section(Some("hidden")), hidden);
    let assignee = json!({
        "property": "assignee", "name": "Assignee", "format": "objects",
        "object_types": ["contact", "participant"],
    });
    assert_eq!(definitions(&document)[3], assignee);
    has!(document["properties"], {"recommended_relations": null}); // D-35
}

// document.md 4.1, H-17: names wherever the document spells a key, the lists of the type included.
#[tokio::test]
async fn keys_may_be_served_as_names() {
    let world = World::new().await;
    let path = world.type_path("task?keys=name&ids=full");
    let document = world.get(&path).await.body(200);
    // The name of a hidden type resolves nowhere.
    has!(document, {"type": "object_type", "type_settings": {"api_key": "task"}});
    let listed = definitions(&document);
    for name in ["Due date", "Last opened date"] {
        assert!(
            listed.iter().any(|entry| entry["property"] == name),
            "{name}"
        );
    }
    assert_eq!(
        listed[3]["object_types"],
        json!(["Contact", "Space member"])
    );
    let view = &document["blocks"][0]["views"][0];
    assert_eq!(view["id"].as_str().unwrap().len(), 24);
}

// document.md 4.1: a name that cannot stand for a key is none, for types as for properties.
#[tokio::test]
async fn odd_names_of_types_are_no_spellings() {
    let world = World::new().await;
    let templates = format!("/v2/spaces/{}/templates", world.one.short);
    for (name, key, served) in [
        ("n".repeat(128), "fits", true),
        ("n".repeat(129), "long", false),
        ("a\u{7}bell".to_owned(), "bell", false),
        ("Plain".to_owned(), "plain", true),
    ] {
        let body = json!({"name": name, "api_key": key});
        world.post(&world.types(), body).await.is(201);
        let object = world.create(json!({"type": key, "name": "O"})).await;
        let body = json!({"template_for": key, "properties": {"name": "T"}});
        let template = world.post(&templates, body).await.body(201);
        let named = async |id: &str| {
            world
                .get(&format!("{}?keys=name", world.object(id)))
                .await
                .body(200)
        };
        let spelled = if served { name.as_str() } else { key };
        assert_eq!(named(&object).await["type"], spelled);
        let template = named(template["id"].as_str().unwrap()).await;
        assert_eq!(template["template_for"], spelled);
        // What is served can be sent.
        world.create(json!({"type": spelled, "name": "P"})).await;
    }
}

// http.md 10, 19
#[tokio::test]
async fn what_names_no_type() {
    let world = World::new().await;
    let reply = world.get(&world.type_path("tusk")).await;
    reply.missing(&["type"]).mentions(&["task", "list_types"]);
    let space = json!({"space_id": world.one.short});
    has!(reply.json["issues"][0]["see_also"][0], {"op": "list_types", "params": space});
    let hidden = world.get(&world.type_path("Human")).await;
    hidden.missing(&["type"]).omits(&["profile"]);
    let page = world.get(&world.type_path("page")).await.body(200);
    let by_id = world.type_path(page["id"].as_str().unwrap());
    world.get(&by_id).await.missing(&["type"]);
}

fn definitions(document: &Value) -> &[Value] {
    document["type_settings"]["property_definitions"]
        .as_array()
        .unwrap()
}
