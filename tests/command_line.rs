//! What the command prints beside serving: the generated command line, completions, help.

use std::io::{Read, Write};
use std::net::TcpListener;
use std::process::{Command, Output, Stdio};
use std::sync::mpsc;

use rolltop_spec::bare::Bare;
use rolltop_spec::examples;
use rolltop_spec::operations::{Answer, OPERATIONS};
use serde_json::Value;
use tempfile::TempDir;

use crate::support::{Client, ROLLTOP, Server};

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn json(bytes: &[u8]) -> Value {
    serde_json::from_slice(bytes).unwrap_or_else(|error| panic!("{error}: {}", text(bytes)))
}

#[tokio::test]
async fn the_generated_command_line_reads_and_writes() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("data"));
    let client = Client::new(&server);
    client.space("Home").await;
    let output = Command::new(ROLLTOP)
        .args(["api", "list-spaces"])
        .env("ROLLTOP_URL", &server.url)
        .env("ROLLTOP_API_KEY", server.key())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(
        text(&output.stdout).contains("Home"),
        "{}",
        text(&output.stdout)
    );
}

/// A server with a space and a key.
struct Home {
    folder: TempDir,
    server: Server,
    space: String,
    key: String,
}

impl Home {
    async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(&folder.path().join("data"));
        let space = Client::new(&server).space("Home").await;
        let key = server.key();
        Self {
            folder,
            server,
            space,
            key,
        }
    }

    fn called(&self) -> (&Server, &str) {
        (&self.server, &self.key)
    }
}

/// Runs `rolltop api` against a server, with something on its standard input.
fn api(called: (&Server, &str), line: &[&str], input: &[u8]) -> Output {
    answered(Command::new(ROLLTOP), called, line, input)
}

/// The same, with a command that has an environment of its own.
fn answered(
    mut command: Command,
    (server, key): (&Server, &str),
    line: &[&str],
    input: &[u8],
) -> Output {
    let mut running = command
        .arg("api")
        .args(line)
        .env("ROLLTOP_URL", &server.url)
        .env("ROLLTOP_API_KEY", key)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that reads no body closes its end of the pipe.
    let _ = running.stdin.take().unwrap().write_all(input);
    running.wait_with_output().unwrap()
}

// http.md 16: what was read may be written back, by the command line too.
#[tokio::test]
async fn a_body_from_a_file_is_sent_as_it_is() {
    let home = Home::new().await;
    let (server, space) = (home.called(), home.space.as_str());
    let body = br###"{"type":"page","properties":{"name":"Trip & more"},"markdown":"# Packing\n\n- [ ] tent"}"###;
    let create = ["create-object", "--space-id", space, "--json-body", "-"];
    let created = api(server, &create, body);
    assert!(created.status.success(), "{}", text(&created.stderr));
    let id = json(&created.stdout)["id"].as_str().unwrap().to_owned();

    let names = ["--ids", "full", "--keys", "name"];
    let get = ["get-object", "--space-id", space, "--object-id", &id];
    let read = api(server, &[&get[..], &names[..]].concat(), b"");
    let file = home.folder.path().join("read.json");
    std::fs::write(&file, &read.stdout).unwrap();
    let file = file.to_str().unwrap();
    let create = ["create-object", "--space-id", space, "--json-body", file];
    let dry = api(server, &[&create[..], &["--dry-run", "true"]].concat(), b"");
    assert!(dry.status.success(), "{}", text(&dry.stderr));
    let copied = api(server, &create, b"");
    assert!(copied.status.success(), "{}", text(&copied.stderr));
    assert_ne!(json(&copied.stdout)["id"], Value::from(id));

    // What is wrong the server says, with the path and the repair.
    let wrong = [
        ("create-object", &b"{\"type\":\"page\",\"zz\":1}"[..]),
        ("create-object", b"{\"type\""),
    ];
    for (operation, body) in wrong {
        let line = [operation, "--space-id", space, "--json-body", "-"];
        let refused = api(server, &line, body);
        assert_eq!(refused.status.code(), Some(1));
        let issue = json(&refused.stderr)["issues"][0].clone();
        assert!(
            issue["path"].is_string() && issue["hint"].is_string(),
            "{issue}"
        );
    }
    let unversioned = api(
        server,
        &["validate", "--json-body", "-"],
        b"{\"kind\":\"document\"}",
    );
    assert!(
        unversioned.status.success(),
        "{}",
        text(&unversioned.stderr)
    );
    let found = json(&unversioned.stdout);
    assert_eq!(found["issues"][0]["path"], "/formatVersion", "{found}");
}

