//! Chats and files under load: long chats, many listeners, large downloads. The built server runs in a process of its
//! own; only where more streams are needed than it admits, a server of this process takes its place.
//!
//! `cargo bench --bench talk`

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "bench"
)]

mod ground;
mod load;
mod server;
mod talk_data;
#[path = "load/throughput.rs"]
mod throughput;

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::os::fd::OwnedFd;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rolltop_http::ServerConfig;
use rolltop_http::testing::{Options, TestServer};
use serde_json::{Value, json};

use crate::load::{Connection, median, request};
use crate::server::Server;
use crate::talk_data::{FILE_BYTES, Made, make};
use crate::throughput::throughput;

/// Posts to each chat; they take turns, because the price of an fsync changes from second to second.
const POSTS: usize = 400;
/// Clients that post at once, for how long, and how often.
const WRITERS: usize = 8;
const SLICE: Duration = Duration::from_millis(250);
const SLICES: usize = 9;
/// How often a page is read.
const PAGES: usize = 200;
/// Listeners of one chat, and posts that they hear.
const LISTENERS: usize = 100;
const HEARD: usize = 200;
/// Pause between two posts that are heard.
const PAUSE: Duration = Duration::from_millis(10);
/// Streams that do nothing: as many as a server admits.
const IDLE: usize = 64;
/// How often each download is measured.
const DOWNLOADS: usize = 5;

fn main() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let made = make(&data);
    let server = Server::start(&data);
    println!(
        "ready with a chat of {} messages: {:.0} ms",
        made.count,
        server.ready.as_secs_f64() * 1e3
    );
    let page = format!("{}?limit=1", made.messages(&made.long));
    let page = server.json("GET", &page, &made.key, None);
    assert_eq!(page["message_count"], made.count);
    posts(&server, &made);
    posts_at_once(&server, &made);
    pages(&server, &made);
    idle_streams(&server, &made);
    downloads(&server, &made, &data);
    server.stop();
    listeners();
}

fn millis(begun: Instant) -> f64 {
    begun.elapsed().as_secs_f64() * 1e3
}

/// A post to a long chat against one to a chat that was empty.
fn posts(server: &Server, made: &Made) {
    let mut connection = Connection::open(server.address);
    let mut times = [Vec::new(), Vec::new()];
    for number in 0..POSTS {
        for (place, chat) in [&made.empty, &made.long].into_iter().enumerate() {
            let body = json!({"text": format!("message **{number}** of the bench")}).to_string();
            let post = request("POST", &made.messages(chat), &made.key, Some(&body));
            let begun = Instant::now();
            assert_eq!(connection.send(&post), 201);
            times[place].push(millis(begun));
        }
    }
    let ratio = times[1]
        .iter()
        .zip(&times[0])
        .map(|(long, empty)| long / empty);
    let ratio = median(ratio.collect());
    let [empty, long] = times.map(median);
    println!(
        "post to an empty chat: {empty:.3} ms, to one of {} messages: {long:.3} ms",
        made.count
    );
    println!(
        "  median of the ratios: {ratio:.2}, ratio of the medians: {:.2} (target 1.3)",
        long / empty
    );
}

/// Many clients that post to a long chat against as many that post to the other one.
fn posts_at_once(server: &Server, made: &Made) {
    let rate = |chat: &str| {
        throughput(server.address, WRITERS, SLICE, |client, count| {
            let body = json!({"text": format!("message {count} of {client}")}).to_string();
            request("POST", &made.messages(chat), &made.key, Some(&body))
        })
    };
    let rates = (0..SLICES).map(|_| (rate(&made.empty), rate(&made.long)));
    let (empty, long): (Vec<f64>, Vec<f64>) = rates.unzip();
    let ratios = empty.iter().zip(&long).map(|(empty, long)| empty / long);
    let ratio = median(ratios.collect());
    println!(
        "{WRITERS} clients post {:.0} a second to the other chat, {:.0} to the long one: {ratio:.2} times the time",
        median(empty),
        median(long)
    );
}

