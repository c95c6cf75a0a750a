//! What Dropshot would refuse before the pipeline sees it (http.md 1, chats-files-auth.md 4.2, 4.4).

use rolltop_spec::limits::{HEADERS_BYTES_MAX, TARGET_BYTES_MAX};

use crate::support::World;

// H-10, H-11
#[tokio::test]
async fn methods_that_no_route_uses_are_told_which_ones_are() {
    let world = World::new().await;
    let spaces = "/v2/spaces";
    for method in ["TRACE", "PROPFIND", "FOO", "foo", "get", "Post", "delete"] {
        let reply = world.request(method, spaces).send().await;
        assert_eq!(reply.is(405).header("allow"), Some("GET, POST"), "{method}");
        assert!(reply.header("service-version").is_some());
        world.anonymous(method, "/v2/nope").send().await.is(404);
    }
}

// C-93: the host comes before the method and the path.
#[tokio::test]
async fn a_foreign_host_learns_nothing_there_either() {
    let world = World::new().await;
    for (method, path) in [
        ("TRACE", "/v2/spaces"),
        ("PROPFIND", "/v2/spaces"),
        ("GET", "/v2/%ff"),
        ("GET", "/v2/./spaces"),
    ] {
        let call = world.server.request(method, path);
        let reply = call.host("evil.com".parse().unwrap()).send().await;
        assert_eq!(reply.status, 403, "{method} {path}");
        assert_eq!(reply.header("allow"), None, "{method} {path}");
    }
    world.get("/v2/%ff").await.is(400);
    // Several hosts are as wrong there as anywhere.
    let twice = world.request("PROPFIND", "/v2/spaces");
    let twice = twice.header("host", "localhost").send().await;
    twice.is(400).mentions(&["several Host headers"]);
}

// chats-files-auth.md 4.4: a target of 8 KiB and headers of 32 KiB are taken, what is longer is refused without an envelope
// and before the key.
#[tokio::test]
async fn targets_and_headers_have_a_bound() {
    let world = World::new().await;
    let path = |length: usize| {
        let frame = "/v2/spaces?x=".len();
        format!("/v2/spaces?x={}", "a".repeat(length - frame))
    };
    world.get(&path(TARGET_BYTES_MAX)).await.is(200);
    let own = "authorization".len() + "Bearer ".len() + world.keys.k.len() + 4;
    let fits = "a".repeat(HEADERS_BYTES_MAX - own - 200);
    let fits = world.request("GET", "/v2/spaces").header("x-long", &fits);
    fits.send().await.is(200);
    let long = "a".repeat(HEADERS_BYTES_MAX);
    for (request, status) in [
        (world.anonymous("GET", &path(TARGET_BYTES_MAX + 1)), 414),
        (
            world.anonymous("GET", "/v2/spaces").header("x-long", &long),
            431,
        ),
    ] {
        let reply = request.send().await;
        reply.is(status);
        assert_eq!(reply.header("service-version"), Some("2025-11-08"));
        assert_eq!(
            (reply.text.as_str(), reply.header("content-type")),
            ("", None)
        );
    }
}
