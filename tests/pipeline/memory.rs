//! What clients can make the server hold in memory (chats-files-auth.md 4.4), by the highest RSS of its process.

use std::convert::Infallible;
use std::time::Duration;

use bytes::Bytes;
use futures::future::join_all;
use futures::{StreamExt, stream};
use http::{Request, StatusCode};
use http_body_util::combinators::BoxBody;
use http_body_util::{BodyExt, Empty, StreamBody};
use hyper::body::Frame;
use hyper::client::conn::http2::{self, SendRequest};
use hyper_util::rt::{TokioExecutor, TokioIo};
use serde_json::json;
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::support::{Client, Server, skipped};

const MOST_MB: u64 = 400;
const PATIENCE: Duration = Duration::from_secs(60);

/// The highest RSS of a process so far; `None` where the system does not tell.
fn peak_mb(server: &Server) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.pid())).ok()?;
    let peak = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = peak.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes >> 10)
}

fn assert_small(server: &Server) {
    match peak_mb(server) {
        Some(peak) => assert!(peak < MOST_MB, "{peak} MB"),
        None => skipped("the system does not tell the memory of a process"),
    }
}

type Body = BoxBody<Bytes, Infallible>;

/// A connection whose client takes so many bytes of each answer, and of all of them, before it reads.
async fn connected(server: &Server, window: u32) -> SendRequest<Body> {
    let address = server.url.strip_prefix("http://").unwrap();
    let stream = TokioIo::new(TcpStream::connect(address).await.unwrap());
    let mut builder = http2::Builder::new(TokioExecutor::new());
    builder
        .initial_stream_window_size(window)
        .initial_connection_window_size(window);
    let (sender, connection) = builder.handshake(stream).await.unwrap();
    tokio::spawn(connection);
    sender
}

// C-185
#[tokio::test(flavor = "multi_thread")]
async fn strangers_fill_no_memory_with_small_bodies() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("data"));
    let piece = Bytes::from(vec![b' '; 25 << 10]);
    let mut answers = Vec::new();
    let mut senders = Vec::new();
    for _ in 0..10 {
        let mut sender = connected(&server, 1 << 20).await;
        for _ in 0..200 {
            // Less than what is large, and no end.
            let pieces = stream::repeat(piece.clone()).take(10);
            let pieces = pieces.map(|piece| Ok(Frame::data(piece)));
            let body = BodyExt::boxed(StreamBody::new(pieces.chain(stream::pending())));
            let path = format!("{}/v2/auth/challenges", server.url);
            let request = Request::post(path).body(body).unwrap();
            answers.push(sender.send_request(request));
        }
        senders.push(sender);
    }
    let answers = timeout(PATIENCE, join_all(answers)).await;
    assert_small(&server);
    for answer in answers.unwrap() {
        // A stream that sends on may be reset before its answer is read.
        assert!(answer.is_err() || answer.unwrap().status() == StatusCode::PAYLOAD_TOO_LARGE);
    }
}

/// A server with an object of nine megabytes, and the path of that.
async fn with_large_object(server: &Server) -> (Client, String) {
    let client = Client::new(server);
    let space = client.space("Home").await;
    let objects = format!("/v2/spaces/{space}/objects");
    let text = "word ".repeat(200_000);
    let block = json!({"type": "paragraph", "text": text});
    let body = json!({"formatVersion": "2.0", "type": "page", "properties": {"name": "P"}, "blocks": vec![block; 9]});
    let made = client.ok("POST", &objects, Some(body)).await;
    let path = format!("{objects}/{}", made["id"].as_str().unwrap());
    (client, path)
}

// C-187
#[tokio::test(flavor = "multi_thread")]
async fn parallel_large_reads_take_turns() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("data"));
    let (client, path) = with_large_object(&server).await;
    let spaces = client.ok("GET", "/v2/spaces?ids=full", None).await;
    let space = spaces["data"][0]["id"].as_str().unwrap();
    let id = path.rsplit('/').next().unwrap();
    // Of v1 they are not kept: each is rendered.
    for (path, count) in [
        (path.clone(), 40),
        (format!("{path}?format=md"), 40),
        (format!("/v1/spaces/{space}/objects/{id}"), 8),
    ] {
        let reads = (0..count).map(|_| client.read_through(&path));
        for (status, bytes) in join_all(reads).await {
            assert_eq!(status, 200);
            assert!(bytes > 9_000_000, "{bytes}");
        }
    }
    assert_small(&server);
}

// C-187
#[tokio::test(flavor = "multi_thread")]
async fn answers_that_nobody_reads_fill_no_memory() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("data"));
    let (client, path) = with_large_object(&server).await;
    let mut sender = connected(&server, 1).await;
    let unread = (0..100).map(|_| {
        let request = Request::get(format!("{}{path}?format=md", server.url));
        let request = request.header("authorization", format!("Bearer {}", client.key));
        sender.send_request(request.body(Empty::new().boxed()).unwrap())
    });
    let unread: Vec<_> = unread.map(tokio::spawn).collect();
    // One connection more is answered meanwhile, however many wait.
    for _ in 0..20 {
        client.ok("GET", "/v2/spaces", None).await;
    }
    assert_small(&server);
    unread.iter().for_each(tokio::task::JoinHandle::abort);
}
