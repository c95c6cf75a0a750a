//! Where mutations run. A client that leaves does not stop one half way, and a stopping server waits for all of them.
//!
//! On its way to the disk a request would change threads three times: to a task of its own, to a thread that may
//! wait, and back. With a fast disk that costs as much as the sync. So a small one of an object is planned where requests
//! are answered, if nothing has to be waited for, and those that come many at once are committed together (see the store's
//! queue). One that comes alone has a shorter way still, of two:
//!
//! - The thread that answers stays awake until the store's committer has committed a small one (see [`Wakeful`]).
//! - Where that does not pay, or the mutation is not small, it stays on this thread, whose other work the runtime gives to another
//!   one; nothing can cancel it there, because it never yields.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio_util::task::TaskTracker;

use crate::app::joined;
use crate::wakeful::Wakeful;

/// Mutations that go one of the shorter ways at once. A second one could only wait for the first one's commit.
const MOST_ALONE: usize = 1;

/// What is known of a mutation before it begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook {
    /// It waits for nothing but the disk: what fetches from elsewhere must not keep a thread.
    pub(crate) only_disk: bool,
    /// It writes an object, and its body says that it is small.
    pub(crate) is_small: bool,
}

/// What the thread of a mutation may be used for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Thread {
    /// To wait for the disk.
    Waits,
    /// To answer requests only.
    Answers,
    /// And to plan what takes no wait.
    Plans,
    /// The same, and it stays awake for the commit.
    StaysAwake,
}

tokio::task_local! {
    static THREAD: Thread;
}

/// Runs mutations.
#[derive(Clone, Debug)]
pub(crate) struct Mutations {
    tracker: TaskTracker,
    alone: Arc<Semaphore>,
    /// The last mutation was not the only one.
    had_company: Arc<AtomicBool>,
    wakeful: Wakeful,
}

impl Default for Mutations {
    fn default() -> Self {
        Self {
            tracker: TaskTracker::new(),
            alone: Arc::new(Semaphore::new(MOST_ALONE)),
            had_company: Arc::default(),
            wakeful: Wakeful::default(),
        }
    }
}

impl Mutations {
    /// Runs a mutation to its end, whatever becomes of its connection; its panic goes on here.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        outlook: Outlook,
        work: impl Future<Output = T> + Send + 'static,
    ) -> T {
        let alone = self.alone(outlook);
        let watch = match alone {
            Some(_) if outlook.is_small => self.wakeful.watch(),
            _ => None,
        };
        let thread = match (&alone, &watch) {
            (_, Some(_)) => Thread::StaysAwake,
            (Some(_), None) => Thread::Waits,
            (None, None) if outlook.is_small => Thread::Plans,
            (None, None) => Thread::Answers,
        };
        let work = THREAD.scope(thread, async move {
            let done = work.await;
            drop(watch);
            done
        });
        if thread == Thread::Waits {
            let _counted = self.tracker.token();
            let runtime = Handle::current();
            return tokio::task::block_in_place(|| runtime.block_on(work));
        }
        joined(self.tracker.spawn(work).await)
    }

    /// Whether a mutation is the only one, as its predecessor was.
    fn alone(&self, outlook: Outlook) -> Option<SemaphorePermit<'_>> {
        if !self.tracker.is_empty() {
            self.had_company.store(true, Ordering::Relaxed);
            self.wakeful.end();
            return None;
        }
        // Most often nothing has to be written.
        if self.had_company.load(Ordering::Relaxed) {
            self.had_company.store(false, Ordering::Relaxed);
            return None;
        }
        match Handle::current().runtime_flavor() {
            RuntimeFlavor::MultiThread if outlook.only_disk => self.alone.try_acquire().ok(),
            // Has no other thread to give its work to.
            _ => None,
        }
    }

    /// Runs work that follows a mutation and that nobody waits for, but a stopping server.
    pub(crate) fn spawn_blocking(&self, work: impl FnOnce() + Send + 'static) {
        self.tracker.spawn_blocking(work);
    }

    /// Waits for all that run; more may come meanwhile.
    pub(crate) async fn finished(&self) {
        self.tracker.close();
        self.tracker.wait().await;
    }
}

