//! What the command prints beside serving: the generated command line, completions, help.

use std::process::Command;

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

#[test]
fn completions_and_help_are_printed() {
    let completions = Command::new(ROLLTOP)
        .args(["completions", "bash"])
        .output()
        .unwrap();
    assert!(completions.status.success());
    assert!(text(&completions.stdout).contains("rolltop"));
    let help = Command::new(ROLLTOP).arg("--help").output().unwrap();
    for command in ["serve", "keys", "pair", "check", "api", "completions"] {
        assert!(text(&help.stdout).contains(command), "{command}");
    }
}
