//! A small HTTP/1.1 load client on blocking sockets: cheap enough not to be what is measured.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};

/// One kept-alive connection.
pub(crate) struct Connection {
    reader: BufReader<TcpStream>,
    line: String,
    body: Vec<u8>,
}

impl Connection {
    /// Connects to a server on loopback.
    pub(crate) fn open(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).expect("the server listens");
        stream
            .set_nodelay(true)
            .expect("loopback sockets take options");
        Self {
            reader: BufReader::new(stream),
            line: String::new(),
            body: Vec::new(),
        }
    }

    /// Sends a request as written and returns the status; the body is in [`Connection::body`].
    pub(crate) fn send(&mut self, request: &[u8]) -> u16 {
        self.reader
            .get_mut()
            .write_all(request)
            .expect("the server reads");
        self.read_line();
        let status = self
            .line
            .get(9..12)
            .and_then(|code| code.parse().ok())
            .expect("a status line");
        let mut length = 0;
        loop {
            self.read_line();
            if self.line.trim().is_empty() {
                break;
            }
            let lower = self.line.to_ascii_lowercase();
            if let Some(value) = lower.strip_prefix("content-length:") {
                length = value.trim().parse().expect("a length");
            }
        }
        self.body.resize(length, 0);
        self.reader
            .read_exact(&mut self.body)
            .expect("the whole body");
        status
    }

    /// The body of the last answer.
    pub(crate) fn body(&self) -> &[u8] {
        &self.body
    }

    fn read_line(&mut self) {
        self.line.clear();
        self.reader
            .read_line(&mut self.line)
            .expect("the server answers");
    }
}

/// A request with a key and an optional JSON body.
pub(crate) fn request(method: &str, path: &str, key: &str, body: Option<&str>) -> Vec<u8> {
    let body = body.unwrap_or_default();
    format!(
        "{method} {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {key}\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .into_bytes()
}

/// The middle one of several measurements.
pub(crate) fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
