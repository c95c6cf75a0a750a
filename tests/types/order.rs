//! The order in which create_type judges a body: the first step with a fault answers alone (http.md 19.1).

use serde_json::{Value, json};

use super::plant;
use crate::support::World;

/// A step that has a fault: code, paths, and what repairs it: a member and its value, null to leave it out.
type Step = (&'static str, &'static [&'static str], &'static str, Value);

/// Sends a body that has a fault of every step, repairing one after the other, until it is taken.
async fn answers_in_order(mut body: Value, steps: Vec<Step>) {
    let world = World::new().await;
    plant(&world).await;
    let before = world.get(&format!("{}?limit=1000", world.types())).await;
    let before = before.body(200);
    for (code, paths, member, repaired) in steps {
        let reply = world.post(&world.types(), body.clone()).await;
        reply.refused(400, code, paths);
        let now = world.get(&format!("{}?limit=1000", world.types())).await;
        assert_eq!(now.body(200), before, "{member}");
        let (parent, name) = member.rsplit_once('/').unwrap();
        let parent = body.pointer_mut(parent).unwrap().as_object_mut().unwrap();
        match repaired {
            Value::Null => parent.remove(name),
            value => parent.insert(name.to_owned(), value),
        };
    }
    world.post(&world.types(), body).await.is(201);
}

/// Entries with a fault of each later step: a format that contradicts, an option without consent, and a key of nothing;
/// and what is left of them after each repair.
fn definitions() -> [Value; 4] {
    let conflict = json!({"property": "watered", "format": "text"});
    let option = json!({"property": "stage", "options": ["Grown"]});
    let unknown = json!({"property": "wattered"});
    [
        json!([unknown, option, conflict]),
        json!([unknown, option]),
        json!([unknown]),
        json!([]),
    ]
}

// H-83, http.md 19.1
#[tokio::test]
async fn a_flat_body_is_judged_step_by_step() {
    let [all, options, unknown, none] = definitions();
    let list = "/property_definitions";
    let body = json!({
        "subtree": "x", "nope": 1, "api_key": "a-b", "name": "Plant", "property_definitions": all,
    });
    let invalid = "validation_failed";
    let steps: Vec<Step> = vec![
        (invalid, &["/subtree"], "/subtree", Value::Null),
        (invalid, &["/nope"], "/nope", Value::Null),
        (invalid, &["/api_key"], "/api_key", json!("plant")),
        (invalid, &["/api_key"], "/api_key", Value::Null),
        (invalid, &["/name"], "/name", json!("Tree")),
        (invalid, &["/property_definitions/2/format"], list, options),
        (invalid, &["/property_definitions/1/options"], list, unknown),
        (invalid, &["/property_definitions/0/property"], list, none),
    ];
    answers_in_order(body, steps).await;
}

// H-83, http.md 19.1
#[tokio::test]
async fn a_document_is_judged_step_by_step() {
    let [all, options, unknown, none] = definitions();
    let list = "/type_settings/property_definitions";
    let body = json!({
        "subtree": "x", "kind": "page", "blocks": [], "formatVersion": "99.0", "properties": [],
        "type_settings": {"nope": 1, "api_key": "a-b", "property_definitions": all},
    });
    let invalid = "validation_failed";
    #[rustfmt::skip]
    let steps: Vec<Step> = vec![
        (invalid, &["/subtree"], "/subtree", Value::Null),
        (invalid, &["/kind"], "/kind", json!("object_type")),
        (invalid, &["/blocks"], "/blocks", Value::Null),
        ("version_unsupported", &["/formatVersion"], "/formatVersion", json!("2.0")),
        (invalid, &["/properties"], "/properties", json!({"name": "Plant"})),
        (invalid, &["/type_settings/nope"], "/type_settings/nope", Value::Null),
        (invalid, &["/type_settings/api_key"], "/type_settings/api_key", json!("plant")),
        (invalid, &["/type_settings/api_key"], "/type_settings/api_key", Value::Null),
        (invalid, &["/properties/name"], "/properties/name", json!("Tree")),
        (invalid, &["/type_settings/property_definitions/2/format"], list, options),
        (invalid, &["/type_settings/property_definitions/1/options"], list, unknown),
        (invalid, &["/type_settings/property_definitions/0/property"], list, none),
    ];
    answers_in_order(body, steps).await;
}
