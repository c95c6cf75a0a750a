//! `serve`: the ready line, its options and its environment (chats-files-auth.md 4).

use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};
use std::time::Duration;

#[cfg(target_os = "linux")]
use tokio::signal::unix::{SignalKind, signal};

use super::{Home, Running, has, misused, out, raw, said};

#[test]
fn the_ready_line_is_all_of_standard_output_and_the_end_is_orderly() {
    let home = Home::new();
    let server = home.serve();
    let (rest, code) = server.stop();
    assert_eq!((rest.as_str(), code), ("", Some(0)));
    assert!(!home.data().join("control.sock").exists());
    home.ok(&["check"]);
}

// A terminal that is closed ends what it has started, in order; what was started to outlive it goes on.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_terminal_that_goes_ends_a_server_in_order() {
    // What is caught here is not ignored by what is started from here, also where the tests themselves outlive a terminal.
    let _caught = signal(SignalKind::hangup()).unwrap();
    let home = Home::new();
    let mut server = home.serve();
    server.signal("-HUP");
    assert_eq!(server.child.wait().unwrap().code(), Some(0));
    assert!(!home.data().join("control.sock").exists());

    let mut lasting = Command::new("sh");
    let serve = r#"trap '' HUP; exec "$0" serve --listen 127.0.0.1:0"#;
    lasting
        .args(["-c", serve, env!("CARGO_BIN_EXE_rolltop")])
        .env("ROLLTOP_DATA_DIR", home.data())
        .stderr(Stdio::null());
    let server = Running::start(lasting);
    server.signal("-HUP");
    assert!(raw(&server, "GET /v2/spaces HTTP/1.1").starts_with("HTTP/1.1 401"));
    assert_eq!(server.stop().1, Some(0));
}

// chats-files-auth.md 4.2: an entry that could never match is a mistake of the operator, and stops the start.
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
        let said = misused(home.serving(&[], &[(name, value)]));
        has(&said, &["error: ", name, entry, "write ", "example"]);
    }
    assert!(!home.data().exists(), "nothing was touched");
}

