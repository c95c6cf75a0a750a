//! A gate before the records of a space: a test holds whoever walks over them, and lets them go on when it likes.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rolltop_store::StorageError;
use rolltop_store::testing::{Call, Watch};

/// How long a test waits for what must come.
const PATIENCE: Duration = Duration::from_secs(60);

/// A gate, open at first. It opens when it is dropped, so that a test that fails holds nobody.
#[derive(Default)]
pub(crate) struct Gate(Arc<Held>);

#[derive(Default)]
struct Held {
    state: Mutex<State>,
    moved: Condvar,
}

#[derive(Default)]
struct State {
    /// Full id of the space whose walkers are held.
    space: Option<String>,
    /// So many of them may begin before.
    passing: usize,
    /// So many stand before the gate.
    waiting: usize,
}

impl Gate {
    /// What lets a store tell the gate of its readers.
    pub(crate) fn watch(&self) -> Box<Watch> {
        let held = Arc::clone(&self.0);
        Box::new(move |call| {
            if let Call::Walk { space_id, is_first } = call
                && is_first
            {
                held.pass(space_id);
            }
            Ok::<(), StorageError>(())
        })
    }

    /// From now on, whoever begins to walk over this space is held, once so many have begun.
    pub(crate) fn close(&self, space_id: &str, passing: usize) {
        let mut state = self.0.state();
        state.space = Some(space_id.to_owned());
        state.passing = passing;
    }

    /// Waits until somebody stands before the gate.
    pub(crate) fn wait_for_somebody(&self) {
        let is_alone = |state: &mut State| state.waiting == 0;
        let Held { moved, .. } = &*self.0;
        let waited = moved.wait_timeout_while(self.0.state(), PATIENCE, is_alone);
        let (state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        assert!(state.waiting > 0, "nobody walks over the space");
    }

    /// Lets everybody pass.
    pub(crate) fn open(&self) {
        self.0.state().space = None;
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

    fn pass(&self, space_id: &str) {
        let mut state = self.state();
        if state.space.as_deref() != Some(space_id) {
            return;
        }
        if let Some(left) = state.passing.checked_sub(1) {
            state.passing = left;
            return;
        }
        state.waiting += 1;
        self.moved.notify_all();
        let is_closed = |state: &mut State| state.space.as_deref() == Some(space_id);
        let state = self.moved.wait_while(state, is_closed);
        state.unwrap_or_else(PoisonError::into_inner).waiting -= 1;
    }
}
