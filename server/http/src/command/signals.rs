//! The signals that end a server: the first one in order, the next one immediately.

use std::future::poll_fn;
use std::io;
use std::process::exit;
use std::task::Poll;
use std::thread;

use rustix::process::Signal as Number;
use tokio::runtime;
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio_util::sync::CancellationToken;

/// The exit code of a process that a signal ended is this plus the signal, as shells and service managers say it.
const BY_SIGNAL: i32 = 128;

/// SIGINT, SIGTERM, and SIGHUP where it would end the process.
struct Signals(Vec<(SignalKind, Signal)>);

impl Signals {
    fn listen() -> io::Result<Self> {
        let mut kinds = vec![SignalKind::interrupt(), SignalKind::terminate()];
        if !outlives_terminal() {
            kinds.push(SignalKind::hangup());
        }
        let signals = kinds.into_iter().map(|kind| Ok((kind, signal(kind)?)));
        signals.collect::<io::Result<_>>().map(Self)
    }

    async fn next(&mut self) -> SignalKind {
        poll_fn(|context| {
            let received = self.0.iter_mut().find_map(|(kind, signal)| {
                let is_received = signal.poll_recv(context).is_ready();
                is_received.then_some(*kind)
            });
            received.map_or(Poll::Pending, Poll::Ready)
        })
        .await
    }
}

/// Whether the process was started with SIGHUP ignored, as by `nohup`. Listening would undo that, so where the
/// system does not tell, the signal stays as it is.
fn outlives_terminal() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status
        .lines()
        .find_map(|line| line.strip_prefix("SigIgn:"))
        .and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    ignored.is_none_or(|mask| mask >> (Number::HUP.as_raw() - 1) & 1 == 1)
}

/// Listens from now on. The first signal cancels the token. The next one ends the process, whatever it is doing: what was
/// acknowledged is on disk, and the next start undoes the rest. Waits on a thread of its own, because others are busy
/// when a server ends.
pub(super) fn stop_on_signal() -> io::Result<CancellationToken> {
    let runtime = runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let mut signals = {
        let _entered = runtime.enter();
        Signals::listen()?
    };
    let stop = CancellationToken::new();
    let stopped = stop.clone();
    thread::Builder::new().spawn(move || {
        runtime.block_on(signals.next());
        stopped.cancel();
        let next = runtime.block_on(signals.next());
        exit(BY_SIGNAL + next.as_raw_value())
    })?;
    Ok(stop)
}
