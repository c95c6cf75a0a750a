//! What the command prints beside serving: the generated command line, completions, help.

use std::process::{Command, Output};

use rolltop_spec::examples;
use rolltop_spec::operations::{Answer, OPERATIONS};
use serde_json::Value;

use crate::support::{Client, ROLLTOP, Server};

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
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
    for command in ["serve", "keys", "pair", "check", "api", "completions"] {
        assert!(text(&help.stdout).contains(command), "{command}");
    }
}
