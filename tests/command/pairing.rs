//! `pair list`, `approve` and `deny` (chats-files-auth.md 3.1, 3.2).

use serde_json::Value;

use super::{Home, json, mode, out, raw_with, refusal};

// C-123
#[test]
fn pairing_is_decided_over_the_socket() {
    let home = Home::new();
    let alone = home.run(&["pair", "list"]);
    assert_eq!(alone.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&alone.stderr).contains("running server"));

    let server = home.serve();
    assert_eq!(mode(&home.data()), 0o700);
    assert_eq!(mode(&home.data().join("control.sock")), 0o600);
    let id = server.ask_for_key(&home, "Notes\u{1b}[2J");
    let listed = json(&home.run(&["pair", "list", "--json"]));
    assert_eq!(listed[0]["challenge_id"], Value::from(id.as_str()));
    assert_eq!(listed[0]["state"], "pending");
    assert!(
        !out(&home.run(&["pair", "list"])).contains('\u{1b}'),
        "a claim cannot command the terminal"
    );

    let approved = home.run(&["pair", "approve", &id, "--all-spaces", "--json"]);
    let code = json(&approved)["code"].as_str().unwrap().to_owned();
    assert_eq!(code.len(), 4);
    let again = ["pair", "approve", &id, "--all-spaces"];
    let told = refusal(&home, &again);
    assert!(told.contains("have the program ask again") && !told.contains("deny"));
    let key = server.solve(&home, &id, &code);
    assert_eq!(server.whoami(&home, &key).status.code(), Some(0));

    let denied = server.ask_for_key(&home, "Other");
    assert_eq!(home.run(&["pair", "deny", &denied]).status.code(), Some(0));
    assert!(refusal(&home, &["pair", "deny", &denied]).contains("rolltop pair list"));
    server.stop();
}

// chats-files-auth.md 3.1: what the refusal of a second approval advises brings the program its key, and a denial says
// that it does not; 3.2: a name that a live key has is warned of.
#[test]
fn what_a_decision_means_is_told() {
    let home = Home::new();
    let server = home.serve();
    let post = |path: &str, body: &str| {
        let head = format!(
            "POST {path} HTTP/1.1\r\nOrigin: http://localhost:1\r\nContent-Length: {}",
            body.len()
        );
        raw_with(&server, &head, body)
    };
    let ask = || {
        let asked = post("/v2/auth/challenges", r#"{"app_name":"Notes bot"}"#);
        assert!(asked.starts_with("HTTP/1.1 201"), "{asked}");
        let listed = json(&home.run(&["pair", "list", "--json"]));
        listed[0]["challenge_id"].as_str().unwrap().to_owned()
    };
    let approve = |id: &str| home.run(&["pair", "approve", id, "--all-spaces"]);
    let warned = |done: &std::process::Output| {
        let said = String::from_utf8_lossy(&done.stderr);
        said.contains("another key is named \"Notes bot\"")
    };
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
    let said = String::from_utf8_lossy(&denied.stderr);
    assert!(
        said.contains("http://localhost:1 cannot ask for a key under this name for 10 minutes"),
        "{said}"
    );
    let barred = post("/v2/auth/challenges", r#"{"app_name":"Notes bot"}"#);
    assert!(barred.starts_with("HTTP/1.1 400"));
    server.stop();
}

// chats-files-auth.md 3.1: two programs are two callers, and a denial is remembered for the one it was meant for.
#[cfg(target_os = "linux")]
#[test]
fn each_program_is_a_caller_of_its_own() {
    let home = Home::new();
    let server = home.serve();
    let body = r#"{"app_name":"Here"}"#;
    let head = format!(
        "POST /v2/auth/challenges HTTP/1.1\r\nContent-Length: {}",
        body.len()
    );
    let here = || raw_with(&server, &head, body);
    let other = || {
        let body = r#"{"app_name":"Other"}"#;
        home.run(&[
            "api",
            "--url",
            &server.url,
            "create-auth-challenge",
            "--body",
            body,
        ])
    };
    assert!(here().starts_with("HTTP/1.1 201"));
    assert!(
        here().starts_with("HTTP/1.1 201"),
        "the second takes the place of the first"
    );
    assert_eq!(other().status.code(), Some(0));
    let listed = json(&home.run(&["pair", "list", "--json"]));
    let callers: Vec<&str> = (0..2)
        .map(|row| listed[row]["caller"].as_str().unwrap())
        .collect();
    let this = std::env::current_exe().unwrap();
    let rolltop = std::fs::canonicalize(env!("CARGO_BIN_EXE_rolltop")).unwrap();
    assert_eq!(callers, [this.to_str().unwrap(), rolltop.to_str().unwrap()]);

    for row in 0..2 {
        let id = listed[row]["challenge_id"].as_str().unwrap();
        if row == 0 {
            home.run(&["pair", "approve", id, "--all-spaces"]);
        } else {
            home.run(&["pair", "deny", id]);
        }
    }
    assert_eq!(other().status.code(), Some(1), "denied for ten minutes");
    assert!(
        here().starts_with("HTTP/1.1 201"),
        "who was not denied may ask again"
    );
    server.stop();
}

// chats-files-auth.md 3.2: what the list shows of a challenge, what an approval prints, and that a lock is told.
#[test]
fn the_list_shows_who_asks_and_what_is_left() {
    let home = Home::new();
    let server = home.serve();
    let post = |path: &str, body: &str| {
        let head = format!("POST {path} HTTP/1.1\r\nContent-Length: {}", body.len());
        raw_with(&server, &head, body)
    };
    for round in 0..4 {
        post("/v2/auth/challenges", r#"{"app_name":"Notes bot"}"#);
        let listed = out(&home.run(&["pair", "list"]));
        let (head, row) = listed.trim_end().split_once('\n').unwrap();
        for column in [
            "CHALLENGE",
            "CLAIMS TO BE",
            "CALLER",
            "STATE",
            "AGE",
            "TIME LEFT",
            "TRIES LEFT",
        ] {
            assert!(head.contains(column), "{head}");
        }
        let (id, rest) = row.split_once("  ").unwrap();
        assert!(id.len() == 24 && rest.starts_with("Notes bot  "), "{row}");
        assert!(
            rest.contains("  pending  ") && rest.ends_with("  -"),
            "{row}"
        );
        let approved = home.run(&["pair", "approve", id, "--all-spaces"]);
        let code = out(&approved).trim_end().to_owned();
        assert!(
            code.len() == 4 && code.bytes().all(|c| c.is_ascii_digit()),
            "the code alone"
        );
        let wrong = if code == "0000" { "0001" } else { "0000" };
        for tries in 1..=5 {
            let body = format!(r#"{{"challenge_id":"{id}","code":"{wrong}"}}"#);
            assert!(post("/v2/auth/api_keys", &body).starts_with("HTTP/1.1 400"));
            let listed = home.run(&["pair", "list"]);
            let left = format!("  {}", 5 - tries);
            let row = out(&listed);
            assert!(
                row.contains("  approved  ") && row.trim_end().ends_with(&left),
                "{row}"
            );
            let is_locked = String::from_utf8_lossy(&listed.stderr).contains("pairing is locked");
            assert_eq!(is_locked, round == 3 && tries == 5);
        }
    }
    server.stop();
}
