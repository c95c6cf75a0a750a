//! Memory that was freed goes back to the system.
//!
//! The allocator of the program waits for a second before it gives back what was freed, because most of it is needed
//! again at once, and then does it in passing, when a large piece is freed. After a burst that may be long in coming.

use std::hint::black_box;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use tokio::task::spawn_blocking;

/// A piece that the allocator does not share between values; to get and to free one takes less than a microsecond.
const LARGE_PIECE: usize = 1 << 20;
/// How long the allocator waits, and a little.
const ITS_WAIT: Duration = Duration::from_millis(1_100);
/// How long a thread that has nothing to do is kept. Of what it has freed, the allocator keeps megabytes for this thread
/// alone, until it ends: a piece of every size that a search has needed.
pub(crate) const THREAD_KEPT: Duration = Duration::from_secs(1);

/// Gives back what has been free for a second.
pub(crate) fn give_back() {
    drop(black_box(Vec::<u8>::with_capacity(LARGE_PIECE)));
}

/// Gives back what requests leave free: every few seconds while they come, and once behind the last of them, when its
/// thread has gone. A server that nobody asks anything is not woken.
#[derive(Clone, Debug)]
pub(crate) struct AfterRequests {
    state: Arc<AtomicU8>,
    wait: Duration,
    work: fn(),
}

/// Nothing is to be given back.
const AT_REST: u8 = 0;
/// Somebody waits to do it.
const WAITING: u8 = 1;
/// The same, and there was a request since.
const ASKED: u8 = 2;

impl Default for AfterRequests {
    fn default() -> Self {
        Self::new(THREAD_KEPT + ITS_WAIT, give_back)
    }
}

impl AfterRequests {
    fn new(wait: Duration, work: fn()) -> Self {
        Self {
            state: Arc::new(AtomicU8::new(AT_REST)),
            wait,
            work,
        }
    }

    /// Something was freed. To be called within a runtime.
    pub(crate) fn soon(&self) {
        // Most often somebody was told already, and nothing has to be written.
        if self.state.load(Ordering::Relaxed) == ASKED
            || self.state.swap(ASKED, Ordering::Relaxed) != AT_REST
        {
            return;
        }
        let Self { state, wait, work } = self.clone();
        tokio::spawn(async move {
            let change = |from, to| {
                let changed =
                    state.compare_exchange(from, to, Ordering::Relaxed, Ordering::Relaxed);
                changed.is_ok()
            };
            loop {
                change(ASKED, WAITING);
                tokio::time::sleep(wait).await;
                // To unmap pages takes some milliseconds where there are many.
                if spawn_blocking(work).await.is_err() || change(WAITING, AT_REST) {
                    return;
                }
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;

    use super::*;

    // Behind the last request the allocator is asked once more, and then no more.
    #[tokio::test(start_paused = true)]
    async fn memory_is_given_back_behind_the_last_request() {
        static TIMES: AtomicUsize = AtomicUsize::new(0);
        const WAIT: Duration = Duration::from_millis(200);
        let times = || TIMES.load(Ordering::SeqCst);
        let memory = AfterRequests::new(WAIT, || {
            TIMES.fetch_add(1, Ordering::SeqCst);
        });
        let begun = tokio::time::Instant::now();
        while times() < 2 {
            memory.soon();
            tokio::time::sleep(WAIT / 50).await;
        }
        assert!(begun.elapsed() >= 2 * WAIT);
        memory.soon();
        let before = times();
        tokio::time::sleep(4 * WAIT).await;
        let at_rest = times();
        assert!((before + 1..=before + 2).contains(&at_rest));
        tokio::time::sleep(3 * WAIT).await;
        assert_eq!(times(), at_rest);
        memory.soon();
        tokio::time::sleep(2 * WAIT).await;
        assert_eq!(times(), at_rest + 1);
    }
}
