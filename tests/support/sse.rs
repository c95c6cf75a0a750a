//! A client of event streams over TCP that shows every byte of a frame.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::World;

/// After so long a test has failed.
const PATIENCE: Duration = Duration::from_secs(20);

/// An open stream.
pub(crate) struct Sse {
    socket: TcpStream,
    /// Bytes of the wire that are not decoded.
    wire: Vec<u8>,
    /// Decoded, not yet a frame.
    body: Vec<u8>,
    ended: bool,
    /// The status line and the headers, in lower case.
    pub(crate) head: String,
    /// What a refusal says.
    pub(crate) refusal: Value,
}

/// An event of a stream.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Event {
    pub(crate) id: Option<String>,
    pub(crate) name: String,
    pub(crate) data: Value,
}

impl Sse {
    /// Asks for a stream with the unscoped key; `headers` are whole lines.
    pub(crate) async fn open(world: &World, path: &str, headers: &[&str]) -> Self {
        Self::open_as(world, &world.keys.k, path, headers).await
    }

    /// The same with this key.
    pub(crate) async fn open_as(world: &World, key: &str, path: &str, headers: &[&str]) -> Self {
        Self::connect(world.server.address(), key, path, headers).await
    }

    /// The same of any server.
    pub(crate) async fn connect(
        address: SocketAddr,
        key: &str,
        path: &str,
        headers: &[&str],
    ) -> Self {
        let socket = TcpStream::connect(address).await.unwrap();
        Self::over(socket, key, path, headers).await
    }

    /// The same over a connection that was made in a way of its own.
    pub(crate) async fn over(
        mut socket: TcpStream,
        key: &str,
        path: &str,
        headers: &[&str],
    ) -> Self {
        let mut request =
            format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {key}\r\n");
        for header in headers {
            request.push_str(&format!("{header}\r\n"));
        }
        request.push_str("\r\n");
        socket.write_all(request.as_bytes()).await.unwrap();
        let mut stream = Self {
            socket,
            wire: Vec::new(),
            body: Vec::new(),
            ended: false,
            head: String::new(),
            refusal: Value::Null,
        };
        let end = loop {
            if let Some(end) = find(&stream.wire, b"\r\n\r\n") {
                break end;
            }
            assert!(
                stream.receive().await,
                "the connection ended before the head"
            );
        };
        let head: Vec<u8> = stream.wire.drain(..end + 4).collect();
        stream.head = String::from_utf8(head).unwrap().to_lowercase();
        if stream.status() != 200 {
            let length: usize = stream.header("content-length").unwrap().parse().unwrap();
            while stream.wire.len() < length {
                assert!(stream.receive().await);
            }
            stream.refusal = serde_json::from_slice(&stream.wire).unwrap();
        }
        stream
    }

    pub(crate) fn status(&self) -> u16 {
        self.head.split(' ').nth(1).unwrap().parse().unwrap()
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let prefix = format!("{name}: ");
        self.head
            .lines()
            .find_map(|line| line.strip_prefix(&prefix))
    }

    /// The next frame without the line end or empty line that ends it; `None` once the response has ended. The time for
    /// retries and a comment are lines of their own.
    pub(crate) async fn frame(&mut self) -> Option<String> {
        loop {
            let is_heartbeat_of_v1 = self.body.starts_with(b": heartbeat");
            let is_line = self.body.starts_with(b":") && !is_heartbeat_of_v1
                || self.body.starts_with(b"retry");
            let end: &[u8] = if is_line { b"\n" } else { b"\n\n" };
            if let Some((end, length)) = find(&self.body, end).map(|at| (at, at + end.len())) {
                let frame: Vec<u8> = self.body.drain(..length).collect();
                return Some(String::from_utf8(frame[..end].to_vec()).unwrap());
            }
            if self.ended {
                assert!(self.body.is_empty(), "half a frame");
                return None;
            }
            if !self.decode() && !self.receive().await {
                self.ended = true;
            }
        }
    }

    /// So many frames.
    pub(crate) async fn frames(&mut self, count: usize) -> Vec<String> {
        let mut frames = Vec::new();
        for _ in 0..count {
            frames.push(self.frame().await.expect("the stream goes on"));
        }
        frames
    }

    /// The next event; retries, cursors and comments are passed over.
    pub(crate) async fn event(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = Event::of(&self.frame().await?) {
                return Some(event);
            }
        }
    }

    /// Reads up to the first comment, which ends the opening, and gives its events and the cursor.
    pub(crate) async fn opening(&mut self) -> (Vec<Event>, Option<String>) {
        let (mut events, mut cursor) = (Vec::new(), None);
        loop {
            let frame = self.frame().await.expect("the opening ends with a comment");
            match Event::of(&frame) {
                Some(event) => events.push(event),
                None if frame == ": keepalive" => return (events, cursor),
                None => cursor = frame.strip_prefix("id: ").map(str::to_owned).or(cursor),
            }
        }
    }

    /// Takes one chunk off the wire; false when it is not there as a whole.
    fn decode(&mut self) -> bool {
        let Some(line) = find(&self.wire, b"\r\n") else {
            return false;
        };
        let size = std::str::from_utf8(&self.wire[..line]).unwrap();
        let size = usize::from_str_radix(size, 16).unwrap();
        let whole = line + 2 + size + 2;
        if self.wire.len() < whole {
            return false;
        }
        self.body.extend(&self.wire[line + 2..line + 2 + size]);
        self.wire.drain(..whole);
        self.ended = size == 0;
        true
    }

    /// Reads from the socket; false at its end.
    async fn receive(&mut self) -> bool {
        let mut bytes = [0; 16 << 10];
        let read = tokio::time::timeout(PATIENCE, self.socket.read(&mut bytes)).await;
        let count = read.expect("the server says nothing").unwrap_or(0);
        self.wire.extend(&bytes[..count]);
        count > 0
    }
}

impl Event {
    fn of(frame: &str) -> Option<Self> {
        let mut lines = frame.lines().peekable();
        let id = lines.next_if(|line| line.starts_with("id: "));
        let name = lines.next()?.strip_prefix("event: ")?.to_owned();
        let data = lines.next()?.strip_prefix("data: ")?;
        assert_eq!(lines.next(), None, "one line of data");
        Some(Self {
            id: id.map(|line| line["id: ".len()..].to_owned()),
            name,
            data: serde_json::from_str(data).unwrap(),
        })
    }
}

fn find(bytes: &[u8], what: &[u8]) -> Option<usize> {
    bytes.windows(what.len()).position(|window| window == what)
}
