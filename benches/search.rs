//! What finding costs in large spaces: through HTTP against the built server, and as time of the server alone.
//!
//! `cargo bench --bench search`, or with `-- documents`, `-- distinct`, `-- large`, `-- hard`, `-- alone` or `-- spaces`
//! behind it one part alone.

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
#[path = "load/verdict.rs"]
mod verdict;
mod workspace;

use std::path::Path;

use crate::finding::{alone, distinct, documents, hard, large, spaces};

/// What makes its space in a folder and measures there.
type Part = fn(&Path);

fn main() {
    let folder = tempfile::tempdir().unwrap();
    let parts: [(&str, Part); 6] = [
        ("documents", documents),
        ("distinct", distinct),
        ("large", large),
        ("hard", hard),
        ("alone", alone),
        ("spaces", spaces),
    ];
    let wanted: Vec<String> = std::env::args().collect();
    let is_wanted = |part: &str| wanted.iter().any(|wanted| wanted == part);
    let all = !parts.iter().any(|(name, _)| is_wanted(name));
    for (name, part) in parts.iter().filter(|(name, _)| all || is_wanted(name)) {
        part(&folder.path().join(name));
    }
}
