//! Where mutations run. A client that leaves does not stop one half way, and a stopping server waits for all of them.
//!
//! On its way to the disk a request would change threads three times: to a task of its own, to a thread that may
//! wait, and back. With a fast disk that costs as much as the sync. So one mutation at a time stays on the thread
//! that read its request, whose other work the runtime gives to another one; nothing can cancel it there, because
//! it never yields. Those that come meanwhile take the long way, and are committed together (see the store's queue).

use std::sync::Arc;

use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::Semaphore;
use tokio_util::task::TaskTracker;

use crate::app::joined;

/// Mutations that keep their thread at once. A second one could only wait for the first one's commit.
const IN_PLACE: usize = 1;

tokio::task_local! {
    /// Set where the thread may wait for the disk.
    static MAY_WAIT: ();
}

/// Runs mutations.
#[derive(Clone, Debug)]
pub(crate) struct Mutations {
    tracker: TaskTracker,
    in_place: Arc<Semaphore>,
}

impl Default for Mutations {
    fn default() -> Self {
        Self {
            tracker: TaskTracker::new(),
            in_place: Arc::new(Semaphore::new(IN_PLACE)),
        }
    }
}

impl Mutations {
    /// Runs a mutation to its end, whatever becomes of its connection; its panic goes on here. `only_disk` says that
    /// `work` waits for nothing but the disk: what fetches from elsewhere must not keep the thread.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        only_disk: bool,
        work: impl Future<Output = T> + Send + 'static,
    ) -> T {
        let runtime = Handle::current();
        let keeps_thread = match runtime.runtime_flavor() {
            RuntimeFlavor::MultiThread if only_disk && self.tracker.is_empty() => {
                self.in_place.try_acquire().ok()
            }
            // Has no other thread to give its work to.
            _ => None,
        };
        match keeps_thread {
            Some(_permit) => {
                let _counted = self.tracker.token();
                tokio::task::block_in_place(|| runtime.block_on(MAY_WAIT.scope((), work)))
            }
            None => joined(self.tracker.spawn(work).await),
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
    MAY_WAIT.try_with(|()| ()).is_ok()
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use std::thread::{self, ThreadId};

    use tokio::sync::oneshot;

    use super::*;

    /// Where a mutation ran, and whether it may wait there.
    async fn place(mutations: &Mutations, only_disk: bool) -> (ThreadId, bool) {
        let work = async { (thread::current().id(), may_wait()) };
        mutations.run(only_disk, work).await
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn a_lone_mutation_keeps_its_thread() {
        let mutations = Mutations::default();
        let on_a_worker = tokio::spawn(async move {
            let here = thread::current().id();
            for _ in 0..3 {
                assert_eq!(place(&mutations, true).await, (here, true));
            }
            assert!(!may_wait());
            // What fetches from elsewhere must not.
            assert!(!place(&mutations, false).await.1);
        });
        on_a_worker.await.unwrap();
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn beside_another_mutation_none_keeps_its_thread() {
        let mutations = Mutations::default();
        let (end, ended) = oneshot::channel::<()>();
        let (begin, begun) = oneshot::channel();
        let other = tokio::spawn({
            let mutations = mutations.clone();
            async move {
                let work = async {
                    begin.send(()).unwrap();
                    ended.await
                };
                mutations.run(false, work).await
            }
        });
        begun.await.unwrap();
        assert!(!place(&mutations, true).await.1);
        end.send(()).unwrap();
        other.await.unwrap().unwrap();
        assert!(place(&mutations, true).await.1);
    }

    #[tokio::test]
    async fn where_nobody_takes_over_no_thread_is_kept() {
        assert!(!place(&Mutations::default(), true).await.1);
    }
}
