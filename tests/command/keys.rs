//! `keys create`, `list` and `revoke`, with and without a running server (chats-files-auth.md 3.2).

use std::process::{Child, Stdio};

use super::{Home, create, json, out, refusal};

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
    for listed in [
        home.run(&["keys", "list"]),
        home.run(&["keys", "list", "--json"]),
    ] {
        assert_eq!(listed.status.code(), Some(0));
        assert!(out(&listed).contains("before") && out(&listed).contains("during"));
        assert!(
            !out(&listed).contains(&before) && !out(&listed).contains(&during),
            "never a token"
        );
    }
    let made = json(&home.run(&[
        "keys",
        "create",
        "--name",
        "j",
        "--unscoped",
        "--expires-in",
        "30d",
        "--json",
    ]));
    assert_eq!(
        made.as_object().unwrap().keys().collect::<Vec<_>>(),
        ["api_key", "id", "grant"]
    );
    assert!(made["grant"].is_null());

    assert_eq!(
        home.run(&["keys", "revoke", "during"]).status.code(),
        Some(0)
    );
    assert_eq!(server.whoami(&home, &during).status.code(), Some(1));
    let id = made["id"].as_str().unwrap();
    let short = refusal(&home, &["keys", "revoke", &id[..7]]);
    assert!(
        short.contains("too short for an id") && short.contains("at least 8 characters"),
        "{short}"
    );
    assert_eq!(
        home.run(&["keys", "revoke", &id[..8]]).status.code(),
        Some(0)
    );
    let unknown = home.run(&["keys", "create", "--name", "x", "--space", "nowhere"]);
    assert_eq!(unknown.status.code(), Some(1));
    let said = String::from_utf8_lossy(&unknown.stderr).into_owned();
    assert!(
        said.contains("nowhere") && said.contains("no space yet"),
        "{said}"
    );
    server.stop();
}

// chats-files-auth.md 3.2: another key of the name shares its provenance.
#[test]
fn a_shared_name_is_warned_of() {
    let home = Home::new();
    create(&home, "twin");
    let second = home.run(&["keys", "create", "--name", "twin", "--all-spaces"]);
    assert!(String::from_utf8_lossy(&second.stderr).contains("warning"));
}

// chats-files-auth.md 3.2: a key that nobody saw is no success. A closed output is the null device to the program.
#[test]
fn a_key_that_is_not_shown_is_a_failure() {
    let home = Home::new();
    for json in [&[][..], &["--json"]] {
        let mut command = home.command(&["keys", "create", "--name", "lost", "--all-spaces"]);
        let made = command.args(json).stdout(Stdio::null()).output().unwrap();
        assert_eq!(made.status.code(), Some(1));
        let said = String::from_utf8_lossy(&made.stderr).into_owned();
        assert!(said.contains("rolltop keys revoke "), "{said}");
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
        let output = home.run(line);
        assert_eq!(output.status.code(), Some(2), "{line:?}");
        assert!(output.stdout.is_empty(), "{line:?}");
    }
    assert!(!home.data().exists(), "nothing was touched");
}

// Without a server, commands take turns; none is refused because another one is at work for a moment.
#[test]
fn commands_at_once_wait_for_one_another() {
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
    let owner = home.run(&["keys", "create", "--name", "old", "--unscoped"]);
    let owner = out(&owner).trim_end().to_owned();
    let made = ["create-space", "ids=full", "--body", r#"{"name":"Home"}"#];
    let called = ["api", "--url", &server.url, "--key", &owner];
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
    let said = String::from_utf8(home.run(&line).stderr).unwrap();
    assert!(said.contains(" for nothing;"), "{said}");
    let listed = out(&home.run(&["keys", "list"]));
    let (head, rows) = listed.split_once('\n').unwrap();
    let columns: Vec<&str> = head
        .split("  ")
        .map(str::trim)
        .filter(|name| !name.is_empty())
        .collect();
    assert_eq!(
        columns,
        [
            "ID",
            "NAME",
            "STATUS",
            "SCOPE",
            "GRANT",
            "CREATED",
            "LAST USED",
            "EXPIRES"
        ]
    );
    let row = |name: &str| {
        let row = rows
            .lines()
            .find(|row| row.split_whitespace().nth(1) == Some(name));
        row.unwrap_or_else(|| panic!("{name} in {rows}"))
    };
    let id = |key: &serde_json::Value| key["id"].as_str().unwrap()[..12].to_owned();
    assert!(row("all").starts_with(&id(&everywhere)) && row("all").contains("scoped"));
    assert!(row("old").contains("legacy") && row("old").contains("jsonApi"));
    assert!(row("old").contains("everything") && row("closed").contains("nothing"));
    assert!(
        !rows.contains(&everywhere["id"].as_str().unwrap()[..13]),
        "twelve characters of an id"
    );
    let rows = json(&home.run(&["keys", "list", "--json"]));
    let of = |key: &serde_json::Value| {
        let all = rows.as_array().unwrap().iter();
        all.clone()
            .find(|row| row["id"] == key["id"])
            .unwrap()
            .clone()
    };
    assert_eq!(of(&everywhere)["expires_at"], serde_json::Value::Null);
    assert!(of(&short)["expires_at"].is_string());
    server.stop();
}
