//! What the log holds, and what it never holds (chats-files-auth.md 5).

use std::fs::File;

use serde_json::Value;

use super::{Home, create, raw_with};

/// The lines of a log for programs: each is one object, the first of a new workspace too.
fn lines_of(log: &str) -> Vec<Value> {
    let line = |line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
    log.lines().map(line).collect()
}

// chats-files-auth.md 5.8: a line for every mutation, and a dry run differs.
#[test]
fn the_audit_lines_tell_dry_runs_apart() {
    let home = Home::new();
    let key = home.unscoped_key();
    let log = home.directory.path().join("log");
    let options = ["--log-format", "json"];
    let server = home.serve_with(&options, File::create(&log).unwrap().into());
    let body = "{\"name\":\"S\"}";
    for query in ["?dry_run=true", ""] {
        let head = format!(
            "POST /v2/spaces{query} HTTP/1.1\r\nAuthorization: Bearer {key}\r\nContent-Length: {}",
            body.len()
        );
        assert!(raw_with(&server, &head, body).starts_with("HTTP/1.1 20"));
    }
    let other = create(&home, "other");
    home.run(&["keys", "revoke", "other"]);
    home.run(&["keys", "revoke", "other"]);
    // One line, however often it asks how far that is.
    home.run(&["index", "rebuild"]);
    server.stop();
    let log = std::fs::read_to_string(log).unwrap();
    assert!(!log.contains(&other) && !log.contains(&key), "{log}");
    let lines = lines_of(&log);
    let of = |event: &'static str| lines.iter().filter(move |line| line["event"] == event);
    let audited: Vec<_> = of("mutation")
        .map(|line| (line["dry_run"].clone(), line["response.status"].clone()))
        .collect();
    assert_eq!(
        audited,
        [(true.into(), 200.into()), (false.into(), 201.into())]
    );
    // What the owner did, to what, and whether it was done.
    let commands: Vec<_> = of("owner request").collect();
    let id = &commands[0]["key.id"];
    assert_eq!(id.as_str().unwrap().len(), 64);
    let expected = [
        ("keys create", true, id),
        ("keys revoke", true, id),
        ("keys revoke", false, &Value::Null),
        ("index rebuild", true, &Value::Null),
    ];
    assert_eq!(commands.len(), expected.len());
    for (line, (command, done, key)) in commands.iter().zip(expected) {
        assert_eq!(
            (&line["command"], &line["done"]),
            (&command.into(), &done.into())
        );
        assert_eq!(&line["key.id"], key);
    }
}