/// The first page of a long chat.
fn pages(server: &Server, made: &Made) {
    let mut connection = Connection::open(server.address);
    let whoami = request("GET", "/v2/auth/whoami", &made.key, None);
    let page = request("GET", &made.messages(&made.long), &made.key, None);
    let mut timed = |request: &[u8]| {
        let times = (0..PAGES).map(|_| {
            let begun = Instant::now();
            assert_eq!(connection.send(request), 200);
            millis(begun)
        });
        median(times.collect())
    };
    let (whoami, page) = (timed(&whoami), timed(&page));
    println!(
        "first page of 25 of {} messages: {page:.3} ms (target 1), whoami {whoami:.3} ms",
        made.count
    );
}

/// Opens a stream and reads its opening.
fn listen(address: SocketAddr, path: &str, key: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_nodelay(true).unwrap();
    stream.write_all(&request("GET", path, key, None)).unwrap();
    let mut read = Vec::new();
    let mut bytes = [0; 4096];
    while !read.windows(12).any(|end| end == b": keepalive\n") {
        let count = stream.read(&mut bytes).unwrap();
        assert_ne!(count, 0, "{}", String::from_utf8_lossy(&read));
        read.extend_from_slice(&bytes[..count]);
    }
    stream
}

/// What the memory of the server grows by.
fn idle_streams(server: &Server, made: &Made) {
    let path = format!("{}/stream?heartbeat=60&limit=1", made.messages(&made.empty));
    // Whatever the first stream needs once is no cost of the others.
    drop(listen(server.address, &path, &made.key));
    std::thread::sleep(Duration::from_millis(500));
    let before = server.memory();
    let open: Vec<TcpStream> = (0..IDLE)
        .map(|_| listen(server.address, &path, &made.key))
        .collect();
    std::thread::sleep(Duration::from_millis(500));
    println!(
        "{} idle streams: {:.1} MB (target 5), {before:.1} MB before",
        open.len(),
        server.memory() - before
    );
}

/// A large file over HTTP against `cat` of the same file into a socket, and what memory the server needs for it.
fn downloads(server: &Server, made: &Made, data: &Path) {
    let path = format!("/v2/spaces/{}/files/{}/content", made.space, made.file);
    let get = request("GET", &path, &made.key, None);
    let blob = data.join("blobs").join(&made.blob);
    let idle = server.memory();
    let mut served = Vec::new();
    let mut piped = Vec::new();
    let mut ratios = Vec::new();
    let over = AtomicBool::new(false);
    let peak = std::thread::scope(|scope| {
        let watch = scope.spawn(|| {
            let mut peak = 0_f64;
            while !over.load(Ordering::Relaxed) {
                peak = peak.max(server.memory());
                std::thread::sleep(Duration::from_millis(10));
            }
            peak
        });
        for _ in 0..DOWNLOADS {
            let cat = throughput_of_cat(&blob);
            let mut stream = TcpStream::connect(server.address).unwrap();
            let begun = Instant::now();
            stream.write_all(&get).unwrap();
            let rate = drain(&mut stream, begun);
            served.push(rate);
            piped.push(cat);
            ratios.push(rate / cat);
        }
        over.store(true, Ordering::Relaxed);
        watch.join().unwrap()
    });
    println!(
        "download of {} MiB: {:.0} MB/s, cat into a socket {:.0} MB/s, ratio {:.2} (target 0.5)",
        FILE_BYTES >> 20,
        median(served),
        median(piped),
        median(ratios)
    );
    println!("  memory over idle: {:.1} MB (target 20)", peak - idle);
}

/// MB a second.
fn throughput_of_cat(file: &Path) -> f64 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let sender = TcpStream::connect(address).unwrap();
    let (mut receiver, _) = listener.accept().unwrap();
    let begun = Instant::now();
    let mut cat = Command::new("cat")
        .arg(file)
        .stdout(Stdio::from(OwnedFd::from(sender)))
        .spawn()
        .unwrap();
    let rate = drain(&mut receiver, begun);
    assert!(cat.wait().unwrap().success());
    rate
}