/// This thread may wait for the disk.
pub(crate) fn may_wait() -> bool {
    serves(&[Thread::Waits])
}

/// This thread may plan what takes no wait.
pub(crate) fn may_plan() -> bool {
    serves(&[Thread::Plans, Thread::StaysAwake])
}

/// This thread stays awake for the commit.
pub(crate) fn stays_awake() -> bool {
    serves(&[Thread::StaysAwake])
}

/// Whether this thread runs a mutation, and may be used for one of these.
fn serves(uses: &[Thread]) -> bool {
    THREAD.try_with(|thread| uses.contains(thread)) == Ok(true)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use std::thread::{self, ThreadId};

    use tokio::sync::oneshot;

    use super::*;

    const SMALL: Outlook = Outlook {
        only_disk: true,
        is_small: true,
    };
    const LARGER: Outlook = Outlook {
        is_small: false,
        ..SMALL
    };
    const FETCHING: Outlook = Outlook {
        only_disk: false,
        is_small: false,
    };

    /// Mutations on a machine where it pays to stay awake, or does not.
    fn mutations(pays: bool) -> Mutations {
        Mutations {
            wakeful: Wakeful::new(pays),
            ..Mutations::default()
        }
    }

    /// Where a mutation ran, and what for it used the thread.
    async fn place(mutations: &Mutations, outlook: Outlook) -> (ThreadId, Thread) {
        let work = async { (thread::current().id(), THREAD.get()) };
        mutations.run(outlook, work).await
    }

    async fn thread_of(mutations: &Mutations, outlook: Outlook) -> Thread {
        place(mutations, outlook).await.1
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn a_lone_mutation_keeps_its_thread() {
        let mutations = mutations(false);
        let on_a_worker = tokio::spawn(async move {
            let here = thread::current().id();
            for outlook in [LARGER, SMALL, LARGER] {
                assert_eq!(place(&mutations, outlook).await, (here, Thread::Waits));
            }
            assert!(!may_wait());
            // What fetches from elsewhere must not.
            assert_eq!(thread_of(&mutations, FETCHING).await, Thread::Answers);
        });
        on_a_worker.await.unwrap();
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn for_a_small_one_its_thread_stays_awake_where_that_pays() {
        let mutations = mutations(true);
        assert_eq!(thread_of(&mutations, LARGER).await, Thread::Waits);
        assert_eq!(thread_of(&mutations, SMALL).await, Thread::StaysAwake);
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn with_company_none_keeps_its_thread() {
        let mutations = mutations(true);
        let (end, ended) = oneshot::channel::<()>();
        let (begin, begun) = oneshot::channel();
        let other = tokio::spawn({
            let mutations = mutations.clone();
            async move {
                let work = async {
                    begin.send(()).unwrap();
                    ended.await
                };
                mutations.run(FETCHING, work).await
            }
        });
        begun.await.unwrap();
        assert_eq!(thread_of(&mutations, LARGER).await, Thread::Answers);
        assert_eq!(thread_of(&mutations, SMALL).await, Thread::Plans);
        end.send(()).unwrap();
        other.await.unwrap().unwrap();
        // More may come where there was company.
        assert_eq!(thread_of(&mutations, LARGER).await, Thread::Answers);
        assert_eq!(thread_of(&mutations, LARGER).await, Thread::Waits);
    }

    #[tokio::test]
    async fn where_nobody_takes_over_no_thread_is_kept() {
        let mutations = mutations(true);
        assert_eq!(thread_of(&mutations, LARGER).await, Thread::Answers);
        assert_eq!(thread_of(&mutations, SMALL).await, Thread::Plans);
    }
}
