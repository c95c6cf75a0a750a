//! whoami describes the key that the gate judges (chats-files-auth.md 3.7).

use serde_json::{Value, json};

use crate::support::World;

// C-97, C-100
#[tokio::test]
async fn a_key_is_described() {
    let world = World::new().await;
    let whoami = |key: &str, query: &str| {
        world
            .request_as(key, "GET", &format!("/v2/auth/whoami{query}"))
            .send()
    };
    let one = json!([{"id": world.one.short, "name": "One", "permission": "read"}]);
    let of_one = json!({
        "scoped": true, "all_spaces": false, "restricted": true, "permission": "read", "space_count": 1, "spaces": one,
    });
    let of_all = json!({
        "scoped": true, "all_spaces": true, "restricted": false, "permission": "read", "space_count": 2, "spaces": [],
    });
    let none = json!({"scoped": false, "restricted": false, "all_spaces": false, "spaces": []});
    for (key, name, status, grant) in [
        (&world.keys.kr, "Reader", "scoped", of_one),
        (&world.keys.ar, "All reader", "scoped", of_all),
        (&world.keys.k, "owner", "legacy", none),
    ] {
        let mut body = whoami(key, "").await.body(200);
        assert_eq!(body["key"]["id"].take().as_str().unwrap().len(), 64);
        let notice = body.as_object_mut().unwrap().remove("notice");
        assert_eq!(notice.is_some(), status == "legacy");
        let expected = json!({
            "api": {"version": "2025-11-08"},
            "key": {"id": null, "name": name, "created_at": "2026-01-02T03:04:05Z"},
            "key_status": status, "scope": "jsonApi", "grant": grant,
        });
        assert_eq!(body, expected);
    }
    let all = whoami(&world.keys.ar, "?spaces=true").await.body(200);
    let mut rows: Vec<(&str, &str)> = all["grant"]["spaces"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| {
            (
                row["id"].as_str().unwrap(),
                row["permission"].as_str().unwrap(),
            )
        })
        .collect();
    rows.sort_unstable();
    let mut expected = [&world.one, &world.two].map(|space| (space.short.as_str(), "read"));
    expected.sort_unstable();
    assert_eq!(rows, expected);
}

// C-98
#[tokio::test]
async fn whoami_and_the_gate_agree() {
    let world = World::new().await;
    let keys = &world.keys;
    for key in [&keys.k, &keys.kr, &keys.kw, &keys.ar, &keys.aw] {
        let grant = world
            .request_as(key, "GET", "/v2/auth/whoami?ids=full&spaces=true")
            .send()
            .await
            .body(200)["grant"]
            .clone();
        for space in [&world.one, &world.two] {
            let listed = |spaces: &Value| {
                spaces
                    .as_array()
                    .unwrap()
                    .iter()
                    .any(|row| row["id"] == space.full.as_str())
            };
            let reaches = grant["scoped"] == false || listed(&grant["spaces"]);
            let writes = reaches && grant["permission"] != "read";
            let path = format!("/v2/spaces/{}", space.full);
            let read = world.request_as(key, "GET", &path).send().await;
            assert_eq!(read.status == 200, reaches, "{grant} {}", read.text);
            let body = json!({"description": "d"});
            let write = world
                .request_as(key, "PATCH", &path)
                .json(&body)
                .send()
                .await;
            assert_eq!(write.status == 200, writes, "{grant} {}", write.text);
        }
    }
}
