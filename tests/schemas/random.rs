//! Random instances of every published schema: what the schema admits the server answers with a success or with a
//! refusal that says where, and never with a fault of its own.

use serde_json::{Value, json};

use super::SCHEMAS;
use super::fixture::Fixture;
use crate::support::answer::Reply;
use crate::support::instances::Instances;

/// Instances of each schema in each dialect.
const INSTANCES: usize = 40;

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

/// A success, or a refusal each of whose issues has a path.
fn assert_judged(reply: &Reply, instance: &Value) -> bool {
    if matches!(reply.status, 200 | 201) {
        return true;
    }
    assert!(
        matches!(reply.status, 400 | 403 | 404),
        "{} {}\n{instance}",
        reply.status,
        reply.text
    );
    let issues = reply.json["issues"].as_array().unwrap();
    assert!(!issues.is_empty(), "{}\n{instance}", reply.text);
    for issue in issues {
        assert!(issue["path"].is_string(), "{}\n{instance}", reply.text);
    }
    false
}

// O-160, O-165: an operation that a schema admits is judged, whatever it holds.
#[tokio::test]
async fn random_operations_are_judged() {
    let fixture = Fixture::new().await;
    let mut accepted = 0;
    for dialect in ["", "openai", "anthropic"] {
        for (seed, entry) in entries(&fixture, "ops", dialect).await.iter().enumerate() {
            let kind = entry["kind"].as_str().unwrap();
            let endpoint = entry["endpoint"].as_str().unwrap();
            let mut instances = Instances::new(&entry["schema"], 7919 * (seed as u64 + 1));
            for _ in 0..INSTANCES {
                let instance = instances.next();
                let body = json!({ "ops": [instance] });
                let reply = fixture.send(endpoint, kind, &body, true).await;
                accepted += usize::from(assert_judged(&reply, &instance));
                // An operation of a dialect has no fault of form: no unknown member, no wrong type.
                assert!(
                    !reply.text.contains("get_op_schema") || !reply.text.contains("is no field"),
                    "{dialect} {}\n{instance}",
                    reply.text
                );
            }
        }
    }
    assert!(
        accepted > 200,
        "{accepted} of the random operations are possible"
    );
}

// O-160: the same of whole bodies, documents among them.
#[tokio::test]
async fn random_bodies_are_judged() {
    let fixture = Fixture::new().await;
    for dialect in ["", "openai", "anthropic"] {
        for (seed, entry) in entries(&fixture, "kinds", dialect).await.iter().enumerate() {
            let kind = entry["kind"].as_str().unwrap();
            // Filters are a member of other bodies.
            if kind == "filters" {
                continue;
            }
            let endpoint = entry["endpoint"].as_str().unwrap();
            let mut instances = Instances::new(&entry["schema"], 104_729 * (seed as u64 + 1));
            for _ in 0..INSTANCES {
                let instance = instances.next();
                let reply = fixture.send(endpoint, kind, &instance, true).await;
                assert_judged(&reply, &instance);
            }
        }
    }
}
