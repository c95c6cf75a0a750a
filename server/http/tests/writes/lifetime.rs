//! What a mutation survives, and what it waits for: its client, the stop, the write rate (http.md 12).

use std::time::Duration;

use rolltop_http::ServerConfig;
use rolltop_http::testing::{Options, TestServer};
use rolltop_workspace::keys::{KeyReach, Scope};
use serde_json::json;

use crate::{Gate, SPACES, count_spaces, keyed, post, replayed};

// A client that leaves does not cancel its mutation, and a stopping server waits for it. H-38: the answer that it did
// not get is there for its retry.
#[tokio::test]
async fn a_mutation_outlives_its_client_and_the_stop_waits_for_it() {
    let (server, gate) = Gate::server().await;
    let key = server.unscoped_key().unwrap();
    let create = |server: &TestServer| keyed(post(server, &key, SPACES, r#"{"name":"A"}"#), "k");
    let client = tokio::spawn(create(&server).send());
    gate.has_begun(1).await;
    client.abort();
    assert!(client.await.unwrap_err().is_cancelled());
    gate.let_on(1);
    let server = server
        .restart(Options {
            seed: 2,
            ..Options::default()
        })
        .await
        .unwrap();
    assert_eq!(count_spaces(&server, &key).await, 1);
    let again = create(&server).send().await;
    assert_eq!((again.status.as_u16(), replayed(&again)), (201, true));
    assert_eq!(count_spaces(&server, &key).await, 1);
}

// Reads that last long, also without their clients, hold up other reads, and no write.
#[tokio::test]
async fn long_reads_hold_up_no_write() {
    const PLACES: usize = 64;
    let (server, gate) = Gate::server().await;
    let key = server.unscoped_key().unwrap();
    let read = || tokio::spawn(server.request("GET", SPACES).key(&key).send());
    let left: Vec<_> = (0..PLACES).map(|_| read()).collect();
    gate.has_begun(PLACES).await;
    for client in left {
        client.abort();
    }
    while server.answers_under_way() > 0 {
        tokio::task::yield_now().await;
    }
    let waiting: Vec<_> = (0..4).map(|_| read()).collect();
    while server.answers_under_way() < waiting.len() {
        tokio::task::yield_now().await;
    }
    let write = tokio::spawn(post(&server, &key, SPACES, r#"{"name":"A"}"#).send());
    gate.has_begun(PLACES + 1).await;
    let begun = gate.begun();
    gate.let_on(PLACES + 1 + waiting.len());
    assert_eq!(begun, PLACES + 1);
    assert_eq!(write.await.unwrap().status, 201);
    for read in waiting {
        assert_eq!(read.await.unwrap().status, 200);
    }
}

/// The same of a small object, which is planned and waited for in other places: elsewhere, on the thread that answers, or by
/// one that stays.
async fn an_object_outlives_its_client() {
    let (server, gate) = Gate::server().await;
    let key = server.unscoped_key().unwrap();
    gate.let_on(1);
    let space = post(&server, &key, SPACES, r#"{"name":"A"}"#);
    let space = space.send().await.json()["id"].clone();
    let objects = format!("{SPACES}/{}/objects", space.as_str().unwrap());
    let create = || post(&server, &key, &objects, r#"{"type":"page","name":"P"}"#);
    // Reads the names of the space, which are in memory from now on.
    gate.let_on(1);
    assert_eq!(create().send().await.status, 201);
    let client = tokio::spawn(create().send());
    gate.has_begun(3).await;
    client.abort();
    assert!(client.await.unwrap_err().is_cancelled());
    gate.let_on(1);
    let server = server
        .restart(Options {
            seed: 2,
            ..Options::default()
        })
        .await
        .unwrap();
    let listed = server.request("GET", &objects).key(&key);
    assert_eq!(listed.send().await.json()["total"], 2);
}

#[tokio::test]
async fn an_object_outlives_its_client_where_one_thread_does_all() {
    an_object_outlives_its_client().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn an_object_outlives_its_client_where_one_thread_answers() {
    an_object_outlives_its_client().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_object_outlives_its_client_where_several_answer() {
    an_object_outlives_its_client().await;
}

// H-8, H-46, H-133, H-134, C-106
#[tokio::test]
async fn writes_share_one_bucket() {
    let server = TestServer::start_with(Options {
        config: ServerConfig::default(),
        ..Options::default()
    })
    .await
    .unwrap();
    let key = server.unscoped_key().unwrap();
    let other = server
        .key("other", Scope::JsonApi, KeyReach::Unscoped)
        .unwrap();
    let dry = "/v2/spaces?dry_run=true";
    for taken in 1..=60 {
        let key = if taken % 2 == 0 { &key } else { &other };
        let answer = keyed(post(&server, key, dry, r#"{"name":"A"}"#), "k")
            .send()
            .await;
        assert_eq!(answer.status, 200, "{taken}");
        assert_eq!(answer.header("ratelimit-limit"), Some("60"));
        assert_eq!(
            answer.header("ratelimit-remaining"),
            Some((60 - taken).to_string().as_str())
        );
        // One token a second: so long until the bucket is full again.
        assert_eq!(
            answer.header("ratelimit-reset"),
            Some(taken.to_string().as_str())
        );
        assert_eq!(answer.header("retry-after"), None);
    }
    let refused = post(&server, &key, SPACES, "{").send().await;
    assert_eq!(refused.status, 429, "before the body is looked at");
    assert_eq!(
        refused.json(),
        json!({"object": "error", "status": 429, "code": "rate_limit_exceeded",
               "message": "You have reached maximum request limit."})
    );
    assert_eq!(refused.header("retry-after"), Some("1"));
    assert_eq!(refused.header("ratelimit-remaining"), Some("0"));
    assert_eq!(refused.header("ratelimit-reset"), Some("60"));
    let early = post(&server, &key, "/v2/spaces?dry_run=maybe", "{}")
        .send()
        .await;
    assert_eq!(
        (early.status.as_u16(), early.issue_path().as_str()),
        (400, "dry_run")
    );
    // http.md 12: the other answers of limited routes carry the three headers too, and nobody who has no key reads them.
    assert_eq!(early.header("ratelimit-limit"), Some("60"));
    assert_eq!(early.header("ratelimit-remaining"), Some("0"));
    assert_eq!(early.header("ratelimit-reset"), Some("60"));
    assert_eq!(early.header("retry-after"), None);
    let stranger = server.request("POST", SPACES).send().await;
    assert_eq!(
        (stranger.status.as_u16(), stranger.header("ratelimit-limit")),
        (401, None)
    );
    let read = server.request("GET", SPACES).key(&key).send().await;
    assert_eq!(
        (read.status.as_u16(), read.header("ratelimit-limit")),
        (200, None)
    );
    // A search is a read, though it is a POST.
    let search = post(&server, &key, "/v2/search", "{}").send().await;
    assert_eq!(
        (search.status.as_u16(), search.header("ratelimit-limit")),
        (200, None)
    );
    server.clock.advance(Duration::from_secs(1));
    assert_eq!(
        post(&server, &key, SPACES, r#"{"name":"A"}"#)
            .send()
            .await
            .status,
        201
    );
    assert_eq!(
        post(&server, &key, SPACES, r#"{"name":"A"}"#)
            .send()
            .await
            .status,
        429
    );
}
