//! What tests of this crate and of those above use (feature `testing`): writes as values,
//! single look-ups, and reads that are watched.

use std::sync::{Arc, OnceLock};

use crate::*;

/// Hears of each read snapshot before it is opened, and may let it fail.
#[derive(Default)]
pub(crate) struct Watch(OnceLock<Box<Watcher>>);

/// What a test does before a read snapshot is opened.
pub type Watcher = dyn Fn() -> Result<(), StorageError> + Send + Sync;

impl Watch {
    pub(crate) fn pass(&self) -> Result<(), StorageError> {
        self.0.get().map_or(Ok(()), |watcher| watcher())
    }
}

impl std::fmt::Debug for Watch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Watch")
    }
}

impl Store {
    /// From now on `watcher` is called before each read snapshot. Only the first call does anything.
    pub fn watch_reads(&self, watcher: Box<Watcher>) {
        self.watch.0.get_or_init(|| watcher);
    }

    /// Examines the stored data as [`Store::examine`] does.
    pub fn check(&self) -> Result<Report, StorageError> {
        self.read(|at| Ok(sqlite::check::check(at.connection, &self.blobs().kept)))
    }

    /// [`Snapshot::space`] of a snapshot of its own, as with all that follow.
    pub fn space(&self, id: &str) -> Result<Option<SpaceRecord>, StorageError> {
        self.read(|at| at.space(id))
    }

    /// [`Snapshot::spaces`].
    pub fn spaces(&self) -> Result<Vec<SpaceRecord>, StorageError> {
        self.read(|at| at.spaces())
    }

    /// [`Snapshot::object`].
    pub fn object(&self, id: &str) -> Result<Option<Arc<ObjectRecord>>, StorageError> {
        self.read(|at| at.object(id))
    }

    /// [`Snapshot::objects_of_kinds`].
    pub fn objects_of_kinds(
        &self,
        space_id: &str,
        kinds: &[&str],
    ) -> Result<Vec<Arc<ObjectRecord>>, StorageError> {
        self.read(|at| at.objects_of_kinds(space_id, kinds))
    }

    /// [`Snapshot::kinds_changed`].
    pub fn kinds_changed(&self, space_id: &str, kinds: &[&str]) -> Result<Seq, StorageError> {
        self.read(|at| at.kinds_changed(space_id, kinds))
    }

    /// [`Snapshot::list_objects`] and [`Snapshot::count_listed`].
    pub fn list_objects(
        &self,
        space_id: &str,
        offset: u64,
        limit: u64,
    ) -> Result<(Vec<String>, u64), StorageError> {
        self.read(|at| {
            let ids = at.list_objects(space_id, offset, limit)?;
            Ok((ids, at.count_listed(space_id)?))
        })
    }

    /// [`Snapshot::message`].
    pub fn message(
        &self,
        chat_id: &str,
        id: &str,
    ) -> Result<Option<Arc<MessageRecord>>, StorageError> {
        self.read(|at| at.message(chat_id, id))
    }

    /// [`Snapshot::chat_standing`].
    pub fn chat_standing(
        &self,
        chat_id: &str,
        member_id: &str,
    ) -> Result<ChatStanding, StorageError> {
        self.read(|at| at.chat_standing(chat_id, member_id))
    }

    /// [`Snapshot::file`].
    pub fn file(&self, object_id: &str) -> Result<Option<FileRecord>, StorageError> {
        self.read(|at| at.file(object_id))
    }

    /// Whether a file or a space names this content.
    pub fn is_content_used(&self, content: &ContentId) -> Result<bool, StorageError> {
        self.read(|at| at.is_content_used(content))
    }

    /// [`Snapshot::keys`].
    pub fn keys(&self) -> Result<Vec<KeyRecord>, StorageError> {
        self.read(|at| at.keys())
    }

    /// [`Snapshot::key`].
    pub fn key(&self, id: &str) -> Result<Option<KeyRecord>, StorageError> {
        self.read(|at| at.key(id))
    }

