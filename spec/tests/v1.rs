//! The description of v1 beside the routes and shapes as data, docs/spec/v1_schemas.json.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use std::collections::BTreeSet;

use rolltop_spec::openapi::Documents;
use serde_json::Value;

/// The older key routes, of which the data says nothing (v1.md 4).
const OLDER: [&str; 2] = ["create_display_code", "create_token"];

fn data() -> Value {
    serde_json::from_str(include_str!("../../docs/spec/v1_schemas.json")).unwrap()
}

fn names(values: &Value) -> BTreeSet<String> {
    let values = values.as_array().into_iter().flatten();
    values
        .map(|value| value.as_str().unwrap().to_owned())
        .collect()
}

/// A schema behind its references, without null beside it.
fn resolved<'d>(document: &'d Value, schema: &'d Value) -> &'d Value {
    let is_null = |arm: &&Value| arm["type"] != "null";
    for word in ["anyOf", "oneOf", "allOf"] {
        if let Some(arms) = schema[word].as_array() {
            let arms: Vec<&Value> = arms.iter().filter(is_null).collect();
            if let [only] = arms.as_slice() {
                return resolved(document, only);
            }
        }
    }
    match schema["$ref"].as_str() {
        Some(reference) => resolved(document, document.pointer(&reference[1..]).unwrap()),
        None => schema,
    }
}

/// The alternatives of a schema but null.
fn arms(schema: &Value) -> Vec<&Value> {
    let of = |word: &str| schema[word].as_array().into_iter().flatten();
    of("anyOf")
        .chain(of("oneOf"))
        .filter(|arm| arm["type"] != "null")
        .collect()
}

/// Both have the same members, of which they require the same, at any depth. `seen` ends circles.
fn alike(
    data: &Value,
    wanted: &Value,
    document: &Value,
    found: &Value,
    place: &str,
    seen: &mut BTreeSet<String>,
) {
    if !seen.insert(format!("{wanted} {found}")) {
        return;
    }
    let (wanted, found) = (resolved(data, wanted), resolved(document, found));
    if let Some(members) = wanted["properties"].as_object() {
        let described = found["properties"].as_object();
        let described = described.unwrap_or_else(|| panic!("{place} has no members: {found}"));
        let keys = |members: &serde_json::Map<String, Value>| {
            members.keys().cloned().collect::<BTreeSet<_>>()
        };
        assert_eq!(keys(described), keys(members), "{place}");
        assert_eq!(
            names(&found["required"]),
            names(&wanted["required"]),
            "{place}"
        );
        for (name, member) in members {
            alike(
                data,
                member,
                document,
                &described[name],
                &format!("{place}.{name}"),
                seen,
            );
        }
    }
    if wanted["items"].is_object() {
        alike(
            data,
            &wanted["items"],
            document,
            &found["items"],
            &format!("{place}[]"),
            seen,
        );
    }
    let (wanted, found) = (arms(wanted), arms(found));
    // A member that may have one of several shapes can be described by one with all of their members.
    if wanted.len() == found.len() {
        for (one, other) in wanted.into_iter().zip(found) {
            alike(data, one, document, other, &format!("{place}|"), seen);
        }
    }
}

// V-18, V-112
#[test]
fn the_description_and_the_data_agree() {
    let (data, document) = (data(), Documents::build().unwrap().v1);
    for route in data["routes"].as_array().unwrap() {
        let id = route["operationId"].as_str().unwrap();
        let method = route["method"].as_str().unwrap().to_lowercase();
        let described = &document["paths"][route["path"].as_str().unwrap()][method];
        assert_eq!(described["operationId"], id);
        assert_eq!(described["tags"][0], route["tag"], "{id}");
        let own = |name: &str| !["Service-Version", "filters"].contains(&name);
        let parameters = |list: &Value| {
            let list = list.as_array().into_iter().flatten();
            let named = list.map(|one| {
                (
                    one["name"].as_str().unwrap().to_owned(),
                    one["in"].to_string(),
                )
            });
            named.filter(|(name, _)| own(name)).collect::<BTreeSet<_>>()
        };
        assert_eq!(
            parameters(&described["parameters"]),
            parameters(&route["params"]),
            "{id}"
        );
        let responses = described["responses"].as_object().unwrap();
        let success = route["success"]["status"].as_u64().unwrap();
        let list = |list: &'static str| route[list].as_array().into_iter().flatten();
        let also = route["success"]["also"].as_array().into_iter().flatten();
        let statuses: BTreeSet<String> = list("errors")
            .chain(also)
            .chain([&route["success"]["status"]])
            .map(Value::to_string)
            .collect();
        assert_eq!(
            responses.keys().cloned().collect::<BTreeSet<_>>(),
            statuses,
            "{id}"
        );
        let shape = |schema: &Value| format!("/schemas/{}", schema.as_str().unwrap());
        if let Some(wanted) = route["success"].get("schema") {
            let wanted = data.pointer(&shape(wanted)).unwrap();
            let found = &responses[&success.to_string()]["content"]["application/json"]["schema"];
            alike(&data, wanted, &document, found, id, &mut BTreeSet::new());
        }
        if let Some(wanted) = route["request"].get("schema") {
            let wanted = data.pointer(&shape(wanted)).unwrap();
            let media = route["request"]["content_type"].as_str().unwrap();
            let found = &described["requestBody"]["content"][media]["schema"];
            alike(&data, wanted, &document, found, id, &mut BTreeSet::new());
        }
    }
    let served = document["paths"].as_object().unwrap().values();
    let served = served.flat_map(|methods| methods.as_object().unwrap().values());
    let ids: Vec<&str> = served
        .map(|one| one["operationId"].as_str().unwrap())
        .collect();
    let unique: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), unique.len());
    assert!(OLDER.iter().all(|id| unique.contains(id)));
    let routes = data["routes"].as_array().unwrap().len();
    assert_eq!(ids.len(), routes + OLDER.len());
    assert!(ids.iter().all(|id| id.len() <= 57));
}
