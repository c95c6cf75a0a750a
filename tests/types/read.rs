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
    assert_eq!(document["etag"], etag);
    has!(document, {"kind": "object_type", "type": "object_type", "properties": {"name": "Diary Entry"}});
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
    let settings = &document["type_settings"];
    has!(settings, {"layout": "todo", "api_key": "task", "plural_name": "Tasks"});
    let listed: Vec<(&str, &str)> = definitions(&document)
        .iter()
        .map(|entry| {
            let section = entry["section"].as_str().unwrap_or("regular");
            (entry["property"].as_str().unwrap(), section)
        })
        .collect();
    assert_eq!(
        listed,
        [
            ("type", "featured"),
            ("backlinks", "featured"),
            ("tag", "featured"),
            ("assignee", "regular"),
            ("done", "regular"),
            ("due_date", "regular"),
            ("linked_projects", "regular"),
            ("status", "regular"),
            ("created_date", "regular"),
            ("creator", "regular"),
            ("links", "regular"),
            ("last_modified_date", "hidden"),
            ("last_modified_by", "hidden"),
            ("last_opened_date", "hidden"),
        ]
    );
    let assignee = json!({
        "property": "assignee", "name": "Assignee", "format": "objects",
        "object_types": ["contact", "participant"],
    });
    assert_eq!(definitions(&document)[3], assignee);
    assert_eq!(
        (
            &document["blocks"][0]["id"],
            &document["blocks"][0]["views"][0]["name"]
        ),
        (&json!("dataview"), &json!("All"))
    );
    assert_eq!(
        document["properties"].get("recommended_relations"),
        None,
        "D-35"
    );
}

// document.md 4.1, H-17: names wherever the document spells a key, the lists of the type included.
#[tokio::test]
async fn keys_may_be_served_as_names() {
    let world = World::new().await;
    let path = world.type_path("task?keys=name&ids=full");
    let document = world.get(&path).await.body(200);
    // The name of a hidden type resolves nowhere.
    assert_eq!(document["type"], "object_type");
    let listed: Vec<&Value> = definitions(&document)
        .iter()
        .map(|entry| &entry["property"])
        .collect();
    assert!(listed.contains(&&json!("Due date")), "{listed:?}");
    assert!(listed.contains(&&json!("Last opened date")), "{listed:?}");
    assert_eq!(
        definitions(&document)[3]["object_types"],
        json!(["Contact", "Space member"])
    );
    assert_eq!(document["type_settings"]["api_key"], "task");
    assert_eq!(
        document["blocks"][0]["views"][0]["id"]
            .as_str()
            .unwrap()
            .len(),
        24
    );
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
    reply.missing(&["type"]);
    reply.mentions(&["task", "list_types"]);
    let see = &reply.json["issues"][0]["see_also"][0];
    has!(see, {"op": "list_types", "params": {"space_id": world.one.short}});
    world
        .get(&world.type_path("Human"))
        .await
        .missing(&["type"])
        .omits(&["profile"]);
    let id = world.get(&world.type_path("page")).await.body(200)["id"].clone();
    world
        .get(&world.type_path(id.as_str().unwrap()))
        .await
        .missing(&["type"]);
}

fn definitions(document: &Value) -> &[Value] {
    document["type_settings"]["property_definitions"]
        .as_array()
        .unwrap()
}
