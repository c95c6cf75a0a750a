//! Vendor dialects on the wire, and what they yield as input (ops.md 18, 1.2).

use super::SCHEMAS;
use super::examples::{advice, entries};
use super::fixture::Fixture;

// O-166, O-157, H-25: what a dialect yields is accepted as it stands.
#[tokio::test]
async fn every_projected_example_succeeds() {
    let fixture = Fixture::new().await;
    for dialect in ["openai", "anthropic"] {
        for (rows, member) in [("kinds", "example"), ("ops", "example_body")] {
            for entry in entries(&fixture, rows, dialect).await {
                let kind = entry["kind"].as_str().unwrap();
                let endpoint = entry["endpoint"].as_str().unwrap();
                let reply = fixture.send(endpoint, kind, &entry[member], true).await;
                let is_accepted = matches!(reply.status, 200 | 201);
                assert!(is_accepted, "{dialect} {kind} {}", reply.text);
                assert_eq!(reply.warnings(), advice(kind), "{dialect} {kind}");
            }
        }
    }
}

// O-167, H-130
#[tokio::test]
async fn a_dialect_is_known_and_possible() {
    let world = crate::support::World::new().await;
    for path in ["/space", "/ops/set_type"] {
        let reply = world.get(&format!("{SCHEMAS}{path}?dialect=gemini")).await;
        reply
            .invalid(&["dialect"])
            .mentions(&["openai", "anthropic"]);
        let plain = world.get(&format!("{SCHEMAS}{path}")).await.body(200);
        let empty = world.get(&format!("{SCHEMAS}{path}?dialect=")).await;
        assert_eq!(empty.body(200), plain);
    }
    for kind in ["object", "document"] {
        let reply = world.get(&format!("{SCHEMAS}/{kind}?dialect=openai")).await;
        reply.invalid(&["dialect"]).mentions(&["shortcut"]);
    }
    world
        .get("/v2/schemas/nope?dialect=openai")
        .await
        .missing(&["kind"]);
}
