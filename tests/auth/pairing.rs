//! Pairing over HTTP (chats-files-auth.md 3.1).

use std::time::Duration;

use rolltop_workspace::keys::{KeyReach, Permission, Scope};
use rolltop_workspace::pairing::{CHALLENGES_PER_MINUTE, PendingState};
use serde_json::json;

use crate::support::World;
use crate::support::answer::Reply;

async fn challenge(world: &World) -> Reply {
    world
        .anonymous("POST", "/v2/auth/challenges")
        .json(&json!({"app_name": "Notes bot"}))
        .send()
        .await
}

/// The id of a new challenge.
async fn opened(world: &World) -> String {
    let asked = challenge(world).await.body(201);
    asked["challenge_id"].as_str().unwrap().to_owned()
}

async fn solve(world: &World, id: &str, code: &str) -> Reply {
    let body = json!({"challenge_id": id, "code": code});
    world
        .anonymous("POST", "/v2/auth/api_keys")
        .json(&body)
        .send()
        .await
}

fn approve(world: &World, id: &str) -> String {
    let reach = KeyReach::Spaces(vec![world.one.full.clone()], Permission::Read);
    let approved = world.server.workspace.approve_pairing(id, &reach);
    approved.unwrap().code.0
}

/// A key that a program got by pairing.
pub(super) async fn paired(world: &World) -> String {
    let id = opened(world).await;
    let solved = solve(world, &id, &approve(world, &id)).await.body(201);
    solved["api_key"].as_str().unwrap().to_owned()
}

// C-87, C-89, C-92
#[tokio::test]
async fn a_challenge_becomes_a_key() {
    let world = World::new().await;
    let asked = challenge(&world).await;
    assert_eq!(
        asked.json.as_object().unwrap().len(),
        1,
        "only the id: {}",
        asked.text
    );
    let id = asked.body(201)["challenge_id"].as_str().unwrap().to_owned();
    let code = approve(&world, &id);
    let widened = json!({"challenge_id": id, "code": code, "grant": {"all_spaces": true}});
    let reply = world
        .anonymous("POST", "/v2/auth/api_keys")
        .json(&widened)
        .send()
        .await;
    reply.older(400, "bad_request");
    let solved = solve(&world, &id, &code).await.body(201);
    assert_eq!(
        solved["grant"],
        json!({"all_spaces": false, "space_ids": [world.one.full], "permission": "read"})
    );
    let key = solved["api_key"].as_str().unwrap();
    world
        .request_as(key, "GET", &world.objects())
        .send()
        .await
        .is(200);
    let again = solve(&world, &id, &code).await;
    again.older(400, "bad_request");
}

// C-88, C-90
#[tokio::test]
async fn one_text_for_every_failure() {
    let world = World::new().await;
    let id = opened(&world).await;
    let pending = solve(&world, &id, "0000").await;
    let unknown = solve(&world, "000000000000000000000000", "0000").await;
    let code = approve(&world, &id);
    let wrong = if code == "0000" { "0001" } else { "0000" };
    let mut texts = vec![pending.text.clone(), unknown.text.clone()];
    pending.older(400, "bad_request");
    for _ in 0..5 {
        texts.push(solve(&world, &id, wrong).await.text);
    }
    texts.push(solve(&world, &id, &code).await.text);
    assert!(texts.iter().all(|text| *text == texts[0]), "{texts:?}");

    let id = opened(&world).await;
    let code = approve(&world, &id);
    world.server.clock.advance(Duration::from_secs(5 * 60 + 1));
    assert_eq!(solve(&world, &id, &code).await.text, texts[0]);
}

// chats-files-auth.md 3.1: a program is known by its path; with an Origin, the Origin counts.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_program_is_known_by_its_path() {
    let world = World::new().await;
    challenge(&world).await.is(201);
    let page = "http://localhost:3000";
    let request = world.anonymous("POST", "/v2/auth/challenges");
    let request = request
        .header("origin", page)
        .json(&json!({"app_name": "A"}));
    request.send().await.is(201);
    let this = std::env::current_exe().unwrap();
    let waiting = world.server.workspace.list_pairing().challenges;
    let mut callers: Vec<_> = waiting.into_iter().map(|open| open.caller).collect();
    callers.sort();
    assert_eq!(callers, [this.to_str().unwrap(), page]);
}

// chats-files-auth.md 3.1: a budget that all callers share is checked before the look for the program, which costs more
// than all the rest.
#[tokio::test]
async fn a_budget_that_all_share_needs_no_caller() {
    let world = World::new().await;
    world.server.stop_program_lookups();
    let ask = |port: usize| {
        let request = world.anonymous("POST", "/v2/auth/challenges");
        let origin = format!("http://localhost:{port}");
        let request = request.header("origin", &origin);
        request.json(&json!({"app_name": "Page"})).send()
    };
    for port in 1..=CHALLENGES_PER_MINUTE {
        ask(port).await.is(201);
    }
    let over = ask(CHALLENGES_PER_MINUTE + 1).await;
    let unknown = challenge(&world).await;
    unknown.older(400, "bad_request");
    assert_eq!(unknown.text, over.text, "one text for all budgets");
}

