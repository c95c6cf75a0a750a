//! What is decided before anybody looks at a credential: panic guard, version header, Host and Origin, routing.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use std::sync::Arc;

use futures::FutureExt;
use http::header::{HOST, HeaderName, HeaderValue};
use rolltop_http::testing::{Answer, Options, TestServer};
use rolltop_http::{FaultInjection, ServerConfig, TrustedPeers};
use rolltop_spec::operations::{Class, OPERATIONS};

fn value(text: &str) -> HeaderValue {
    HeaderValue::from_str(text).unwrap()
}

fn older(answer: &Answer, status: u16, code: &str) {
    assert_eq!(answer.status, status);
    assert_eq!(answer.json()["object"], "error");
    assert_eq!(answer.json()["status"], status);
    assert_eq!(answer.code(), code);
}

async fn listed_origin() -> TestServer {
    let config = ServerConfig {
        peers: TrustedPeers::new("", "https://app.example").unwrap(),
        ..ServerConfig::default()
    };
    TestServer::start_with(Options {
        config,
        ..Options::default()
    })
    .await
    .unwrap()
}

// H-1, H-2, H-11, C-108
#[tokio::test]
async fn unknown_paths_and_methods_have_no_envelope() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    for (method, path, status, allow) in [
        ("GET", "/v2/nope", 404, None),
        ("GET", "/v2/spaces/", 404, None),
        ("GET", "//v2/spaces", 404, None),
        ("GET", "/v2/auth//whoami", 404, None),
        ("GET", "/literal/v2/schemas/ops/set_type", 404, None),
        ("GET", "/%6citeral/v2/schemas/ops/set_type", 404, None),
        ("GET", "/v1/nope", 404, None),
        ("GET", "/v1/auth/token", 405, Some("POST")),
        ("HEAD", "/v2/auth/whoami", 405, Some("GET")),
        ("PUT", "/v2/auth/whoami", 405, Some("GET")),
        ("GET", "/v2/auth/challenges", 405, Some("POST")),
        ("OPTIONS", "/v2/auth/challenges", 405, Some("POST")),
        ("PUT", "/docs/openapi.json", 405, Some("GET")),
    ] {
        for with_key in [false, true] {
            let request = server.request(method, path);
            let request = if with_key { request.key(&key) } else { request };
            let answer = request.send().await;
            assert_eq!(
                (answer.status.as_u16(), answer.header("allow")),
                (status, allow),
                "{method} {path}"
            );
            assert!(answer.body.is_empty(), "{method} {path}");
            assert_eq!(answer.header("service-version"), Some("2025-11-08"));
            assert_eq!(
                answer.header("service-key-status"),
                None,
                "credentials are not looked at"
            );
        }
    }
}

// http.md 1: refused with a 4xx, the version is there all the same.
#[tokio::test]
async fn what_cannot_be_routed_carries_the_version() {
    let server = TestServer::start().await.unwrap();
    for (method, path) in [
        ("PROPFIND", "/v2/spaces"),
        ("GET", "/v2/../spaces"),
        ("GET", "/v2/%ff"),
    ] {
        let answer = server.request(method, path).send().await;
        assert!(answer.status.is_client_error(), "{method} {path}");
        assert_eq!(
            answer.header("service-version"),
            Some("2025-11-08"),
            "{method} {path}"
        );
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    }
}

