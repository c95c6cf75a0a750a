//! Vendor dialects on the wire, and what they yield as input (ops.md 18, 1.2).

use super::SCHEMAS;
use super::examples::advice;
use super::fixture::Fixture;

const DIALECTS: [&str; 2] = ["openai", "anthropic"];

/// Kinds without a projection (ops.md 18.6).
const WITHOUT: [&str; 4] = ["document", "object", "template", "type_document"];

// O-166, O-157, H-25: what a dialect yields is accepted as it stands.
#[tokio::test]
async fn every_projected_example_succeeds() {
    let fixture = Fixture::new().await;
    let index = fixture.world.get(SCHEMAS).await.body(200);
    for dialect in DIALECTS {
        for rows in ["kinds", "ops"] {
            for row in index[rows].as_array().unwrap() {
                let kind = row["kind"].as_str().unwrap();
                if WITHOUT.contains(&kind) {
                    continue;
                }
                let url = format!("{}?dialect={dialect}", row["url"].as_str().unwrap());
                let entry = fixture.world.get(&url).await.body(200);
                let endpoint = entry["endpoint"].as_str().unwrap();
                let reply = match (rows, kind) {
                    ("kinds", _) => fixture.send(endpoint, kind, &entry["example"], true).await,
                    _ => {
                        fixture
                            .send(endpoint, kind, &entry["example_body"], true)
                            .await
                    }
                };
                assert!(
                    matches!(reply.status, 200 | 201),
                    "{dialect} {kind} {}",
                    reply.text
                );
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
