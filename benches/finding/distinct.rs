//! Misspelled words among many distinct ones: the most that correcting a typing error can look at.

use rolltop_store::testing::{Commit, Plan, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::local::Local;
use super::{ROUNDS, times};
use crate::ground::NOW;
use crate::load::median;
use crate::verdict::verdict;
use crate::workspace::{Recipe, distinct_word, make};

/// Documents of words that no other holds: the most that correcting a typing error can look at.
const DISTINCT: Recipe = Recipe {
    objects: 4_000,
    words: 100,
    with_properties: false,
    distinct: true,
    seed: 3,
};

/// The most work that misspelled words can make, and whether changes wait for it.
pub(crate) fn distinct(data: &Path) {
    let made = make(data, DISTINCT);
    let local = Local::open(data, &made);
    let misspelled: Vec<String> = (0..64)
        .map(|at| {
            let word = distinct_word(1 + at * 997);
            format!("{}x{}", &word[..4], &word[5..])
        })
        .collect();
    println!(
        "{} documents of {} words, none of them twice, all with one first letter, time of the server:",
        DISTINCT.objects, DISTINCT.words
    );
    for (what, query, target) in [
        ("one misspelled word", misspelled[0].clone(), 20.0),
        ("64 misspelled words", misspelled.join(" "), 300.0),
    ] {
        let (_, time) = times(|| drop(local.search(&query)));
        println!(
            "  {what}: {time:.2} ms, {} found (target {target} ms){}",
            local.search(&query).total,
            verdict(time <= target),
        );
    }
    let record = local.store.object(&made.ids[0]).unwrap().unwrap();
    let done = AtomicBool::new(false);
    let waits: Vec<f64> = std::thread::scope(|scope| {
        scope.spawn(|| {
            while !done.load(Ordering::Relaxed) {
                drop(local.search(&misspelled.join(" ")));
            }
        });
        let waits = (0..ROUNDS).map(|_| {
            let start = Instant::now();
            let plan = Plan {
                writes: vec![Write::PutObject((*record).clone())],
                ..Plan::at(NOW * 1000)
            };
            local.store.commit(plan).unwrap();
            drop(local.search("zebra"));
            start.elapsed().as_secs_f64() * 1e3
        });
        let waits = waits.collect();
        done.store(true, Ordering::Relaxed);
        waits
    });
    let longest = waits.iter().copied().fold(0.0, f64::max);
    println!(
        "  a change and a search that sees it, beside these: median {:.2} ms, longest {longest:.2} ms (target 20 ms){}",
        median(waits),
        verdict(longest <= 20.0)
    );
    local.close();
}
