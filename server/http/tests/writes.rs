//! Mutations on their way through the pipeline: bodies, write rate, idempotency, grants, shutdown.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "tests"
)]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use futures::FutureExt;
use http::header::{CONTENT_TYPE, HeaderName, HeaderValue};
use rolltop_http::testing::{Answer, Call, Options, TestServer};
use rolltop_http::{FaultInjection, ServerConfig};
use rolltop_workspace::keys::{KeyReach, Permission, Scope};
use serde_json::{Value, json};
use tokio::sync::Semaphore;

const SPACES: &str = "/v2/spaces";
const IDEMPOTENCY_KEY: HeaderName = HeaderName::from_static("idempotency-key");

fn post(server: &TestServer, key: &str, path: &str, body: &str) -> Call {
    server
        .request("POST", path)
        .key(key)
        .unwrap()
        .body(body.to_owned())
}

fn keyed(call: Call, idempotency_key: &'static str) -> Call {
    call.header(IDEMPOTENCY_KEY, HeaderValue::from_static(idempotency_key))
}

async fn space(server: &TestServer, key: &str, name: &str) -> String {
    let body = json!({ "name": name }).to_string();
    let made = post(server, key, "/v2/spaces?ids=full", &body)
        .send()
        .await
        .unwrap();
    assert_eq!(made.status, 201, "{:?}", made.body);
    made.json()["id"].as_str().unwrap().to_owned()
}

async fn count_spaces(server: &TestServer, key: &str) -> u64 {
    let listed = server
        .request("GET", SPACES)
        .key(key)
        .unwrap()
        .send()
        .await
        .unwrap();
    listed.json()["total"].as_u64().unwrap()
}

fn replayed(answer: &Answer) -> bool {
    answer.header("idempotency-replayed") == Some("true")
}

