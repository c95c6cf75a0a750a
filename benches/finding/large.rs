//! A large space through HTTP: lists, filters and sorts, words, what a create costs, memory.

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::filters::filters;
use super::rebuild::{READS, read_many, rebuild, restart};
use super::sorts::sorts;
use super::{LARGE, ROUNDS, Space, seconds, times};
use crate::load::{median, request};
use crate::server::Server;
use crate::verdict::verdict;
use crate::workspace::{TYPES, make};

pub(crate) fn large(data: &Path) {
    let start = Instant::now();
    let made = make(data, LARGE);
    println!(
        "{} objects written in {:.1} s",
        LARGE.objects,
        seconds(start)
    );
    println!(
        "  the yardstick, a scan of as many numbers for the 25 smallest: {:.2} ms",
        scan()
    );

    let server = Server::start(data);
    std::thread::sleep(Duration::from_millis(500));
    let idle = server.memory();
    read_many(&server, &made);
    std::thread::sleep(REST);
    let before = server.memory();
    rebuild(&server, &made);
    std::thread::sleep(Duration::from_secs(1));
    let mut space = Space::new(&server, &made);
    println!("  whoami: {:.2} ms", space.whoami);
    sorts_and_filters(&mut space);
    words(&mut space);
    far_behind(&mut space);
    let path = space.path("objects");
    let list = request("GET", &path, &made.key, None);
    space.measure("list 25", &list, 1.0);
    create_then_search(&mut space);
    let busy = server.memory();
    std::thread::sleep(REST);
    let after = server.memory();
    println!(
        "  memory: {idle:.1} MB at rest, {before:.1} MB when {READS} objects were read, {busy:.1} MB right behind the last \
         search, {after:.1} MB {} seconds later",
        REST.as_secs()
    );
    for (when, memory) in [("right behind the last search", busy), ("at rest", after)] {
        let more = memory - before;
        println!(
            "  memory: {more:.1} MB more by the index, {when} (target 150 MB){}",
            verdict(more <= 150.0)
        );
    }
    server.stop();
    restart(data, &made);
}

/// How long the server is left alone until it is at rest: what its requests have freed goes back to the system.
const REST: Duration = Duration::from_secs(5);

/// The 25 smallest of a column of numbers, by the plainest means.
fn scan() -> f64 {
    let numbers: Vec<(u64, u64)> = (0..LARGE.objects as u64)
        .map(|at| (at.wrapping_mul(0x9e37_79b9_7f4a_7c15), at))
        .collect();
    let (_, time) = times(|| {
        let mut best: Vec<(u64, u64)> = numbers
            .iter()
            .copied()
            .filter(|(number, _)| number % 2 == 0)
            .collect();
        best.select_nth_unstable(25);
        best.truncate(25);
        best.sort_unstable();
        std::hint::black_box(best);
    });
    time
}

/// Every kind of filter with every kind of sort.
fn sorts_and_filters(space: &mut Space<'_>) {
    let (filters, sorts) = (filters(space.made), sorts(space.made));
    println!("  25 of a filtered and sorted list with its exact total, through HTTP:");
    let mut worst: f64 = 0.0;
    for (sorted, sorts) in &sorts {
        let sent = space.search(&json!({"sorts": sorts}));
        worst = worst.max(space.measure(&format!("no filter, {sorted}"), &sent, 10.0));
    }
    let mut all = Vec::new();
    for (filtered, filter) in filters.iter().skip(1) {
        for (sorted, sorts) in &sorts {
            let mut body = filter.clone();
            body["sorts"] = sorts.clone();
            let sent = space.search(&body);
            let connection = &mut space.connection;
            let (_, time) = times(|| assert_eq!(connection.send(&sent), 200));
            worst = worst.max(time);
            all.push((time, format!("{filtered}, {sorted}")));
        }
    }
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    for (time, what) in all.iter().take(6) {
        println!("  slow: {what}: {time:.2} ms");
    }
    println!(
        "  any of {} pairs: median {:.2} ms, slowest {worst:.2} ms (target 10 ms){}",
        all.len(),
        median(all.iter().map(|(time, _)| *time).collect()),
        verdict(worst <= 10.0)
    );
}

