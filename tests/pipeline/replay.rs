//! Idempotency-Key on objects (http.md 6), and across a restart of the binary.

use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Request;
use crate::support::process::{Client, Server};

fn once(request: Request, key: &str) -> Request {
    request.header("idempotency-key", key)
}

// H-31, H-32, H-33, H-35, H-40
#[tokio::test]
async fn a_create_is_replayed_with_its_etag() {
    let world = World::new().await;
    let body = json!({"type": "page", "name": "Once"});
    let post = |path: &str| once(world.request("POST", path), "k1");
    let list = world.objects();
    let first = post(&list).json(&body).send().await;
    let second = post(&list).json(&body).send().await;
    assert_eq!(
        (first.status, first.header("idempotency-replayed")),
        (201, None)
    );
    assert_eq!(
        (second.status, second.header("idempotency-replayed")),
        (201, Some("true"))
    );
    assert_eq!(
        (&first.text, first.header("etag")),
        (&second.text, second.header("etag"))
    );
    assert!(first.header("etag").is_some());
    for request in [
        post(&list).json(&json!({"type": "page", "name": "Other"})),
        post(&list).raw(format!("{body} ")),
        post(&format!("{list}?ids=full")).json(&body),
        post(&format!("{list}?dry_run=true")).json(&body),
        post(&format!("/v2/spaces/{}/objects", world.one.full)).json(&body),
    ] {
        request
            .send()
            .await
            .refused(409, "idempotency_conflict", &["Idempotency-Key"]);
    }
    assert_eq!(world.get(&list).await.json["total"], 1);
    let refused = once(world.request("POST", &list), "k2")
        .json(&json!({"type": "tusk"}))
        .send()
        .await;
    refused.is(400);
    once(world.request("POST", &list), "k2")
        .json(&body)
        .send()
        .await
        .is(201);
    let dry = || once(world.request("POST", &format!("{list}?dry_run=true")), "k3").json(&body);
    dry().send().await.is(200);
    assert_eq!(
        dry().send().await.header("idempotency-replayed"),
        Some("true")
    );
    once(world.request("POST", &list), "k3")
        .json(&body)
        .send()
        .await
        .refused(409, "idempotency_conflict", &["Idempotency-Key"]);
}

// H-36
#[tokio::test]
async fn equal_requests_at_once_make_one_object() {
    let world = World::new().await;
    let list = world.objects();
    let post = |name: &str| {
        once(world.request("POST", &list), "k")
            .json(&json!({"type": "page", "name": name}))
            .send()
    };
    let (first, second) = tokio::join!(post("A"), post("A"));
    assert_eq!((first.status, second.status), (201, 201));
    assert_eq!(first.json["id"], second.json["id"]);
    let replays = [&first, &second]
        .iter()
        .filter(|reply| reply.header("idempotency-replayed").is_some())
        .count();
    assert_eq!(
        (replays, world.get(&list).await.json["total"].as_u64()),
        (1, Some(1))
    );
}

// H-38
#[tokio::test]
async fn a_restart_of_the_binary_still_replays() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Server::start(&data);
    let client = Client::new(&server);
    let space = client.space("Home").await;
    let path = format!("/v2/spaces/{space}/objects");
    let body = json!({"type": "page", "name": "Once"});
    let first = client.send_once("POST", &path, &body, "k1").await;
    assert_eq!((first.0, first.2), (201, false));
    server.kill();

    let server = Server::start(&data);
    let client = client.moved_to(&server);
    let again = client.send_once("POST", &path, &body, "k1").await;
    assert_eq!((again.0, &again.1, again.2), (201, &first.1, true));
    let conflict = client
        .send_once("POST", &path, &json!({"type": "page"}), "k1")
        .await;
    assert_eq!(
        (conflict.0, &conflict.1["code"]),
        (409, &Value::from("idempotency_conflict"))
    );
    assert_eq!(client.ok("GET", &path, None).await["total"], 1);
}
