//! The built server in a process of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::load::{Connection, request};

/// A running server; it is killed when this is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
    /// From the start of the process until it listens.
    pub(crate) ready: Duration,
}

impl Server {
    /// Starts it over a data directory.
    pub(crate) fn start(data: &Path) -> Self {
        let start = Instant::now();
        let mut child = Command::new(env!("CARGO_BIN_EXE_rolltop"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data-dir"])
            .arg(data)
            .env("SERVICE_API_DISABLE_RATE_LIMIT", "1")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        let ready = start.elapsed();
        let address = line
            .trim()
            .strip_prefix("listening on http://")
            .unwrap()
            .parse()
            .unwrap();
        Self {
            child,
            address,
            ready,
        }
    }

    /// Ends it in order, as its owner would.
    pub(crate) fn stop(mut self) {
        let pid = self.child.id().to_string();
        Command::new("kill").arg(pid).status().unwrap();
        self.child.wait().unwrap();
    }

    /// Resident memory in MB.
    pub(crate) fn memory(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status
            .lines()
            .find(|line| line.starts_with("VmRSS:"))
            .unwrap();
        line.split_whitespace()
            .nth(1)
            .unwrap()
            .parse::<f64>()
            .unwrap()
            / 1024.0
    }

    /// Sends a request and reads the answer, which is a success.
    pub(crate) fn json(&self, method: &str, path: &str, key: &str, body: Option<&Value>) -> Value {
        let mut connection = Connection::open(self.address);
        let body = body.map(Value::to_string);
        let status = connection.send(&request(method, path, key, body.as_deref()));
        let text = String::from_utf8_lossy(connection.body()).into_owned();
        assert!(
            (200..300).contains(&status),
            "{method} {path}: {status} {text}"
        );
        serde_json::from_str(&text).unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
