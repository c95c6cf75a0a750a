//! Downloads (chats-files-auth.md 2.5).

use std::time::Duration;

use rolltop_spec::limits::{HEADERS_BYTES_MAX, TARGET_BYTES_MAX};

use super::{PIXEL, content, files, uploaded};
use crate::support::World;
use crate::support::form::Form;

// C-74
#[tokio::test]
async fn content_is_served_with_its_headers() {
    let world = World::new().await;
    let id = uploaded(&world, "Süß 1.png", PIXEL).await;
    let path = content(&world, &id);
    let get = world.get(&path).await;
    assert_eq!(get.is(200).bytes, PIXEL);
    let length = PIXEL.len().to_string();
    for (name, value) in [
        ("content-type", "image/png"),
        ("cache-control", "private, no-cache"),
        ("x-content-type-options", "nosniff"),
        ("accept-ranges", "bytes"),
        ("content-length", length.as_str()),
        ("content-security-policy", "sandbox; default-src 'none'"),
        ("cross-origin-resource-policy", "same-origin"),
        (
            "content-disposition",
            "inline; filename=\"S__ 1.png\"; filename*=UTF-8''S%C3%BC%C3%9F%201.png",
        ),
        ("service-version", "2025-11-08"),
        ("service-key-status", "legacy"),
    ] {
        assert_eq!(get.header(name), Some(value), "{name}");
    }
    let etag = get.header("etag").unwrap();
    assert_eq!(etag.len(), 66);
    assert!(get.header("last-modified").unwrap().ends_with(" GMT"));

    let head = || world.request("HEAD", &path);
    let whole = head().send().await;
    assert_eq!(whole.is(200).bytes, b"");
    let is_of_content = |name: &&str| !["date", "x-request-id"].contains(name);
    for name in get.header_names().filter(is_of_content) {
        assert_eq!(whole.header(name), get.header(name), "{name}");
    }
    let ranged = head().header("range", "bytes=0-1").send().await;
    assert_eq!(
        ranged.is(200).header("content-length"),
        Some(length.as_str())
    );
}

// chats-files-auth.md 2.5: HEAD is identical without a body, over HTTP/2 too, where a body would break the answer; its
// refusals tell of the one that a GET has.
#[tokio::test]
async fn a_head_has_no_body_whatever_is_answered() {
    let world = World::new().await;
    let id = uploaded(&world, "a.txt", b"hello").await;
    let (path, none) = (content(&world, &id), content(&world, "none"));
    let (bad, long) = (
        format!("{path}?width=x"),
        format!("{path}?x={}", "a".repeat(TARGET_BYTES_MAX)),
    );
    let large = "a".repeat(HEADERS_BYTES_MAX);
    let etag = world.get(&path).await.header("etag").unwrap().to_owned();
    let foreign = format!("/v2/spaces/{}/files/{id}/content", world.two.full);
    for (status, path, name, value) in [
        (200, &path, "x-nothing", ""),
        (304, &path, "if-none-match", etag.as_str()),
        (400, &bad, "x-nothing", ""),
        (401, &path, "authorization", "Bearer x"),
        (
            403,
            &foreign,
            "authorization",
            &format!("Bearer {}", world.keys.kr),
        ),
        (403, &path, "origin", "https://evil.com"),
        (404, &none, "x-nothing", ""),
        (404, &"/v2/nope".to_owned(), "x-nothing", ""),
        (405, &"/v2/spaces".to_owned(), "x-nothing", ""),
        (412, &path, "if-match", "\"x\""),
        (414, &long, "x-nothing", ""),
        (431, &path, "x-long", &large),
    ] {
        let ask = |method| {
            let request = if name == "authorization" {
                world.anonymous(method, path)
            } else {
                world.request(method, path)
            };
            request.header(name, value)
        };
        let get = ask(if status == 405 { "DELETE" } else { "GET" });
        let get = get.send().await;
        get.is(status);
        // Headers that large do not get through HTTP/2 at all.
        let versions = [
            Some(ask("HEAD")),
            (status != 431).then(|| ask("HEAD").over_http2()),
        ];
        for head in versions.into_iter().flatten() {
            let head = head.send().await;
            assert_eq!(head.is(status).bytes, b"", "{status} {path}");
            for name in "content-type service-version etag www-authenticate allow".split(' ') {
                assert_eq!(head.header(name), get.header(name), "{status} {name}");
            }
            if !get.bytes.is_empty() {
                let length = head.header("content-length");
                assert_eq!(length, get.header("content-length"), "{status} {path}");
            }
        }
    }
}

