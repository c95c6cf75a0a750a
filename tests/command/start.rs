//! `serve`: the ready line, its options and its environment (chats-files-auth.md 4).

use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};
use std::time::Duration;

#[cfg(target_os = "linux")]
use tokio::signal::unix::{SignalKind, signal};

use super::{Home, Running, out, raw};

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
    let said = String::from_utf8_lossy(&nowhere.stderr).into_owned();
    assert!(!said.contains("a value is required"), "{said}");
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
    let kept = home.serve_with_environment("SERVICE_API_DISABLE_RATE_LIMIT", "off");
    assert!(raw(&kept, &write).contains("ratelimit-limit: 60"));
    kept.stop();
    for unclear in ["nope", "1 ", "FALSE ", "2"] {
        let mut serve = home.command(&["serve", "--listen", "127.0.0.1:0"]);
        let refused = serve
            .env("SERVICE_API_DISABLE_RATE_LIMIT", unclear)
            .output();
        let refused = refused.unwrap();
        assert_eq!(refused.status.code(), Some(2), "{unclear}");
        let said = String::from_utf8(refused.stderr).unwrap();
        assert!(
            said.contains("write 1 to turn the limit off") && said.contains("SERVICE_API_"),
            "{said}"
        );
    }
}

// chats-files-auth.md 4.4: what other machines can reach is asked for by a flag, and warned of.
#[test]
fn listening_on_the_network_is_meant_and_warned_of() {
    let home = Home::new();
    let log = home.directory.path().join("log");
    let mut command = home.command(&["serve", "--listen", "0.0.0.0:0", "--allow-network"]);
    command.stderr(std::fs::File::create(&log).unwrap());
    let server = Running::start(command);
    assert!(server.url.starts_with("http://0.0.0.0:"), "{}", server.url);
    server.stop();
    let log = std::fs::read_to_string(log).unwrap();
    let warned = "other machines can reach this server, without encryption";
    assert!(log.contains(warned), "{log}");
    // Whoever stays on this machine is not.
    let home = Home::new();
    let log = home.directory.path().join("log");
    home.serve_with(&[], std::fs::File::create(&log).unwrap().into())
        .stop();
    let log = std::fs::read_to_string(log).unwrap();
    assert!(!log.contains("other machines"), "{log}");
}

// What cannot be read is told with its form, wherever it was said.
#[test]
fn values_that_cannot_be_read_are_told_their_form() {
    let home = Home::new();
    #[rustfmt::skip]
    let cases = [
        (["--listen", "localhost:0"], "ROLLTOP_BIND", "as 127.0.0.1:31009"),
        (["--listen", "31009"], "ROLLTOP_BIND", "as 127.0.0.1:31009"),
        (["--max-upload-bytes", "1G"], "ROLLTOP_MAX_UPLOAD_BYTES", "number of bytes"),
    ];
    for (line, variable, form) in cases {
        let [option, value] = line;
        let by_option = home.command(&["serve", option, value]).output();
        let by_variable = home.command(&["serve"]).env(variable, value).output();
        for output in [by_option, by_variable].map(Result::unwrap) {
            assert_eq!(output.status.code(), Some(2));
            let said = String::from_utf8(output.stderr).unwrap();
            for part in [value, option, variable, form] {
                assert!(said.contains(part), "{part} in {said}");
            }
        }
    }
    assert!(!home.data().exists(), "nothing was touched");
}

// query.md 3.4: days are counted in the zone of the system; one that nobody knows is doubted aloud.
#[test]
fn a_zone_of_the_system_that_nobody_knows_is_warned_of() {
    let home = Home::new();
    let log = home.directory.path().join("log");
    let warned = |zone: &str, options: &[&str]| {
        let mut command = home.command(&["serve", "--listen", "127.0.0.1:0"]);
        command.args(options).env("TZ", zone);
        command.stderr(std::fs::File::create(&log).unwrap());
        Running::start(command).stop();
        let log = std::fs::read_to_string(&log).unwrap();
        let mut warnings = log.lines().filter(|line| line.contains("TZ"));
        warnings.next().map(str::to_owned)
    };
    let warning = warned("Foo/Bar", &[]).unwrap();
    for part in ["Foo/Bar", "UTC", "--timezone", "warn"] {
        assert!(warning.contains(part), "{part} in {warning}");
    }
    for known in ["Europe/Berlin", ":Europe/Berlin", "XYZ12", ""] {
        assert_eq!(warned(known, &[]), None, "{known}");
    }
    assert_eq!(warned("Foo/Bar", &["--timezone", "Europe/Berlin"]), None);
}

// query.md 3.4: a zone that is asked for and that nobody knows is refused, by the name that the operator wrote.
#[test]
fn a_zone_that_nobody_knows_is_refused() {
    let home = Home::new();
    let serve = ["serve", "--listen", "127.0.0.1:0"];
    let mut of_option = home.command(&serve);
    of_option.args(["--timezone", "Foo/Bar"]);
    let mut of_environment = home.command(&serve);
    of_environment.env("ROLLTOP_TIMEZONE", "Foo/Bar");
    for mut command in [of_option, of_environment] {
        let output = command.output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        let said = String::from_utf8(output.stderr).unwrap();
        for part in ["error: ", "ROLLTOP_TIMEZONE", "Foo/Bar", "Europe/"] {
            assert!(said.contains(part), "{part} in {said}");
        }
    }
    assert!(!home.data().exists(), "nothing was touched");
}

/// What a person is told to paste, done by a shell in another folder.
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
