//! The control socket (chats-files-auth.md 3.2).

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::os::unix::net::{UnixListener, UnixStream};
use std::process::{Command, Stdio};

use super::{Home, refusal};
use crate::support::{ROLLTOP, Server, run, skipped};

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

// C-192: connections that take all files leave some to the owner.
#[test]
fn the_owner_is_heard_when_connections_take_all_files() {
    const FILES: usize = 128;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let serve =
        format!(r#"ulimit -n {FILES}; exec "$0" serve --listen 127.0.0.1:0 --data-dir "$1""#);
    let mut limited = Command::new("sh");
    limited
        .args(["-c", &serve, ROLLTOP])
        .arg(&data)
        .stderr(Stdio::null());
    let server = Server::spawn(limited, &data);
    let open = format!("/proc/{}/fd", server.pid());
    if std::fs::read_dir(&open).is_err() {
        skipped("the system does not tell the files of a process");
        return;
    }
    let address = server.url.strip_prefix("http://").unwrap();
    let connect = |_| TcpStream::connect(address).unwrap();
    let connections: Vec<_> = (0..FILES + 50).map(connect).collect();
    while std::fs::read_dir(&open).unwrap().count() < FILES {
        std::thread::yield_now();
    }
    for number in 0..20 {
        let name = number.to_string();
        let create = ["keys", "create", "--name", &name, "--all-spaces"];
        for command in [&create[..], &["keys", "list"]] {
            let done = run(command, &data);
            assert!(done.status.success(), "{done:?}");
        }
    }
    drop(connections);
}
