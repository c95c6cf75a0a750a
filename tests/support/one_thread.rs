//! A runtime whose blocking pool has one thread, and the task that takes this thread.

use std::sync::mpsc::{RecvError, Sender, channel};

use tokio::runtime::Builder;
use tokio::task::{JoinHandle, spawn_blocking};

/// Runs a test on such a runtime.
pub(crate) fn with_one_blocking_thread(test: impl Future<Output = ()>) {
    let mut runtime = Builder::new_current_thread();
    let runtime = runtime.enable_all().max_blocking_threads(1).build();
    runtime.unwrap().block_on(test);
}

/// The thread is taken until it is released.
pub(crate) struct TakenThread {
    release: Sender<()>,
    task: JoinHandle<Result<(), RecvError>>,
}

impl TakenThread {
    pub(crate) fn take() -> Self {
        let (release, held) = channel();
        let task = spawn_blocking(move || held.recv());
        Self { release, task }
    }

    pub(crate) async fn release(self) {
        drop(self.release);
        assert!(self.task.await.unwrap().is_err());
    }
}
