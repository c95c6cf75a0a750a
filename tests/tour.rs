//! The shell steps of the README and of the quickstart are run as they are printed.

use std::path::Path;
use std::process::Command;

use crate::support::{ROLLTOP, Server};

/// The shell blocks of a page that follow a `<!-- tour -->` line, joined.
fn script(page: &str) -> String {
    let mut script = String::new();
    for part in page.split("<!-- tour -->\n```sh\n").skip(1) {
        script.push_str(part.split("```").next().unwrap());
    }
    script
}

/// Runs the steps of a page against a new server. Returns what they print, and the statuses of the answers.
fn run(page: &str) -> (String, Vec<String>) {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("data"));
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join(page);
    let steps = script(&std::fs::read_to_string(page).unwrap())
        .replace("cargo run --release --", &format!("'{ROLLTOP}'"))
        .replace("http://127.0.0.1:31009", &server.url);

    // The status of every answer goes to standard error, so that each can be judged.
    let script = format!(
        "set -euo pipefail\n{}",
        steps.replace(
            r"curl -sS -w '\n' -H",
            r"curl -sS -w '\n%{stderr}%{http_code}\n' -H"
        )
    );
    let output = Command::new("bash")
        .args(["-c", &script])
        .env("ROLLTOP_DATA_DIR", &server.data_dir)
        .output()
        .unwrap();
    let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stdout}\n{stderr}");
    let statuses = stderr
        .lines()
        .filter(|line| line.len() == 3 && line.parse::<u16>().is_ok())
        .map(str::to_owned)
        .collect();
    (stdout, statuses)
}

/// The statuses that are no success.
fn refused(statuses: &[String]) -> Vec<&str> {
    let statuses = statuses.iter().map(String::as_str);
    statuses.filter(|status| !status.starts_with('2')).collect()
}

#[test]
fn the_steps_of_the_readme_work() {
    let (stdout, statuses) = run("README.md");
    assert_eq!(statuses.len(), 6, "{stdout}");
    assert_eq!(refused(&statuses), Vec::<&str>::new(), "{stdout}");
    for found in [
        r"- [x] tent\n- [ ] stove",
        r#""name":"Trip","type":"page"}]"#,
    ] {
        assert!(stdout.contains(found), "{found}: {stdout}");
    }
}

#[test]
fn the_tour_of_the_quickstart_works() {
    let (stdout, statuses) = run("docs/quickstart.md");
    assert!(statuses.len() > 30, "{statuses:?}");
    assert_eq!(
        refused(&statuses),
        ["400"],
        "only the wrong request is refused: {stdout}"
    );
    assert!(
        stdout.contains("description"),
        "the refusal suggests the right key: {stdout}"
    );
    for found in [
        r#""name":"Basil","type":"plant","properties":{"stage":["Seed"]}}"#,
        r#""reacted_by":{"👍":["#,
        r#""snippet":"Milk is nearly out""#,
        "# Rolltop\n{",
        r#"{"dry_run":true}"#,
        r#""mime_type":"text/markdown""#,
        "are deleted permanently",
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

#[test]
fn the_steps_for_v1_clients_work() {
    let (stdout, statuses) = run("docs/guides/using-v1-clients.md");
    assert_eq!(statuses.len(), 7, "{stdout}");
    assert_eq!(refused(&statuses), Vec::<&str>::new(), "{stdout}");
    for found in [
        r#""network_id":"local"}}"#,
        r#""name":"In Progress","color":"yellow""#,
        r#"{"data":[],"pagination":{"total":0,"offset":0,"limit":10,"has_more":false}}"#,
    ] {
        assert!(stdout.contains(found), "{found}: {stdout}");
    }
}