#[tokio::test]
async fn an_empty_file_is_served() {
    let world = World::new().await;
    let id = uploaded(&world, "a.txt", b"").await;
    let get = world.get(&content(&world, &id)).await;
    assert_eq!(get.is(200).text, "");
    assert_eq!(get.header("content-length"), Some("0"));
    // It has no range at all.
    for range in ["bytes=0-", "bytes=-5"] {
        let request = world.request("GET", &content(&world, &id));
        let refused = request.header("range", range).send().await;
        refused.refused(416, "validation_failed", &["Range"]);
        refused.mentions(&["it is empty", "leave out Range"]);
        assert_eq!(refused.header("content-range"), Some("bytes */0"));
    }
}

// C-181: spaces share the bytes, and neither learns when the other had them.
#[tokio::test]
async fn the_date_is_that_of_the_file_and_not_of_its_bytes() {
    let world = World::new().await;
    let first = content(&world, &uploaded(&world, "a.png", PIXEL).await);
    world.server.clock.advance(Duration::from_secs(3600));
    let path = format!("/v2/spaces/{}/files", world.two.short);
    let second = Form::file("b.png", PIXEL).send(world.request("POST", &path));
    let second = second.await.body(201)["id"].as_str().unwrap().to_owned();
    let second = format!("{path}/{second}/content");
    for (path, hour) in [(&first, "03"), (&second, "04")] {
        let date = format!("Fri, 02 Jan 2026 {hour}:04:05 GMT");
        let get = world.get(path).await;
        assert_eq!(get.is(200).header("last-modified"), Some(date.as_str()));
    }
}

// C-77
#[tokio::test]
async fn faults_of_a_download() {
    let world = World::new().await;
    let id = uploaded(&world, "a.txt", b"hello").await;
    let path = content(&world, &id);
    let get = async |width: &str| world.get(&format!("{path}?width={width}")).await;
    for width in ["-1", "abc", "1.5", "%2B1"] {
        let refused = get(width).await;
        refused.invalid(&["width"]);
        refused.mentions(&["a whole number of pixels"]);
    }
    for width in ["", "0", "100", "99999999999999999999999"] {
        assert_eq!(get(width).await.is(200).text, "hello");
    }
    get("1&width=2").await.ambiguous(&["width"]);
    let page = world.page("P", serde_json::json!([])).await;
    let other = "bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku";
    for unknown in ["x", &page, other] {
        let reply = world.get(&content(&world, unknown)).await;
        reply.missing(&["file_id"]);
    }
    world.request("POST", &path).raw("").send().await.is(405);
    world.get(&format!("{}/{id}", files(&world))).await.is(405);
}

// C-78
#[tokio::test]
async fn content_is_read_within_the_grant() {
    let world = World::new().await;
    let id = uploaded(&world, "a.txt", b"hello").await;
    let other = format!("/v2/spaces/{}/files", world.two.short);
    let elsewhere = Form::file("b.txt", b"other");
    let elsewhere = elsewhere.send(world.request("POST", &other)).await;
    let elsewhere = elsewhere.body(201);
    let elsewhere = elsewhere["id"].as_str().unwrap();
    // Bound to the space of the path, whatever the key.
    for path in [content(&world, elsewhere), format!("{other}/{id}/content")] {
        world.get(&path).await.missing(&["file_id"]);
    }
    let foreign = format!("/v2/spaces/{}/files/{elsewhere}/content", world.two.full);
    for method in ["GET", "HEAD"] {
        let as_reader = |path: &str| world.request_as(&world.keys.kr, method, path).send();
        as_reader(&content(&world, &id)).await.is(200);
        as_reader(&foreign).await.is(403);
        let anonymous = world.anonymous(method, &content(&world, &id));
        anonymous.send().await.is(401);
    }
}

// chats-files-auth.md 2.5: lost content is not found.
#[tokio::test]
async fn lost_content_is_missing() {
    let world = World::new().await;
    let id = uploaded(&world, "a.txt", b"hello").await;
    let blobs = world.server.directory().join("data/blobs");
    std::fs::remove_dir_all(&blobs).unwrap();
    std::fs::create_dir(&blobs).unwrap();
    let lost = world.get(&content(&world, &id)).await;
    lost.missing(&["file_id"]).mentions(&[
        "is lost",
        "may write",
        "upload the same content",
        &files(&world),
    ]);
    let report = world.server.store.check().unwrap();
    assert_eq!(report.findings.len(), 1);
    assert_eq!(report.findings[0].subject, format!("object {id}"));
    // The same content again repairs it, whether it was lost or damaged.
    for damage in [None, Some("hellO"), Some("hello, and more")] {
        if let Some(bytes) = damage {
            let shard = std::fs::read_dir(&blobs).unwrap().next().unwrap().unwrap();
            let mut stored = std::fs::read_dir(shard.path()).unwrap();
            std::fs::write(stored.next().unwrap().unwrap().path(), bytes).unwrap();
            assert!(!world.server.store.check().unwrap().is_sound());
        }
        assert_eq!(uploaded(&world, "a.txt", b"hello").await, id);
        assert_eq!(world.get(&content(&world, &id)).await.is(200).text, "hello");
        assert!(world.server.store.check().unwrap().is_sound());
    }
}
