//! Tests that need what a machine may not have.

use std::fs::OpenOptions;
use std::io::Write;

/// Where `.ci/run` reads what was not tested, as the output of a test that succeeds is not shown.
const SKIPPED: &str = "ROLLTOP_TESTS_SKIPPED";

/// Says that a test proves nothing here, and why.
pub(crate) fn skipped(why: &str) {
    eprintln!("skipped: {why}");
    if let Some(list) = std::env::var_os(SKIPPED) {
        let mut list = OpenOptions::new().append(true).open(list).unwrap();
        writeln!(list, "{why}").unwrap();
    }
}
