//! Ranges of content (chats-files-auth.md 2.5).

use super::{content, uploaded};
use crate::support::World;

const TEXT: &str = "0123456789";

async fn world() -> (World, String) {
    let world = World::new().await;
    let id = uploaded(&world, "a.txt", TEXT.as_bytes()).await;
    let path = content(&world, &id);
    (world, path)
}

// C-76, C-121
#[tokio::test]
async fn one_range() {
    let (world, path) = world().await;
    let get = |range: &str| world.request("GET", &path).header("range", range).send();
    for (range, text, place) in [
        ("bytes=0-3", "0123", "bytes 0-3/10"),
        ("bytes=-2", "89", "bytes 8-9/10"),
    ] {
        let reply = get(range).await;
        assert_eq!(reply.is(206).text, text, "{range}");
        assert_eq!(reply.header("content-range"), Some(place));
        assert_eq!(
            reply.header("content-length"),
            Some(text.len().to_string().as_str())
        );
        assert_eq!(
            reply.header("content-type"),
            Some("text/plain; charset=utf-8")
        );
        assert_eq!(reply.header("accept-ranges"), Some("bytes"));
    }
    for (range, words) in [
        (
            "bytes=10-",
            ["it has 10 bytes", "begins within the content"],
        ),
        ("bytes=5-4", ["a range cannot be read", "bytes=100-"]),
    ] {
        let reply = get(range).await;
        reply
            .refused(416, "validation_failed", &["Range"])
            .mentions(&words);
        assert_eq!(reply.header("content-range"), Some("bytes */10"), "{range}");
    }
    assert_eq!(get("items=0-1").await.is(200).text, TEXT);
}

#[tokio::test]
async fn several_ranges() {
    let (world, path) = world().await;
    let get = |range: &str| world.request("GET", &path).header("range", range).send();
    let reply = get("bytes=0-1, 4-4, -1").await;
    let media_type = reply.is(206).header("content-type").unwrap();
    let boundary = media_type
        .strip_prefix("multipart/byteranges; boundary=")
        .unwrap();
    let part = |place: &str, text: &str| {
        format!(
            "\r\n--{boundary}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Range: bytes {place}/10\r\n\r\n{text}"
        )
    };
    let expected = part("0-1", "01") + &part("4-4", "4") + &part("9-9", "9");
    let expected = format!("{expected}\r\n--{boundary}--\r\n");
    assert_eq!(reply.text, expected);
    assert_eq!(
        reply.header("content-length"),
        Some(expected.len().to_string().as_str())
    );
    assert_eq!(reply.header("content-range"), None);

    // One that can be served is served alone; too many are not.
    assert_eq!(get("bytes=2-3,50-60").await.is(206).text, "23");
    let most: Vec<String> = (0..10).map(|n| format!("{n}-{n}")).collect();
    let reply = get(&format!("bytes={}", most.join(","))).await;
    let parts = reply.is(206).text.matches("Content-Range: bytes ");
    assert_eq!(parts.count(), 10);
    let many = format!("bytes={}", ["0-0"; 17].join(","));
    assert_eq!(get(&many).await.is(200).text, TEXT);
    // C-188
    assert_eq!(get("bytes=0-,0-,0-").await.is(200).text, TEXT);
}

/// More than one piece of reading ahead.
#[tokio::test]
async fn large_content_is_whole() {
    let world = World::new().await;
    let bytes: Vec<u8> = (0..3_000_000_u32)
        .flat_map(|n| n.to_le_bytes())
        .take(5_000_001)
        .collect();
    let id = uploaded(&world, "a.bin", &bytes).await;
    let path = content(&world, &id);
    assert_eq!(world.get(&path).await.is(200).bytes, bytes);
    let range = "bytes=1000000-4000000";
    let reply = world
        .request("GET", &path)
        .header("range", range)
        .send()
        .await;
    assert_eq!(reply.is(206).bytes, bytes[1_000_000..=4_000_000]);
}
