//! A web server for the server to fetch from, good and bad, on this machine.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use rolltop_http::fetch::Resolve;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::time::timeout;

/// A name for which no answer ever comes.
pub(super) const SILENT: &str = "silent.test";

/// A listener that counts who connects.
pub(super) struct Source {
    pub(super) address: SocketAddr,
    connections: Arc<AtomicUsize>,
}

impl Source {
    /// Begins to serve.
    pub(super) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let connections = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&connections);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                count.fetch_add(1, Ordering::SeqCst);
                // The other side may leave at any moment.
                tokio::spawn(async move { drop(serve(stream).await) });
            }
        });
        Self {
            address,
            connections,
        }
    }

    /// A url of this server under a host name or address.
    pub(super) fn url(&self, host: &str, path: &str) -> String {
        format!("http://{host}:{}{path}", self.address.port())
    }

    /// How many connections there were.
    pub(super) fn connections(&self) -> usize {
        self.connections.load(Ordering::SeqCst)
    }
}

/// A listener that takes hardly any connections, and answers on none.
pub(super) struct Deaf {
    listener: TcpListener,
}

impl Deaf {
    pub(super) async fn start() -> Self {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind("127.0.0.1:0".parse().unwrap()).unwrap();
        Self {
            listener: socket.listen(1).unwrap(),
        }
    }

    pub(super) fn url(&self) -> String {
        let port = self.listener.local_addr().unwrap().port();
        format!("http://good.test:{port}/")
    }

    /// Connects until no other client can; the connections stand as long as they are kept.
    #[cfg(target_os = "linux")]
    pub(super) async fn fill(self) -> (Self, Vec<TcpStream>) {
        let address = self.listener.local_addr().unwrap();
        let mut connections = Vec::new();
        let patience = Duration::from_millis(200);
        while let Ok(connected) = timeout(patience, TcpStream::connect(address)).await {
            connections.push(connected.unwrap());
        }
        (self, connections)
    }
}

async fn serve(mut stream: TcpStream) -> io::Result<()> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await?);
    }
    let head = String::from_utf8_lossy(&head).into_owned();
    let path = head.split(' ').nth(1).unwrap_or_default().to_owned();
    let text = |headers: &str, body: &str| {
        format!(
            "HTTP/1.1 200 OK\r\nContent-Length: {}\r\n{headers}\r\n{body}",
            body.len()
        )
    };
    let (path, argument) = path.split_once('?').unwrap_or((&path, ""));
    let answer = match path {
        "/" | "/hello.txt" | "/hello" => text("Content-Type: text/plain\r\n", "hello"),
        "/named" => text(
            "Content-Disposition: attachment; filename=\"../x/garden.md\"\r\n",
            "# A",
        ),
        "/said" => text("Content-Type: image/png\r\n", "<!DOCTYPE html><p>"),
        "/latin" => text(
            "Content-Disposition: attachment; filename=\"caf\u{e9}.md\"\r\n",
            "# C",
        ),
        "/long-name" => {
            let name = "n".repeat(100_000);
            text(
                &format!("Content-Disposition: attachment; filename={name}.md\r\n"),
                "# B",
            )
        }
        "/identity" => text("Content-Encoding: Identity\r\n", "plain"),
        "/chunked" => {
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: Chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n"
                .to_owned()
        }
        "/gzip-chunked" => {
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n"
                .to_owned()
        }
        "/gzip-twice" => text(
            "Content-Encoding: identity\r\nContent-Encoding: gzip\r\n",
            "x",
        ),
        "/echo" => text("", &head),
        "/gzip" => text("Content-Encoding: gzip\r\n", "\x1f\u{8b}"),
        "/huge" => "HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n".to_owned(),
        "/short" => "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhello".to_owned(),
        "/long" => "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello, and more".to_owned(),
        "/no-http" => "220 welcome\r\n\r\n".to_owned(),
        "/secret" => "HTTP/1.1 403 No\r\nContent-Length: 6\r\n\r\nhidden".to_owned(),
        "/bare-redirect" => "HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n".to_owned(),
        "/redirect" => {
            format!("HTTP/1.1 302 Found\r\nContent-Length: 0\r\nLocation: {argument}\r\n\r\n")
        }
        "/loop" => "HTTP/1.1 301 M\r\nContent-Length: 0\r\nLocation: /loop\r\n\r\n".to_owned(),
        "/hops" => match argument {
            "0" => text("", "arrived"),
            hops => {
                let next = hops.parse::<u32>().unwrap() - 1;
                format!("HTTP/1.1 307 M\r\nContent-Length: 0\r\nLocation: /hops?{next}\r\n\r\n")
            }
        },
        "/endless" => {
            stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n").await?;
            loop {
                stream.write_all(&[b'x'; 4096]).await?;
            }
        }
        "/drip" => {
            stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n").await?;
            loop {
                stream.write_all(b"x").await?;
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
        "/half" => {
            stream
                .write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhe")
                .await?;
            return forever().await;
        }
        "/silent" => return forever().await,
        _ => "HTTP/1.1 404 Not Found\r\nContent-Length: 7\r\n\r\nsecrets".to_owned(),
    };
    // What is written here as one character below 256 is sent as one byte where the path says so.
    let answer = match path {
        "/latin" => answer.chars().map(|c| c as u8).collect(),
        _ => answer.into_bytes(),
    };
    stream.write_all(&answer).await?;
    stream.shutdown().await
}

async fn forever() -> io::Result<()> {
    std::future::pending().await
}

/// A resolver with names of its own. Asked again, it gives the next answer of a name, and the last one for ever.
#[derive(Default)]
pub(super) struct Names {
    answers: HashMap<String, Vec<Vec<IpAddr>>>,
    asked: Mutex<Vec<String>>,
}

impl Names {
    /// Answers `name` with these lists of addresses, one after the other.
    pub(super) fn with(mut self, name: &str, answers: &[&[&str]]) -> Self {
        let parse = |list: &&[&str]| list.iter().map(|text| text.parse().unwrap()).collect();
        self.answers
            .insert(name.to_owned(), answers.iter().map(parse).collect());
        self
    }

    /// The names that were asked for.
    pub(super) fn asked(&self) -> Vec<String> {
        self.asked.lock().unwrap().clone()
    }
}

impl Resolve for Names {
    fn resolve(&self, host: &str) -> BoxFuture<'static, io::Result<Vec<IpAddr>>> {
        if host == SILENT {
            return futures::future::pending().boxed();
        }
        let mut asked = self.asked.lock().unwrap();
        let before = asked.iter().filter(|name| *name == host).count();
        asked.push(host.to_owned());
        let answer = self.answers.get(host).map(|answers| {
            let last = answers.len() - 1;
            answers[before.min(last)].clone()
        });
        async move { answer.ok_or_else(|| io::ErrorKind::NotFound.into()) }.boxed()
    }
}
