//! The signals that end a server: the first one in order, the next one immediately.

use std::io;
use std::thread;

use rustix::process::Signal as Number;
use tokio::runtime;
use tokio::signal::unix::{Signal, SignalKind, signal};

/// What shells and service managers say with, in an exit code, that a signal ended a process.
const BY_SIGNAL: i32 = 128;

/// SIGINT, SIGTERM, and SIGHUP where it would end the process.
#[derive(Debug)]
pub(super) struct Signals {
    interrupted: Signal,
    terminated: Signal,
    hung_up: Option<Signal>,
}

impl Signals {
    /// Takes them from now on. Must be called within a runtime.
    pub(super) fn listen() -> io::Result<Self> {
        Ok(Self {
            interrupted: signal(SignalKind::interrupt())?,
            terminated: signal(SignalKind::terminate())?,
            hung_up: if outlives_terminal() {
                None
            } else {
                Some(signal(SignalKind::hangup())?)
            },
        })
    }

    /// The next one of them.
    pub(super) async fn next(&mut self) -> SignalKind {
        tokio::select! {
            _ = self.interrupted.recv() => SignalKind::interrupt(),
            _ = self.terminated.recv() => SignalKind::terminate(),
            () = heard(self.hung_up.as_mut()) => SignalKind::hangup(),
        }
    }
}

async fn heard(signal: Option<&mut Signal>) {
    match signal {
        Some(signal) => {
            signal.recv().await;
        }
        None => std::future::pending().await,
    }
}

/// Whether the process was started with SIGHUP ignored, as by `nohup`, which listening to it would undo. Where the system
/// does not tell, the signal is left to do what it does.
fn outlives_terminal() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status
        .lines()
        .find_map(|line| line.strip_prefix("SigIgn:"))
        .and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    ignored.is_none_or(|mask| mask >> (Number::HUP.as_raw() - 1) & 1 == 1)
}

/// To be called at the first signal: one that follows it ends the process, whatever it is doing: what was acknowledged
/// is on disk, and what was not is undone by the next start. On a thread of its own, because the end of a server waits
/// on most others.
pub(super) fn end_on_next_signal() {
    let watching = || -> io::Result<()> {
        let runtime = runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let received =
            runtime.block_on(async { Ok::<_, io::Error>(Signals::listen()?.next().await) })?;
        std::process::exit(BY_SIGNAL + received.as_raw_value())
    };
    // Without the thread the end takes its time.
    let _ = thread::Builder::new().spawn(watching);
}
