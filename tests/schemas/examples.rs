//! Every published example is accepted by its endpoint.

use serde_json::{Value, json};

use super::SCHEMAS;
use super::fixture::Fixture;

/// The entries of the index in a dialect; whole documents have no projection (ops.md 18.6).
pub(super) async fn entries(fixture: &Fixture, rows: &str, dialect: &str) -> Vec<Value> {
    let index = fixture.world.get(SCHEMAS).await.body(200);
    let mut entries = Vec::new();
    for row in index[rows].as_array().unwrap() {
        let url = format!("{}?dialect={dialect}", row["url"].as_str().unwrap());
        let reply = fixture.world.get(&url).await;
        if dialect.is_empty() || reply.status != 400 {
            entries.push(reply.body(200));
        }
    }
    entries
}

// O-157, H-130, ops.md 16: an example works with default query parameters on a fresh space.
#[tokio::test]
async fn every_example_of_a_kind_succeeds() {
    let fixture = Fixture::new().await;
    for entry in entries(&fixture, "kinds", "").await {
        let kind = entry["kind"].as_str().unwrap();
        for dry_run in [true, false] {
            // The source of this example is on the internet.
            if kind == "file" && !dry_run {
                continue;
            }
            let endpoint = entry["endpoint"].as_str().unwrap();
            let body = &entry["example"];
            let reply = fixture.send(endpoint, kind, body, dry_run).await;
            assert!(matches!(reply.status, 200 | 201), "{kind} {}", reply.text);
            assert_eq!(reply.warnings(), [""; 0], "{kind}");
            assert_eq!(reply.paths(), [""; 0], "{kind}");
        }
    }
}

// O-156, O-157: the example of filters stands in a view.
#[tokio::test]
async fn the_example_of_filters_is_stored_in_a_view() {
    let fixture = Fixture::new().await;
    let entry = fixture.world.get("/v2/schemas/filters").await.body(200);
    let op = json!({"op": "update_view", "set": entry["example"]});
    let reply = fixture.world.edit(&fixture.collection, json!([op])).await;
    let result = reply.body(200);
    assert_eq!(result["diff_stats"]["blocks_changed"], 1);
    assert!(result.get("warnings").is_none(), "{result}");
}

// O-150, O-157, O-166 for the default dialect
#[tokio::test]
async fn every_example_of_an_operation_succeeds() {
    for dry_run in [true, false] {
        let fixture = Fixture::new().await;
        for entry in entries(&fixture, "ops", "").await {
            // Each example finds the document that it was written for.
            let another = Fixture::new().await;
            let fixture = if dry_run { &fixture } else { &another };
            let kind = entry["kind"].as_str().unwrap();
            let endpoint = entry["endpoint"].as_str().unwrap();
            let body = &entry["example_body"];
            let reply = fixture.send(endpoint, kind, body, dry_run).await;
            reply.is(200);
            assert_eq!(reply.warnings(), advice(kind), "{kind}");
        }
    }
}

/// A detached property always needs advice (http.md 19.2), and no other example does.
pub(super) fn advice(op: &str) -> &'static [&'static str] {
    match op {
        "remove_property" => &["ops[0].property"],
        _ => &[],
    }
}
