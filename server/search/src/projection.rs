//! Weighted cache of the rows of spaces, brought up to date by each search.
//!
//! The order of locks is: rows of one space, then a read snapshot. No search locks the rows of two spaces, and nothing
//! that holds a snapshot waits for rows.

use std::sync::Arc;
use std::time::Duration;

use parking_lot::{Mutex, RwLock, RwLockWriteGuard};
use quick_cache::unsync::Cache;
use quick_cache::{DefaultHashBuilder, Lifecycle, Weighter};
use rolltop_store::{Snapshot, StorageError, Store, WordIndex};
use slog::Logger;

use crate::space::{RowFacts, Rows};

/// Bytes that the rows of all spaces may take together. A space of 100,000 objects with ten properties takes about two
/// thirds of it. A space that takes more is kept alone.
pub const MAX_BYTES: usize = 128 << 20;
/// Expected bytes of a space.
const USUAL_BYTES: usize = 64 << 10;
/// A space is weighed again when it has grown or shrunk by this share.
const REWEIGH: u64 = 16;

/// The rows of the spaces that were searched.
pub struct Projection {
    store: Arc<Store>,
    words: WordIndex,
    log: Logger,
    spaces: Mutex<Spaces>,
}

/// The rows of one space, in the cache or not.
#[derive(Clone, Debug, Default)]
pub struct SharedRows(Arc<RwLock<Rows>>);

type Spaces = Cache<String, Kept, ByBytes, DefaultHashBuilder, Evicted>;

/// The rows of a space, with their weight at the last insertion.
#[derive(Clone)]
struct Kept {
    rows: SharedRows,
    weight: u64,
}

#[derive(Clone)]
struct ByBytes;

impl Weighter<String, Kept> for ByBytes {
    fn weight(&self, _: &String, kept: &Kept) -> u64 {
        kept.weight
    }
}

/// Hands out what leaves the cache: rows are dropped after its lock.
#[derive(Clone)]
struct Evicted;

impl Lifecycle<String, Kept> for Evicted {
    type RequestState = Vec<Kept>;

    fn on_evict(&self, evicted: &mut Vec<Kept>, _: String, kept: Kept) {
        evicted.push(kept);
    }
}

impl Projection {
    /// An empty cache over a store. `max_bytes` bounds the rows of all spaces together.
    pub fn new(store: Arc<Store>, words: WordIndex, log: Logger, max_bytes: usize) -> Self {
        let usual = (max_bytes / USUAL_BYTES).max(1);
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

    /// Runs `work` with a snapshot and the rows of a space at the same moment, which show every acknowledged write.
    /// The first call for a space reads all of its objects.
    ///
    /// `work` must not open another snapshot.
    ///
    /// # Errors
    /// Those of `work`, and failures of the database.
    pub fn read<T, E: From<StorageError>>(
        &self,
        space_id: &str,
        work: impl FnOnce(&Snapshot<'_>, &Rows) -> Result<T, E>,
    ) -> Result<T, E> {
        self.read_again(space_id, &self.shared(space_id), work)
    }

    /// As [`Self::read`], of rows that [`Self::pass`] has read: without effect on which spaces stay in the cache.
    ///
    /// # Errors
    /// As [`Self::read`].
    pub fn read_again<T, E: From<StorageError>>(
        &self,
        space_id: &str,
        rows: &SharedRows,
        work: impl FnOnce(&Snapshot<'_>, &Rows) -> Result<T, E>,
    ) -> Result<T, E> {
        // Searches of a space without news run at the same time.
        let work = match self.try_current(space_id, &rows.0.read(), work)? {
            Ok(done) => return Ok(done),
            Err(work) => work,
        };
        self.run(space_id, rows, rows.0.write(), work)
    }

    /// As [`Self::read`], for a search over many spaces: without effect on which spaces stay in the cache, unless there
    /// is room. `work` also gets the rows to keep, for [`Self::read_again`]. `None` if the space is not in the cache, or
    /// locked, and `left` returns no time to read it, or to wait.
    ///
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

    /// What the rows know of an object, as a write transaction sees it. Waits for nothing. `None` if the rows are not in
    /// the cache, or locked, or must be brought up to date first.
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

    /// Waits while another search indexes the words of a space. To be called without a snapshot.
    pub fn wait_for_words(&self, space_id: &str) {
        self.shared(space_id).0.read().words().wait();
    }

    /// True if the rows of a space are in the cache.
    pub fn has(&self, space_id: &str) -> bool {
        let kept = self.spaces.lock().peek(space_id).cloned();
        kept.is_some_and(|kept| kept.rows.0.try_read().is_some_and(|rows| rows.is_loaded()))
    }

    /// As [`Self::read`], after the rows and words of the space were deleted: waits for searches of the space, reads all
    /// of its objects again, and leaves the words to `work`.
    ///
    /// # Errors
    /// As [`Self::read`], and a word index that cannot be written.
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

    /// Deletes the rows and the words of a space that is gone.
    ///
    /// # Errors
    /// A word index that cannot be written.
    pub fn forget(&self, space_id: &str) -> Result<(), StorageError> {
        let kept = self.spaces.lock().remove(space_id);
        drop(kept);
        self.words.forget(space_id)
    }

    /// The rows of a space, new ones if the cache has none.
    fn shared(&self, space_id: &str) -> SharedRows {
        let mut evicted = Vec::new();
        let mut spaces = self.spaces.lock();
        if let Some(kept) = spaces.get(space_id) {
            return kept.rows.clone();
        }
        let rows = SharedRows::default();
        let kept = Kept {
            rows: rows.clone(),
            weight: weight(USUAL_BYTES, spaces.capacity()),
        };
        spaces.insert_with_lifecycle(space_id.to_owned(), kept, &mut evicted);
        rows
    }

    /// Runs `work` if no commit has changed what the rows show; else gives it back.
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
        self.store.read(|at| match rows.shows(space_id, at)? {
            true => work(at, rows).map(Ok),
            false => Ok(Err(work)),
        })
    }

    /// Brings locked rows up to a snapshot and runs `work`, which lets other searches read the rows.
    fn run<T, E: From<StorageError>>(
        &self,
        space_id: &str,
        rows: &SharedRows,
        mut locked: RwLockWriteGuard<'_, Rows>,
        work: impl FnOnce(&Snapshot<'_>, &Rows) -> Result<T, E>,
    ) -> Result<T, E> {
        self.store.read(|at| {
            // An error or a panic in between leaves empty rows, which are read again.
            let mut current = std::mem::take(&mut *locked);
            current.catch_up(space_id, at, &self.log)?;
            *locked = current;
            self.weigh(space_id, rows, locked.bytes());
            work(at, &RwLockWriteGuard::downgrade(locked))
        })
    }

    /// Corrects the weight of cached rows that have changed noticeably; others may leave the cache.
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
            let kept = Kept { rows, weight };
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
            spaces.insert_with_lifecycle(space_id.to_owned(), Kept { rows, weight }, &mut evicted);
        }
    }
}

/// The weight of a space: its bytes, at most what a cache of this capacity admits.
fn weight(bytes: usize, capacity: u64) -> u64 {
    let most = capacity - capacity.div_ceil(32);
    (bytes as u64).min(most).max(1)
}
