//! `Idempotency-Key`: scopes, faults, and twins at one time (http.md 6).

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rolltop_http::testing::Options;
use serde_json::json;

use super::handlers::{Gate, with_fault};
use crate::support::World;
use crate::support::answer::{Reply, Request};

const SPACES: &str = "/v2/spaces";

/// Creates a space of this name under this key.
fn create(world: &World, name: &str, idempotency_key: &str) -> Request {
    let request = world.request("POST", SPACES).json(&json!({ "name": name }));
    request.header("idempotency-key", idempotency_key)
}

fn spaces(world: &World) -> usize {
    world.server.store.spaces().unwrap().len()
}

/// The status, and whether the answer is a replay.
fn outcome(reply: &Reply) -> (u16, bool) {
    let replayed = reply.header("idempotency-replayed");
    (reply.status, replayed == Some("true"))
}

// H-34, H-173: the resolved space is part of the scope, however it is spelled; so is the API key.
#[tokio::test]
async fn a_space_is_part_of_the_scope() {
    let world = World::new().await;
    let patch = async |id: &str| {
        let request = world.request("PATCH", &format!("{SPACES}/{id}"));
        let request = request.header("idempotency-key", "k");
        let reply = request.json(&json!({"description": "d"})).send().await;
        outcome(&reply)
    };
    for space in [&world.one, &world.two] {
        assert_eq!(patch(&space.full).await, (200, false));
    }
    let made = create(&world, "A", "k").send().await;
    assert_eq!(outcome(&made), (201, false));
    let other = world.request_as(&world.keys.aw, "POST", SPACES);
    let other = other
        .header("idempotency-key", "k")
        .json(&json!({"name": "A"}));
    assert_eq!(outcome(&other.send().await), (201, false));
    let cid = world.one.full.split('.').next().unwrap();
    for spelling in [&world.one.full, cid, &world.one.short] {
        assert_eq!(patch(spelling).await, (200, true));
    }
}

// H-41
#[tokio::test]
async fn keys_are_checked() {
    let world = World::new().await;
    for bad in ["", "a b"] {
        let reply = create(&world, "A", bad).send().await;
        reply.invalid(&["Idempotency-Key"]);
    }
    let twice = create(&world, "A", "a").header("idempotency-key", "a");
    let twice = twice.send().await;
    assert_eq!(twice.is(400).paths(), ["Idempotency-Key"]);
    // Reads do not look at it.
    let read = world.request("GET", SPACES).header("idempotency-key", "");
    read.send().await.is(200);
}

// H-36, H-37: two requests at one time. The gate holds the first one in its handler until the second one has arrived.
#[tokio::test]
async fn twins_wait_for_each_other() {
    let (world, gate) = Gate::world(Options::default()).await;
    let send = |name: &str, key| tokio::spawn(create(&world, name, key).send());

    // Equal: the second one waits outside of the handler, and gets the answer of the first one.
    let one = send("A", "same");
    gate.has_begun(1).await;
    let two = send("A", "same");
    gate.let_on(1);
    let [one, two] = [one.await.unwrap(), two.await.unwrap()];
    assert_eq!(outcome(&one), (201, false));
    assert_eq!(outcome(&two), (201, true));
    assert_eq!(one.text, two.text);

    // Different: the first one runs, the second one is refused.
    let one = send("B", "differ");
    gate.has_begun(2).await;
    let two = send("C", "differ");
    gate.let_on(1);
    assert_eq!(outcome(&one.await.unwrap()), (201, false));
    let two = two.await.unwrap();
    two.refused(409, "idempotency_conflict", &["Idempotency-Key"]);
    assert_eq!(gate.begun(), 2, "neither twin ran");

    // The first one fails, so the second one runs itself.
    let one = send(&"x".repeat(4097), "fails");
    gate.has_begun(3).await;
    let two = send("D", "fails");
    gate.let_on(2);
    one.await.unwrap().invalid(&["/name"]);
    assert_eq!(outcome(&two.await.unwrap()), (201, false));
    assert_eq!((gate.begun(), spaces(&world)), (4, 5));
}

// http.md 6: waiting ends when its client disconnects; its request is not carried out later either.
#[tokio::test]
async fn a_client_that_leaves_waits_no_longer() {
    let (world, gate) = Gate::world(Options::default()).await;
    let send = |name: &str, key| tokio::spawn(create(&world, name, key).send());
    let until = async |reached: &dyn Fn() -> bool| {
        let looking = async {
            while !reached() {
                tokio::task::yield_now().await;
            }
        };
        let waited = tokio::time::timeout(Duration::from_secs(60), looking);
        waited.await.expect("it comes to that");
    };
    let first = send(&"x".repeat(4097), "k");
    until(&|| gate.begun() == 1).await;
    let waiting = send("B", "k");
    let other = send("C", "other");
    until(&|| gate.begun() == 2 && world.server.answers_under_way() == 3).await;
    waiting.abort();
    until(&|| world.server.answers_under_way() == 2).await;
    gate.let_on(3);
    // The first one fails, and no request is left that would run in its place.
    first.await.unwrap().is(400);
    other.await.unwrap().is(201);
    let next = send("D", "k").await.unwrap();
    assert_eq!(outcome(&next), (201, false));
    assert_eq!((gate.begun(), spaces(&world)), (3, 4));
}

// H-12, C-107: the key of a request that panicked can run again.
#[tokio::test]
async fn a_panic_releases_its_key() {
    let panics = AtomicBool::new(true);
    let world = with_fault(Options::default(), move |_| {
        let strike = panics.swap(false, Ordering::SeqCst);
        async move { assert!(!strike, "injected") }
    })
    .await;
    let failed = create(&world, "A", "k").send().await;
    assert_eq!(failed.is(500).text, "");
    assert_eq!(failed.header("service-version"), Some("2025-11-08"));
    let retried = create(&world, "A", "k").send().await;
    assert_eq!(outcome(&retried), (201, false));
}
