//! Reading the texts of objects: at once where they are short and few, else on a thread that ends when none is left.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rolltop_document::document::Kind;
use rolltop_store::{ObjectRecord, Seq, StorageError, Store};
use slog::{Logger, warn};

use super::Text;
use super::document::{DocText, Keys, is_searchable};
use super::work::Progress;
use crate::cells::Slot;
use crate::row::Row;
use crate::space::Space;
use crate::table::NOWHERE;

/// Objects that who asks first reads itself when they are not indexed; with more of them it leaves them to the writer.
const READ_AT_ONCE: usize = 256;
/// Bytes of documents after which it leaves the rest to the reader.
const BYTES_AT_ONCE: usize = 1 << 20;
/// Bytes of a document from which on nobody waits until its texts are read.
const LONG: usize = 64 << 10;
/// Bytes of texts in memory from which on no more are read until the writer has written some.
const MAX_BYTES: usize = 64 << 20;
/// How long the reader waits for the writer before it looks what else there is.
const STEP: Duration = Duration::from_millis(100);

/// The texts of an object.
pub(crate) enum Reading {
    /// It cannot be found by any.
    Nothing,
    Now(DocText),
    /// Those of this version are left to the reader.
    Later(Seq),
}

/// What the reader does next.
enum Next {
    Read(Slot, Seq),
    WaitForRoom,
    End,
}

/// What became of a row that was read.
enum Outcome {
    Read,
    /// The object has changed, of which the feed tells.
    Overtaken,
    /// Other properties are found now.
    Again,
}

impl Text {
    /// The texts of a record that has just come.
    pub(crate) fn read(&self, record: &ObjectRecord, log: &Logger) -> Reading {
        if !is_searchable_record(record) {
            return Reading::Nothing;
        }
        if record.document.len() >= LONG || !self.has_room() {
            return Reading::Later(record.version);
        }
        self.read_now(record, &self.keys(), log)
            .map_or(Reading::Nothing, Reading::Now)
    }

    /// A row has changed; the table has it already, and its lock is held.
    pub(crate) fn put(&self, slot: Slot, reading: Reading) {
        // An object that was gone before anybody heard of it.
        if slot == NOWHERE {
            return;
        }
        let mut overlay = self.overlay_mut();
        let mut work = self.work();
        work.pending.remove(&slot);
        match reading {
            Reading::Now(doc) => overlay.put(slot, Arc::new(doc)),
            Reading::Nothing => overlay.take(slot),
            Reading::Later(version) => {
                overlay.take(slot);
                work.pending.insert(slot, version);
            }
        }
    }

    /// Reads the texts of these rows, at once or by others.
    pub(super) fn read_rows(
        &self,
        rows: Vec<Row<'_>>,
        store: &dyn Store,
        log: &Logger,
    ) -> Result<(), StorageError> {
        if rows.len() > READ_AT_ONCE {
            let mut work = self.work();
            work.backlog.extend(rows.iter().map(Row::slot));
            work.progress = Progress {
                done: 0,
                total: work.backlog.len(),
            };
            return Ok(());
        }
        let mut bytes = 0;
        let mut outcome = Ok(());
        for row in rows {
            let later = Reading::Later(row.version());
            if bytes >= BYTES_AT_ONCE || outcome.is_err() {
                self.put(row.slot(), later);
                continue;
            }
            match store.object(row.id()) {
                // An object that has changed meanwhile is told of by the feed.
                Ok(record) => {
                    if let Some(record) = record.filter(|record| record.version == row.version()) {
                        bytes += record.document.len();
                        self.put(row.slot(), self.read(&record, log));
                    }
                }
                Err(error) => {
                    self.put(row.slot(), later);
                    outcome = Err(error);
                }
            }
        }
        outcome
    }

    /// The terms of a record; `None` for one that cannot be found. A damaged one is found by what can be read of it.
    pub(super) fn read_now(
        &self,
        record: &ObjectRecord,
        keys: &Keys,
        log: &Logger,
    ) -> Option<DocText> {
        if !is_searchable_record(record) {
            return None;
        }
        let doc = DocText::read(record, keys).unwrap_or_else(|error| {
            warn!(log, "an object cannot be read; its texts are not indexed"; "object.id" => &record.id, "error" => %error);
            DocText::of_damaged(record, keys)
        });
        Some(doc)
    }

