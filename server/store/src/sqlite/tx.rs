//! A write transaction: reads of the newest state, and the writes that become one commit with one entry of the change
//! log.

use std::ops::Deref;

use rusqlite::Connection;

use super::objects::{delete_object, put_object};
use super::snapshot::{NamesOverlay, Snapshot};
use super::writer::COMMITTING;
use super::{chats, files, opened, queries, writes};
use crate::change::{Change, Seq, Touched};
use crate::chats::{CleanUp, MessageRecord, ReadMark, UnreadBy};
use crate::error::StorageError;
use crate::records::{FileRecord, KeyRecord, ObjectRecord, OpenedMark, ReplayRecord, SpaceRecord};
use crate::state_id::StateStamps;

type Result<T> = std::result::Result<T, StorageError>;

/// The write transaction of one closure. Nobody else writes meanwhile: what it reads is the newest state. A write
/// that fails refuses the whole closure, even where the closure goes on.
///
/// The `version` of a record that is put is ignored: the commit sets it to [`Tx::seq`].
pub struct Tx<'c> {
    snapshot: Snapshot<'c>,
    now: i64,
    seq: Seq,
    log: Log,
    wrote: bool,
    fault: Option<StorageError>,
    stamps: &'c mut StateStamps,
}

/// The records that a closure touched, each once, in the order of its writes.
#[derive(Default)]
pub(super) struct Log {
    touched: Vec<Touched>,
}

impl Log {
    pub(super) fn touch(&mut self, touched: Touched) {
        if !self.touched.contains(&touched) {
            self.touched.push(touched);
        }
    }
}

impl<'c> Deref for Tx<'c> {
    type Target = Snapshot<'c>;

    fn deref(&self) -> &Snapshot<'c> {
        &self.snapshot
    }
}

impl<'c> Tx<'c> {
    pub(super) fn new(
        connection: &'c Connection,
        overlay: &'c NamesOverlay,
        now: i64,
        seq: Seq,
        stamps: &'c mut StateStamps,
    ) -> Self {
        Self {
            snapshot: Snapshot::within(connection, overlay),
            now,
            seq,
            log: Log::default(),
            wrote: false,
            fault: None,
            stamps,
        }
    }

    /// The time of the commit, in Unix milliseconds: that of the change log.
    pub fn now(&self) -> i64 {
        self.now
    }

    /// The number that the commit gets if the closure writes.
    pub fn commit_seq(&self) -> Seq {
        self.seq
    }

    /// Runs a part of the closure and rolls back what it wrote: a dry run.
    pub fn rolled_back<T, E: From<StorageError>>(
        &mut self,
        work: impl FnOnce(&mut Self) -> std::result::Result<T, E>,
    ) -> std::result::Result<T, E> {
        let run = |sql| queries::run(self.snapshot.connection, sql).map_err(StorageError::from);
        run("SAVEPOINT dry_run")?;
        let (log, wrote) = (std::mem::take(&mut self.log), self.wrote);
        let done = work(self);
        self.log = log;
        self.wrote = wrote;
        let run = |sql| queries::run(self.snapshot.connection, sql).map_err(StorageError::from);
        let undone = run("ROLLBACK TO dry_run").and_then(|()| run("RELEASE dry_run"));
        self.snapshot.forget_all_names();
        if let Err(fault) = undone {
            self.fault.get_or_insert_with(|| fault.clone());
            return Err(fault.into());
        }
        done
    }

    /// Inserts or replaces a space.
    pub fn put_space(&mut self, record: SpaceRecord) -> Result<()> {
        self.write(|tx| {
            writes::put_space(tx.connection, &record, tx.seq)?;
            tx.log.touch(Touched::Space { id: record.id });
            Ok(())
        })
    }

    /// Inserts or replaces an object; its space must exist.
    pub fn put_object(&mut self, record: ObjectRecord) -> Result<()> {
        self.write(|tx| Ok(put_object(&tx.snapshot, record, tx.seq, &mut tx.log)?))
    }

    /// Removes an object and what is known of its content; does nothing where it does not exist.
    pub fn delete_object(&mut self, id: &str) -> Result<()> {
        self.write(|tx| Ok(delete_object(&tx.snapshot, id, tx.seq, &mut tx.log)?))
    }

    /// Says which content an object shows. The closure also puts the object, so that the change log names it.
    pub fn put_file(&mut self, record: &FileRecord) -> Result<()> {
        self.write(|tx| Ok(files::put(tx.connection, record, tx.seq)?))
    }

    /// Keeps a file from every clean-up, because somebody else than its author has sent the same content. Reads and
    /// the change log do not tell of it.
    pub fn keep_file(&mut self, object_id: &str) -> Result<()> {
        self.write(|tx| Ok(files::keep(tx.connection, object_id)?))
    }

    /// Inserts or replaces an API key.
    pub fn put_key(&mut self, record: KeyRecord) -> Result<()> {
        self.write(|tx| {
            writes::put_key(tx.connection, &record, tx.seq)?;
            tx.log.touch(Touched::Key { id: record.id });
            Ok(())
        })
    }

