//! The command `rolltop`, run as a person runs it: keys, pairing, start and stop (chats-files-auth.md 3.2, 4.4).

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;

/// A data directory of its own, and the program that works on it.
struct Home {
    directory: TempDir,
}

struct Running {
    child: Child,
    url: String,
}

impl Home {
    fn new() -> Self {
        Self {
            directory: tempfile::tempdir().unwrap(),
        }
    }

    fn data(&self) -> PathBuf {
        self.directory.path().join("data")
    }

    fn command(&self, line: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_rolltop"));
        command
            .args(line)
            .env_clear()
            .env("ROLLTOP_DATA_DIR", self.data());
        command
    }

    fn run(&self, line: &[&str]) -> Output {
        self.command(line).output().unwrap()
    }

    fn serve(&self) -> Running {
        self.serve_with(&[], Stdio::null())
    }

    fn serve_with(&self, options: &[&str], stderr: Stdio) -> Running {
        let mut command = self.command(&["serve", "--listen", "127.0.0.1:0"]);
        command.args(options).stderr(stderr);
        Running::start(command)
    }

    fn serve_with_environment(&self, name: &str, value: &str) -> Running {
        let mut command = self.command(&["serve", "--listen", "127.0.0.1:0"]);
        command.env(name, value).stderr(Stdio::null());
        Running::start(command)
    }
}

impl Running {
    fn start(mut command: Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap())
            .read_line(&mut line)
            .unwrap();
        let url = line
            .trim_end()
            .strip_prefix("listening on ")
            .expect("the ready line")
            .to_owned();
        Self { child, url }
    }

    /// Asks the server to end, and gives what it still printed, and its exit code.
    fn stop(mut self) -> (String, Option<i32>) {
        let pid = self.child.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-TERM", &pid])
                .status()
                .unwrap()
                .success()
        );
        let mut rest = String::new();
        self.child
            .stdout
            .take()
            .unwrap()
            .read_to_string(&mut rest)
            .unwrap();
        (rest, self.child.wait().unwrap().code())
    }

    fn whoami(&self, home: &Home, key: &str) -> Output {
        home.run(&["api", "--url", &self.url, "--key", key, "auth-whoami"])
    }
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap()
}

fn mode(path: &Path) -> u32 {
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}

fn create(home: &Home, name: &str) -> String {
    let made = home.run(&["keys", "create", "--name", name, "--all-spaces"]);
    assert_eq!(made.status.code(), Some(0), "{made:?}");
    let printed = out(&made);
    let key = printed.trim_end();
    assert!(
        key.starts_with("rolltop_") && !key.contains(char::is_whitespace),
        "only the key is printed"
    );
    assert!(!String::from_utf8_lossy(&made.stderr).contains(key));
    key.to_owned()
}

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
    let ask = |name: &str| {
        let asked = home.run(&[
            "api",
            "--url",
            &server.url,
            "create-auth-challenge",
            "--app-name",
            name,
        ]);
        assert_eq!(asked.status.code(), Some(0), "{asked:?}");
        json(&asked)["challenge_id"].as_str().unwrap().to_owned()
    };
    let id = ask("Notes\u{1b}[2J");
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
    let solved = home.run(&[
        "api",
        "--url",
        &server.url,
        "create-api-key",
        "--challenge-id",
        &id,
        "--code",
        &code,
    ]);
    let key = json(&solved)["api_key"].as_str().unwrap().to_owned();
    assert_eq!(server.whoami(&home, &key).status.code(), Some(0));

    let denied = ask("Other");
    assert_eq!(home.run(&["pair", "deny", &denied]).status.code(), Some(0));
    assert_eq!(home.run(&["pair", "deny", &denied]).status.code(), Some(1));
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
        let url = ["api", "--url", &server.url];
        home.run(&[&url[..], &["create-auth-challenge", "--app-name", "Other"]].concat())
    };
    assert!(here().starts_with("HTTP/1.1 201"));
    assert!(here().starts_with("HTTP/1.1 400"), "one at a time");
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
    assert_eq!(other().status.code(), Some(1), "denied for this run");
    assert!(
        here().starts_with("HTTP/1.1 201"),
        "who was not denied may ask again"
    );
    server.stop();
}

