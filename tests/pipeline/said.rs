//! Every refusal of every operation says where, what and how (http.md 11): paths, parameters, headers, bodies and rights.

use std::collections::BTreeMap;

use serde_json::Value;

use super::named::Named;
use crate::description::{Described, has_described_body, served};
use crate::support::answer::{Reply, Request};

/// The world, and the served description of it.
struct Fixture {
    named: Named,
    document: Value,
    operations: BTreeMap<String, Described>,
}

impl Fixture {
    async fn new() -> Self {
        let named = Named::new().await;
        Self {
            document: named.world.get("/docs/openapi.json").await.body(200),
            operations: served(&named.world).await,
            named,
        }
    }

    /// A refusal is as it is described. Each of its issues has a place, a fault and a repair, as of every reply; without
    /// an issue its message says fault and repair.
    #[track_caller]
    fn hold(&self, described: &Described, what: &str, reply: &Reply) {
        has_described_body(&self.document, &described.operation, reply);
        if reply.status < 400 || reply.text.is_empty() {
            return;
        }
        if reply.json["object"] == "error" {
            let message = reply.json["message"].as_str().unwrap();
            assert!(message.len() > 20, "{what}: {message}");
            return;
        }
        let issues = reply.json["issues"].as_array().unwrap();
        let said = reply.json["message"].as_str().unwrap();
        let says_both = said.contains("; ");
        assert!(!issues.is_empty() || says_both, "{what}: {}", reply.text);
    }
}

/// Bodies that no operation takes, and some that few take.
const BODIES: [&str; 9] = [
    "",
    " ",
    "[]",
    "5",
    "\"x\"",
    "{\"",
    "{} {}",
    "{\"zz\":1}",
    "{}",
];

// http.md 3, 11
#[tokio::test]
async fn of_a_body() {
    let fixture = Fixture::new().await;
    let (named, world) = (&fixture.named, &fixture.named.world);
    for (id, described) in &fixture.operations {
        if described.operation.get("requestBody").is_none() {
            continue;
        }
        let path = named.path(&described.path);
        for body in BODIES {
            let path = format!("{path}?dry_run=true");
            let reply = world
                .request(&described.method, &path)
                .raw(body)
                .send()
                .await;
            let what = format!("{id} {body:?}");
            fixture.hold(described, &what, &reply);
            let is_object = body.is_empty() || body == " " || body.starts_with('{');
            // Only a validation takes a body that is no object, and reports it.
            let is_taken = is_object || id == "validate";
            assert!(is_taken || reply.status == 400, "{what}: {}", reply.text);
        }
    }
}

// http.md 11; those of the group are walked in the tests of the pipeline itself.
#[tokio::test]
async fn of_parameters() {
    let fixture = Fixture::new().await;
    let (named, world) = (&fixture.named, &fixture.named.world);
    for (id, described) in &fixture.operations {
        if described.path.starts_with("/v2/auth/") && id != "auth_whoami" {
            continue;
        }
        let path = named.path(&described.path);
        let own = described.operation["parameters"].as_array();
        for parameter in own.into_iter().flatten() {
            let (name, schema) = (parameter["name"].as_str().unwrap(), &parameter["schema"]);
            // The one that is lenient (chats-files-auth.md 1.15).
            if parameter["in"] != "query" || name == "heartbeat" {
                continue;
            }
            let is_judged = schema["enum"].is_array()
                || schema["type"] == "integer"
                || schema["type"] == "boolean";
            let path = format!("{path}?{name}=zz%20zz");
            let reply = world.request(&described.method, &path).send().await;
            let is_refused = (400..500).contains(&reply.status);
            assert!(is_refused || !is_judged, "{id} {name}: {}", reply.text);
            fixture.hold(described, &format!("{id} {name}"), &reply);
        }
    }
}

// http.md 10, 11, 13
#[tokio::test]
async fn of_what_a_path_names() {
    let fixture = Fixture::new().await;
    let (named, world) = (&fixture.named, &fixture.named.world);
    for (id, described) in &fixture.operations {
        for variable in named.variables(&described.path) {
            let path = named.path_with(&described.path, variable, "nothing");
            let path = format!("{path}?query=x&dry_run=true");
            let request = world.request(&described.method, &path);
            let reply = match example(described) {
                Some(body) => request.json(body).send().await,
                None => request.send().await,
            };
            let what = format!("{id} {variable}");
            assert_eq!(reply.status, 404, "{what}: {}", reply.text);
            if described.method != "HEAD" {
                assert_eq!(reply.paths(), [variable], "{what}");
            }
            fixture.hold(described, &what, &reply);
        }
    }
}

// http.md 6, 7, 8
#[tokio::test]
async fn of_headers_and_rights() {
    let fixture = Fixture::new().await;
    let (named, world) = (&fixture.named, &fixture.named.world);
    for (id, described) in &fixture.operations {
        let path = named.path(&described.path);
        let foreign = named.path_with(&described.path, "space_id", &world.two.full);
        let send = |request: Request| match example(described) {
            Some(body) => request.json(body).send(),
            None => request.send(),
        };
        for (key, path) in [
            (&world.keys.kr, &path),
            (&world.keys.kr, &foreign),
            (&world.keys.kl, &path),
        ] {
            let reply = send(world.request_as(key, &described.method, path)).await;
            if reply.status == 403 {
                fixture.hold(described, &format!("{id} of another key"), &reply);
            }
        }
        let headers = described.operation["parameters"].as_array();
        for parameter in headers.into_iter().flatten() {
            let value = match parameter["name"].as_str().unwrap() {
                "Idempotency-Key" => "a b",
                "If-Match" => "\"00000000\"",
                _ => continue,
            };
            let name = parameter["name"].as_str().unwrap();
            let path = format!("{path}?dry_run=true");
            let reply = send(world.request(&described.method, &path).header(name, value)).await;
            assert!(
                (400..500).contains(&reply.status),
                "{id} {name}: {}",
                reply.text
            );
            if described.method != "HEAD" {
                assert_eq!(reply.paths(), [name], "{id}");
                fixture.hold(described, &format!("{id} {name}"), &reply);
            }
        }
    }
}

fn example(described: &Described) -> Option<&Value> {
    described
        .operation
        .pointer("/requestBody/content/application~1json/example")
}
