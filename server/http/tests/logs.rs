//! What the log says of requests, and what it never says.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "tests"
)]

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;

use futures::FutureExt;
use http::header::{CONTENT_TYPE, HeaderValue};
use rolltop_http::testing::{Answer, Options, TestServer};
use rolltop_http::{FaultInjection, ServerConfig};
use rolltop_workspace::keys::{KeyReach, Permission, Scope};
use serde_json::{Value, json};
use slog::{Drain, Logger, o};
use tokio::sync::Semaphore;

/// A log in memory, of every level.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Log {
    fn options(&self) -> Options {
        let drain = slog_json::Json::new(self.clone())
            .add_default_keys()
            .build();
        Options {
            log: Logger::root(Mutex::new(drain).ignore_res(), o!()),
            ..Options::default()
        }
    }

    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }

    fn lines(&self) -> Vec<Value> {
        self.text()
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }

    /// Operation, path and status of every mutation that was written down.
    fn mutations(&self) -> Vec<(String, String, u64)> {
        let text = |line: &Value, name: &str| line[name].as_str().unwrap().to_owned();
        self.lines()
            .iter()
            .filter(|line| line["msg"] == "mutation")
            .map(|line| {
                assert_eq!(text(line, "key.id").len(), 64);
                let status = line["response.status"].as_u64().unwrap();
                (text(line, "operation"), text(line, "request.path"), status)
            })
            .collect()
    }
}

async fn post(server: &TestServer, path: &str, key: Option<&str>, body: &Value) -> Answer {
    let request = server.request("POST", path).body(body.to_string());
    let request = match key {
        Some(key) => request.key(key),
        None => request,
    };
    request.send().await
}

// C-110
#[tokio::test]
async fn secrets_are_never_logged() {
    let log = Log::default();
    let server = TestServer::start_with(log.options()).await.unwrap();
    let opened = post(
        &server,
        "/v2/auth/challenges",
        None,
        &json!({"app_name": "Claimed"}),
    )
    .await;
    let id = opened.json()["challenge_id"].as_str().unwrap().to_owned();
    let reach = KeyReach::AllSpaces(Permission::ReadWrite);
    let code = server.workspace.approve_pairing(&id, &reach).unwrap().code;
    let solution = json!({"challenge_id": id, "code": code});
    let solved = post(&server, "/v2/auth/api_keys", None, &solution).await;
    let key = solved.json()["api_key"].as_str().unwrap().to_owned();

    let made = post(
        &server,
        "/v2/spaces",
        Some(&key),
        &json!({"name": "Hidden plans"}),
    )
    .await;
    assert_eq!(made.status, 201);
    let refused = post(&server, "/v2/spaces", Some(&key), &json!({"name": 5})).await;
    assert_eq!(refused.status, 400);
    let mistyped = format!("{key}0");
    let body = key.split('_').nth(1).unwrap().to_ascii_uppercase();
    let raw = data_encoding::BASE32_NOPAD.decode(body.as_bytes()).unwrap();
    let legacy = data_encoding::BASE64.encode(&raw);
    let spelled = server.request("GET", "/v2/auth/whoami").key(&legacy);
    assert_eq!(spelled.send().await.status, 200);
    for request in [
        server.request("GET", &format!("/v2/auth/whoami?token={key}")),
        server.request("GET", "/v2/auth/whoami").key(&mistyped),
    ] {
        assert_eq!(request.send().await.status, 401);
    }

    let text = log.text();
    for secret in [&key, legacy.as_str(), "Hidden plans"] {
        assert!(!text.contains(secret), "{text}");
    }
    for line in log.lines() {
        for (name, value) in line.as_object().unwrap() {
            // Random, and may hold any four digits.
            if name == "request.id" || name == "key.id" || name == "ts" {
                continue;
            }
            assert!(
                !value.as_str().is_some_and(|text| text.contains(&code)),
                "{line}"
            );
        }
    }
    let path = || ("create_space".to_owned(), "/v2/spaces".to_owned());
    let expected = [201, 400].map(|status| (path().0, path().1, status));
    assert_eq!(log.mutations(), expected, "chats-files-auth.md 5.8");
}