/// Reads the content of the file, and whatever comes before it, and gives MB a second.
fn drain(stream: &mut TcpStream, begun: Instant) -> f64 {
    let mut bytes = vec![0; 256 << 10];
    let mut left = FILE_BYTES;
    let mut head = true;
    while left > 0 {
        let count = stream.read(&mut bytes).unwrap();
        assert_ne!(count, 0, "the whole file");
        let mut content = count;
        if std::mem::take(&mut head) && bytes.starts_with(b"HTTP/1.1 ") {
            assert!(bytes.starts_with(b"HTTP/1.1 200"));
            let end = bytes.windows(4).position(|end| end == b"\r\n\r\n").unwrap();
            content -= end + 4;
        }
        left -= content as u64;
    }
    FILE_BYTES as f64 / begun.elapsed().as_secs_f64() / 1e6
}

/// From the answer to a post until its event is read by each of many listeners.
fn listeners() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let config = ServerConfig {
        write_limit: false,
        open_streams: LISTENERS,
        ..ServerConfig::default()
    };
    let options = Options {
        config,
        ..Options::default()
    };
    let server = runtime.block_on(TestServer::start_with(options)).unwrap();
    let key = server.unscoped_key().unwrap();
    let mut connection = Connection::open(server.address());
    let mut created = |path: &str, body: Value| {
        let request = request("POST", path, &key, Some(&body.to_string()));
        assert_eq!(connection.send(&request), 201);
        let body: Value = serde_json::from_slice(connection.body()).unwrap();
        body["id"].as_str().unwrap().to_owned()
    };
    let space = created("/v2/spaces", json!({"name": "Bench"}));
    let chats = format!("/v2/spaces/{space}/chats");
    let chat = created(&chats, json!({"name": "C"}));
    let messages = format!("{chats}/{chat}/messages");
    let path = format!("{messages}/stream?heartbeat=60");
    let start = Instant::now();
    let heard: Vec<_> = (0..LISTENERS)
        .map(|_| {
            let stream = listen(server.address(), &path, &key);
            std::thread::spawn(move || arrivals(stream, start))
        })
        .collect();
    let mut answered = Vec::with_capacity(HEARD);
    for number in 0..HEARD {
        created(&messages, json!({"text": format!("post {number}")}));
        answered.push(start.elapsed());
        std::thread::sleep(PAUSE);
    }
    let mut delays = Vec::with_capacity(HEARD * LISTENERS);
    for listener in heard {
        let arrivals = listener.join().unwrap();
        let late = arrivals.iter().zip(&answered);
        delays.extend(
            late.map(|(arrival, answer)| arrival.saturating_sub(*answer).as_secs_f64() * 1e3),
        );
    }
    delays.sort_by(f64::total_cmp);
    let at = |share: f64| delays[((delays.len() - 1) as f64 * share) as usize];
    println!(
        "event to each of {LISTENERS} listeners after the answer: median {:.2} ms, p99 {:.2} ms (target 5), worst {:.2} ms",
        at(0.5),
        at(0.99),
        at(1.0)
    );
    runtime.block_on(server.stop()).unwrap();
}

/// When each event came.
fn arrivals(mut stream: TcpStream, start: Instant) -> Vec<Duration> {
    let mut arrivals = Vec::with_capacity(HEARD);
    let mut bytes = vec![0; 64 << 10];
    let mut kept = 0;
    let marker = b"event: message_added";
    while arrivals.len() < HEARD {
        let count = stream.read(&mut bytes[kept..]).unwrap();
        assert_ne!(count, 0, "the stream goes on");
        let now = start.elapsed();
        let end = kept + count;
        let mut from = 0;
        while let Some(at) = bytes[from..end]
            .windows(marker.len())
            .position(|part| part == marker)
        {
            arrivals.push(now);
            from += at + marker.len();
        }
        // A marker may be cut.
        let tail = (end - from).min(marker.len() - 1);
        bytes.copy_within(end - tail..end, 0);
        kept = tail;
    }
    arrivals
}
