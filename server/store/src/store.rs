//! The contract of a store: a write transaction and a read snapshot.

use std::sync::Arc;

use crate::blobs::{Blobs, ContentId};
use crate::change::{Change, Seq};
use crate::chats::{ChatStanding, MessageRecord};
use crate::error::StorageError;
use crate::feed::Subscription;
use crate::records::{
    FileRecord, KeyRecord, ObjectKinds, ObjectPage, ObjectRecord, ReplayRecord, ReplayScope,
    SpaceRecord,
};
use crate::report::Report;
use crate::sqlite::{Job, Pending, Snapshot, Tx, job};

/// The shortest end of an id that [`Snapshot::archived_objects`] takes for one, in bytes.
pub const MIN_ID_TAIL: usize = 6;

/// One door for changes, snapshots for reads, the log of what changed, and the blobs beside them.
///
/// Reads may wait for the disk: call them where blocking is allowed. A read sees every commit that was acknowledged
/// before it began. Each provided method reads in a snapshot of its own.
pub trait Store: Send + Sync {
    /// Runs `work` once with a read snapshot. Callers use `read`.
    fn with_snapshot(&self, work: &mut dyn FnMut(&Snapshot<'_>)) -> Result<(), StorageError>;

    /// Queues a closure for the writer thread. Callers use `write`.
    fn enqueue(&self, job: Box<dyn Job>);

    /// The content of files.
    fn blobs(&self) -> &Arc<Blobs>;

    /// The last commit that was published. Never waits.
    fn seq(&self) -> Seq;

    /// Hears of every commit after this moment.
    fn subscribe(&self) -> Subscription;

    /// Examines the stored data against the engine's rules and our own.
    fn check(&self) -> Result<Report, StorageError>;

    /// Finishes what waits, puts everything into the main file and refuses further work. Closing again does nothing.
    fn close(&self) -> Result<(), StorageError>;

    /// [`Snapshot::space`].
    fn space(&self, id: &str) -> Result<Option<SpaceRecord>, StorageError> {
        read(self, |at| at.space(id))
    }

    /// [`Snapshot::spaces`].
    fn spaces(&self) -> Result<Vec<SpaceRecord>, StorageError> {
        read(self, |at| at.spaces())
    }

    /// [`Snapshot::object`].
    fn object(&self, id: &str) -> Result<Option<Arc<ObjectRecord>>, StorageError> {
        read(self, |at| at.object(id))
    }

    /// [`Snapshot::objects`].
    fn objects(&self, ids: &[&str]) -> Result<Vec<Option<Arc<ObjectRecord>>>, StorageError> {
        read(self, |at| at.objects(ids))
    }

    /// [`Snapshot::objects_of_kinds`].
    fn objects_of_kinds(
        &self,
        space_id: &str,
        kinds: &[&str],
    ) -> Result<ObjectKinds, StorageError> {
        read(self, |at| at.objects_of_kinds(space_id, kinds))
    }

    /// [`Snapshot::kinds_changed`].
    fn kinds_changed(&self, space_id: &str, kinds: &[&str]) -> Result<Seq, StorageError> {
        read(self, |at| at.kinds_changed(space_id, kinds))
    }

    /// [`Snapshot::list_objects`].
    fn list_objects(
        &self,
        space_id: &str,
        offset: u64,
        limit: u64,
    ) -> Result<ObjectPage, StorageError> {
        read(self, |at| at.list_objects(space_id, offset, limit))
    }

    /// [`Snapshot::message`].
    fn message(&self, chat_id: &str, id: &str) -> Result<Option<Arc<MessageRecord>>, StorageError> {
        read(self, |at| at.message(chat_id, id))
    }

    /// [`Snapshot::chat_standing`].
    fn chat_standing(&self, chat_id: &str, member_id: &str) -> Result<ChatStanding, StorageError> {
        read(self, |at| at.chat_standing(chat_id, member_id))
    }

    /// [`Snapshot::file`].
    fn file(&self, object_id: &str) -> Result<Option<FileRecord>, StorageError> {
        read(self, |at| at.file(object_id))
    }

    /// [`Snapshot::is_content_used`].
    fn is_content_used(&self, content: &ContentId) -> Result<bool, StorageError> {
        read(self, |at| at.is_content_used(content))
    }

    /// [`Snapshot::keys`].
    fn keys(&self) -> Result<Vec<KeyRecord>, StorageError> {
        read(self, |at| at.keys())
    }

    /// [`Snapshot::key`].
    fn key(&self, id: &str) -> Result<Option<KeyRecord>, StorageError> {
        read(self, |at| at.key(id))
    }

    /// [`Snapshot::replay`].
    fn replay(&self, scope: &ReplayScope, now: i64) -> Result<Option<ReplayRecord>, StorageError> {
        read(self, |at| at.replay(scope, now))
    }

    /// [`Snapshot::changes`].
    fn changes(&self, after: Seq, limit: u64) -> Result<Vec<Change>, StorageError> {
        read(self, |at| at.changes(after, limit))
    }
}

impl dyn Store + '_ {
    /// Runs `work` with a read snapshot: all that it reads is of one moment.
    ///
    /// # Errors
    /// Those of `work`, and failures of the database.
    pub fn read<T, E: From<StorageError>>(
        &self,
        work: impl FnOnce(&Snapshot<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        read(self, work)
    }

    /// Runs `closure` in a write transaction at `now` (Unix milliseconds), on the writer thread. The answer comes
    /// when what it wrote is on disk. Where it fails or panics, nothing of it is stored.
    pub fn write<T, E>(
        &self,
        now: i64,
        closure: impl FnOnce(&mut Tx<'_>) -> Result<T, E> + Send + 'static,
    ) -> Pending<T, E>
    where
        T: Send + 'static,
        E: From<StorageError> + Send + 'static,
    {
        write(self, now, closure)
    }
}

/// The generic form of [`Store::with_snapshot`].
pub(crate) fn read<T, E: From<StorageError>>(
    store: &(impl Store + ?Sized),
    work: impl FnOnce(&Snapshot<'_>) -> Result<T, E>,
) -> Result<T, E> {
    let mut work = Some(work);
    let mut done = None;
    store.with_snapshot(&mut |at| done = work.take().map(|work| work(at)))?;
    done.unwrap_or_else(|| Err(StorageError::closed().into()))
}

/// The generic form of [`Store::enqueue`].
pub(crate) fn write<T, E>(
    store: &(impl Store + ?Sized),
    now: i64,
    closure: impl FnOnce(&mut Tx<'_>) -> Result<T, E> + Send + 'static,
) -> Pending<T, E>
where
    T: Send + 'static,
    E: From<StorageError> + Send + 'static,
{
    let (job, answer) = job(now, closure);
    store.enqueue(job);
    answer
}
