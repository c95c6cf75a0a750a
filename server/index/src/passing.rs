//! Spaces that a search over many looks at in passing: a few at once, and none stays that there is no room for.

use std::ops::Deref;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

use rolltop_store::StorageError;

use crate::index::{Index, Shared};
use crate::keep::{Asked, MAX_PASSING, Stay};
use crate::view::View;

/// How often who waits for others looks whether there is still time.
const LOOK: Duration = Duration::from_millis(20);

/// A space that is looked at in passing. It follows the changes, and stays as long as this does.
pub struct Passing {
    view: View,
    _stay: Stay,
}

impl Deref for Passing {
    type Target = View;

    fn deref(&self) -> &View {
        &self.view
    }
}

impl Index {
    /// Most spaces that are read in passing at once.
    pub const MAX_PASSING: usize = MAX_PASSING;

    /// The space is in memory.
    pub fn has(&self, space_id: &str) -> bool {
        let space = self.shared().spaces().get(space_id);
        space.is_some_and(|space| space.is_current())
    }

    /// Waits for the right to read a space in passing; `None` when there is no time left.
    pub fn turn(&self, has_time: &dyn Fn() -> bool) -> Option<Turn> {
        Turn::wait(self.shared(), has_time)
    }

    /// A space with every write that was acknowledged before this call, for a search over many. One that is not in
    /// memory is read from the store by who has a turn, which is to last as long as the space is looked at; others get
    /// `None`. It stays in memory only where that takes nobody's place.
    ///
    /// # Errors
    /// The store cannot be read, or is closed.
    pub fn pass(
        &self,
        space_id: &str,
        turn: Option<&Turn>,
    ) -> Result<Option<Passing>, StorageError> {
        let seq = self.shared().store.seq();
        self.follow();
        let stay = Stay::new(self.shared(), space_id);
        loop {
            let known = self.shared().spaces().get(space_id);
            let space = match known.filter(|space| space.is_current()) {
                Some(space) => space,
                None if turn.is_some() => self.shared().open(space_id, Asked::InPassing)?,
                None => return Ok(None),
            };
            if let Some(view) = self.shared().look(space, Asked::InPassing, seq) {
                return Ok(Some(Passing { view, _stay: stay }));
            }
        }
    }
}

/// How many spaces are being looked at that had to be read for it.
#[derive(Default)]
pub(crate) struct Turns {
    taken: Mutex<usize>,
    freed: Condvar,
}

/// One of the few who may read a space in passing.
pub struct Turn {
    shared: Arc<Shared>,
}

impl Turn {
    /// Waits for a turn while there is time.
    fn wait(shared: &Arc<Shared>, has_time: &dyn Fn() -> bool) -> Option<Self> {
        let Turns { taken, freed } = &shared.turns;
        let mut taken = taken.lock().unwrap_or_else(PoisonError::into_inner);
        while has_time() {
            if *taken < MAX_PASSING {
                *taken += 1;
                let shared = Arc::clone(shared);
                return Some(Self { shared });
            }
            let waited = freed.wait_timeout(taken, LOOK);
            (taken, _) = waited.unwrap_or_else(PoisonError::into_inner);
        }
        None
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let Turns { taken, freed } = &self.shared.turns;
        *taken.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        freed.notify_one();
    }
}
