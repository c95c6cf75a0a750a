//! `pair list`, `approve` and `deny` (chats-files-auth.md 3.1, 3.2).

use serde_json::Value;

use super::{Home, Running, has, json, mode, out, raw_with, refusal, said};

/// Posts a body; the line names path and version, and may have headers.
fn post(server: &Running, line: &str, body: &str) -> String {
    let head = format!("POST {line}\r\nContent-Length: {}", body.len());
    raw_with(server, &head, body)
}

// C-123
#[test]
fn pairing_is_decided_over_the_socket() {
    let home = Home::new();
    has(&refusal(&home, &["pair", "list"]), &["running server"]);

    let server = home.serve();
    assert_eq!(mode(&home.data()), 0o700);
    assert_eq!(mode(&home.data().join("control.sock")), 0o600);
    let id = server.ask_for_key(&home, "Notes\u{1b}[2J");
    let listed = json(&home.run(&["pair", "list", "--json"]));
    assert_eq!(listed[0]["challenge_id"], Value::from(id.as_str()));
    assert_eq!(listed[0]["state"], "pending");
    // A claim cannot command the terminal.
    assert!(!home.ok(&["pair", "list"]).contains('\u{1b}'));

    let approved = home.run(&["pair", "approve", &id, "--all-spaces", "--json"]);
    let code = json(&approved)["code"].as_str().unwrap().to_owned();
    assert_eq!(code.len(), 4);
    let again = ["pair", "approve", &id, "--all-spaces"];
    let refused = refusal(&home, &again);
    has(&refused, &["let the program ask again"]);
    assert!(!refused.contains("deny"), "{refused}");
    let key = server.solve(&home, &id, &code);
    assert_eq!(server.whoami(&home, &key).status.code(), Some(0));

    let denied = server.ask_for_key(&home, "Other");
    home.ok(&["pair", "deny", &denied]);
    has(
        &refusal(&home, &["pair", "deny", &denied]),
        &["rolltop pair list"],
    );
    server.stop();
}

// chats-files-auth.md 3.1: the advice of a refused second approval brings the program its key, and a denial says that it
// brings none; 3.2: a name that a live key has gets a warning.
#[test]
fn the_messages_say_what_a_decision_means() {
    let home = Home::new();
    let server = home.serve();
    let post = |path: &str, body: &str| {
        let path = format!("{path} HTTP/1.1\r\nOrigin: http://localhost:1");
        post(&server, &path, body)
    };
    let ask = || {
        let asked = post("/v2/auth/challenges", r#"{"app_name":"Notes bot"}"#);
        assert!(asked.starts_with("HTTP/1.1 201"), "{asked}");
        let listed = json(&home.run(&["pair", "list", "--json"]));
        listed[0]["challenge_id"].as_str().unwrap().to_owned()
    };
    let approve = |id: &str| home.run(&["pair", "approve", id, "--all-spaces"]);
    let warned =
        |done: &std::process::Output| said(done).contains("another key is named \"Notes bot\"");
    let first = ask();
    assert!(!warned(&approve(&first)));
    assert!(refusal(&home, &["pair", "approve", &first, "--all-spaces"]).contains("ask again"));
    let second = ask();
    let code = out(&approve(&second)).trim_end().to_owned();
    let body = format!(r#"{{"challenge_id":"{second}","code":"{code}"}}"#);
    assert!(post("/v2/auth/api_keys", &body).starts_with("HTTP/1.1 201"));

    let third = ask();
    let approved = approve(&third);
    assert!(warned(&approved) && out(&approved).trim_end().len() == 4);
    let denied = home.run(&["pair", "deny", &third]);
    let rule = "http://localhost:1 cannot ask for a key under this name for 10 minutes";
    has(&said(&denied), &[rule]);
    let barred = post("/v2/auth/challenges", r#"{"app_name":"Notes bot"}"#);
    assert!(barred.starts_with("HTTP/1.1 400"));
    server.stop();
}

// chats-files-auth.md 3.2: the list of challenges, the code of an approval, and the lock.
#[test]
fn the_list_shows_who_asks_and_what_is_left() {
    let home = Home::new();
    let server = home.serve();
    let post = |path: &str, body: &str| post(&server, &format!("{path} HTTP/1.1"), body);
    for round in 0..4 {
        post("/v2/auth/challenges", r#"{"app_name":"Notes bot"}"#);
        let listed = out(&home.run(&["pair", "list"]));
        let (head, row) = listed.trim_end().split_once('\n').unwrap();
        let columns = "CHALLENGE,CLAIMS TO BE,CALLER,STATE,AGE,TIME LEFT,TRIES LEFT";
        columns.split(',').for_each(|column| has(head, &[column]));
        let (id, rest) = row.split_once("  ").unwrap();
        assert!(id.len() == 24 && rest.starts_with("Notes bot  "), "{row}");
        assert!(
            rest.contains("  pending  ") && rest.ends_with("  -"),
            "{row}"
        );
        let approved = home.run(&["pair", "approve", id, "--all-spaces"]);
        let code = out(&approved).trim_end().to_owned();
        let is_alone = code.len() == 4 && code.bytes().all(|c| c.is_ascii_digit());
        assert!(is_alone, "{code}");
        let wrong = if code == "0000" { "0001" } else { "0000" };
        for tries in 1..=5 {
            let body = format!(r#"{{"challenge_id":"{id}","code":"{wrong}"}}"#);
            assert!(post("/v2/auth/api_keys", &body).starts_with("HTTP/1.1 400"));
            let listed = home.run(&["pair", "list"]);
            has(
                &out(&listed),
                &["  approved  ", &format!("  {}\n", 5 - tries)],
            );
            let is_locked = said(&listed).contains("pairing is locked");
            assert_eq!(is_locked, round == 3 && tries == 5);
        }
    }
    server.stop();
}
