//! `keys create`, `list` and `revoke`, with and without a running server (chats-files-auth.md 3.2).

use std::process::{Child, Stdio};

use super::{Home, create, json, out};

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
    assert_eq!(
        home.run(&["keys", "revoke", &id[..7]]).status.code(),
        Some(1),
        "too short a prefix"
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

#[test]
fn a_usage_error_ends_with_2() {
    let home = Home::new();
    for line in [
        &["keys", "create", "--name", "a"][..],
        &[
            "keys",
            "create",
            "--name",
            "a",
            "--all-spaces",
            "--scope",
            "full",
        ],
        &["serve", "--listen", "0.0.0.0:0"],
        &["serve", "--allowed-hosts", "good.example,http://x"],
        &["serve", "--allowed-origins", "null"],
        &["serve", "--url-upload-allow-hosts", "::::"],
        &["keys", "create", "--name", "", "--all-spaces"],
        &["keys", "create", "--name", &"n".repeat(129), "--all-spaces"],
        &["nonsense"],
    ] {
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
            command.stdout(Stdio::null()).stderr(Stdio::null());
            command.spawn().unwrap()
        })
        .collect();
    for child in &mut made {
        assert_eq!(child.wait().unwrap().code(), Some(0));
    }
    let listed = json(&home.run(&["keys", "list", "--json"]));
    assert_eq!(listed.as_array().unwrap().len(), 8);
}
