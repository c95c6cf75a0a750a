//! The log: one event a line, to standard error, through bounded channels.
//!
//! Requests do not wait for the log: a full channel drops events, and the log tells their number later. The audit lines,
//! of mutations and of the owner's commands (chats-files-auth.md 5.8), have a channel of their own, which other lines
//! cannot fill.
//!
//! Never bodies, tokens or codes. Dropshot's own request lines are left out: they carry the query, in which a careless
//! client may have put its key. The pipeline writes its own.

use std::io::{BufWriter, IsTerminal};
use std::str::FromStr;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use clap::ValueEnum;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use slog::{
    Discard, Drain, Duplicate, Filter, FnValue, Fuse, Level, Logger, Never, PushFnValue, o,
};
use slog_async::{Async, AsyncGuard, OverflowStrategy};

/// Events that may wait in each channel to be written.
const CHANNEL: usize = 8192;

/// Bytes that an ordinary line has at most; a longer one is written in parts.
const LINE: usize = 4096;

pub(crate) const AUDIT: &str = "audit";

/// How a line looks.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum LogFormat {
    /// Text on a terminal, else JSON.
    Auto,
    /// One JSON object per line.
    Json,
    /// Text.
    Terminal,
}

impl LogFormat {
    /// Whether lines are for programs, on the standard error that there is.
    pub(crate) fn is_json(self) -> bool {
        match self {
            Self::Auto => !std::io::stderr().is_terminal(),
            Self::Json => true,
            Self::Terminal => false,
        }
    }
}

/// The lowest severity of lines that are written, by its name.
pub(crate) fn levels() -> impl TypedValueParser<Value = Level> {
    let levels = [
        ("error", "Faults of the server"),
        ("warning", "Also warnings"),
        (
            "info",
            "Also start, stop, commands of the owner, and one line per write",
        ),
        ("debug", "Also one line per request"),
    ];
    PossibleValuesParser::new(levels.map(|(name, help)| PossibleValue::new(name).help(help)))
        .try_map(|name| Level::from_str(&name).map_err(|()| "not a level"))
}

/// How long the end of the log may take: its reader may have stopped.
const LAST_LINES: Duration = Duration::from_secs(1);

/// What writes the log. Dropping it writes what is still waiting, however long that takes.
#[expect(dead_code, reason = "the guards do their work when they are dropped")]
pub(crate) struct Written(AsyncGuard, AsyncGuard);

impl Written {
    /// Writes what is still waiting, in bounded time. False when standard error has no reader: a write to it then
    /// waits without end.
    #[must_use]
    pub(crate) fn finish(self) -> bool {
        let (done, written) = mpsc::channel::<()>();
        let writing = std::thread::Builder::new().spawn(move || {
            drop(self);
            drop(done);
        });
        // The channel closes when all is written. Without a thread, it is written already.
        writing.is_err() || written.recv_timeout(LAST_LINES) != Err(RecvTimeoutError::Timeout)
    }
}

/// Opens the log.
pub(crate) fn open(format: LogFormat, level: Level) -> (Logger, Written) {
    if format.is_json() {
        // The serializer writes every token by itself: without the buffer, each would be a call of the system.
        let lines = BufWriter::with_capacity(LINE, std::io::stderr());
        let drain = slog_json::Json::new(lines)
            .set_flush(true)
            .add_key_value(o!(
                "time" => FnValue(|_| jiff::Timestamp::now().to_string()),
                "level" => FnValue(|record| record.level().as_str().to_ascii_lowercase()),
                "event" => PushFnValue(|record, serializer| serializer.emit(record.msg())),
            ));
        over_channels(drain.build(), level)
    } else {
        let decorator = slog_term::TermDecorator::new().stderr().build();
        over_channels(slog_term::FullFormat::new(decorator).build(), level)
    }
}

fn over_channels<D>(drain: D, level: Level) -> (Logger, Written)
where
    D: Drain<Ok = ()> + Send + 'static,
{
    // One at a time, so that lines stay whole.
    let drain = Arc::new(Mutex::new(drain.ignore_res()));
    let (audit, audit_written) = channel(Arc::clone(&drain));
    let (other, other_written) = channel(drain);
    let audit = Filter::new(audit, |record| record.tag() == AUDIT);
    let other = Filter::new(other, |record| record.tag() != AUDIT);
    let channels = Duplicate::new(audit, other).filter_level(level);
    let log = Logger::root(channels.ignore_res(), o!());
    (log, Written(audit_written, other_written))
}

fn channel<D>(drain: Arc<Mutex<D>>) -> (Fuse<Async>, AsyncGuard)
where
    D: Drain<Ok = (), Err = Never> + Send + 'static,
{
    let (channel, guard) = Async::new(drain.ignore_res())
        .chan_size(CHANNEL)
        .overflow_strategy(OverflowStrategy::DropAndReport)
        .build_with_guard();
    (channel.fuse(), guard)
}

/// A logger for nothing.
pub(crate) fn none() -> Logger {
    Logger::root(Discard, o!())
}

/// What Dropshot may write: that connections cannot be accepted, and nothing about requests.
pub(crate) fn for_dropshot(log: &Logger) -> Logger {
    let drain = Filter::new(log.clone(), |record| {
        record.level().is_at_least(Level::Warning) && record.msg().to_string() == "accept error"
    });
    Logger::root(drain.ignore_res(), o!())
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
