//! Every header that an answer carries is described, at the status that carries it (http.md 4, 12, 15.3).

use rolltop_http::ServerConfig;
use rolltop_http::testing::Options;
use serde_json::{Value, json};

use super::{has_described_body, response, served};
use crate::support::World;
use crate::support::answer::Reply;
use crate::support::form::Form;

/// What HTTP itself brings, and what is for browsers; a client's bindings have no use for it.
#[rustfmt::skip]
const TRANSPORT: [&str; 9] = [
    "allow", "connection", "content-length", "content-type", "date", "keep-alive", "transfer-encoding", "vary",
    "x-content-type-options",
];

/// Every header is described, and the body as it is.
pub(super) fn hold(document: &Value, operation: &Value, reply: &Reply) {
    let id = &operation["operationId"];
    let response = response(document, operation, reply.status);
    let headers = response["headers"].as_object().unwrap();
    let described: Vec<String> = headers.keys().map(|name| name.to_lowercase()).collect();
    for (name, header) in headers {
        let header = match header["$ref"].as_str() {
            Some(reference) => document.pointer(&reference[1..]).unwrap(),
            None => header,
        };
        let is_there = reply
            .header_names()
            .any(|there| there == name.to_lowercase());
        let status = reply.status;
        assert!(
            header["required"] != true || is_there,
            "{id} {status}: no {name}"
        );
    }
    has_described_body(document, operation, reply);
    for name in reply
        .header_names()
        .filter(|name| !TRANSPORT.contains(name))
    {
        let status = reply.status;
        assert!(
            described.iter().any(|known| known == name),
            "{id} {status}: {name}"
        );
    }
}

#[tokio::test]
async fn every_header_is_described() {
    let world = World::with(Options {
        config: ServerConfig {
            write_limit: true,
            ..ServerConfig::default()
        },
        ..Options::default()
    })
    .await;
    let document = world
        .anonymous("GET", "/v2/docs/openapi.json")
        .send()
        .await
        .body(200);
    let operations = served(&world).await;
    let space = format!("/v2/spaces/{}", world.one.short);
    let upload = world.request("POST", &format!("{space}/files"));
    let file = Form::file("a.txt", b"hello").send(upload).await.body(201);
    let content = format!("{space}/files/{}/content", file["id"].as_str().unwrap());
    let object = world.create(json!({"type": "page", "name": "P"})).await;
    let object = world.object(&object);
    let objects = world.objects();
    let page = json!({"type": "page", "name": "Q"});
    let once = || {
        world
            .request("POST", &objects)
            .header("idempotency-key", "once")
    };
    once().json(&page).send().await.is(201);
    #[rustfmt::skip]
    let replies = [
        ("list_spaces", world.get("/v2/spaces").await, 200),
        ("create_object", once().json(&page).send().await, 201),
        ("create_object", world.post(&objects, json!({"zz": 1})).await, 400),
        ("create_object", once().json(&json!({})).send().await, 409),
        ("create_object", world.request_as(&world.keys.kr, "POST", &objects).json(&page).send().await, 403),
        ("create_object", world.request("POST", &objects).key("no").json(&page).send().await, 401),
        ("get_object", world.get(&object).await, 200),
        ("delete_object", world.delete(&format!("{objects}/nothing")).await, 404),
        ("patch_object", world.request("PATCH", &object).header("if-match", "\"0\"").json(&json!({"ops": []})).send().await, 400),
        (
            "patch_object",
            world
                .request("PATCH", &object)
                .header("if-match", "\"00000000\"")
                .json(&json!({"ops": [{"op": "set_properties", "set": {"name": "R"}}]}))
                .send()
                .await,
            409,
        ),
        ("download_file", world.get(&content).await, 200),
        ("download_file", world.request("GET", &content).header("range", "bytes=0-1").send().await, 206),
        ("download_file", world.request("GET", &content).header("range", "bytes=9-").send().await, 416),
        ("download_file", world.request("GET", &content).header("if-match", "\"x\"").send().await, 412),
        ("download_file", world.request("GET", &content).header("if-none-match", "*").send().await, 304),
        ("head_file", world.request("HEAD", &content).send().await, 200),
        ("create_auth_challenge", world.post("/v2/auth/challenges", json!({"app_name": "A"})).await, 201),
        ("create_auth_challenge", world.post("/v2/auth/challenges", json!({})).await, 400),
    ];
    for (id, reply, status) in replies {
        reply.is(status);
        hold(&document, &operations[id].operation, &reply);
    }
}
