//! A store that tests watch, here and in the crates above (feature `testing`).

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::feed::Feed;
use crate::*;

/// A store whose reads of objects and commits are told to a watcher, who may do something before them, or let them fail.
pub struct Watched {
    store: Arc<dyn Store>,
    watch: Box<Watch>,
    silence: Option<Arc<Silence>>,
}

/// Keeps a store from telling of its commits: while it lasts they can be read, and neither number nor feed knows of them,
/// as for a moment after each commit. What was not told is told by the first who asks for the number afterwards.
pub struct Silence {
    is_on: AtomicBool,
    heard: Subscription,
    feed: Feed,
    told: Mutex<Seq>,
}

impl Silence {
    fn of(store: &dyn Store) -> Self {
        let heard = store.subscribe();
        let told = heard.after();
        Self {
            is_on: AtomicBool::new(false),
            heard,
            feed: Feed::after(told),
            told: Mutex::new(told),
        }
    }

    /// Begins or ends it.
    pub fn set(&self, is_on: bool) {
        let _told = self.told();
        self.is_on.store(is_on, Ordering::SeqCst);
    }

    fn told(&self) -> MutexGuard<'_, Seq> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The last commit that was told of.
    fn tell(&self) -> Seq {
        let mut told = self.told();
        while !self.is_on.load(Ordering::SeqCst)
            && let Some(Event::Change(change)) = self.heard.try_recv()
        {
            *told = change.seq;
            self.feed.publish(Change::clone(&change));
        }
        *told
    }
}

/// Hears of a call before it is done.
pub type Watch = dyn Fn(Call<'_>) -> Result<(), StorageError> + Send + Sync;

/// What is about to be done.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Call<'r> {
    /// The object with this id is read.
    Object(&'r str),
    /// Several are read.
    Objects,
    /// When some kinds of objects changed is asked.
    Kinds,
    /// Some of those of a space are read, on a walk over all of them.
    Walk {
        /// Full id of the space.
        space_id: &'r str,
        /// The walk begins.
        is_first: bool,
    },
    /// A snapshot is opened for more than one of the reads above.
    Snapshot,
    /// A closure is queued for the writer thread.
    Write,
}

impl Watched {
    /// Watches a store.
    pub fn new(
        store: Arc<dyn Store>,
        watch: impl Fn(Call<'_>) -> Result<(), StorageError> + Send + Sync + 'static,
    ) -> Self {
        let watch = Box::new(watch);
        Self {
            store,
            watch,
            silence: None,
        }
    }

    /// The same, with what keeps it from telling of its commits.
    pub fn with_silence(self) -> (Self, Arc<Silence>) {
        let silence = Arc::new(Silence::of(&*self.store));
        let silent = Self {
            silence: Some(Arc::clone(&silence)),
            ..self
        };
        (silent, silence)
    }
}

impl Store for Watched {
    fn with_snapshot(&self, work: &mut dyn FnMut(&Snapshot<'_>)) -> Result<(), StorageError> {
        (self.watch)(Call::Snapshot)?;
        self.store.with_snapshot(work)
    }

    fn enqueue(&self, job: Box<dyn Job>) {
        match (self.watch)(Call::Write) {
            Ok(()) => self.store.enqueue(job),
            Err(fault) => {
                let mut job = job;
                job.refuse(fault);
                job.answer();
            }
        }
    }

    fn object(&self, id: &str) -> Result<Option<Arc<ObjectRecord>>, StorageError> {
        (self.watch)(Call::Object(id))?;
        self.store.object(id)
    }

    fn objects(&self, ids: &[&str]) -> Result<Vec<Option<Arc<ObjectRecord>>>, StorageError> {
        (self.watch)(Call::Objects)?;
        self.store.objects(ids)
    }

    fn objects_of_kinds(
        &self,
        space_id: &str,
        kinds: &[&str],
    ) -> Result<ObjectKinds, StorageError> {
        (self.watch)(Call::Objects)?;
        self.store.objects_of_kinds(space_id, kinds)
    }

    fn kinds_changed(&self, space_id: &str, kinds: &[&str]) -> Result<Seq, StorageError> {
        (self.watch)(Call::Kinds)?;
        self.store.kinds_changed(space_id, kinds)
    }

    fn list_objects(
        &self,
        space_id: &str,
        offset: u64,
        limit: u64,
    ) -> Result<ObjectPage, StorageError> {
        (self.watch)(Call::Objects)?;
        self.store.list_objects(space_id, offset, limit)
    }

    fn walk_objects(
        &self,
        space_id: &str,
        last: Option<&ObjectRecord>,
        limit: u64,
    ) -> Result<Vec<Arc<ObjectRecord>>, StorageError> {
        let is_first = last.is_none();
        (self.watch)(Call::Walk { space_id, is_first })?;
        self.store.walk_objects(space_id, last, limit)
    }

    fn blobs(&self) -> &Arc<Blobs> {
        self.store.blobs()
    }

    fn seq(&self) -> Seq {
        match &self.silence {
            Some(silence) => silence.tell(),
            None => self.store.seq(),
        }
    }

    fn subscribe(&self) -> Subscription {
        match &self.silence {
            Some(silence) => silence.feed.subscribe(),
            None => self.store.subscribe(),
        }
    }

    fn check(&self) -> Result<Report, StorageError> {
        self.store.check()
    }

    fn close(&self) -> Result<(), StorageError> {
        self.store.close()
    }
}
