//! A server that is killed while it uploads (chats-files-auth.md 2.2): what it had not acknowledged is
//! not there, and its rest is reported, and removed by the next start.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::support::{Client, Server, run};

const CONTENT: &[u8] = b"a picture of the garden";

/// Sends the head of an upload and as much of its form as is given.
fn begin(server: &Server, key: &str, space: &str, form: &[u8], length: usize) -> TcpStream {
    let address = server.url.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    let head = format!(
        "POST /v2/spaces/{space}/files HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {key}\r\n\
         Content-Type: multipart/form-data; boundary=x\r\nContent-Length: {length}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).unwrap();
    stream.write_all(form).unwrap();
    stream
}

fn form(content: &[u8]) -> Vec<u8> {
    let mut form =
        b"--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.bin\"\r\n\r\n"
            .to_vec();
    form.extend_from_slice(content);
    form.extend_from_slice(b"\r\n--x--\r\n");
    form
}

/// The files below a folder.
fn below(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(below(&path));
        } else {
            found.push(path);
        }
    }
    found
}

/// Waits until something is so.
fn until(what: &str, is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < Duration::from_secs(20), "{what}");
        std::thread::yield_now();
    }
}

/// The files that a search of the space finds.
async fn visible(client: &Client, space: &str) -> Value {
    let path = format!("/v2/spaces/{space}/search");
    let found = client
        .ok("POST", &path, Some(json!({"type": "file"})))
        .await;
    found["total"].clone()
}

/// What `rolltop check` prints, and whether it is content.
fn check(data: &Path) -> (String, bool) {
    let checked = run(&["check"], data);
    let findings = String::from_utf8(checked.stdout).unwrap();
    (findings, checked.status.success())
}

#[tokio::test]
async fn a_kill_between_content_and_commit_leaves_nothing_visible() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Server::start(&data);
    let key = server.key();
    let client = Client::new(&server);
    let space = client.space("Home").await;

    // Somebody else writes into the database, so that the commit has to wait while the content is in place already.
    let other = rusqlite::Connection::open(data.join("rolltop.db")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let whole = form(CONTENT);
    let mut upload = begin(&server, &key, &space, &whole, whole.len());
    until("the content is in place", || {
        below(&data.join("blobs"))
            .iter()
            .any(|path| std::fs::read(path).is_ok_and(|bytes| bytes == CONTENT))
    });
    server.kill();
    other.execute_batch("ROLLBACK").unwrap();
    drop(other);
    let mut answer = Vec::new();
    let _ = upload.read_to_end(&mut answer);
    assert_eq!(answer, b"", "nothing was acknowledged");

    let (findings, sound) = check(&data);
    assert!(!sound);
    let lines: Vec<&str> = findings.lines().collect();
    let [orphan] = lines.as_slice() else {
        panic!("{findings}")
    };
    let size = CONTENT.len();
    assert!(
        orphan.starts_with("blob bafkrei")
            && orphan.ends_with(&format!(
                "no object shows it ({size} bytes); it can be removed"
            )),
        "{orphan}"
    );

    let server = Server::start(&data);
    let client = client.moved_to(&server);
    assert_eq!(visible(&client, &space).await, 0);
    assert_eq!(below(&data.join("incoming")), [] as [PathBuf; 0]);
    assert_eq!(below(&data.join("blobs")), [] as [PathBuf; 0]);
    // The same upload again is whole.
    let mut upload = begin(&server, &key, &space, &whole, whole.len());
    let mut status = [0; 12];
    upload.read_exact(&mut status).unwrap();
    assert_eq!(&status, b"HTTP/1.1 201");
    assert_eq!(visible(&client, &space).await, 1);
    assert!(server.terminate().success());
    assert_eq!(check(&data), (String::new(), true));
}

#[tokio::test]
async fn a_kill_in_the_middle_of_a_form_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Server::start(&data);
    let key = server.key();
    let client = Client::new(&server);
    let space = client.space("Home").await;
    let whole = form(&vec![7; 2_000_000]);
    let upload = begin(&server, &key, &space, &whole[..1_000_000], whole.len());
    until("some of the content is on the disk", || {
        below(&data.join("incoming"))
            .iter()
            .any(|path| path.metadata().is_ok_and(|file| file.len() > 500_000))
    });
    server.kill();
    drop(upload);

    let server = Server::start(&data);
    let client = client.moved_to(&server);
    assert_eq!(visible(&client, &space).await, 0);
    assert_eq!(below(&data.join("incoming")), [] as [PathBuf; 0]);
    assert_eq!(below(&data.join("blobs")), [] as [PathBuf; 0]);
    assert!(server.terminate().success());
    assert_eq!(check(&data), (String::new(), true));
}