    /// Removes an API key; does nothing where it does not exist.
    pub fn delete_key(&mut self, id: &str) -> Result<()> {
        self.write(|tx| {
            if writes::delete_key(tx.connection, id)? {
                tx.log.touch(Touched::Key { id: id.to_owned() });
            }
            Ok(())
        })
    }

    /// Inserts a message; its chat must exist as an object. The message gets its state id here and, if it has none,
    /// its order id. `words` find it: folded, each once or more, in their order.
    pub fn add_message(
        &mut self,
        message: MessageRecord,
        words: &[String],
        unread_by: &[UnreadBy],
    ) -> Result<()> {
        self.write(|tx| {
            let new = chats::NewMessage {
                message,
                words,
                unread_by,
                stamp: tx.stamps.next(tx.now),
            };
            new.insert(tx.snapshot.connection, tx.seq, &mut tx.log)
        })
    }

    /// Replaces text, edit time, pin, attachments and reactions of a message that exists. `words` find it from now
    /// on; `None` where the text stays.
    pub fn put_message(&mut self, message: MessageRecord, words: Option<&[String]>) -> Result<()> {
        self.write(|tx| {
            let connection = tx.snapshot.connection;
            chats::put_message(connection, message, words, tx.seq, &mut tx.log)
        })
    }

    /// Removes a message; does nothing where it does not exist.
    pub fn delete_message(&mut self, id: &str) -> Result<()> {
        self.write(|tx| {
            let connection = tx.snapshot.connection;
            Ok(chats::delete_message(connection, id, tx.seq, &mut tx.log)?)
        })
    }

    /// Marks as read; does nothing in a chat without messages. Never takes a mark back.
    pub fn mark_read(&mut self, chat_id: &str, member_id: &str, mark: &ReadMark) -> Result<()> {
        self.write(|tx| {
            let (connection, seq) = (tx.snapshot.connection, tx.seq);
            let marked = chats::mark_read(connection, chat_id, member_id, mark, seq, &mut tx.log);
            Ok(marked?)
        })
    }

    /// Moves on when the account opened objects of a space last. Never takes a mark back; an object that the space
    /// does not hold is left out.
    pub fn mark_opened(&mut self, space_id: &str, objects: Vec<OpenedMark>) -> Result<()> {
        self.write(|tx| {
            let connection = tx.snapshot.connection;
            Ok(opened::mark(connection, space_id, objects, &mut tx.log)?)
        })
    }

    /// Remembers an attachment that is to be examined once the reply is out; one that waits already waits again.
    pub fn queue_clean_up(&mut self, entry: &CleanUp) -> Result<()> {
        self.write(|tx| Ok(chats::queue_clean_up(tx.connection, entry, tx.seq)?))
    }

    /// Forgets an attachment that was examined, unless it was queued again.
    pub fn end_clean_up(&mut self, entry: &CleanUp) -> Result<()> {
        self.write(|tx| Ok(chats::end_clean_up(tx.connection, entry)?))
    }

    /// Forgets whatever was to be examined of an object, because it is wanted again.
    pub fn call_off_clean_ups(&mut self, object_id: &str) -> Result<()> {
        self.write(|tx| Ok(chats::call_off_clean_ups(tx.connection, object_id)?))
    }

    /// Stores the reply to a request. An expired one under the same scope gives way.
    pub fn put_replay(&mut self, replay: &ReplayRecord) -> Result<()> {
        self.write(|tx| Ok(writes::put_replay(tx.connection, replay)?))
    }

    fn write(&mut self, work: impl FnOnce(&mut Self) -> Result<()>) -> Result<()> {
        self.wrote = true;
        let done = self.stands().and_then(|()| work(self));
        done.inspect_err(|fault| {
            self.fault.get_or_insert_with(|| fault.clone());
        })
    }

    /// The engine ends a transaction by itself after some failures; what is written then would be a commit of its own.
    fn stands(&self) -> Result<()> {
        if self.snapshot.connection.is_autocommit() {
            let cause = "the transaction was ended by an earlier failure";
            return Err(StorageError::new(COMMITTING, cause));
        }
        Ok(())
    }

    /// Makes a commit of a closure that writes nothing, for tests.
    #[cfg(any(test, feature = "testing"))]
    pub fn write_nothing(&mut self) {
        self.wrote = true;
    }

    /// Ends the closure: the entry of its change log, which is written, or `None` where it failed or wrote nothing.
    ///
    /// # Errors
    /// A write failed, or the transaction was ended.
    pub(super) fn finish(self, succeeded: bool) -> Result<Option<Change>> {
        let stands = self.stands();
        if let Some(fault) = self.fault.filter(|_| succeeded || stands.is_err()) {
            return Err(fault);
        }
        stands?;
        if !succeeded || !self.wrote {
            return Ok(None);
        }
        let change = Change {
            seq: self.seq,
            time: self.now,
            touched: self.log.touched,
        };
        writes::append(self.snapshot.connection, &change)?;
        Ok(Some(change))
    }
}
