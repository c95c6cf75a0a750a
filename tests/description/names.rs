//! The names of the API are of one kind.

use serde_json::Value;

use super::served;
use crate::support::World;

/// Names that are not ours, but of the document format.
const FOREIGN: [&str; 2] = ["formatVersion", "$schema"];

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

/// What a description names: parameters that are no headers, members of objects, and the values of `op`, which the
/// published schemas say with `const`.
fn names(described: &Value, found: &mut Vec<String>) {
    match described {
        Value::Object(members) => {
            if let (Some(name), Some(place)) = (members.get("name"), members.get("in"))
                && place != "header"
            {
                found.extend(name.as_str().map(str::to_owned));
            }
            for (key, member) in members {
                match member {
                    // The names of members are no keywords of a schema, whatever they are.
                    Value::Object(properties) if key == "properties" => {
                        found.extend(properties.keys().cloned());
                        properties.values().for_each(|member| names(member, found));
                        if let Some(op) = properties.get("op") {
                            let ops = op.get("enum").and_then(Value::as_array);
                            let ops = ops.into_iter().flatten().chain(op.get("const"));
                            found.extend(ops.filter_map(Value::as_str).map(str::to_owned));
                        }
                    }
                    _ => names(member, found),
                }
            }
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
        .anonymous("GET", "/v2/docs/openapi.json")
        .send()
        .await
        .body(200);
    let mut found = Vec::new();
    names(&document, &mut found);
    found.extend(served(&world).await.into_keys());
    let index = world.get("/v2/schemas").await.body(200);
    for rows in ["kinds", "ops"] {
        for row in index[rows].as_array().unwrap() {
            let entry = world.get(row["url"].as_str().unwrap()).await.body(200);
            found.push(entry["kind"].as_str().unwrap().to_owned());
            names(&entry["schema"], &mut found);
        }
    }
    for known in [
        "space_id",
        "property_definitions",
        "create_missing_options",
        "search_space",
        // Of the entries alone: the value of `op` and the name of a kind.
        "move_property",
        "chat_message_edit",
    ] {
        assert!(
            found.iter().any(|name| name == known),
            "{known} is not walked over"
        );
    }
    found.retain(|name| !is_snake_case(name) && !FOREIGN.contains(&name.as_str()));
    assert_eq!(found, [""; 0]);
}
