//! The order of the steps, headers, bodies and paging (v1.md 2, 3, 5, 6).

use std::sync::Arc;

use rolltop_http::testing::Options;
use rolltop_http::{Fault, ServerConfig};
use rolltop_spec::v1::OPERATIONS;
use serde_json::json;

use super::column;
use crate::support::World;

const VERSION: &str = "2025-11-08";

// V-1, V-2, V-3, V-4
#[tokio::test]
async fn every_answer_names_the_version_twice() {
    let world = World::new().await;
    for (method, path, status) in [
        ("GET", "/v1/spaces", 200),
        ("GET", "/v1/nope", 404),
        ("GET", "/v1/spaces/", 404),
        ("PUT", "/v1/spaces", 405),
        ("HEAD", "/v1/spaces", 405),
        ("GET", "/v1/docs/openapi.json", 200),
    ] {
        let reply = world.request(method, path).send().await;
        reply.is(status);
        assert_eq!(reply.header("service-version"), Some(VERSION), "{path}");
        assert_eq!(reply.header("anytype-version"), Some(VERSION), "{path}");
        if status >= 400 {
            assert_eq!(reply.text, "", "{path}");
        }
        if status == 405 {
            assert_eq!(reply.header("allow"), Some("GET, POST"));
        }
    }
    let v2 = world.get("/v2/spaces").await;
    assert_eq!(v2.header("anytype-version"), None);
    assert_eq!(v2.header("content-type"), Some("application/json"));
    let plain = world.get("/v1/spaces").await.body(200);
    for (name, value) in [
        ("Service-Version", "2025-05-20"),
        ("Service-Version", "x"),
        ("Anytype-Version", "x"),
    ] {
        let reply = world
            .request("GET", "/v1/spaces")
            .header(name, value)
            .send()
            .await;
        assert_eq!(reply.body(200), plain);
    }
    for path in ["/v1/spaces", "/v1/auth/challenges", "/v1/nope"] {
        let reply = world
            .request("POST", path)
            .header("Origin", "http://evil.com")
            .send()
            .await;
        reply.old(403, "forbidden", "request origin is not allowed");
        assert_eq!(reply.header("anytype-version"), Some(VERSION));
    }
}

// V-5, V-6
#[tokio::test]
async fn limits_are_judged_on_every_route() {
    let world = World::new().await;
    let refused = json!({
        "object": "error", "status": 400, "code": "bad_request",
        "message": "bad input: limit must be between 1 and 1000", "error": "limit must be between 1 and 1000",
    });
    let space = world.v1("");
    for (method, path) in [
        ("GET", "/v1/spaces"),
        ("GET", space.as_str()),
        ("PATCH", space.as_str()),
    ] {
        for limit in ["0", "1001"] {
            let path = format!("{path}?limit={limit}");
            assert_eq!(world.request(method, &path).send().await.body(400), refused);
        }
    }
    for query in ["limit=abc", "limit=-1", "offset=-3", "limit="] {
        let list = world.get(&format!("/v1/spaces?{query}")).await.body(200);
        let expected = json!({"total": 2, "offset": 0, "limit": 100, "has_more": false});
        assert_eq!(list["pagination"], expected, "{query}");
    }
    world
        .anonymous("GET", "/v1/spaces?limit=0")
        .send()
        .await
        .is(401);
    world
        .request_as(&world.keys.kr, "GET", "/v1/spaces?limit=0")
        .send()
        .await
        .is(403);
}

// V-7
#[tokio::test]
async fn a_space_that_is_not_there_is_told_before_anything_else() {
    let world = World::new().await;
    let unknown = world.one.full.replace('.', ".x");
    let deleted = world.two.full.clone();
    let deleting = world.server.workspace.delete_spaces(vec![deleted.clone()]);
    assert_eq!(deleting.unwrap(), std::slice::from_ref(&deleted));
    let nested = OPERATIONS.iter().filter(|row| row.has_space());
    for operation in nested {
        for space in [&unknown, &deleted, &world.one.short, "x"] {
            let path = operation.route.path.replace("{space_id}", space);
            let reply = world
                .request(operation.route.method, &path)
                .raw("{")
                .send()
                .await;
            if operation.route.method == "HEAD" {
                reply.is(404);
                continue;
            }
            reply.old(404, "object_not_found", "workspace not found");
        }
    }
}

