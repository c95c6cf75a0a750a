//! The first search of a space whose rows and words are not there yet, with reads meanwhile, and the start of a process.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use serde_json::{Value, json};

use super::{LARGE, seconds};
use crate::load::{Connection, median, request};
use crate::server::Server;
use crate::verdict::verdict;
use crate::workspace::Made;

/// A read of an object; later ones are of others.
fn read_of(made: &Made, count: usize) -> Vec<u8> {
    let id = &made.ids[count * 997 % made.ids.len()];
    let path = format!("/v2/spaces/{}/objects/{id}", made.space);
    request("GET", &path, &made.key, None)
}

/// Time until the first search by a filter and by words, with reads meanwhile.
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
        println!("  first search without rows: {:.2} s", seconds(start));
        let found = search(json!({"query": made.words[1]}));
        assert!(found.get("warnings").is_none(), "{found}");
        let time = seconds(start);
        done.store(true, Ordering::Relaxed);
        let (count, slowest) = reader.join().unwrap();
        println!(
            "  first search without words: {time:.1} s (target 60 s){}, {count} reads meanwhile, the slowest {slowest:.1} ms",
            verdict(time <= 60.0)
        );
    });
}

/// From the start of the process to the first answer, with what was written before.
pub(super) fn restart(data: &Path, made: &Made) {
    for (what, body, target) in [
        ("filtered", json!({"filter": "done = true"}), 1.0),
        (
            "sorted by name",
            json!({"sorts": [{"property": "name"}]}),
            1.5,
        ),
        ("ranked", json!({"query": made.words[1]}), 1.5),
    ] {
        let mut listening = Vec::new();
        let times = (0..3).map(|_| {
            let start = Instant::now();
            let server = Server::start(data);
            listening.push(server.ready.as_secs_f64());
            let path = format!("/v2/spaces/{}/search", made.space);
            let found = server.json("POST", &path, &made.key, Some(&body));
            let time = seconds(start);
            assert!(found.get("warnings").is_none(), "{found}");
            server.stop();
            time
        });
        let time = median(times.collect());
        let listening = median(listening);
        println!(
            "  from the start to the first answer, {what}: {time:.2} s, of which {listening:.2} s until the server listens \
             (target {target} s){}",
            verdict(time <= target)
        );
    }
}
