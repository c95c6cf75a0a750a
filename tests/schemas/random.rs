//! Random instances of every published schema: what the schema admits the server answers with a success or with a
//! refusal that says where, and never with a fault of its own. What it writes of them keeps what every object keeps.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::SCHEMAS;
use super::fixture::Fixture;
use crate::support::answer::Reply;
use crate::support::instances::Instances;
use crate::support::invariants;
use crate::support::sent::is_sent;

/// Instances of each schema in each dialect.
const INSTANCES: usize = 40;
/// Of the possible ones each such is written.
const COMMITTED: usize = 2;
/// The kinds of bodies that make an object with a document.
const OBJECTS: [&str; 8] = [
    "chat",
    "collection",
    "object",
    "query",
    "shortcut",
    "template",
    "type",
    "type_document",
];

/// The entries that a dialect has.
async fn entries(fixture: &Fixture, rows: &str, dialect: &str) -> Vec<Value> {
    let index = fixture.world.get(SCHEMAS).await.body(200);
    let mut entries = Vec::new();
    for row in index[rows].as_array().unwrap() {
        let url = format!("{}?dialect={dialect}", row["url"].as_str().unwrap());
        let reply = fixture.world.get(&url).await;
        if reply.status == 200 {
            entries.push(reply.json);
        }
    }
    entries
}

/// The members of an operation that refer to something in the document; one that names nothing is 404 (ops.md 4, 4.1,
/// 7.8), every other fault of an operation 400.
const REFERENCES: [&str; 12] = [
    "id",
    "after",
    "before",
    "inside",
    "table_id",
    "block",
    "view",
    "copy_from",
    "row",
    "col",
    "match",
    "find",
];

/// A success, or a refusal that says what is wrong as a whole and at each place, which is one of what was sent. That
/// each issue has its message and its hint is asked of every answer, in every test.
fn assert_judged(kind: &str, endpoint: &str, reply: &Reply, body: &Value) -> bool {
    if matches!(reply.status, 200 | 201) {
        return true;
    }
    let shown = format!("{kind} {}\n{body}", reply.text);
    let says = |text: &Value| text.as_str().is_some_and(|text| !text.trim().is_empty());
    assert!(says(&reply.json["message"]), "{shown}");
    let issues = reply.json["issues"].as_array().unwrap();
    assert!(!issues.is_empty(), "{shown}");
    for issue in issues {
        let path = issue["path"].as_str().unwrap();
        let is_parameter = endpoint.contains(&format!("{{{path}}}"));
        // A fault of the document as it would be that no place of the operation explains (ops.md 1.1).
        let is_of_result = body.get("ops").is_some() && path.starts_with("/blocks/");
        assert!(
            is_parameter || is_of_result || is_sent(path, body),
            "{path}: {shown}"
        );
    }
    let expected = match reply.status {
        400 => true,
        404 => issues.iter().all(|issue| {
            let path = issue["path"].as_str().unwrap();
            let member = path.strip_prefix("ops[0].");
            reply.json["code"] == "not_found"
                && member.is_some_and(|name| REFERENCES.contains(&name))
        }),
        _ => false,
    };
    assert!(expected, "{shown}");
    false
}

// O-160: an operation that a schema admits is judged, whatever it holds.
#[tokio::test]
async fn random_operations_are_judged() {
    let mut fixture = Fixture::new().await;
    let (mut accepted, mut committed) = (0, 0);
    for dialect in ["", "openai", "anthropic"] {
        for (seed, entry) in entries(&fixture, "ops", dialect).await.iter().enumerate() {
            let kind = entry["kind"].as_str().unwrap();
            let endpoint = entry["endpoint"].as_str().unwrap();
            let mut instances = Instances::new(&entry["schema"], 7919 * (seed as u64 + 1));
            for _ in 0..INSTANCES {
                let instance = instances.next();
                let body = json!({ "ops": [instance] });
                let reply = fixture.send(endpoint, kind, &body, true).await;
                // An operation of a dialect has no fault of form: no unknown member, no wrong type.
                assert!(
                    !reply.text.contains("get_op_schema") || !reply.text.contains("is no field"),
                    "{dialect} {}\n{instance}",
                    reply.text
                );
                if !assert_judged(kind, endpoint, &reply, &body) {
                    continue;
                }
                accepted += 1;
                if accepted % COMMITTED != 0 {
                    continue;
                }
                // What a dry run admits is written, with the effect that it told.
                let written = fixture.send(endpoint, kind, &body, false).await;
                let written = written.body(200);
                assert_eq!(written["diff_stats"], reply.json["diff_stats"], "{body}");
                invariants::hold(&fixture.world, &fixture.subject(endpoint, kind).await).await;
                committed += 1;
                fixture.renew().await;
            }
        }
    }
    assert!(
        accepted > 200 && committed > 80,
        "{accepted} of the random operations are possible, {committed} were written"
    );
}

