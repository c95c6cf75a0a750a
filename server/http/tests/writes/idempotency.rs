//! `Idempotency-Key`: replays, conflicts, scopes, twins (http.md 6).

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use http::header::HeaderValue;
use rolltop_http::testing::TestServer;
use rolltop_workspace::keys::{KeyReach, Scope};

use crate::{Gate, IDEMPOTENCY_KEY, SPACES, keyed, post, replayed, space, with_fault};

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
            .key(&key);
        keyed(call.body(r#"{"description":"d"}"#), "k")
    };
    for id in [&one, &two] {
        let answer = patch(id).send().await;
        assert_eq!(
            (answer.status.as_u16(), replayed(&answer)),
            (200, false),
            "{:?}",
            answer.body
        );
    }
    let made = keyed(post(&server, &key, SPACES, r#"{"name":"A"}"#), "k")
        .send()
        .await;
    assert_eq!((made.status.as_u16(), replayed(&made)), (201, false));
    assert!(replayed(&patch(&one).send().await));
    let other = server
        .key("other", Scope::JsonApi, KeyReach::Unscoped)
        .unwrap();
    let others = keyed(post(&server, &other, SPACES, r#"{"name":"A"}"#), "k");
    assert!(
        !replayed(&others.send().await),
        "another API key is another scope"
    );
    for spelling in [short, &short[short.len() - 6..]] {
        assert!(replayed(&patch(spelling).send().await));
    }
}

/// What is read, and refused then.
fn refused_body() -> String {
    format!(r#"{{"name":"{}"}}"#, "x".repeat(4097))
}

// H-41
#[tokio::test]
async fn keys_are_checked() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    let with = |bytes: &[u8]| {
        post(&server, &key, SPACES, r#"{"name":"A"}"#)
            .header(IDEMPOTENCY_KEY, HeaderValue::from_bytes(bytes).unwrap())
    };
    for bad in [&b""[..], &[b'a'; 256], b"a b", b"\xc3\xa9"] {
        let answer = with(bad).send().await;
        assert_eq!(
            (answer.status.as_u16(), answer.issue_path().as_str()),
            (400, "Idempotency-Key"),
            "{bad:?}"
        );
    }
    let twice = with(b"a")
        .header(IDEMPOTENCY_KEY, HeaderValue::from_static("a"))
        .send()
        .await;
    assert_eq!(twice.issue_path(), "Idempotency-Key");
    assert_eq!(with(&[b'a'; 255]).send().await.status, 201);
    let read = server
        .request("GET", SPACES)
        .key(&key)
        .header(IDEMPOTENCY_KEY, HeaderValue::from_static(""));
    assert_eq!(read.send().await.status, 200, "reads do not look at it");
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
    let [one, two] = [one.await.unwrap(), two.await.unwrap()];
    assert_eq!((one.status.as_u16(), replayed(&one)), (201, false));
    assert_eq!((two.status.as_u16(), replayed(&two)), (201, true));
    assert_eq!(one.body, two.body);

    // Different: the first one runs, the second one is refused.
    let one = send(r#"{"name":"B"}"#, "differ");
    gate.has_begun(2).await;
    let two = send(r#"{"name":"C"}"#, "differ");
    gate.let_on(1);
    let [one, two] = [one.await.unwrap(), two.await.unwrap()];
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
    let [one, two] = [one.await.unwrap(), two.await.unwrap()];
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
    assert_eq!(first.await.unwrap().status, 400);
    assert_eq!(other.await.unwrap().status, 201);
    let next = send(r#"{"name":"D"}"#, "k").await.unwrap();
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
    let failed = call().send().await;
    assert_eq!(
        (failed.status.as_u16(), failed.body.is_empty()),
        (500, true)
    );
    assert_eq!(failed.header("service-version"), Some("2025-11-08"));
    let retried = call().send().await;
    assert_eq!((retried.status.as_u16(), replayed(&retried)), (201, false));
}
