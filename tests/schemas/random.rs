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
#[rustfmt::skip]
const OBJECTS: [&str; 8] = [
    "chat", "collection", "object", "query", "shortcut", "template", "type", "type_document",
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
#[rustfmt::skip]
const REFERENCES: [&str; 12] = [
    "id", "after", "before", "inside", "table_id", "block", "view", "copy_from", "row", "col", "match", "find",
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
                    !reply.text.contains("get_op_schema") || !reply.text.contains("is not a field"),
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
                // What a dry run admits is written, with the effect that it announced.
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
