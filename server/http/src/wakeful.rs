//! Keeps the thread that answers requests awake while a lone mutation is under way, and a moment longer.
//!
//! A client that waits for each answer before it sends the next request leaves the server with nothing to do while the
//! disk syncs and while the client reads. A processor that halts then has to be woken, twice for each request, and has
//! forgotten the program meanwhile; that takes longer than all that there is to compute. So a task that does nothing but
//! let others go first keeps the runtime going: for as long as a quick disk takes, and for as long as a quick client does.
//!
//! Only a runtime with one thread is kept awake: of several, the one that is awake need not be the one that is asked next.
//! It is of no use either where the disk is slow or where other programs want the processors, and then in their way. Both
//! show in mutations that take long, and after such ones it is left to rest, longer each time.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use tokio::runtime::Handle;

/// How long a mutation may take for the thread to stay awake for it.
const PATIENCE: Duration = Duration::from_micros(300);
/// How long it stays awake for the next request.
const LINGER: Duration = Duration::from_micros(100);
/// Fewest processors: one for the thread that stays awake, one for the one that commits.
const PROCESSORS: usize = 2;
/// Most lone mutations in a row for which nobody stays awake because earlier ones took long.
const LONGEST_REST: u32 = 255;

/// Keeps a runtime awake, one task at a time.
#[derive(Clone, Debug)]
pub(crate) struct Wakeful {
    shared: Arc<Shared>,
    /// There are processors enough.
    pays_ever: bool,
}

#[derive(Debug)]
struct Shared {
    /// What the moments below are counted from.
    start: Instant,
    /// Until when to stay awake, in nanoseconds.
    until: AtomicU64,
    /// A task is at it.
    awake: AtomicBool,
    /// How long the last rest was, in mutations, or less since.
    penalty: AtomicU32,
    /// How many mutations are left of it.
    resting: AtomicU32,
}

impl Default for Wakeful {
    fn default() -> Self {
        let processors = available_parallelism().map_or(1, NonZero::get);
        Self::new(processors >= PROCESSORS)
    }
}

impl Wakeful {
    /// Where it pays at all, or does not.
    pub(crate) fn new(pays_ever: bool) -> Self {
        let shared = Shared {
            start: Instant::now(),
            until: AtomicU64::new(0),
            awake: AtomicBool::new(false),
            penalty: AtomicU32::new(0),
            resting: AtomicU32::new(0),
        };
        Self {
            shared: Arc::new(shared),
            pays_ever,
        }
    }

    /// Stays awake for a mutation that begins now, until what is returned is dropped and a moment longer; `None` where that
    /// would not pay. To be called within a runtime.
    pub(crate) fn watch(&self) -> Option<Watch> {
        let shared = &self.shared;
        let threads = Handle::current().metrics().num_workers();
        if !self.pays_ever || threads > 1 || shared.rests() {
            return None;
        }
        shared.stay_until(shared.now() + nanos(PATIENCE));
        if shared.begins() {
            tokio::spawn(stay_awake(Arc::clone(shared)));
        }
        Some(Watch {
            shared: Arc::clone(shared),
            begun: Instant::now(),
        })
    }

    /// Ends it: there is work enough.
    pub(crate) fn end(&self) {
        self.shared.stay_until(0);
    }
}

/// Lets all others go first, tasks of the runtime and threads of the machine, until nobody has to be awake.
async fn stay_awake(shared: Arc<Shared>) {
    loop {
        while shared.is_wanted() {
            std::thread::yield_now();
            tokio::task::yield_now().await;
        }
        shared.awake.store(false, Ordering::SeqCst);
        // Who came before that has begun no other task.
        if !shared.is_wanted() || !shared.begins() {
            return;
        }
    }
}

impl Shared {
    /// Whether no task was at it; one is from now on.
    fn begins(&self) -> bool {
        !self.awake.swap(true, Ordering::SeqCst)
    }

    fn is_wanted(&self) -> bool {
        self.now() < self.until.load(Ordering::SeqCst)
    }

    /// Since the start, in nanoseconds.
    fn now(&self) -> u64 {
        nanos(self.start.elapsed())
    }

    fn stay_until(&self, until: u64) {
        self.until.store(until, Ordering::SeqCst);
    }

    /// Whether nobody stays awake for this mutation. They come here one at a time.
    fn rests(&self) -> bool {
        let left = self.resting.load(Ordering::Relaxed);
        if left > 0 {
            self.resting.store(left - 1, Ordering::Relaxed);
        }
        left > 0
    }

    /// A mutation took so long. One now and then that does is no reason to rest for more than the next.
    fn judge(&self, took: Duration) {
        let penalty = self.penalty.load(Ordering::Relaxed);
        if took <= PATIENCE {
            self.penalty.store(penalty / 2, Ordering::Relaxed);
            self.stay_until(self.now() + nanos(LINGER));
        } else {
            let penalty = (2 * penalty + 1).min(LONGEST_REST);
            self.penalty.store(penalty, Ordering::Relaxed);
            self.resting.store(penalty, Ordering::Relaxed);
        }
    }
}

/// In nanoseconds; a server does not run for the centuries that do not fit.
fn nanos(duration: Duration) -> u64 {
    u64::try_from(duration.as_nanos()).unwrap_or(u64::MAX)
}

/// Somebody stays awake for a mutation. Dropped when it is done.
#[derive(Debug)]
pub(crate) struct Watch {
    shared: Arc<Shared>,
    begun: Instant,
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.shared.judge(self.begun.elapsed());
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    const QUICK: Duration = Duration::from_micros(100);
    const SLOW: Duration = Duration::from_millis(5);

    /// How many of the mutations that come next nobody stays awake for.
    fn rest(shared: &Shared) -> u32 {
        let mut rest = 0;
        while shared.rests() {
            rest += 1;
        }
        rest
    }

    #[test]
    fn slow_mutations_bring_longer_and_longer_rests_and_quick_ones_end_them() {
        let wakeful = Wakeful::new(true);
        let shared = &wakeful.shared;
        assert_eq!(rest(shared), 0);
        let rests: Vec<u32> = (0..10)
            .map(|_| {
                shared.judge(SLOW);
                rest(shared)
            })
            .collect();
        assert_eq!(rests, [1, 3, 7, 15, 31, 63, 127, 255, 255, 255]);
        // As many quick ones as it took slow ones, and one slow one is no reason to rest long.
        for _ in 0..8 {
            shared.judge(QUICK);
            assert_eq!(rest(shared), 0);
        }
        shared.judge(SLOW);
        assert_eq!(rest(shared), 1);
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn nobody_stays_awake_without_end() {
        let wakeful = Wakeful::new(true);
        let rested = async || {
            while wakeful.shared.awake.load(Ordering::SeqCst) {
                tokio::task::yield_now().await;
            }
        };
        // Also for a mutation that is never done.
        let endless = wakeful.watch().unwrap();
        rested().await;
        wakeful.shared.judge(QUICK);
        let _next = wakeful.watch().unwrap();
        wakeful.end();
        assert!(!wakeful.shared.is_wanted());
        rested().await;
        drop(endless);
    }

    #[tokio::test]
    async fn one_processor_is_too_few() {
        assert!(Wakeful::new(false).watch().is_none());
        assert!(Wakeful::new(true).watch().is_some());
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn one_of_several_threads_is_not_kept_awake() {
        assert!(Wakeful::new(true).watch().is_none());
    }
}
