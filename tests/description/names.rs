//! The names of the API are of one kind.

use serde_json::Value;

use super::served;
use crate::support::World;

/// Names that are not ours: of JSON Schema, which some answers hold, and of the document format.
const FOREIGN: [&str; 5] = [
    "formatVersion",
    "$schema",
    "additionalProperties",
    "maxProperties",
    "allOf",
];

fn is_snake_case(name: &str) -> bool {
    let words = name.split('_');
    let is_word = |word: &str| {
        !word.is_empty()
            && word
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    name.starts_with(|first: char| first.is_ascii_lowercase()) && { words }.all(is_word)
}

/// What a description names: parameters that are no headers, members of objects, and the values of `op`.
fn names(described: &Value, found: &mut Vec<String>) {
    match described {
        Value::Object(members) => {
            if let (Some(name), Some(place)) = (members.get("name"), members.get("in"))
                && place != "header"
            {
                found.extend(name.as_str().map(str::to_owned));
            }
            if let Some(Value::Object(properties)) = members.get("properties") {
                found.extend(properties.keys().cloned());
                let ops = properties.get("op").and_then(|op| op.get("enum"));
                let ops = ops.and_then(Value::as_array).into_iter().flatten();
                found.extend(ops.filter_map(Value::as_str).map(str::to_owned));
            }
            members.values().for_each(|member| names(member, found));
        }
        Value::Array(entries) => entries.iter().for_each(|entry| names(entry, found)),
        _ => {}
    }
}

// H-139
#[tokio::test]
async fn parameters_members_and_operations_are_snake_case() {
    let world = World::new().await;
    let document = world
        .anonymous("GET", "/docs/openapi.json")
        .send()
        .await
        .body(200);
    let mut found = Vec::new();
    names(&document, &mut found);
    found.extend(served(&world).await.into_keys());
    for kind in ["search", "query", "patch_object", "type_patch"] {
        let entry = world.get(&format!("/v2/schemas/{kind}")).await;
        if entry.status == 200 {
            names(&entry.json["schema"], &mut found);
        }
    }
    for known in [
        "space_id",
        "property_definitions",
        "create_missing_options",
        "search_space",
    ] {
        assert!(
            found.iter().any(|name| name == known),
            "{known} is not walked over"
        );
    }
    found.retain(|name| !is_snake_case(name) && !FOREIGN.contains(&name.as_str()));
    assert_eq!(found, [""; 0]);
}
