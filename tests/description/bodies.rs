//! Bodies that the rules allow are allowed by the served description too.

use serde_json::{Value, json};

use super::{fits, served};
use crate::support::World;

/// What a document describes for the JSON body of an operation.
fn request(operation: &Value) -> &Value {
    &operation["requestBody"]["content"]["application/json"]["schema"]
}

// document.md 7: options as bare names; http.md 19.2: null clears the description;
// query.md 4.4: a checkbox is compared with several values.
#[tokio::test]
async fn what_is_taken_is_described() {
    let world = World::new().await;
    let made =
        json!({"name": "Habit", "property_definitions": [{"name": "Paid", "format": "checkbox"}]});
    world.post(&world.types(), made).await.is(201);
    let leaf = json!({"property": "paid", "condition": "in", "value": [true, false]});
    let options =
        json!([{"name": "Stage", "format": "select", "options": ["Seed", {"name": "Bloom"}]}]);
    let settings = json!({"property_definitions": options});
    let bodies = [
        (
            "create_type",
            "",
            json!({"name": "A", "property_definitions": options}),
        ),
        (
            "create_type",
            "",
            json!({"kind": "object_type", "properties": {"name": "B"}, "type_settings": settings}),
        ),
        (
            "update_type",
            "habit",
            json!({"properties": {"description": null}}),
        ),
        (
            "search_space",
            "",
            json!({"type": "habit", "filters": [leaf]}),
        ),
        (
            "create_query",
            "",
            json!({"name": "Q", "type": "habit", "filters": [leaf]}),
        ),
    ];
    let document = world
        .anonymous("GET", "/docs/openapi.json")
        .send()
        .await
        .body(200);
    let operations = served(&world).await;
    for (id, of_type, body) in bodies {
        let described = &operations[id];
        let path = described
            .path
            .replace("{space_id}", &world.one.short)
            .replace("{type}", of_type);
        let reply = world
            .request(&described.method, &path)
            .json(&body)
            .send()
            .await;
        assert!(reply.status < 300, "{id}: {}", reply.text);
        let schema = request(&described.operation);
        fits(&document, schema, &body, &|| format!("{id} {body}"));
    }
    // What agents decode under says the same of filters.
    let published = world.get("/v2/schemas/filters").await.body(200);
    let validator = jsonschema::validator_for(&published["schema"]).unwrap();
    assert!(validator.is_valid(&json!([leaf])));
}
