//! What is decided before a credential is read: panic guard, version header, Host and Origin, routing, and the bounds
//! of a head (http.md 1, chats-files-auth.md 4.2, 4.4).

use rolltop_http::testing::Options;
use rolltop_http::{ServerConfig, TrustedPeers};
use rolltop_spec::limits::{HEADERS_BYTES_MAX, TARGET_BYTES_MAX};

use super::handlers::with_fault;
use crate::support::World;
use crate::support::answer::Reply;

const VERSION: Option<&str> = Some("2025-11-08");
const OTHER_ORIGIN: &str = "http://localhost:3000";

fn has_no_cors(reply: &Reply) -> bool {
    let mut names = reply.header_names();
    !names.any(|name| name.starts_with("access-control"))
}

// H-1, H-2, H-10, H-11, C-108
#[tokio::test]
async fn unknown_paths_and_methods_have_no_envelope() {
    let world = World::new().await;
    let methods = ["TRACE", "PROPFIND", "FOO", "foo", "get", "Post", "delete"];
    let of_spaces = methods.map(|method| (method, "/v2/spaces", 405, Some("GET, POST")));
    let unknown = methods.map(|method| (method, "/v2/nope", 404, None));
    let rows = [
        ("GET", "/v2/nope", 404, None),
        ("GET", "//v2/spaces", 404, None),
        ("GET", "/v2/auth//whoami", 404, None),
        ("GET", "/literal/v2/schemas/ops/set_type", 404, None),
        ("GET", "/%6citeral/v2/schemas/ops/set_type", 404, None),
        ("GET", "/v1/nope", 404, None),
        ("GET", "/v1/auth/token", 405, Some("POST")),
        ("PUT", "/docs/openapi.json", 405, Some("GET")),
    ];
    for (method, path, status, allow) in rows.into_iter().chain(of_spaces).chain(unknown) {
        for request in [world.anonymous(method, path), world.request(method, path)] {
            let reply = request.send().await;
            assert_eq!(reply.is(status).json.get("code"), None);
            assert_eq!(reply.header("allow"), allow, "{method} {path}");
            assert_eq!(reply.header("service-version"), VERSION);
            // The key is not looked up.
            assert_eq!(reply.header("service-key-status"), None);
        }
    }
}

