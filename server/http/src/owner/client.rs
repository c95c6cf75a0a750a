//! The command's side: the running server over its socket, else the data directory itself.

use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use jiff::tz::TimeZone;
use rolltop_store::{OpenError, Store};
use serde::de::DeserializeOwned;

use super::socket::{SOCKET, unusable};
use super::{Answer, Opened, Request, open, perform};
use crate::logging;

/// How long a server may take for an answer.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long another process may hold the directory without answering on its socket.
const HANDOVER: Duration = Duration::from_secs(2);
/// How often the directory is tried again.
const LOOK_AGAIN: Duration = Duration::from_millis(20);
/// Longest answer in bytes.
const ANSWER: u64 = 16 << 20;

/// What a server of another version answers cannot be read.
const UNEXPECTED: &str = "the running server gave an answer that this program does not know; use the program that started it";

/// Where a request can be carried out.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Reach {
    /// In a running server or, without one, on a data directory that is there.
    Anywhere,
    /// The same, on a data directory that is made if need be.
    New,
    /// In a running server, whose memory it is about.
    Server,
}

/// Requests to the process that has the data directory. Dropping it lets go of the directory.
pub(crate) enum Conversation {
    /// The socket of the server that runs on the directory. Each request has a connection of its own, because a command
    /// can be suspended between two requests.
    Server(PathBuf),
    /// This process.
    Here(Opened),
}

impl Conversation {
    /// Connects to the server, or opens the directory. Another process may hold the directory for a moment: another
    /// command, or a server that starts or stops.
    ///
    /// # Errors
    /// A sentence for the owner.
    pub(crate) fn begin(directory: &Path, reach: Reach) -> Result<Self, String> {
        let deadline = Instant::now() + HANDOVER;
        let socket = directory.join(SOCKET);
        loop {
            let Err(error) = UnixStream::connect(&socket) else {
                return Ok(Self::Server(socket));
            };
            // A path that is too long for a socket has none. A server may have the lock by a shorter path.
            let is_too_long = error.kind() == ErrorKind::InvalidInput;
            let has_no_listener = matches!(
                error.kind(),
                ErrorKind::NotFound | ErrorKind::NotADirectory | ErrorKind::ConnectionRefused
            );
            match reach {
                Reach::Anywhere if is_too_long || has_no_listener => {
                    Store::find(directory).map_err(|error| error.to_string())?;
                }
                Reach::New if has_no_listener => {}
                Reach::Server if has_no_listener => {
                    return Err(format!(
                        "no server runs on {}: pairing lives in the memory of a running server; start it with `rolltop \
                         serve`",
                        directory.display()
                    ));
                }
                _ => return Err(unusable(directory, &error)),
            }
            match open(directory, TimeZone::UTC, &logging::none()) {
                Ok(opened) => return Ok(Self::Here(opened)),
                Err(OpenError::Locked(_)) if Instant::now() <= deadline => {
                    thread::sleep(LOOK_AGAIN)
                }
                Err(OpenError::Locked(path)) => {
                    return Err(format!(
                        "{} is in use, and its server does not answer on its control socket: stop that process, or wait \
                         until it is up",
                        path.display()
                    ));
                }
                Err(other) => return Err(other.to_string()),
            }
        }
    }

    /// Has a request carried out.
    ///
    /// # Errors
    /// A sentence for the owner.
    pub(crate) fn ask<T: DeserializeOwned>(&self, request: Request) -> Result<T, String> {
        let answer = match self {
            Self::Server(socket) => {
                over_socket(socket, &request).map_err(|error| unanswered(&error))?
            }
            Self::Here(opened) => perform(&opened.workspace, request),
        };
        match answer {
            Answer::Done(done) => serde_json::from_value(done).map_err(|_| UNEXPECTED.to_owned()),
            Answer::Refused(sentence) => Err(sentence),
        }
    }
}

impl Drop for Conversation {
    fn drop(&mut self) {
        if let Self::Here(opened) = self {
            // A failure does not matter: the next server erases what is left.
            let _ = opened.workspace.erase_deleted_spaces();
            // What was done is on disk, and its answer, such as a key, must not be lost. If the log cannot be moved now,
            // the next process that opens the directory moves it.
            let _ = opened.store.close();
        }
    }
}

fn over_socket(socket: &Path, request: &Request) -> io::Result<Answer> {
    let mut stream = UnixStream::connect(socket)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut line = serde_json::to_vec(request)?;
    line.push(b'\n');
    stream.write_all(&line)?;
    let mut answer = String::new();
    BufReader::new(stream.take(ANSWER)).read_line(&mut answer)?;
    if answer.is_empty() {
        return Err(io::Error::other("it closed the connection"));
    }
    let answer = serde_json::from_str(&answer);
    Ok(answer.unwrap_or_else(|_| Answer::Refused(UNEXPECTED.to_owned())))
}

fn unanswered(error: &io::Error) -> String {
    let unanswered = "the running server does not answer on its control socket";
    match error.kind() {
        // Systems differ in what they say of a deadline.
        ErrorKind::WouldBlock | ErrorKind::TimedOut => format!(
            "{unanswered} within {} seconds: it is suspended or has too much to do; let it go on or stop it, then try again",
            PATIENCE.as_secs()
        ),
        _ => format!("{unanswered}: {error}"),
    }
}

#[cfg(test)]
mod tests;
