//! The projections of all spaces and the thread that follows the change feed for them.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rolltop_store::{Change, Ender, Event, Seq, StorageError, Store, Subscription, Touched};
use slog::{Logger, error, info};

use crate::snapshot;
use crate::space::Space;
use crate::sweep::sweep;
use crate::view::View;

/// Most spaces that are kept in memory; opening one more lets go of the one that was asked for longest ago.
const MAX_SPACES: usize = 64;
/// Entries of the change log that are read at once.
const CATCH_UP: u64 = 512;
/// How long a search waits for the writes before it; when it is over, the answer says that it may be incomplete.
const PATIENCE: Duration = Duration::from_secs(5);

/// Finds objects: property columns of every space that was asked for, and its full text once words were asked for.
///
/// Nothing is loaded and no thread runs before the first question.
pub struct Index {
    shared: Arc<Shared>,
    follower: Mutex<Option<Follower>>,
}

/// What the follower and those who ask share.
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) log: Logger,
    spaces: Mutex<Spaces>,
    /// The last commit that the follower has handled.
    handled: Mutex<Handled>,
    moved: Condvar,
    /// Where full text is written, one folder a space; in memory without one.
    pub(crate) folder: Option<PathBuf>,
    /// Readers and writers of full text, and writers of columns.
    workers: Mutex<Vec<JoinHandle<()>>>,
    /// Held by the one writer that is at work.
    pub(crate) writing: Mutex<()>,
    pub(crate) stop: AtomicBool,
}

#[derive(Default)]
pub(crate) struct Spaces {
    by_id: HashMap<String, (Arc<Space>, u64)>,
    /// Counts questions, so that the oldest is known.
    asked: u64,
    /// Spaces that are not let go of, one entry for each who wants that.
    staying: Vec<String>,
    /// Spaces that are being read before anybody asks.
    ahead: HashSet<String>,
}

/// How far the follower is.
#[derive(Clone, Copy, Default)]
pub(crate) struct Handled {
    pub(crate) seq: Seq,
    /// When the last commit was made, in unix milliseconds; 0 where that is not known.
    pub(crate) time: i64,
    ended: bool,
}

struct Follower {
    ender: Ender,
    thread: JoinHandle<()>,
}

impl Index {
    /// An index of everything in a store. Full text is written into `folder`, or kept in memory without one.
    pub fn new(store: Arc<dyn Store>, folder: Option<&Path>, log: Logger) -> Self {
        let shared = Shared {
            store,
            log,
            spaces: Mutex::default(),
            handled: Mutex::default(),
            moved: Condvar::new(),
            folder: folder.map(Path::to_owned),
            workers: Mutex::default(),
            writing: Mutex::default(),
            stop: AtomicBool::new(false),
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
                let shared = Arc::clone(&self.shared);
                return Ok(View {
                    space,
                    shared,
                    is_complete,
                });
            }
        }
    }

    /// A space, if it is in memory.
    pub fn loaded(&self, space_id: &str) -> Option<View> {
        let seq = self.shared.store.seq();
        let space = self.shared.spaces().ask(space_id)?;
        let is_complete = self.shared.reach(seq);
        let shared = Arc::clone(&self.shared);
        space.is_current().then_some(View {
            space,
            shared,
            is_complete,
        })
    }

    pub(crate) fn shared(&self) -> &Arc<Shared> {
        &self.shared
    }

    /// Starts the follower, once.
    pub(crate) fn follow(&self) {
        let mut follower = self.follower.lock().unwrap_or_else(PoisonError::into_inner);
        if follower.is_some() {
            return;
        }
        let subscription = self.shared.store.subscribe();
        self.shared.begin_after(subscription.after());
        let ender = subscription.ender();
        let shared = Arc::clone(&self.shared);
        let thread = thread::Builder::new()
            .name("rolltop-index".to_owned())
            .spawn(move || {
                sweep(&*shared.store, shared.folder.as_deref(), &shared.log);
                shared.follow(&subscription);
            });
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
        self.shared.stop.store(true, Ordering::Relaxed);
        let workers = std::mem::take(&mut *self.shared.workers());
        for worker in workers {
            let _ = worker.join();
        }
        let spaces = self.shared.spaces();
        for (space, _) in spaces.by_id.values() {
            self.shared.save_now(space);
        }
    }
}

