//! The projections of all spaces and the thread that follows the change feed for them.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rolltop_store::{Change, Ender, Event, Seq, StorageError, Store, Subscription, Touched};
use slog::{Logger, error, info};

use crate::keep::{Asked, MAX_BYTES, Spaces};
use crate::passing::Turns;
use crate::snapshot;
use crate::space::Space;
use crate::sweep::sweep;
use crate::view::View;

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
    /// Bytes that all of them may take.
    pub(crate) max_bytes: usize,
    pub(crate) turns: Turns,
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
        Self::with_room(store, folder, log, MAX_BYTES)
    }

    /// The same with room for another number of bytes than is usual, of all spaces together.
    pub fn with_room(
        store: Arc<dyn Store>,
        folder: Option<&Path>,
        log: Logger,
        max_bytes: usize,
    ) -> Self {
        let shared = Shared {
            store,
            log,
            spaces: Mutex::default(),
            max_bytes,
            turns: Turns::default(),
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
            let space = self.shared.open(space_id, Asked::ForItself)?;
            if let Some(view) = self.shared.look(space, Asked::ForItself, seq) {
                return Ok(view);
            }
        }
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
        spaces.all().for_each(|space| self.shared.save_now(space));
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
    pub(crate) fn open(
        self: &Arc<Self>,
        id: &str,
        asked: Asked,
    ) -> Result<Arc<Space>, StorageError> {
        loop {
            let (space, is_new) = self.spaces().enter(id, asked);
            if !is_new {
                if space.wait() {
                    return Ok(space);
                }
                continue;
            }
            let columns = self.columns_of(id);
            if let Err(error) = space.load(columns.as_deref(), &*self.store, &self.log) {
                let gone = self.spaces().forget_this(&space);
                drop(gone);
                return Err(error);
            }
            self.weigh(&space, asked);
            self.save(&space);
            return Ok(space);
        }
    }

    /// Lets go of other spaces where this one has grown and all together take too much, unless it is only passed.
    pub(crate) fn weigh(&self, space: &Space, asked: Asked) {
        if space.weigh() && asked == Asked::ForItself {
            let gone = self.spaces().make_room(self.max_bytes, space.id());
            drop(gone);
        }
    }

    /// A loaded space as it is to be searched, unless it was let go of meanwhile.
    pub(crate) fn look(
        self: &Arc<Self>,
        space: Arc<Space>,
        asked: Asked,
        seq: Seq,
    ) -> Option<View> {
        let is_complete = self.reach(seq);
        // Searches before may have made sieves of its texts.
        if asked == Asked::ForItself {
            self.weigh(&space, asked);
        }
        let shared = Arc::clone(self);
        space.is_current().then_some(View {
            space,
            asked,
            shared,
            is_complete,
        })
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
                    let space = self.spaces().get(space_id);
                    if let Some(space) = space {
                        space.hear_opened(objects);
                    }
                    continue;
                }
                Touched::Space { .. }
                | Touched::Key { .. }
                | Touched::Message { .. }
                | Touched::Reader { .. } => continue,
            };
            let space = self.spaces().get(space_id);
            let Some(space) = space else { continue };
            if let Err(error) = space.hear(&*self.store, &self.log, id) {
                error!(self.log, "the index missed a change and unloads the space"; "space.id" => space_id, "error" => %error);
                let gone = self.spaces().forget(space_id);
                drop(gone);
            }
            if let Some(text) = space.text() {
                self.read(&space, &text);
                self.write(&space, &text);
            }
            self.weigh(&space, Asked::ForItself);
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
            "the index is rebuilt: the change log no longer holds the changes"
        );
        let seq = self.store.seq();
        self.spaces().forget_all();
        self.begin_after(seq);
        self.moved.notify_all();
    }
}
