//! The cost of finding: through HTTP against the built server, and beside SQL over JSON in this process.
//!
//! `cargo bench --bench search` runs all parts; `-- documents`, `-- small`, `-- large`, `-- sql` or `-- spaces` runs one.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "bench"
)]

mod finding;
mod ground;
mod load;
mod server;
#[path = "load/throughput.rs"]
mod throughput;
#[path = "load/verdict.rs"]
mod verdict;
mod workspace;

use std::path::Path;

use crate::finding::{documents, large, small, spaces, sql};

/// What makes its space in a folder and measures there.
type Part = fn(&Path);

fn main() {
    let folder = tempfile::tempdir().unwrap();
    let parts: [(&str, Part); 5] = [
        ("documents", documents),
        ("small", small),
        ("large", large),
        ("sql", sql),
        ("spaces", spaces),
    ];
    let wanted: Vec<String> = std::env::args().collect();
    let is_wanted = |part: &str| wanted.iter().any(|wanted| wanted == part);
    let all = !parts.iter().any(|(name, _)| is_wanted(name));
    for (name, part) in parts.iter().filter(|(name, _)| all || is_wanted(name)) {
        part(&folder.path().join(name));
    }
}