#[test]
fn the_ready_line_is_all_of_standard_output_and_the_end_is_orderly() {
    let home = Home::new();
    let server = home.serve();
    let (rest, code) = server.stop();
    assert_eq!((rest.as_str(), code), ("", Some(0)));
    assert!(!home.data().join("control.sock").exists());
    let check = home.run(&["check"]);
    assert_eq!(check.status.code(), Some(0), "{check:?}");
}

fn refusal(home: &Home, line: &[&str]) -> String {
    let output = home.run(line);
    assert_eq!(output.status.code(), Some(1), "{line:?} {output:?}");
    assert!(output.stdout.is_empty(), "{line:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    let errors: Vec<&str> = said
        .lines()
        .filter(|line| line.starts_with("error: "))
        .collect();
    assert_eq!(errors.len(), 1, "one clear sentence: {said}");
    errors.concat()
}

// chats-files-auth.md 4.2: an entry that could never match is a mistake of the operator, and told at once.
#[test]
fn an_unusable_entry_of_a_list_is_named() {
    let home = Home::new();
    for (name, value, entry) in [
        (
            "ROLLTOP_ALLOWED_HOSTS",
            "a.example, http://x",
            "\"http://x\"",
        ),
        ("ROLLTOP_ALLOWED_ORIGINS", "app.example", "\"app.example\""),
    ] {
        let mut command = home.command(&["serve", "--listen", "127.0.0.1:0"]);
        let output = command.env(name, value).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(said.lines().count(), 1, "{said}");
        for part in ["error: ", name, entry, "write ", "example"] {
            assert!(said.contains(part), "{part} in {said}");
        }
    }
    assert!(!home.data().exists(), "nothing was touched");
}

#[test]
fn a_server_that_cannot_start_says_why() {
    let home = Home::new();
    let server = home.serve();
    let address = server.url.strip_prefix("http://").unwrap();
    assert!(
        refusal(&Home::new(), &["serve", "--listen", address])
            .contains("in use by another program")
    );
    assert!(
        refusal(&home, &["serve", "--listen", "127.0.0.1:0"]).contains("in use by another process")
    );
    server.stop();
    let serve = ["serve", "--listen", "127.0.0.1:0"];
    std::fs::set_permissions(home.data(), std::fs::Permissions::from_mode(0o755)).unwrap();
    assert!(refusal(&home, &serve).contains("chmod 700"));
    std::fs::set_permissions(home.data(), std::fs::Permissions::from_mode(0o700)).unwrap();

    // A database of a later version, one that is none, and a file in place of the directory; no command touches them.
    let database = home.data().join("rolltop.db");
    let open = rusqlite::Connection::open(&database).unwrap();
    open.pragma_update(None, "user_version", 1000).unwrap();
    drop(open);
    let newer = std::fs::read(&database).unwrap();
    for line in [&serve[..], &["keys", "list"], &["bin", "list"], &["check"]] {
        assert!(refusal(&home, line).contains("newer version"), "{line:?}");
    }
    assert_eq!(std::fs::read(&database).unwrap(), newer);
    std::fs::write(&database, "not a database ".repeat(1000)).unwrap();
    for line in [&serve[..], &["keys", "list"], &["check"]] {
        let said = refusal(&home, line);
        assert!(said.contains("damaged") && said.contains("copy"), "{said}");
    }
    // A path that no address of a socket can hold.
    let long = home.directory.path().join("d".repeat(100));
    let long = long.to_str().unwrap();
    for line in [&["serve", "--listen", "127.0.0.1:0"][..], &["keys", "list"]] {
        let line = [line, &["--data-dir", long]].concat();
        assert!(refusal(&home, &line).contains("shorter path"), "{line:?}");
    }
    // A name that no directory can have.
    let nameless = home.directory.path().join("d".repeat(300));
    let line = [&serve[..], &["--data-dir", nameless.to_str().unwrap()]].concat();
    assert!(refusal(&home, &line).contains("choose another data directory"));
    std::fs::remove_dir_all(home.data()).unwrap();
    std::fs::write(home.data(), "").unwrap();
    for line in [&serve[..], &["keys", "list"], &["check"]] {
        assert!(refusal(&home, line).contains("not a directory"), "{line:?}");
    }
}

// Only who makes something makes a workspace for it, and says so; a misspelled directory is told as such.
#[test]
fn a_directory_without_a_workspace_is_told_apart_from_an_empty_one() {
    let home = Home::new();
    for line in [
        &["keys", "list"][..],
        &["keys", "revoke", "nothing"],
        &["bin", "list"],
        &["bin", "restore", "nothing"],
        &["index", "rebuild"],
        &["check"],
    ] {
        assert!(refusal(&home, line).contains("no workspace in"), "{line:?}");
        assert!(!home.data().exists(), "{line:?}");
    }
    // Nor does a server that cannot listen leave one behind.
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().unwrap().to_string();
    assert!(refusal(&home, &["serve", "--listen", &taken]).contains("in use by another program"));
    assert!(!home.data().exists());
    let made = home.run(&["keys", "create", "--name", "a", "--all-spaces"]);
    assert_eq!(made.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&made.stderr).contains("making a new workspace in"));
    let second = home.run(&["keys", "create", "--name", "b", "--all-spaces"]);
    assert!(!String::from_utf8_lossy(&second.stderr).contains("new workspace"));
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

// chats-files-auth.md 5, 8: a line for every mutation, and a dry run is told apart.
#[test]
fn the_audit_lines_tell_dry_runs_apart() {
    let home = Home::new();
    let made = home.run(&["keys", "create", "--name", "k", "--unscoped"]);
    let key = out(&made).trim_end().to_owned();
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
    server.stop();
    let log = std::fs::read_to_string(log).unwrap();
    assert!(!log.contains(&other) && !log.contains(&key), "{log}");
    let lines: Vec<Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let of = |event: &'static str| lines.iter().filter(move |line| line["event"] == event);
    let audited: Vec<_> = of("mutation")
        .map(|line| (line["dry_run"].clone(), line["response.status"].clone()))
        .collect();
    assert_eq!(
        audited,
        [(true.into(), 200.into()), (false.into(), 201.into())]
    );
    // What the owner did, to what, and whether it was done.
    let commands: Vec<_> = of("owner request")
        .map(|line| {
            (
                line["command"].as_str().unwrap(),
                line["done"].clone(),
                &line["key.id"],
            )
        })
        .collect();
    let [
        (first, made, id),
        (second, revoked, same),
        (third, again, none),
    ] = commands.as_slice()
    else {
        panic!("{commands:?}");
    };
    assert_eq!(
        [*first, *second, *third],
        ["keys create", "keys revoke", "keys revoke"]
    );
    assert_eq!([made, revoked, again], [true, true, false]);
    assert!(id.as_str().is_some_and(|id| id.len() == 64) && id == same && none.is_null());
}

// A database of another program is named, by every command, and stays as it is.
#[test]
fn a_database_of_another_program_is_left_alone() {
    let home = Home::new();
    create(&home, "first");
    let database = home.data().join("rolltop.db");
    std::fs::remove_file(&database).unwrap();
    let other = rusqlite::Connection::open(&database).unwrap();
    other.execute_batch("CREATE TABLE x (a)").unwrap();
    drop(other);
    std::fs::set_permissions(&database, std::fs::Permissions::from_mode(0o600)).unwrap();
    let before = std::fs::read(&database).unwrap();
    for line in [
        &["serve", "--listen", "127.0.0.1:0"][..],
        &["keys", "list"],
        &["keys", "create", "--name", "a", "--all-spaces"],
        &["check"],
    ] {
        let said = refusal(&home, line);
        assert!(
            said.contains("another program") && said.contains("rolltop.db"),
            "{said}"
        );
    }
    assert_eq!(std::fs::read(&database).unwrap(), before);
}

// A check looks, and nothing more: at a sound workspace, and at one of an older version.
#[test]
fn a_check_changes_nothing() {
    let home = Home::new();
    create(&home, "first");
    let database = home.data().join("rolltop.db");
    let all = || {
        let mut names: Vec<_> = std::fs::read_dir(home.data())
            .unwrap()
            .map(|entry| entry.unwrap().file_name())
            .collect();
        names.sort();
        (names, std::fs::read(&database).unwrap())
    };
    let before = all();
    let check = home.run(&["check"]);
    assert_eq!(check.status.code(), Some(0), "{check:?}");
    assert_eq!(all(), before);
    let older = rusqlite::Connection::open(&database).unwrap();
    older.pragma_update(None, "user_version", 5).unwrap();
    drop(older);
    let before = all();
    let check = home.run(&["check"]);
    assert_eq!(check.status.code(), Some(0), "{check:?}");
    assert!(String::from_utf8_lossy(&check.stderr).contains("older version"));
    assert_eq!(all(), before);
}

// What is set to nothing is not set.
#[test]
fn empty_variables_of_the_environment_say_nothing() {
    let home = Home::new();
    let data = home.data();
    let data = data.to_str().unwrap();
    let names = [
        "ROLLTOP_DATA_DIR",
        "ROLLTOP_BIND",
        "ROLLTOP_TLS_CERT",
        "ROLLTOP_TIMEZONE",
        "ROLLTOP_MAX_UPLOAD_BYTES",
        "ROLLTOP_LOG_FORMAT",
        "ROLLTOP_LOG_LEVEL",
        "ROLLTOP_ALLOWED_HOSTS",
        "SERVICE_API_DISABLE_RATE_LIMIT",
        "ROLLTOP_URL",
        "ROLLTOP_API_KEY",
    ];
    let emptied = |line: &[&str]| {
        let mut command = home.command(line);
        names.iter().for_each(|name| {
            command.env(name, "");
        });
        command
    };
    let line = ["serve", "--data-dir", data, "--listen", "127.0.0.1:0"];
    let mut serve = emptied(&line);
    serve.stderr(Stdio::null());
    Running::start(serve).stop();
    let list = emptied(&["keys", "list", "--data-dir", data]).output();
    assert_eq!(list.unwrap().status.code(), Some(0));
    // The usual directory is meant, and without a home there is none.
    let nowhere = emptied(&["keys", "list"]).output().unwrap();
    let said = String::from_utf8_lossy(&nowhere.stderr).into_owned();
    assert!(!said.contains("a value is required"), "{said}");
}

// chats-files-auth.md 3.2: lock held and socket silent is an error, never a second writer.
#[test]
fn a_silent_socket_is_an_error() {
    let home = Home::new();
    let server = home.serve();
    let socket = home.data().join("control.sock");
    std::fs::remove_file(&socket).unwrap();
    assert!(refusal(&home, &["keys", "list"]).contains("control socket"));
    // Somebody answers, and says nothing.
    let listener = UnixListener::bind(&socket).unwrap();
    let closes = std::thread::spawn(move || drop(listener.accept()));
    assert!(refusal(&home, &["keys", "list"]).contains("does not answer"));
    closes.join().unwrap();
    server.stop();
}

#[test]
fn the_socket_refuses_what_it_does_not_know() {
    let home = Home::new();
    let server = home.serve();
    let mut stream = UnixStream::connect(home.data().join("control.sock")).unwrap();
    for line in [
        "nonsense\n",
        "{\"command\":\"keys_list\",\"extra\":1}\n",
        "{\"command\":\"unknown\"}\n",
    ] {
        stream.write_all(line.as_bytes()).unwrap();
        let mut answer = String::new();
        BufReader::new(&stream).read_line(&mut answer).unwrap();
        assert!(answer.contains("refused"), "{answer}");
    }
    // A line without an end: what follows is not taken for a request of its own.
    let endless = format!("{}{{\"command\":\"keys_list\"}}\n", "x".repeat(64 << 10));
    stream.write_all(endless.as_bytes()).unwrap();
    let mut rest = BufReader::new(&stream);
    let mut answer = String::new();
    rest.read_line(&mut answer).unwrap();
    assert!(answer.contains("one line"), "{answer}");
    answer.clear();
    // Closed, perhaps with a reset because something was left unread.
    assert!(
        matches!(rest.read_line(&mut answer), Ok(0) | Err(_)),
        "{answer}"
    );
    server.stop();
}

/// One request, byte for byte; gives the whole answer.
fn raw(server: &Running, head: &str) -> String {
    raw_with(server, head, "")
}

fn raw_with(server: &Running, head: &str, body: &str) -> String {
    let address = server.url.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    stream
        .write_all(
            format!("{head}\r\nHost: localhost\r\nConnection: close\r\n\r\n{body}").as_bytes(),
        )
        .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

// C-110
#[test]
fn no_secret_reaches_the_log() {
    let home = Home::new();
    let log = home.directory.path().join("log");
    let server = home.serve_with(
        &["--log-level", "debug"],
        Stdio::from(File::create(&log).unwrap()),
    );
    let key = create(&home, "secretive");
    raw(
        &server,
        &format!("GET /v2/auth/whoami?token={key} HTTP/1.1\r\nAuthorization: Bearer {key}"),
    );
    raw(&server, &format!("GET /{key}/nope HTTP/1.1"));
    let asked = home.run(&[
        "api",
        "--url",
        &server.url,
        "create-auth-challenge",
        "--app-name",
        "a",
    ]);
    let id = json(&asked)["challenge_id"].as_str().unwrap().to_owned();
    let approved = home.run(&["pair", "approve", &id, "--all-spaces", "--json"]);
    let code = json(&approved)["code"].as_str().unwrap().to_owned();
    let solved = home.run(&[
        "api",
        "--url",
        &server.url,
        "create-api-key",
        "--challenge-id",
        &id,
        "--code",
        &code,
    ]);
    let paired = json(&solved)["api_key"].as_str().unwrap().to_owned();
    server.stop();
    let written = std::fs::read_to_string(&log).unwrap();
    assert!(
        written.contains("/v2/auth/whoami") && written.contains("pair approve"),
        "{written}"
    );
    assert!(
        written.contains(
            "rolltop keys create --name <name> --all-spaces --permission readwrite --data-dir /"
        ),
        "a first start says how a key is made, where it is"
    );
    for secret in [&key, &paired, &format!("\"{code}\"")] {
        assert!(!written.contains(secret.as_str()), "{secret} in {written}");
    }
}

// chats-files-auth.md 4.4: many who connect and say nothing keep nobody else out.
#[test]
fn silent_connections_keep_nobody_out() {
    let home = Home::new();
    let mut command = Command::new("sh");
    let serve = r#"ulimit -Sn 64; exec "$0" serve --listen 127.0.0.1:0"#;
    command
        .args(["-c", serve, env!("CARGO_BIN_EXE_rolltop")])
        .env("ROLLTOP_DATA_DIR", home.data())
        .stderr(Stdio::null());
    let server = Running::start(command);
    let address = server.url.strip_prefix("http://").unwrap();
    let silent: Vec<TcpStream> = (0..200)
        .map(|_| TcpStream::connect(address).unwrap())
        .collect();
    let mut stream = TcpStream::connect(address).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(20)))
        .unwrap();
    let request = "GET /v2/spaces HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 401"), "{answer}");
    server.stop();
    drop(silent);
}

