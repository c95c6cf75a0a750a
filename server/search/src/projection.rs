//! Weighted cache of the rows of spaces, brought up to date by each search.
//!
//! Lock order: rows of one space, then a read snapshot. No search locks the rows of two spaces, and no thread waits for
//! rows while it holds a snapshot.

use std::sync::Arc;
use std::time::Duration;

use parking_lot::{Mutex, RwLock, RwLockWriteGuard};
use quick_cache::unsync::Cache;
use quick_cache::{DefaultHashBuilder, Lifecycle, Weighter};
use rolltop_store::{Snapshot, StorageError, Store, WordIndex};
use slog::Logger;

use crate::space::{RowFacts, Rows};

/// The most bytes of the cached rows of all spaces. A space of 100,000 objects with ten properties takes about two
/// thirds of them. A space that exceeds them is cached alone.
pub const MAX_BYTES: usize = 128 << 20;
/// Expected bytes of a space.
const EXPECTED_BYTES: usize = 64 << 10;
/// A cached space is weighed again if it has grown or shrunk by one part in so many.
const REWEIGH: u64 = 16;

/// The cache of rows by space.
pub struct Projection {
    store: Arc<Store>,
    words: WordIndex,
    log: Logger,
    spaces: Mutex<Spaces>,
}

/// The rows of one space, whether they are cached or not.
#[derive(Clone, Debug, Default)]
pub struct SharedRows(Arc<RwLock<Rows>>);

type Spaces = Cache<String, Cached, ByBytes, DefaultHashBuilder, Evicted>;

/// The cached rows of a space, with their weight at the last insertion.
#[derive(Clone)]
struct Cached {
    rows: SharedRows,
    weight: u64,
}

#[derive(Clone)]
struct ByBytes;

impl Weighter<String, Cached> for ByBytes {
    fn weight(&self, _: &String, kept: &Cached) -> u64 {
        kept.weight
    }
}

/// Returns evicted rows, so that they are dropped after the cache is unlocked.
#[derive(Clone)]
struct Evicted;

impl Lifecycle<String, Cached> for Evicted {
    type RequestState = Vec<Cached>;

    fn on_evict(&self, evicted: &mut Vec<Cached>, _: String, kept: Cached) {
        evicted.push(kept);
    }
}

impl Projection {
    /// An empty cache over a store. `max_bytes` bounds the rows of all spaces together.
    pub fn new(store: Arc<Store>, words: WordIndex, log: Logger, max_bytes: usize) -> Self {
        let usual = (max_bytes / EXPECTED_BYTES).max(1);
        let most = max_bytes.max(1) as u64;
        let spaces = Cache::with(usual, most, ByBytes, DefaultHashBuilder::default(), Evicted);
        Self {
            store,
            words,
            log,
            spaces: Mutex::new(spaces),
        }
    }

    /// The word index of all spaces.
    pub fn words(&self) -> &WordIndex {
        &self.words
    }

