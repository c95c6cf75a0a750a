//! What the log says of requests, and what it never says (chats-files-auth.md 5.8).

use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rolltop_http::ServerConfig;
use rolltop_http::testing::Options;
use rolltop_workspace::keys::{KeyReach, Permission};
use serde_json::{Value, json};
use slog::{Drain, Logger, o};

use super::handlers::{Gate, with_fault};
use crate::support::World;
use crate::support::answer::Reply;
use crate::support::form::Form;
use crate::support::one_thread::{TakenThread, with_one_blocking_thread};

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

async fn anonymous(world: &World, path: &str, body: &Value) -> Reply {
    world.anonymous("POST", path).json(body).send().await
}

/// Opens a challenge and approves it: its id and its code.
async fn approved(world: &World) -> (String, String) {
    let app = json!({"app_name": "A"});
    let opened = anonymous(world, "/v2/auth/challenges", &app)
        .await
        .body(201);
    let id = opened["challenge_id"].as_str().unwrap().to_owned();
    let reach = KeyReach::AllSpaces(Permission::ReadWrite);
    let code = world.server.workspace.approve_pairing(&id, &reach);
    (id, code.unwrap().code.0)
}

// C-110
#[tokio::test]
async fn secrets_are_never_logged() {
    let log = Log::default();
    let world = World::with(log.options()).await;
    let (id, code) = approved(&world).await;
    let solution = json!({"challenge_id": id, "code": code});
    let solved = anonymous(&world, "/v2/auth/api_keys", &solution).await;
    let key = solved.body(201)["api_key"].as_str().unwrap().to_owned();
    for (name, status) in [(json!("Hidden plans"), 201), (json!(5), 400)] {
        let request = world.request_as(&key, "POST", "/v2/spaces");
        let request = request.json(&json!({ "name": name }));
        request.send().await.is(status);
    }
    let body = key.split('_').nth(1).unwrap().to_ascii_uppercase();
    let raw = data_encoding::BASE32_NOPAD.decode(body.as_bytes()).unwrap();
    let legacy = data_encoding::BASE64.encode(&raw);
    let whoami = "/v2/auth/whoami";
    let spelled = world.request_as(&legacy, "GET", whoami);
    spelled.send().await.is(200);
    for request in [
        world.anonymous("GET", &format!("{whoami}?token={key}")),
        world.request_as(&format!("{key}0"), "GET", whoami),
    ] {
        request.send().await.is(401);
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
            let has_code = value.as_str().is_some_and(|text| text.contains(&code));
            assert!(!has_code, "{line}");
        }
    }
    let expected = [201, 400].map(of_spaces);
    assert_eq!(log.mutations(), expected, "chats-files-auth.md 5.8");
}

/// The line of a created space.
fn of_spaces(status: u64) -> (String, String, u64) {
    ("create_space".to_owned(), "/v2/spaces".to_owned(), status)
}

// C-110, chats-files-auth.md 5.8: nor is the content of a workspace.
#[tokio::test]
async fn content_is_never_logged() {
    let log = Log::default();
    let world = World::with(log.options()).await;
    world
        .create(json!({"type": "page", "name": "Hidden page", "markdown": "Hidden paragraph"}))
        .await;
    let chat = world.chat("Hidden chat").await;
    world.say(&chat, "Hidden message").await;
    let upload = world.request("POST", &world.at("files"));
    let form = Form::file("Hidden file.txt", b"Hidden content");
    form.send(upload).await.is(201);
    let messages = world.messages(&chat);
    let found = world.get(&format!("{messages}/search?query=Hidden")).await;
    assert_eq!(found.body(200)["total"], 1);
    let text = log.text();
    assert!(text.contains(&messages), "{text}");
    assert!(
        !text.contains("Hidden") && !text.contains(&world.keys.k),
        "{text}"
    );
}

// chats-files-auth.md 3.5: the use of a key without a grant is noted, once an hour.
#[tokio::test]
async fn legacy_use_is_noted_once_an_hour() {
    let log = Log::default();
    let world = World::with(log.options()).await;
    let noted = || {
        let lines = log.lines();
        let of_key = lines.iter().filter(|line| line["key.id"].is_string());
        of_key
            .filter(|line| line["msg"].as_str().unwrap().contains("without a grant"))
            .count()
    };
    for (advance, expected) in [(0, 1), (0, 1), (59 * 60, 1), (60, 2), (0, 2)] {
        world.server.clock.advance(Duration::from_secs(advance));
        for key in [&world.keys.k, &world.keys.ar] {
            let request = world.request_as(key, "GET", "/v2/auth/whoami");
            request.send().await.is(200);
        }
        assert_eq!(noted(), expected);
    }
}

