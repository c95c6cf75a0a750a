//! The signals that end a server: the first one in order, the next one at once.

use std::io;
use std::thread;

use tokio::runtime;
use tokio::signal::unix::{Signal, SignalKind, signal};

/// What shells and service managers say with, in an exit code, that a signal ended a process.
const BY_SIGNAL: i32 = 128;

/// SIGINT and SIGTERM.
#[derive(Debug)]
pub(super) struct Signals {
    interrupted: Signal,
    terminated: Signal,
}

impl Signals {
    /// Takes them from now on. Must be called within a runtime.
    pub(super) fn listen() -> io::Result<Self> {
        Ok(Self {
            interrupted: signal(SignalKind::interrupt())?,
            terminated: signal(SignalKind::terminate())?,
        })
    }

    /// The next one of them.
    pub(super) async fn next(&mut self) -> SignalKind {
        tokio::select! {
            _ = self.interrupted.recv() => SignalKind::interrupt(),
            _ = self.terminated.recv() => SignalKind::terminate(),
        }
    }
}

/// From now on the next signal ends the process, whatever it is doing: what was acknowledged is on disk, and what was
/// not is undone by the next start. On a thread of its own, because the end of a server waits on most others.
pub(super) fn next_one_ends_at_once() {
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
