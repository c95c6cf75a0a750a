//! What the server refuses before it looks at a credential is described as it is answered.

use rolltop_spec::limits::{HEADERS_BYTES_MAX, TARGET_BYTES_MAX};

use super::headers::hold;
use super::{has_described_body, served};
use crate::support::World;

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
