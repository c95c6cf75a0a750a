//! The control socket (chats-files-auth.md 3.2).

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::{Home, json, raw_with, refusal};

// chats-files-auth.md 3.2: lock held and socket silent is an error, never a second writer.
#[test]
fn a_silent_socket_is_an_error() {
    let home = Home::new();
    let server = home.serve();
    let socket = home.data().join("control.sock");
    std::fs::remove_file(&socket).unwrap();
    assert!(refusal(&home, &["keys", "list"]).contains("control socket"));
    // Somebody answers, and says nothing.
    let listener = UnixListener::bind(&socket).unwrap();
    let closes = std::thread::spawn(move || drop(listener.accept()));
    assert!(refusal(&home, &["keys", "list"]).contains("does not answer"));
    closes.join().unwrap();
    server.stop();
}

#[test]
fn the_socket_refuses_what_it_does_not_know() {
    let home = Home::new();
    let server = home.serve();
    let mut stream = UnixStream::connect(home.data().join("control.sock")).unwrap();
    for line in [
        "nonsense\n",
        "{\"command\":\"keys_list\",\"extra\":1}\n",
        "{\"command\":\"unknown\"}\n",
    ] {
        stream.write_all(line.as_bytes()).unwrap();
        let mut answer = String::new();
        BufReader::new(&stream).read_line(&mut answer).unwrap();
        assert!(answer.contains("refused"), "{answer}");
    }
    // A line without an end: what follows is not taken for a request of its own.
    let endless = format!("{}{{\"command\":\"keys_list\"}}\n", "x".repeat(64 << 10));
    stream.write_all(endless.as_bytes()).unwrap();
    let mut rest = BufReader::new(&stream);
    let mut answer = String::new();
    rest.read_line(&mut answer).unwrap();
    assert!(answer.contains("one line"), "{answer}");
    answer.clear();
    // Closed, perhaps with a reset because something was left unread.
    assert!(
        matches!(rest.read_line(&mut answer), Ok(0) | Err(_)),
        "{answer}"
    );
    server.stop();
}

const MAKE_KEY: &str = "{\"command\":\"keys_create\",\"name\":\"lost\",\"scope\":\"jsonApi\",\"reach\":\"unscoped\",\"expires_in\":null}\n";

fn approval(challenge: &str) -> String {
    format!(
        "{{\"command\":\"pair_approve\",\"challenge_id\":\"{challenge}\",\"reach\":{{\"all\":\"read\"}}}}\n"
    )
}

/// The lines of a log about this event, once there are so many.
fn logged(log: &Path, event: &str, count: usize) -> Vec<Value> {
    let begun = Instant::now();
    loop {
        let text = std::fs::read_to_string(log).unwrap();
        let lines = text
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok());
        let lines: Vec<Value> = lines
            .filter(|line: &Value| line["event"] == event)
            .collect();
        if lines.len() >= count {
            return lines;
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "{text}");
        thread::sleep(Duration::from_millis(10));
    }
}

// chats-files-auth.md 3.2: a command that gave up on a suspended server has failed. What it asked for is not done later,
// so that trying again makes one key and gives the code. Nor does a key or an approval stay whose secret nobody has read.
#[test]
fn what_nobody_waits_for_is_not_done() {
    let home = Home::new();
    let log = home.directory.path().join("log");
    let stderr = Stdio::from(File::create(&log).unwrap());
    let server = home.serve_with(&["--log-format", "json"], stderr);
    let body = r#"{"app_name":"Notes"}"#;
    let head = format!(
        "POST /v2/auth/challenges HTTP/1.1\r\nContent-Length: {}",
        body.len()
    );
    let asked = raw_with(&server, &head, body);
    let asked: Value = serde_json::from_str(asked.rsplit("\r\n\r\n").next().unwrap()).unwrap();
    let challenge = asked["challenge_id"].as_str().unwrap();
    let requests = [MAKE_KEY.to_owned(), approval(challenge)];
    let send = |request: &String| {
        let mut stream = UnixStream::connect(home.data().join("control.sock")).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        stream
    };
    let nothing_is_done = || {
        assert_eq!(
            json(&home.run(&["keys", "list", "--json"])),
            Value::Array(Vec::new())
        );
        let listed = json(&home.run(&["pair", "list", "--json"]));
        assert_eq!(listed[0]["state"], "pending", "{listed}");
    };

    // They give up while the server stands still.
    server.signal("-STOP");
    for request in &requests {
        drop(send(request));
    }
    server.signal("-CONT");
    for line in logged(&log, "owner request", 2) {
        assert_eq!(line["done"], false, "{line}");
    }
    nothing_is_done();

    // They are ended while the answer comes. Elsewhere than on Linux the server does not learn of what is left unread.
    if cfg!(target_os = "linux") {
        for request in &requests {
            let mut stream = send(request);
            stream.read_exact(&mut [0]).unwrap();
        }
        logged(&log, "owner request undone: its answer was not read", 2);
        nothing_is_done();
    }

    // Who only says that nothing more will come waits for the answer, and keeps what it reads.
    for request in &requests {
        let mut stream = send(request);
        stream.shutdown(std::net::Shutdown::Write).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(
            answer.contains("api_key") || answer.contains("code"),
            "{answer}"
        );
    }
    assert_eq!(
        json(&home.run(&["keys", "list", "--json"]))[0]["name"],
        "lost"
    );
    assert_eq!(
        json(&home.run(&["pair", "list", "--json"]))[0]["state"],
        "approved"
    );
    server.stop();
}
