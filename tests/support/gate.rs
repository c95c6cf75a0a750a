//! A gate before the snapshots of one thread: a test holds the thread, and lets it go on when it likes.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use rolltop_store::testing::Watcher;

/// How long a test waits for the thread.
const PATIENCE: Duration = Duration::from_secs(60);

/// A gate, open at first. It opens when it is dropped, so that a test that fails holds no thread.
#[derive(Default)]
pub(crate) struct Gate(Arc<Held>);

#[derive(Default)]
struct Held {
    state: Mutex<State>,
    moved: Condvar,
}

#[derive(Default)]
struct State {
    /// Name of the thread that is held.
    thread: Option<String>,
    is_waiting: bool,
}

impl Gate {
    /// Tells the gate of the snapshots of a store.
    pub(crate) fn watch(&self) -> Box<Watcher> {
        let held = Arc::clone(&self.0);
        Box::new(move || {
            held.pass();
            Ok(())
        })
    }

    /// From now on, the thread with this name is held when it opens a snapshot.
    pub(crate) fn close(&self, thread: &str) {
        self.0.state().thread = Some(thread.to_owned());
    }

    /// Waits until the thread is held.
    pub(crate) fn wait(&self) {
        let is_free = |state: &mut State| !state.is_waiting;
        let Held { moved, .. } = &*self.0;
        let waited = moved.wait_timeout_while(self.0.state(), PATIENCE, is_free);
        let (state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        assert!(state.is_waiting, "the thread opens no snapshot");
    }

    /// Lets the thread pass.
    pub(crate) fn open(&self) {
        self.0.state().thread = None;
        self.0.moved.notify_all();
    }
}

impl Drop for Gate {
    fn drop(&mut self) {
        self.open();
    }
}

impl Held {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn pass(&self) {
        let mut state = self.state();
        let name = thread::current().name().map(str::to_owned);
        if name.is_none() || state.thread != name {
            return;
        }
        state.is_waiting = true;
        self.moved.notify_all();
        let is_closed = |state: &mut State| state.thread.is_some();
        let state = self.moved.wait_while(state, is_closed);
        state.unwrap_or_else(PoisonError::into_inner).is_waiting = false;
    }
}
