//! A running `rolltop serve` on a free port and a folder of its own.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Output, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;

/// The built command.
pub(crate) const ROLLTOP: &str = env!("CARGO_BIN_EXE_rolltop");

/// A server process; killed when dropped.
pub(crate) struct Server {
    /// Where it listens, such as `http://127.0.0.1:40123`.
    pub(crate) url: String,
    /// Its data directory.
    pub(crate) data_dir: PathBuf,
    child: Child,
}

impl Server {
    /// Starts a server on an existing or new data directory, without the write limit.
    pub(crate) fn start(data_dir: &Path) -> Self {
        let mut command = Command::new(ROLLTOP);
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--data-dir"])
            .arg(data_dir)
            .stderr(Stdio::null());
        Self::spawn(command, data_dir)
    }

    /// Starts what was put together, without the write limit, and waits for the ready line.
    pub(crate) fn spawn(mut command: Command, data_dir: &Path) -> Self {
        command
            .env("SERVICE_API_DISABLE_RATE_LIMIT", "1")
            .stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        Self {
            url: ready_url(child.stdout.take().unwrap()),
            data_dir: data_dir.to_owned(),
            child,
        }
    }

    /// The id of the process.
    pub(crate) fn pid(&self) -> String {
        self.child.id().to_string()
    }

    /// Makes a key that reaches everything.
    pub(crate) fn key(&self) -> String {
        let create = ["keys", "create", "--name", "tests", "--unscoped"];
        let output = run(&create, &self.data_dir);
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap().trim().to_owned()
    }

    /// Ends the process as a power failure would: `kill -9`.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks the process to end and waits for it.
    pub(crate) fn terminate(self) -> ExitStatus {
        self.signal("-TERM");
        self.wait()
    }

    /// Waits for the process to end.
    pub(crate) fn wait(mut self) -> ExitStatus {
        self.child.wait().unwrap()
    }

    /// Sends the process a signal, written as `kill` takes it.
    pub(crate) fn signal(&self, signal: &str) {
        let mut kill = Command::new("kill");
        let sent = kill.arg(signal).arg(self.pid()).status().unwrap();
        assert!(sent.success());
    }

    /// How the process ended, if it has.
    pub(crate) fn ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().unwrap()
    }
}

/// A server on a data directory of its own, and a client of it.
pub(crate) struct Home {
    pub(crate) server: Server,
    pub(crate) client: Client,
    _folder: TempDir,
}

