//! Request bodies: one strict JSON value within its cap (http.md 3).

use std::sync::Arc;
use std::time::Duration;

use http::header::{CONTENT_ENCODING, CONTENT_TYPE, HeaderValue};
use rolltop_http::ServerConfig;
use rolltop_http::testing::{Options, TestServer};
use rolltop_store::testing::{Commit, Plan, Write};
use rolltop_store::{SpaceRecord, SpaceState};
use rolltop_workspace::keys::{KeyReach, KeyRequest, Permission, Scope};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinHandle;

use crate::{Gate, SPACES, count_spaces, keyed, post, space, with_fault};

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
    ] {
        let answer = post(&server, &key, SPACES, body).send().await;
        assert_eq!(
            (answer.status.as_u16(), answer.code().as_str()),
            (400, "validation_failed"),
            "{body:?}"
        );
        assert_eq!(answer.issue_path(), path, "{body:?}");
    }
    let blank = post(&server, &key, SPACES, "").send().await;
    // http.md 3, 11: the message says the next step, which names the shape.
    let blank = blank.json();
    let said = blank["message"].as_str().unwrap();
    assert!(said.contains("request body is required"), "{said}");
    assert!(said.contains(r#"{"name":"#), "{said}");
    assert_eq!(blank["issues"], serde_json::json!([]));
    assert_eq!(
        count_spaces(&server, &key).await,
        0,
        "a refusal stores nothing"
    );

    // Only an upload reads a form; everything else is JSON whatever it is called.
    for content_type in [
        None,
        Some("text/plain"),
        Some("application/x-www-form-urlencoded"),
        Some("application/json"),
        Some("multipart/form-data; boundary=x"),
    ] {
        let call = post(&server, &key, SPACES, r#"{"name":"A","description":null}"#);
        let call = match content_type {
            Some(named) => call.header(CONTENT_TYPE, HeaderValue::from_static(named)),
            None => call,
        };
        let answer = call.send().await;
        assert_eq!(answer.status, 201, "{content_type:?}");
    }
    let get = server
        .request("GET", SPACES)
        .key(&key)
        .body("{")
        .send()
        .await;
    assert_eq!(get.status, 200, "routes without a body ignore one");
}

// H-143
#[tokio::test]
async fn a_content_coding_is_refused_by_name() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    let id = space(&server, &key, "S").await;
    let files = format!("/v2/spaces/{id}/files");
    let pairing = "/v2/auth/challenges";
    for (path, content_type, status) in [
        (SPACES, "application/json", 415),
        (files.as_str(), "multipart/form-data; boundary=x", 415),
        (pairing, "application/json", 400),
    ] {
        let call = post(&server, &key, path, "\u{1f}")
            .header(CONTENT_TYPE, HeaderValue::from_static(content_type))
            .header(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        let answer = keyed(call, "coded").send().await;
        assert_eq!(answer.status, status, "{path}");
        let told = answer.json();
        let message = told["message"].as_str().unwrap();
        assert!(message.contains("`gzip`"), "{path}: {message}");
        if path != pairing {
            assert_eq!(answer.code(), "validation_failed");
            assert_eq!(told["issues"][0]["path"], "Content-Encoding");
        }
    }
    let plain = post(&server, &key, SPACES, r#"{"name":"A"}"#)
        .header(CONTENT_ENCODING, HeaderValue::from_static("identity"));
    assert_eq!(plain.send().await.status, 201);
}

// H-143: the announced body never comes. A missing space is refused first.
#[tokio::test]
async fn a_content_coding_is_refused_before_the_body_is_read() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    let id = space(&server, &key, "S").await;
    let objects = format!("/v2/spaces/{id}/objects");
    let statuses = async |status: &str| {
        for extra in ["", "Idempotency-Key: k\r\n"] {
            let extra = format!("Content-Encoding: gzip\r\n{extra}");
            let refused = HeldBack::announce_to(&server, &objects, &key, &extra, 9).await;
            assert_eq!(refused.status().await, status, "{extra}");
        }
    };
    statuses("415").await;
    let gone = SpaceRecord {
        state: SpaceState::Deleted,
        ..server.store.space(&id).unwrap().unwrap()
    };
    let plan = Plan {
        writes: vec![Write::PutSpace(gone)],
        ..Plan::at(1)
    };
    server.store.commit(plan).unwrap();
    statuses("404").await;
}

// H-26, H-27
#[tokio::test]
async fn bodies_have_a_cap() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    let id = space(&server, &key, "S").await;
    let objects = format!("/v2/spaces/{id}/objects");
    let body = r#"{"name":5}"#;
    let padded = |size: usize| format!("{body}{}", " ".repeat(size - body.len()));
    for (path, size, status) in [
        (SPACES, (1 << 20) + 1, 413),
        (SPACES, 1 << 20, 400),
        (objects.as_str(), 2 << 20, 400),
        (objects.as_str(), (10 << 20) + 1, 413),
    ] {
        let answer = post(&server, &key, path, &padded(size)).send().await;
        assert_eq!(answer.status, status, "{path} {size}");
        if status == 413 {
            assert_eq!(answer.code(), "request_too_large");
            let (surface, cap) = if path == SPACES {
                ("structured body", "1048576")
            } else {
                ("document body", "10485760")
            };
            let told = answer.json();
            let message = told["message"].as_str().unwrap();
            let (fault, repair) = message.split_once("; ").unwrap();
            let expected = format!("the {surface} has {size} bytes, at most {cap}");
            assert!(fault.starts_with(&expected), "{message}");
            assert!(repair.contains(cap), "{message}");
            assert_eq!(told["issues"], serde_json::json!([]));
        }
    }
    let large = keyed(
        post(&server, &key, SPACES, &padded((10 << 20) + 1)),
        "large",
    )
    .send()
    .await;
    assert_eq!(large.status, 413);
    let small = keyed(post(&server, &key, SPACES, r#"{"name":"A"}"#), "large")
        .send()
        .await;
    assert_eq!(small.status, 201, "a refusal does not hold the key");
}

/// A request whose large body the client holds back until the server asks for it.
struct HeldBack(TcpStream);

const LARGE: usize = 300 << 10;

impl HeldBack {
    async fn send(server: &TestServer, key: &str, extra: &str) -> Self {
        Self::announce(server, key, extra, LARGE).await
    }

    async fn announce(server: &TestServer, key: &str, extra: &str, length: usize) -> Self {
        Self::announce_to(server, SPACES, key, extra, length).await
    }

    async fn announce_to(
        server: &TestServer,
        path: &str,
        key: &str,
        extra: &str,
        length: usize,
    ) -> Self {
        let mut stream = TcpStream::connect(server.address()).await.unwrap();
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

// C-185: bodies that are slow hold what has come of them, and small ones do not wait for large ones.
#[tokio::test]
async fn bodies_that_arrive_hold_up_no_others() {
    let config = ServerConfig {
        body_bytes: LARGE,
        write_limit: false,
        ..ServerConfig::default()
    };
    let options = Options {
        config,
        ..Options::default()
    };
    let server = TestServer::start_with(options).await.unwrap();
    let key = server.unscoped_key().unwrap();
    let mut slow = Vec::new();
    for extra in ["", "", "", "", "", "", "", "Idempotency-Key: k\r\n"] {
        let mut held_back = HeldBack::send(&server, &key, extra).await;
        held_back.asked_for().await;
        slow.push(held_back);
    }
    let mut owner = HeldBack::send(&server, &key, "").await;
    owner.asked_for().await;
    assert_eq!(owner.finish().await, "201");
    for held_back in slow {
        assert_eq!(held_back.finish().await, "201");
    }
}

// C-185: a body that finds no memory in time is refused, and told when to come again.
#[tokio::test]
async fn a_body_without_room_is_refused() {
    let config = ServerConfig {
        body_bytes: 1000,
        write_limit: false,
        ..ServerConfig::default()
    };
    let options = Options {
        config,
        ..Options::default()
    };
    let server = TestServer::start_with(options).await.unwrap();
    let key = server.unscoped_key().unwrap();
    let mut first = HeldBack::announce(&server, &key, "", 1000).await;
    first.asked_for().await;
    first.0.write_all(&[b' '; 999]).await.unwrap();
    let refused = loop {
        // Until the first one has its room.
        let answer = post(&server, &key, SPACES, r#"{"name":"A"}"#).send().await;
        if answer.status != 201 {
            break answer;
        }
    };
    assert_eq!(refused.status, 503);
    assert_eq!(refused.header("retry-after"), Some("1"));
    first.0.write_all(b" ").await.unwrap();
    assert_eq!(first.status().await, "400");
    let again = post(&server, &key, SPACES, r#"{"name":"A"}"#).send().await;
    assert_eq!(again.status, 201);
}

// H-180, C-180
#[tokio::test]
async fn a_key_is_judged_again_when_its_body_is_whole() {
    const A_MINUTE: Duration = Duration::from_secs(60);
    let server = TestServer::start().await.unwrap();
    let owner = server.unscoped_key().unwrap();
    for extra in ["", "Idempotency-Key: k\r\n"] {
        let revoked = server.key("revoked", Scope::JsonApi, KeyReach::Unscoped);
        let expired = server.workspace.create_key(&KeyRequest {
            name: "expired".to_owned(),
            scope: Scope::JsonApi,
            reach: KeyReach::AllSpaces(Permission::ReadWrite),
            expires_in: Some(A_MINUTE),
        });
        let (revoked, expired) = (revoked.unwrap(), expired.unwrap().token);
        let mut arriving = Vec::new();
        for key in [&revoked, &expired] {
            let mut held_back = HeldBack::send(&server, key, extra).await;
            held_back.asked_for().await;
            arriving.push(held_back);
        }
        server.workspace.revoke_key("revoked").unwrap();
        server.clock.advance(A_MINUTE);
        for held_back in arriving {
            assert_eq!(held_back.finish().await, "401");
        }
        server.clock.set_back(A_MINUTE);
        let again = post(&server, &expired, SPACES, r#"{"name":"A"}"#);
        assert_eq!(again.send().await.status, 401);
        server.workspace.revoke_key("expired").unwrap();
    }
    assert_eq!(count_spaces(&server, &owner).await, 0);
}

// H-180: the last moment is in the transaction.
#[tokio::test]
async fn a_key_that_is_revoked_before_its_mutation_changes_nothing() {
    let (server, gate) = Gate::server().await;
    let key = server.unscoped_key().unwrap();
    let other = server.key("other", Scope::JsonApi, KeyReach::Unscoped);
    let create = tokio::spawn(post(&server, &other.unwrap(), SPACES, r#"{"name":"A"}"#).send());
    gate.has_begun(1).await;
    server.workspace.revoke_key("other").unwrap();
    gate.let_on(2);
    let answer = create.await.unwrap();
    assert_eq!(answer.status, 401);
    assert_eq!(answer.header("service-key-status"), None);
    assert_eq!(count_spaces(&server, &key).await, 0);
}

// chats-files-auth.md 3.1; C-186: a body of pairing is small, announced or not.
#[tokio::test]
async fn bodies_of_pairing_are_small() {
    let server = TestServer::start().await.unwrap();
    for path in ["/v2/auth/challenges", "/v2/auth/api_keys"] {
        let announced = HeldBack::announce_to(&server, path, "none", "", 4097).await;
        assert_eq!(announced.status().await, "413");
        let send = |length: usize| server.request("POST", path).body(" ".repeat(length)).send();
        assert_eq!(send(4097).await.status, 413);
        assert_eq!(send(4096).await.status, 400);
    }
}

// architecture: 413 before anything is read; who asks for leave to send is not given it.
#[tokio::test]
async fn an_announced_excess_is_refused_before_it_is_sent() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    for (extra, length) in [
        ("", (1 << 20) + 1),
        ("Idempotency-Key: k\r\n", (10 << 20) + 1),
    ] {
        let mut refused = HeldBack::announce(&server, &key, extra, length).await;
        let mut answer = String::new();
        refused.0.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 413 "), "{answer}");
        assert!(answer.contains("request_too_large"), "{answer}");
    }
}

// http.md 3: refused with both numbers, and reported by the operation that reports.
#[tokio::test]
async fn values_of_a_body_are_bounded() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    let id = space(&server, &key, "S").await;
    let objects = format!("/v2/spaces/{id}/objects");
    // The body, its two members and the objects in the second one, of two values each.
    let with_objects = |objects: usize| {
        let list = vec![r#"{"a":0}"#; objects].join(",");
        format!(r#"{{"formatVersion":"2.0","blocks":[{list}]}}"#)
    };
    for path in [objects.as_str(), "/v2/validate"] {
        let fits = post(&server, &key, path, &with_objects(499_998));
        let fits = fits.send().await.json();
        let first = fits["issues"][0].to_string();
        assert!(!first.contains(" values"), "{first}");
        let refused = post(&server, &key, path, &with_objects(499_999));
        let refused = refused.send().await;
        assert_eq!(refused.status, 400);
        let told = refused.json().to_string();
        assert!(told.contains("1000001 values, at most 1000000"), "{told}");
        assert!(told.contains("second request"), "{told}");
    }
}

const SEARCH: &str = "/v2/search";

/// A server whose searches wait before their handler: told of as they come there, until they are let go on.
async fn with_waiting_searches() -> (TestServer, mpsc::UnboundedReceiver<()>, Arc<Semaphore>) {
    let (tell, told) = mpsc::unbounded_channel();
    let go_on = Arc::new(Semaphore::new(0));
    let gate = Arc::clone(&go_on);
    let server = with_fault(move |operation| {
        let (tell, gate) = (tell.clone(), Arc::clone(&gate));
        async move {
            if operation == "search_global" {
                tell.send(()).unwrap();
                gate.acquire().await.unwrap().forget();
            }
        }
    });
    (server.await, told, go_on)
}

/// Sends a search of so many values, which none needs.
fn search_of(server: &TestServer, key: &str, values: usize) -> JoinHandle<u16> {
    let body = format!(r#"{{"zz":[{}0]}}"#, "0,".repeat(values - 3));
    let sent = post(server, key, SEARCH, &body).send();
    tokio::spawn(async move { sent.await.status.as_u16() })
}

// architecture: a large tree has its turn until it is gone, two at once; small ones do not wait for them.
#[tokio::test]
async fn large_trees_take_turns() {
    let (server, mut told, go_on) = with_waiting_searches().await;
    let key = server.unscoped_key().unwrap();
    let large = || search_of(&server, &key, 10_000);
    let mut sent = vec![large(), large(), large()];
    for _ in 0..2 {
        told.recv().await.unwrap();
    }
    // A small tree passes, and by then the third large one would have come.
    sent.push(search_of(&server, &key, 100));
    told.recv().await.unwrap();
    assert!(told.try_recv().is_err(), "it waits");
    // One ends, and the third one comes.
    go_on.add_permits(1);
    told.recv().await.unwrap();
    go_on.add_permits(3);
    for answer in sent {
        assert_eq!(answer.await.unwrap(), 400);
    }
}

// architecture: who leaves gives his turn back, having it or waiting for it.
#[tokio::test]
async fn who_leaves_gives_the_turn_back() {
    let (server, mut told, go_on) = with_waiting_searches().await;
    let key = server.unscoped_key().unwrap();
    let large = || search_of(&server, &key, 10_000);
    let (first, second) = (large(), large());
    for _ in 0..2 {
        told.recv().await.unwrap();
    }
    let waiting = large();
    for gone in [waiting, first, second] {
        gone.abort();
    }
    let next = [large(), large()];
    for _ in 0..2 {
        told.recv().await.unwrap();
    }
    go_on.add_permits(2);
    for answer in next {
        assert_eq!(answer.await.unwrap(), 400);
    }
}