// C-189: a program that was refused is known without a look through all processes.
#[tokio::test]
async fn a_refused_program_is_not_looked_for_again() {
    let world = World::new().await;
    let denied = opened(&world).await;
    world.server.workspace.deny_pairing(&denied).unwrap();
    challenge(&world).await.older(400, "bad_request");
    world.server.stop_program_lookups();
    if cfg!(target_os = "linux") {
        challenge(&world).await.older(400, "bad_request");
    }
}

// C-87, C-91, H-24
#[tokio::test]
async fn faults_of_a_challenge() {
    let world = World::new().await;
    let post = |body: serde_json::Value| {
        world
            .anonymous("POST", "/v2/auth/challenges")
            .json(&body)
            .send()
    };
    // The field is named, and what repairs it, in an envelope without a list of findings.
    #[rustfmt::skip]
    let cases = [
        (json!({}), ["/app_name: ", "required"]),
        (json!({"app_name": ""}), ["/app_name: ", "at least 1 byte is required"]),
        (json!({"app_name": 5}), ["/app_name: ", "must be a string"]),
        (json!({"app_name": "x".repeat(129)}), ["129 bytes", "shorten it to 128 bytes"]),
        // H-28: bytes count.
        (json!({"app_name": "é".repeat(65)}), ["/app_name: ", "130 bytes"]),
        (json!({"app_name": "é".repeat(129)}), ["258 bytes", "shorten it to 128 bytes"]),
        (json!({"app_name": "A", "zz": 1}), ["/zz: ", "app_name"]),
        (json!({"zz": 1}), ["/app_name: ", "/zz: "]),
        (json!([]), ["must be an object", "app_name"]),
    ];
    for (body, texts) in cases {
        let refused = post(body).await;
        refused.older(400, "bad_request").mentions(&texts);
        refused.omits(&["character"]);
    }
    #[rustfmt::skip]
    let cases = [
        (json!({}), ["/challenge_id: ", "add code: a string of 4 characters of 0-9 ("]),
        (json!({"challenge_id": "a", "code": "12345"}), ["/code: ", "write 4 characters of 0-9"]),
    ];
    for (body, texts) in cases {
        let solved = world.anonymous("POST", "/v2/auth/api_keys").json(&body);
        let reply = solved.send().await;
        reply.older(400, "bad_request").mentions(&texts);
    }
    let twice = world.anonymous("POST", "/v2/auth/challenges");
    let reply = twice.raw(r#"{"app_name":"A","app_name":"B"}"#).send().await;
    reply
        .older(400, "bad_request")
        .mentions(&["/app_name: ", "duplicate member; remove one of the two"]);
}

// C-123: no key and no method decides over TCP.
#[tokio::test]
async fn nothing_on_tcp_approves() {
    let world = World::new().await;
    let id = opened(&world).await;
    let full = world.server.key("full", Scope::Full, KeyReach::Unscoped);
    let full = full.unwrap();
    let grant = json!({"challenge_id": id, "all_spaces": true, "permission": "readwrite"});
    for key in [&world.keys.k, &world.keys.aw, &full] {
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
            for path in [
                format!("/v2/auth/challenges/{id}"),
                format!("/v2/auth/challenges/{id}/approve"),
                "/v2/auth/approve".to_owned(),
                "/v2/auth/keys".to_owned(),
            ] {
                let reply = world.request_as(key, method, &path).json(&grant);
                assert_eq!(reply.send().await.is(404).text, "");
            }
        }
    }
    let listed = world.get("/v2/auth/challenges").await;
    assert_eq!(listed.is(405).text, "");
    let waiting = world.server.workspace.list_pairing().challenges;
    assert!(matches!(waiting[0].state, PendingState::Pending));
}

// chats-files-auth.md 3.1, H-41: no idempotency, no dry run, no version: what says so is ignored, illegal values too.
#[tokio::test]
async fn pairing_knows_none_of_the_common_headers_and_parameters() {
    let world = World::new().await;
    let ask = |query: &str, origin: &str| {
        let request = world.anonymous("POST", &format!("/v2/auth/challenges{query}"));
        let request = request.header("origin", origin);
        request.json(&json!({"app_name": "Page"}))
    };
    let once = |origin: &str| ask("", origin).header("idempotency-key", "k").send();
    let first = once("http://localhost:1").await;
    let second = once("http://localhost:2").await;
    assert_ne!(first.body(201), second.body(201), "each has its own");
    let illegal = ask("?dry_run=maybe&limit=0", "http://localhost:3");
    let illegal = illegal
        .header("idempotency-key", "a b")
        .header("service-version", "1999-01-01");
    let illegal = illegal.send().await;
    assert_eq!(illegal.is(201).header("idempotency-replayed"), None);
    let dry = ask("?dry_run=true", "http://localhost:4").send().await;
    assert_eq!(dry.is(201).json.get("dry_run"), None);
    let waiting = world.server.workspace.list_pairing().challenges;
    assert_eq!(waiting.len(), 4);
    let id = waiting[0].challenge_id.as_str();
    let hex = |c: char| matches!(c, '0'..='9' | 'a'..='f');
    assert!(id.len() == 24 && id.chars().all(hex), "{id}");
}
