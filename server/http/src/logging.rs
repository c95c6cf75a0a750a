//! The log: one event a line, to standard error, through a bounded channel.
//!
//! Never bodies, tokens or codes. Dropshot's own request lines carry the whole target of a request, in whose query a
//! careless client may have put its key; they are left out, and the pipeline writes its own.

use std::io::IsTerminal;

use clap::ValueEnum;
use slog::{Discard, Drain, Filter, FnValue, Level, Logger, PushFnValue, o};
use slog_async::{Async, AsyncGuard, OverflowStrategy};

/// Events that may wait to be written. When it is full, events are dropped and counted.
const CHANNEL: usize = 8192;

/// How a line looks.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, ValueEnum)]
pub enum LogFormat {
    /// For people on a terminal, JSON elsewhere.
    #[default]
    Auto,
    /// One JSON object a line.
    Json,
    /// For people.
    Terminal,
}

/// The least severe events that are written.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, ValueEnum)]
pub enum LogLevel {
    /// Only faults of the server.
    Error,
    /// And what looks wrong.
    Warning,
    /// And start, stop, keys, and one line for every mutation.
    #[default]
    Info,
    /// And one line for every request.
    Debug,
}

impl LogLevel {
    fn level(self) -> Level {
        match self {
            Self::Error => Level::Error,
            Self::Warning => Level::Warning,
            Self::Info => Level::Info,
            Self::Debug => Level::Debug,
        }
    }
}

/// Opens the log. Dropping the guard writes what is still waiting.
pub fn open(format: LogFormat, level: LogLevel) -> (Logger, AsyncGuard) {
    let json = match format {
        LogFormat::Auto => !std::io::stderr().is_terminal(),
        LogFormat::Json => true,
        LogFormat::Terminal => false,
    };
    let (drain, guard) = if json {
        let drain = slog_json::Json::new(std::io::stderr()).add_key_value(o!(
            "time" => FnValue(|_| jiff::Timestamp::now().to_string()),
            "level" => FnValue(|record| record.level().as_str().to_ascii_lowercase()),
            "event" => PushFnValue(|record, serializer| serializer.emit(record.msg())),
        ));
        channel(drain.build().ignore_res())
    } else {
        let decorator = slog_term::TermDecorator::new().stderr().build();
        channel(slog_term::FullFormat::new(decorator).build().ignore_res())
    };
    let log = Logger::root(drain.filter_level(level.level()).ignore_res(), o!());
    (log, guard)
}

fn channel<D>(drain: D) -> (slog::Fuse<Async>, AsyncGuard)
where
    D: Drain<Ok = (), Err = slog::Never> + Send + 'static,
{
    let (channel, guard) = Async::new(drain)
        .chan_size(CHANNEL)
        .overflow_strategy(OverflowStrategy::DropAndReport)
        .build_with_guard();
    (channel.fuse(), guard)
}

/// A logger for nothing.
pub fn none() -> Logger {
    Logger::root(Discard, o!())
}

/// What Dropshot may write: that connections cannot be accepted, and nothing about requests.
pub(crate) fn for_dropshot(log: &Logger) -> Logger {
    let drain = Filter::new(log.clone(), |record| {
        record.level().is_at_least(Level::Warning) && record.msg().to_string() == "accept error"
    });
    Logger::root(drain.ignore_res(), o!())
}