// A header and a name of the path travel with the body.
#[tokio::test]
async fn a_body_from_a_file_meets_its_parameters() {
    let home = Home::new().await;
    let (server, space) = (home.called(), home.space.as_str());
    let body = br#"{"name":"Stage","format":"select"}"#;
    let create = [
        "create-property",
        "--space-id",
        space,
        "--json-body",
        "-",
        "--idempotency-key",
        "create-once",
    ];
    let [first, second] = [(); 2].map(|()| api(server, &create, body));
    assert!(first.status.success(), "{}", text(&first.stderr));
    assert!(second.status.success(), "{}", text(&second.stderr));
    assert_eq!(
        text(&first.stdout),
        text(&second.stdout),
        "the second is a replay"
    );
    let rename = [
        "update-property",
        "--space-id",
        space,
        "--key",
        "stage",
        "--json-body",
        "-",
    ];
    let renamed = api(server, &rename, br#"{"name":"Step"}"#);
    assert!(renamed.status.success(), "{}", text(&renamed.stderr));
    assert_eq!(json(&renamed.stdout)["key"], "stage");
    let both = api(
        server,
        &[&rename[..], &["--name", "Phase"]].concat(),
        br#"{"name":"Step"}"#,
    );
    assert_eq!(both.status.code(), Some(1));
    for part in ["--name", "--json-body"] {
        assert!(text(&both.stderr).contains(part), "{}", text(&both.stderr));
    }
}

// What is wrong with the address or the key is named with its option, before anything is sent.
#[test]
fn the_address_and_the_key_are_looked_at() {
    for (line, part) in [
        (["--url", "nonsense"], "no URL"),
        (["--url", "https://127.0.0.1:1"], "without --tls-cert"),
        (["--url", "ftp://127.0.0.1:1"], "no address of a server"),
        (["--url", "http://127.0.0.1:1/v2"], "has a path"),
        (["--url", "http://127.0.0.1:1?x=1"], "has a query"),
        (["--url", "http://127.0.0.1:1/#x"], "has a fragment"),
        (["--url", "http://me:secret@127.0.0.1:1"], "has a user"),
        (["--key", "a\nb"], "--key"),
    ] {
        let output = rolltop(&[&["api"], &line[..], &["list-spaces"]].concat());
        assert_eq!(output.status.code(), Some(1));
        let said = text(&output.stderr);
        assert!(said.contains(part) && said.lines().count() == 1, "{said}");
        assert!(!said.contains("secret"), "{said}");
    }
    let nobody = [
        "api",
        "--url",
        "http://127.0.0.1:1",
        "create-space",
        "--json-body",
        "/dev/null",
    ];
    assert!(text(&rolltop(&nobody).stderr).contains("rolltop serve"));
    let missing = ["api", "create-space", "--json-body", "/nowhere/at/all.json"];
    assert!(text(&rolltop(&missing).stderr).contains("/nowhere/at/all.json cannot be read"));
}

// chats-files-auth.md 4.4: the server is one of this machine, and its keys are for nobody on the way.
#[tokio::test]
async fn no_proxy_of_the_environment_is_told_the_key() {
    let home = Home::new().await;
    let proxy = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", proxy.local_addr().unwrap());
    let (tell, told) = mpsc::channel();
    // It hangs up on everybody, so that no command waits for it.
    std::thread::spawn(move || {
        for call in proxy.incoming() {
            let _ = tell.send(call.is_ok());
        }
    });
    for variable in ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"] {
        for line in [
            &["list-spaces"][..],
            &["create-space", "--json-body", "-", "--dry-run", "true"],
        ] {
            let mut command = Command::new(ROLLTOP);
            for inherited in ["no_proxy", "NO_PROXY", "REQUEST_METHOD"] {
                command.env_remove(inherited);
            }
            command.env(variable, &address);
            let output = answered(command, home.called(), line, br#"{"name":"Garden"}"#);
            assert!(output.status.success(), "{}", text(&output.stderr));
        }
    }
    assert!(told.try_recv().is_err(), "the proxy was called");
}

// An unset variable of a script is an empty reference, and would call another path than the one that is meant.
#[test]
fn a_reference_that_is_no_segment_of_a_path_is_refused() {
    let refused = |operation: &str, option: &str, value: &str| {
        let output = rolltop(&["api", operation, &format!("--{option}={value}")]);
        assert_eq!(output.status.code(), Some(2), "{operation} --{option}");
        let said = text(&output.stderr);
        let named = format!("--{option} <{option}>");
        for part in [named.as_str(), "give "] {
            assert!(said.contains(part), "{part} in {said}");
        }
        said
    };
    let called = OPERATIONS.iter().filter(|row| row.answer == Answer::Json);
    for operation in called {
        let name = operation.route.id.replace('_', "-");
        let parameters = operation.route.path.split('/').filter_map(|segment| {
            let parameter = segment.strip_prefix('{')?.strip_suffix('}')?;
            Some(parameter.replace('_', "-"))
        });
        for option in parameters {
            assert!(refused(&name, &option, "").contains("is empty"));
        }
    }
    for step in [".", ".."] {
        assert!(refused("get-space", "space-id", step).contains("a step in a path"));
    }
}

// chats-files-auth.md 4.4: a server that refuses a body without a word is one of Rolltop all the same.
#[test]
fn a_refusal_without_a_body_is_told_by_its_status() {
    let server = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", server.local_addr().unwrap());
    let refusals = [Bare::Stalled, Bare::Stopping];
    std::thread::spawn(move || {
        for (call, refusal) in server.incoming().zip(refusals) {
            let mut call = call.unwrap();
            let status = refusal.status();
            let answer = format!(
                "HTTP/1.1 {status} Refused\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
            );
            let _ = call.read(&mut [0; 4096]);
            call.write_all(answer.as_bytes()).unwrap();
        }
    });
    for refusal in refusals {
        let line = [
            "api",
            "--url",
            &url,
            "create-space",
            "--json-body",
            "/dev/null",
        ];
        let output = rolltop(&line);
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(text(&output.stderr), format!("error: {refusal}\n"));
    }
}

// What takes the connection and answers with something else is told apart from nobody, with what helps.
#[test]
fn who_speaks_something_else_is_told_of() {
    let something = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", something.local_addr().unwrap());
    std::thread::spawn(move || {
        for (number, call) in something.incoming().enumerate() {
            let mut call = call.unwrap();
            // What a server says in TLS to plain HTTP, and a page of another program, each twice.
            let answer: &[u8] = match number {
                0 | 1 => b"\x15\x03\x03\x00\x02\x02\x32",
                _ => b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
            };
            let _ = call.read(&mut [0; 4096]);
            call.write_all(answer).unwrap();
        }
    });
    for helps in ["without --tls-cert", "names a server of Rolltop"] {
        for line in [
            &["list-spaces"][..],
            &["create-space", "--json-body", "/dev/null"],
        ] {
            let output = rolltop(&[&["api", "--url", &url], line].concat());
            assert_eq!(output.status.code(), Some(1));
            let said = text(&output.stderr);
            assert!(said.starts_with("error: "), "{said}");
            assert!(
                said.contains(helps) && said.lines().count() == 1,
                "{helps} in {said}"
            );
        }
    }
}

// What a usage asks for can be followed.
#[test]
fn the_usage_of_a_body_that_is_given_whole_names_the_file_alone() {
    for operation in OPERATIONS.iter().filter(|row| row.body.is_some()) {
        let name = operation.route.id.replace('_', "-");
        let said = text(&rolltop(&["api", &name, "--idempotency-key=k"]).stderr);
        let Some((_, usage)) = said.split_once("Usage: ") else {
            continue;
        };
        let usage = usage.lines().next().unwrap();
        let options = usage.split(' ').filter(|word| word.starts_with("--"));
        let asked: Vec<&str> = options.collect();
        if asked.contains(&"--json-body") {
            let parts = asked.iter().map(|option| option[2..].replace('-', "_"));
            let others = parts.filter(|part| !["json_body", "idempotency_key"].contains(&&**part));
            for part in others {
                assert!(
                    operation.route.path.contains(&format!("{{{part}}}")),
                    "{usage}"
                );
            }
        }
    }
    let help = text(&rolltop(&["api", "validate", "--help"]).stdout);
    assert!(
        help.contains("--json-body") && !help.contains("--format-version"),
        "{help}"
    );
    let both = [
        "api",
        "validate",
        "--json-body",
        "/dev/null",
        "--kind",
        "page",
    ];
    assert!(text(&rolltop(&both).stderr).contains("--kind is a part of the body"));
}

// A text may begin like an option.
#[test]
fn a_value_that_begins_with_a_hyphen_is_told_how_to_be_given() {
    let line = ["api", "create-space", "--description"];
    for value in ["- tent", "-5"] {
        let refused = rolltop(&[&line[..], &[value]].concat());
        assert_eq!(refused.status.code(), Some(2));
        let said = text(&refused.stderr);
        assert!(said.contains("--text='- tent'"), "{said}");
    }
    let misspelled = rolltop(&["api", "create-space", "--nmae", "x"]);
    assert!(!text(&misspelled.stderr).contains("hyphen"));
}

// http.md 2: the bounds of a page are told as the server tells them.
#[test]
fn a_limit_that_is_none_is_told_its_bounds() {
    for limit in ["0", "1001", "-1", "x", ""] {
        let limit = format!("--limit={limit}");
        let output = rolltop(&["api", "list-spaces", &limit]);
        assert_eq!(output.status.code(), Some(2), "{limit}");
        let said = text(&output.stderr);
        assert!(
            said.contains("write a whole number from 1 to 1000"),
            "{said}"
        );
    }
    let misplaced = rolltop(&["api", "--help"]);
    assert!(text(&misplaced.stdout).contains("before the operation"));
}

fn rolltop(line: &[&str]) -> Output {
    Command::new(ROLLTOP)
        .args(line)
        .env_remove("ROLLTOP_API_KEY")
        .output()
        .unwrap()
}

// The example of a body is the published one, and needs neither a server nor the other options.
#[test]
fn an_example_of_a_body_is_printed() {
    for operation in OPERATIONS.iter().filter(|row| row.body.is_some()) {
        let name = operation.route.id.replace('_', "-");
        let output = rolltop(&["api", &name, "--json-body-template"]);
        assert!(output.status.success(), "{name}: {}", text(&output.stderr));
        let printed: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(
            Some(printed),
            examples::request(operation.route.id),
            "{name}"
        );
    }
}

#[test]
fn who_cannot_be_reached_is_named() {
    let output = rolltop(&["api", "--url", "http://127.0.0.1:1", "list-spaces"]);
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stderr);
    assert_eq!(said.lines().count(), 1, "{said}");
    for part in ["http://127.0.0.1:1:", "rolltop serve", "--url"] {
        assert!(said.contains(part), "{said}");
    }
}

