//! How a server ends: soon, whatever its clients leave half done, though its log has no reader, and immediately after a
//! second signal.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use rolltop_http::DRAIN;
use tempfile::TempDir;

use crate::support::process::{ROLLTOP, Server};

/// Well below the time that is given to requests which were received.
const SOON: Duration = Duration::from_secs(DRAIN.as_secs() / 2);

fn start(data: &TempDir, options: &[&str], stderr: Stdio) -> Server {
    let mut command = Command::new(ROLLTOP);
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--data-dir"])
        .arg(data.path().join("data"))
        .args(options)
        .stderr(stderr);
    Server::spawn(command, &data.path().join("data"))
}

fn send(server: &Server, text: &str) -> TcpStream {
    let address = server.url.strip_prefix("http://").unwrap();
    let mut socket = TcpStream::connect(address).unwrap();
    socket.write_all(text.as_bytes()).unwrap();
    socket
}

fn read(mut socket: TcpStream) -> String {
    let mut answer = String::new();
    // A connection may end in any way.
    let _ = socket.read_to_string(&mut answer);
    answer
}

#[test]
fn half_a_request_does_not_hold_a_stop() {
    let data = tempfile::tempdir().unwrap();
    let server = start(&data, &[], Stdio::null());
    let key = server.key();
    let head = "POST /v2/spaces HTTP/1.1\r\nHost: localhost\r\n";
    let length = "Content-Length: 100\r\n";
    let halves = [
        "POST /v2/spaces HTTP/1.1\r\nHost: x".to_owned(),
        format!("{head}{length}Authorization: Bearer {key}\r\n\r\n{{\"na"),
        format!("{head}{length}Authorization: Bearer {key}\r\nIdempotency-Key: a\r\n\r\n{{\"na"),
        format!("{head}{length}Authorization: Bearer {key}\r\nExpect: 100-continue\r\n\r\n"),
        format!("{head}{length}\r\n{{\"na"),
        "POST /v2/auth/challenges HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{\"na"
            .to_owned(),
    ];
    let sockets: Vec<TcpStream> = halves.iter().map(|half| send(&server, half)).collect();
    // All have been looked at when a whole request has been answered that came after them.
    let whole = format!(
        "GET /v2/auth/whoami HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer {key}\r\n\r\n"
    );
    assert!(read(send(&server, &whole)).starts_with("HTTP/1.1 200"));
    let begun = Instant::now();
    assert!(server.terminate().success());
    assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
    let answers: Vec<String> = sockets.into_iter().map(read).collect();
    for answer in answers.iter().filter(|answer| !answer.is_empty()) {
        let last = answer.rsplit("HTTP/1.1 ").next().unwrap();
        assert!(
            last.starts_with("503 ") || last.starts_with("401 "),
            "{answer}"
        );
        assert!(!answer.contains("HTTP/1.1 2"), "{answer}");
    }
}

#[test]
fn a_stop_ends_though_the_log_has_no_reader() {
    let data = tempfile::tempdir().unwrap();
    let server = start(&data, &["--log-level", "debug"], Stdio::piped());
    // More lines than a pipe holds.
    let request = "GET /v2/spaces HTTP/1.1\r\nHost: localhost\r\n\r\n";
    let mut socket = send(&server, &request.repeat(1500));
    socket
        .write_all(b"GET /v2/spaces HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        .unwrap();
    assert!(read(socket).starts_with("HTTP/1.1 401"));
    let begun = Instant::now();
    assert!(server.terminate().success());
    assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
}

/// A server with a mutation that waits for a source which says nothing: a stop gives it all its patience.
struct Held {
    server: Server,
    key: String,
    _waits: TcpStream,
    _source: TcpStream,
}

impl Held {
    fn start(data: &TempDir) -> Self {
        let source = TcpListener::bind("127.0.0.1:0").unwrap();
        let allow = ["--url-upload-allow-hosts", "127.0.0.1"];
        let server = start(data, &allow, Stdio::null());
        let key = server.key();
        let asked = |path: &str, body: String| {
            format!(
                "POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer {key}\r\n\
                 Content-Length: {}\r\n\r\n{body}",
                body.len()
            )
        };
        let space = read(send(
            &server,
            &asked("/v2/spaces", "{\"name\":\"S\"}".to_owned()),
        ));
        let body = space.rsplit("\r\n\r\n").next().unwrap();
        let space: serde_json::Value = serde_json::from_str(body).unwrap();
        let files = format!("/v2/spaces/{}/files", space["id"].as_str().unwrap());
        let url = format!("{{\"url\":\"http://{}/a\"}}", source.local_addr().unwrap());
        let waits = send(&server, &asked(&files, url));
        let (source, _) = source.accept().unwrap();
        Self {
            server,
            key,
            _waits: waits,
            _source: source,
        }
    }
}

#[test]
fn a_second_signal_ends_immediately() {
    let data = tempfile::tempdir().unwrap();
    let mut held = Held::start(&data);
    let begun = Instant::now();
    held.server.signal("-TERM");
    let code = loop {
        held.server.signal("-INT");
        if let Some(status) = held.server.ended() {
            break status.code();
        }
    };
    // The system does not say which of two signals came first.
    assert!(matches!(code, Some(130 | 143)), "{code:?}");
    assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
    let key = held.key.clone();
    drop(held);
    // What was acknowledged is there.
    let server = start(&data, &[], Stdio::null());
    let list = format!(
        "GET /v2/spaces HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer {key}\r\n\r\n"
    );
    assert!(read(send(&server, &list)).contains("\"S\""));
}
