//! The command's side: the running server over its socket, else the data directory itself.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::time::Duration;

use jiff::tz::TimeZone;
use rolltop_store::OpenError;

use super::socket::{SOCKET, unusable};
use super::{Answer, Request, open, perform};
use crate::logging;

/// How long a server may take for an answer.
const PATIENCE: Duration = Duration::from_secs(20);
/// Longest answer in bytes.
const ANSWER: u64 = 16 << 20;

/// Where a request can be carried out.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Reach {
    /// In a running server or, without one, on the data directory.
    Anywhere,
    /// In a running server, whose memory it is about.
    Server,
}

/// Has a request carried out; the error is a sentence for the owner.
pub(crate) fn ask(directory: &Path, request: &Request, reach: Reach) -> Result<Answer, String> {
    match UnixStream::connect(directory.join(SOCKET)) {
        Ok(stream) => over_socket(stream, request).map_err(|error| {
            format!("the running server does not answer on its control socket: {error}")
        }),
        Err(error)
            if matches!(
                error.kind(),
                io::ErrorKind::NotFound
                    | io::ErrorKind::NotADirectory
                    | io::ErrorKind::ConnectionRefused
            ) =>
        {
            match reach {
                Reach::Anywhere => on_directory(directory, request),
                Reach::Server => Err(format!(
                    "no server runs on {}: pairing lives in the memory of a running server; start it with `rolltop serve`",
                    directory.display()
                )),
            }
        }
        Err(error) => Err(unusable(directory, &error)),
    }
}

fn over_socket(mut stream: UnixStream, request: &Request) -> io::Result<Answer> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut line = serde_json::to_vec(request)?;
    line.push(b'\n');
    stream.write_all(&line)?;
    let mut answer = String::new();
    BufReader::new(stream.take(ANSWER)).read_line(&mut answer)?;
    if answer.is_empty() {
        return Err(io::Error::new(
            io::ErrorKind::UnexpectedEof,
            "it closed the connection",
        ));
    }
    Ok(serde_json::from_str(&answer)?)
}

fn on_directory(directory: &Path, request: &Request) -> Result<Answer, String> {
    let opened = open(directory, TimeZone::UTC, &logging::none()).map_err(|error| match error {
        OpenError::Locked { path } => format!(
            "{} is in use, and its server does not answer on its control socket: stop that process, or wait until it is up",
            path.display()
        ),
        other => other.to_string(),
    })?;
    let answer = perform(&opened.workspace, request.clone());
    opened.store.close().map_err(|error| error.to_string())?;
    Ok(answer)
}
