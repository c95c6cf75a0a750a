//! `Idempotency-Key`: replays, conflicts, scopes, twins (http.md 6).

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use http::header::{CONTENT_TYPE, HeaderValue};
use rolltop_http::testing::{Options, TestServer};
use rolltop_workspace::keys::{KeyReach, Scope};
use serde_json::json;

use crate::{
    Gate, IDEMPOTENCY_KEY, SPACES, count_spaces, keyed, post, replayed, space, with_fault,
};

// H-31, H-33, H-34, H-40, H-136, H-173
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

    // H-173: the same in other words.
    for (path, body) in [
        (SPACES, r#" { "name": "\u0041" } "#),
        (
            "/v2/spaces?ids=compact&limit=25&keys=&dry_run=false&foo=1",
            body,
        ),
    ] {
        let again = keyed(post(&server, &key, path, body), "k1").send().await;
        let again = again.unwrap();
        assert_eq!(
            (again.status.as_u16(), replayed(&again)),
            (201, true),
            "{path} {body}"
        );
    }
    // H-40: a dry run has nothing to do with the key.
    let dry = keyed(
        post(&server, &key, "/v2/spaces?dry_run=true", "{\"name\":\"C\"}"),
        "k1",
    );
    let dry = dry.send().await.unwrap();
    assert_eq!((dry.status.as_u16(), replayed(&dry)), (200, false));
    for (path, body) in [
        (SPACES, r#"{"name":"B"}"#),
        (SPACES, r#"{"name":"A","description":""}"#),
        ("/v2/spaces?ids=full", body),
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

    for _ in 0..2 {
        let dry = keyed(post(&server, &key, "/v2/spaces?dry_run=true", body), "k2")
            .send()
            .await
            .unwrap();
        assert_eq!((dry.status.as_u16(), replayed(&dry)), (200, false));
        assert_eq!(dry.json(), json!({"name": "A", "dry_run": true}));
    }
    post(&server, &key, SPACES, body).send().await.unwrap();
    post(&server, &key, SPACES, body).send().await.unwrap();
    assert_eq!(
        count_spaces(&server, &key).await,
        4,
        "without a key every request counts"
    );
}

// H-34, H-173: the resolved space is part of the scope, however it is spelled.
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
    for spelling in [short, &short[short.len() - 6..]] {
        assert!(replayed(&patch(spelling).send().await.unwrap()));
    }
}

/// What is read, and refused then.
fn refused_body() -> String {
    format!(r#"{{"name":"{}"}}"#, "x".repeat(4097))
}

// H-35, H-41
#[tokio::test]
async fn refusals_are_not_stored_and_keys_are_checked() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    let refused = keyed(post(&server, &key, SPACES, &refused_body()), "k")
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
    let (server, gate) = Gate::server().await;
    let key = server.unscoped_key().unwrap();
    let send = |body: &str, idempotency_key| {
        tokio::spawn(keyed(post(&server, &key, SPACES, body), idempotency_key).send())
    };

    // Equal: the second one waits outside of the handler, and is told what the first one was.
    let one = send(r#"{"name":"A"}"#, "same");
    gate.has_begun(1).await;
    let two = send(r#"{"name":"A"}"#, "same");
    gate.let_on(1);
    let [one, two] = [one.await.unwrap().unwrap(), two.await.unwrap().unwrap()];
    assert_eq!((one.status.as_u16(), replayed(&one)), (201, false));
    assert_eq!((two.status.as_u16(), replayed(&two)), (201, true));
    assert_eq!(one.body, two.body);

    // Different: the first one runs, the second one is refused.
    let one = send(r#"{"name":"B"}"#, "differ");
    gate.has_begun(2).await;
    let two = send(r#"{"name":"C"}"#, "differ");
    gate.let_on(1);
    let [one, two] = [one.await.unwrap().unwrap(), two.await.unwrap().unwrap()];
    assert_eq!((one.status.as_u16(), replayed(&one)), (201, false));
    assert_eq!(
        (two.status.as_u16(), two.code().as_str()),
        (409, "idempotency_conflict")
    );
    assert_eq!(gate.begun(), 2, "neither twin ran");

    // The first one fails, so the second one runs itself.
    let one = send(&refused_body(), "fails");
    gate.has_begun(3).await;
    let two = send(r#"{"name":"D"}"#, "fails");
    gate.let_on(2);
    let [one, two] = [one.await.unwrap().unwrap(), two.await.unwrap().unwrap()];
    assert_eq!(
        (one.status.as_u16(), one.issue_path().as_str()),
        (400, "/name")
    );
    assert_eq!((two.status.as_u16(), replayed(&two)), (201, false));
    assert_eq!(gate.begun(), 4);
    assert_eq!(server.store.spaces().unwrap().len(), 3);
}

// http.md 6: waiting ends when its client disconnects; what it wanted is not done later either.
#[tokio::test]
async fn who_leaves_waits_no_longer() {
    let (server, gate) = Gate::server().await;
    let key = server.unscoped_key().unwrap();
    let send = |body: &str, idempotency_key| {
        tokio::spawn(keyed(post(&server, &key, SPACES, body), idempotency_key).send())
    };
    let until = async |reached: &dyn Fn() -> bool| {
        let looking = async {
            while !reached() {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), looking)
            .await
            .expect("it comes to that");
    };
    let first = send(&refused_body(), "k");
    until(&|| gate.begun() == 1).await;
    let waiting = send(r#"{"name":"B"}"#, "k");
    let other = send(r#"{"name":"C"}"#, "other");
    until(&|| gate.begun() == 2 && server.answers_under_way() == 3).await;
    waiting.abort();
    until(&|| server.answers_under_way() == 2).await;
    gate.let_on(3);
    // The first one fails, and nobody is left who would run in its place.
    assert_eq!(first.await.unwrap().unwrap().status, 400);
    assert_eq!(other.await.unwrap().unwrap().status, 201);
    let next = send(r#"{"name":"D"}"#, "k").await.unwrap().unwrap();
    assert_eq!((next.status.as_u16(), replayed(&next)), (201, false));
    assert_eq!(gate.begun(), 3);
    assert_eq!(server.store.spaces().unwrap().len(), 2);
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
