//! What is refused before anybody looks at a credential, and what web pages are told, is described as it is answered.

use rolltop_http::testing::Options;
use rolltop_http::{ServerConfig, TrustedPeers};
use rolltop_spec::limits::{HEADERS_BYTES_MAX, TARGET_BYTES_MAX};

use super::headers::hold;
use super::{has_described_body, served};
use crate::support::World;

const ORIGIN: &str = "https://app.example";

// http.md 13: refusals of the request's origin have the older envelope and are possible everywhere.
#[tokio::test]
async fn refusals_before_the_key_are_described() {
    let world = World::new().await;
    let openapi = world.anonymous("GET", "/v2/docs/openapi.json").send().await;
    let document = openapi.body(200);
    for (id, described) in served(&world).await {
        let request = || world.anonymous(&described.method, &described.path);
        #[rustfmt::skip]
        let answers = [
            (request().header("host", "localhost"), 400, "bad_request"),
            (request().header("origin", "https://evil.com"), 403, "forbidden"),
        ];
        for (request, status, code) in answers {
            let reply = request.send().await;
            has_described_body(&document, &described.operation, &reply);
            if described.method == "HEAD" {
                reply.is(status);
            } else {
                reply.older(status, code);
            }
        }
        assert!(described.operation["responses"]["400"].is_object(), "{id}");
    }
}

// chats-files-auth.md 4.4: what is too long is refused whatever the operation, and described there as it is answered.
#[tokio::test]
async fn requests_that_are_too_long_are_described() {
    let world = World::new().await;
    let openapi = world.anonymous("GET", "/v2/docs/openapi.json").send().await;
    let document = openapi.body(200);
    let long = "a".repeat(HEADERS_BYTES_MAX);
    for described in served(&world).await.into_values() {
        let request = |path: &str| world.anonymous(&described.method, path);
        let target = format!("{}?x={}", described.path, "a".repeat(TARGET_BYTES_MAX));
        for (request, status) in [
            (request(&target), 414),
            (request(&described.path).header("x-long", &long), 431),
        ] {
            let reply = request.send().await;
            reply.is(status);
            hold(&document, &described.operation, &reply);
        }
    }
}

// chats-files-auth.md 4.3, C-125: what a listed origin is told beyond other callers stands in the description.
#[tokio::test]
async fn what_listed_origins_are_told_is_described() {
    let config = ServerConfig {
        peers: TrustedPeers::new("", ORIGIN).unwrap(),
        ..ServerConfig::default()
    };
    let world = World::with(Options {
        config,
        ..Options::default()
    })
    .await;
    let from_page = |method, path| world.anonymous(method, path).header("origin", ORIGIN);
    let openapi = from_page("GET", "/v2/docs/openapi.json").send().await;
    let preflight = from_page("OPTIONS", "/v2/spaces").send().await;
    preflight.is(204);
    let told = openapi.json["info"]["description"].as_str().unwrap();
    for reply in [&openapi, &preflight] {
        let cors: Vec<&str> = reply
            .header_names()
            .filter(|name| name.starts_with("access-control-"))
            .collect();
        assert!(cors.len() > 1, "{cors:?}");
        for name in cors {
            let value = reply.header(name).unwrap();
            let written = told.to_lowercase();
            assert!(written.contains(name), "{name}");
            let is_fixed = name.ends_with("-headers");
            assert!(!is_fixed || told.contains(value), "{name}: {value}");
        }
    }
    for variable in [
        "ROLLTOP_ALLOWED_ORIGINS",
        "ROLLTOP_ALLOWED_HOSTS",
        "204",
        "Vary: Origin",
        "Sec-Fetch-Site",
    ] {
        assert!(told.contains(variable), "{variable}");
    }
}