// C-110, chats-files-auth.md 5.8: nor is what anybody writes.
#[tokio::test]
async fn what_is_written_is_never_logged() {
    let log = Log::default();
    let server = TestServer::start_with(log.options()).await.unwrap();
    let key = server.unscoped_key().unwrap();
    let make = async |path: &str, body: Value| {
        let made = post(&server, path, Some(&key), &body).await;
        assert_eq!(made.status, 201, "{path}");
        made.json()["id"].as_str().unwrap().to_owned()
    };
    let space = make("/v2/spaces", json!({"name": "Hidden space"})).await;
    let space = format!("/v2/spaces/{space}");
    let page = json!({"type": "page", "name": "Hidden page", "markdown": "Hidden paragraph"});
    make(&format!("{space}/objects"), page).await;
    let chats = format!("{space}/chats");
    let chat = make(&chats, json!({"name": "Hidden chat"})).await;
    let messages = format!("{chats}/{chat}/messages");
    make(&messages, json!({"text": "Hidden message"})).await;
    let form = "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"Hidden file.txt\"\r\n\r\n\
                Hidden content\r\n--x--\r\n";
    let upload = server.request("POST", &format!("{space}/files"));
    let media_type = HeaderValue::from_static("multipart/form-data; boundary=x");
    let upload = upload.key(&key).header(CONTENT_TYPE, media_type);
    assert_eq!(upload.body(form).send().await.status, 201);
    let search = format!("{messages}/search?query=Hidden");
    let found = server.request("GET", &search).key(&key);
    assert_eq!(found.send().await.json()["total"], 1);
    let text = log.text();
    assert!(
        text.contains(&messages) && !text.contains("Hidden"),
        "{text}"
    );
    assert!(!text.contains(&key), "{text}");
}

// chats-files-auth.md 3.5: the use of a key without a grant is noted, once an hour.
#[tokio::test]
async fn legacy_use_is_noted_now_and_then() {
    let log = Log::default();
    let server = TestServer::start_with(log.options()).await.unwrap();
    let legacy = server.unscoped_key().unwrap();
    let reach = KeyReach::AllSpaces(Permission::Read);
    let scoped = server.key("scoped", Scope::JsonApi, reach).unwrap();
    let noted = || {
        let lines = log.lines();
        let of_key = lines.iter().filter(|line| line["key.id"].is_string());
        of_key
            .filter(|line| line["msg"].as_str().unwrap().contains("without a grant"))
            .count()
    };
    let use_both = async || {
        for key in [&legacy, &scoped] {
            let request = server.request("GET", "/v2/auth/whoami").key(key);
            assert_eq!(request.send().await.status, 200);
        }
    };
    for (advance, expected) in [(0, 1), (0, 1), (59 * 60, 1), (60, 2), (0, 2)] {
        server.clock.advance(Duration::from_secs(advance));
        use_both().await;
        assert_eq!(noted(), expected);
    }
}

