//! Every refusal of every operation says where, what and how (http.md 11): paths, parameters, headers, bodies and rights.

use serde_json::{Value, json};

use crate::description::{Described, has_described_body, served};
use crate::support::World;
use crate::support::answer::{Reply, Request};
use crate::support::form::Form;

/// What the paths of the operations name.
struct Named {
    names: Vec<(&'static str, String)>,
    /// The served description.
    document: Value,
}

impl Named {
    async fn new(world: &World) -> Self {
        let space = format!("/v2/spaces/{}", world.one.short);
        let upload = world.request("POST", &format!("{space}/files"));
        let file = Form::file("a.txt", b"hello").send(upload).await.body(201);
        world.select("Stage", &["Todo"]).await;
        let query = json!({"name": "Q", "type": "task"});
        let query = world.post(&format!("{space}/queries"), query).await;
        let chat = world.chat("C").await;
        let message = world.say(&chat, "hello").await;
        let id = |body: Value| body["id"].as_str().unwrap().to_owned();
        #[rustfmt::skip]
        let names = vec![
            ("space_id", world.one.short.clone()),
            ("object_id", world.page("P", json!([])).await),
            ("query_id", id(query.body(201))),
            ("collection_id", world.create(json!({"type": "collection", "name": "C"})).await),
            ("chat_id", chat),
            ("message_id", message),
            ("file_id", id(file)),
            ("member_id", world.me().await),
            ("type", "recipe".to_owned()),
            ("key", "stage".to_owned()),
            ("option", "Todo".to_owned()),
            ("kind", "space".to_owned()),
            ("op", "set_type".to_owned()),
        ];
        let document = world.get("/docs/openapi.json").await.body(200);
        Self { names, document }
    }

    /// The path of an operation, one of its names replaced.
    fn path(&self, described: &Described, other: Option<(&str, &str)>) -> String {
        let mut path = described.path.clone();
        for (name, value) in &self.names {
            let value = match other {
                Some((replaced, other)) if replaced == *name => other,
                _ => value,
            };
            path = path.replace(&format!("{{{name}}}"), value);
        }
        path
    }

    fn variables<'n>(&'n self, described: &Described) -> impl Iterator<Item = &'static str> + 'n {
        let path = described.path.clone();
        let names = self.names.iter().map(|(name, _)| *name);
        names.filter(move |name| path.contains(&format!("{{{name}}}")))
    }

    /// A refusal is as it is described, and in the v2 envelope names a place, a fault and a repair in each of its
    /// findings. Where there is no place, its message says fault and repair.
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
        for issue in issues {
            let has = |member: &str| issue[member].as_str().is_some_and(|text| !text.is_empty());
            assert!(
                has("path") && has("message") && has("hint"),
                "{what}: {issue}"
            );
        }
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
    let world = World::new().await;
    let named = Named::new(&world).await;
    for (id, described) in served(&world).await {
        if described.operation.get("requestBody").is_none() {
            continue;
        }
        let path = named.path(&described, None);
        for body in BODIES {
            let path = format!("{path}?dry_run=true");
            let reply = world
                .request(&described.method, &path)
                .raw(body)
                .send()
                .await;
            let what = format!("{id} {body:?}");
            named.hold(&described, &what, &reply);
            let is_object = body.is_empty() || body == " " || body.starts_with('{');
            // What is no object is taken by nobody, but told of by a validation.
            let is_taken = is_object || id == "validate";
            assert!(is_taken || reply.status == 400, "{what}: {}", reply.text);
        }
    }
}

// http.md 11; those of the group are walked in the tests of the pipeline itself.
#[tokio::test]
async fn of_parameters() {
    let world = World::new().await;
    let named = Named::new(&world).await;
    for (id, described) in served(&world).await {
        if described.path.starts_with("/v2/auth/") && id != "auth_whoami" {
            continue;
        }
        let path = named.path(&described, None);
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
            named.hold(&described, &format!("{id} {name}"), &reply);
        }
    }
}

// http.md 10, 11, 13
#[tokio::test]
async fn of_what_a_path_names() {
    let world = World::new().await;
    let named = Named::new(&world).await;
    for (id, described) in served(&world).await {
        for variable in named.variables(&described) {
            let path = named.path(&described, Some((variable, "nothing")));
            let path = format!("{path}?query=x&dry_run=true");
            let request = world.request(&described.method, &path);
            let reply = match example(&described) {
                Some(body) => request.json(body).send().await,
                None => request.send().await,
            };
            let what = format!("{id} {variable}");
            assert_eq!(reply.status, 404, "{what}: {}", reply.text);
            if described.method != "HEAD" {
                assert_eq!(reply.paths(), [variable], "{what}");
            }
            named.hold(&described, &what, &reply);
        }
    }
}

// http.md 6, 7, 8
#[tokio::test]
async fn of_headers_and_rights() {
    let world = World::new().await;
    let named = Named::new(&world).await;
    for (id, described) in served(&world).await {
        let path = named.path(&described, None);
        let foreign = named.path(&described, Some(("space_id", &world.two.full)));
        let send = |request: Request| match example(&described) {
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
                named.hold(&described, &format!("{id} of another key"), &reply);
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
                named.hold(&described, &format!("{id} {name}"), &reply);
            }
        }
    }
}

fn example(described: &Described) -> Option<&Value> {
    described
        .operation
        .pointer("/requestBody/content/application~1json/example")
}