    /// [`Snapshot::replay`].
    pub fn replay(
        &self,
        scope: &ReplayScope,
        now: i64,
    ) -> Result<Option<ReplayRecord>, StorageError> {
        self.read(|at| at.replay(scope, now))
    }

    /// At most `limit` entries of the change log after a commit, in order.
    pub fn changes(&self, after: Seq, limit: u64) -> Result<Vec<Change>, StorageError> {
        let later = "WHERE seq > ?1 ORDER BY seq LIMIT ?2";
        self.read(|at| at.list(later, [after, limit.min(i64::MAX.unsigned_abs())]))
    }
}

impl Tx<'_> {
    /// The number that the commit gets if the closure changes anything.
    pub fn commit_seq(&self) -> Seq {
        self.seq
    }

    /// Makes a commit of a closure that writes nothing.
    pub fn write_nothing(&mut self) {
        self.changed_before = u64::MAX;
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
    pub replay: Option<(ReplayScope, ReplayRecord)>,
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
    /// Keeps a file from every clean-up, because another program has sent the same content.
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
    /// Remembers an attachment that is to be examined once the reply is out, again if it waits already.
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

impl Commit for Store {
    fn commit(&self, plan: Plan) -> Result<Committed, StorageError> {
        let commit = move |tx: &mut Tx<'_>| {
            if let Some((scope, replay)) = &plan.replay {
                tx.put_replay(scope, replay)?;
            }
            tx.write_nothing();
            for write in plan.writes {
                apply(tx, write)?;
            }
            Ok(Committed {
                seq: tx.commit_seq(),
            })
        };
        self.write(plan.time, commit).wait()
    }
}

fn apply(tx: &mut Tx<'_>, write: Write) -> Result<(), StorageError> {
    match write {
        Write::PutSpace(record) => tx.put_space(record),
        Write::PutObject(record) => tx.put_object(record),
        Write::PutFile(record) => tx.put_file(record),
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
        Write::EndCleanUp(entry) => tx.end_clean_up(&entry).map(drop),
        Write::CallOffCleanUps { object_id } => tx.call_off_clean_ups(&object_id),
    }
}

/// The time of sample records, in Unix milliseconds.
pub const NOW: i64 = 1_700_000_000_000;

/// A live space.
pub fn space(id: &str) -> SpaceRecord {
    SpaceRecord {
        id: id.to_owned(),
        name: format!("Space {id}"),
        description: String::new(),
        icon_image: None,
        state: SpaceState::Live,
        created_at: NOW,
        version: 0,
    }
}

/// A listed page of space `s`.
pub fn object(id: &str) -> ObjectRecord {
    ObjectRecord {
        id: id.to_owned(),
        space_id: "s".to_owned(),
        kind: "page".to_owned(),
        type_key: "page".to_owned(),
        name: format!("Object {id}"),
        snippet: "First words".to_owned(),
        listed: true,
        archived: false,
        created_at: NOW,
        modified_at: NOW,
        creator: "m1".to_owned(),
        modified_by: "m2".to_owned(),
        app_name: Some("Notes bot".to_owned()),
        etag: "0a1b2c3d".to_owned(),
        document: r#"{"kind":"page"}"#.into(),
        version: 0,
    }
}

/// A message of a chat that gets its place when it is stored.
pub fn message(chat_id: &str, id: &str, creator: &str) -> MessageRecord {
    MessageRecord {
        id: id.to_owned(),
        chat_id: chat_id.to_owned(),
        order: String::new(),
        state_id: String::new(),
        creator: creator.to_owned(),
        app_name: None,
        created_at: NOW,
        edited_at: 0,
        reply_to: None,
        pinned: false,
        attachments: Vec::new(),
        reactions: Vec::new(),
        blocks_text: None,
        text: format!("Text of {id}"),
        style: None,
        version: 0,
    }
}
