//! One space in memory: loaded by the first who asks, kept current by the feed.

use std::collections::BTreeSet;
use std::io;
use std::ops::{Deref, DerefMut};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::sync_channel;
use std::sync::{
    Arc, Condvar, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard,
    TryLockError,
};
use std::thread;
use std::time::{Duration, Instant};

use rolltop_document::document::Kind;
use rolltop_store::{ObjectRecord, OpenedMark, StorageError, Store, Touched};
use slog::{Logger, debug, warn};

use crate::snapshot::{self, Moment};
use crate::table::{Parsed, Table};
use crate::text::{Reading, Text, TextKeys};

/// Records that are read at once.
const PAGE: u64 = 256;
/// Pages that are read before a thread reads ahead: a small space has one, and an empty one.
const PAGES_ALONE: usize = 2;
/// Pages that may wait to be parsed.
const PAGES_AHEAD: usize = 2;

/// Entries of the change log that are read at once.
const CHANGES: u64 = 1024;
/// Objects from which on a space is kept as a file: fewer are read from the store as fast.
const WORTH_SAVING: usize = 1024;
/// Changed objects after which the file is written again, or a share of all.
const SAVE_AFTER: usize = 1024;
const SAVE_AFTER_SHARE: usize = 32;
/// Least time between two files of a space.
const SAVE_EVERY: Duration = Duration::from_secs(30);
/// Bytes by which a space has grown when it is looked whether all of them still have room.
const GROWN: usize = 1 << 15;
/// Changed objects, as a share of all, from which on reading all of them takes no longer.
const REREAD_SHARE: usize = 4;

/// A space and how far it is.
pub(crate) struct Space {
    id: String,
    /// Whoever searches takes a copy of this and looks at it in peace; a change that meets one copies what it changes.
    table: RwLock<Arc<Table>>,
    /// Made by the first search for words.
    text: RwLock<Option<Arc<Text>>>,
    /// Held while an object or the text as a whole is changed.
    updates: Mutex<()>,
    state: Mutex<State>,
    moved: Condvar,
    /// Objects that have changed since the columns were written to their file.
    unsaved: AtomicUsize,
    /// Somebody writes the file, or is about to.
    is_saving: AtomicBool,
    /// Held by whoever writes the file, as long as that takes.
    saved_at: Mutex<Option<Instant>>,
    /// About how many bytes it took when it was weighed.
    bytes: AtomicUsize,
    /// The same when it had grown noticeably.
    told_bytes: AtomicUsize,
}

enum State {
    /// Somebody reads it from the store. What the feed tells meanwhile is read once more in the end.
    Loading {
        missed: BTreeSet<String>,
        opened: Vec<OpenedMark>,
    },
    /// As the feed has told.
    Current,
    /// No longer followed: open the space again.
    Dropped,
}

/// The rows for the one who changes them.
struct TableMut<'s>(RwLockWriteGuard<'s, Arc<Table>>);

impl Deref for TableMut<'_> {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.0
    }
}

impl DerefMut for TableMut<'_> {
    fn deref_mut(&mut self) -> &mut Table {
        Arc::make_mut(&mut self.0)
    }
}

impl Space {
    pub(crate) fn new(id: &str) -> Self {
        Self {
            id: id.to_owned(),
            table: RwLock::default(),
            text: RwLock::default(),
            updates: Mutex::default(),
            state: Mutex::new(State::Loading {
                missed: BTreeSet::new(),
                opened: Vec::new(),
            }),
            moved: Condvar::new(),
            unsaved: AtomicUsize::new(0),
            is_saving: AtomicBool::new(false),
            saved_at: Mutex::default(),
            bytes: AtomicUsize::new(0),
            told_bytes: AtomicUsize::new(0),
        }
    }

    /// Full id.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// The full text, if there has been a search for words.
    pub(crate) fn text(&self) -> Option<Arc<Text>> {
        let text = self.text.read().unwrap_or_else(PoisonError::into_inner);
        text.clone()
    }

