//! The projections of all spaces and the thread that follows the change feed for them.

use std::collections::HashMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, RwLockReadGuard};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rolltop_store::{Change, Ender, Event, Seq, StorageError, Store, Subscription, Touched};
use slog::{Logger, error, info};

use crate::space::Space;
use crate::table::Table;

/// Most spaces that are kept in memory; opening one more lets go of the one that was asked for longest ago.
const MAX_SPACES: usize = 64;
/// Entries of the change log that are read at once.
const CATCH_UP: u64 = 512;
/// How long a search waits for the writes before it; when it is over, the answer says that it may be incomplete.
const PATIENCE: Duration = Duration::from_secs(5);

/// Finds objects: property columns of every space that was asked for.
///
/// Nothing is loaded and no thread runs before the first question.
pub struct Index {
    shared: Arc<Shared>,
    follower: Mutex<Option<Follower>>,
}

/// What the follower and those who ask share.
struct Shared {
    store: Arc<dyn Store>,
    log: Logger,
    spaces: Mutex<Spaces>,
    /// The last commit that the follower has handled.
    handled: Mutex<Handled>,
    moved: Condvar,
}

#[derive(Default)]
struct Spaces {
    by_id: HashMap<String, (Arc<Space>, u64)>,
    /// Counts questions, so that the oldest is known.
    asked: u64,
}

#[derive(Clone, Copy, Default)]
struct Handled {
    seq: Seq,
    ended: bool,
}

struct Follower {
    ender: Ender,
    thread: JoinHandle<()>,
}

/// One space as it is to be searched.
pub struct View {
    space: Arc<Space>,
    is_complete: bool,
}

impl View {
    /// The rows. Hold it no longer than it takes to look: writes wait to be seen.
    pub fn table(&self) -> RwLockReadGuard<'_, Table> {
        self.space.table()
    }

    /// Every write that was acknowledged before is in it.
    pub fn is_complete(&self) -> bool {
        self.is_complete
    }
}

impl Index {
    /// An index of everything in a store.
    pub fn new(store: Arc<dyn Store>, log: Logger) -> Self {
        let shared = Shared {
            store,
            log,
            spaces: Mutex::default(),
            handled: Mutex::default(),
            moved: Condvar::new(),
        };
        Self {
            shared: Arc::new(shared),
            follower: Mutex::default(),
        }
    }

    /// A space with every write that was acknowledged before this call; the first call reads it from the store and
    /// takes as long as that takes.
    ///
    /// # Errors
    /// The store cannot be read, or is closed.
    pub fn view(&self, space_id: &str) -> Result<View, StorageError> {
        let seq = self.shared.store.seq();
        self.follow();
        loop {
            let space = self.shared.open(space_id)?;
            let is_complete = self.shared.reach(seq);
            if space.is_current() {
                return Ok(View { space, is_complete });
            }
        }
    }

    /// A space, if it is in memory.
    pub fn loaded(&self, space_id: &str) -> Option<View> {
        let seq = self.shared.store.seq();
        let space = self.shared.spaces().ask(space_id)?;
        let is_complete = self.shared.reach(seq);
        space.is_current().then_some(View { space, is_complete })
    }

    /// Starts the follower, once.
    fn follow(&self) {
        let mut follower = self.follower.lock().unwrap_or_else(PoisonError::into_inner);
        if follower.is_some() {
            return;
        }
        let subscription = self.shared.store.subscribe();
        self.shared.handled().seq = subscription.after();
        let ender = subscription.ender();
        let shared = Arc::clone(&self.shared);
        let thread = thread::Builder::new()
            .name("rolltop-index".to_owned())
            .spawn(move || shared.follow(&subscription));
        match thread {
            Ok(thread) => *follower = Some(Follower { ender, thread }),
            Err(error) => {
                error!(self.shared.log, "the index cannot follow the changes"; "error" => %error)
            }
        }
    }
}

impl Drop for Index {
    fn drop(&mut self) {
        let follower = self.follower.get_mut();
        let follower = follower.unwrap_or_else(PoisonError::into_inner).take();
        if let Some(Follower { ender, thread }) = follower {
            ender.end();
            // Its panic was told where it happened.
            let _ = thread.join();
        }
    }
}