    /// Runs `work` with a snapshot and the rows of a space at this snapshot. Both include every acknowledged write. The
    /// first call for a space reads all of its objects.
    ///
    /// `work` must not open another snapshot.
    ///
    /// # Errors
    /// The errors of `work`, and failures of the database.
    pub fn read<T, E: From<StorageError>>(
        &self,
        space_id: &str,
        work: impl FnOnce(&Snapshot<'_>, &Rows) -> Result<T, E>,
    ) -> Result<T, E> {
        self.read_again(space_id, &self.shared(space_id), work)
    }

    /// As [`Self::read`], for rows that [`Self::pass`] has read. Does not affect which spaces stay in the cache.
    ///
    /// # Errors
    /// As [`Self::read`].
    pub fn read_again<T, E: From<StorageError>>(
        &self,
        space_id: &str,
        rows: &SharedRows,
        work: impl FnOnce(&Snapshot<'_>, &Rows) -> Result<T, E>,
    ) -> Result<T, E> {
        // Searches of an unchanged space run at the same time.
        let work = match self.try_current(space_id, &rows.0.read(), work)? {
            Ok(done) => return Ok(done),
            Err(work) => work,
        };
        self.run(space_id, rows, rows.0.write(), work)
    }

    /// As [`Self::read`], for a search over many spaces: it caches the rows only if there is room, and evicts nothing.
    /// `work` also gets the rows to keep, for [`Self::read_again`]. `None` if the space is not cached, or locked, and
    /// `left` returns no time to load it, or to wait.
    /// # Errors
    /// As [`Self::read`].
    pub fn pass<T, E: From<StorageError>>(
        &self,
        space_id: &str,
        left: &dyn Fn() -> Duration,
        work: impl FnOnce(&Snapshot<'_>, &Rows, &SharedRows) -> Result<T, E>,
    ) -> Result<Option<T>, E> {
        let kept = self.spaces.lock().peek(space_id).cloned();
        let is_new = kept.is_none();
        let shared = kept.map_or_else(SharedRows::default, |kept| kept.rows);
        let rows = &shared.0;
        let work = |at: &Snapshot<'_>, rows: &Rows| work(at, rows, &shared);
        let read = rows.try_read().or_else(|| rows.try_read_for(left()));
        let Some(read) = read else {
            return Ok(None);
        };
        let work = match self.try_current(space_id, &read, work)? {
            Ok(done) => return Ok(Some(done)),
            Err(work) => work,
        };
        drop(read);
        let locked = rows.try_write().or_else(|| rows.try_write_for(left()));
        let Some(locked) = locked else {
            return Ok(None);
        };
        if !locked.is_loaded() && left().is_zero() {
            return Ok(None);
        }
        let done = self.run(space_id, &shared, locked, work)?;
        if is_new {
            self.keep_if_room(space_id, &shared);
        }
        Ok(Some(done))
    }

    /// The facts of an object that its record lacks, as a write transaction sees them. Does not block. `None` if the
    /// rows are not cached, locked or out of date.
    ///
    /// # Errors
    /// Failures of the database.
    pub fn facts(
        &self,
        space_id: &str,
        object_id: &str,
        at: &Snapshot<'_>,
    ) -> Result<Option<RowFacts>, StorageError> {
        let kept = self.spaces.lock().peek(space_id).cloned();
        match kept.as_ref().and_then(|kept| kept.rows.0.try_read()) {
            Some(rows) => rows.facts(space_id, object_id, at),
            None => Ok(None),
        }
    }

    /// Waits while another search indexes the words of a space. Call it without a snapshot.
    pub fn wait_for_words(&self, space_id: &str) {
        self.shared(space_id).0.read().words().wait();
    }

    /// True if the rows of a space are cached.
    pub fn has(&self, space_id: &str) -> bool {
        let kept = self.spaces.lock().peek(space_id).cloned();
        kept.is_some_and(|kept| kept.rows.0.try_read().is_some_and(|rows| rows.is_loaded()))
    }

    /// As [`Self::read`], after deleting the rows and words of the space: waits for searches of the space, then reads
    /// all of its objects again. `work` rebuilds the words.
    ///
    /// # Errors
    /// The errors of [`Self::read`], and a word index that cannot be written.
    pub fn rebuild<T, E: From<StorageError>>(
        &self,
        space_id: &str,
        work: impl FnOnce(&Snapshot<'_>, &Rows) -> Result<T, E>,
    ) -> Result<T, E> {
        let rows = self.shared(space_id);
        let mut locked = rows.0.write();
        *locked = Rows::default();
        self.words.forget(space_id)?;
        self.run(space_id, &rows, locked, work)
    }

    /// Deletes the rows and the words of a removed space.
    ///
    /// # Errors
    /// A word index that cannot be written.
    pub fn forget(&self, space_id: &str) -> Result<(), StorageError> {
        let kept = self.spaces.lock().remove(space_id);
        drop(kept);
        self.words.forget(space_id)
    }

    /// The rows of a space; a cache miss inserts new ones.
    fn shared(&self, space_id: &str) -> SharedRows {
        let mut evicted = Vec::new();
        let mut spaces = self.spaces.lock();
        if let Some(kept) = spaces.get(space_id) {
            return kept.rows.clone();
        }
        let rows = SharedRows::default();
        let kept = Cached {
            rows: rows.clone(),
            weight: weight(EXPECTED_BYTES, spaces.capacity()),
        };
        spaces.insert_with_lifecycle(space_id.to_owned(), kept, &mut evicted);
        rows
    }

    /// Runs `work` if no commit has changed the rows; otherwise returns `work`.
    fn try_current<T, E: From<StorageError>, W>(
        &self,
        space_id: &str,
        rows: &Rows,
        work: W,
    ) -> Result<Result<T, W>, E>
    where
        W: FnOnce(&Snapshot<'_>, &Rows) -> Result<T, E>,
    {
        if !rows.is_loaded() {
            return Ok(Err(work));
        }
        self.store.read(|at| match rows.is_at(space_id, at)? {
            true => work(at, rows).map(Ok),
            false => Ok(Err(work)),
        })
    }

    /// Brings locked rows up to a snapshot, then runs `work` under a read lock, beside other searches.
    fn run<T, E: From<StorageError>>(
        &self,
        space_id: &str,
        rows: &SharedRows,
        mut locked: RwLockWriteGuard<'_, Rows>,
        work: impl FnOnce(&Snapshot<'_>, &Rows) -> Result<T, E>,
    ) -> Result<T, E> {
        self.store.read(|at| {
            // After an error or a panic the rows stay empty, and the next search loads them.
            let mut current = std::mem::take(&mut *locked);
            current.catch_up(space_id, at, &self.log)?;
            *locked = current;
            self.weigh(space_id, rows, locked.bytes());
            work(at, &RwLockWriteGuard::downgrade(locked))
        })
    }

    /// Updates the weight of cached rows whose size has changed noticeably. May evict other rows.
    fn weigh(&self, space_id: &str, rows: &SharedRows, bytes: usize) {
        let mut evicted = Vec::new();
        let mut spaces = self.spaces.lock();
        let weight = weight(bytes, spaces.capacity());
        let kept = spaces.peek(space_id);
        let Some(kept) = kept.filter(|kept| Arc::ptr_eq(&kept.rows.0, &rows.0)) else {
            return;
        };
        if weight.abs_diff(kept.weight) > kept.weight / REWEIGH {
            let rows = rows.clone();
            // The entry exists: this thread holds the lock.
            let kept = Cached { rows, weight };
            let _ = spaces.replace_with_lifecycle(space_id.to_owned(), kept, true, &mut evicted);
        }
    }

    fn keep_if_room(&self, space_id: &str, rows: &SharedRows) {
        let bytes = rows.0.read().bytes();
        let mut evicted = Vec::new();
        let mut spaces = self.spaces.lock();
        let weight = weight(bytes, spaces.capacity());
        if spaces.peek(space_id).is_none() && spaces.weight() + weight <= spaces.capacity() {
            let rows = rows.clone();
            spaces.insert_with_lifecycle(
                space_id.to_owned(),
                Cached { rows, weight },
                &mut evicted,
            );
        }
    }
}

/// The weight of a space: its bytes, at most what the cache admits.
fn weight(bytes: usize, capacity: u64) -> u64 {
    let most = capacity - capacity.div_ceil(32);
    (bytes as u64).min(most).max(1)
}