/// Ranked searches, with and without a filter.
fn words(space: &mut Space<'_>) {
    println!("  ranked search, through HTTP:");
    let [common, usual, rare] = space.made.words.clone();
    let filter = "done = true AND amount > 100";
    for (what, body) in [
        ("a common word", json!({"query": common})),
        (
            "a common word with a filter",
            json!({"query": common, "filter": filter}),
        ),
        (
            "a usual word with a filter",
            json!({"query": usual, "filter": filter}),
        ),
        (
            "a rare word with a filter",
            json!({"query": rare, "filter": filter}),
        ),
        (
            "three words with a filter",
            json!({"query": format!("{common} {usual} {rare}"), "filter": filter}),
        ),
        (
            "the beginning of a word with a filter",
            json!({"query": common.chars().take(2).collect::<String>(), "filter": filter}),
        ),
        (
            "a phrase with a filter",
            json!({"query": format!("\"{common} {usual}\""), "filter": filter}),
        ),
        (
            "a typing error with a filter",
            json!({"query": mistyped(&rare), "filter": filter}),
        ),
        (
            "a common word by name",
            json!({"query": common, "sorts": [{"property": "name"}]}),
        ),
    ] {
        let sent = space.search(&body);
        space.measure(what, &sent, 10.0);
    }
    let commonest = space.made.commonest.clone();
    for (what, query) in [
        ("the commonest word", commonest[0].clone()),
        ("the three commonest words", commonest.join(" ")),
        ("the name of a type", TYPES[0].to_owned()),
    ] {
        let sent = space.search(&json!({"query": query}));
        space.measure(what, &sent, 10.0);
        let sent = space.search(&json!({"query": query, "filter": filter}));
        space.measure(&format!("{what} with a filter"), &sent, 10.0);
    }
}

/// A page behind nearly all rows. No target: everything before it is put in order too.
fn far_behind(space: &mut Space<'_>) {
    let offset = LARGE.objects / 10 * 9;
    let path = space.path(&format!("search?offset={offset}"));
    let body = json!({"sorts": [{"property": "name"}]}).to_string();
    let sent = request("POST", &path, &space.made.key, Some(&body));
    let (_, time) = times(|| assert_eq!(space.connection.send(&sent), 200));
    println!("  25 behind {offset} by name: {time:.2} ms (no target)");
}

/// A word with two of its letters in each other's place.
fn mistyped(word: &str) -> String {
    let mut letters: Vec<char> = word.chars().collect();
    let last = letters.len() - 1;
    letters.swap(last, last - 1);
    letters.into_iter().collect()
}

/// From the beginning of a create to the end of a search that finds what was created.
fn create_then_search(space: &mut Space<'_>) {
    let objects = space.path("objects");
    let mut times = Vec::new();
    for round in 0..ROUNDS {
        let name = format!("Zebra{round}x");
        let body = json!({"type": "page", "name": name}).to_string();
        let create = request("POST", &objects, &space.made.key, Some(&body));
        let search = space.search(&json!({"query": name}));
        let start = Instant::now();
        assert_eq!(space.connection.send(&create), 201);
        let created = start.elapsed();
        assert_eq!(space.connection.send(&search), 200);
        times.push((
            (start.elapsed() - created).as_secs_f64() * 1e3,
            start.elapsed().as_secs_f64() * 1e3,
        ));
        let found: Value = serde_json::from_slice(space.connection.body()).unwrap();
        assert_eq!(found["total"], json!(1), "{found}");
    }
    let both = median(times.iter().map(|(_, both)| *both).collect());
    let search = median(times.iter().map(|(search, _)| *search).collect());
    println!(
        "  create, then a search that finds it: {both:.2} ms, of which the search {search:.2} ms (target 5 ms){}",
        verdict(both <= 5.0)
    );
}
