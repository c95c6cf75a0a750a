//! Writing what is in memory, and reading what is missing, on a thread that ends when there is nothing to do.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rolltop_store::{ObjectRecord, Seq, Store};
use slog::Logger;
use tantivy::TantivyError;

use super::document::DocText;
use super::segments::{Segments, Writer, Written};
use super::{Progress, Text, Work, is_searchable_row};
use crate::cells::Slot;
use crate::space::Space;
use crate::table::NOWHERE;

/// Documents in memory from which on they are written: a search goes through all of them.
const WRITE_FROM: usize = 512;
/// Bytes of documents in memory from which on they are written.
const WRITE_FROM_BYTES: usize = 8 << 20;
/// Bytes of documents in memory from which on changes wait for the writer.
const MAX_BYTES: usize = 64 << 20;
/// Longest wait of a change for the writer.
const ROOM: Duration = Duration::from_secs(10);
/// Objects that are read at once.
const PAGE: u64 = 512;
/// Objects after which what was read can be found.
const COMMIT_AFTER: usize = 16_384;

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
        let (length, bytes) = {
            let overlay = self.overlay();
            (overlay.len(), overlay.bytes())
        };
        let mut work = self.work();
        let is_much = length >= WRITE_FROM || bytes >= WRITE_FROM_BYTES;
        let is_due = is_much && length >= work.patience;
        let wants = !work.running && (is_due || !work.backlog.is_empty());
        work.running |= wants;
        wants
    }

    /// Waits for the writer while it is far behind. No lock may be held.
    pub(crate) fn make_room(&self) {
        if self.overlay().bytes() < MAX_BYTES {
            return;
        }
        let full = |work: &mut Work| work.running;
        drop(self.moved.wait_timeout_while(self.work(), ROOM, full));
    }

    /// Writes until nothing is left. Only who was told so by [`Self::wants_writer`] may call it.
    pub(crate) fn write_all(
        &self,
        space: &Space,
        store: &dyn Store,
        log: &Logger,
        stop: &AtomicBool,
    ) -> Result<(), WriteError> {
        let outcome = self.write(space, store, log, stop);
        let in_memory = self.overlay().len();
        let mut work = self.work();
        work.running = false;
        if outcome.is_err() || !space.is_current() {
            // Nobody reads them: what is in memory and what was written is all that is found.
            work.failed |= !work.backlog.is_empty();
            work.backlog.clear();
            work.patience = in_memory * 2;
        } else {
            work.patience = 0;
        }
        drop(work);
        self.moved.notify_all();
        outcome
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
                done: Vec::new(),
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
    /// Added since the last commit.
    done: Vec<(Slot, Seq)>,
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
        let docs: Vec<(Slot, Arc<DocText>)> = {
            let overlay = self.text.overlay();
            let docs = overlay.docs();
            docs.map(|(slot, doc)| (slot, Arc::clone(doc))).collect()
        };
        let has_backlog = !self.text.work().backlog.is_empty();
        if docs.len() < WRITE_FROM && !has_backlog && self.text.overlay().bytes() < WRITE_FROM_BYTES
        {
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
        let mut last: Option<Arc<ObjectRecord>> = None;
        while !self.is_over(stop) && !self.text.work().damaged {
            let page = store.walk_objects(self.space.id(), last.as_deref(), PAGE)?;
            let Some(end) = page.last() else {
                self.commit()?;
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
            if self.done.len() >= COMMIT_AFTER {
                self.commit()?;
            }
        }
        Ok(())
    }

    fn read(&mut self, record: &ObjectRecord) -> Result<(), WriteError> {
        let slot = self.space.table().slot_of(&record.id);
        if !self.text.work().backlog.contains(&slot) {
            return Ok(());
        }
        if let Some(doc) = self.text.read(record, self.log) {
            self.add(slot, &doc)?;
        }
        let Progress { done, .. } = &mut self.text.work().progress;
        *done += 1;
        Ok(())
    }

    fn add(&mut self, slot: Slot, doc: &DocText) -> Result<(), WriteError> {
        self.writer.put(doc)?;
        self.done.push((slot, doc.version));
        Ok(())
    }

    /// Makes what was added count, unless its row has changed meanwhile.
    fn commit(&mut self) -> Result<(), WriteError> {
        if self.done.is_empty() {
            return Ok(());
        }
        self.writer.commit(&self.text.keys())?;
        if self.text.work().damaged {
            return Ok(());
        }
        let table = self.space.table();
        let mut overlay = self.text.overlay_mut();
        let before: Arc<Segments> = Arc::clone(&self.text.segments_slot());
        let slot = |key| overlay.slot(key).unwrap_or(NOWHERE);
        let segments = self.written.segments(&before, &slot)?;
        *self.text.segments_slot() = Arc::new(segments);
        for (slot, version) in self.done.drain(..) {
            let row = table.row_at(slot);
            let is_true =
                row.is_some_and(|row| row.version() == version && is_searchable_row(&row));
            if is_true {
                overlay.written(slot, version);
            }
        }
        Ok(())
    }
}
