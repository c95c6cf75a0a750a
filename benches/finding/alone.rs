//! Filters, sorts and words of the large space as computing time.

use std::path::Path;

use rolltop_workspace::search::SearchRequest;

use super::filters::filters;
use super::local::Local;
use super::sorts::sorts;
use super::{LARGE, ROUNDS};
use crate::load::median;
use crate::workspace::{TYPES, make};

/// Filters, sorts and words in a large space as computing time of the server: other programs of the machine hardly change
/// it.
pub(crate) fn alone(data: &Path) {
    let made = make(data, LARGE);
    let local = Local::open(data, &made);
    println!("{} objects, computing time of the server:", LARGE.objects);
    let words = [
        ("a common word", made.words[0].clone()),
        (
            "the beginning of a word",
            made.words[0].chars().take(2).collect(),
        ),
        ("three words", made.words.join(" ")),
        ("the commonest word", made.commonest[0].clone()),
        ("the three commonest words", made.commonest.join(" ")),
        ("the name of a type", TYPES[0].to_owned()),
    ];
    let filters = filters(&made);
    let mut requests = Vec::new();
    for (filtered, filter) in &filters {
        let filtering = SearchRequest {
            filter: filter["filter"].as_str().map(str::to_owned),
            filters: filter.get("filters"),
            ..SearchRequest::default()
        };
        for (sorted, sorts) in sorts(&made) {
            let request = SearchRequest {
                sorts: Some(sorts),
                ..filtering.clone()
            };
            requests.push((format!("{filtered}, {sorted}"), request));
        }
        for (what, words) in &words {
            let request = SearchRequest {
                query: Some(words.clone()),
                ..filtering.clone()
            };
            requests.push((format!("{filtered}, {what}"), request));
        }
    }
    let wanted = std::env::var("SEARCH").unwrap_or_default();
    requests.retain(|(what, _)| what.contains(&wanted));
    let mut all: Vec<(f64, String)> = requests
        .into_iter()
        .map(|(what, request)| {
            drop(local.find(&request));
            // The system counts in steps of some milliseconds.
            let start = computing();
            for _ in 0..ROUNDS {
                drop(local.find(&request));
            }
            let time = (computing() - start) * 1e3 / ROUNDS as f64;
            (time, what)
        })
        .collect();
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    for (time, what) in all.iter().take(12) {
        println!("  slow: {what}: {time:.2} ms");
    }
    println!(
        "  any of {}: median {:.2} ms, slowest {:.2} ms",
        all.len(),
        median(all.iter().map(|(time, _)| *time).collect()),
        all[0].0
    );
    local.close();
}

/// Seconds that this thread has computed.
fn computing() -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    let nanoseconds = told.split_whitespace().next().unwrap();
    nanoseconds.parse::<f64>().unwrap() / 1e9
}