impl Spaces {
    fn ask(&mut self, id: &str) -> Option<Arc<Space>> {
        self.asked += 1;
        let (space, asked) = self.by_id.get_mut(id)?;
        *asked = self.asked;
        Some(Arc::clone(space))
    }

    fn add(&mut self, id: &str) -> Arc<Space> {
        while self.by_id.len() >= MAX_SPACES {
            let oldest = self.by_id.iter().min_by_key(|(_, (_, asked))| *asked);
            let Some(oldest) = oldest.map(|(id, _)| id.clone()) else {
                break;
            };
            self.forget(&oldest);
        }
        let space = Arc::new(Space::new(id));
        let entry = (Arc::clone(&space), self.asked);
        self.by_id.insert(id.to_owned(), entry);
        space
    }

    fn forget(&mut self, id: &str) {
        if let Some((space, _)) = self.by_id.remove(id) {
            space.drop_out();
        }
    }

    fn forget_all(&mut self) {
        for (_, (space, _)) in self.by_id.drain() {
            space.drop_out();
        }
    }
}

impl Shared {
    fn spaces(&self) -> MutexGuard<'_, Spaces> {
        self.spaces.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn handled(&self) -> MutexGuard<'_, Handled> {
        self.handled.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A loaded space; the caller loads it when nobody has.
    fn open(&self, id: &str) -> Result<Arc<Space>, StorageError> {
        loop {
            let mut spaces = self.spaces();
            if let Some(space) = spaces.ask(id) {
                drop(spaces);
                if space.wait() {
                    return Ok(space);
                }
                continue;
            }
            let space = spaces.add(id);
            drop(spaces);
            if let Err(error) = space.load(&*self.store, &self.log) {
                self.spaces().by_id.remove(id);
                return Err(error);
            }
            return Ok(space);
        }
    }

    /// Waits until the follower has handled a commit; false when that takes too long.
    fn reach(&self, seq: Seq) -> bool {
        let behind = |handled: &mut Handled| handled.seq < seq && !handled.ended;
        let waited = self
            .moved
            .wait_timeout_while(self.handled(), PATIENCE, behind);
        let (handled, _) = waited.unwrap_or_else(PoisonError::into_inner);
        handled.seq >= seq
    }

    fn follow(&self, subscription: &Subscription) {
        loop {
            match subscription.recv() {
                Event::Change(change) => self.handle(&change),
                Event::Lagged => self.catch_up(),
                Event::Closed => break,
            }
        }
        self.handled().ended = true;
        self.moved.notify_all();
    }

    /// Handles a commit, unless it was handled.
    fn handle(&self, change: &Change) {
        if change.seq <= self.handled().seq {
            return;
        }
        for touched in &change.touched {
            let Touched::Object { id, space_id, .. } = touched else {
                continue;
            };
            let space = self.spaces().by_id.get(space_id.as_str()).cloned();
            let Some((space, _)) = space else { continue };
            if let Err(error) = space.hear(&*self.store, &self.log, id) {
                error!(self.log, "the index lost a change and lets go of the space"; "space.id" => space_id, "error" => %error);
                self.spaces().forget(space_id);
            }
        }
        self.handled().seq = change.seq;
        self.moved.notify_all();
    }

    /// Reads from the change log what the feed has dropped.
    fn catch_up(&self) {
        loop {
            let handled = self.handled().seq;
            let changes = match self.store.changes(handled, CATCH_UP) {
                Ok(changes) => changes,
                Err(error) => {
                    error!(self.log, "the change log cannot be read"; "error" => %error);
                    return self.start_over();
                }
            };
            match changes.first() {
                None => return,
                Some(first) if first.seq != handled + 1 => return self.start_over(),
                Some(_) => changes.iter().for_each(|change| self.handle(change)),
            }
        }
    }

    /// The changes in between are not known any more: every space is read again when it is asked for.
    fn start_over(&self) {
        info!(
            self.log,
            "the index starts over, because changes are no longer kept"
        );
        let seq = self.store.seq();
        self.spaces().forget_all();
        self.handled().seq = seq;
        self.moved.notify_all();
    }
}
