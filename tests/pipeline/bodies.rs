//! Request bodies: one strict JSON value within its cap (http.md 3).

use std::sync::Arc;
use std::time::Duration;

use rolltop_http::ServerConfig;
use rolltop_http::testing::Options;
use rolltop_store::SpaceState;
use rolltop_workspace::keys::{KeyReach, KeyRequest, Permission, Scope};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinHandle;

use super::handlers::{Gate, with_fault};
use crate::support::World;
use crate::support::answer::{Reply, Request};

const SPACES: &str = "/v2/spaces";

async fn post(world: &World, path: &str, body: impl Into<Vec<u8>>) -> Reply {
    world.request("POST", path).raw(body).send().await
}

fn spaces(world: &World) -> usize {
    world.server.store.spaces().unwrap().len()
}

/// A world with so much memory for bodies.
async fn with_room(body_bytes: usize) -> World {
    let config = ServerConfig {
        body_bytes,
        write_limit: false,
        ..ServerConfig::default()
    };
    World::configured(config).await
}

// H-23, H-24, H-25, H-30, C-111
#[tokio::test]
async fn bodies_are_one_strict_json_value() {
    let world = World::new().await;
    for (body, paths) in [
        ("", &[][..]),
        (" \n", &[]),
        ("[]", &[]),
        (r#"{"name":"#, &[]),
        ("{} {}", &[]),
        (r#"{"name":"A","name":"B"}"#, &["/name"]),
        (r#"{"name":"A","zz":1}"#, &["/zz"]),
        (r#"{"name":1}"#, &["/name"]),
    ] {
        post(&world, SPACES, body).await.invalid(paths);
    }
    // http.md 3, 11: the message says the next step, which names the shape.
    let blank = post(&world, SPACES, "").await;
    blank.mentions(&["request body is required", r#"{\"name\":"#]);
    assert_eq!(spaces(&world), 2, "a refusal stores nothing");

    // Only an upload reads a form; every other body is JSON, whatever its content type.
    for content_type in ["text/plain", "multipart/form-data; boundary=x"] {
        let request = world
            .request("POST", SPACES)
            .header("content-type", content_type);
        let body = r#"{"name":"A","description":null}"#;
        request.raw(body).send().await.is(201);
    }
    // Routes without a body ignore one.
    world.request("GET", SPACES).raw("{").send().await.is(200);
}

// H-143
#[tokio::test]
async fn a_content_coding_is_refused_by_name() {
    let world = World::new().await;
    let files = world.at("files");
    let coded = |request: Request, coding: &str| {
        let request = request.header("content-encoding", coding);
        request.header("idempotency-key", coding).send()
    };
    let json = world.request("POST", SPACES).json(&json!({"name": "A"}));
    let form = world.request("POST", &files).raw("\u{1f}");
    let form = form.header("content-type", "multipart/form-data; boundary=x");
    for request in [json.clone(), form] {
        let reply = coded(request, "gzip").await;
        reply.refused(415, "validation_failed", &["Content-Encoding"]);
        reply.mentions(&["`gzip`"]);
    }
    let pairing = world.anonymous("POST", "/v2/auth/challenges").raw("\u{1f}");
    let reply = coded(pairing, "gzip").await;
    reply.older(400, "bad_request").mentions(&["`gzip`"]);
    coded(json, "identity").await.is(201);
}

// H-143: the announced body never comes. A missing space is refused first.
#[tokio::test]
async fn a_content_coding_is_refused_before_the_body_is_read() {
    let world = World::new().await;
    let objects = format!("/v2/spaces/{}/objects", world.one.full);
    for status in ["415", "404"] {
        for extra in ["", "Idempotency-Key: k\r\n"] {
            let extra = format!("Content-Encoding: gzip\r\n{extra}");
            let refused = HeldBack::announce(&world, &objects, &world.keys.k, &extra, 9).await;
            assert_eq!(refused.status().await, status, "{extra}");
        }
        world.change_space(&world.one, |space| space.state = SpaceState::Deleted);
    }
}

// H-26, H-27
#[tokio::test]
async fn bodies_have_a_cap() {
    let world = World::new().await;
    let objects = world.objects();
    let body = r#"{"name":5}"#;
    let padded = |size: usize| format!("{body}{}", " ".repeat(size - body.len()));
    for (path, surface, cap) in [
        (SPACES, "structured body", 1 << 20),
        (&objects, "document body", 10 << 20),
    ] {
        post(&world, path, padded(cap)).await.is(400);
        let reply = post(&world, path, padded(cap + 1)).await;
        reply.refused(413, "request_too_large", &[]);
        let (fault, repair) = reply.json["message"]
            .as_str()
            .unwrap()
            .split_once("; ")
            .unwrap();
        let expected = format!("the {surface} has {} bytes, at most {cap}", cap + 1);
        assert!(fault.starts_with(&expected), "{fault}");
        assert!(repair.contains(&cap.to_string()), "{repair}");
    }
    // A refusal does not hold the key.
    for (body, status) in [
        (padded((10 << 20) + 1), 413),
        (r#"{"name":"A"}"#.to_owned(), 201),
    ] {
        let request = world
            .request("POST", SPACES)
            .header("idempotency-key", "large");
        request.raw(body).send().await.is(status);
    }
}

/// A request whose body the client holds back until the server asks for it.
struct HeldBack(TcpStream);

const LARGE: usize = 300 << 10;

impl HeldBack {
    /// Creates a space with a large body.
    async fn send(world: &World, key: &str, extra: &str) -> Self {
        Self::announce(world, SPACES, key, extra, LARGE).await
    }

    async fn announce(world: &World, path: &str, key: &str, extra: &str, length: usize) -> Self {
        let mut stream = TcpStream::connect(world.server.address()).await.unwrap();
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {key}\r\n{extra}\
             Expect: 100-continue\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        Self(stream)
    }

    /// Waits until the server asks for the body.
    async fn asked_for(&mut self) {
        let mut line = [0; 25];
        self.0.read_exact(&mut line).await.unwrap();
        assert_eq!(&line, b"HTTP/1.1 100 Continue\r\n\r\n");
    }

    /// Sends the body and gives the status.
    async fn finish(mut self) -> String {
        let mut body = r#"{"name":"A"}"#.to_owned();
        body.push_str(&" ".repeat(LARGE - body.len()));
        self.0.write_all(body.as_bytes()).await.unwrap();
        self.status().await
    }

    /// The status of the answer, without sending anything more.
    async fn status(mut self) -> String {
        let mut answer = String::new();
        self.0.read_to_string(&mut answer).await.unwrap();
        answer.chars().skip(9).take(3).collect()
    }
}

// C-185: slow bodies hold what has come of them, and small ones do not wait for large ones.
#[tokio::test]
async fn bodies_that_arrive_hold_up_no_others() {
    let world = with_room(LARGE).await;
    let key = &world.keys.k;
    let mut slow = Vec::new();
    for extra in ["", "", "", "", "", "", "", "Idempotency-Key: k\r\n"] {
        let mut held_back = HeldBack::send(&world, key, extra).await;
        held_back.asked_for().await;
        slow.push(held_back);
    }
    let mut owner = HeldBack::send(&world, key, "").await;
    owner.asked_for().await;
    assert_eq!(owner.finish().await, "201");
    for held_back in slow {
        assert_eq!(held_back.finish().await, "201");
    }
}

// C-185: a body that finds no memory in time is refused, and the answer says when to come again.
#[tokio::test]
async fn a_body_without_room_is_refused() {
    let world = with_room(1000).await;
    let create = || post(&world, SPACES, r#"{"name":"A"}"#);
    let mut first = HeldBack::announce(&world, SPACES, &world.keys.k, "", 1000).await;
    first.asked_for().await;
    first.0.write_all(&[b' '; 999]).await.unwrap();
    let refused = loop {
        // Until the first one has its room.
        let reply = create().await;
        if reply.status != 201 {
            break reply;
        }
    };
    assert_eq!(refused.is(503).header("retry-after"), Some("1"));
    first.0.write_all(b" ").await.unwrap();
    assert_eq!(first.status().await, "400");
    create().await.is(201);
}

// H-180, C-180
#[tokio::test]
async fn a_key_is_judged_again_when_its_body_is_whole() {
    const A_MINUTE: Duration = Duration::from_secs(60);
    let world = World::new().await;
    let workspace = &world.server.workspace;
    for extra in ["", "Idempotency-Key: k\r\n"] {
        let revoked = world
            .server
            .key("revoked", Scope::JsonApi, KeyReach::Unscoped);
        let expired = workspace.create_key(&KeyRequest {
            name: "expired".to_owned(),
            scope: Scope::JsonApi,
            reach: KeyReach::AllSpaces(Permission::ReadWrite),
            expires_in: Some(A_MINUTE),
        });
        let (revoked, expired) = (revoked.unwrap(), expired.unwrap().token.0);
        let mut arriving = Vec::new();
        for key in [&revoked, &expired] {
            let mut held_back = HeldBack::send(&world, key, extra).await;
            held_back.asked_for().await;
            arriving.push(held_back);
        }
        workspace.revoke_key("revoked").unwrap();
        world.server.clock.advance(A_MINUTE);
        for held_back in arriving {
            assert_eq!(held_back.finish().await, "401");
        }
        world.server.clock.set_back(A_MINUTE);
        let again = world.request_as(&expired, "POST", SPACES);
        again.json(&json!({"name": "A"})).send().await.is(401);
        workspace.revoke_key("expired").unwrap();
    }
    assert_eq!(spaces(&world), 2);
}

// H-180: the last moment is in the transaction.
#[tokio::test]
async fn a_key_that_is_revoked_before_its_mutation_changes_nothing() {
    let (world, gate) = Gate::world(Options::default()).await;
    let other = world
        .server
        .key("other", Scope::JsonApi, KeyReach::Unscoped);
    let create = world.request_as(&other.unwrap(), "POST", SPACES);
    let create = tokio::spawn(create.json(&json!({"name": "A"})).send());
    gate.has_begun(1).await;
    world.server.workspace.revoke_key("other").unwrap();
    gate.let_on(1);
    let reply = create.await.unwrap();
    assert_eq!(reply.is(401).header("service-key-status"), None);
    assert_eq!(spaces(&world), 2);
}

// chats-files-auth.md 3.1; C-186: a body of pairing is small, announced or not.
#[tokio::test]
async fn bodies_of_pairing_are_small() {
    let world = World::new().await;
    for path in ["/v2/auth/challenges", "/v2/auth/api_keys"] {
        let announced = HeldBack::announce(&world, path, "none", "", 4097).await;
        assert_eq!(announced.status().await, "413");
        for (length, status) in [(4097, 413), (4096, 400)] {
            let request = world.anonymous("POST", path).raw(vec![b' '; length]);
            request.send().await.is(status);
        }
    }
}

// architecture, chats-files-auth.md 4.4: a refusal comes before the body is read; a client that waits for leave to send
// does not get it.
#[tokio::test]
async fn an_announced_body_is_refused_before_it_is_sent() {
    let world = World::new().await;
    let (k, kr) = (world.keys.k.as_str(), world.keys.kr.as_str());
    for (key, extra, length, status) in [
        (k, "", (1 << 20) + 1, "413"),
        (k, "Idempotency-Key: k\r\n", (10 << 20) + 1, "413"),
        ("nonsense", "", 9, "401"),
        (kr, "", 9, "403"),
    ] {
        let refused = HeldBack::announce(&world, SPACES, key, extra, length).await;
        assert_eq!(refused.status().await, status, "{key} {extra}");
    }
}

// http.md 3: refused with both numbers, and reported by the operation that reports.
#[tokio::test]
async fn values_of_a_body_are_bounded() {
    let world = World::new().await;
    let objects = world.objects();
    // The body, its two members and the objects in the second one, of two values each.
    let with_objects = |objects: usize| {
        let list = vec![r#"{"a":0}"#; objects].join(",");
        format!(r#"{{"formatVersion":"2.0","blocks":[{list}]}}"#)
    };
    for path in [objects.as_str(), "/v2/validate"] {
        let fits = post(&world, path, with_objects(499_998)).await;
        let first = fits.json["issues"][0].to_string();
        assert!(!first.contains(" values"), "{first}");
        let refused = post(&world, path, with_objects(499_999)).await;
        refused
            .is(400)
            .mentions(&["1000001 values, at most 1000000", "second request"]);
    }
}

/// A world whose searches wait before their handler: it reports each one that comes there.
async fn with_waiting_searches() -> (World, mpsc::UnboundedReceiver<()>, Arc<Semaphore>) {
    let (report, reported) = mpsc::unbounded_channel();
    let go_on = Arc::new(Semaphore::new(0));
    let gate = Arc::clone(&go_on);
    let world = with_fault(Options::default(), move |operation| {
        let (report, gate) = (report.clone(), Arc::clone(&gate));
        async move {
            if operation == "search_global" {
                report.send(()).unwrap();
                gate.acquire().await.unwrap().forget();
            }
        }
    });
    (world.await, reported, go_on)
}

/// Sends a search of so many values, which none needs.
fn search_of(world: &World, values: usize) -> JoinHandle<Reply> {
    let body = format!(r#"{{"zz":[{}0]}}"#, "0,".repeat(values - 3));
    tokio::spawn(world.request("POST", "/v2/search").raw(body).send())
}

// architecture: a large tree has its turn until it is gone, two at a time; small ones do not wait for them.
#[tokio::test]
async fn large_trees_take_turns() {
    let (world, mut reported, go_on) = with_waiting_searches().await;
    let large = || search_of(&world, 10_000);
    let mut sent = vec![large(), large(), large()];
    for _ in 0..2 {
        reported.recv().await.unwrap();
    }
    // A small tree passes, and by then the third large one would have come.
    sent.push(search_of(&world, 100));
    reported.recv().await.unwrap();
    assert!(reported.try_recv().is_err(), "it waits");
    // One ends, and the third one comes.
    go_on.add_permits(1);
    reported.recv().await.unwrap();
    go_on.add_permits(3);
    for reply in sent {
        reply.await.unwrap().is(400);
    }
}

// architecture: a client that leaves gives its turn back, whether it has it or waits for it.
#[tokio::test]
async fn a_client_that_leaves_gives_its_turn_back() {
    let (world, mut reported, go_on) = with_waiting_searches().await;
    let large = || search_of(&world, 10_000);
    let (first, second) = (large(), large());
    for _ in 0..2 {
        reported.recv().await.unwrap();
    }
    let waiting = large();
    for gone in [waiting, first, second] {
        gone.abort();
    }
    let next = [large(), large()];
    for _ in 0..2 {
        reported.recv().await.unwrap();
    }
    go_on.add_permits(2);
    for reply in next {
        reply.await.unwrap().is(400);
    }
}
