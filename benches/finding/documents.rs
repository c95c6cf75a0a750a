//! Words in documents: one client and many, and the first search after a start.

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::json;

use super::{Space, seconds};
use crate::load::median;
use crate::server::Server;
use crate::throughput::throughput;
use crate::verdict::verdict;
use crate::workspace::{Made, Recipe, make};

/// Documents to look for words in.
const DOCUMENTS: Recipe = Recipe {
    objects: 5_000,
    words: 200,
    with_properties: false,
    seed: 2,
};
const CLIENTS: usize = 32;
const LOAD: Duration = Duration::from_secs(2);

pub(crate) fn documents(data: &Path) {
    let made = make(data, DOCUMENTS);
    println!(
        "{} documents of {} words, through HTTP:",
        DOCUMENTS.objects, DOCUMENTS.words
    );
    let server = Server::start(data);
    let mut space = Space::new(&server, &made);
    let [common, usual, rare] = &made.words;
    for (what, query, target) in [
        ("a rare word", rare.clone(), 3.0),
        ("a usual word", usual.clone(), 3.0),
        ("a common word", common.clone(), 25.0),
        ("three words", made.words.join(" "), 25.0),
        ("a phrase", format!("\"{common} {common}\""), 25.0),
    ] {
        let sent = space.search(&json!({"query": query}));
        space.measure(what, &sent, target);
    }
    let sent = space.search(&json!({"query": rare}));
    let searches = throughput(server.address, CLIENTS, LOAD, |_, _| sent.clone());
    println!(
        "  {CLIENTS} clients searching for a word: {searches:.0}/s (target 4000/s){}",
        verdict(searches >= 4_000.0)
    );
    space.create_then_search();
    server.stop();
    first_search(data, &made);
}

/// The first search of a process, once it listens.
fn first_search(data: &Path, made: &Made) {
    let times = (0..3).map(|_| {
        let server = Server::start(data);
        let mut space = Space::new(&server, made);
        let sent = space.search(&json!({"query": made.words[1]}));
        let start = Instant::now();
        space.answer(&sent);
        let time = seconds(start) * 1e3;
        server.stop();
        time
    });
    let time = median(times.collect());
    println!(
        "  the first search after a start: {time:.0} ms (target 150 ms){}",
        verdict(time <= 150.0)
    );
}
