//! Answers that come before the body was read (http.md 1): a client that sends all of its request before it reads gets
//! them too.

use serde_json::json;

use crate::support::World;

/// Much more than sockets hold, and less than the largest JSON body.
const LARGE: usize = 8 << 20;

#[tokio::test]
async fn a_refusal_before_a_large_body_is_read_by_its_sender() {
    let world = World::new().await;
    let space = format!("/v2/spaces/{}", world.one.short);
    let (k, kr, kl) = (&world.keys.k, &world.keys.kr, &world.keys.kl);
    let key = |key: &str| format!("\r\nAuthorization: Bearer {key}");
    let form = "\r\nContent-Type: multipart/form-data; boundary=b";
    let page = world.page("P", json!([])).await;
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
        let head =
            format!("{line} HTTP/1.1{headers}\r\nConnection: close\r\nContent-Length: {LARGE}");
        let answer = world.raw(&head, &" ".repeat(LARGE)).await;
        let expected = format!("HTTP/1.1 {status} ");
        assert!(
            answer.starts_with(&expected),
            "{line}{headers}: {answer:.200}"
        );
    }
}

// H-30, H-44: what an operation ignores is neither too large nor part of what a repetition must repeat.
#[tokio::test]
async fn a_keyed_operation_without_a_body_ignores_one_too() {
    let world = World::new().await;
    let page = world.page("P", json!([])).await;
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
