//! Bodies that stand still (chats-files-auth.md 4.4), on connections as a client has them.

use std::time::{Duration, Instant};

use rolltop_http::ServerConfig;

use crate::support::World;

/// How long the bodies of these tests may stand still.
const STALL: Duration = Duration::from_millis(50);
/// Well below the time for which the rest of other refused bodies is waited for.
const AT_ONCE: Duration = Duration::from_secs(5);

/// Sends a head and the beginning of its body; the answer up to the end of the connection.
async fn begin(world: &World, head: &str, body: &str) -> String {
    let head = format!("{head}\r\nAuthorization: Bearer {}", world.keys.k);
    world.raw(&head, body).await
}

// chats-files-auth.md 4.4: closed, whatever the body is and whichever step reads it.
#[tokio::test]
async fn a_connection_ends_with_a_body_that_stands_still() {
    let config = ServerConfig {
        body_stall: STALL,
        write_limit: false,
        ..ServerConfig::default()
    };
    let world = World::configured(config).await;
    let space = format!("/v2/spaces/{}", world.one.short);
    let form =
        format!("POST {space}/files HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=b");
    let file = "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\nabc";
    let chat = format!("POST {space}/chats HTTP/1.1");
    let pairing = "POST /v2/auth/challenges HTTP/1.1";
    let (length, large, chunked, keyed) = (
        "Content-Length: 1000",
        "Content-Length: 900000",
        "Transfer-Encoding: chunked",
        "Idempotency-Key: k",
    );
    #[rustfmt::skip]
    let bodies = [
        (format!("{form}\r\n{length}"), file.to_owned()),
        (format!("{form}\r\n{length}"), String::new()),
        (format!("{form}\r\n{length}\r\n{keyed}"), file.to_owned()),
        (format!("{form}\r\n{chunked}"), format!("{:x}\r\n{file}\r\n", file.len())),
        (format!("{chat}\r\n{length}"), "{\"name\":".to_owned()),
        (format!("{chat}\r\n{large}"), "{\"name\":".to_owned()),
        (format!("{chat}\r\n{length}\r\n{keyed}"), "{\"name\":".to_owned()),
        (format!("{chat}\r\n{chunked}"), "9\r\n{\"name\":\"\r\n".to_owned()),
        (format!("{pairing}\r\n{length}"), "{".to_owned()),
    ];
    for (head, body) in bodies {
        let begun = Instant::now();
        let answer = begin(&world, &head, &body).await;
        assert!(begun.elapsed() < AT_ONCE, "{head} {:?}", begun.elapsed());
        let answer = answer.to_lowercase();
        assert!(answer.starts_with("http/1.1 408 "), "{head} {answer}");
        assert!(answer.contains("\r\nconnection: close\r\n"), "{answer}");
        assert!(answer.ends_with("\r\n\r\n"), "{answer}");
    }
    // Nothing of it was kept, and the key is free again.
    assert_eq!(
        world.get(&format!("{space}/chats")).await.body(200)["total"],
        0
    );
    let name = serde_json::json!({"name": "C"});
    let chats = world.request("POST", &format!("{space}/chats"));
    chats
        .header("idempotency-key", "k")
        .json(&name)
        .send()
        .await
        .is(201);
    let staged = world.server.directory().join("data/incoming");
    assert!(std::fs::read_dir(staged).unwrap().next().is_none());
}

// http.md 11: a body that breaks off says what repairs it, whichever way its length is given.
#[tokio::test]
async fn a_body_without_an_end_is_refused_with_its_repair() {
    let world = World::new().await;
    let chats = format!("POST /v2/spaces/{}/chats HTTP/1.1", world.one.short);
    let head = format!("{chats}\r\nTransfer-Encoding: chunked\r\nConnection: close");
    let answer = begin(&world, &head, "zz\r\n{}\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 400 "), "{answer}");
    assert!(
        answer.contains("cannot be read to its end") && answer.contains("whole chunks"),
        "{answer}"
    );
}