// An empty variable counts as unset.
#[test]
fn empty_variables_of_the_environment_count_as_unset() {
    let home = Home::new();
    let data = home.data();
    let data = data.to_str().unwrap();
    let names = [
        "ROLLTOP_DATA_DIR",
        "ROLLTOP_BIND",
        "ROLLTOP_TLS_CERT",
        "ROLLTOP_TLS_KEY",
        "ROLLTOP_TIMEZONE",
        "ROLLTOP_MAX_UPLOAD_BYTES",
        "ROLLTOP_LOG_FORMAT",
        "ROLLTOP_LOG_LEVEL",
        "ROLLTOP_ALLOWED_HOSTS",
        "ROLLTOP_ALLOWED_ORIGINS",
        "ROLLTOP_URL_UPLOAD_ALLOW_HOSTS",
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
    assert!(!said(&nowhere).contains("a value is required"));
}

// chats-files-auth.md 4.4: many silent connections keep no other client out.
#[test]
fn silent_connections_keep_no_client_out() {
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

// H-134, C-106
#[test]
fn the_write_limit_is_lifted_by_the_environment() {
    let home = Home::new();
    let key = home.unscoped_key();
    let write = format!(
        "POST /v2/spaces?dry_run=true HTTP/1.1\r\nAuthorization: Bearer {key}\r\nContent-Length: 0"
    );
    let variable = "SERVICE_API_DISABLE_RATE_LIMIT";
    for (value, is_limited) in [("", true), ("1", false), ("off", true)] {
        let server = Running::start(home.serving(&[], &[(variable, value)]));
        assert_eq!(
            raw(&server, &write).contains("ratelimit-limit: 60"),
            is_limited,
            "{value}"
        );
        server.stop();
    }
    for unclear in ["nope", "1 ", "FALSE ", "2"] {
        let said = misused(home.serving(&[], &[(variable, unclear)]));
        has(&said, &["write 1 to turn the limit off", "SERVICE_API_"]);
    }
}

// chats-files-auth.md 4.4: a server that other machines can reach needs a flag, and has a warning.
#[test]
fn listening_on_the_network_needs_a_flag_and_has_a_warning() {
    let home = Home::new();
    let network = home.command(&["serve", "--listen", "0.0.0.0:0", "--allow-network"]);
    let warning = "other machines can reach this server, without encryption";
    has(&home.log_of(network, "http://0.0.0.0:"), &[warning]);
    // A server of this machine alone has no warning.
    let local = home.log_of(home.serving(&[], &[]), "http://127.0.0.1:");
    assert!(!local.contains("other machines"), "{local}");
}

// A value that cannot be read is reported with its form, as option and as variable.
#[test]
fn values_that_cannot_be_read_are_refused_with_their_form() {
    let home = Home::new();
    #[rustfmt::skip]
    let cases = [
        (["--listen", "localhost:0"], "ROLLTOP_BIND", "as 127.0.0.1:31009"),
        (["--listen", "31009"], "ROLLTOP_BIND", "as 127.0.0.1:31009"),
        (["--max-upload-bytes", "1G"], "ROLLTOP_MAX_UPLOAD_BYTES", "number of bytes"),
    ];
    for (line, variable, form) in cases {
        let [option, value] = line;
        let mut by_variable = home.command(&["serve"]);
        by_variable.env(variable, value);
        for command in [home.command(&["serve", option, value]), by_variable] {
            has(&misused(command), &[value, option, variable, form]);
        }
    }
    assert!(!home.data().exists(), "nothing was touched");
}

// query.md 3.4: days are counted in the zone of the system; an unknown one has a warning.
#[test]
fn an_unknown_zone_of_the_system_has_a_warning() {
    let home = Home::new();
    let warned = |zone: &str, options: &[&str]| {
        let log = home.log_of(home.serving(options, &[("TZ", zone)]), "http://");
        let mut warnings = log.lines().filter(|line| line.contains("TZ"));
        warnings.next().map(str::to_owned)
    };
    let warning = warned("Foo/Bar", &[]).unwrap();
    has(&warning, &["Foo/Bar", "UTC", "--timezone", "warn"]);
    for known in ["Europe/Berlin", ":Europe/Berlin", "XYZ12", ""] {
        assert_eq!(warned(known, &[]), None, "{known}");
    }
    assert_eq!(warned("Foo/Bar", &["--timezone", "Europe/Berlin"]), None);
}

// query.md 3.4: an unknown zone of an option is refused, by the name that the operator wrote.
#[test]
fn an_unknown_zone_is_refused() {
    let home = Home::new();
    for command in [
        home.serving(&["--timezone", "Foo/Bar"], &[]),
        home.serving(&[], &[("ROLLTOP_TIMEZONE", "Foo/Bar")]),
    ] {
        has(
            &misused(command),
            &["error: ", "ROLLTOP_TIMEZONE", "Foo/Bar", "Europe/"],
        );
    }
    assert!(!home.data().exists(), "nothing was touched");
}

/// The command that a message advises, run by a shell in another folder.
fn pasted(said: &str) -> std::process::Output {
    let command = said.split('`').nth(1).unwrap().replace("<name>", "n");
    let command = match command.strip_prefix("rolltop ") {
        Some(options) => format!("'{}' {options}", env!("CARGO_BIN_EXE_rolltop")),
        None => command,
    };
    let mut shell = Command::new("sh");
    shell.args(["-c", &command]).current_dir("/");
    shell.output().unwrap()
}

// Whatever the folder is named, and wherever the server was started.
#[test]
fn what_is_to_be_pasted_can_be_pasted() {
    let home = Home::new();
    let here = "it's m$y data";
    let log = home.directory.path().join("log");
    let serve = |stderr: &std::path::Path| {
        let mut serve = home.command(&["serve", "--listen", "127.0.0.1:0", "--data-dir", here]);
        serve.args(["--log-format", "terminal"]);
        serve.current_dir(home.directory.path());
        serve.stderr(std::fs::File::create(stderr).unwrap());
        serve
    };
    let server = Running::start(serve(&log));
    let hint = std::fs::read_to_string(&log).unwrap();
    let made = pasted(&hint);
    assert!(out(&made).starts_with("rolltop_"), "{hint} {made:?}");
    server.stop();

    let data = home.directory.path().join(here);
    std::fs::set_permissions(&data, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    assert_eq!(serve(&log).output().unwrap().status.code(), Some(1));
    let refusal = std::fs::read_to_string(&log).unwrap();
    assert!(refusal.contains("`chmod 700 "), "{refusal}");
    assert!(pasted(&refusal).status.success(), "{refusal}");
    Running::start(serve(&log)).stop();
}
