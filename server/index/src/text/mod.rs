//! Full text of one space.
//!
//! What objects say is kept in tantivy segments in a folder of the space, and beside them in memory for what is not
//! yet written. Every row knows the version of the written document that counts, so that nothing has to be deleted
//! before it stops being found, and what was written before a crash is used as far as it is true.
//!
//! Texts are read by whoever is told of a change where they are short, by a reader of the space one after the other
//! where they are long or have come faster than they are written, and by the writer where a whole space is new. Rows
//! never wait for texts; a search for words waits for a moment and then says that something is missing.
//!
//! Lock order: the table, then the overlay, then what is to be done.

mod document;
mod marks;
mod matches;
mod names;
mod overlay;
mod packed;
mod rank;
mod reading;
mod search;
mod segments;
mod work;
mod writing;

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{
    Arc, Condvar, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard,
};

use rolltop_query::words::TextQuery;
use rolltop_store::{Seq, StorageError, Store};
use slog::{Logger, warn};
use tantivy::TantivyError;

use self::document::{Keys, is_searchable, key_of};
use self::overlay::Overlay;
use self::search::Look;
use self::segments::{Segments, Written};
use self::work::Work;
use crate::row::Row;
use crate::space::Space;
use crate::table::{NOWHERE, Table};

pub use self::document::TextKeys;
pub use self::matches::{Hits, Matches};
pub use self::names::{NameHits, Names};
pub use self::rank::Rank;
pub(crate) use self::reading::Reading;
pub use self::search::{MAX_CORRECTED, MAX_NEAR, Scope, Words};
pub use self::work::Progress;

/// The full text of a space.
pub(crate) struct Text {
    folder: Option<PathBuf>,
    keys: Mutex<KnownKeys>,
    overlay: RwLock<Overlay>,
    segments: RwLock<Arc<Segments>>,
    /// Opened with the first document that is written.
    written: Mutex<Option<Written>>,
    work: Mutex<Work>,
    moved: Condvar,
}

/// The properties that are found, as far as anybody has said.
struct KnownKeys {
    keys: Arc<Keys>,
    /// The commit of the latest who did.
    seq: Seq,
}

impl Text {
    /// The full text of a space as far as it was written, ready to hear of changes. What is missing is read at once
    /// when it is little, else it is left to a reader or the writer.
    pub(crate) fn open(
        folder: Option<PathBuf>,
        keys: TextKeys,
        table: &Table,
        store: &dyn Store,
        log: &Logger,
    ) -> Result<Self, StorageError> {
        let text = Self {
            folder,
            keys: Mutex::new(KnownKeys {
                keys: Arc::new(keys.keys),
                seq: keys.seq,
            }),
            overlay: RwLock::default(),
            segments: RwLock::default(),
            written: Mutex::default(),
            work: Mutex::default(),
            moved: Condvar::new(),
        };
        text.use_written(table, log);
        let searchable = table.rows().filter(is_searchable_row);
        let missing = searchable.filter(|row| !text.overlay().has(row.slot()));
        text.read_rows(missing.collect(), store, log)?;
        Ok(text)
    }

    /// Takes over what was written, where it is still true.
    fn use_written(&self, table: &Table, log: &Logger) {
        let mut overlay = self.overlay_mut();
        for row in table.rows().filter(is_searchable_row) {
            overlay.place(key_of(row.id()), row.slot());
        }
        let exists = self.folder.as_ref().is_some_and(|folder| folder.exists());
        if !exists {
            return;
        }
        let opened = guarded(|| {
            let (written, keys) = Written::open(self.folder.as_deref())?;
            let slot = |key| overlay.slot(key).unwrap_or(NOWHERE);
            let segments = written.segments(&Segments::default(), &slot)?;
            Ok::<_, TantivyError>((written, keys, segments))
        });
        let (written, keys, segments) = match opened {
            Ok(opened) => opened,
            Err(error) => {
                warn!(log, "the full-text index cannot be opened and is rebuilt"; "error" => %error);
                self.work().damaged = true;
                return;
            }
        };
        let now = self.keys();
        let changed = keys.unwrap_or_default();
        let changed: Vec<&String> = changed.symmetric_difference(&now).collect();
        for doc in segments.0.iter().flat_map(|part| part.docs.iter()) {
            let row = table.row_at(doc.slot);
            let is_true = row.is_some_and(|row| {
                row.version() == doc.version
                    && is_searchable_row(&row)
                    && changed.iter().all(|key| !row.has(key))
            });
            if is_true {
                overlay.accept(doc.slot, doc.version);
            }
        }
        drop(overlay);
        *self.segments_slot() = Arc::new(segments);
        *self.written() = Some(written);
    }