// http.md 1: a request that cannot be routed is refused with a 4xx, and the version is there.
#[tokio::test]
async fn a_target_that_cannot_be_routed_has_the_version() {
    let world = World::new().await;
    for path in ["/v2/../spaces", "/v2/%ff"] {
        let reply = world.anonymous("GET", path).send().await;
        assert!((400..500).contains(&reply.status), "{path}");
        assert_eq!(reply.header("service-version"), VERSION, "{path}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
    }
}

// H-9, C-93: on every route, known or not; the host comes before the method and the path.
#[tokio::test]
async fn a_foreign_host_is_refused_before_routing() {
    let world = World::new().await;
    for (method, path) in [
        ("GET", "/v2/nope"),
        ("GET", "/docs/openapi.json"),
        ("TRACE", "/v2/spaces"),
        ("PROPFIND", "/v2/spaces"),
        ("GET", "/v2/%ff"),
        ("GET", "/v2/./spaces"),
    ] {
        let reply = world.request(method, path).host("evil.com").send().await;
        assert_eq!(
            reply.is(403).json["message"],
            "request origin is not allowed"
        );
        assert_eq!(reply.header("service-version"), VERSION);
        for absent in ["www-authenticate", "allow"] {
            assert_eq!(reply.header(absent), None, "{method} {path}");
        }
        let twice = world.request(method, path).header("host", "localhost");
        twice
            .send()
            .await
            .is(400)
            .mentions(&["several Host headers"]);
    }
    let own = world.anonymous("GET", "/docs/openapi.json");
    own.host("[::1]:31009").send().await.is(200);
}

// C-94, C-95
#[tokio::test]
async fn foreign_origins_are_refused() {
    let world = World::new().await;
    for (name, value, status) in [
        ("origin", "https://evil.com", 403),
        ("origin", "null", 403),
        ("origin", OTHER_ORIGIN, 200),
        ("sec-fetch-site", "same-site", 403),
        ("sec-fetch-site", "cross-site", 200),
    ] {
        let request = world.anonymous("GET", "/docs/openapi.json");
        let reply = request.header(name, value).send().await;
        // C-96, C-125: no origin is listed, so none gets CORS headers.
        assert!(has_no_cors(reply.is(status)), "{value}");
    }
}

// C-96, C-125: only a listed origin gets CORS; for any other one, though admitted, a preflight is a wrong method.
#[tokio::test]
async fn a_listed_origin_gets_cors() {
    let listed = "https://app.example";
    let config = ServerConfig {
        peers: TrustedPeers {
            origins: [listed.to_owned()].into(),
            ..TrustedPeers::default()
        },
        ..ServerConfig::default()
    };
    let world = World::configured(config).await;
    let send = |origin, method, path| {
        let request = world.anonymous(method, path).header("origin", origin);
        let request = request.header("access-control-request-private-network", "true");
        request.send()
    };
    let headers = |reply: &Reply, expected: &[(&str, Option<&str>)]| {
        for (name, value) in expected {
            assert_eq!(reply.header(name), *value, "{name}");
        }
    };
    let plain = send(listed, "GET", "/v2/auth/whoami").await;
    let exposed = "ETag, Content-Disposition, Link, Location, Retry-After, Service-Version, Service-Key-Status, \
                   Service-Notice, Idempotency-Replayed, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, X-Request-Id";
    headers(
        plain.is(401),
        &[
            ("access-control-allow-origin", Some(listed)),
            ("vary", Some("Origin")),
            ("access-control-expose-headers", Some(exposed)),
            ("access-control-allow-credentials", None),
        ],
    );
    let preflight = send(listed, "OPTIONS", "/v2/auth/challenges").await;
    let allowed =
        "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID";
    headers(
        preflight.is(204),
        &[
            ("access-control-allow-origin", Some(listed)),
            ("vary", Some("Origin")),
            ("access-control-allow-methods", Some("POST")),
            ("access-control-allow-headers", Some(allowed)),
            ("access-control-allow-private-network", None),
        ],
    );
    send(listed, "OPTIONS", "/v2/nope").await.is(404);
    for (method, status, allow) in [("GET", 401, None), ("OPTIONS", 405, Some("GET"))] {
        let other = send(OTHER_ORIGIN, method, "/v2/auth/whoami").await;
        assert!(has_no_cors(other.is(status)));
        assert_eq!(other.header("allow"), allow);
    }
}

// H-132, http.md 15.3
#[tokio::test]
async fn the_description_needs_no_key() {
    let world = World::new().await;
    for (path, content_type) in [
        ("/docs/openapi.json", "application/json"),
        ("/v2/docs/openapi.json", "application/json"),
        ("/docs/openapi-3.0.json", "application/json"),
        ("/docs/openapi.yaml", "application/yaml"),
        ("/v2/docs/openapi.yaml", "application/yaml"),
    ] {
        let reply = world.anonymous("GET", path).key("unknown").send().await;
        assert_eq!(reply.is(200).header("content-type"), Some(content_type));
        let is_json = content_type == "application/json";
        let nosniff = reply.header("x-content-type-options") == Some("nosniff");
        assert!(nosniff || !is_json, "{path}");
        assert_eq!(reply.header("service-version"), VERSION);
        assert_eq!(reply.header("service-key-status"), None);
        reply.mentions(&["\"openapi\":", "/v2/spaces"]);
    }
}

// H-12, C-107: a panic costs its request a bare 500, and nothing else.
#[tokio::test]
async fn a_panic_is_contained() {
    let world = with_fault(Options::default(), |operation| async move {
        assert_ne!(operation, "auth_whoami", "injected");
    })
    .await;
    let reply = world.get("/v2/auth/whoami").await;
    assert_eq!(reply.is(500).text, "");
    assert_eq!(reply.header("service-version"), VERSION);
    world.get("/docs/openapi.json").await.is(200);
}

// chats-files-auth.md 4.4: a target of 8 KiB and headers of 32 KiB are taken; a longer one is refused without an envelope
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
    let with_long = world.anonymous("GET", "/v2/spaces").header("x-long", &long);
    let too_long = world.anonymous("GET", &path(TARGET_BYTES_MAX + 1));
    for (request, status) in [(too_long, 414), (with_long, 431)] {
        let reply = request.send().await;
        assert_eq!(reply.is(status).text, "");
        assert_eq!(reply.header("service-version"), VERSION);
        assert_eq!(reply.header("content-type"), None);
    }
}
