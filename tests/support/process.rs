//! A running `rolltop serve` on a free port and a folder of its own.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;

/// The built command.
pub const ROLLTOP: &str = env!("CARGO_BIN_EXE_rolltop");

/// A server process; killed when dropped.
pub struct Server {
    /// Where it listens, such as `http://127.0.0.1:40123`.
    pub url: String,
    /// Its data directory.
    pub data_dir: PathBuf,
    child: Child,
}

impl Server {
    /// Starts a server on an existing or new data directory, without the write limit.
    pub fn start(data_dir: &Path) -> Self {
        let mut child = Command::new(ROLLTOP)
            .args(["serve", "--listen", "127.0.0.1:0", "--data-dir"])
            .arg(data_dir)
            .env("SERVICE_API_DISABLE_RATE_LIMIT", "1")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.trim().strip_prefix("listening on ").expect("the ready line").to_owned();
        Self { url, data_dir: data_dir.to_owned(), child }
    }

    /// Makes a key that reaches everything.
    pub fn key(&self) -> String {
        let output = run(&["keys", "create", "--name", "tests", "--unscoped"], &self.data_dir);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap().trim().to_owned()
    }

    /// Ends the process as a power failure would: `kill -9`.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks the process to end and waits for it.
    pub fn terminate(mut self) -> std::process::ExitStatus {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        self.child.wait().unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// Runs a command of `rolltop` on a data directory.
pub fn run(args: &[&str], data_dir: &Path) -> Output {
    Command::new(ROLLTOP).args(args).arg("--data-dir").arg(data_dir).output().unwrap()
}

/// A raw HTTP client with a key.
pub struct Client {
    http: reqwest::Client,
    url: String,
    key: String,
}

impl Client {
    /// A client of this server.
    pub fn new(server: &Server) -> Self {
        Self { http: reqwest::Client::new(), url: server.url.clone(), key: server.key() }
    }

    /// The same key against another run of the server.
    pub fn moved_to(self, server: &Server) -> Self {
        Self { url: server.url.clone(), ..self }
    }

    /// Sends a request and gives status and JSON body (`null` when there is none).
    pub async fn send(&self, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
        let method = method.parse().unwrap();
        let mut request = self.http.request(method, format!("{}{path}", self.url)).bearer_auth(&self.key);
        if let Some(body) = body {
            request = request.json(&body);
        }
        let response = request.send().await.unwrap();
        let status = response.status().as_u16();
        (status, serde_json::from_slice(&response.bytes().await.unwrap()).unwrap_or(Value::Null))
    }

    /// Sends a request that must succeed.
    pub async fn ok(&self, method: &str, path: &str, body: Option<Value>) -> Value {
        let (status, body) = self.send(method, path, body).await;
        assert!((200..300).contains(&status), "{method} {path}: {status} {body}");
        body
    }

    /// Creates a space and returns its short id.
    pub async fn space(&self, name: &str) -> String {
        let body = self.ok("POST", "/v2/spaces", Some(serde_json::json!({ "name": name }))).await;
        body["id"].as_str().unwrap().to_owned()
    }
}
