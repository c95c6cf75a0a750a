//! Uploads by url, and what guards them (chats-files-auth.md 2.2, 2.3).

use std::sync::Arc;
use std::time::Duration;

use rolltop_http::ServerConfig;
use rolltop_http::fetch::{AllowedHosts, FetchConfig, FetchTimes};
use serde_json::{Value, json};
use tokio::time::timeout;

use super::source::{Deaf, Names, SILENT, Source};
use super::{content, files};
use crate::support::World;
use crate::support::answer::Reply;

const CAP: u64 = 100_000;

/// A server that may fetch from `source` under its address and under the name good.test, and from nowhere else that is
/// not public.
async fn world(source: &Source, names: Names, times: FetchTimes) -> (World, Arc<Names>) {
    let names = Arc::new(names.with("good.test", &[&["127.0.0.1"]]));
    let world = World::configured(ServerConfig {
        write_limit: false,
        max_upload_bytes: CAP,
        fetch: FetchConfig {
            allowed_hosts: AllowedHosts::parse(&format!("good.test, {}", source.address)).unwrap(),
            resolver: Arc::clone(&names) as _,
            times,
            roots: Vec::new(),
        },
        ..ServerConfig::default()
    })
    .await;
    (world, names)
}

async fn fetch(world: &World, body: Value) -> Reply {
    world.post(&files(world), body).await
}

/// Fetches a path of a source under the name good.test.
async fn fetch_from(world: &World, source: &Source, path: &str) -> Reply {
    fetch(world, json!({"url": source.url("good.test", path)})).await
}

// C-69 and the rules of names
#[tokio::test]
async fn a_source_becomes_a_file() {
    let source = Source::start().await;
    let (world, _) = world(&source, Names::default(), FetchTimes::default()).await;
    let local = source.address.to_string();
    #[rustfmt::skip]
    let cases = [
        (source.url("good.test", "/hello.txt"), None, "hello", "txt", "text/plain"),
        (format!("http://{local}/hello?a=1#b"), None, "hello", "txt", "text/plain"),
        (source.url("GOOD.test", "/"), None, "upload", "", "text/plain"),
        (source.url("good.test", "/hello"), Some("Greeting"), "Greeting", "txt", "text/plain"),
        (source.url("good.test", "/named"), None, "garden", "md", "text/markdown"),
        // What a source says of its content names it at most; it is what it is.
        (source.url("good.test", "/said"), None, "said", "png", "text/html"),
        (source.url("good.test", "/latin"), None, "caf\u{fffd}", "md", "text/markdown"),
        (source.url("good.test", "/long"), None, "long", "", "text/plain"),
    ];
    for (url, name, stem, extension, mime_type) in cases {
        let created = fetch(&world, json!({"url": url, "name": name})).await;
        let created = created.body(201);
        let id = created["id"].as_str().unwrap();
        assert_eq!(created["mime_type"], mime_type, "{url}");
        let properties = world.read(id).await["properties"].clone();
        assert_eq!(
            (&properties["name"], &created["name"]),
            (&json!(stem), &json!(stem))
        );
        assert_eq!(properties["file_ext"], extension, "{url}");
        let bytes = world.get(&content(&world, id)).await.body_bytes(200);
        assert_eq!(created["size"], bytes.len());
        // Equal content is one file, so the next source needs it gone.
        let path = format!("{}/{id}", files(&world));
        world.delete(&path).await.is(200);
    }
}

#[tokio::test]
async fn a_request_to_a_source_tells_nothing() {
    let source = Source::start().await;
    let (world, _) = world(&source, Names::default(), FetchTimes::default()).await;
    let created = fetch_from(&world, &source, "/echo?a=1#fragment").await;
    let created = created.body(201);
    let path = content(&world, created["id"].as_str().unwrap());
    let head = world.get(&path).await.text;
    let mut lines = head.lines();
    assert_eq!(lines.next(), Some("GET /echo?a=1 HTTP/1.1"));
    let mut names: Vec<String> = lines
        .filter_map(|line| Some(line.split_once(':')?.0.to_ascii_lowercase()))
        .collect();
    names.sort();
    assert_eq!(
        names.join(" "),
        "accept accept-encoding connection host user-agent"
    );
    assert!(head.contains("accept-encoding: identity"), "{head}");
}