// H-9, C-93: on every route, known or not.
#[tokio::test]
async fn a_foreign_host_is_turned_away_before_routing() {
    let server = TestServer::start().await.unwrap();
    for path in [
        "/v2/nope",
        "/v2/spaces",
        "/v2/auth/whoami",
        "/docs/openapi.json",
    ] {
        let answer = server
            .request("GET", path)
            .host(value("evil.com"))
            .send()
            .await;
        older(&answer, 403, "forbidden");
        assert_eq!(answer.json()["message"], "request origin is not allowed");
        assert_eq!(answer.header("service-version"), Some("2025-11-08"));
        assert_eq!(answer.header("www-authenticate"), None);
    }
    let twice = server
        .request("GET", "/v2/nope")
        .header(HOST, value("localhost"))
        .send()
        .await;
    older(&twice, 400, "bad_request");
    for host in ["localhost:31009", "127.0.0.1", "[::1]:31009", "192.168.1.5"] {
        let answer = server
            .request("GET", "/docs/openapi.json")
            .host(value(host))
            .send()
            .await;
        assert_eq!(answer.status, 200, "{host}");
    }
}

// C-94, C-95
#[tokio::test]
async fn foreign_origins_are_turned_away() {
    let server = TestServer::start().await.unwrap();
    for (name, text, status) in [
        ("origin", "https://evil.com", 403),
        ("origin", "null", 403),
        ("origin", "http://localhost:3000", 200),
        ("sec-fetch-site", "same-site", 403),
        ("sec-fetch-site", "cross-site", 200),
    ] {
        let name = HeaderName::from_static(name);
        let answer = server
            .request("GET", "/docs/openapi.json")
            .header(name, value(text))
            .send()
            .await;
        assert_eq!(answer.status, status, "{text}");
        // C-96, C-125: nobody is listed, so nobody is told anything.
        assert!(
            !answer
                .headers
                .keys()
                .any(|name| name.as_str().starts_with("access-control")),
            "{text}"
        );
    }
}

// C-96
#[tokio::test]
async fn a_preflight_is_a_wrong_method_by_default() {
    let server = TestServer::start().await.unwrap();
    let origin = HeaderName::from_static("origin");
    let answer = server
        .request("OPTIONS", "/v2/auth/whoami")
        .header(origin, value("http://localhost:3000"))
        .header(
            HeaderName::from_static("access-control-request-method"),
            value("GET"),
        )
        .send()
        .await;
    assert_eq!(
        (answer.status.as_u16(), answer.header("allow")),
        (405, Some("GET"))
    );
    let mut names = answer.headers.keys();
    assert!(!names.any(|name| name.as_str().starts_with("access-control")));
}

// C-125
#[tokio::test]
async fn a_listed_origin_gets_cors() {
    let server = listed_origin().await;
    let origin = HeaderName::from_static("origin");
    let listed = |method, path| {
        server
            .request(method, path)
            .header(origin.clone(), value("https://app.example"))
    };

    let plain = listed("GET", "/v2/auth/whoami").send().await;
    assert_eq!(plain.status, 401);
    assert_eq!(
        plain.header("access-control-allow-origin"),
        Some("https://app.example")
    );
    assert_eq!(plain.header("vary"), Some("Origin"));
    assert_eq!(
        plain.header("access-control-expose-headers"),
        Some(
            "ETag, Content-Disposition, Link, Location, Retry-After, Service-Version, Service-Key-Status, Service-Notice, \
             Idempotency-Replayed, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, X-Request-Id"
        )
    );
    assert_eq!(plain.header("access-control-allow-credentials"), None);

    let private = HeaderName::from_static("access-control-request-private-network");
    let preflight = listed("OPTIONS", "/v2/auth/challenges")
        .header(private, value("true"))
        .send()
        .await;
    assert_eq!(preflight.status, 204);
    assert_eq!(
        preflight.header("access-control-allow-origin"),
        Some("https://app.example")
    );
    assert_eq!(preflight.header("vary"), Some("Origin"));
    assert_eq!(
        preflight.header("access-control-allow-methods"),
        Some("POST")
    );
    assert_eq!(
        preflight.header("access-control-allow-headers"),
        Some(
            "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID"
        )
    );
    assert_eq!(
        preflight.header("access-control-allow-private-network"),
        None
    );
    assert_eq!(listed("OPTIONS", "/v2/nope").send().await.status, 404);

    // Whoever is not on the list is told nothing, be it admitted.
    for (method, status) in [("GET", 401), ("OPTIONS", 405)] {
        let other = server
            .request(method, "/v2/auth/whoami")
            .header(origin.clone(), value("http://localhost:3000"));
        let other = other.send().await;
        assert_eq!(other.status, status);
        let mut names = other.headers.keys();
        assert!(!names.any(|name| name.as_str().starts_with("access-control")));
    }
}

