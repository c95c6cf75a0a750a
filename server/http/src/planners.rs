//! Where mutations compute their plans when they come many at once.
//!
//! A thread that may wait for the disk has to be woken for each piece of work, and sleeps again after it. Under load that
//! costs more than a small plan, so a few threads take one plan after the other as long as there are any.

use std::collections::VecDeque;
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;

/// Fewest threads that plan at once: one may wait for the disk.
const FEWEST: usize = 2;

type Work = Box<dyn FnOnce() + Send>;

/// The threads that plan. What waits for them is bounded by the requests under way.
#[derive(Clone, Debug)]
pub(crate) struct Planners {
    line: Arc<Mutex<Line>>,
    most: usize,
}

#[derive(Default)]
struct Line {
    waiting: VecDeque<Work>,
    /// Threads at work.
    busy: usize,
}

impl Default for Planners {
    fn default() -> Self {
        let cores = available_parallelism().map_or(FEWEST, NonZero::get);
        Self::of(cores.max(FEWEST))
    }
}

impl Planners {
    fn of(most: usize) -> Self {
        Self {
            line: Arc::default(),
            most,
        }
    }

    /// Runs work on one of the threads. Its panic goes no further: who waits for it has to be told by what it drops.
    pub(crate) fn run(&self, work: impl FnOnce() + Send + 'static) {
        let mut line = lock(&self.line);
        line.waiting.push_back(Box::new(work));
        if line.busy >= self.most {
            return;
        }
        line.busy += 1;
        drop(line);
        let line = Arc::clone(&self.line);
        tokio::task::spawn_blocking(move || {
            while let Some(work) = next(&line) {
                // The panic was told where it happened.
                let _ = catch_unwind(AssertUnwindSafe(work));
            }
        });
    }
}

/// The next work; a thread that finds none goes.
fn next(line: &Mutex<Line>) -> Option<Work> {
    let mut line = lock(line);
    let work = line.waiting.pop_front();
    if work.is_none() {
        line.busy -= 1;
    }
    work
}

fn lock(line: &Mutex<Line>) -> MutexGuard<'_, Line> {
    line.lock().unwrap_or_else(PoisonError::into_inner)
}

impl std::fmt::Debug for Line {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            formatter,
            "Line({} waiting, {} busy)",
            self.waiting.len(),
            self.busy
        )
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use tokio::sync::oneshot;

    use super::*;

    #[tokio::test]
    async fn only_so_many_threads_work_and_all_work_is_done() {
        let planners = Planners::of(2);
        let at_once = Arc::new(AtomicUsize::new(0));
        let most = Arc::new(AtomicUsize::new(0));
        let told: Vec<oneshot::Receiver<usize>> = (0..100)
            .map(|number| {
                let (tell, told) = oneshot::channel();
                let (at_once, most) = (Arc::clone(&at_once), Arc::clone(&most));
                planners.run(move || {
                    let now = at_once.fetch_add(1, Ordering::SeqCst) + 1;
                    most.fetch_max(now, Ordering::SeqCst);
                    at_once.fetch_sub(1, Ordering::SeqCst);
                    tell.send(number).unwrap();
                });
                told
            })
            .collect();
        for (number, told) in told.into_iter().enumerate() {
            assert_eq!(told.await, Ok(number));
        }
        assert!(most.load(Ordering::SeqCst) <= 2);
    }

    #[tokio::test]
    async fn a_panic_stops_nothing_else() {
        let planners = Planners::of(1);
        let (never, failed) = oneshot::channel::<()>();
        planners.run(move || {
            let _never = never;
            std::panic::resume_unwind(Box::new("a fault"));
        });
        let (tell, told) = oneshot::channel();
        planners.run(move || tell.send(()).unwrap());
        assert!(failed.await.is_err());
        assert_eq!(told.await, Ok(()));
    }
}
