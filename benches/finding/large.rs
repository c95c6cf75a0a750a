//! A large space through HTTP: filters and sorts, words, lists, memory, start.

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::json;

use super::pairs::{filters, sorts};
use super::rebuild::{rebuild, restart};
use super::{LARGE, Space, seconds};
use crate::load::{median, request};
use crate::server::Server;
use crate::verdict::verdict;
use crate::workspace::{Recipe, TYPES, make};

/// Time for the server to return freed memory to the system.
const REST: Duration = Duration::from_secs(5);

pub(crate) fn large(data: &Path) {
    let idle = Server::start(&data.with_extension("empty"));
    std::thread::sleep(REST);
    let memory = idle.memory();
    println!(
        "  memory of a server without data: {memory:.1} MB (target 40 MB){}",
        verdict(memory <= 40.0)
    );
    idle.stop();
    let start = Instant::now();
    let made = make(data, LARGE);
    println!(
        "{} objects written in {:.1} s",
        LARGE.objects,
        seconds(start)
    );

    let server = Server::start(data);
    rebuild(&server, &made);
    std::thread::sleep(REST);
    println!("  memory after the rebuild: {:.1} MB", server.memory());
    server.stop();
    let server = Server::start(data);
    let mut space = Space::new(&server, &made);
    pairs(&mut space, 12.0, 60.0);
    words(&mut space);
    far_behind(&mut space);
    let list = request("GET", &space.path("objects"), &made.key, None);
    space.measure("list 25", &list, 1.0);
    space.create_then_search();
    std::thread::sleep(REST);
    let memory = server.memory();
    println!(
        "  memory after the searches: {memory:.1} MB (target 150 MB){}",
        verdict(memory <= 150.0)
    );
    server.stop();
    restart(data, &made);
}

/// The pairs of filter and sort in a space of usual size.
pub(crate) fn small(data: &Path) {
    let recipe = Recipe {
        objects: 5_000,
        ..LARGE
    };
    let made = make(data, recipe);
    println!("{} objects:", recipe.objects);
    let server = Server::start(data);
    pairs(&mut Space::new(&server, &made), 2.0, 10.0);
    server.stop();
}

/// Every kind of filter with every kind of sort, with targets for the median and for the slowest pair.
fn pairs(space: &mut Space<'_>, usual: f64, slowest: f64) {
    println!("  a page of 25 and the exact total, through HTTP:");
    let mut all = Vec::new();
    for filter in filters(space.made) {
        for sort in sorts(space.made) {
            let sent = space.search(&json!({"filter": filter.text, "sorts": sort.sorts}));
            all.push((space.time(&sent), format!("{}, {}", filter.what, sort.what)));
        }
    }
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    for (time, what) in all.iter().take(6) {
        println!("  slow: {what}: {time:.2} ms");
    }
    let (middle, worst) = (
        median(all.iter().map(|(time, _)| *time).collect()),
        all[0].0,
    );
    println!(
        "  {} pairs: median {middle:.2} ms, slowest {worst:.2} ms (target {usual}; {slowest} ms){}",
        all.len(),
        verdict(middle <= usual && worst <= slowest)
    );
}

/// Ranked searches, with and without a filter.
fn words(space: &mut Space<'_>) {
    const USUAL: f64 = 3.0;
    const COMMONEST: f64 = 25.0;
    const PREFIX: f64 = 40.0;
    println!("  ranked search, through HTTP:");
    let [common, usual, rare] = space.made.words.clone();
    let commonest = space.made.commonest.clone();
    let filter = "done = true AND amount > 100";
    for (what, query, target) in [
        ("a rare word", rare.clone(), USUAL),
        ("a usual word", usual.clone(), USUAL),
        ("a phrase", format!("\"{common} {usual}\""), USUAL),
        ("a typing error", mistyped(&rare), USUAL),
        ("a common word", common.clone(), COMMONEST),
        ("three words", format!("{common} {usual} {rare}"), COMMONEST),
        ("the commonest word", commonest[0].clone(), COMMONEST),
        ("the three commonest words", commonest.join(" "), COMMONEST),
        ("the name of a type", TYPES[0].to_owned(), COMMONEST),
        (
            "a prefix of two letters",
            common.chars().take(2).collect(),
            PREFIX,
        ),
    ] {
        let sent = space.search(&json!({"query": query}));
        space.measure(what, &sent, target);
        let sent = space.search(&json!({"query": query, "filter": filter}));
        space.measure(&format!("{what} with a filter"), &sent, target);
    }
}

/// A page behind nearly all rows.
fn far_behind(space: &mut Space<'_>) {
    let offset = LARGE.objects / 10 * 9;
    let path = space.path(&format!("search?offset={offset}"));
    let body = json!({"sorts": [{"property": "name"}]}).to_string();
    let sent = request("POST", &path, &space.made.key, Some(&body));
    let time = space.time(&sent);
    println!("  25 behind {offset} by name: {time:.2} ms (no target)");
}

/// A word with its last two letters exchanged.
fn mistyped(word: &str) -> String {
    let mut letters: Vec<char> = word.chars().collect();
    let last = letters.len() - 1;
    letters.swap(last, last - 1);
    letters.into_iter().collect()
}
