//! Who may call: keys, their kinds, their marks on answers, pairing over HTTP.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use std::sync::mpsc;
use std::time::Duration;

use http::header::{AUTHORIZATION, HeaderValue};
use rolltop_http::testing::{Answer, TestServer};
use rolltop_workspace::keys::{KeyReach, KeyRequest, Permission, Scope};
use serde_json::json;
use tokio::time::timeout;

const A_MINUTE: Duration = Duration::from_secs(60);
const WHOAMI: &str = "/v2/auth/whoami";

async fn whoami(server: &TestServer, key: &str) -> Answer {
    server
        .request("GET", WHOAMI)
        .key(key)
        .unwrap()
        .send()
        .await
        .unwrap()
}

// C-81, C-101, H-13, H-69
#[tokio::test]
async fn without_a_good_key_there_is_401() {
    let server = TestServer::start().await.unwrap();
    for (authorization, message, challenge) in [
        (
            None,
            "missing authorization header",
            "Bearer realm=\"rolltop\"",
        ),
        (
            Some("Basic x"),
            "invalid authorization header format",
            "Bearer realm=\"rolltop\", error=\"invalid_token\"",
        ),
        (
            Some("Bearer "),
            "invalid authorization header format",
            "Bearer realm=\"rolltop\", error=\"invalid_token\"",
        ),
        (
            Some("Bearer nonsense"),
            "invalid api key",
            "Bearer realm=\"rolltop\", error=\"invalid_token\"",
        ),
    ] {
        // H-3: before any parameter is looked at.
        let mut request = server.request("GET", "/v2/auth/whoami?limit=0");
        if let Some(authorization) = authorization {
            request = request.header(AUTHORIZATION, HeaderValue::from_static(authorization));
        }
        let answer = request.send().await.unwrap();
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
                request().key("nonsense").unwrap(),
                request().key(&mistyped).unwrap(),
            ];
            for request in requests {
                let answer = timeout(A_MINUTE, request.send()).await.unwrap();
                assert_eq!(answer.unwrap().status, 401);
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
            server.request("GET", &path).send().await.unwrap().status,
            401,
            "{name}"
        );
    }
    assert_eq!(
        server
            .request("GET", WHOAMI)
            .body(key)
            .send()
            .await
            .unwrap()
            .status,
        401
    );
}

// C-83, C-84
#[tokio::test]
async fn both_spellings_of_a_key_are_one_key() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    let body = key.split('_').nth(1).unwrap().to_ascii_uppercase();
    let raw = data_encoding::BASE32_NOPAD.decode(body.as_bytes()).unwrap();
    let legacy = data_encoding::BASE64.encode(&raw);
    let id = |answer: Answer| answer.json()["key"]["id"].clone();
    assert_eq!(
        id(whoami(&server, &key).await),
        id(whoami(&server, &legacy).await)
    );
    let flipped = format!(
        "{}{}",
        &key[..key.len() - 1],
        if key.ends_with('0') { '1' } else { '0' }
    );
    assert_eq!(whoami(&server, &flipped).await.status, 401);
}

// C-85
#[tokio::test]
async fn keys_expire_and_are_revoked_at_once() {
    let server = TestServer::start().await.unwrap();
    let request = KeyRequest {
        name: "short".to_owned(),
        scope: Scope::JsonApi,
        reach: KeyReach::AllSpaces(Permission::Read),
        expires_in: Some(Duration::from_secs(60)),
    };
    let short = server.workspace.create_key(&request).unwrap().token;
    assert_eq!(whoami(&server, &short).await.status, 200);
    server.clock.advance(Duration::from_secs(59));
    assert_eq!(whoami(&server, &short).await.status, 200);
    server.clock.advance(Duration::from_secs(1));
    let expired = whoami(&server, &short).await;
    assert_eq!(expired.status, 401);
    let said = |answer: &Answer| answer.json()["message"].as_str().unwrap().to_owned();
    let told = said(&expired);
    assert!(told.starts_with("api key expired; ask the owner"), "{told}");

    let other = server
        .key("other", Scope::JsonApi, KeyReach::Unscoped)
        .unwrap();
    assert_eq!(whoami(&server, &other).await.status, 200);
    server.workspace.revoke_key("other").unwrap();
    let revoked = whoami(&server, &other).await;
    assert_eq!(revoked.status, 401);
    assert!(said(&revoked).starts_with("invalid api key; "));
}