/// A server on which this happens before every handler.
async fn with_fault<F>(fault: impl Fn(&'static str) -> F + Send + Sync + 'static) -> TestServer
where
    F: Future<Output = ()> + Send + 'static,
{
    let faults =
        FaultInjection::before_handlers(Arc::new(move |operation| fault(operation).boxed()));
    let config = ServerConfig {
        faults,
        write_limit: false,
        ..ServerConfig::default()
    };
    TestServer::start_with(Options {
        config,
        ..Options::default()
    })
    .await
    .unwrap()
}

// H-23, H-24, H-25, H-30, C-111
#[tokio::test]
async fn bodies_are_one_strict_json_value() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    for (body, path) in [
        ("", ""),
        (" \n", ""),
        ("[]", ""),
        (r#"{"name":"#, ""),
        ("{} {}", ""),
        (r#"{"name":"A"} x"#, ""),
        (r#"{"name":"A","name":"B"}"#, "/name"),
        (r#"{"name":"A","zz":1}"#, "/zz"),
        (r#"{"name":1}"#, "/name"),
        ("{}", "/name"),
        (r#"{"name":" "}"#, "/name"),
    ] {
        let answer = post(&server, &key, SPACES, body).send().await.unwrap();
        assert_eq!(
            (answer.status.as_u16(), answer.code().as_str()),
            (400, "validation_failed"),
            "{body:?}"
        );
        assert_eq!(answer.issue_path(), path, "{body:?}");
    }
    let blank = post(&server, &key, SPACES, "").send().await.unwrap();
    assert!(
        blank.json()["message"]
            .as_str()
            .unwrap()
            .contains("request body is required")
    );
    assert!(blank.json()["issues"][0]["hint"].is_string());
    assert_eq!(
        count_spaces(&server, &key).await,
        0,
        "a refusal stores nothing"
    );

    for content_type in [
        "text/plain",
        "application/x-www-form-urlencoded",
        "application/json",
    ] {
        let call = post(&server, &key, SPACES, r#"{"name":"A","description":null}"#);
        let answer = call
            .header(CONTENT_TYPE, HeaderValue::from_static(content_type))
            .send()
            .await
            .unwrap();
        assert_eq!(answer.status, 201, "{content_type}");
    }
    let get = server
        .request("GET", SPACES)
        .key(&key)
        .unwrap()
        .body("{")
        .send()
        .await
        .unwrap();
    assert_eq!(get.status, 200, "routes without a body ignore one");
}

// H-26, H-27
#[tokio::test]
async fn bodies_have_a_cap() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    let id = space(&server, &key, "S").await;
    let objects = format!("/v2/spaces/{id}/objects");
    let padded = |size: usize| format!("{{}}{}", " ".repeat(size - 2));
    for (path, size, status) in [
        (SPACES, (1 << 20) + 1, 413),
        (SPACES, 1 << 20, 400),
        (objects.as_str(), 2 << 20, 400),
        (objects.as_str(), (10 << 20) + 1, 413),
    ] {
        let answer = post(&server, &key, path, &padded(size))
            .send()
            .await
            .unwrap();
        assert_eq!(answer.status, status, "{path} {size}");
        if status == 413 {
            assert_eq!(answer.code(), "request_too_large");
            let cap = if path == SPACES {
                "1048576"
            } else {
                "10485760"
            };
            assert!(answer.json()["message"].as_str().unwrap().contains(cap));
        }
    }
    let large = keyed(
        post(&server, &key, SPACES, &padded((10 << 20) + 1)),
        "large",
    )
    .send()
    .await
    .unwrap();
    assert_eq!(large.status, 413);
    let small = keyed(post(&server, &key, SPACES, r#"{"name":"A"}"#), "large")
        .send()
        .await
        .unwrap();
    assert_eq!(small.status, 201, "a refusal does not hold the key");
}

// H-31, H-33, H-34, H-40, H-136
#[tokio::test]
async fn a_repeated_request_gets_the_first_answer() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    let other = server
        .key("other", Scope::JsonApi, KeyReach::Unscoped)
        .unwrap();
    let body = r#"{"name":"A"}"#;
    let first = keyed(post(&server, &key, SPACES, body), "k1")
        .send()
        .await
        .unwrap();
    let second = keyed(post(&server, &key, SPACES, body), "k1")
        .send()
        .await
        .unwrap();
    assert_eq!((first.status.as_u16(), replayed(&first)), (201, false));
    assert_eq!((second.status.as_u16(), replayed(&second)), (201, true));
    assert_eq!(
        (first.body, first.headers.get(CONTENT_TYPE)),
        (second.body, second.headers.get(CONTENT_TYPE))
    );
    assert_eq!(count_spaces(&server, &key).await, 1);

    for (path, body) in [
        (SPACES, r#"{"name":"B"}"#),
        (SPACES, r#"{"name": "A"}"#),
        ("/v2/spaces?ids=full", body),
        ("/v2/spaces?dry_run=true", body),
    ] {
        let answer = keyed(post(&server, &key, path, body), "k1")
            .send()
            .await
            .unwrap();
        assert_eq!(
            (answer.status.as_u16(), answer.code().as_str()),
            (409, "idempotency_conflict"),
            "{path} {body}"
        );
        assert_eq!(answer.issue_path(), "Idempotency-Key");
    }
    assert_eq!(count_spaces(&server, &key).await, 1);

    let others = keyed(post(&server, &other, SPACES, body), "k1")
        .send()
        .await
        .unwrap();
    assert_eq!(
        (others.status.as_u16(), replayed(&others)),
        (201, false),
        "another API key is another scope"
    );

    for again in [false, true] {
        let dry = keyed(post(&server, &key, "/v2/spaces?dry_run=true", body), "k2")
            .send()
            .await
            .unwrap();
        assert_eq!((dry.status.as_u16(), replayed(&dry)), (200, again));
        assert_eq!(dry.json(), json!({"name": "A", "dry_run": true}));
    }
    let real = keyed(post(&server, &key, SPACES, body), "k2")
        .send()
        .await
        .unwrap();
    assert_eq!(real.code(), "idempotency_conflict");
    post(&server, &key, SPACES, body).send().await.unwrap();
    post(&server, &key, SPACES, body).send().await.unwrap();
    assert_eq!(
        count_spaces(&server, &key).await,
        4,
        "without a key every request counts"
    );
}

// H-33, H-34: the resolved space is part of the scope, its spelling of the identity.
#[tokio::test]
async fn a_space_is_part_of_the_scope() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    let (one, two) = (
        space(&server, &key, "One").await,
        space(&server, &key, "Two").await,
    );
    let short = one.split('.').next().unwrap();
    let patch = |id: &str| {
        let call = server
            .request("PATCH", &format!("/v2/spaces/{id}"))
            .key(&key)
            .unwrap();
        keyed(call.body(r#"{"description":"d"}"#), "k")
    };
    for id in [&one, &two] {
        let answer = patch(id).send().await.unwrap();
        assert_eq!(
            (answer.status.as_u16(), replayed(&answer)),
            (200, false),
            "{:?}",
            answer.body
        );
    }
    let made = keyed(post(&server, &key, SPACES, r#"{"name":"A"}"#), "k")
        .send()
        .await
        .unwrap();
    assert_eq!((made.status.as_u16(), replayed(&made)), (201, false));
    assert!(replayed(&patch(&one).send().await.unwrap()));
    assert_eq!(
        patch(short).send().await.unwrap().code(),
        "idempotency_conflict"
    );
}

// H-35, H-41
#[tokio::test]
async fn refusals_are_not_stored_and_keys_are_checked() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    let refused = keyed(post(&server, &key, SPACES, "{}"), "k")
        .send()
        .await
        .unwrap();
    assert_eq!(refused.status, 400);
    let corrected = keyed(post(&server, &key, SPACES, r#"{"name":"A"}"#), "k")
        .send()
        .await
        .unwrap();
    assert_eq!(
        (corrected.status.as_u16(), replayed(&corrected)),
        (201, false)
    );

    let with = |bytes: &[u8]| {
        post(&server, &key, SPACES, r#"{"name":"A"}"#)
            .header(IDEMPOTENCY_KEY, HeaderValue::from_bytes(bytes).unwrap())
    };
    for bad in [&b""[..], &[b'a'; 256], b"a b", b"\xc3\xa9"] {
        let answer = with(bad).send().await.unwrap();
        assert_eq!(
            (answer.status.as_u16(), answer.issue_path().as_str()),
            (400, "Idempotency-Key"),
            "{bad:?}"
        );
    }
    let twice = with(b"a")
        .header(IDEMPOTENCY_KEY, HeaderValue::from_static("a"))
        .send()
        .await
        .unwrap();
    assert_eq!(twice.issue_path(), "Idempotency-Key");
    assert_eq!(with(&[b'a'; 255]).send().await.unwrap().status, 201);
    let read = server
        .request("GET", SPACES)
        .key(&key)
        .unwrap()
        .header(IDEMPOTENCY_KEY, HeaderValue::from_static(""));
    assert_eq!(
        read.send().await.unwrap().status,
        200,
        "reads do not look at it"
    );
}

// H-38, H-39
#[tokio::test]
async fn a_stored_answer_survives_a_restart_and_a_day() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    let call = |server: &TestServer| keyed(post(server, &key, SPACES, r#"{"name":"A"}"#), "k");
    let first = call(&server).send().await.unwrap();
    let server = server
        .restart(Options {
            seed: 2,
            ..Options::default()
        })
        .await
        .unwrap();
    let second = call(&server).send().await.unwrap();
    assert!(replayed(&second));
    assert_eq!(first.body, second.body);
    server.clock.advance(Duration::from_secs(24 * 60 * 60));
    let third = call(&server).send().await.unwrap();
    assert_eq!((third.status.as_u16(), replayed(&third)), (201, false));
    assert_eq!(count_spaces(&server, &key).await, 2);
}

// H-36, H-37: twins at once. The gate holds the first one in its handler until the second one has arrived.
#[tokio::test]
async fn twins_wait_for_each_other() {
    let gate = Arc::new(Semaphore::new(0));
    let begun = Arc::new(AtomicUsize::new(0));
    let server = with_fault({
        let (gate, begun) = (Arc::clone(&gate), Arc::clone(&begun));
        move |_| {
            let (gate, begun) = (Arc::clone(&gate), Arc::clone(&begun));
            async move {
                begun.fetch_add(1, Ordering::SeqCst);
                gate.acquire().await.expect("the gate stays").forget();
            }
        }
    })
    .await;
    let key = server.unscoped_key().unwrap();
    let started = |number: usize| {
        let begun = Arc::clone(&begun);
        async move {
            while begun.load(Ordering::SeqCst) < number {
                tokio::task::yield_now().await;
            }
        }
    };
    let send = |body: &str, idempotency_key| {
        tokio::spawn(keyed(post(&server, &key, SPACES, body), idempotency_key).send())
    };

    let (one, two) = (
        send(r#"{"name":"A"}"#, "same"),
        send(r#"{"name":"A"}"#, "same"),
    );
    started(1).await;
    gate.add_permits(1);
    let answers = [one.await.unwrap().unwrap(), two.await.unwrap().unwrap()];
    assert!(answers.iter().all(|answer| answer.status == 201));
    assert_eq!(answers.iter().filter(|answer| replayed(answer)).count(), 1);

    let (one, two) = (
        send(r#"{"name":"B"}"#, "differ"),
        send(r#"{"name":"C"}"#, "differ"),
    );
    started(2).await;
    gate.add_permits(1);
    let mut statuses = [one.await.unwrap().unwrap(), two.await.unwrap().unwrap()]
        .map(|answer| answer.status.as_u16());
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 409]);

    // The first one fails, so the second one runs itself.
    let (one, two) = (send("{}", "fails"), send(r#"{"name":"D"}"#, "fails"));
    started(3).await;
    gate.add_permits(2);
    let mut statuses = [one.await.unwrap().unwrap(), two.await.unwrap().unwrap()]
        .map(|answer| answer.status.as_u16());
    statuses.sort_unstable();
    // Whichever came first: the good one is stored and refuses the other, or the bad one releases the key.
    assert!(
        statuses == [201, 400] || statuses == [201, 409],
        "{statuses:?}"
    );
}

// H-12, C-107: the key of a request that panicked can run again.
#[tokio::test]
async fn a_panic_releases_its_key() {
    let panics = Arc::new(AtomicBool::new(true));
    let server = with_fault({
        let panics = Arc::clone(&panics);
        move |_| {
            let strike = panics.swap(false, Ordering::SeqCst);
            async move { assert!(!strike, "injected") }
        }
    })
    .await;
    let key = server.unscoped_key().unwrap();
    let call = || keyed(post(&server, &key, SPACES, r#"{"name":"A"}"#), "k");
    let failed = call().send().await.unwrap();
    assert_eq!(
        (failed.status.as_u16(), failed.body.is_empty()),
        (500, true)
    );
    assert_eq!(failed.header("service-version"), Some("2025-11-08"));
    let retried = call().send().await.unwrap();
    assert_eq!((retried.status.as_u16(), replayed(&retried)), (201, false));
}

// A client that leaves does not cancel its mutation, and a stopping server waits for it.
#[tokio::test]
async fn a_mutation_outlives_its_client_and_the_stop_waits_for_it() {
    let gate = Arc::new(Semaphore::new(0));
    let begun = Arc::new(AtomicBool::new(false));
    let server = with_fault({
        let (gate, begun) = (Arc::clone(&gate), Arc::clone(&begun));
        move |_| {
            let (gate, begun) = (Arc::clone(&gate), Arc::clone(&begun));
            async move {
                begun.store(true, Ordering::SeqCst);
                gate.acquire().await.expect("the gate stays").forget();
            }
        }
    })
    .await;
    let key = server.unscoped_key().unwrap();
    let client = tokio::spawn(post(&server, &key, SPACES, r#"{"name":"A"}"#).send());
    while !begun.load(Ordering::SeqCst) {
        tokio::task::yield_now().await;
    }
    client.abort();
    assert!(client.await.unwrap_err().is_cancelled());
    gate.add_permits(1);
    let server = server
        .restart(Options {
            seed: 2,
            ..Options::default()
        })
        .await
        .unwrap();
    assert_eq!(count_spaces(&server, &key).await, 1);
}

// H-8, H-46, H-133, H-134, C-106
#[tokio::test]
async fn writes_share_one_bucket() {
    let server = TestServer::start_with(Options {
        config: ServerConfig::default(),
        ..Options::default()
    })
    .await
    .unwrap();
    let key = server.unscoped_key().unwrap();
    let other = server
        .key("other", Scope::JsonApi, KeyReach::Unscoped)
        .unwrap();
    let dry = "/v2/spaces?dry_run=true";
    for taken in 1..=60 {
        let key = if taken % 2 == 0 { &key } else { &other };
        let answer = keyed(post(&server, key, dry, r#"{"name":"A"}"#), "k")
            .send()
            .await
            .unwrap();
        assert_eq!(answer.status, 200, "{taken}");
        assert_eq!(answer.header("ratelimit-limit"), Some("60"));
        assert_eq!(
            answer.header("ratelimit-remaining"),
            Some((60 - taken).to_string().as_str())
        );
        assert_eq!(answer.header("retry-after"), None);
    }
    let refused = post(&server, &key, SPACES, "{").send().await.unwrap();
    assert_eq!(refused.status, 429, "before the body is looked at");
    assert_eq!(
        refused.json(),
        json!({"object": "error", "status": 429, "code": "rate_limit_exceeded",
               "message": "You have reached maximum request limit."})
    );
    assert_eq!(refused.header("retry-after"), Some("1"));
    assert_eq!(refused.header("ratelimit-remaining"), Some("0"));
    let early = post(&server, &key, "/v2/spaces?dry_run=maybe", "{}")
        .send()
        .await
        .unwrap();
    assert_eq!(
        (early.status.as_u16(), early.issue_path().as_str()),
        (400, "dry_run")
    );
    let read = server
        .request("GET", SPACES)
        .key(&key)
        .unwrap()
        .send()
        .await
        .unwrap();
    assert_eq!(
        (read.status.as_u16(), read.header("ratelimit-limit")),
        (200, None)
    );
    server.clock.advance(Duration::from_secs(1));
    assert_eq!(
        post(&server, &key, SPACES, r#"{"name":"A"}"#)
            .send()
            .await
            .unwrap()
            .status,
        201
    );
    assert_eq!(
        post(&server, &key, SPACES, r#"{"name":"A"}"#)
            .send()
            .await
            .unwrap()
            .status,
        429
    );
}

// H-134: without the limiter there are no headers either.
#[tokio::test]
async fn the_limiter_can_be_off() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    for _ in 0..61 {
        let answer = post(&server, &key, "/v2/spaces?dry_run=true", r#"{"name":"A"}"#)
            .send()
            .await
            .unwrap();
        assert_eq!(
            (answer.status.as_u16(), answer.header("ratelimit-limit")),
            (200, None)
        );
    }
}

// H-6, H-61, H-63, H-64, H-65, H-42
#[tokio::test]
async fn grants_are_judged_space_first() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    let (one, two) = (
        space(&server, &key, "One").await,
        space(&server, &key, "Two").await,
    );
    let reader = server
        .space_key("reader", &[&one], Permission::Read)
        .unwrap();
    let writer = server
        .space_key("writer", &[&one], Permission::ReadWrite)
        .unwrap();
    let send = async |key: &str, method: &str, path: String, body: &str| {
        server
            .request(method, &path)
            .key(key)
            .unwrap()
            .body(body.to_owned())
            .send()
            .await
            .unwrap()
    };
    for (key, id, code) in [
        (&reader, &two, "space_not_granted"),
        (&reader, &one, "write_not_granted"),
    ] {
        let answer = send(key, "PATCH", format!("/v2/spaces/{id}?dry_run=maybe"), "{").await;
        assert_eq!(
            (answer.status.as_u16(), answer.code().as_str()),
            (403, code)
        );
        let scope = format!("Bearer error=\"insufficient_scope\", scope=\"space:{id}:readwrite\"");
        assert_eq!(answer.header("www-authenticate"), Some(scope.as_str()));
    }
    let answer = send(
        &writer,
        "PATCH",
        format!("/v2/spaces/{one}?dry_run=maybe"),
        "{",
    )
    .await;
    assert_eq!(
        (answer.status.as_u16(), answer.issue_path().as_str()),
        (400, "dry_run")
    );

    let stranger = format!("bafyrei{}.x", "a".repeat(52));
    for id in [&two, &stranger] {
        let answer = send(&reader, "GET", format!("/v2/spaces/{id}"), "").await;
        assert_eq!(
            (answer.status.as_u16(), answer.code().as_str()),
            (403, "space_not_granted")
        );
    }
    let tail = &two.split('.').next().unwrap()[53..];
    let answer = send(&reader, "GET", format!("/v2/spaces/{tail}"), "").await;
    assert_eq!(
        (answer.status.as_u16(), answer.issue_path().as_str()),
        (404, "space")
    );
    assert!(!String::from_utf8_lossy(&answer.body).contains("Two"));
    assert!(
        answer.json()["issues"][0]["hint"]
            .as_str()
            .unwrap()
            .contains("GET /v2/spaces"),
        "H-137"
    );

    for (reach, status, code) in [
        (
            KeyReach::AllSpaces(Permission::Read),
            403,
            "write_not_granted",
        ),
        (KeyReach::AllSpaces(Permission::ReadWrite), 201, ""),
    ] {
        let key = server.key("all", Scope::JsonApi, reach).unwrap();
        let answer = send(&key, "POST", SPACES.to_owned(), r#"{"name":"A"}"#).await;
        assert_eq!(
            (answer.status.as_u16(), answer.code().as_str()),
            (status, code)
        );
    }
    let restricted = send(&writer, "POST", SPACES.to_owned(), r#"{"name":"A"}"#).await;
    assert_eq!(restricted.code(), "space_not_granted");

    let call = || {
        let call = server
            .request("PATCH", &format!("/v2/spaces/{one}"))
            .key(&writer)
            .unwrap();
        keyed(call.body(r#"{"description":"d"}"#), "k")
    };
    assert_eq!(call().send().await.unwrap().status, 200);
    server.workspace.revoke_key("writer").unwrap();
    let revoked = call().send().await.unwrap();
    assert_eq!(
        (revoked.status.as_u16(), replayed(&revoked)),
        (401, false),
        "a replay is authenticated too"
    );
}

// H-20, H-21, H-22, H-77, H-79
#[tokio::test]
async fn spaces_are_listed_made_and_changed() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    let list = async |key: &str, query: &str| {
        server
            .request("GET", &format!("{SPACES}?{query}"))
            .key(key)
            .unwrap()
            .send()
            .await
            .unwrap()
            .json()
    };
    assert_eq!(
        list(&key, "").await,
        json!({"data": [], "total": 0, "offset": 0, "limit": 25, "has_more": false, "has_not_granted_spaces": false})
    );
    let mut ids = Vec::new();
    for name in ["  A ", "B", "C", "D", "E"] {
        ids.push(space(&server, &key, name).await);
    }
    ids.sort_unstable();
    let page = list(&key, "limit=2&ids=full").await;
    assert_eq!(
        (&page["has_more"], &page["total"]),
        (&json!(true), &json!(5))
    );
    for part in ["5", "2", "offset 0", "offset=2"] {
        assert!(
            page["message"].as_str().unwrap().contains(part),
            "{}",
            page["message"]
        );
    }
    let last = list(&key, "limit=2&offset=4").await;
    assert_eq!(
        (&last["has_more"], last.get("message")),
        (&json!(false), None)
    );
    let beyond = list(&key, "offset=1000000").await;
    assert_eq!(
        (&beyond["data"], &beyond["total"], &beyond["has_more"]),
        (&json!([]), &json!(5), &json!(false))
    );
    let all = list(&key, "ids=full").await;
    let listed: Vec<&str> = all["data"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|row| row["id"].as_str())
        .collect();
    assert_eq!(listed, ids);

    let reader = server
        .space_key("reader", &[&ids[0]], Permission::Read)
        .unwrap();
    let granted = list(&reader, "limit=1&offset=5").await;
    assert_eq!(
        (&granted["total"], &granted["has_not_granted_spaces"]),
        (&json!(1), &json!(true))
    );

    let patch = async |body: Value| {
        let call = server
            .request("PATCH", &format!("/v2/spaces/{}?ids=full", ids[0]))
            .key(&key)
            .unwrap();
        call.body(body.to_string()).send().await.unwrap()
    };
    assert_eq!(patch(json!({})).await.status, 400);
    assert_eq!(
        patch(json!({"icon_image": "x"})).await.issue_path(),
        "/icon_image"
    );
    let described = patch(json!({"name": "N", "description": "d"})).await;
    assert_eq!(
        described.json(),
        json!({"id": ids[0], "name": "N", "description": "d"})
    );
    assert_eq!(
        patch(json!({"description": ""})).await.json(),
        json!({"id": ids[0], "name": "N"})
    );
    let unknown = server
        .request("PATCH", "/v2/spaces/zzzzzz")
        .key(&key)
        .unwrap()
        .body("{")
        .send()
        .await
        .unwrap();
    assert_eq!(
        unknown.status, 404,
        "the space is looked up before the body"
    );
}
