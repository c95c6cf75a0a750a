//! What commands write: results to standard output, everything said to a person to standard error.
//!
//! A reader who closes his end early, as `head` does, has seen what he wanted: the command is done. Whatever else keeps
//! a result from being written is a failure, and so is this where the result is shown once.

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
/// A sentence for the person at the terminal: it cannot be written, although somebody reads.
pub fn print(text: &str) -> Result<(), String> {
    written(write(text))
}

/// What became of a result that was to be written.
///
/// # Errors
/// A sentence for the person at the terminal: it could not be, although somebody reads.
pub fn written(result: io::Result<()>) -> Result<(), String> {
    match result {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(unwritten(&error)),
        _ => Ok(()),
    }
}

/// Prints a new key, which is not shown again; `revoke` is the command that takes it back.
///
/// # Errors
/// A sentence for the person at the terminal: the key was not shown.
pub(super) fn print_once(text: &str, revoke: &str) -> Result<(), String> {
    let shown = match is_null(io::stdout()) {
        true => Err(io::Error::other(
            "standard output is closed, or a device that keeps nothing",
        )),
        false => write(text),
    };
    shown.map_err(|error| {
        let unwritten = unwritten(&error);
        format!("{unwritten}; the key was not shown: revoke it with `{revoke}`, and make another")
    })
}

/// Whether what is written there is lost: it is the null device, which also stands in for an output that was closed
/// when the program began.
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