// C-86, H-4, H-67: before the parameters, in the older envelope.
#[tokio::test]
async fn limited_keys_are_not_admitted() {
    let server = TestServer::start().await.unwrap();
    let key = server
        .key("limited", Scope::Limited, KeyReach::Unscoped)
        .unwrap();
    let answer = server
        .request("GET", "/v2/auth/whoami?limit=0")
        .key(&key)
        .unwrap()
        .send()
        .await
        .unwrap();
    assert_eq!(
        (answer.status.as_u16(), answer.code().as_str()),
        (403, "forbidden")
    );
    assert_eq!(answer.json()["object"], "error");
    assert!(
        answer.json()["message"]
            .as_str()
            .unwrap()
            .contains("limited")
    );
    assert_eq!(
        answer.header("www-authenticate"),
        Some("Bearer error=\"insufficient_scope\"")
    );
    assert_eq!(answer.header("service-key-status"), Some("legacy"));
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
            let answer = server
                .request("GET", path)
                .key(&key)
                .unwrap()
                .send()
                .await
                .unwrap();
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

// C-87, C-88, C-89, C-92
#[tokio::test]
async fn pairing_gives_a_key_with_the_approved_grant() {
    let server = TestServer::start().await.unwrap();
    let post = async |path: &str, body: serde_json::Value| {
        server
            .request("POST", path)
            .body(body.to_string())
            .send()
            .await
            .unwrap()
    };
    for bad in [
        json!({}),
        json!({"app_name": ""}),
        json!({"app_name": "x".repeat(129)}),
        json!({"app_name": "a", "grant": 1}),
    ] {
        let answer = post("/v2/auth/challenges", bad).await;
        assert_eq!(
            (answer.status.as_u16(), answer.code().as_str()),
            (400, "bad_request")
        );
        assert_eq!(answer.json()["object"], "error");
    }
    // 3.1: the older envelope for every error.
    let large = post("/v2/auth/challenges", json!("x".repeat(1 << 20))).await;
    assert_eq!(
        (large.status.as_u16(), large.code().as_str()),
        (413, "request_too_large")
    );
    assert_eq!(large.json()["object"], "error");
    let opened = post("/v2/auth/challenges", json!({"app_name": "Notes"})).await;
    assert_eq!(opened.status, 201);
    assert_eq!(opened.header("cache-control"), Some("no-store"));
    let body = opened.json();
    let id = body["challenge_id"].as_str().unwrap();
    assert_eq!(body, json!({"challenge_id": id}));

    let solve = async |code: &str| {
        post(
            "/v2/auth/api_keys",
            json!({"challenge_id": id, "code": code}),
        )
        .await
    };
    let unapproved = solve("0000").await;
    assert_eq!(unapproved.status, 400);
    let code = server
        .workspace
        .approve_pairing(id, &KeyReach::AllSpaces(Permission::Read))
        .unwrap()
        .code;
    let wrong = solve(if code == "0000" { "0001" } else { "0000" }).await;
    assert_eq!(wrong.json(), unapproved.json(), "one text for every reason");
    let solved = solve(&code).await;
    assert_eq!(
        (solved.status.as_u16(), solved.header("cache-control")),
        (201, Some("no-store"))
    );
    assert_eq!(
        solved.json()["grant"],
        json!({"all_spaces": true, "space_ids": [], "permission": "read"})
    );
    let key = solved.json()["api_key"].as_str().unwrap().to_owned();
    assert_eq!(whoami(&server, &key).await.json()["key"]["name"], "Notes");
    assert_eq!(solve(&code).await.status, 400);
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
    assert_eq!(ask().send().await.unwrap().status, 201);
    let page = HeaderValue::from_static("http://localhost:3000");
    let asked = ask().header(http::header::ORIGIN, page).send().await;
    assert_eq!(asked.unwrap().status, 201);
    let this = std::env::current_exe().unwrap();
    let this = this.to_str().unwrap().to_owned();
    let (waiting, _) = server.workspace.list_pairing();
    let mut callers: Vec<_> = waiting.into_iter().map(|asked| asked.caller).collect();
    callers.sort();
    assert_eq!(callers, [this, "http://localhost:3000".to_owned()]);
}

// C-91: a caller is its normalised origin, however it is written.
#[tokio::test]
async fn a_page_has_one_pending_challenge() {
    let server = TestServer::start().await.unwrap();
    let ask = async |origin: &'static str| {
        let answer = server
            .request("POST", "/v2/auth/challenges")
            .header(http::header::ORIGIN, http::HeaderValue::from_static(origin))
            .body(r#"{"app_name":"Page"}"#)
            .send()
            .await
            .unwrap();
        assert_eq!(answer.status, 201, "{origin}");
        server.workspace.list_pairing().0.len()
    };
    assert_eq!(ask("http://localhost:3000").await, 1);
    for same in [
        "http://localhost:3000",
        "http://localhost:3000/",
        "HTTP://LOCALHOST:3000",
    ] {
        assert_eq!(ask(same).await, 1, "{same}");
    }
    assert_eq!(ask("http://localhost:3001").await, 2);
}

// C-97, C-100
#[tokio::test]
async fn whoami_tells_what_a_key_reaches() {
    let server = TestServer::start().await.unwrap();
    let owner = server.unscoped_key().unwrap();
    let made = server
        .request("POST", "/v2/spaces?ids=full")
        .key(&owner)
        .unwrap()
        .body(r#"{"name":"Work"}"#)
        .send()
        .await
        .unwrap();
    let full = made.json()["id"].as_str().unwrap().to_owned();
    let short = &full.split('.').next().unwrap()[53..];
    let reader = server
        .space_key("reader", &[&full], Permission::Read)
        .unwrap();
    let all = server
        .key(
            "all",
            Scope::JsonApi,
            KeyReach::AllSpaces(Permission::ReadWrite),
        )
        .unwrap();
    let described = async |key: &str, query: &str| {
        let answer = server
            .request("GET", &format!("{WHOAMI}?{query}"))
            .key(key)
            .unwrap()
            .send()
            .await
            .unwrap();
        let mut body = answer.json();
        let id = body["key"]["id"].take();
        assert_eq!(id.as_str().map(str::len), Some(64));
        body
    };
    let key = |name: &str| json!({"id": null, "name": name, "created_at": "2026-01-02T03:04:05Z"});
    let api = json!({"version": "2025-11-08"});

    for (query, id) in [("", short), ("ids=compact", short), ("ids=full", &full)] {
        let granted = json!([{"id": id, "name": "Work", "permission": "read"}]);
        assert_eq!(
            described(&reader, query).await,
            json!({"api": api, "key": key("reader"), "key_status": "scoped", "scope": "jsonApi",
                   "grant": {"scoped": true, "all_spaces": false, "restricted": true, "permission": "read",
                             "space_count": 1, "spaces": granted}}),
            "{query}"
        );
    }
    let live = json!([{"id": short, "name": "Work", "permission": "readwrite"}]);
    for (query, spaces) in [
        ("", json!([])),
        ("spaces=false", json!([])),
        ("spaces=", json!([])),
        ("spaces=true", live),
    ] {
        assert_eq!(
            described(&all, query).await["grant"],
            json!({"scoped": true, "all_spaces": true, "restricted": false, "permission": "readwrite",
                   "space_count": 1, "spaces": spaces}),
            "{query}"
        );
    }
    let legacy = described(&owner, "spaces=true").await;
    assert_eq!(
        legacy["grant"],
        json!({"scoped": false, "restricted": false, "all_spaces": false, "spaces": []})
    );
    assert_eq!(legacy["key_status"], "legacy");
    assert!(legacy["notice"].as_str().unwrap().is_ascii());
}

// C-100, H-5, H-14 to H-19
#[tokio::test]
async fn group_parameters_are_judged_in_order_on_every_route() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    for (query, path) in [
        ("limit=0", "limit"),
        ("limit=1001", "limit"),
        ("limit=-1", "limit"),
        ("limit=abc", "limit"),
        ("limit=1.5", "limit"),
        ("offset=-1", "offset"),
        ("offset=abc", "offset"),
        ("offset=9007199254740992", "offset"),
        ("limit=0&ids=x", "limit"),
        ("ids=x&keys=y", "ids"),
        ("keys=names", "keys"),
        ("dry_run=maybe&create_missing_options=maybe", "dry_run"),
        ("create_missing_options=maybe", "create_missing_options"),
        ("ids=FULL", "ids"),
        ("spaces=x", "spaces"),
    ] {
        let answer = server
            .request("GET", &format!("{WHOAMI}?{query}"))
            .key(&key)
            .unwrap()
            .send()
            .await
            .unwrap();
        assert_eq!(
            (answer.status.as_u16(), answer.code().as_str()),
            (400, "validation_failed"),
            "{query}"
        );
        assert_eq!(answer.issue_path(), path, "{query}");
    }
    let twice = server
        .request("GET", &format!("{WHOAMI}?limit=5&limit=6"))
        .key(&key)
        .unwrap()
        .send()
        .await
        .unwrap();
    assert_eq!(
        (twice.code().as_str(), twice.issue_path().as_str()),
        ("ambiguous_input", "limit")
    );
    for fine in [
        "limit=1",
        "limit=1000",
        "limit=",
        "foo=1&foo=2",
        "offset=1000000",
        "ids=full",
        "keys=slug",
        "dry_run=",
    ] {
        let answer = server
            .request("GET", &format!("{WHOAMI}?{fine}"))
            .key(&key)
            .unwrap()
            .send()
            .await
            .unwrap();
        assert_eq!(answer.status, 200, "{fine}");
    }
}

// H-29
#[tokio::test]
async fn an_error_has_exactly_its_four_members() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    let answer = server
        .request("GET", "/v2/auth/whoami?ids=x")
        .key(&key)
        .unwrap()
        .send()
        .await
        .unwrap();
    let body = answer.json();
    let mut members: Vec<_> = body
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    members.sort_unstable();
    assert_eq!(members, ["code", "issues", "message", "status"]);
    assert_eq!(body["status"], 400);
    assert!(
        body["message"].as_str().unwrap().contains("compact")
            && body["message"].as_str().unwrap().contains("full")
    );
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
}