impl Home {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(&folder.path().join("data"));
        Self {
            client: Client::new(&server),
            server,
            _folder: folder,
        }
    }

    /// The data directory.
    pub(crate) fn data(&self) -> &Path {
        &self.server.data_dir
    }

    /// Runs a command on the data directory.
    pub(crate) fn run(&self, line: &[&str]) -> Output {
        run(line, self.data())
    }

    /// The same data under another server, after this one has ended in this way.
    pub(crate) fn restarted(self, end: impl FnOnce(Server)) -> Self {
        let data = self.data().to_owned();
        end(self.server);
        let server = Server::start(&data);
        Self {
            client: self.client.moved_to(&server),
            server,
            ..self
        }
    }

    /// Ends the server in order; the workspace it leaves is sound.
    pub(crate) fn end(self) {
        let data = self.data().to_owned();
        assert!(self.server.terminate().success());
        let checked = run(&["check"], &data);
        assert!(checked.status.success(), "{checked:?}");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// Where a server says that it listens, once it is ready.
pub(crate) fn ready_url(stdout: impl Read) -> String {
    let mut line = String::new();
    BufReader::new(stdout).read_line(&mut line).unwrap();
    let url = line.trim_end().strip_prefix("listening on ");
    url.expect("the ready line").to_owned()
}

/// The one sentence in which a command that fails says why.
pub(crate) fn error_of(failed: Output) -> String {
    assert_eq!(failed.status.code(), Some(1), "{failed:?}");
    let said = String::from_utf8(failed.stderr).unwrap();
    let errors: Vec<&str> = said
        .lines()
        .filter(|line| line.starts_with("error: "))
        .collect();
    assert_eq!(errors.len(), 1, "one clear sentence: {said}");
    errors.concat()
}

/// Runs a command of `rolltop` on a data directory.
pub(crate) fn run(args: &[&str], data_dir: &Path) -> Output {
    Command::new(ROLLTOP)
        .args(args)
        .arg("--data-dir")
        .arg(data_dir)
        .output()
        .unwrap()
}

/// A raw HTTP client with a key.
pub(crate) struct Client {
    http: reqwest::Client,
    url: String,
    /// Its key reaches everything.
    pub(crate) key: String,
}

impl Client {
    /// A client of this server.
    pub(crate) fn new(server: &Server) -> Self {
        Self {
            http: reqwest::Client::new(),
            url: server.url.clone(),
            key: server.key(),
        }
    }

    /// The same key against another run of the server.
    pub(crate) fn moved_to(self, server: &Server) -> Self {
        Self {
            url: server.url.clone(),
            ..self
        }
    }

    /// Sends a request and gives status and JSON body (`null` when there is none).
    pub(crate) async fn send(&self, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
        self.try_send(method, path, body).await.unwrap()
    }

    /// Sends a request; nothing when no answer came.
    pub(crate) async fn try_send(
        &self,
        method: &str,
        path: &str,
        body: Option<Value>,
    ) -> Option<(u16, Value)> {
        let mut request = self.request(method, path);
        if let Some(body) = body {
            request = request.json(&body);
        }
        let response = request.send().await.ok()?;
        let status = response.status().as_u16();
        let bytes = response.bytes().await.ok()?;
        Some((
            status,
            serde_json::from_slice(&bytes).unwrap_or(Value::Null),
        ))
    }

    /// Sends a request with an Idempotency-Key; also tells whether the answer is a replay.
    pub(crate) async fn send_once(
        &self,
        method: &str,
        path: &str,
        body: &Value,
        key: &str,
    ) -> (u16, Value, bool) {
        let answer = self.try_send_once(method, path, body, key).await;
        answer.unwrap()
    }

    /// The same; nothing when no answer came.
    pub(crate) async fn try_send_once(
        &self,
        method: &str,
        path: &str,
        body: &Value,
        key: &str,
    ) -> Option<(u16, Value, bool)> {
        let request = self.request(method, path);
        let request = request.header("idempotency-key", key).json(body);
        let response = request.send().await.ok()?;
        let status = response.status().as_u16();
        let replayed = response.headers().contains_key("idempotency-replayed");
        Some((status, response.json().await.ok()?, replayed))
    }

    /// Reads an answer piece by piece: its status, and how many bytes its body has.
    pub(crate) async fn read_through(&self, path: &str) -> (u16, usize) {
        let mut response = self.request("GET", path).send().await.unwrap();
        let mut bytes = 0;
        while let Some(piece) = response.chunk().await.unwrap() {
            bytes += piece.len();
        }
        (response.status().as_u16(), bytes)
    }

    fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let method = method.parse().unwrap();
        self.http
            .request(method, format!("{}{path}", self.url))
            .bearer_auth(&self.key)
    }

    /// Sends a request that must succeed.
    pub(crate) async fn ok(&self, method: &str, path: &str, body: Option<Value>) -> Value {
        let (status, body) = self.send(method, path, body).await;
        assert!(
            (200..300).contains(&status),
            "{method} {path}: {status} {body}"
        );
        body
    }

    /// Creates a space and returns its short id.
    pub(crate) async fn space(&self, name: &str) -> String {
        self.space_as(name, "compact").await
    }

    /// The same in this spelling of ids.
    pub(crate) async fn space_as(&self, name: &str, ids: &str) -> String {
        let path = format!("/v2/spaces?ids={ids}");
        let made = self.ok("POST", &path, Some(json!({ "name": name }))).await;
        made["id"].as_str().unwrap().to_owned()
    }
}
