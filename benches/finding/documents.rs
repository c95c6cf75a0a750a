//! Ranked search in documents.

use std::path::Path;

use super::local::Local;
use super::times;
use crate::verdict::verdict;
use crate::workspace::{Recipe, make};

/// Documents to look for words in.
const DOCUMENTS: Recipe = Recipe {
    objects: 5_000,
    words: 200,
    with_properties: false,
    distinct: false,
    seed: 2,
};

/// Ranked search in documents, as time of the server alone.
pub(crate) fn documents(data: &Path) {
    let made = make(data, DOCUMENTS);
    let local = Local::open(data, &made);
    let [common, usual, rare] = &made.words;
    println!(
        "{} documents of {} words, time of the server:",
        DOCUMENTS.objects, DOCUMENTS.words
    );
    for (what, query) in [
        ("a common word", common.clone()),
        ("a usual word", usual.clone()),
        ("a rare word", rare.clone()),
        ("three words", format!("{common} {usual} {rare}")),
        ("a phrase", format!("\"{common} {common}\"")),
    ] {
        let (_, time) = times(|| drop(local.search(&query)));
        println!(
            "  ranked search, {what}: {time:.2} ms, {} found (target 1.2 ms){}",
            local.search(&query).total,
            verdict(time <= 1.2),
        );
    }
    local.close();
}
