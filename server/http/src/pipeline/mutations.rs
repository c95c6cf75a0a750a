//! Where mutations run: each in a task of its own. A client that leaves does not stop one half way, and a stopping
//! server waits for all of them.

use tokio_util::task::TaskTracker;

use crate::app::joined;

/// Runs mutations.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mutations(TaskTracker);

impl Mutations {
    /// Runs a mutation to its end, whatever becomes of its connection; its panic goes on here.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> T {
        joined(self.0.spawn(work).await)
    }

    /// Runs work that follows a mutation. Only a stopping server waits for it.
    pub(crate) fn spawn_blocking(&self, work: impl FnOnce() + Send + 'static) {
        self.0.spawn_blocking(work);
    }

    /// Waits for all that run; more may come meanwhile.
    pub(crate) async fn finished(&self) {
        self.0.close();
        self.0.wait().await;
    }
}