    /// The full text with these properties; made now if there is none. `folder` is where it is written.
    pub(crate) fn open_text(
        &self,
        folder: Option<PathBuf>,
        keys: TextKeys,
        store: &dyn Store,
        log: &Logger,
    ) -> Result<Arc<Text>, StorageError> {
        let _updates = self.updates.lock().unwrap_or_else(PoisonError::into_inner);
        let table = self.table();
        if let Some(text) = self.text() {
            text.use_keys(keys, &table, store, log)?;
            return Ok(text);
        }
        let text = Arc::new(Text::open(folder, keys, &table, store, log)?);
        *self.text.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&text));
        Ok(text)
    }

    /// Forgets what was written of the texts, which cannot be read, and reads them again.
    pub(crate) fn start_text_over(
        &self,
        text: &Text,
        store: &dyn Store,
        log: &Logger,
    ) -> Result<(), StorageError> {
        let _updates = self.updates.lock().unwrap_or_else(PoisonError::into_inner);
        text.start_over(&self.table(), store, log)
    }

    /// About how many bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.bytes.load(Ordering::Relaxed)
    }

    /// Looks how many bytes it takes, and whether these are noticeably more than when it last said so, as they are
    /// the first time. Called by whoever has read it, and then by whoever has changed it or is to search it.
    pub(crate) fn weigh(&self) -> bool {
        let text = self.text().map_or(0, |text| text.bytes());
        let bytes = size_of::<Self>() + self.table().bytes() + text;
        self.bytes.store(bytes, Ordering::Relaxed);
        let told = self.told_bytes.load(Ordering::Relaxed);
        let has_grown = told == 0 || bytes >= told + GROWN;
        if has_grown || bytes < told {
            self.told_bytes.store(bytes, Ordering::Relaxed);
        }
        has_grown
    }

    /// It is being written: who let go of it would make that worthless.
    pub(crate) fn is_busy(&self) -> bool {
        self.is_saving.load(Ordering::Relaxed) || self.text().is_some_and(|text| text.is_busy())
    }

    /// The rows as they are now.
    pub(crate) fn table(&self) -> Arc<Table> {
        Arc::clone(&self.table_held())
    }

    /// The rows, which do not change while this is held: for what must be true of rows and texts together.
    pub(crate) fn table_held(&self) -> RwLockReadGuard<'_, Arc<Table>> {
        self.table.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn table_mut(&self) -> TableMut<'_> {
        TableMut(self.table.write().unwrap_or_else(PoisonError::into_inner))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until whoever loads it is done; false when that failed.
    pub(crate) fn wait(&self) -> bool {
        let state = self
            .moved
            .wait_while(self.state(), |state| matches!(state, State::Loading { .. }));
        let state = state.unwrap_or_else(PoisonError::into_inner);
        matches!(*state, State::Current)
    }

    /// It is loaded and followed.
    pub(crate) fn is_current(&self) -> bool {
        matches!(*self.state(), State::Current)
    }

    /// Nobody follows it any more.
    pub(crate) fn drop_out(&self) {
        *self.state() = State::Dropped;
        self.moved.notify_all();
    }

    /// Reads the columns that were written to a file, and the objects that have changed since; without a file that can
    /// be used, every object of the space. One caller does it, before anybody waits.
    pub(crate) fn load(
        &self,
        columns: Option<&Path>,
        store: &dyn Store,
        log: &Logger,
    ) -> Result<(), StorageError> {
        let loaded = match columns.map_or(Ok(None), |path| self.read_saved(path, store)) {
            Ok(Some((table, changed))) => {
                debug!(log, "index of a space loaded from its file"; "space.id" => &self.id, "objects" => table.len(), "changed" => changed.len());
                if let State::Loading { missed, .. } = &mut *self.state() {
                    missed.extend(changed);
                }
                Ok(table)
            }
            Ok(None) => {
                debug!(log, "index of a space built from its objects"; "space.id" => &self.id);
                self.read_all(store, log)
            }
            Err(error) => Err(error),
        };
        let table = match loaded {
            Ok(table) => table,
            Err(error) => {
                self.drop_out();
                return Err(error);
            }
        };
        *self.table_mut() = table;
        loop {
            let mut state = self.state();
            let State::Loading { missed, opened } = &mut *state else {
                return Ok(());
            };
            let opened = std::mem::take(opened);
            let missed = std::mem::take(missed);
            if missed.is_empty() && opened.is_empty() {
                *state = State::Current;
                self.moved.notify_all();
                return Ok(());
            }
            drop(state);
            if let Err(error) = learn(store, &self.id, &mut self.table_mut()) {
                self.drop_out();
                return Err(error);
            }
            for id in missed {
                if let Err(error) = self.refresh(store, log, &id) {
                    self.drop_out();
                    return Err(error);
                }
            }
            self.mark_opened(&opened);
        }
    }

    /// The columns as they were written, and the objects that have changed since, among them those that were damaged: they
    /// may be put right meanwhile.
    fn read_saved(
        &self,
        path: &Path,
        store: &dyn Store,
    ) -> Result<Option<(Table, BTreeSet<String>)>, StorageError> {
        let Some((mut table, moment)) = snapshot::load(path, &self.id) else {
            return Ok(None);
        };
        if snapshot::moment(store, moment.seq)? != Some(moment) {
            return Ok(None);
        }
        let most = table.len() / REREAD_SHARE;
        let mut changed: BTreeSet<String> = table.damaged().map(str::to_owned).collect();
        let mut after = moment.seq;
        loop {
            let changes = store.changes(after, CHANGES)?;
            match changes.first() {
                None => {
                    table.mark_opened(&store.read(|at| at.opened(&self.id))?);
                    return Ok(Some((table, changed)));
                }
                Some(first) if first.seq != after + 1 => return Ok(None),
                Some(_) => {}
            }
            for touched in changes.iter().flat_map(|change| &change.touched) {
                if let Touched::Object { id, space_id, .. } = touched
                    && *space_id == self.id
                {
                    changed.insert(id.clone());
                }
            }
            if changed.len() > most {
                return Ok(None);
            }
            after = changes.last().map_or(after, |last| last.seq);
        }
    }

    /// True for the one who has to write the columns to their file now.
    pub(crate) fn wants_saving(&self) -> bool {
        let unsaved = self.unsaved.load(Ordering::Relaxed);
        if unsaved < SAVE_AFTER {
            return false;
        }
        let rows = self.table().len();
        let is_due = rows >= WORTH_SAVING && unsaved >= rows / SAVE_AFTER_SHARE;
        // The one who writes the file holds it: nobody waits for the disk here.
        let saved_at = match self.saved_at.try_lock() {
            Ok(saved_at) => *saved_at,
            Err(TryLockError::Poisoned(poisoned)) => *poisoned.into_inner(),
            Err(TryLockError::WouldBlock) => return false,
        };
        is_due
            && saved_at.is_none_or(|at| at.elapsed() >= SAVE_EVERY)
            && !self.is_saving.swap(true, Ordering::Relaxed)
    }

    /// Waits for whoever writes the file.
    pub(crate) fn wait_for_saving(&self) {
        drop(self.saved_at.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Writes the columns to their file, unless it has them with all places of texts that were asked for. Every change
    /// up to the moment is in them.
    pub(crate) fn save(&self, path: &Path, moment: Moment) -> io::Result<()> {
        let mut saved_at = self.saved_at.lock().unwrap_or_else(PoisonError::into_inner);
        let unsaved = self.unsaved.load(Ordering::Relaxed);
        let table = self.table();
        let is_worth_it = table.len() >= WORTH_SAVING && self.is_current();
        let is_new = is_worth_it && (table.save_places() | (unsaved > 0));
        let written = match is_new {
            true => snapshot::write(path, &self.id, moment, &table),
            false => Ok(()),
        };
        if written.is_ok() {
            self.unsaved.fetch_sub(unsaved, Ordering::Relaxed);
        }
        *saved_at = Some(Instant::now());
        self.is_saving.store(false, Ordering::Relaxed);
        written
    }

    fn read_all(&self, store: &dyn Store, log: &Logger) -> Result<Table, StorageError> {
        let mut table = Table::default();
        learn(store, &self.id, &mut table)?;
        let mut put = |record: &ObjectRecord| {
            table.put(parse(record, log));
        };
        // A small space is read without a thread of its own. Only an empty page is the end: one of long documents is
        // short as well.
        let mut last = None;
        for _ in 0..PAGES_ALONE {
            let page = store.walk_objects(&self.id, last.as_deref(), PAGE)?;
            page.iter().for_each(|record| put(record));
            last = page.last().cloned();
            if last.is_none() {
                break;
            }
        }
        if let Some(last) = last {
            self.read_rest(last, store, &mut put)?;
        }
        table.settle();
        table.shrink();
        table.mark_opened(&store.read(|at| at.opened(&self.id))?);
        self.unsaved.fetch_add(table.len(), Ordering::Relaxed);
        Ok(table)
    }

    /// Reads what comes after a record, ahead of what is done with it.
    fn read_rest(
        &self,
        last: Arc<ObjectRecord>,
        store: &dyn Store,
        put: &mut dyn FnMut(&ObjectRecord),
    ) -> Result<(), StorageError> {
        thread::scope(|scope| {
            let (send, pages) = sync_channel::<Vec<Arc<ObjectRecord>>>(PAGES_AHEAD);
            let reader = scope.spawn(move || -> Result<(), StorageError> {
                let mut last = Some(last);
                while let Some(before) = last {
                    let page = store.walk_objects(&self.id, Some(&before), PAGE)?;
                    last = page.last().cloned();
                    if send.send(page).is_err() {
                        return Ok(());
                    }
                }
                Ok(())
            });
            pages.iter().flatten().for_each(|record| put(&record));
            match reader.join() {
                Ok(read) => read,
                Err(panic) => std::panic::resume_unwind(panic),
            }
        })
    }

    /// Hears when objects were opened.
    pub(crate) fn hear_opened(&self, objects: &[OpenedMark]) {
        match &mut *self.state() {
            State::Loading { opened, .. } => return opened.extend_from_slice(objects),
            State::Dropped => return,
            State::Current => {}
        }
        self.mark_opened(objects);
    }

    /// Learns when objects were opened, whoever else hears of it.
    pub(crate) fn mark_opened(&self, objects: &[OpenedMark]) {
        self.table_mut().mark_opened(objects);
    }

    /// Hears that an object was written or removed.
    pub(crate) fn hear(
        &self,
        store: &dyn Store,
        log: &Logger,
        object_id: &str,
    ) -> Result<(), StorageError> {
        match &mut *self.state() {
            State::Loading { missed, .. } => {
                missed.insert(object_id.to_owned());
                return Ok(());
            }
            State::Dropped => return Ok(()),
            State::Current => {}
        }
        self.refresh(store, log, object_id)
    }

    /// Reads an object anew.
    fn refresh(
        &self,
        store: &dyn Store,
        log: &Logger,
        object_id: &str,
    ) -> Result<(), StorageError> {
        let _updates = self.updates.lock().unwrap_or_else(PoisonError::into_inner);
        self.unsaved.fetch_add(1, Ordering::Relaxed);
        let record = store.object(object_id)?;
        let record = record.filter(|record| record.space_id == self.id);
        let text = self.text();
        let Some(record) = record else {
            let mut table = self.table_mut();
            if let Some(text) = text {
                text.put(table.slot_of(object_id), Reading::Nothing);
            }
            table.remove(object_id);
            return Ok(());
        };
        let parsed = parse(&record, log);
        let reading = text.map(|text| (text.read(&record, log), text));
        let mut table = self.table_mut();
        if let (Some(slot), Some((reading, text))) = (table.put(parsed), reading) {
            text.put(slot, reading);
        }
        Ok(())
    }
}

/// Reads the properties of a space: which of them hold objects must be known before the objects are read.
fn learn(store: &dyn Store, space_id: &str, table: &mut Table) -> Result<(), StorageError> {
    let properties = store.objects_of_kinds(space_id, &[Kind::Property.name()])?;
    properties
        .records
        .iter()
        .for_each(|property| table.learn(property));
    Ok(())
}

/// Reads a record; a damaged one is told of, and found by what the record says beside its document.
fn parse<'r>(record: &'r ObjectRecord, log: &Logger) -> Parsed<'r> {
    Parsed::read(record).unwrap_or_else(|error| {
        warn!(log, "an object cannot be read; its properties are not indexed"; "object.id" => &record.id, "error" => %error);
        Parsed::of_damaged(record)
    })
}