/// Keeps a space in memory as long as it lives.
pub struct Stay {
    shared: Arc<Shared>,
    space_id: String,
}

impl Stay {
    pub(crate) fn new(shared: &Arc<Shared>, space_id: &str) -> Self {
        shared.spaces().staying.push(space_id.to_owned());
        Self {
            shared: Arc::clone(shared),
            space_id: space_id.to_owned(),
        }
    }
}

impl Drop for Stay {
    fn drop(&mut self) {
        let staying = &mut self.shared.spaces().staying;
        if let Some(at) = staying.iter().position(|id| *id == self.space_id) {
            staying.swap_remove(at);
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

    /// True for the one who has to read a space and its texts before anybody asks for them.
    pub(crate) fn begin_ahead(&mut self, id: &str) -> bool {
        let has_text = self.ask(id).is_some_and(|space| space.text().is_some());
        !has_text && self.ahead.insert(id.to_owned())
    }

    /// Nobody does that any more.
    pub(crate) fn end_ahead(&mut self, id: &str) {
        self.ahead.remove(id);
    }

    fn add(&mut self, id: &str) -> Arc<Space> {
        while self.by_id.len() >= MAX_SPACES {
            let others = self
                .by_id
                .iter()
                .filter(|(id, _)| !self.staying.contains(id));
            let oldest = others.min_by_key(|(_, (_, asked))| *asked);
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

    /// Lets go of a space, which comes back if it was in memory.
    pub(crate) fn forget(&mut self, id: &str) -> Option<Arc<Space>> {
        let (space, _) = self.by_id.remove(id)?;
        space.drop_out();
        Some(space)
    }

    fn forget_all(&mut self) {
        for (_, (space, _)) in self.by_id.drain() {
            space.drop_out();
        }
    }
}

impl Shared {
    pub(crate) fn spaces(&self) -> MutexGuard<'_, Spaces> {
        self.spaces.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn handled(&self) -> MutexGuard<'_, Handled> {
        self.handled.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn workers(&self) -> MutexGuard<'_, Vec<JoinHandle<()>>> {
        self.workers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The follower begins after a commit.
    fn begin_after(&self, seq: Seq) {
        let moment = snapshot::moment(&*self.store, seq).ok().flatten();
        let mut handled = self.handled();
        handled.seq = seq;
        handled.time = moment.map_or(0, |moment| moment.time);
    }

    /// A loaded space; the caller loads it when nobody has.
    pub(crate) fn open(self: &Arc<Self>, id: &str) -> Result<Arc<Space>, StorageError> {
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
            let columns = self.columns_of(id);
            if let Err(error) = space.load(columns.as_deref(), &*self.store, &self.log) {
                self.spaces().by_id.remove(id);
                return Err(error);
            }
            self.save(&space);
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

    fn follow(self: &Arc<Self>, subscription: &Subscription) {
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
    fn handle(self: &Arc<Self>, change: &Change) {
        if change.seq <= self.handled().seq {
            return;
        }
        for touched in &change.touched {
            let (id, space_id) = match touched {
                Touched::Object { id, space_id, .. } => (id, space_id),
                Touched::Opened { space_id, objects } => {
                    let space = self.spaces().by_id.get(space_id.as_str()).cloned();
                    if let Some((space, _)) = space {
                        space.hear_opened(objects);
                    }
                    continue;
                }
                Touched::Space { .. }
                | Touched::Key { .. }
                | Touched::Message { .. }
                | Touched::Reader { .. } => continue,
            };
            let space = self.spaces().by_id.get(space_id.as_str()).cloned();
            let Some((space, _)) = space else { continue };
            if let Err(error) = space.hear(&*self.store, &self.log, id) {
                error!(self.log, "the index lost a change and lets go of the space"; "space.id" => space_id, "error" => %error);
                self.spaces().forget(space_id);
            }
            if let Some(text) = space.text() {
                self.read(&space, &text);
                self.write(&space, &text);
            }
            self.save(&space);
        }
        let mut handled = self.handled();
        (handled.seq, handled.time) = (change.seq, change.time);
        drop(handled);
        self.moved.notify_all();
    }

    /// Reads from the change log what the feed has dropped.
    fn catch_up(self: &Arc<Self>) {
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
        self.begin_after(seq);
        self.moved.notify_all();
    }
}