    /// Changes which properties are found, unless that is known from a later commit; the objects that hold a changed
    /// one are read again. One caller does it at a time.
    pub(crate) fn use_keys(
        &self,
        keys: TextKeys,
        table: &Table,
        store: &dyn Store,
        log: &Logger,
    ) -> Result<(), StorageError> {
        let TextKeys { keys, seq } = keys;
        let before = {
            let mut known = self.known_keys();
            if seq < known.seq {
                return Ok(());
            }
            known.seq = seq;
            Arc::clone(&known.keys)
        };
        if *before == keys {
            return Ok(());
        }
        let changed: Vec<String> = before.symmetric_difference(&keys).cloned().collect();
        {
            // Who has read with the keys before does not put it in place any more.
            let _overlay = self.overlay_mut();
            self.known_keys().keys = Arc::new(keys);
        }
        let holds = |row: &Row<'_>| changed.iter().any(|key| row.has(key));
        let rows: Vec<Row<'_>> = table
            .rows()
            .filter(is_searchable_row)
            .filter(holds)
            .collect();
        for row in &rows {
            self.overlay_mut().take(row.slot());
        }
        self.read_rows(rows, store, log)
    }

    /// What the texts hold of a query; a change of the rows of `space` waits for none of it.
    pub(crate) fn words<'q>(
        &self,
        query: &'q TextQuery,
        space: &Space,
        names: &dyn Names,
        scope: &dyn Scope,
    ) -> io::Result<Words<'q>> {
        let look: Look<'_> = &|see| see(&space.table_held());
        guarded(|| self.look_up(query, names, scope, look))
    }

    /// What of it still is as it was, and what has come since, with the rows that this is true for.
    pub(crate) fn hits(
        &self,
        words: &Words<'_>,
        space: &Space,
        names: &dyn Names,
        scope: &dyn Scope,
    ) -> io::Result<(Arc<Table>, Hits)> {
        guarded(|| {
            let table = space.table_held();
            let hits = self.true_hits(words, &table, names, scope)?;
            Ok((Arc::clone(&table), hits))
        })
    }

    /// Forgets what was written, which cannot be read, and reads everything again: at once when it is little, else
    /// others do it. Nobody changes rows meanwhile.
    pub(crate) fn start_over(
        &self,
        table: &Table,
        store: &dyn Store,
        log: &Logger,
    ) -> Result<(), StorageError> {
        self.work().damaged = true;
        *self.segments_slot() = Arc::default();
        self.overlay_mut().forget_written();
        let searchable = table.rows().filter(is_searchable_row);
        let missing = searchable.filter(|row| !self.overlay().has(row.slot()));
        self.read_rows(missing.collect(), store, log)
    }

    /// About how many bytes it takes in memory.
    pub(crate) fn bytes(&self) -> usize {
        let written = self.segments().bytes();
        size_of::<Self>() + self.overlay().memory() + written
    }

    fn keys(&self) -> Arc<Keys> {
        Arc::clone(&self.known_keys().keys)
    }

    fn known_keys(&self) -> MutexGuard<'_, KnownKeys> {
        self.keys.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn overlay(&self) -> RwLockReadGuard<'_, Overlay> {
        self.overlay.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn overlay_mut(&self) -> RwLockWriteGuard<'_, Overlay> {
        self.overlay.write().unwrap_or_else(PoisonError::into_inner)
    }

    fn segments(&self) -> Arc<Segments> {
        Arc::clone(&self.segments.read().unwrap_or_else(PoisonError::into_inner))
    }

    fn segments_slot(&self) -> RwLockWriteGuard<'_, Arc<Segments>> {
        self.segments
            .write()
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn written(&self) -> MutexGuard<'_, Option<Written>> {
        self.written.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) -> MutexGuard<'_, Work> {
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Reads what was written. The library that wrote it takes it for sound once it is open and may panic where it is not,
/// which is a failure like any other.
fn guarded<T, E: From<io::Error>>(read: impl FnOnce() -> Result<T, E>) -> Result<T, E> {
    catch_unwind(AssertUnwindSafe(read)).unwrap_or_else(|_| {
        let error = io::Error::new(io::ErrorKind::InvalidData, "the index cannot be read");
        Err(error.into())
    })
}

fn is_searchable_row(row: &Row<'_>) -> bool {
    is_searchable(row.kind(), row.is_listed(), row.is_archived())
}
