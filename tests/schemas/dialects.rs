//! Vendor dialects on the wire, and what they yield as input (ops.md 18, 1.2).

use serde_json::{Value, json};

use super::SCHEMAS;
use super::examples::advice;
use super::fixture::Fixture;
use crate::ops::Subject;

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

// O-168, O-169, O-170: null, empty lists and lists of pairs are not given, or stand for a map.
#[tokio::test]
async fn what_strict_modes_write_is_read() {
    let subject = Subject::d1().await;
    let dry = |ops: Value| {
        let path = format!("{}?dry_run=true", subject.world.object(&subject.id));
        let world = &subject.world;
        async move { world.patch(&path, json!({ "ops": ops })).await }
    };
    let delete =
        |id: Value| json!([{"op": "delete_block", "id": id, "match": null, "recursive": null}]);
    dry(delete(json!("c1"))).await.is(200);
    dry(delete(Value::Null)).await.invalid(&["ops[0]"]);
    let pairs = json!([{"key": "name", "value": "X"}]);
    let set = |set: Value| json!([{"op": "set_properties", "set": set, "add": [], "remove": null}]);
    dry(set(pairs)).await.is(200);
    let twice = json!([{"key": "name", "value": "X"}, {"key": "name", "value": "Y"}]);
    dry(set(twice)).await.invalid(&["ops[0].set[1]"]);
    let insert =
        |markdown: Value| json!([{"op": "insert_blocks", "blocks": [], "markdown": markdown}]);
    dry(insert(json!("x"))).await.is(200);
    dry(insert(Value::Null)).await.invalid(&["ops[0]"]);
}

// O-171: neutral values are not stored.
#[tokio::test]
async fn neutral_values_are_absent() {
    let subject = Subject::d1().await;
    let block = |text: &str| {
        json!({"type": "paragraph", "indent": 0, "id": "", "text": text, "color": "", "background_color": "",
            "align": "left"})
    };
    let op = json!([{"op": "replace_subtree", "id": "s2", "blocks": [block("a"), block("b")]}]);
    let result = subject.world.edit(&subject.id, op).await.body(200);
    let made = result["created_blocks"].as_object().unwrap();
    assert_eq!(
        made.keys().collect::<Vec<_>>(),
        ["ops[0].blocks[0]", "ops[0].blocks[1]"]
    );
    let read = subject.world.read(&subject.id).await;
    let last = read["blocks"].as_array().unwrap().last().unwrap();
    assert_eq!(
        last,
        &json!({"id": made["ops[0].blocks[1]"], "type": "paragraph", "text": "b"})
    );
}
