//! Which keys v1 admits, and how one is got (v1.md 4).

use std::time::Duration;

use rolltop_spec::operations::Class;
use rolltop_spec::v1::OPERATIONS;
use rolltop_workspace::keys::{KeyReach, KeyRequest, Permission, Scope};
use serde_json::{Value, json};

use crate::support::World;

// V-13, V-14, V-15
#[tokio::test]
async fn only_keys_that_reach_everything_are_admitted() {
    let world = World::new().await;
    let keys = &world.keys;
    for key in [&keys.k, &keys.kl, &keys.aw] {
        world
            .request_as(key, "GET", "/v1/spaces")
            .send()
            .await
            .is(200);
    }
    let of_key = OPERATIONS.iter().filter(|row| row.class != Class::Exempt);
    for operation in of_key {
        let path = operation.route.path.replace("{space_id}", "x");
        for key in [&keys.kr, &keys.kw, &keys.ar] {
            let reply = world
                .request_as(key, operation.route.method, &path)
                .raw("{")
                .send()
                .await;
            if operation.route.method == "HEAD" {
                reply.is(403);
                continue;
            }
            reply.refused(403, "v1_not_available_for_scoped_keys", &[]);
            assert_eq!(reply.json.as_object().unwrap().len(), 4);
            let challenge = reply.header("www-authenticate").unwrap();
            assert_eq!(challenge, "Bearer error=\"insufficient_scope\"");
        }
        let reply = world.anonymous(operation.route.method, &path).send().await;
        if operation.route.method == "HEAD" {
            reply.is(401);
            continue;
        }
        reply.old(401, "unauthorized", "missing authorization header");
        assert_eq!(reply.header("service-key-status"), None);
    }
    for (sent, said) in [
        ("Basic x", "invalid authorization header format"),
        ("Bearer rolltop_x", "invalid api key"),
    ] {
        let reply = world
            .anonymous("GET", "/v1/spaces")
            .header("Authorization", sent)
            .send()
            .await;
        reply.old(401, "unauthorized", said);
        assert!(reply.header("www-authenticate").is_some());
    }
    let expiring = KeyRequest {
        name: "Guest".to_owned(),
        scope: Scope::JsonApi,
        reach: KeyReach::Unscoped,
        expires_in: Some(Duration::from_secs(60)),
    };
    let expiring = world
        .server
        .workspace
        .create_key(&expiring)
        .unwrap()
        .token
        .0;
    let as_guest = async || {
        let request = world.request_as(&expiring, "GET", "/v1/spaces?limit=0");
        request.send().await
    };
    as_guest().await.is(400);
    world.server.clock.advance(Duration::from_secs(60));
    let expired = as_guest().await;
    expired.old(401, "unauthorized", "api key expired");
    let challenge = expired.header("www-authenticate").unwrap();
    assert!(challenge.contains("invalid_token"), "{challenge}");
    assert_eq!(expired.header("service-key-status"), None);

    let reply = world.get("/v1/spaces").await;
    assert_eq!(reply.header("service-key-status"), Some("legacy"));
    assert!(reply.header("service-notice").is_some() && reply.header("link").is_some());
    let reply = world.request_as(&keys.aw, "GET", "/v1/spaces").send().await;
    assert_eq!(reply.header("service-key-status"), Some("scoped"));
    assert_eq!(reply.header("service-notice"), None);
}

fn approve(world: &World, asked: &Value, reach: &KeyReach) -> (String, String) {
    let id = asked["challenge_id"].as_str().unwrap().to_owned();
    let code = world
        .server
        .workspace
        .approve_pairing(&id, reach)
        .unwrap()
        .code
        .0;
    (id, code)
}

// V-16, V-17
#[tokio::test]
async fn pairing_gives_a_key() {
    let world = World::new().await;
    let post =
        async |path: &str, body: Value| world.anonymous("POST", path).json(&body).send().await;
    post("/v1/auth/challenges", json!({}))
        .await
        .old_begins(400, "bad_request", "");
    let everything = KeyReach::AllSpaces(Permission::ReadWrite);
    let asked = post("/v1/auth/challenges", json!({"app_name": "A", "zz": 1}))
        .await
        .body(201);
    let (id, code) = approve(&world, &asked, &everything);
    let wrong = if code == "0000" { "0001" } else { "0000" };
    let wrong = json!({"challenge_id": id, "code": wrong});
    post("/v1/auth/api_keys", wrong)
        .await
        .old_begins(400, "bad_request", "");
    let solved = post(
        "/v1/auth/api_keys",
        json!({"challenge_id": id, "code": code, "zz": 1}),
    )
    .await;
    let solved = solved.body(201);
    let grant = json!({"all_spaces": true, "space_ids": [], "permission": "readwrite"});
    assert_eq!(solved["grant"], grant);
    let key = solved["api_key"].as_str().unwrap();
    world
        .request_as(key, "GET", "/v1/spaces")
        .send()
        .await
        .is(200);

    let asked = post("/v1/auth/display_code?app_name=x", Value::Null).await;
    assert_eq!(asked.header("deprecation"), Some("true"));
    let link = "</v1/auth/challenges>; rel=\"successor-version\"";
    assert_eq!(asked.header("link"), Some(link));
    let (id, code) = approve(&world, &asked.body(201), &everything);
    let token = format!("/v1/auth/token?challenge_id={id}&code={code}");
    let solved = post(&token, Value::Null).await.body(201);
    let key = solved["app_key"].as_str().unwrap();
    world
        .request_as(key, "GET", "/v1/spaces")
        .send()
        .await
        .is(200);
    post("/v1/auth/display_code", Value::Null)
        .await
        .old_begins(400, "bad_request", "");
    let refused = post("/v1/auth/token?challenge_id=x&code=0000", Value::Null).await;
    refused.old_begins(400, "bad_request", "");
    assert_eq!(refused.header("deprecation"), Some("true"));
}
