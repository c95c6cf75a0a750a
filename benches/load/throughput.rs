//! Loads of one or many connections from one thread, so that what is measured is the server. One alone waits in its
//! system calls, as a bare transaction does; many wait together.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures::future::join_all;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::runtime;

use crate::load;

/// One kept-alive connection.
struct Connection {
    stream: TcpStream,
    /// The last answer, and nothing else.
    answer: Vec<u8>,
    /// Where its body begins.
    body: usize,
}

impl Connection {
    /// Connects to a server on loopback.
    async fn open(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address)
            .await
            .expect("the server listens");
        stream
            .set_nodelay(true)
            .expect("loopback sockets take options");
        Self {
            stream,
            answer: Vec::with_capacity(16 << 10),
            body: 0,
        }
    }

    /// Sends a request as written and returns the status; the body is in [`Connection::body`].
    async fn send(&mut self, request: &[u8]) -> u16 {
        self.stream
            .write_all(request)
            .await
            .expect("the server reads");
        self.answer.clear();
        let length = loop {
            self.read().await;
            if let Some(head) = head_end(&self.answer) {
                self.body = head;
                break content_length(&self.answer[..head]);
            }
        };
        while self.answer.len() < self.body + length {
            self.read().await;
        }
        let status = self.answer.get(9..12).expect("a status line");
        String::from_utf8_lossy(status).parse().expect("a status")
    }

    async fn read(&mut self) {
        let read = self.stream.read_buf(&mut self.answer).await;
        assert!(read.expect("the server answers") > 0, "the server hung up");
    }

    /// The body of the last answer.
    fn body(&self) -> &[u8] {
        &self.answer[self.body..]
    }

    /// The same, of an answer that must be a success.
    async fn succeed(&mut self, request: &[u8]) -> &[u8] {
        let status = self.send(request).await;
        let text = String::from_utf8_lossy(self.body());
        assert!((200..300).contains(&status), "{status}: {text}");
        self.body()
    }
}

fn head_end(answer: &[u8]) -> Option<usize> {
    let blank = answer.windows(4).position(|four| four == b"\r\n\r\n")?;
    Some(blank + 4)
}

fn content_length(head: &[u8]) -> usize {
    let lines = head.split(|byte| *byte == b'\n');
    let mut values = lines.filter_map(|line| {
        let (name, value) = line.split_at_checked(b"content-length:".len())?;
        name.eq_ignore_ascii_case(b"content-length:")
            .then_some(value)
    });
    let value = values.next_back().expect("a length");
    let value = String::from_utf8_lossy(value);
    value.trim().parse().expect("a length")
}

/// Runs `clients` connections for `time`, each repeating what `next` gives it, and returns answers per second. Every
/// answer must be a success.
pub(crate) fn throughput<F>(address: SocketAddr, clients: usize, time: Duration, next: F) -> f64
where
    F: Fn(usize, u64) -> Vec<u8>,
{
    match clients {
        1 => alone(address, time, |count| next(0, count)),
        _ => together(address, clients, time, next),
    }
}

fn alone(address: SocketAddr, time: Duration, next: impl Fn(u64) -> Vec<u8>) -> f64 {
    let mut connection = load::Connection::open(address);
    let start = Instant::now();
    let mut count = 0;
    while start.elapsed() < time {
        let status = connection.send(&next(count));
        let text = String::from_utf8_lossy(connection.body());
        assert!((200..300).contains(&status), "{status}: {text}");
        count += 1;
    }
    count as f64 / start.elapsed().as_secs_f64()
}

fn together<F>(address: SocketAddr, clients: usize, time: Duration, next: F) -> f64
where
    F: Fn(usize, u64) -> Vec<u8>,
{
    on_one_thread(async {
        let connections = join_all((0..clients).map(|_| Connection::open(address))).await;
        let start = Instant::now();
        let loads = connections
            .into_iter()
            .enumerate()
            .map(async |(client, mut connection)| {
                let mut count = 0;
                while start.elapsed() < time {
                    connection.succeed(&next(client, count)).await;
                    count += 1;
                }
                count
            });
        let total: u64 = join_all(loads).await.into_iter().sum();
        total as f64 / start.elapsed().as_secs_f64()
    })
}

fn on_one_thread<T>(work: impl Future<Output = T>) -> T {
    let runtime = runtime::Builder::new_current_thread()
        .enable_io()
        .build()
        .expect("a runtime");
    runtime.block_on(work)
}
