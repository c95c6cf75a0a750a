//! The fuzz targets for a short while, with the same bytes in every run.

#![expect(
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "tests fail by panicking, and tell how much they did"
)]

use std::sync::LazyLock;
use std::time::{Duration, Instant};

#[expect(unreachable_pub, reason = "a library where cargo fuzz builds it")]
#[path = "../../../../fuzz/src/lib.rs"]
mod targets;

/// Set to a number of seconds, it lets each run go on for so long: a stand-in for `cargo fuzz` where there is no
/// nightly compiler.
const SECONDS: &str = "ROLLTOP_FUZZ_SECONDS";
/// How many inputs each run has at least.
const ROUNDS: u64 = 4_000;
/// Longest input.
const MAX_LENGTH: u64 = 300;
/// Pieces that inputs are made of, between bytes of chance.
const PIECES: [&str; 26] = [
    "**",
    "*a*",
    "`",
    "~~",
    "[x](https://e.org)",
    "<u>",
    "</u>",
    "<font color=\"red\">",
    "</font>",
    "<mention object_id=\"M\">m</mention>",
    "&lt;",
    "\\",
    "\n",
    "\r\n",
    "\r",
    "\t",
    "\u{0}",
    "# ",
    "- ",
    "1. ",
    "> ",
    "| a | b |\n|---|---|\n",
    "```",
    "    ",
    "🧭",
    "a b",
];

/// Tests that filters are made of, and what stands between and about them.
const TESTS: [&str; 10] = [
    "done = true",
    "name CONTAINS \"\\\"x\"",
    "priority IN (1, 2.5)",
    "due_date <= daysAgo(3)",
    "dueDate != \"2026-08-10\"",
    "created_date IN (\"2026-08-10\", \"2026-08-10T09:00:00Z\")",
    "assignee IS NOT EMPTY",
    "type NOT IN (\"Task\")",
    "url EXISTS",
    "name = (\"é\")",
];
const BETWEEN: [&str; 8] = [" AND ", " or ", " OR (", ") AND ", "(", ")", "\"", " NOT "];

/// Chance that is the same in every run.
struct Chance(u64);

impl Chance {
    fn next(&mut self, below: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) % below
    }

    /// Pieces and bytes.
    fn text(&mut self) -> Vec<u8> {
        let mut text = Vec::new();
        let length = self.next(MAX_LENGTH);
        while (text.len() as u64) < length {
            match self.next(4) {
                0 => text.push(self.next(128) as u8),
                _ => text.extend(PIECES[self.next(PIECES.len() as u64) as usize].bytes()),
            }
        }
        text
    }

    /// Tests in a row; many are a filter.
    fn filter(&mut self) -> Vec<u8> {
        let mut text = Vec::new();
        for _ in 0..=self.next(5) {
            text.extend(TESTS[self.next(TESTS.len() as u64) as usize].bytes());
            text.extend(BETWEEN[self.next(BETWEEN.len() as u64) as usize].bytes());
        }
        text.extend(TESTS[self.next(TESTS.len() as u64) as usize].bytes());
        text
    }

    /// Bytes.
    fn bytes(&mut self) -> Vec<u8> {
        let length = self.next(MAX_LENGTH);
        (0..length).map(|_| self.next(256) as u8).collect()
    }
}

/// How long each run goes on.
static LONGER: LazyLock<Duration> = LazyLock::new(|| {
    let seconds = std::env::var(SECONDS).map_or(0, |seconds| seconds.parse().unwrap());
    Duration::from_secs(seconds)
});

fn run<T>(seed: u64, target: fn(&[u8]) -> T, input: fn(&mut Chance) -> Vec<u8>) {
    let mut chance = Chance(seed);
    let (start, mut inputs) = (Instant::now(), 0);
    while inputs < ROUNDS || start.elapsed() < *LONGER {
        drop(target(&input(&mut chance)));
        inputs += 1;
    }
    println!(
        "{}: {inputs} inputs",
        std::thread::current().name().unwrap_or_default()
    );
}

#[test]
fn filter_text() {
    run(0x5234_5678_9abc_def1, targets::filter_text, Chance::filter);
    run(0x6234_5678_9abc_def1, targets::filter_text, Chance::bytes);
}

#[test]
fn inline_markup() {
    run(0x1234_5678_9abc_def1, targets::inline_markup, Chance::text);
}

#[test]
fn markdown() {
    run(0x2234_5678_9abc_def1, targets::markdown, Chance::text);
}

#[test]
fn ops_batch() {
    run(0x3234_5678_9abc_def1, targets::ops_batch, Chance::bytes);
}

#[test]
fn validate() {
    run(0x4234_5678_9abc_def1, targets::validate, Chance::bytes);
}