// C-69
#[tokio::test]
async fn bodies_that_are_refused() {
    let source = Source::start().await;
    let (world, _) = world(&source, Names::default(), FetchTimes::default()).await;
    let url = source.url("good.test", "/hello.txt");
    for (body, path) in [
        (json!({"url": url, "x": 1}), "/x"),
        (json!({}), "/url"),
        (json!({"url": ""}), "/url"),
        (
            json!({"url": format!("http://good.test/{}", "x".repeat(4096))}),
            "/url",
        ),
        (json!({"url": url, "name": "n".repeat(4097)}), "/name"),
    ] {
        fetch(&world, body).await.invalid(&[path]);
    }
    for url in [
        "ftp://good.test/",
        "file:///etc/passwd",
        "http://user@good.test/",
        "http://good.test:0/",
    ] {
        for query in ["", "?dry_run=true"] {
            let path = format!("{}{query}", files(&world));
            let reply = world.post(&path, json!({"url": url})).await;
            reply.invalid(&["/url"]);
            if url.contains("test:") {
                reply.mentions(&["its port is invalid", "a port of 1 to 65535"]);
            }
        }
    }
    assert_eq!(source.connections(), 0);
}

// C-70: every spelling of an address that is not public, and no packet to it.
#[tokio::test]
async fn what_is_not_public_is_not_fetched() {
    let allowed = Source::start().await;
    let inner = Source::start().await;
    let names = Names::default()
        .with("private.test", &[&["127.0.0.1"]])
        .with("mixed.test", &[&["93.184.216.34", "127.0.0.1"]])
        .with("mapped.test", &[&["::ffff:127.0.0.1"]])
        .with("metadata.test", &[&["169.254.169.254"]])
        .with("empty.test", &[&[]]);
    let (world, names) = world(&allowed, names, FetchTimes::default()).await;
    let hosts = "127.0.0.1 127.1 127.8.9.10 2130706433 0x7f000001 0x7f.1 017700000001 0177.0.0.01 \
        127.0.0.1. localhost. [::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [::127.0.0.1] \
        [64:ff9b::7f00:1] [64:ff9b:1::7f00:1] [2002:7f00:1::] [2001:0:808:808::80ff:fffe] 0.0.0.0 \
        0 10.1.2.3 100.64.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.2.1 192.168.1.1 \
        198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255 [fe80::1] \
        [fc00::1] [fd00::1] [ff02::1] [2001:db8::1] private.test mixed.test mapped.test \
        metadata.test";
    for host in hosts.split(' ') {
        let url = inner.url(host, "/hello.txt");
        let reply = fetch(&world, json!({"url": url})).await;
        reply.invalid(&["/url"]);
        if host != "localhost." {
            reply.mentions(&["not public"]);
        }
        // The answer does not tell which address a name has.
        if host.ends_with(".test") {
            reply.omits(&["127.0", "169.254"]);
        }
        // The same at the end of a redirect.
        let url = allowed.url("good.test", &format!("/redirect?{url}"));
        fetch(&world, json!({"url": url})).await.invalid(&["/url"]);
    }
    assert_eq!(inner.connections(), 0);
    for (url, words) in [
        ("http://empty.test/", ""),
        ("http://unknown.test/", "check the name of the host"),
    ] {
        let reply = fetch(&world, json!({ "url": url })).await;
        reply.invalid(&["/url"]).mentions(&[words]);
    }
    // One question for each connection that was asked for: two for a name here, itself and behind the redirect.
    let asked = names.asked();
    assert_eq!(asked.iter().filter(|name| *name == "mixed.test").count(), 2);
}