// V-8, V-9, V-10
#[tokio::test]
async fn bodies_are_read_leniently() {
    let world = World::new().await;
    for (body, status) in [
        (r#"{"name":"A","zz":1}"#, 201),
        (r#"{"name":"A","description":null}"#, 201),
        ("", 400),
        (r#"{"name":"A"} {}"#, 400),
        (r#"{"name":"A","name":"B"}"#, 400),
        (r#"{"name":1}"#, 400),
        ("{}", 400),
        (r#"{"name":null}"#, 400),
        ("[]", 400),
    ] {
        let reply = world.request("POST", "/v1/spaces").raw(body).send().await;
        reply.is(status);
        if status == 400 {
            reply.old_begins(400, "bad_request", "bad input: ");
        }
    }
    let large = format!(r#"{{"name":"{}"}}"#, "x".repeat(1 << 20));
    let reply = world.request("POST", "/v1/spaces").raw(large).send().await;
    reply.old_begins(413, "request_too_large", "");
    for name in ["One", "Uno"] {
        let change = world
            .request("PATCH", &world.v1(""))
            .header("If-Match", "\"x\"");
        let change = change
            .header("Idempotency-Key", "k")
            .json(&json!({"name": name}));
        let reply = change.send().await;
        assert_eq!(reply.json["space"]["name"], name);
        assert_eq!(reply.header("idempotency-replayed"), None);
        assert_eq!(reply.header("etag"), None);
    }
}

// V-19, V-20
#[tokio::test]
async fn lists_are_paged() {
    let world = World::new().await;
    for name in ["Three", "Four", "Five"] {
        world
            .post("/v1/spaces", json!({"name": name}))
            .await
            .is(201);
    }
    for (query, rows, has_more) in [
        ("limit=2", 2, true),
        ("offset=4", 1, false),
        ("offset=9", 0, false),
        ("limit=1000", 5, false),
    ] {
        let list = world.get(&format!("/v1/spaces?{query}")).await.body(200);
        assert_eq!(list["data"].as_array().unwrap().len(), rows, "{query}");
        assert_eq!(list["pagination"]["total"], 5);
        assert_eq!(list["pagination"]["has_more"], has_more, "{query}");
    }
    for name in ["a", "b", "c"] {
        world.create(json!({"type": "task", "name": name})).await;
    }
    let options = format!("/v2/spaces/{}/properties/status/options", world.one.short);
    for name in ["Open", "Closed"] {
        world.post(&options, json!({"name": name})).await.is(201);
    }
    for path in [
        world.v1("/objects"),
        world.v1("/properties/status/tags"),
        world.v1("/types/task/templates"),
        "/v1/spaces".to_owned(),
        world.v1("/types"),
        world.v1("/properties"),
        world.v1("/members"),
    ] {
        let whole = column(&world.get(&path).await.body(200), "id");
        let mut walked = Vec::new();
        for offset in 0..whole.len() {
            let page = world
                .get(&format!("{path}?limit=1&offset={offset}"))
                .await
                .body(200);
            walked.extend(column(&page, "id"));
        }
        assert_eq!(walked, whole, "{path}");
    }
}

// V-20
#[tokio::test]
async fn searches_are_paged() {
    let world = World::new().await;
    for name in ["a", "b", "c"] {
        world.create(json!({"type": "task", "name": name})).await;
    }
    for path in ["/v1/search".to_owned(), world.v1("/search")] {
        let page = async |query: String| {
            let page = world.post(&format!("{path}{query}"), json!({})).await;
            column(&page.body(200), "id")
        };
        let whole = page(String::new()).await;
        let mut walked = Vec::new();
        for offset in 0..3 {
            walked.extend(page(format!("?limit=1&offset={offset}")).await);
        }
        assert_eq!((walked.len(), &walked), (3, &whole), "{path}");
    }
}

// V-111, as far as one major alone shows it.
#[tokio::test]
async fn the_write_rate_is_shared_and_tells_how_long_to_wait() {
    let config = ServerConfig {
        write_limit: true,
        ..ServerConfig::default()
    };
    let options = Options {
        config,
        ..Options::default()
    };
    let world = World::with(options).await;
    let path = world.v1("");
    // Two writes of v2 take from the same bucket.
    for name in ["A", "B"] {
        world
            .post("/v2/spaces", json!({ "name": name }))
            .await
            .is(201);
    }
    for left in (0..58).rev() {
        let reply = world.patch(&path, json!({})).await;
        assert_eq!(
            reply.is(200).header("ratelimit-remaining"),
            Some(left.to_string().as_str())
        );
        assert_eq!(reply.header("ratelimit-reset"), Some("1"));
    }
    let refused = world.patch(&path, json!({})).await;
    refused.old(
        429,
        "rate_limit_exceeded",
        "You have reached maximum request limit.",
    );
    assert_eq!(refused.header("retry-after"), Some("1"));
    assert_eq!(refused.header("ratelimit-reset"), Some("1"));
    world.post(&world.v1("/search"), json!({})).await.is(200);
}

// V-12
#[tokio::test]
async fn a_panic_ends_one_request() {
    let panics: Fault = Arc::new(|operation| {
        Box::pin(async move { assert_ne!(operation, "v1_get_space", "on purpose") })
    });
    let config = ServerConfig {
        fault: Some(panics),
        write_limit: false,
        ..ServerConfig::default()
    };
    let options = Options {
        config,
        ..Options::default()
    };
    let world = World::with(options).await;
    let reply = world.get(&world.v1("")).await;
    assert_eq!(
        (reply.is(500).text.as_str(), reply.header("anytype-version")),
        ("", Some(VERSION))
    );
    world.get("/v1/spaces").await.is(200);
}

// V-6, V-20
#[tokio::test]
async fn no_offset_is_too_large() {
    let world = World::new().await;
    let chat = world.chat("Talk").await;
    world.say(&chat, "hello").await;
    let path = format!("/v2/spaces/{}/collections", world.one.short);
    let list = world.post(&path, json!({"name": "C"}));
    let list = list.await.body(201)["id"].as_str().unwrap().to_owned();
    let views = world.v1(&format!("/lists/{list}/views"));
    let shown = world.get(&views).await.body(200);
    let view = shown["data"][0]["id"].as_str().unwrap();
    for path in [
        "/v1/spaces".to_owned(),
        world.v1("/objects"),
        world.v1("/properties"),
        world.v1("/properties/status/tags"),
        world.v1("/types"),
        world.v1("/types/task/templates"),
        world.v1("/members"),
        world.v1("/chats"),
        world.v1(&format!("/chats/{chat}/messages/search?query=hello")),
        format!("{views}/{view}/objects"),
        views,
        world.v1("/search"),
        "/v1/search".to_owned(),
    ] {
        let join = if path.contains('?') { '&' } else { '?' };
        let method = if path.ends_with("/search") {
            "POST"
        } else {
            "GET"
        };
        for offset in [
            "9223372036854775807",
            "18446744073709551615",
            "18446744073709551616",
        ] {
            let path = format!("{path}{join}limit=1000&offset={offset}");
            let reply = world.request(method, &path).json(&json!({})).send().await;
            let page = reply.body(200);
            assert_eq!(
                (&page["data"], &page["pagination"]["has_more"]),
                (&json!([]), &json!(false))
            );
            let served = offset.parse().unwrap_or(u64::MAX);
            assert_eq!(page["pagination"]["offset"], served, "{path}");
        }
    }
}