// chats-files-auth.md 5.8: who left before the answer has changed something all the same.
#[tokio::test]
async fn a_mutation_is_written_down_when_its_client_has_left() {
    let log = Log::default();
    let gate = Arc::new(Semaphore::new(0));
    let begun = Arc::new(AtomicBool::new(false));
    let faults = FaultInjection::before_handlers({
        let (gate, begun) = (Arc::clone(&gate), Arc::clone(&begun));
        Arc::new(move |_| {
            let (gate, begun) = (Arc::clone(&gate), Arc::clone(&begun));
            async move {
                begun.store(true, Ordering::SeqCst);
                gate.acquire().await.expect("the gate stays").forget();
            }
            .boxed()
        })
    });
    let options = Options {
        config: ServerConfig {
            faults,
            ..ServerConfig::default()
        },
        ..log.options()
    };
    let server = TestServer::start_with(options).await.unwrap();
    let key = server.unscoped_key().unwrap();
    let request = server.request("POST", "/v2/spaces").key(&key);
    let client = tokio::spawn(request.body(r#"{"name":"A"}"#).send());
    while !begun.load(Ordering::SeqCst) {
        tokio::task::yield_now().await;
    }
    client.abort();
    assert!(client.await.unwrap_err().is_cancelled());
    gate.add_permits(1);
    server.stop().await.unwrap();
    assert_eq!(
        log.mutations(),
        [("create_space".to_owned(), "/v2/spaces".to_owned(), 201)]
    );
}

// C-190
#[tokio::test]
async fn wrong_pairing_codes_and_the_lock_are_told() {
    let log = Log::default();
    let server = TestServer::start_with(log.options()).await.unwrap();
    let reach = KeyReach::AllSpaces(Permission::Read);
    for number in 0..4 {
        let path = "/v2/auth/challenges";
        let body = json!({"app_name": "Claimed"});
        let opened = post(&server, path, None, &body).await;
        let id = opened.json()["challenge_id"].as_str().unwrap().to_owned();
        let code = server.workspace.approve_pairing(&id, &reach).unwrap().code;
        let wrong = if code == "0000" { "0001" } else { "0000" };
        for _ in 0..5 {
            let solution = json!({"challenge_id": id, "code": wrong});
            let refused = post(&server, "/v2/auth/api_keys", None, &solution).await;
            assert_eq!(refused.status, 400);
        }
        let lines = log.lines();
        let told = |words: &str| {
            let said = |line: &&Value| line["msg"].as_str().unwrap().contains(words);
            lines.iter().filter(said).count()
        };
        assert_eq!(told("a wrong pairing code was sent"), (number + 1) * 5);
        assert_eq!(told("pairing is locked"), usize::from(number == 3));
        assert!(!log.text().contains(&format!("\"{code}\"")));
    }
}

// chats-files-auth.md 5.8: a refused write is written down though its client has left.
#[test]
fn a_refused_write_is_written_down_without_its_client() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .max_blocking_threads(1)
        .build()
        .unwrap();
    runtime.block_on(async {
        let log = Log::default();
        let server = TestServer::start_with(log.options()).await.unwrap();
        let key = server.unscoped_key().unwrap();
        // The only thread of the blocking pool is taken until the client has left.
        let (release, held) = mpsc::channel::<()>();
        let taken = tokio::task::spawn_blocking(move || held.recv());
        let sent = server.request("POST", "/v2/spaces/nowhere/objects");
        let sent = tokio::spawn(sent.key(&key).body("{}").send());
        while server.answers_under_way() == 0 {
            tokio::task::yield_now().await;
        }
        sent.abort();
        while server.answers_under_way() > 0 {
            tokio::task::yield_now().await;
        }
        drop(release);
        assert!(taken.await.unwrap().is_err());
        // The thread does one piece of work after the other.
        tokio::task::spawn_blocking(|| ()).await.unwrap();
        let path = "/v2/spaces/nowhere/objects".to_owned();
        assert_eq!(log.mutations(), [("create_object".to_owned(), path, 404)]);
    });
}

// chats-files-auth.md 5.8: what a recognised key wanted to change is written down, whatever step refused it, be it by
// a panic; what reads is not, nor what an unknown key wants.
#[tokio::test]
async fn refused_writes_are_written_down() {
    let log = Log::default();
    let faults = FaultInjection::before_handlers(Arc::new(|operation| {
        assert_ne!(operation, "create_chat", "injected");
        std::future::ready(()).boxed()
    }));
    let options = Options {
        config: ServerConfig {
            faults,
            write_limit: true,
            ..ServerConfig::default()
        },
        ..log.options()
    };
    let server = TestServer::start_with(options).await.unwrap();
    let key = server.unscoped_key().unwrap();
    let made = post(&server, "/v2/spaces", Some(&key), &json!({"name": "One"})).await;
    let space = made.json()["id"].as_str().unwrap().to_owned();
    let reader = server
        .space_key("reader", &[&space], Permission::Read)
        .unwrap();
    let limited = server
        .key("limited", Scope::Limited, KeyReach::Unscoped)
        .unwrap();
    let objects = format!("/v2/spaces/{space}/objects");
    let chats = format!("/v2/spaces/{space}/chats");
    let ask = async |path: &str, key: &str, body: &str, status: u16| {
        let request = server.request("POST", path).key(key);
        let answer = request.body(body.to_owned()).send().await;
        assert_eq!(answer.status, status, "{path} {:?}", answer.body);
    };
    ask(&objects, "nonsense", "{}", 401).await;
    ask(&format!("/v2/spaces/{space}/search"), &reader, "{}", 200).await;
    ask(&objects, &limited, "{}", 403).await;
    ask(&format!("{objects}?limit=0"), &key, "{}", 400).await;
    ask("/v2/spaces/nowhere/objects", &key, "{}", 404).await;
    ask(&objects, &reader, "{}", 403).await;
    ask(&format!("{objects}?dry_run=maybe"), &key, "{}", 400).await;
    ask(&objects, &key, "{", 400).await;
    ask(&chats, &key, "{\"name\":\"C\"}", 500).await;
    // The bucket holds 60; the space, the broken body and the panic took one each.
    for _ in 3..60 {
        ask(&format!("{objects}?dry_run=true"), &key, "{}", 400).await;
    }
    ask(&objects, &key, "{}", 429).await;
    let mutations = log.mutations();
    let told: Vec<(&str, u64)> = mutations
        .iter()
        .map(|(operation, _, status)| (operation.as_str(), *status))
        .filter(|told| *told != ("create_object", 400))
        .collect();
    assert_eq!(
        told,
        [
            ("create_space", 201),
            ("create_object", 403),
            ("create_object", 404),
            ("create_object", 403),
            ("create_chat", 500),
            ("create_object", 429),
        ]
    );
    assert_eq!(mutations.len() - told.len(), 3 + 57);
    let dry = log
        .lines()
        .iter()
        .filter(|line| line["dry_run"] == true)
        .count();
    assert_eq!(dry, 57);
}