/// A certificate of this machine and its key, as files.
fn certificate(home: &Home, name: &str) -> Option<[PathBuf; 2]> {
    let files = ["crt", "key"].map(|kind| home.directory.path().join(format!("{name}.{kind}")));
    let mut command = Command::new("openssl");
    command
        .args(["req", "-x509", "-newkey", "ec", "-pkeyopt"])
        .args(["ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"])
        .args([
            "-subj",
            "/CN=localhost",
            "-addext",
            "subjectAltName=DNS:localhost",
        ])
        .arg("-out")
        .arg(&files[0])
        .arg("-keyout")
        .arg(&files[1]);
    let made = command.output();
    made.is_ok_and(|output| output.status.success())
        .then_some(files)
}

// chats-files-auth.md 4.4: off by default, behind a flag.
#[test]
fn connections_can_be_encrypted() {
    let home = Home::new();
    let Some([cert, key]) = certificate(&home, "good") else {
        eprintln!("skipped: there is no openssl here");
        return;
    };
    let key_made = create(&home, "tls");
    let path = |file: &Path| file.to_str().unwrap().to_owned();
    let (cert, key) = (path(&cert), path(&key));
    let options = ["--tls-cert", &cert, "--tls-key", &key];
    let server = home.serve_with(&options, Stdio::null());
    let port = server.url.strip_prefix("https://127.0.0.1:").unwrap();
    for version in ["--http1.1", "--http2"] {
        let asked = Command::new("curl")
            .args(["-sS", "--noproxy", "*", version, "--cacert", &cert])
            .args(["-H", &format!("Authorization: Bearer {key_made}")])
            .arg(format!("https://localhost:{port}/v2/auth/whoami"))
            .output()
            .unwrap();
        assert_eq!(json(&asked)["key"]["name"], "tls", "{version} {asked:?}");
    }
    // Who does not encrypt is not answered.
    let mut plain = TcpStream::connect(("127.0.0.1", port.parse().unwrap())).unwrap();
    plain
        .write_all(b"GET /v2/spaces HTTP/1.1\r\nHost: localhost\r\n\r\n")
        .unwrap();
    let mut answer = Vec::new();
    drop(plain.read_to_end(&mut answer));
    assert!(!answer.starts_with(b"HTTP"));
    server.stop();

    let [other, _] = certificate(&home, "other").unwrap();
    let other = path(&other);
    for (cert, key, said) in [
        ("/nowhere", key.as_str(), "certificate"),
        (&key, &key, "no certificate"),
        (&cert, &cert, "no private key"),
        (&other, &key, "does not belong"),
    ] {
        let line = [
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--tls-cert",
            cert,
            "--tls-key",
            key,
        ];
        assert!(refusal(&home, &line).contains(said), "{said}");
    }
    let half = home.run(&["serve", "--listen", "127.0.0.1:0", "--tls-cert", &cert]);
    assert_eq!(half.status.code(), Some(2));
}

// H-134, C-106
#[test]
fn the_write_limit_is_lifted_by_the_environment() {
    let home = Home::new();
    let made = home.run(&["keys", "create", "--name", "k", "--unscoped"]);
    let key = out(&made).trim_end().to_owned();
    let write = format!(
        "POST /v2/spaces?dry_run=true HTTP/1.1\r\nAuthorization: Bearer {key}\r\nContent-Length: 0"
    );
    let limited = home.serve();
    assert!(raw(&limited, &write).contains("ratelimit-limit: 60"));
    limited.stop();
    let lifted = home.serve_with_environment("SERVICE_API_DISABLE_RATE_LIMIT", "1");
    assert!(!raw(&lifted, &write).contains("ratelimit-limit"));
    lifted.stop();
}