// chats-files-auth.md 5.8: a mutation whose client left before the answer is logged.
#[tokio::test]
async fn a_mutation_is_logged_when_its_client_has_left() {
    let log = Log::default();
    let (world, gate) = Gate::world(log.options()).await;
    let request = world.request("POST", "/v2/spaces");
    let client = tokio::spawn(request.json(&json!({"name": "A"})).send());
    gate.has_begun(1).await;
    client.abort();
    assert!(client.await.unwrap_err().is_cancelled());
    gate.let_on(1);
    world.server.stop().await.unwrap();
    assert_eq!(log.mutations(), [of_spaces(201)]);
}

// C-88, C-190: twenty wrong codes lock pairing.
#[tokio::test]
async fn wrong_pairing_codes_and_the_lock_are_logged() {
    let log = Log::default();
    let world = World::with(log.options()).await;
    for number in 0..4 {
        let (id, code) = approved(&world).await;
        let wrong = if code == "0000" { "0001" } else { "0000" };
        for _ in 0..5 {
            let solution = json!({"challenge_id": id, "code": wrong});
            anonymous(&world, "/v2/auth/api_keys", &solution)
                .await
                .is(400);
        }
        let lines = log.lines();
        let count = |words: &str| {
            let said = |line: &&Value| line["msg"].as_str().unwrap().contains(words);
            lines.iter().filter(said).count()
        };
        assert_eq!(count("a wrong pairing code was sent"), (number + 1) * 5);
        assert_eq!(count("pairing is locked"), usize::from(number == 3));
        assert!(!log.text().contains(&format!("\"{code}\"")));
    }
    let locked = anonymous(&world, "/v2/auth/challenges", &json!({"app_name": "A"})).await;
    locked.older(400, "bad_request");
    assert_eq!(locked.header("retry-after"), Some("600"));
    let lock = world.server.workspace.list_pairing().locked_seconds;
    assert_eq!(lock, Some(600), "the owner sees it");
}

// chats-files-auth.md 5.8: a refused write is logged though its client has left.
#[test]
fn a_refused_write_is_logged_without_its_client() {
    with_one_blocking_thread(async {
        let log = Log::default();
        let world = World::with(log.options()).await;
        // The only thread of the blocking pool is taken until the client has left.
        let taken = TakenThread::take();
        let path = "/v2/spaces/nowhere/objects";
        let sent = tokio::spawn(world.request("POST", path).raw("{}").send());
        while world.server.answers_under_way() == 0 {
            tokio::task::yield_now().await;
        }
        sent.abort();
        while world.server.answers_under_way() > 0 {
            tokio::task::yield_now().await;
        }
        taken.release().await;
        // The thread does one piece of work after the other.
        tokio::task::spawn_blocking(|| ()).await.unwrap();
        let expected = ("create_object".to_owned(), path.to_owned(), 404);
        assert_eq!(log.mutations(), [expected]);
    });
}

// chats-files-auth.md 5.8: a write of a recognised key is logged, whatever step refused it, be it by a panic; a read is
// not, nor a request of an unknown key.
#[tokio::test]
async fn refused_writes_are_logged() {
    let log = Log::default();
    let options = Options {
        config: ServerConfig::default(),
        ..log.options()
    };
    let world = with_fault(options, |operation| {
        assert_ne!(operation, "create_chat", "injected");
        std::future::ready(())
    })
    .await;
    let keys = &world.keys;
    let post = async |path: &str, key: &str, body: &str, status: u16| {
        let request = world.request_as(key, "POST", path).raw(body);
        request.send().await.is(status);
    };
    let objects = world.objects();
    let space = format!("/v2/spaces/{}", world.one.short);
    post(&objects, "nonsense", "{}", 401).await;
    post(&format!("{space}/search"), &keys.kr, "{}", 200).await;
    post(&objects, &keys.kl, "{}", 403).await;
    post(&format!("{objects}?limit=0"), &keys.k, "{}", 400).await;
    post("/v2/spaces/nowhere/objects", &keys.k, "{}", 404).await;
    post(&objects, &keys.kr, "{}", 403).await;
    post(&format!("{objects}?dry_run=maybe"), &keys.k, "{}", 400).await;
    post(&objects, &keys.k, "{", 400).await;
    post(&format!("{space}/chats"), &keys.k, "{\"name\":\"C\"}", 500).await;
    // The bucket holds 60; the broken body and the panic took one each.
    for _ in 2..60 {
        post(&format!("{objects}?dry_run=true"), &keys.k, "{}", 400).await;
    }
    post(&objects, &keys.k, "{}", 429).await;
    let mutations = log.mutations();
    let mut others: Vec<(&str, u64)> = mutations
        .iter()
        .map(|(operation, _, status)| (operation.as_str(), *status))
        .collect();
    others.retain(|line| *line != ("create_object", 400));
    let expected = [
        ("create_object", 403),
        ("create_object", 404),
        ("create_object", 403),
        ("create_chat", 500),
        ("create_object", 429),
    ];
    assert_eq!(others, expected);
    assert_eq!(mutations.len() - others.len(), 3 + 58);
    let lines = log.lines();
    let dry = lines.iter().filter(|line| line["dry_run"] == true);
    assert_eq!(dry.count(), 58);
}
