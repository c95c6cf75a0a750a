//! What a mutation outlives and what it waits for: its client, the stop, the write rate (http.md 12).

use std::time::Duration;

use rolltop_http::ServerConfig;
use rolltop_http::testing::Options;
use rolltop_workspace::keys::{KeyReach, Scope};
use serde_json::json;

use super::handlers::Gate;
use crate::support::World;
use crate::support::answer::{Reply, Request};

const SPACES: &str = "/v2/spaces";

fn create(world: &World, key: &str, path: &str) -> Request {
    world
        .request_as(key, "POST", path)
        .json(&json!({"name": "A"}))
}

// A client that leaves does not cancel its mutation, and a stopping server waits for it. H-38: its retry gets the answer
// that the client did not get.
#[tokio::test]
async fn a_mutation_outlives_its_client_and_the_stop_waits_for_it() {
    let (world, gate) = Gate::world(Options::default()).await;
    let keyed = |world: &World| create(world, &world.keys.k, SPACES).header("idempotency-key", "k");
    let client = tokio::spawn(keyed(&world).send());
    gate.has_begun(1).await;
    client.abort();
    assert!(client.await.unwrap_err().is_cancelled());
    gate.let_on(1);
    let world = world.restarted().await;
    assert_eq!(world.server.store.spaces().unwrap().len(), 3);
    let again = keyed(&world).send().await;
    assert_eq!(again.is(201).header("idempotency-replayed"), Some("true"));
    assert_eq!(world.server.store.spaces().unwrap().len(), 3);
}

/// Reads that may run at one time.
const PLACES: usize = 64;

/// A world in which reads whose clients have left hold all places.
async fn without_a_place() -> (World, Gate) {
    let (world, gate) = Gate::world(Options::default()).await;
    let read = |_| tokio::spawn(world.request("GET", SPACES).send());
    let left: Vec<_> = (0..PLACES).map(read).collect();
    gate.has_begun(PLACES).await;
    for client in left {
        client.abort();
    }
    are_under_way(&world, 0).await;
    (world, gate)
}

async fn are_under_way(world: &World, answers: usize) {
    while world.server.answers_under_way() != answers {
        tokio::task::yield_now().await;
    }
}

// Reads that last long, also without their clients, hold up other reads, and no write.
#[tokio::test]
async fn long_reads_hold_up_no_write() {
    let (world, gate) = without_a_place().await;
    let read = |_| tokio::spawn(world.request("GET", SPACES).send());
    let waiting: Vec<_> = (0..4).map(read).collect();
    are_under_way(&world, waiting.len()).await;
    let write = tokio::spawn(create(&world, &world.keys.k, SPACES).send());
    gate.has_begun(PLACES + 1).await;
    let begun = gate.begun();
    gate.let_on(PLACES + 1 + waiting.len());
    assert_eq!(begun, PLACES + 1);
    write.await.unwrap().is(201);
    for read in waiting {
        read.await.unwrap().is(200);
    }
}

// http.md 1: a key that is revoked while its request waits for a place is refused.
#[tokio::test]
async fn a_read_that_waited_is_judged_again() {
    let (world, gate) = without_a_place().await;
    let server = &world.server;
    let key = server.key("revoked", Scope::JsonApi, KeyReach::Unscoped);
    let waiting = world.request_as(&key.unwrap(), "GET", SPACES).send();
    let waiting = tokio::spawn(waiting);
    are_under_way(&world, 1).await;
    server.workspace.revoke_key("revoked").unwrap();
    gate.let_on(PLACES + 1);
    waiting.await.unwrap().is(401);
}

/// The same of a small object, which is planned and waited for in other places: elsewhere, on the thread that answers, or by
/// one that stays.
async fn an_object_outlives_its_client() {
    let (world, gate) = Gate::world(Options::default()).await;
    let create = || {
        let request = world.request("POST", &world.objects());
        request.json(&json!({"type": "page", "name": "P"})).send()
    };
    // Reads the names of the space, which are in memory from now on.
    gate.let_on(1);
    create().await.is(201);
    let client = tokio::spawn(create());
    gate.has_begun(2).await;
    client.abort();
    assert!(client.await.unwrap_err().is_cancelled());
    gate.let_on(1);
    let world = world.restarted().await;
    assert_eq!(world.get(&world.objects()).await.body(200)["total"], 2);
}

#[tokio::test]
async fn an_object_outlives_its_client_where_one_thread_does_all() {
    an_object_outlives_its_client().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn an_object_outlives_its_client_where_one_thread_answers() {
    an_object_outlives_its_client().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_object_outlives_its_client_where_several_answer() {
    an_object_outlives_its_client().await;
}

// H-8, H-46, H-133, H-134, C-106
#[tokio::test]
async fn writes_share_one_bucket() {
    let world = World::configured(ServerConfig::default()).await;
    let (key, other) = (&world.keys.k, &world.keys.aw);
    let dry = "/v2/spaces?dry_run=true";
    // One token a second: so long until the bucket is full again.
    for spent in 1..=60 {
        let key = if spent % 2 == 0 { key } else { other };
        let request = create(&world, key, dry).header("idempotency-key", "k");
        let reply = request.send().await;
        let expected = ["60", &(60 - spent).to_string(), &spent.to_string()];
        assert_eq!(bucket(reply.is(200)), expected.map(Some));
        assert_eq!(reply.header("retry-after"), None);
    }
    // Before the body is read.
    let refused = world.request("POST", SPACES).raw("{").send().await;
    let full = ["60", "0", "60"].map(Some);
    assert_eq!(bucket(refused.older(429, "rate_limit_exceeded")), full);
    assert_eq!(
        refused.json["message"],
        "You have reached maximum request limit."
    );
    assert_eq!(refused.header("retry-after"), Some("1"));
    // http.md 12: the other answers of limited routes carry the three headers too; a client without a key reads none.
    let early = create(&world, key, "/v2/spaces?dry_run=maybe").send().await;
    assert_eq!(bucket(early.invalid(&["dry_run"])), full);
    assert_eq!(early.header("retry-after"), None);
    let without_key = world.anonymous("POST", SPACES).send().await;
    assert_eq!(bucket(without_key.is(401)), [None; 3]);
    // A search is a read, though it is a POST.
    for read in [
        world.get(SPACES).await,
        world.post("/v2/search", json!({})).await,
    ] {
        assert_eq!(bucket(read.is(200)), [None; 3]);
    }
    world.server.clock.advance(Duration::from_secs(1));
    for status in [201, 429] {
        create(&world, key, SPACES).send().await.is(status);
    }
}

/// What an answer says of the bucket: its size, its rest, and when it is full again.
fn bucket(reply: &Reply) -> [Option<&str>; 3] {
    ["limit", "remaining", "reset"].map(|name| reply.header(&format!("ratelimit-{name}")))
}
