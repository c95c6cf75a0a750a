//! What tests of this crate and of those above use (feature `testing`): writes as values, and a store that is watched.

use std::sync::Arc;

use crate::*;

/// A store that calls a watcher before each snapshot and each write. The watcher may act first, or let the call fail.
pub struct Watched {
    store: Arc<dyn Store>,
    watch: Box<Watch>,
}

/// Hears of a call before it is done.
pub type Watch = dyn Fn(Call) -> Result<(), StorageError> + Send + Sync;

/// What is about to be done.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Call {
    /// A snapshot is opened.
    Snapshot,
    /// A closure is queued for the writer thread.
    Write,
}

impl Watched {
    /// Watches a store.
    pub fn new(
        store: Arc<dyn Store>,
        watch: impl Fn(Call) -> Result<(), StorageError> + Send + Sync + 'static,
    ) -> Self {
        let watch = Box::new(watch);
        Self { store, watch }
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

    fn blobs(&self) -> &Arc<Blobs> {
        self.store.blobs()
    }

    fn seq(&self) -> Seq {
        self.store.seq()
    }

    fn subscribe(&self) -> Subscription {
        self.store.subscribe()
    }

    fn check(&self) -> Result<Report, StorageError> {
        self.store.check()
    }

    fn close(&self) -> Result<(), StorageError> {
        self.store.close()
    }
}

/// Writes of one commit, for tests that fill a store.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Plan {
    /// Now, in Unix milliseconds.
    pub time: i64,
    /// Applied in order.
    pub writes: Vec<Write>,
    /// Stored with them.
    pub replay: Option<ReplayRecord>,
}

impl Plan {
    /// An empty plan of this moment (Unix milliseconds).
    pub fn at(time: i64) -> Self {
        Self {
            time,
            ..Self::default()
        }
    }
}

/// One write. The `version` of a record given here is ignored; the commit sets it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Write {
    /// Inserts or replaces a space.
    PutSpace(SpaceRecord),
    /// Inserts or replaces an object; its space must exist.
    PutObject(ObjectRecord),
    /// Says which content an object shows. The plan also puts the object, so that the change log names it.
    PutFile(FileRecord),
    /// Keeps a file from every clean-up, because somebody else than its author has sent the same content. Reads and the
    /// change log do not tell of it.
    KeepFile {
        /// Full id of the object.
        object_id: String,
    },
    /// Removes an object and what is known of its content; one that does not exist is nothing to do.
    DeleteObject {
        /// Full id.
        id: String,
    },
    /// Inserts or replaces an API key.
    PutKey(KeyRecord),
    /// Removes an API key; one that does not exist is nothing to do.
    DeleteKey {
        /// Its id.
        id: String,
    },
    /// Inserts a message; its chat must exist as an object. The commit gives it its state id and, if it has none,
    /// its order id.
    AddMessage {
        /// The message.
        message: MessageRecord,
        /// The words that find it, folded, each once or more, in their order.
        words: Vec<String>,
        /// Who has not read it.
        unread_by: Vec<UnreadBy>,
    },
    /// Replaces text, edit time, pin, attachments and reactions of a message that exists.
    PutMessage {
        /// The message.
        message: MessageRecord,
        /// The words that find it from now on; `None` where the text stays.
        words: Option<Vec<String>>,
    },
    /// Removes a message; one that does not exist is nothing to do.
    DeleteMessage {
        /// Its id.
        id: String,
    },
    /// Marks as read; a chat without messages is nothing to do. Never takes a mark back.
    MarkRead {
        /// Object id of the chat.
        chat_id: String,
        /// Object id of the member.
        member_id: String,
        /// What is read.
        mark: ReadMark,
    },
    /// Moves on when the account opened objects of a space last. Never takes a mark back; an object that the space does
    /// not hold is nothing to do.
    MarkOpened {
        /// Full id of the space.
        space_id: String,
        /// The marks.
        objects: Vec<OpenedMark>,
    },
    /// Remembers an attachment that is to be examined once the reply is out, anew if it waits already.
    QueueCleanUp(CleanUp),
    /// Forgets an attachment that was examined, unless it was asked for again.
    EndCleanUp(CleanUp),
    /// Forgets whatever was to be examined of an object, because it is wanted again.
    CallOffCleanUps {
        /// Full id of the object.
        object_id: String,
    },
}

/// A commit that is on disk.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Committed {
    /// Its number.
    pub seq: Seq,
}

/// Commits of writes that are values.
pub trait Commit {
    /// Commits a plan; returns when it is on disk.
    fn commit(&self, plan: Plan) -> Result<Committed, StorageError>;
}

impl<S: Store + ?Sized> Commit for S {
    fn commit(&self, plan: Plan) -> Result<Committed, StorageError> {
        let commit = move |tx: &mut Tx<'_>| {
            if let Some(replay) = &plan.replay {
                tx.put_replay(replay)?;
            }
            tx.write_nothing();
            for write in plan.writes {
                apply(tx, write)?;
            }
            Ok(Committed {
                seq: tx.commit_seq(),
            })
        };
        crate::store::write(self, plan.time, commit).wait()
    }
}

fn apply(tx: &mut Tx<'_>, write: Write) -> Result<(), StorageError> {
    match write {
        Write::PutSpace(record) => tx.put_space(record),
        Write::PutObject(record) => tx.put_object(record),
        Write::PutFile(record) => tx.put_file(&record),
        Write::KeepFile { object_id } => tx.keep_file(&object_id),
        Write::DeleteObject { id } => tx.delete_object(&id),
        Write::PutKey(record) => tx.put_key(record),
        Write::DeleteKey { id } => tx.delete_key(&id),
        Write::AddMessage {
            message,
            words,
            unread_by,
        } => tx.add_message(message, &words, &unread_by),
        Write::PutMessage { message, words } => tx.put_message(message, words.as_deref()),
        Write::DeleteMessage { id } => tx.delete_message(&id),
        Write::MarkRead {
            chat_id,
            member_id,
            mark,
        } => tx.mark_read(&chat_id, &member_id, &mark),
        Write::MarkOpened { space_id, objects } => tx.mark_opened(&space_id, objects),
        Write::QueueCleanUp(entry) => tx.queue_clean_up(&entry),
        Write::EndCleanUp(entry) => tx.end_clean_up(&entry),
        Write::CallOffCleanUps { object_id } => tx.call_off_clean_ups(&object_id),
    }
}
