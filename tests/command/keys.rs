//! `keys create`, `list` and `revoke`, with and without a running server (chats-files-auth.md 3.2).

use std::process::{Child, Stdio};

use super::{Home, create, has, json, misused, refusal, said};

// C-122
#[test]
fn keys_are_made_with_and_without_a_server() {
    let home = Home::new();
    let before = create(&home, "before");
    let server = home.serve();
    let during = create(&home, "during");
    for key in [&before, &during] {
        assert_eq!(server.whoami(&home, key).status.code(), Some(0));
    }
    for line in [&["keys", "list"][..], &["keys", "list", "--json"]] {
        let listed = home.ok(line);
        has(&listed, &["before", "during"]);
        // Never a token.
        assert!(!listed.contains(&before) && !listed.contains(&during));
    }
    let create = ["keys", "create", "--name", "j", "--unscoped", "--json"];
    let made = json(&home.run(&[&create[..], &["--expires-in", "30d"]].concat()));
    let members: Vec<&String> = made.as_object().unwrap().keys().collect();
    assert_eq!(members, ["api_key", "id", "grant"]);
    assert!(made["grant"].is_null());

    home.ok(&["keys", "revoke", "during"]);
    assert_eq!(server.whoami(&home, &during).status.code(), Some(1));
    let id = made["id"].as_str().unwrap();
    let short = refusal(&home, &["keys", "revoke", &id[..7]]);
    has(&short, &["too short for an id", "at least 8 characters"]);
    home.ok(&["keys", "revoke", &id[..8]]);
    let nowhere = ["keys", "create", "--name", "x", "--space", "nowhere"];
    has(&refusal(&home, &nowhere), &["nowhere", "no space yet"]);
    server.stop();
}

// chats-files-auth.md 3.2: another key of the name shares its provenance.
#[test]
fn a_shared_name_is_warned_of() {
    let home = Home::new();
    create(&home, "twin");
    let second = home.run(&["keys", "create", "--name", "twin", "--all-spaces"]);
    assert!(said(&second).contains("warning"));
}

// chats-files-auth.md 3.2: a key that was not shown is no success. A closed output is the null device to the program.
#[test]
fn a_key_that_is_not_shown_is_a_failure() {
    let home = Home::new();
    for json in [&[][..], &["--json"]] {
        let mut command = home.command(&["keys", "create", "--name", "lost", "--all-spaces"]);
        let made = command.args(json).stdout(Stdio::null()).output().unwrap();
        assert_eq!(made.status.code(), Some(1));
        has(&said(&made), &["rolltop keys revoke "]);
    }
}

#[test]
fn a_usage_error_ends_with_2() {
    let home = Home::new();
    #[rustfmt::skip]
    let cases = [
        &["keys", "create", "--name", "a"][..],
        &["keys", "create", "--name", "a", "--all-spaces", "--scope", "full"],
        &["serve", "--listen", "0.0.0.0:0"],
        &["serve", "--allowed-hosts", "good.example,http://x"],
        &["serve", "--allowed-origins", "null"],
        &["serve", "--url-upload-allow-hosts", "::::"],
        &["keys", "create", "--name", "", "--all-spaces"],
        &["keys", "create", "--name", &"n".repeat(129), "--all-spaces"],
        &["nonsense"],
    ];
    for line in cases {
        misused(home.command(line));
    }
    assert!(!home.data().exists(), "nothing was touched");
}

// Without a server, commands take turns; none is refused because another one is at work for a moment.
#[test]
fn parallel_commands_wait_for_one_another() {
    let home = Home::new();
    let mut made: Vec<Child> = (0..8)
        .map(|number| {
            let name = format!("k{number}");
            let line = ["keys", "create", "--name", &name, "--all-spaces"];
            let mut command = home.command(&line);
            command.stdout(Stdio::piped()).stderr(Stdio::null());
            command.spawn().unwrap()
        })
        .collect();
    for child in &mut made {
        assert_eq!(child.wait().unwrap().code(), Some(0));
    }
    let listed = json(&home.run(&["keys", "list", "--json"]));
    assert_eq!(listed.as_array().unwrap().len(), 8);
}

// chats-files-auth.md 3.2: the columns of the list, what a key may do unless said, and how a space is named.
#[test]
fn a_key_is_listed_with_what_it_may_do() {
    let home = Home::new();
    let server = home.serve();
    let key = home.unscoped_key();
    let made = ["create-space", "ids=full", "--body", r#"{"name":"Home"}"#];
    let called = ["api", "--url", &server.url, "--key", &key];
    let space = json(&home.run(&[&called[..], &made[..]].concat()));
    let full = space["id"].as_str().unwrap();
    let (cid, _) = full.split_once('.').unwrap();
    let create = |name: &str, reach: &[&str]| {
        let line = ["keys", "create", "--name", name, "--json"];
        json(&home.run(&[&line[..], reach].concat()))
    };
    let everywhere = create("all", &["--all-spaces"]);
    let grant = |spaces: &[&str], permission: &str| {
        serde_json::json!({
            "all_spaces": spaces.is_empty(), "space_ids": spaces, "permission": permission,
        })
    };
    assert_eq!(everywhere["grant"], grant(&[], "read"), "read unless said");
    for reference in ["Home", full, &cid[cid.len() - 6..], &cid[cid.len() - 9..]] {
        let reach = ["--space", reference, "--permission", "readwrite"];
        let named = create(reference, &reach);
        assert_eq!(named["grant"], grant(&[full], "readwrite"), "{reference}");
    }
    let short = create("short", &["--all-spaces", "--expires-in", "12h"]);
    // C-86: no API takes such keys.
    let line = [
        "keys",
        "create",
        "--name",
        "closed",
        "--unscoped",
        "--scope",
        "limited",
    ];
    has(&said(&home.run(&line)), &[" for nothing;"]);
    let listed = home.ok(&["keys", "list"]);
    let (head, rows) = listed.split_once('\n').unwrap();
    let columns = head.split("  ").map(str::trim);
    let columns: Vec<&str> = columns.filter(|name| !name.is_empty()).collect();
    let expected = "ID NAME STATUS SCOPE GRANT CREATED LAST-USED EXPIRES";
    assert_eq!(
        columns.join(" ").replace("LAST USED", "LAST-USED"),
        expected
    );
    let row = |name: &str| {
        let mut rows = rows.lines();
        let row = rows.find(|row| row.split_whitespace().nth(1) == Some(name));
        row.unwrap_or_else(|| panic!("{name} in {listed}"))
    };
    let id = |key: &serde_json::Value| key["id"].as_str().unwrap()[..12].to_owned();
    assert!(row("all").starts_with(&id(&everywhere)) && row("all").contains("scoped"));
    has(row("owner"), &["legacy", "jsonApi", "everything"]);
    has(row("closed"), &["nothing"]);
    // Twelve characters of an id.
    assert!(!rows.contains(&everywhere["id"].as_str().unwrap()[..13]));
    let rows = json(&home.run(&["keys", "list", "--json"]));
    let of = |key: &serde_json::Value| {
        let mut all = rows.as_array().unwrap().iter();
        all.find(|row| row["id"] == key["id"]).unwrap().clone()
    };
    assert_eq!(of(&everywhere)["expires_at"], serde_json::Value::Null);
    assert!(of(&short)["expires_at"].is_string());
    server.stop();
}
