//! What a projection admits is, read as requests are read, an instance of the default schema (ops.md 18, 1.2).

use jsonschema::ValidationError;
use jsonschema::error::ValidationErrorKind as Kind;
use serde_json::{Map, Value, json};

use super::SCHEMAS;
use crate::support::World;
use crate::support::instances::Instances;

/// Instances of each projected schema.
const INSTANCES: usize = 200;

// O-165: for operations, and for the bodies that have a projection.
#[tokio::test]
async fn what_a_projection_admits_the_default_schema_admits() {
    let world = World::new().await;
    let index = world.get(SCHEMAS).await.body(200);
    let mut judged = 0;
    for rows in ["kinds", "ops"] {
        for row in index[rows].as_array().unwrap() {
            let url = row["url"].as_str().unwrap();
            let default = world.get(url).await.body(200)["schema"].clone();
            let validator = jsonschema::draft202012::new(&default).unwrap();
            for (seed, dialect) in ["openai", "anthropic"].into_iter().enumerate() {
                let reply = world.get(&format!("{url}?dialect={dialect}")).await;
                if reply.status != 200 {
                    continue;
                }
                let schema = &reply.json["schema"];
                let mut instances = Instances::new(schema, 6_700_417 * (seed as u64 + 1));
                for _ in 0..INSTANCES {
                    let instance = instances.next();
                    let read = read(&instance, &default, &default, 0);
                    let faults: Vec<String> = validator
                        .iter_errors(&read)
                        .filter(|error| !is_bound(error))
                        .map(|error| format!("{} {error}", error.instance_path()))
                        .collect();
                    assert!(
                        faults.is_empty(),
                        "{dialect} {url} {faults:?}\n{instance}\n{read}"
                    );
                    judged += 1;
                }
            }
        }
    }
    assert!(judged > 10_000, "{judged} instances were judged");
}

/// Bounds and rules that something be given are not said by a projection.
fn is_bound(error: &ValidationError<'_>) -> bool {
    match error.kind() {
        Kind::MinLength { .. }
        | Kind::MaxLength { .. }
        | Kind::MinItems { .. }
        | Kind::MaxItems { .. }
        | Kind::MinProperties { .. }
        | Kind::MaxProperties { .. }
        | Kind::Minimum { .. }
        | Kind::Maximum { .. }
        | Kind::Pattern { .. } => true,
        Kind::AnyOf { context } => context.iter().any(|arm| arm.iter().all(is_bound)),
        _ => false,
    }
}

/// The leniency of ops.md 1.2 and http.md 3, described by the default schema alone.
fn read(value: &Value, schema: &Value, root: &Value, depth: usize) -> Value {
    let schema = match schema["$ref"].as_str() {
        Some(path) => root.pointer(&path[1..]).unwrap(),
        None => schema,
    };
    if let Some(arms) = schema["anyOf"].as_array() {
        let arm = arms.iter().find(|arm| is_meant(value, arm));
        return arm.map_or_else(|| value.clone(), |arm| read(value, arm, root, depth));
    }
    let members = schema["properties"].as_object();
    match value {
        // A list of pairs stands for a map.
        Value::Array(pairs) if has_type(schema, "object") => {
            let pair = |pair: &Value| {
                (
                    pair["key"].as_str().unwrap().to_owned(),
                    pair["value"].clone(),
                )
            };
            let map: Map<String, Value> = pairs.iter().map(pair).collect();
            read(&Value::Object(map), schema, root, depth)
        }
        Value::Array(items) => {
            let item = |item: &Value| read(item, &schema["items"], root, depth + 1);
            items.iter().map(item).collect()
        }
        Value::Object(given) => {
            let of = |name: &str| match members {
                Some(members) => members.get(name),
                None => schema.get("additionalProperties"),
            };
            let required = schema["required"].as_array();
            let is_required = |name: &str| required.is_some_and(|all| all.contains(&json!(name)));
            let kept = given.iter().filter_map(|(name, value)| {
                let Some(inner) = of(name) else {
                    return Some((name.clone(), value.clone()));
                };
                let absent =
                    members.is_some() && !is_required(name) && is_absent(value, inner, depth);
                (!absent).then(|| (name.clone(), read(value, inner, root, depth + 1)))
            });
            Value::Object(kept.collect())
        }
        other => other.clone(),
    }
}

/// Whether a value says that an optional member is not given.
fn is_absent(value: &Value, schema: &Value, depth: usize) -> bool {
    match value {
        Value::Null => !has_type(schema, "null"),
        // The word for nothing where null has a meaning.
        Value::String(word) if word == "keep" => {
            has_type(schema, "null") && !schema["enum"].is_null()
        }
        Value::String(text) => text.is_empty() && depth > 0,
        Value::Array(entries) => entries.is_empty() && depth == 0,
        _ => false,
    }
}

/// Whether an alternative is meant: by its type, an object by its first member (G9).
fn is_meant(value: &Value, arm: &Value) -> bool {
    if let (Some(given), Some(members)) = (value.as_object(), arm["properties"].as_object()) {
        let (name, first) = members.iter().next().unwrap();
        let words = first["enum"].as_array();
        return given
            .get(name)
            .is_some_and(|found| words.is_none_or(|words| words.contains(found)));
    }
    let name = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    has_type(arm, name)
}

fn has_type(schema: &Value, name: &str) -> bool {
    match &schema["type"] {
        Value::Array(several) => several.iter().any(|one| one == name),
        Value::Null => schema["anyOf"]
            .as_array()
            .is_some_and(|arms| arms.iter().any(|arm| has_type(arm, name))),
        one => one == name,
    }
}
