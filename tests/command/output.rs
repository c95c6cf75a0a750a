//! Results that nobody reads, and results that cannot be written.

use std::fs::OpenOptions;

use super::{Home, out};
use crate::support::skipped;

/// Every way in which commands print: owner's tables and JSON, a secret, calls of the API, a script.
const PRINTING: &[&[&str]] = &[
    CREATING,
    &["keys", "list"],
    &["keys", "list", "--json"],
    &["bin", "list", "--json"],
    &["completions", "bash"],
    &["completions", "zsh"],
    &["api"],
    &["api", "list-spaces"],
    &["api", "create-space", "--body", "-"],
];

/// What it prints is shown once.
const CREATING: &[&str] = &["keys", "create", "--name", "unread", "--all-spaces"];

/// A key that may create spaces.
fn writing_key(home: &Home) -> String {
    let made = home.run(&["keys", "create", "--name", "first", "--unscoped"]);
    out(&made).trim_end().to_owned()
}

/// What a command that may call a running server says with this standard output, and its exit code.
fn said(
    home: &Home,
    called: [&str; 2],
    line: &[&str],
    stdout: std::process::Stdio,
) -> (String, Option<i32>) {
    let body = home.directory.path().join("body.json");
    std::fs::write(&body, r#"{"name":"Home"}"#).unwrap();
    let [url, key] = called;
    let mut command = home.command(line);
    command.env("ROLLTOP_URL", url).env("ROLLTOP_API_KEY", key);
    command
        .stdin(std::fs::File::open(&body).unwrap())
        .stdout(stdout);
    let output = command.output().unwrap();
    (
        String::from_utf8(output.stderr).unwrap(),
        output.status.code(),
    )
}

// A reader who closes his end has seen what he wanted, as `head` has.
#[test]
fn a_reader_who_has_gone_ends_a_command_quietly() {
    let home = Home::new();
    let key = writing_key(&home);
    let server = home.serve();
    let others = [&["--help"][..], &["--version"]];
    for line in PRINTING
        .iter()
        .filter(|line| **line != CREATING)
        .chain(&others)
    {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let (said, code) = said(&home, [&server.url, &key], line, writer.into());
        assert_eq!(code, Some(0), "{line:?} {said}");
        assert!(
            !said.contains("error") && !said.contains("panicked"),
            "{line:?} {said}"
        );
    }
    server.stop();
}

#[test]
fn a_key_that_nobody_has_read_is_a_failure() {
    let home = Home::new();
    let key = writing_key(&home);
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let (said, code) = said(&home, ["", &key], CREATING, writer.into());
    assert_eq!(code, Some(1), "{said}");
    let (_, revoke) = said.split_once("`rolltop ").unwrap();
    let revoke = revoke.split('`').next().unwrap();
    let revoke: Vec<&str> = revoke.split(' ').collect();
    assert!(out(&home.run(&["keys", "list"])).contains("unread"));
    home.run(&revoke);
    assert!(!out(&home.run(&["keys", "list"])).contains("unread"));
}

// What is lost otherwise is a failure: a full disk must not look like an empty answer.
#[test]
fn a_result_that_cannot_be_written_is_a_failure() {
    let home = Home::new();
    let Ok(full) = OpenOptions::new().write(true).open("/dev/full") else {
        skipped("there is no /dev/full here");
        return;
    };
    let key = writing_key(&home);
    let server = home.serve();
    let others = [&["--help"][..], &["--version"], &["help", "keys"]];
    for line in PRINTING.iter().chain(&others) {
        let full = full.try_clone().unwrap();
        let (said, code) = said(&home, [&server.url, &key], line, full.into());
        assert_eq!(code, Some(1), "{line:?} {said}");
        let told = said
            .lines()
            .filter(|line| line.starts_with("error: cannot write the result: "));
        assert_eq!(told.count(), 1, "{line:?} {said}");
    }
    server.stop();
}
