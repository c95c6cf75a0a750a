//! What a space costs before its index is there: a full rebuild with reads meanwhile, and a start.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{LARGE, seconds};
use crate::load::{Connection, median, request};
use crate::server::Server;
use crate::verdict::verdict;
use crate::workspace::Made;

/// Objects that are read before the first search: documents are kept in memory as well, and are no part of the index.
pub(super) const READS: usize = 20_000;

/// Reads objects one by one, as [`rebuild`] does.
pub(super) fn read_many(server: &Server, made: &Made) {
    let mut connection = Connection::open(server.address);
    for count in 0..READS {
        let status = connection.send(&read_of(made, count));
        assert_eq!(status, 200);
    }
}

/// A read of an object; later ones are of others.
fn read_of(made: &Made, count: usize) -> Vec<u8> {
    let id = &made.ids[count * 997 % made.ids.len()];
    let path = format!("/v2/spaces/{}/objects/{id}", made.space);
    request("GET", &path, &made.key, None)
}

/// Time until everything is found for the first time, with reads in between.
pub(super) fn rebuild(server: &Server, made: &Made) {
    let start = Instant::now();
    let done = AtomicBool::new(false);
    let search = |body: Value| {
        let path = format!("/v2/spaces/{}/search", made.space);
        server.json("POST", &path, &made.key, Some(&body))
    };
    std::thread::scope(|scope| {
        let reader = scope.spawn(|| {
            let mut connection = Connection::open(server.address);
            let mut slowest: f64 = 0.0;
            let mut count = 0;
            while !done.load(Ordering::Relaxed) {
                let begin = Instant::now();
                let status = connection.send(&read_of(made, count));
                assert_eq!(
                    status,
                    200,
                    "{}",
                    String::from_utf8_lossy(connection.body())
                );
                slowest = slowest.max(begin.elapsed().as_secs_f64() * 1e3);
                count += 1;
            }
            (count, slowest)
        });
        let found = search(json!({}));
        assert_eq!(found["total"], json!(LARGE.objects));
        println!("  first search without an index: {:.2} s", seconds(start));
        let words = json!({"query": made.words[1]});
        while search(words.clone()).get("warnings").is_some() {
            std::thread::sleep(Duration::from_millis(20));
        }
        let time = seconds(start);
        done.store(true, Ordering::Relaxed);
        let (count, slowest) = reader.join().unwrap();
        println!(
            "  full rebuild: {time:.1} s (target 60 s){}, {count} reads meanwhile, the slowest {slowest:.1} ms",
            verdict(time <= 60.0)
        );
    });
}

/// From the start of the process to the first answers, with what was written before.
pub(super) fn restart(data: &Path, made: &Made) {
    for (what, body) in [
        ("filtered", json!({"filter": "done = true"})),
        ("sorted by name", json!({"sorts": [{"property": "name"}]})),
        ("ranked", json!({"query": made.words[1]})),
    ] {
        let (mut times, mut listening, mut memory) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..3 {
            let start = Instant::now();
            let server = Server::start(data);
            let path = format!("/v2/spaces/{}/search", made.space);
            let found = server.json("POST", &path, &made.key, Some(&body));
            times.push(seconds(start));
            listening.push(server.ready.as_secs_f64());
            memory.push(server.memory());
            assert!(found.get("warnings").is_none(), "{found}");
            server.stop();
        }
        let (time, listening, memory) = (median(times), median(listening), median(memory));
        println!(
            "  from the start to the first answer, {what}: {time:.2} s, of which {listening:.2} s until it listens, \
             {memory:.1} MB then (target 0.3 s){}",
            verdict(time <= 0.3)
        );
    }
}