// Lists are short; the help of an operation says the rest.
#[test]
fn the_help_of_operations_reads_well() {
    let list = text(&rolltop(&["api", "--help"]).stdout);
    let is_option = |line: &&str| line.trim_start().starts_with("--");
    for line in list.lines().filter(|line| !is_option(line)) {
        assert!(line.chars().count() < 120, "{line}");
    }
    for operation in OPERATIONS {
        let name = operation.route.id.replace('_', "-");
        let help = rolltop(&["api", &name, "--help"]);
        // Bytes and streams are left out of the generated command line.
        assert_eq!(
            help.status.success(),
            operation.answer == Answer::Json,
            "{name}"
        );
        assert!(!text(&help.stdout).contains("XXX"), "{name}");
        let told = text(&help.stdout).contains("This command sends JSON alone");
        assert_eq!(told, operation.form, "{name}");
    }
}

#[test]
fn completions_and_help_are_printed() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let completions = rolltop(&["completions", shell]);
        assert!(completions.status.success());
        let printed = text(&completions.stdout);
        for word in ["rolltop", "serve", "list-spaces"] {
            assert!(printed.contains(word), "{shell} {word}");
        }
    }
    let help = Command::new(ROLLTOP).arg("--help").output().unwrap();
    for command in [
        "serve",
        "keys",
        "pair",
        "check",
        "bin",
        "index",
        "api",
        "completions",
    ] {
        assert!(text(&help.stdout).contains(command), "{command}");
    }
}
