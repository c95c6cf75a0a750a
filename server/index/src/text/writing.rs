//! Writing what is in memory, and reading what is missing, on a thread that ends when there is nothing to do.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use rolltop_store::{ObjectRecord, Seq, Store};
use slog::Logger;
use tantivy::TantivyError;

use super::document::{DocText, Keys, version_of_object};
use super::segments::{Segments, Writer, Written};
use super::work::Progress;
use super::{Text, is_searchable_row};
use crate::cells::Slot;
use crate::space::Space;
use crate::table::NOWHERE;

/// Documents in memory from which on they are written: a search goes through all of them.
const WRITE_FROM: usize = 512;
/// Bytes of documents in memory from which on they are written.
const WRITE_FROM_BYTES: usize = 8 << 20;
/// Objects that are read at once.
const PAGE: u64 = 512;
/// Objects after which what was written can be found.
const COMMIT_AFTER: usize = 16_384;
/// The same in bytes of their texts: the library takes several times as much for what it has not yet written.
const COMMIT_AFTER_BYTES: usize = 16 << 20;
/// Objects after which it can be found where nothing was written before. Each time the library starts a thread anew,
/// whose memory of some twenty megabytes the allocator keeps for the next thread that happens to get it.
const COMMIT_ALL_AFTER: usize = 131_072;

/// Why the writer gave up.
#[derive(Debug)]
pub(crate) enum WriteError {
    Index(TantivyError),
    Store(rolltop_store::StorageError),
}

impl std::fmt::Display for WriteError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Index(error) => error.fmt(f),
            Self::Store(error) => error.fmt(f),
        }
    }
}

impl From<TantivyError> for WriteError {
    fn from(error: TantivyError) -> Self {
        Self::Index(error)
    }
}

impl From<rolltop_store::StorageError> for WriteError {
    fn from(error: rolltop_store::StorageError) -> Self {
        Self::Store(error)
    }
}

impl Text {
    /// True for the one who has to start a writer now.
    pub(crate) fn wants_writer(&self) -> bool {
        let is_much = self.has_much();
        let mut work = self.work();
        let is_due = is_much || !work.backlog.is_empty() && !work.rests_from_reading();
        let wants = !work.writing && is_due && !work.is_resting();
        work.writing |= wants;
        wants
    }

    /// So much is in memory that it is to be written.
    fn has_much(&self) -> bool {
        let overlay = self.overlay();
        overlay.len() >= WRITE_FROM || overlay.bytes() >= WRITE_FROM_BYTES
    }

    /// Writes until nothing is left. Only who was told so by [`Self::wants_writer`] may call it.
    pub(crate) fn write_all(
        &self,
        space: &Space,
        store: &dyn Store,
        log: &Logger,
        stop: &AtomicBool,
    ) -> Result<(), WriteError> {
        loop {
            let outcome = self.write(space, store, log, stop);
            let is_much = self.has_much();
            let mut work = self.work();
            let is_over = outcome.is_err() || stop.load(Ordering::Relaxed) || !space.is_current();
            if !is_over && (is_much || !work.backlog.is_empty()) {
                continue;
            }
            work.writing = false;
            let now = Instant::now();
            work.failed_at = matches!(outcome, Err(WriteError::Index(_))).then_some(now);
            if let Err(WriteError::Store(_)) = outcome {
                work.unread_at = Some(now);
            }
            drop(work);
            self.moved.notify_all();
            return outcome;
        }
    }

    fn write(
        &self,
        space: &Space,
        store: &dyn Store,
        log: &Logger,
        stop: &AtomicBool,
    ) -> Result<(), WriteError> {
        // What nobody follows any more is another's to write.
        if !space.is_current() {
            return Ok(());
        }
        let mut written = self.written();
        loop {
            if std::mem::take(&mut self.work().damaged) {
                *written = None;
                Written::discard(self.folder.as_deref())?;
            }
            let written = match &mut *written {
                Some(written) => written,
                none => none.insert(Written::open(self.folder.as_deref())?.0),
            };
            let task = Task {
                text: self,
                space,
                log,
                written,
                writer: written.writer()?,
                keys: self.keys(),
                done: Vec::new(),
                bytes: 0,
            };
            let outcome = task.run(store, stop);
            let is_over = stop.load(Ordering::Relaxed) || !space.is_current();
            if is_over || !self.work().damaged {
                return outcome;
            }
        }
    }
}

/// One writer at work.
struct Task<'w> {
    text: &'w Text,
    space: &'w Space,
    log: &'w Logger,
    written: &'w Written,
    writer: Writer<'w>,
    /// The properties that are found.
    keys: Arc<Keys>,
    /// Added since the last commit.
    done: Vec<(Slot, Seq)>,
    /// About how much memory that takes.
    bytes: usize,
}

