//! The key in its header, and the marks of it on every answer (chats-files-auth.md 3.5, 3.6).

use std::time::Duration;

use rolltop_workspace::keys::{KeyReach, Permission, Scope};
use serde_json::json;
use tokio::time::timeout;

use crate::support::World;
use crate::support::one_thread::{TakenThread, with_one_blocking_thread};

const WHOAMI: &str = "/v2/auth/whoami";

// C-81, C-101, H-13, H-69
#[tokio::test]
async fn without_a_good_key_there_is_401() {
    let world = World::new().await;
    #[rustfmt::skip]
    let cases = [
        (None, "missing authorization header", "Bearer realm=\"rolltop\""),
        (Some("Basic x"), "invalid authorization header format", "Bearer realm=\"rolltop\", error=\"invalid_token\""),
        (Some("Bearer "), "invalid authorization header format", "Bearer realm=\"rolltop\", error=\"invalid_token\""),
        (Some("Bearer nonsense"), "invalid api key", "Bearer realm=\"rolltop\", error=\"invalid_token\""),
    ];
    for (authorization, message, challenge) in cases {
        // H-3: before any parameter is judged.
        let mut request = world.anonymous("GET", "/v2/auth/whoami?limit=0");
        if let Some(authorization) = authorization {
            request = request.header("authorization", authorization);
        }
        let reply = request.send().await;
        reply.older(401, "unauthorized");
        let said = reply.json["message"].as_str().unwrap();
        let members =
            json!({"object": "error", "status": 401, "code": "unauthorized", "message": said});
        assert_eq!(reply.json, members);
        // The fault and the repair.
        assert!(said.starts_with(&format!("{message}; send ")), "{said}");
        assert_eq!(reply.header("www-authenticate"), Some(challenge));
        assert_eq!(reply.header("service-version"), Some("2025-11-08"));
        assert_eq!(reply.header("service-key-status"), None);
    }
    // In any case, after one or more spaces.
    for scheme in ["Bearer ", "bearer ", "BEARER   "] {
        let value = format!("{scheme}{}", world.keys.k);
        let request = world.anonymous("GET", WHOAMI);
        request.header("authorization", &value).send().await.is(200);
    }
}

// A request without a usable key is refused while every thread of the blocking pool is taken.
#[test]
fn an_unknown_key_needs_no_thread() {
    with_one_blocking_thread(async {
        let world = World::new().await;
        let taken = TakenThread::take();
        for method in ["GET", "POST"] {
            let request = || world.anonymous(method, "/v2/spaces");
            for request in [
                request(),
                request().header("authorization", "Basic x"),
                request().key("nonsense"),
                request().key(&format!("{}0", world.keys.k)),
            ] {
                let reply = timeout(Duration::from_secs(60), request.send()).await;
                reply.unwrap().is(401);
            }
        }
        taken.release().await;
        world.get(WHOAMI).await.is(200);
    });
}

// C-82
#[tokio::test]
async fn a_key_counts_in_its_header_only() {
    let world = World::new().await;
    let key = &world.keys.k;
    for name in ["key", "token", "access_token", "api_key"] {
        let path = format!("{WHOAMI}?{name}={key}");
        world.anonymous("GET", &path).send().await.is(401);
    }
    let in_body = world.anonymous("GET", WHOAMI).raw(key.as_bytes());
    in_body.send().await.is(401);
}

// C-99, C-124, H-13
#[tokio::test]
async fn every_authenticated_answer_has_the_status_of_the_key() {
    let world = World::new().await;
    let full = world.server.key("full", Scope::Full, KeyReach::Unscoped);
    let one = KeyReach::AllSpaces(Permission::Read);
    let scoped = world.server.key("scoped", Scope::JsonApi, one);
    for (key, scope, status, notice) in [
        (&world.keys.k, "jsonApi", "legacy", true),
        (&full.unwrap(), Scope::Full.name(), "legacy", false),
        (&scoped.unwrap(), "jsonApi", "scoped", false),
    ] {
        // A success and a refusal alike.
        for (path, answered) in [(WHOAMI, 200), ("/v2/auth/whoami?limit=0", 400)] {
            let reply = world.request_as(key, "GET", path).send().await;
            assert_eq!(
                reply.is(answered).header("service-key-status"),
                Some(status)
            );
            assert_eq!(reply.header("service-notice").is_some(), notice);
            let link = reply.header("link").unwrap_or_default();
            assert_eq!(link.contains("rel=\"deprecation\""), notice);
            if answered == 200 {
                assert_eq!(
                    (&reply.json["scope"], &reply.json["key_status"]),
                    (&json!(scope), &json!(status))
                );
                assert_eq!(reply.json.get("notice").is_some(), notice);
            }
        }
    }
}
