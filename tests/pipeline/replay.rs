//! Idempotency-Key on objects (http.md 6), and across a restart of the binary.

use std::time::Duration;

use rolltop_http::ServerConfig;
use rolltop_store::testing::Write;
use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Request;
use crate::support::process::{Home, Server};

fn once(request: Request, key: &str) -> Request {
    request.header("idempotency-key", key)
}

// H-31, H-32, H-33, H-35, H-40, H-173
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
    // The same in other words.
    let full = format!("/v2/spaces/{}/objects", world.one.full);
    for request in [
        post(&list).raw("\u{feff}{ \"name\" : \"Once\",\n\"type\":\"page\" } "),
        post(&full).json(&body),
        post(&format!(
            "{list}?create_missing_options=false&ids=compact&offset=0"
        ))
        .json(&body),
    ] {
        let same = request.send().await;
        assert_eq!(same.is(201).header("idempotency-replayed"), Some("true"));
        assert_eq!(
            (&same.text, same.header("etag")),
            (&first.text, first.header("etag"))
        );
    }
    for request in [
        post(&list).json(&json!({"type": "page", "name": "Other"})),
        post(&list).raw("{"),
        post(&format!("{list}?ids=full")).json(&body),
        post(&format!("{list}?create_missing_options=true")).json(&body),
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
    // A dry run neither stores under the key nor replays what is stored, whatever it asks for.
    for key in ["k3", "k1"] {
        let dry = once(world.request("POST", &format!("{list}?dry_run=true")), key);
        let dry = dry.json(&json!({"type": "task"})).send().await;
        assert_eq!(dry.is(200).header("idempotency-replayed"), None);
        assert_eq!(dry.json["dry_run"], true);
    }
    let real = once(world.request("POST", &list), "k3").json(&body);
    assert_eq!(
        real.send().await.is(201).header("idempotency-replayed"),
        None
    );
}

// H-173: large bodies are compared in the same way, bodies that are no JSON by their bytes, and a body is refused as without
// a key.
#[tokio::test]
async fn what_is_sent_with_a_key_is_judged_as_without() {
    let world = World::new().await;
    let list = world.objects();
    let post = |body: String| once(world.request("POST", &list), "large").raw(body).send();
    let text = "x".repeat(600_000);
    let first = post(format!(r#"{{"type":"page","markdown":"{text}"}}"#)).await;
    let second = post(format!(r#"{{"markdown":"{text}", "type":"page"}}"#)).await;
    assert_eq!(second.header("idempotency-replayed"), Some("true"));
    assert_eq!(first.body(201), second.body(201));
    for body in [
        "",
        "{",
        "[]",
        r#"{"type":"page","type":"page"}"#,
        r#"{"zz":1}"#,
    ] {
        let plain = world.request("POST", &list).raw(body).send().await;
        let keyed = once(world.request("POST", &list), "other")
            .raw(body)
            .send()
            .await;
        assert_eq!(
            (plain.is(400).status, &plain.text),
            (keyed.status, &keyed.text)
        );
    }
    let wide: Vec<u8> = "{}".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let keyed = once(world.request("POST", &list), "other")
        .raw(wide)
        .send()
        .await;
    keyed.is(400).mentions(&["UTF-16"]);
    let large = once(world.request("POST", "/v2/spaces"), "other");
    let large = large.raw(format!(r#"{{"name":"{}"}}"#, "x".repeat(1 << 20)));
    large
        .send()
        .await
        .is(413)
        .mentions(&["structured body", "1048576"]);
}

// H-33: another path is another request, also where it means the same.
#[tokio::test]
async fn a_key_belongs_to_one_path() {
    let world = World::new().await;
    let space = format!("/v2/spaces/{}", world.one.short);
    let body = json!({"name": "A"});
    let post = |path: &str| once(world.request("POST", path), "k").json(&body).send();
    post(&format!("{space}/chats")).await.is(201);
    let other = post(&format!("{space}/collections")).await;
    other.refused(409, "idempotency_conflict", &["Idempotency-Key"]);
    assert_eq!(world.get(&world.objects()).await.json["total"], 0);
    // The key is free where no space is named.
    post("/v2/spaces").await.is(201);
    post("/v2/validate")
        .await
        .refused(409, "idempotency_conflict", &["Idempotency-Key"]);
}

// H-35: whatever a refusal is, it leaves the key to the corrected request.
#[tokio::test]
async fn no_refusal_keeps_a_key() {
    let config = ServerConfig {
        write_limit: true,
        ..ServerConfig::default()
    };
    let world = World::configured(config).await;
    let list = world.objects();
    let page = json!({"type": "page", "name": "A"});
    let foreign = world.create(page.clone()).await;
    let unknown = world.object(&format!("bafyrei{}", "a".repeat(52)));
    let ops = json!({"ops": [{"op": "set_properties", "set": {"name": "B"}}]});
    let kw = &world.keys.kw;
    let send = |method: &str, path: &str, body: &Value, key: &str| {
        once(world.request_as(kw, method, path), key).json(body)
    };
    let stale = send("PATCH", &world.object(&foreign), &ops, "409").header("if-match", "x");
    let archive = send("DELETE", &world.object(&foreign), &ops, "403");
    let refused = [
        ("400", send("POST", &list, &json!({}), "400"), 400),
        ("404", send("PATCH", &unknown, &ops, "404"), 404),
        ("403", archive, 403),
        ("409", stale, 409),
    ];
    for (key, request, status) in refused {
        request.send().await.is(status);
        let corrected = send("POST", &list, &page, key).send().await;
        assert_eq!(
            (corrected.status, corrected.header("idempotency-replayed")),
            (201, None),
            "{key}"
        );
    }
    // The bucket is emptied with dry runs; the very same request runs when it has a token again.
    let full = || send("POST", &list, &page, "429").send();
    let dry = format!("{list}?dry_run=true");
    while world.post(&dry, page.clone()).await.status == 200 {}
    full().await.older(429, "rate_limit_exceeded");
    world.server.clock.advance(Duration::from_secs(1));
    let later = full().await;
    assert_eq!(
        (later.status, later.header("idempotency-replayed")),
        (201, None)
    );
}

// H-42: a stored answer is no way around a grant that has become smaller.
#[tokio::test]
async fn a_replay_is_within_the_grant_of_today() {
    let world = World::new().await;
    let list = world.objects();
    let post = |world: &World| {
        let request = world.request_as(&world.keys.kw, "POST", &list);
        once(request, "k").json(&json!({"type": "page"})).send()
    };
    post(&world).await.is(201);
    let mut keys = world.server.store.keys().unwrap().into_iter();
    let mut record = keys.find(|key| key.name == "Notes bot").unwrap();
    record.grant = record.grant.map(|grant| grant.replace("readwrite", "read"));
    world.store([Write::PutKey(record)]);
    let refused = post(&world.restarted().await).await;
    refused.refused(403, "write_not_granted", &["Authorization"]);
    assert_eq!(refused.header("idempotency-replayed"), None);
}

// H-38
#[tokio::test]
async fn a_restart_of_the_binary_still_replays() {
    let home = Home::new();
    let client = &home.client;
    let space = client.space("Home").await;
    let path = format!("/v2/spaces/{space}/objects");
    let body = json!({"type": "page", "name": "Once"});
    let first = client.send_once("POST", &path, &body, "k1").await;
    assert_eq!((first.0, first.2), (201, false));
    let home = home.restarted(Server::kill);
    let client = &home.client;
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