// C-70: a resolver that answers differently the second time is not asked a second time.
#[tokio::test]
async fn an_address_is_resolved_once() {
    let source = Source::start().await;
    let names = Names::default();
    let (world, names) = world(&source, names, FetchTimes::default()).await;
    fetch_from(&world, &source, "/hello.txt").await.is(201);
    assert_eq!(names.asked(), ["good.test"]);
    assert_eq!(source.connections(), 1);

    let rebinding = Source::start().await;
    let changed = Names::default().with("turn.test", &[&["10.0.0.1"], &["127.0.0.1"]]);
    let (world, names) = self::world(&rebinding, changed, FetchTimes::default()).await;
    let url = rebinding.url("turn.test", "/hello.txt");
    fetch(&world, json!({"url": url})).await.invalid(&["/url"]);
    assert_eq!(names.asked(), ["turn.test"]);
    assert_eq!(rebinding.connections(), 0);
}

// chats-files-auth.md 2.3: not even an allowed host leads back to us.
#[tokio::test]
async fn our_own_port_is_not_fetched() {
    let source = Source::start().await;
    let (world, _) = world(&source, Names::default(), FetchTimes::default()).await;
    let own = format!(
        "http://good.test:{}/docs/openapi.json",
        world.server.address().port()
    );
    for body in [
        json!({"url": own}),
        json!({"url": source.url("good.test", &format!("/redirect?{own}"))}),
    ] {
        fetch(&world, body).await.invalid(&["/url"]);
    }
}

// C-71
#[tokio::test]
async fn redirects_are_followed_within_bounds() {
    let source = Source::start().await;
    let (world, _) = world(&source, Names::default(), FetchTimes::default()).await;
    fetch_from(&world, &source, "/hops?5").await.is(201);
    for (path, words) in [
        ("/hops?6", "5 times"),
        ("/loop", "5 times"),
        ("/bare-redirect", "302"),
        ("/redirect?ftp://good.test/", ""),
        ("/redirect?file:///etc/passwd", ""),
        ("/redirect?http://u:p@good.test/", ""),
        ("/redirect?http://", ""),
    ] {
        let reply = fetch_from(&world, &source, path).await;
        reply.invalid(&["/url"]).mentions(&[words]);
    }
}

// RFC 9110 8.4.1: names of encodings are the same in upper and lower case, and content as it is has none.
#[tokio::test]
async fn content_without_an_encoding_is_taken() {
    let source = Source::start().await;
    let (world, _) = world(&source, Names::default(), FetchTimes::default()).await;
    for path in ["/identity", "/chunked"] {
        let reply = fetch_from(&world, &source, path).await;
        assert_eq!(reply.body(201)["size"], 5, "{path}");
    }
}

// What a source calls its content is no longer than any name, and is sent shorter still.
#[tokio::test]
async fn a_long_name_of_a_source_is_cut() {
    let source = Source::start().await;
    let (world, _) = world(&source, Names::default(), FetchTimes::default()).await;
    let created = fetch_from(&world, &source, "/long-name").await.body(201);
    assert_eq!(created["name"], "n".repeat(4096 - ".md".len()));
    let id = created["id"].as_str().unwrap();
    let served = world.get(&content(&world, id)).await;
    let name = format!("{}.md", "n".repeat(252));
    assert_eq!(
        served.is(200).header("content-disposition"),
        Some(format!("attachment; filename=\"{name}\"; filename*=UTF-8''{name}").as_str())
    );
}

