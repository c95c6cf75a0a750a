//! Answers that come before the body was read (http.md 1): a client that sends all of its request before it reads still
//! gets to see them.

use std::io::{Read, Write};
use std::net::TcpStream;

use crate::support::World;

/// Much more than sockets hold, and less than the largest JSON body.
const LARGE: usize = 8 << 20;

/// Sends all of a request, as most clients do, and then reads the answer.
async fn all_then_read(world: &World, head: String, length: usize) -> String {
    let address = world.server.address();
    let sent = tokio::task::spawn_blocking(move || {
        let mut socket = TcpStream::connect(address).unwrap();
        let head = format!(
            "{head}\r\nHost: localhost\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n"
        );
        socket.write_all(head.as_bytes()).unwrap();
        socket.write_all(&vec![b' '; length]).unwrap();
        let mut answer = String::new();
        socket.read_to_string(&mut answer).unwrap();
        answer
    });
    sent.await.unwrap()
}

#[tokio::test]
async fn a_refusal_before_a_large_body_is_read_by_who_sent_it() {
    let world = World::new().await;
    let space = format!("/v2/spaces/{}", world.one.short);
    let (k, kr, kl) = (&world.keys.k, &world.keys.kr, &world.keys.kl);
    let key = |key: &str| format!("\r\nAuthorization: Bearer {key}");
    let form = "\r\nContent-Type: multipart/form-data; boundary=b";
    let page = world
        .create(serde_json::json!({"type": "page", "name": "P"}))
        .await;
    for (line, headers, status) in [
        (format!("POST {space}/objects"), String::new(), 401),
        (format!("POST {space}/objects"), key("nonsense"), 401),
        (format!("POST {space}/objects"), key(kl), 403),
        (format!("POST {space}/objects"), key(kr), 403),
        (format!("POST {space}/files"), key(kr) + form, 403),
        ("POST /v2/spaces/nowhere/objects".to_owned(), key(k), 404),
        (format!("POST {space}/objects?limit=0"), key(k), 400),
        (format!("POST {space}/nope"), key(k), 404),
        (format!("PUT {space}/objects"), key(k), 405),
        (
            format!("POST {space}/objects"),
            "\r\nOrigin: https://evil.example".to_owned(),
            403,
        ),
        // H-30: operations that ignore a body.
        (format!("GET {space}/objects"), key(k), 200),
        (format!("DELETE {space}/objects/{page}"), key(k), 200),
        // http.md 3: 413 names the cap.
        (format!("POST {space}/chats"), key(k), 413),
        ("POST /v2/auth/challenges".to_owned(), String::new(), 413),
    ] {
        let answer = all_then_read(&world, format!("{line} HTTP/1.1{headers}"), LARGE).await;
        let expected = format!("HTTP/1.1 {status} ");
        assert!(
            answer.starts_with(&expected),
            "{line}{headers}: {answer:.200}"
        );
    }
}

// chats-files-auth.md 4.4: what waits for leave to send its body is refused without it.
#[tokio::test]
async fn who_waits_for_leave_is_not_told_to_send_what_was_refused() {
    let world = World::new().await;
    let space = format!("/v2/spaces/{}", world.one.short);
    let address = world.server.address();
    let key = format!("\r\nAuthorization: Bearer {}", world.keys.kr);
    for (headers, status) in [("", 401), (key.as_str(), 403)] {
        let head = format!(
            "POST {space}/objects HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 9{headers}\r\n\r\n"
        );
        let answer = tokio::task::spawn_blocking(move || {
            let mut socket = TcpStream::connect(address).unwrap();
            socket.write_all(head.as_bytes()).unwrap();
            let mut answer = String::new();
            // Nobody waits for the body: the connection ends.
            socket.read_to_string(&mut answer).unwrap();
            answer
        });
        let answer = answer.await.unwrap();
        assert!(
            answer.starts_with(&format!("HTTP/1.1 {status} ")),
            "{answer}"
        );
        assert!(!answer.contains(" 100 "), "{answer}");
    }
}

// H-30, H-44: what an operation ignores is neither too large nor part of what a repetition must repeat.
#[tokio::test]
async fn a_keyed_operation_without_a_body_ignores_one_too() {
    let world = World::new().await;
    let page = world
        .create(serde_json::json!({"type": "page", "name": "P"}))
        .await;
    let delete = |body: &str| {
        let request = world.request("DELETE", &world.object(&page));
        let request = request.header("idempotency-key", "k");
        request.raw(body.as_bytes().to_vec()).send()
    };
    let first = delete("").await.is(200).text.clone();
    for body in ["x", "{}", &" ".repeat(11 << 20)] {
        let again = delete(body).await;
        assert_eq!(again.is(200).text, first);
        assert_eq!(again.header("idempotency-replayed"), Some("true"));
    }
    let chat = world.chat("C").await;
    let path = world.at(&format!("chats/{chat}/read_all"));
    let read = world.request("POST", &path).header("idempotency-key", "r");
    read.raw(vec![b' '; 11 << 20]).send().await.is(200);
}