// O-160: the same of whole bodies, documents among them.
#[tokio::test]
async fn random_bodies_are_judged() {
    let fixture = Fixture::new().await;
    let mut made_of = BTreeSet::new();
    for dialect in ["", "openai", "anthropic"] {
        for (seed, entry) in entries(&fixture, "kinds", dialect).await.iter().enumerate() {
            let kind = entry["kind"].as_str().unwrap();
            let endpoint = entry["endpoint"].as_str().unwrap();
            let mut instances = Instances::new(&entry["schema"], 104_729 * (seed as u64 + 1));
            for _ in 0..INSTANCES {
                let instance = instances.next();
                let reply = fixture.send(endpoint, kind, &instance, true).await;
                let is_possible = assert_judged(kind, endpoint, &reply, &instance);
                if !is_possible || !OBJECTS.contains(&kind) {
                    continue;
                }
                let made = fixture.send(endpoint, kind, &instance, false).await;
                let id = made.body(201)["id"].as_str().unwrap().to_owned();
                invariants::hold(&fixture.world, &id).await;
                made_of.insert(kind.to_owned());
            }
        }
    }
    // Chance makes few whole documents that are possible.
    assert!(made_of.len() >= OBJECTS.len() - 2, "{made_of:?}");
}

/// Instances that break one bound, one enumeration or one closed object each.
fn broken(instance: &Value, schema: &Value, root: &Value) -> Vec<Value> {
    /// Longer strings and lists would make large requests.
    const LONGEST: u64 = 4_096;
    let target = schema["$ref"]
        .as_str()
        .and_then(|path| root.pointer(&path[1..]));
    let schema = target.unwrap_or(schema);
    let bound = |keyword: &str| schema[keyword].as_u64().filter(|bound| *bound <= LONGEST);
    let mut all = Vec::new();
    match instance {
        Value::String(_) if schema.get("enum").is_some() => all.push(json!("zz_unknown")),
        Value::String(_) => {
            let longer = bound("maxLength").map(|most| "x".repeat(most as usize + 1));
            all.extend(longer.map(Value::from));
        }
        Value::Number(_) => all.extend(bound("maximum").map(|most| json!(most + 1))),
        Value::Array(items) => {
            if let (Some(most), Some(first)) = (bound("maxItems"), items.first()) {
                all.push(vec![first.clone(); most as usize + 1].into());
            }
            for (position, item) in items.iter().enumerate() {
                for other in broken(item, &schema["items"], root) {
                    let mut changed = items.clone();
                    changed[position] = other;
                    all.push(changed.into());
                }
            }
        }
        Value::Object(members) => {
            let Some(known) = schema["properties"].as_object() else {
                return all;
            };
            let with = |name: &str, other: Value| {
                let mut changed = members.clone();
                changed.insert(name.to_owned(), other);
                Value::Object(changed)
            };
            all.push(with("zz", json!(1)));
            for (name, value) in members {
                all.extend(
                    broken(value, &known[name], root)
                        .into_iter()
                        .map(|other| with(name, other)),
                );
            }
        }
        Value::Null | Value::Bool(_) => {}
    }
    all
}

/// What chance hardly makes: possible operations with a deep payload.
fn deep(kind: &str) -> Option<Value> {
    let leaf = json!({"property": "name", "condition": "in", "value": ["a", "b"]});
    let table = json!({"type": "table", "columns": [{"width": 10}], "rows": [
        {"is_header": true, "cells": ["a"]},
        {"cells": [[{"type": "paragraph", "text": "x"}, {"type": "quote", "indent": 1, "text": "y", "align": "left"}]]},
    ]});
    Some(match kind {
        "update_view" => json!({"op": kind, "set": {
            "filters": [leaf, {"operator": "or", "filters": [leaf, {"operator": "and", "filters": [leaf]}]}],
            "sorts": [{"property": "name", "direction": "desc", "custom_order": ["a"]}],
            "page_size": 5,
        }}),
        "insert_blocks" => json!({"op": kind, "blocks": [
            {"type": "callout", "icon": {"format": "emoji", "emoji": "x"}, "text": "a", "color": "red"},
            table,
        ]}),
        "replace_subtree" => json!({"op": kind, "id": "a41d0", "blocks": [table]}),
        _ => return None,
    })
}

// O-160: what a schema advertises is enforced: an operation that is possible is refused with one bound broken.
#[tokio::test]
async fn advertised_bounds_are_enforced() {
    let fixture = Fixture::new().await;
    let mut refused = 0;
    for (seed, entry) in entries(&fixture, "ops", "").await.iter().enumerate() {
        let kind = entry["kind"].as_str().unwrap();
        let endpoint = entry["endpoint"].as_str().unwrap();
        let schema = &entry["schema"];
        let mut instances = Instances::new(schema, 15_485_863 * (seed as u64 + 1));
        let random: Vec<Value> = (0..INSTANCES).map(|_| instances.next()).collect();
        let written = [entry["example"].clone()].into_iter().chain(deep(kind));
        for instance in written.chain(random) {
            let body = |op: &Value| json!({ "ops": [op] });
            if fixture
                .send(endpoint, kind, &body(&instance), true)
                .await
                .status
                != 200
            {
                continue;
            }
            for other in broken(&instance, schema, schema) {
                let reply = fixture.send(endpoint, kind, &body(&other), true).await;
                let shown: String = other.to_string().chars().take(600).collect();
                assert!(matches!(reply.status, 400 | 404), "{}\n{shown}", reply.text);
                refused += 1;
            }
        }
    }
    assert!(refused > 300, "{refused} broken operations were refused");
}