// H-10, C-109: every operation of the table answers 401 without a key, the exempt ones excepted. C-93, C-94: before
// that it asks where the call comes from.
#[tokio::test]
async fn every_operation_is_guarded() {
    let server = TestServer::start().await.unwrap();
    for operation in OPERATIONS {
        let route = operation.route;
        let request = || server.request(route.method, route.path);
        let origin = HeaderName::from_static("origin");
        for foreign in [
            request().host(value("evil.com")),
            request().header(origin, value("https://evil.com")),
        ] {
            let answer = foreign.send().await;
            assert_eq!(answer.status, 403, "{}", route.id);
            if route.method != "HEAD" {
                older(&answer, 403, "forbidden");
            }
        }
        // H-3: nor is any parameter looked at.
        if operation.class != Class::Exempt {
            let path = format!("{}?limit=0&ids=x", route.path);
            let answer = server.request(route.method, &path).send().await;
            assert_eq!(answer.status, 401, "{}", route.id);
        }
        let answer = server.request(route.method, route.path).send().await;
        if route.method == "HEAD" {
            // Without a body by its nature.
            assert_eq!(answer.status, 401);
        } else if operation.class == Class::Exempt {
            older(&answer, 400, "bad_request");
        } else {
            older(&answer, 401, "unauthorized");
        }
    }
}

// H-132
#[tokio::test]
async fn the_description_needs_no_key() {
    let server = TestServer::start().await.unwrap();
    for path in [
        "/docs/openapi.json",
        "/v2/docs/openapi.json",
        "/docs/openapi-3.0.json",
    ] {
        let answer = server.request("GET", path).send().await;
        assert_eq!(
            (answer.status.as_u16(), answer.header("content-type")),
            (200, Some("application/json"))
        );
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert!(
            answer.json()["paths"]
                .as_object()
                .is_some_and(|paths| !paths.is_empty()),
            "{path}"
        );
    }
    // http.md 15.3: the same for people, and nobody looks at a credential.
    for path in ["/docs/openapi.yaml", "/v2/docs/openapi.yaml"] {
        let request = server.request("GET", path).key("nobody's");
        let answer = request.send().await;
        assert_eq!(
            (answer.status.as_u16(), answer.header("content-type")),
            (200, Some("application/yaml"))
        );
        assert!(answer.body.starts_with(b"\"openapi\": \"3.1"), "{path}");
        assert_eq!(answer.header("service-version"), Some("2025-11-08"));
        assert_eq!(answer.header("service-key-status"), None);
    }
}

// H-12, C-107: a panic costs its request a bare 500, and nothing else.
#[tokio::test]
async fn a_panic_is_contained() {
    let panics = FaultInjection::before_handlers(Arc::new(|operation| {
        async move { assert!(operation != "auth_whoami", "injected") }.boxed()
    }));
    let config = ServerConfig {
        faults: panics,
        ..ServerConfig::default()
    };
    let server = TestServer::start_with(Options {
        config,
        ..Options::default()
    })
    .await
    .unwrap();
    let key = server.unscoped_key().unwrap();
    let answer = server
        .request("GET", "/v2/auth/whoami")
        .key(&key)
        .send()
        .await;
    assert_eq!(answer.status, 500);
    assert!(answer.body.is_empty());
    assert_eq!(answer.header("service-version"), Some("2025-11-08"));
    assert_eq!(
        server
            .request("GET", "/docs/openapi.json")
            .send()
            .await
            .status,
        200
    );
}