// C-71
#[tokio::test]
async fn bad_sources_are_refused() {
    let source = Source::start().await;
    let (world, _) = world(&source, Names::default(), FetchTimes::default()).await;
    for (path, words, repair) in [
        ("/unknown", "status 404", "without cookies"),
        ("/secret", "status 403", "as a form"),
        ("/endless", "100000 bytes", "a smaller source"),
        ("/huge", "100000 bytes", "a smaller source"),
        ("/short", "ended early", "try again"),
        ("/no-http", "not HTTP", "can reach the source"),
        ("/gzip", "encoding", "as it is"),
        ("/gzip-twice", "encoding", "as it is"),
        ("/gzip-chunked", "encoding", "as it is"),
        ("/loop", "5 times", "final url of the redirects"),
    ] {
        let reply = fetch_from(&world, &source, path).await;
        reply.invalid(&["/url"]).mentions(&[words, repair]);
        reply.omits(&["secrets", "hidden", "127.0.0.1"]);
    }
    // A port without a listener, and one without TLS.
    let encrypted = source.url("good.test", "/").replace("http:", "https:");
    for url in ["http://good.test:1/", &encrypted] {
        fetch(&world, json!({ "url": url }))
            .await
            .invalid(&["/url"]);
    }
    let incoming = world.server.directory().join("data/incoming");
    assert_eq!(std::fs::read_dir(incoming).unwrap().count(), 0);
}

// C-71: each bound by itself, beside others of an hour.
#[tokio::test]
async fn slow_sources_are_given_up() {
    const SOON: Duration = Duration::from_millis(100);
    const NEVER: Duration = Duration::from_secs(3600);
    let source = Source::start().await;
    let deaf = Deaf::start().await;
    let never = FetchTimes {
        connect: NEVER,
        head: NEVER,
        idle: NEVER,
        total: NEVER,
    };
    let connect = FetchTimes {
        connect: SOON,
        ..never
    };
    let encrypted = deaf.url().replace("http:", "https:");
    #[rustfmt::skip]
    let mut sources = vec![
        (source.url(SILENT, "/"), connect),
        (encrypted, connect),
        (source.url("good.test", "/silent"), FetchTimes { head: SOON,..never }),
        (source.url("good.test", "/half"), FetchTimes { idle: SOON,..never }),
        (source.url("good.test", "/drip"), FetchTimes { total: SOON,..never }),
    ];
    // A full house answers no more there.
    #[cfg(target_os = "linux")]
    let _full = {
        let full = Deaf::start().await;
        sources.push((full.url(), connect));
        full.fill().await
    };
    for (url, times) in sources.drain(..) {
        let (world, _) = world(&source, Names::default(), times).await;
        let fetched = fetch(&world, json!({"url": url}));
        let reply = timeout(Duration::from_secs(30), fetched).await;
        let reply = reply.unwrap_or_else(|_| panic!("{url} was waited for"));
        reply.invalid(&["/url"]).mentions(&["too long"]);
    }
}

// C-72, H-60
#[tokio::test]
async fn a_dry_run_fetches_nothing() {
    let source = Source::start().await;
    let (world, names) = world(&source, Names::default(), FetchTimes::default()).await;
    let path = format!("{}?dry_run=true", files(&world));
    for url in [
        source.url("good.test", "/hello.txt"),
        "http://10.0.0.1/".to_owned(),
    ] {
        let reply = world.post(&path, json!({"url": url})).await;
        assert_eq!(reply.body(200), json!({"dry_run": true}));
    }
    assert_eq!((source.connections(), names.asked().len()), (0, 0));
}

// http.md 6
#[tokio::test]
async fn a_retry_is_not_fetched_again() {
    let source = Source::start().await;
    let (world, _) = world(&source, Names::default(), FetchTimes::default()).await;
    let body = json!({"url": source.url("good.test", "/hello.txt")});
    for replayed in [None, Some("true")] {
        let request = world
            .request("POST", &files(&world))
            .header("idempotency-key", "once");
        let reply = request.json(&body).send().await;
        assert_eq!(reply.is(201).header("idempotency-replayed"), replayed);
    }
    assert_eq!(source.connections(), 1);
}