    /// True for the one who has to start a reader now.
    pub(crate) fn wants_reader(&self) -> bool {
        let mut work = self.work();
        let wants = !work.reading && !work.pending.is_empty() && !work.rests_from_reading();
        work.reading |= wants;
        wants
    }

    /// Reads one text after the other until none is left; `after_each` may start a writer. Only who was told so by
    /// [`Self::wants_reader`] may call it.
    pub(crate) fn read_all(
        &self,
        space: &Space,
        store: &dyn Store,
        log: &Logger,
        stop: &AtomicBool,
        after_each: impl Fn(),
    ) -> Result<(), StorageError> {
        let is_over = || stop.load(Ordering::Relaxed) || !space.is_current();
        // What has changed meanwhile is told of by the feed, which wants another version.
        let mut tried = HashSet::new();
        loop {
            match self.next(&tried, &is_over) {
                Next::Read(slot, version) => {
                    match self.read_one(slot, space, store, log) {
                        Ok(Outcome::Read | Outcome::Again) => {}
                        Ok(Outcome::Overtaken) => drop(tried.insert((slot, version))),
                        Err(error) => {
                            self.give_up();
                            return Err(error);
                        }
                    }
                    after_each();
                }
                Next::WaitForRoom => {
                    after_each();
                    drop(self.moved.wait_timeout(self.work(), STEP));
                }
                Next::End => return Ok(()),
            }
        }
    }

    /// Who is told that this is the end is no reader any more.
    fn next(&self, tried: &HashSet<(Slot, Seq)>, is_over: &dyn Fn() -> bool) -> Next {
        let has_room = self.has_room();
        let mut work = self.work();
        let mut pending = work.pending.iter().map(|(slot, version)| (*slot, *version));
        match pending.find(|one| !tried.contains(one)) {
            Some((slot, version)) if has_room && !is_over() => Next::Read(slot, version),
            // Without a writer there will be no room.
            Some(_) if !has_room && !work.is_resting() && !is_over() => Next::WaitForRoom,
            _ => {
                work.reading = false;
                drop(work);
                self.moved.notify_all();
                Next::End
            }
        }
    }

    /// Nobody reads what is left, until somebody asks again.
    fn give_up(&self) {
        let mut work = self.work();
        work.reading = false;
        work.unread_at = Some(Instant::now());
        drop(work);
        self.moved.notify_all();
    }

    fn read_one(
        &self,
        slot: Slot,
        space: &Space,
        store: &dyn Store,
        log: &Logger,
    ) -> Result<Outcome, StorageError> {
        let id = space.table().row_at(slot).map(|row| row.id().to_owned());
        let Some(record) = id.map(|id| store.object(&id)).transpose()?.flatten() else {
            return Ok(Outcome::Overtaken);
        };
        let keys = self.keys();
        let doc = self.read_now(&record, &keys, log);
        let table = space.table_held();
        let row = table.row_at(slot);
        let is_true =
            row.is_some_and(|row| row.id() == record.id && row.version() == record.version);
        let mut overlay = self.overlay_mut();
        if !is_true {
            return Ok(Outcome::Overtaken);
        }
        if !Arc::ptr_eq(&keys, &self.keys()) {
            return Ok(Outcome::Again);
        }
        match doc {
            Some(doc) => overlay.put(slot, Arc::new(doc)),
            None => overlay.take(slot),
        }
        let mut work = self.work();
        work.pending.remove(&slot);
        work.unread_at = None;
        let is_done = work.is_done();
        drop(work);
        if is_done {
            self.moved.notify_all();
        }
        Ok(Outcome::Read)
    }

    fn has_room(&self) -> bool {
        self.overlay().bytes() < MAX_BYTES
    }
}

fn is_searchable_record(record: &ObjectRecord) -> bool {
    let kind = Kind::from_name(&record.kind).unwrap_or_default();
    is_searchable(kind, record.listed, record.archived)
}
