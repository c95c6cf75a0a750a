//! The values of answers are described as they come, and what no schema says of requests is told in words.

use rolltop_document::bundled::ParticipantPermissions;
use serde_json::{Value, json};

use crate::support::World;

/// The schema of a member of a component.
fn member<'d>(document: &'d Value, component: &str, name: &str) -> &'d Value {
    &document["components"]["schemas"][component]["properties"][name]
}

/// The answer, or the first row of a page.
async fn first(world: &World, path: &str) -> Value {
    let body = world.get(path).await.body(200);
    match body["data"].as_array() {
        Some(rows) => rows[0].clone(),
        None => body,
    }
}

// http.md 18, 20.1, document.md 3.1: lists that are closed.
#[tokio::test]
async fn closed_lists_are_described() {
    let world = World::new().await;
    let document = world.get("/v2/docs/openapi.json").await.body(200);
    let properties = format!("/v2/spaces/{}/properties", world.one.short);
    let stage = json!({"name": "Stage", "format": "select", "options": [{"name": "Seed"}]});
    world.post(&properties, stage).await.is(201);
    let stage = format!("{properties}/stage");
    let options = format!("{stage}/options");
    let bloom = world.post(&options, json!({"name": "Bloom"})).await;
    for (component, name, answer) in [
        ("PropertyRow", "format", first(&world, &properties).await),
        ("Property", "format", first(&world, &stage).await),
        ("OptionRow", "color", first(&world, &options).await),
        ("OptionResult", "color", bloom.body(201)),
    ] {
        let values = member(&document, component, name)["enum"].as_array();
        let values = values.unwrap_or_else(|| panic!("{component}.{name} is no list"));
        assert!(values.contains(&answer[name]), "{component} {answer}");
    }
    // Of built-in properties there are formats that nobody can create.
    let formats = member(&document, "PropertyRow", "format")["enum"].as_array();
    let creatable = member(&document, "CreatePropertyRequest", "format")["enum"].as_array();
    assert!(formats.unwrap().len() > creatable.unwrap().len());
    // A role may be empty, of which a list would need a name.
    let role = member(&document, "MemberRow", "role");
    let told = role["description"].as_str().unwrap();
    for permissions in ParticipantPermissions::ALL {
        let name = permissions.role();
        assert!(told.contains(&format!("`{name}`")), "{name}: {told}");
    }
    assert!(role["enum"].is_null(), "{role}");
}

// chats-files-auth.md 1.1, http.md 15.2: moments are written as RFC 3339 has them.
#[tokio::test]
async fn moments_are_described() {
    let world = World::new().await;
    let document = world.get("/v2/docs/openapi.json").await.body(200);
    let chat = world.chat("Garden").await;
    let id = world.say(&chat, "Seed").await;
    let path = format!("{}/{id}", world.messages(&chat));
    world.patch(&path, json!({"text": "Bloom"})).await.is(200);
    let message = first(&world, &path).await;
    let key = first(&world, "/v2/auth/whoami").await["key"].clone();
    for (component, name, answer) in [
        ("ChatMessage", "at", &message),
        ("ChatMessage", "edited_at", &message),
        ("WhoamiKey", "created_at", &key),
        ("WhoamiKey", "expires_at", &key),
    ] {
        let schema = member(&document, component, name);
        let formats = jsonschema::options().should_validate_formats(true);
        let validator = formats.build(schema).unwrap();
        // What does not expire has no moment.
        let served = answer.get(name);
        assert!(
            served.is_none_or(|moment| validator.is_valid(moment)),
            "{name} {answer}"
        );
        assert!(!validator.is_valid(&json!("yesterday")), "{schema}");
    }
}

// http.md 2, 3: what is no fault of a request, though its schemas do not admit it.
#[tokio::test]
async fn what_no_schema_admits_is_told() {
    let world = World::new().await;
    let document = world.get("/v2/docs/openapi.json").await.body(200);
    let told = document["info"]["description"].as_str().unwrap();
    let body = json!({"name": "Garden", "description": null});
    world.post("/v2/spaces", body).await.is(201);
    assert!(told.contains("Null for an optional member counts as absent"));
    world.get("/v2/spaces?limit=&nobody=knows").await.is(200);
    for words in ["An empty value counts as absent", "parameters are ignored"] {
        assert!(told.contains(words), "{words}");
    }
}
