//! Who may call: keys, their kinds, their marks on answers, pairing over HTTP.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use std::sync::mpsc;
use std::time::Duration;

use http::header::{AUTHORIZATION, HeaderValue};
use rolltop_http::testing::{Answer, TestServer};
use rolltop_workspace::keys::{KeyReach, Permission, Scope};
use serde_json::json;
use tokio::time::timeout;

const A_MINUTE: Duration = Duration::from_secs(60);
const WHOAMI: &str = "/v2/auth/whoami";

async fn whoami(server: &TestServer, key: &str) -> Answer {
    server.request("GET", WHOAMI).key(key).send().await
}

// C-81, C-101, H-13, H-69
#[tokio::test]
async fn without_a_good_key_there_is_401() {
    let server = TestServer::start().await.unwrap();
    #[rustfmt::skip]
    let cases = [
        (None, "missing authorization header", "Bearer realm=\"rolltop\""),
        (Some("Basic x"), "invalid authorization header format", "Bearer realm=\"rolltop\", error=\"invalid_token\""),
        (Some("Bearer "), "invalid authorization header format", "Bearer realm=\"rolltop\", error=\"invalid_token\""),
        (Some("Bearer nonsense"), "invalid api key", "Bearer realm=\"rolltop\", error=\"invalid_token\""),
    ];
    for (authorization, message, challenge) in cases {
        // H-3: before any parameter is looked at.
        let mut request = server.request("GET", "/v2/auth/whoami?limit=0");
        if let Some(authorization) = authorization {
            request = request.header(AUTHORIZATION, HeaderValue::from_static(authorization));
        }
        let answer = request.send().await;
        assert_eq!(answer.status, 401);
        let said = answer.json()["message"].as_str().unwrap().to_owned();
        assert_eq!(
            answer.json(),
            json!({"object": "error", "status": 401, "code": "unauthorized", "message": said})
        );
        // What is wrong, and what repairs it.
        assert!(said.starts_with(&format!("{message}; send ")), "{said}");
        assert_eq!(answer.header("www-authenticate"), Some(challenge));
        assert_eq!(answer.header("service-version"), Some("2025-11-08"));
        assert_eq!(answer.header("service-key-status"), None);
    }
}

// A request without a usable key is refused while every thread of the blocking pool is taken.
#[test]
fn a_refused_stranger_needs_no_thread() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .max_blocking_threads(1)
        .build()
        .unwrap();
    runtime.block_on(async {
        let server = TestServer::start().await.unwrap();
        let key = server.unscoped_key().unwrap();
        let mistyped = format!("{key}0");
        let (release, held) = mpsc::channel::<()>();
        let taken = tokio::task::spawn_blocking(move || held.recv());
        for method in ["GET", "POST"] {
            let request = || server.request(method, "/v2/spaces");
            let requests = [
                request(),
                request().header(AUTHORIZATION, HeaderValue::from_static("Basic x")),
                request().key("nonsense"),
                request().key(&mistyped),
            ];
            for request in requests {
                let answer = timeout(A_MINUTE, request.send()).await.unwrap();
                assert_eq!(answer.status, 401);
            }
        }
        drop(release);
        assert!(taken.await.unwrap().is_err());
        assert_eq!(whoami(&server, &key).await.status, 200);
    });
}

// C-82
#[tokio::test]
async fn a_key_counts_in_its_header_only() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    for name in ["key", "token", "access_token", "api_key"] {
        let path = format!("{WHOAMI}?{name}={key}");
        assert_eq!(
            server.request("GET", &path).send().await.status,
            401,
            "{name}"
        );
    }
    assert_eq!(
        server.request("GET", WHOAMI).body(key).send().await.status,
        401
    );
}

// C-99, C-124, H-13
#[tokio::test]
async fn every_authenticated_answer_tells_what_the_key_is() {
    let server = TestServer::start().await.unwrap();
    for (scope, reach, status, notice) in [
        (Scope::JsonApi, KeyReach::Unscoped, "legacy", true),
        (Scope::Full, KeyReach::Unscoped, "legacy", false),
        (
            Scope::JsonApi,
            KeyReach::AllSpaces(Permission::Read),
            "scoped",
            false,
        ),
    ] {
        let key = server.key("k", scope, reach).unwrap();
        // A success and a refusal alike.
        for path in [WHOAMI, "/v2/auth/whoami?limit=0"] {
            let answer = server.request("GET", path).key(&key).send().await;
            assert_eq!(answer.header("service-key-status"), Some(status));
            assert_eq!(answer.header("service-notice").is_some(), notice);
            assert_eq!(
                answer
                    .header("link")
                    .is_some_and(|link| link.contains("rel=\"deprecation\"")),
                notice
            );
            assert_eq!(
                (answer.header("deprecation"), answer.header("sunset")),
                (None, None)
            );
        }
        let described = whoami(&server, &key).await.json();
        assert_eq!(described["scope"], scope.name());
        assert_eq!(described["key_status"], status);
        assert_eq!(described.get("notice").is_some(), notice);
    }
}

// chats-files-auth.md 3.1: a program is known by its path; with an Origin, the Origin counts.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_program_is_known_by_its_path() {
    let server = TestServer::start().await.unwrap();
    let ask = || {
        let request = server.request("POST", "/v2/auth/challenges");
        request.body(r#"{"app_name":"A"}"#)
    };
    assert_eq!(ask().send().await.status, 201);
    let page = HeaderValue::from_static("http://localhost:3000");
    let asked = ask().header(http::header::ORIGIN, page).send().await;
    assert_eq!(asked.status, 201);
    let this = std::env::current_exe().unwrap();
    let this = this.to_str().unwrap().to_owned();
    let (waiting, _) = server.workspace.list_pairing();
    let mut callers: Vec<_> = waiting.into_iter().map(|asked| asked.caller).collect();
    callers.sort();
    assert_eq!(callers, [this, "http://localhost:3000".to_owned()]);
}
