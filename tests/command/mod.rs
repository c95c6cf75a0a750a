//! The command `rolltop`, run as a person runs it: keys, pairing, start and stop (chats-files-auth.md 3.2, 4.4).

mod directory;
mod keys;
mod log;
mod other_user;
mod output;
mod pairing;
mod socket;
mod start;
mod tls;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;

use crate::support::{error_of, ready_url};

/// A data directory of its own, and the program that works on it.
struct Home {
    directory: TempDir,
}

/// A server of that program, on a port of its own.
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

    /// What a command that succeeds prints.
    fn ok(&self, line: &[&str]) -> String {
        let output = self.run(line);
        assert_eq!(output.status.code(), Some(0), "{line:?} {output:?}");
        out(&output)
    }

    /// Makes an unscoped key.
    fn unscoped_key(&self) -> String {
        let create = ["keys", "create", "--name", "owner", "--unscoped"];
        self.ok(&create).trim_end().to_owned()
    }

    /// A server with these options and variables that was not started.
    fn serving(&self, options: &[&str], variables: &[(&str, &str)]) -> Command {
        let mut command = self.command(&["serve", "--listen", "127.0.0.1:0"]);
        command.args(options).envs(variables.iter().copied());
        command.stderr(Stdio::null());
        command
    }

    /// The log of a server that is stopped as soon as it listens at an address that begins so.
    fn log_of(&self, mut command: Command, url: &str) -> String {
        let log = self.directory.path().join("log");
        command.stderr(std::fs::File::create(&log).unwrap());
        let server = Running::start(command);
        assert!(server.url.starts_with(url), "{}", server.url);
        server.stop();
        std::fs::read_to_string(&log).unwrap()
    }

    fn serve(&self) -> Running {
        self.serve_with(&[], Stdio::null())
    }

    fn serve_with(&self, options: &[&str], stderr: Stdio) -> Running {
        let mut command = self.serving(options, &[]);
        command.stderr(stderr);
        Running::start(command)
    }
}

impl Running {
    fn start(mut command: Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let url = ready_url(child.stdout.as_mut().unwrap());
        Self { child, url }
    }

    /// Stops the server, and gives the rest of its output and its exit code.
    fn stop(mut self) -> (String, Option<i32>) {
        self.signal("-TERM");
        let mut rest = String::new();
        let mut stdout = self.child.stdout.take().unwrap();
        stdout.read_to_string(&mut rest).unwrap();
        (rest, self.child.wait().unwrap().code())
    }

    /// Sends the server a signal, written as `kill` takes it.
    fn signal(&self, signal: &str) {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args([signal, &pid]).status().unwrap();
        assert!(sent.success());
    }

    /// Asks for a key as a program does, and gives the challenge.
    fn ask_for_key(&self, home: &Home, app_name: &str) -> String {
        let body = serde_json::json!({ "app_name": app_name }).to_string();
        self.answer(home, "create-auth-challenge", body, "challenge_id")
    }

    /// A member of the answer to a call without a key.
    fn answer(&self, home: &Home, operation: &str, body: String, member: &str) -> String {
        let called = home.run(&["api", "--url", &self.url, operation, "--body", &body]);
        assert_eq!(called.status.code(), Some(0), "{called:?}");
        json(&called)[member].as_str().unwrap().to_owned()
    }

    /// The key that the program gets for the code that its owner was shown.
    fn solve(&self, home: &Home, challenge: &str, code: &str) -> String {
        let body = serde_json::json!({ "challenge_id": challenge, "code": code }).to_string();
        self.answer(home, "create-api-key", body, "api_key")
    }

    fn whoami(&self, home: &Home, key: &str) -> Output {
        home.run(&["api", "--url", &self.url, "--key", key, "auth-whoami"])
    }
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// What a command says beside its result.
fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// What a command with a wrong option or variable says.
fn misused(mut command: Command) -> String {
    let output = command.stderr(Stdio::piped()).output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{command:?}");
    assert!(output.stdout.is_empty(), "{command:?}");
    said(&output)
}

/// A text has all of these parts.
#[track_caller]
fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part} in {text}");
    }
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
    let key = out(&made).trim_end().to_owned();
    let is_alone = key.starts_with("rolltop_") && !key.contains(char::is_whitespace);
    assert!(is_alone, "only the key is printed");
    assert!(!said(&made).contains(&key));
    key
}

fn refusal(home: &Home, line: &[&str]) -> String {
    let output = home.run(line);
    assert!(output.stdout.is_empty(), "{line:?}");
    error_of(output)
}

/// One request, byte for byte; gives the whole answer.
fn raw(server: &Running, head: &str) -> String {
    raw_with(server, head, "")
}

fn raw_with(server: &Running, head: &str, body: &str) -> String {
    let address = server.url.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    let request = format!("{head}\r\nHost: localhost\r\nConnection: close\r\n\r\n{body}");
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}
