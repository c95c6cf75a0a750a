//! The form of keys, and what tools know of it (chats-files-auth.md 3.3).

use regex::Regex;
use rolltop_store::SpaceRecord;
use rolltop_store::testing::Write;
use rolltop_workspace::keys::{KeyReach, Permission, Scope};
use rolltop_workspace::spaces::TECHNICAL_SPACE;
use serde_json::json;

use super::pairing::paired;
use crate::support::World;

const GITLEAKS: &str = include_str!("../../spec/scanners/gitleaks.toml");
const TRUFFLEHOG: &str = include_str!("../../spec/scanners/trufflehog.yaml");
/// The pattern that is published.
const PATTERN: &str = r"\brolltop_[0-9A-Za-z]{40,60}_[0-9a-f]{8}\b";
/// The published keys, which have no owner, as patterns: whole ones are found by scanners.
const VECTORS: [&str; 3] = [
    r"rolltop_a{52}_5dede143",
    r"rolltop_aaaqeayeaudaocajbifqydiob4ibceqtcqkrmfyydenbwha5dypq_1af9a790",
    r"rolltop_7{51}q_69042431",
];

// C-89: what is issued, on the command line or by pairing, is what scanners look for.
#[tokio::test]
async fn scanners_know_every_key_and_pass_the_published_ones() {
    let world = World::new().await;
    let pattern = Regex::new(&format!("^{PATTERN}$")).unwrap();
    let issued = [&world.keys.k, &world.keys.kr, &paired(&world).await].map(String::clone);
    let allowed = VECTORS.map(|vector| Regex::new(&format!("^{vector}$")).unwrap());
    for key in &issued {
        assert!(pattern.is_match(key));
        assert!(!allowed.iter().any(|vector| vector.is_match(key)));
    }
    for vector in [
        format!("rolltop_{}_5dede143", "a".repeat(52)),
        format!(
            "rolltop_aaaqeayeaudaocajbifqydiob4ibceqtcqkrmfyydenbwha5dyp{}_1af9a790",
            "q"
        ),
        format!("rolltop_{}q_69042431", "7".repeat(51)),
    ] {
        assert!(pattern.is_match(&vector), "{vector}");
        assert_eq!(
            allowed
                .iter()
                .filter(|known| known.is_match(&vector))
                .count(),
            1
        );
    }
    for rules in [GITLEAKS, TRUFFLEHOG] {
        for text in [PATTERN].iter().chain(&VECTORS) {
            assert!(rules.contains(&format!("'{text}'")), "{text}");
        }
    }
}

// C-103: the server keeps nothing of its own in a space, so that a key of all spaces reaches what the user made and
// nothing else.
#[tokio::test]
async fn every_space_is_the_users() {
    let world = World::new().await;
    paired(&world).await;
    world.create(json!({"type": "page"})).await;
    let stored = world.server.store.spaces().unwrap().into_iter();
    let mut stored: Vec<String> = stored.map(|space| space.id).collect();
    stored.sort_unstable();
    let mut made = [world.one.full.clone(), world.two.full.clone()];
    made.sort_unstable();
    assert_eq!(stored, made);
    let listed = world.request_as(&world.keys.aw, "GET", "/v2/spaces?ids=full");
    assert_eq!(listed.send().await.body(200)["total"], 2);
}

// C-103: should it ever have such a space, no key reaches it.
#[tokio::test]
async fn the_technical_space_is_out_of_reach() {
    let world = World::new().await;
    let one = world.server.store.space(&world.one.full).unwrap().unwrap();
    world.store([Write::PutSpace(SpaceRecord {
        id: TECHNICAL_SPACE.into(),
        name: "Technical".into(),
        ..one
    })]);
    let objects = format!("/v2/spaces/{TECHNICAL_SPACE}/objects");
    let whole = format!("/v2/spaces/{TECHNICAL_SPACE}");
    for path in [&whole, &objects] {
        for key in [&world.keys.aw, &world.keys.ar, &world.keys.kw] {
            let refused = world.request_as(key, "GET", path).send().await;
            refused.refused(403, "space_not_granted", &["space_id"]);
        }
        world
            .get(path)
            .await
            .refused(404, "not_found", &["space_id"]);
    }
    for key in [&world.keys.aw, &world.keys.k] {
        let listed = world.request_as(key, "GET", "/v2/spaces?ids=full").send();
        let listed = listed.await.body(200);
        assert_eq!(
            (&listed["total"], &listed["data"][2]),
            (&json!(2), &json!(null))
        );
        let whoami = "/v2/auth/whoami?spaces=true&ids=full";
        let whoami = world.request_as(key, "GET", whoami).send().await;
        assert!(!whoami.body(200).to_string().contains(TECHNICAL_SPACE));
        // Nor under a short name.
        let short = world
            .request_as(key, "GET", "/v2/spaces/aaaaaa")
            .send()
            .await;
        short.refused(404, "not_found", &["space_id"]);
    }
    let named = KeyReach::Spaces(vec![TECHNICAL_SPACE.into()], Permission::Read);
    assert!(world.server.key("own", Scope::JsonApi, named).is_err());
}
