//! Searches of the large space that are slow on purpose: what still takes more than 10 ms is to stay known.

use std::path::Path;
use std::time::Duration;

use serde_json::json;

use super::cases::{Case, cases};
use super::{LARGE, Space, times};
use crate::load::{median, request};
use crate::server::Server;
use crate::workspace::make;

/// What every search of this space is to take at most, in milliseconds.
const TARGET: f64 = 10.0;

/// Measures each of them through HTTP.
pub(crate) fn hard(data: &Path) {
    let made = make(data, LARGE);
    let server = Server::start(data);
    let mut space = Space::new(&server, &made);
    let words = space.search(&json!({"query": made.words[1]}));
    while space.answer(&words).get("warnings").is_some() {
        std::thread::sleep(Duration::from_millis(20));
    }
    println!(
        "{} objects, searches that are slow on purpose, through HTTP:",
        LARGE.objects
    );
    let mut all = Vec::new();
    for Case { what, offset, body } in cases(&made) {
        let path = space.path(&format!("search?offset={offset}"));
        let body = body.to_string();
        let sent = request("POST", &path, &made.key, Some(&body));
        let total = &space.answer(&sent)["total"];
        let (_, time) = times(|| assert_eq!(space.connection.send(&sent), 200));
        let size = body.len() / 1000;
        println!("  {what}: {time:.1} ms, {total} found, {size} kB sent");
        all.push(time);
    }
    let slow = all.iter().filter(|time| **time > TARGET).count();
    println!(
        "  {slow} of {} take more than {TARGET} ms, the slowest {:.1} ms, their median {:.1} ms, all together {:.0} ms",
        all.len(),
        all.iter().copied().fold(0.0, f64::max),
        median(all.clone()),
        all.iter().sum::<f64>()
    );
    server.stop();
}
