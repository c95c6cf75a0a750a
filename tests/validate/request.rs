//! The request: what is a finding and what is a refusal, who may ask, and repeats.

use std::time::Duration;

use http::StatusCode;
use rolltop_http::ServerConfig;
use rolltop_http::testing::{Options, TestServer};
use rolltop_spec::limits::DOCUMENT_BODY_BYTES;
use rolltop_spec::reply::Reply;
use rolltop_store::ReplayScope;
use rolltop_workspace::keys::{KeyReach, Scope};
use rolltop_workspace::mutation::ReplaySlot;
use serde_json::json;

use super::VALIDATE;
use crate::support::World;
use crate::support::answer::Request;

// H-24, H-131, D-51, D-124
#[tokio::test]
async fn findings_are_an_answer() {
    let world = World::new().await;
    for (body, paths) in [
        (r#"{"formatVersion":"2.0","type":"page"}"#, &[][..]),
        (r#"{"formatVersion":"2.0","zz":1}"#, &["/zz"]),
        (r#"{"formatVersion":"9.0","zz":1}"#, &["/formatVersion"]),
        ("{}", &["/formatVersion"]),
        ("[]", &[""]),
        (r#""x""#, &[""]),
        ("null", &[""]),
        (
            r#"{"formatVersion":"2.0","type":"page","blocks":[{"type":"paragraph","text":"<u>x"},{"indent":2,"type":"todo"}]}"#,
            &["/blocks/0/text", "/blocks/1", "/blocks/1/type"],
        ),
    ] {
        let reply = world.request("POST", VALIDATE).raw(body).send().await;
        reply.is(200);
        assert_eq!(reply.paths(), paths, "{body:.100}");
        assert_eq!(reply.json["warnings"], json!([]), "{body:.100}");
        assert_eq!(reply.json.as_object().unwrap().len(), 2, "{body:.100}");
    }
}

// H-131, D-51, D-125, H-41, http.md 2
#[tokio::test]
async fn what_is_refused() {
    let world = World::new().await;
    let post = || world.request("POST", VALIDATE);
    for blank in ["", " \r\n\t"] {
        post().raw(blank).send().await.invalid(&[]);
    }
    // What is no JSON is refused as everywhere.
    let nested = format!("{{\"blocks\":{}1", "[".repeat(100_000));
    for broken in [
        "[",
        r#"{"formatVersion":"#,
        r#"{"formatVersion":"2.0"} {}"#,
        &nested,
        r#"{"formatVersion":"2.0","type":"page","type":"task"}"#,
    ] {
        let refused = post().raw(broken).send().await;
        assert_eq!(refused.is(400).json["code"], "validation_failed");
        let elsewhere = world.request("POST", "/v2/spaces").raw(broken);
        let elsewhere = elsewhere.send().await;
        assert_eq!(refused.paths(), elsewhere.paths(), "{broken:.100}");
        // Other routes add an example.
        let said = refused.json["message"].as_str().unwrap();
        let elsewhere = elsewhere.json["message"].as_str().unwrap();
        assert!(elsewhere.starts_with(said), "{said}\n{elsewhere}");
    }
    let padded = |bytes: usize| {
        let document = r#"{"formatVersion":"2.0"}"#;
        format!("{document}{}", " ".repeat(bytes - document.len()))
    };
    let most = post().raw(padded(DOCUMENT_BODY_BYTES)).send().await;
    most.is(200);
    for request in [post(), post().header("idempotency-key", "large")] {
        request
            .raw(padded(DOCUMENT_BODY_BYTES + 1))
            .send()
            .await
            .refused(413, "request_too_large", &[])
            .mentions(&["document body", "10485760"]);
    }
    post()
        .header("idempotency-key", "a b")
        .json(&json!({}))
        .send()
        .await
        .invalid(&["Idempotency-Key"]);
    let sent = json!({});
    let reply = world.post("/v2/validate?limit=0", sent).await;
    reply.invalid(&["limit"]);
    world.get(VALIDATE).await.is(405);
}

// H-61, H-131, D-125, http.md 8
#[tokio::test]
async fn every_admitted_key_may_validate() {
    let world = World::new().await;
    let keys = &world.keys;
    for key in [&keys.k, &keys.kr, &keys.kw, &keys.ar, &keys.aw] {
        let request = world.request_as(key, "POST", VALIDATE);
        request.json(&json!({})).send().await.is(200);
    }
    let anonymous = world.anonymous("POST", VALIDATE).json(&json!({}));
    anonymous.send().await.older(401, "unauthorized");
    let limited = world.request_as(&keys.kl, "POST", VALIDATE);
    let limited = limited.json(&json!({})).send().await;
    limited.older(403, "forbidden");
}

// H-43, D-125
#[tokio::test]
async fn a_validation_is_replayed() {
    let world = World::new().await;
    let post = |path: &str, body: &str| {
        let request = world.request("POST", path).header("idempotency-key", "k1");
        request.raw(body).send()
    };
    let first = post(VALIDATE, "[]").await;
    let second = post(VALIDATE, "[]").await;
    assert_eq!(
        (first.status, first.header("idempotency-replayed")),
        (200, None)
    );
    assert_eq!(
        (second.status, second.header("idempotency-replayed")),
        (200, Some("true"))
    );
    assert_eq!(first.text, second.text);
    for (path, body) in [(VALIDATE, "{}")] {
        post(path, body)
            .await
            .refused(409, "idempotency_conflict", &["Idempotency-Key"]);
    }
}

// H-43, H-134
#[tokio::test]
async fn validation_spends_nothing_of_the_write_rate() {
    let config = ServerConfig {
        write_limit: true,
        ..ServerConfig::default()
    };
    let options = Options {
        config,
        ..Options::default()
    };
    let server = TestServer::start_with(options).await.unwrap();
    let key = server
        .key("owner", Scope::JsonApi, KeyReach::Unscoped)
        .unwrap();
    for _ in 0..100 {
        let request = Request::new(&server, "POST", VALIDATE).key(&key);
        let reply = request.json(&json!({})).send().await;
        assert_eq!(reply.is(200).header("ratelimit-limit"), None);
    }
}

// http.md 6, 16: a key without any right to write cannot fill the disk with answers that are kept. What was kept goes on
// being replayed, and a request without the header is served.
#[tokio::test]
async fn what_validations_of_a_key_leave_behind_is_bounded() {
    let world = World::new().await;
    let reader = &world.keys.kr;
    let post = |key: &str, repeat: &str| {
        let request = world.request_as(key, "POST", VALIDATE);
        let request = request.header("idempotency-key", repeat);
        request.json(&json!({"formatVersion": "2.0"})).send()
    };
    let first = post(reader, "k1").await.body(200);
    let whoami = world.request_as(reader, "GET", "/v2/auth/whoami").send();
    let key_id = whoami.await.body(200)["key"]["id"].clone();
    let kept = ReplaySlot {
        scope: ReplayScope {
            key_id: key_id.as_str().unwrap().to_owned(),
            space_id: String::new(),
            idempotency_key: "many".to_owned(),
        },
        identity: [0; 32],
    };
    // The entry counts beside it, and so does the first one.
    let body = vec![b' '; (64 << 20) - 2500];
    let large = Reply::<()>::rendered(StatusCode::OK, None, body.into());
    let stored = world
        .server
        .workspace
        .write(move |workspace, tx| workspace.store_validation(tx, Some(&kept), &large));
    stored.await.unwrap();
    let refused = post(reader, "k2").await;
    refused
        .invalid(&["Idempotency-Key"])
        .mentions(&["67108864 bytes", "leave the header out"]);
    let again = post(reader, "k1").await;
    assert_eq!(again.header("idempotency-replayed"), Some("true"));
    assert_eq!(again.body(200), first);
    let without = world.request_as(reader, "POST", VALIDATE);
    without.json(&json!({})).send().await.is(200);
    post(&world.keys.kw, "k2").await.is(200);
    world.server.clock.advance(Duration::from_secs(60));
    post(reader, "k2").await.is(200);
}