impl Task<'_> {
    /// Nobody wants to have it written any more.
    fn is_over(&self, stop: &AtomicBool) -> bool {
        stop.load(Ordering::Relaxed) || !self.space.is_current()
    }

    /// Writes until nothing is left, or until it is known that what was written before cannot be read.
    fn run(mut self, store: &dyn Store, stop: &AtomicBool) -> Result<(), WriteError> {
        while !self.is_over(stop) && self.round(store, stop)? {}
        if !self.is_over(stop) {
            self.writer.finish()?;
        }
        Ok(())
    }

    /// Writes what is in memory and reads what is missing; false when there was neither.
    fn round(&mut self, store: &dyn Store, stop: &AtomicBool) -> Result<bool, WriteError> {
        if self.text.work().damaged {
            return Ok(false);
        }
        self.keys = self.text.keys();
        let docs: Vec<(Slot, Arc<DocText>)> = {
            let overlay = self.text.overlay();
            let docs = overlay.docs();
            docs.map(|(slot, doc)| (slot, Arc::clone(doc))).collect()
        };
        let has_backlog = !self.text.work().backlog.is_empty();
        if !has_backlog && !self.text.has_much() {
            return Ok(false);
        }
        for (slot, doc) in &docs {
            self.add(*slot, doc)?;
        }
        if has_backlog {
            self.read_backlog(store, stop)?;
        }
        self.commit()?;
        Ok(true)
    }

    /// Walks over the space and reads what is missing.
    fn read_backlog(&mut self, store: &dyn Store, stop: &AtomicBool) -> Result<(), WriteError> {
        self.text.work().progress.done = 0;
        let mut last: Option<Arc<ObjectRecord>> = None;
        while !self.is_over(stop) && !self.text.work().damaged {
            let page = store.walk_objects(self.space.id(), last.as_deref(), PAGE)?;
            let Some(end) = page.last() else {
                self.commit()?;
                if self.has_other_keys() {
                    return Ok(());
                }
                let mut work = self.text.work();
                work.backlog.clear();
                work.progress.done = work.progress.total;
                drop(work);
                self.text.moved.notify_all();
                return Ok(());
            };
            last = Some(Arc::clone(end));
            for record in &page {
                self.read(record)?;
            }
        }
        Ok(())
    }

    fn read(&mut self, record: &ObjectRecord) -> Result<(), WriteError> {
        let slot = self.space.table().slot_of(&record.id);
        if !self.text.work().backlog.contains(&slot) {
            return Ok(());
        }
        if let Some(doc) = self.text.read_now(record, &self.keys, self.log) {
            self.add(slot, &doc)?;
        }
        let Progress { done, total } = &mut self.text.work().progress;
        *done = (*done + 1).min(*total);
        Ok(())
    }

    fn add(&mut self, slot: Slot, doc: &DocText) -> Result<(), WriteError> {
        self.writer.put(doc)?;
        self.done.push((slot, doc.version));
        self.bytes += doc.bytes();
        let most = match self.writer.writes_all() {
            true => COMMIT_ALL_AFTER,
            false => COMMIT_AFTER,
        };
        if self.done.len() >= most || self.bytes >= COMMIT_AFTER_BYTES {
            self.commit()?;
        }
        Ok(())
    }

    /// Other properties are found now than those that were written.
    fn has_other_keys(&self) -> bool {
        !Arc::ptr_eq(&self.keys, &self.text.keys())
    }

    /// Makes what was added count, unless its row has changed meanwhile.
    fn commit(&mut self) -> Result<(), WriteError> {
        if self.done.is_empty() {
            return Ok(());
        }
        self.bytes = 0;
        self.writer.commit(&self.keys)?;
        if self.text.work().damaged {
            return Ok(());
        }
        let table = self.space.table_held();
        let mut overlay = self.text.overlay_mut();
        let before: Arc<Segments> = Arc::clone(&self.text.segments_slot());
        let slot = |key| overlay.slot(key).unwrap_or(NOWHERE);
        let segments = self.written.segments(&before, &slot)?;
        *self.text.segments_slot() = Arc::new(segments);
        if self.has_other_keys() {
            self.done.clear();
        }
        for (slot, version) in self.done.drain(..) {
            let row = table.row_at(slot);
            let of_object = version_of_object(version);
            let is_true =
                row.is_some_and(|row| row.version() == of_object && is_searchable_row(&row));
            if is_true {
                overlay.written(slot, version);
            }
        }
        drop(overlay);
        // There is room for more.
        self.text.moved.notify_all();
        Ok(())
    }
}
