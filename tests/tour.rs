//! The README's tour is run as it is printed.

use std::process::Command;

use crate::support::{ROLLTOP, Server};

/// The shell blocks of the README that follow a `<!-- tour -->` line, joined.
fn script(readme: &str) -> String {
    let mut script = String::new();
    for part in readme.split("<!-- tour -->\n```sh\n").skip(1) {
        script.push_str(part.split("```").next().unwrap());
    }
    script
}

#[test]
fn the_tour_of_the_readme_works() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("data"));
    let readme =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md")).unwrap();
    let steps = script(&readme)
        .replace("cargo run --release --", &format!("'{ROLLTOP}'"))
        .replace("http://127.0.0.1:31009", &server.url);
    assert!(
        steps.matches("\napi ").count() > 8,
        "the tour has its steps: {steps}"
    );

    // The status of every answer goes to standard error, so that each can be judged.
    let script = format!(
        "set -euo pipefail\n{}",
        steps.replace("curl -sS -H", "curl -sS -w '%{stderr}%{http_code}\\n' -H")
    );
    let output = Command::new("bash")
        .args(["-c", &script])
        .env("ROLLTOP_DATA_DIR", &server.data_dir)
        .output()
        .unwrap();
    let stdout = String::from_utf8_lossy(&output.stdout);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stdout}\n{stderr}");

    let statuses: Vec<&str> = stderr
        .lines()
        .filter(|line| line.len() == 3 && line.parse::<u16>().is_ok())
        .collect();
    let refused: Vec<_> = statuses
        .iter()
        .filter(|status| !status.starts_with('2'))
        .collect();
    assert_eq!(
        refused,
        [&"400"],
        "only the wrong request is refused: {stdout}"
    );
    assert!(statuses.len() >= 9, "{stderr}");
    assert!(
        stdout.contains("description"),
        "the refusal suggests the right key: {stdout}"
    );
    for found in [
        r#""name":"Basil","type":"plant","properties":{"stage":["Seed"]}}"#,
        r#""reacted_by":{"👍":["#,
        r#""snippet":"Milk is nearly out""#,
        "# Rolltop{",
        r#"{"dry_run":true}"#,
        r#""mime_type":"text/markdown""#,
        "are deleted for good",
        "did you mean heading_1?",
    ] {
        assert!(stdout.contains(found), "{found}: {stdout}");
    }
    // The stream starts with what is there; the second time it goes on where the first one ended.
    let heard: Vec<&str> = stdout.split("event: message_added").skip(1).collect();
    let [first, second, last] = heard.as_slice() else {
        panic!("{stdout}")
    };
    for (heard, text) in [
        (first, "Milk is"),
        (second, "See the list"),
        (last, "Bread, too"),
    ] {
        assert!(heard.contains(text), "{heard}");
    }
    let edited = r#""diff_stats":{"blocks_added":2,"blocks_changed":2,"blocks_moved":0,"blocks_removed":0,"properties_changed":1}"#;
    assert!(stdout.contains(edited), "{stdout}");
}
