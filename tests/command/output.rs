//! Results without a reader, and results that cannot be written.

use std::fs::OpenOptions;

use super::Home;
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

// A reader that closes its end has all it wants, as `head` has.
#[test]
fn a_reader_who_has_gone_ends_a_command_quietly() {
    let home = Home::new();
    let key = home.unscoped_key();
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
        let is_quiet = !said.contains("error") && !said.contains("panicked");
        assert!(is_quiet, "{line:?} {said}");
    }
    server.stop();
}

#[test]
fn a_key_without_a_reader_is_a_failure() {
    let home = Home::new();
    let key = home.unscoped_key();
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let (said, code) = said(&home, ["", &key], CREATING, writer.into());
    assert_eq!(code, Some(1), "{said}");
    let (_, revoke) = said.split_once("`rolltop ").unwrap();
    let revoke = revoke.split('`').next().unwrap();
    let revoke: Vec<&str> = revoke.split(' ').collect();
    let is_listed = || home.ok(&["keys", "list"]).contains("unread");
    assert!(is_listed());
    home.ok(&revoke);
    assert!(!is_listed());
}

// What is lost otherwise is a failure: a full disk must not look like an empty answer.
#[test]
fn a_result_that_cannot_be_written_is_a_failure() {
    let home = Home::new();
    let Ok(full) = OpenOptions::new().write(true).open("/dev/full") else {
        skipped("there is no /dev/full here");
        return;
    };
    let key = home.unscoped_key();
    let server = home.serve();
    let others = [&["--help"][..], &["--version"], &["help", "keys"]];
    for line in PRINTING.iter().chain(&others) {
        let full = full.try_clone().unwrap();
        let (said, code) = said(&home, [&server.url, &key], line, full.into());
        assert_eq!(code, Some(1), "{line:?} {said}");
        let errors = said
            .lines()
            .filter(|line| line.starts_with("error: cannot write the result: "));
        assert_eq!(errors.count(), 1, "{line:?} {said}");
    }
    server.stop();
}
