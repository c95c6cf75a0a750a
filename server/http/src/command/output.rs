//! What commands write: results to standard output, everything said to a person to standard error.
//!
//! A reader that closes its end early, as `head` does, is no failure, unless the result is shown only once.

use std::io::{self, Write};
use std::os::fd::AsFd;

use serde::Serialize;

/// Says something to the person at the terminal.
pub fn say(line: &str) {
    // A closed standard error has no reader.
    let _ = writeln!(io::stderr().lock(), "{line}");
}

/// Prints a result.
///
/// # Errors
/// As [`written`].
pub fn print(text: &str) -> Result<(), String> {
    written(write(text))
}

/// Judges how the writing of a result ended.
///
/// # Errors
/// A sentence for the person at the terminal: the result could not be written, although somebody reads.
pub fn written(result: io::Result<()>) -> Result<(), String> {
    match result {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(unwritten(&error)),
        _ => Ok(()),
    }
}

/// Prints a new key, which is not shown again; the command `revoke` takes it back.
pub(super) fn print_once(text: &str, revoke: &str) -> Result<(), String> {
    let shown = if is_null(io::stdout()) {
        let lost = "standard output is closed, or a device that keeps nothing";
        Err(io::Error::other(lost))
    } else {
        write(text)
    };
    shown.map_err(|error| {
        let unwritten = unwritten(&error);
        format!("{unwritten}; the key was not shown: revoke it with `{revoke}`, and make another")
    })
}

/// Whether an output is the null device, which also stands in for one that was closed when the program began.
fn is_null(output: impl AsFd) -> bool {
    let null = rustix::fs::stat("/dev/null").map(|null| null.st_rdev);
    let output = rustix::fs::fstat(output).map(|output| output.st_rdev);
    null.is_ok_and(|null| output == Ok(null))
}

fn write(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{text}").and_then(|()| out.flush())
}

fn unwritten(error: &io::Error) -> String {
    format!("cannot write the result: {error}")
}

/// Prints a result for programs, in one line.
pub(super) fn print_json<T: Serialize>(value: &T) -> Result<(), String> {
    print(&serde_json::to_string(value).map_err(|error| error.to_string())?)
}
