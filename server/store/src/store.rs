//! The contract of a store, free of any engine.

use std::sync::Arc;

use crate::blobs::{Blobs, ContentId};
use crate::change::{Change, Seq};
use crate::chats::{
    ChatStanding, CleanUp, MessageHits, MessagePage, MessageRange, MessageRecord, MessageTerm,
    ReadMark, Unread,
};
use crate::error::{CommitError, StorageError};
use crate::feed::Subscription;
use crate::plan::{Committed, Plan};
use crate::records::{
    Archived, FileRecord, KeyRecord, ObjectKinds, ObjectPage, ObjectRecord, OpenedMark,
    ReplayRecord, ReplayScope, SpaceRecord,
};
use crate::report::Report;

/// The shortest end of an id that [`Store::archived_objects`] takes for one, in bytes.
pub const MIN_ID_TAIL: usize = 6;

/// Hears what became of a plan. It must neither block nor panic: others wait behind it.
pub type Told = Box<dyn FnOnce(Result<Committed, CommitError>) + Send>;

/// Records by key and by ordered range, one door for changes, the log of what changed, and the blobs beside them.
///
/// Every method but [`Store::cached_object`], [`Store::seq`], [`Store::submit`], [`Store::expect_plan`] and
/// [`Store::blobs`] may wait for the disk: call them where blocking is allowed, or within [`crate::at_once`], which refuses
/// to wait. A read sees every commit that was acknowledged before it began. One call answers from one moment, except
/// [`Store::objects`], where that holds of each object by itself.
pub trait Store: Send + Sync {
    /// A space by full id, whatever its state.
    fn space(&self, id: &str) -> Result<Option<SpaceRecord>, StorageError>;

    /// Every space, whatever its state, oldest first, then by id.
    fn spaces(&self) -> Result<Vec<SpaceRecord>, StorageError>;

    /// An object by full id, archived or not.
    fn object(&self, id: &str) -> Result<Option<Arc<ObjectRecord>>, StorageError>;

    /// An object, if it is in memory. Never waits; `None` says nothing about whether the object exists.
    fn cached_object(&self, id: &str) -> Option<Arc<ObjectRecord>>;

    /// Objects by full id; the answer has one place for each id asked for.
    fn objects(&self, ids: &[&str]) -> Result<Vec<Option<Arc<ObjectRecord>>>, StorageError>;

    /// Every object of these kinds in a space that is not `listed`, archived ones included. What lists show is never
    /// asked for by its kind, and no index knows it by that.
    fn objects_of_kinds(&self, space_id: &str, kinds: &[&str])
    -> Result<ObjectKinds, StorageError>;

    /// The last commit that wrote or removed an unlisted object of these kinds in a space; 0 where none did. Tells whether
    /// what was computed from [`Store::objects_of_kinds`] is still true, at the cost of one small read.
    fn kinds_changed(&self, space_id: &str, kinds: &[&str]) -> Result<Seq, StorageError>;

    /// A page of the listed, unarchived objects of a space: last modified first, then by id (http.md 22).
    fn list_objects(
        &self,
        space_id: &str,
        offset: u64,
        limit: u64,
    ) -> Result<ObjectPage, StorageError>;

    /// A message of a chat by id.
    fn message(&self, chat_id: &str, id: &str) -> Result<Option<Arc<MessageRecord>>, StorageError>;

    /// Messages of a chat, and the chat as this member stands in it.
    fn messages(
        &self,
        chat_id: &str,
        member_id: &str,
        range: MessageRange<'_>,
    ) -> Result<MessagePage, StorageError>;

    /// A chat as a member stands in it.
    fn chat_standing(&self, chat_id: &str, member_id: &str) -> Result<ChatStanding, StorageError>;

    /// What a member would not have read after a mark.
    fn unread_after(
        &self,
        chat_id: &str,
        member_id: &str,
        mark: &ReadMark,
    ) -> Result<Unread, StorageError>;

    /// The messages of a chat that hold any of the terms: those with more of them first, then the newest, then by
    /// id; last of all those that hold only corrected terms.
    fn search_messages(
        &self,
        chat_id: &str,
        terms: &[MessageTerm],
        offset: u64,
        limit: u64,
    ) -> Result<MessageHits, StorageError>;

    /// The words of the messages of a chat that begin with `prefix`, in order, at most `limit`.
    fn message_words(
        &self,
        chat_id: &str,
        prefix: &str,
        limit: u64,
    ) -> Result<Vec<String>, StorageError>;

    /// True when a message holds the object as an attachment, or a document of the space other than its own or a
    /// message names its id. Looks through the whole space.
    fn is_referenced(&self, space_id: &str, object_id: &str) -> Result<bool, StorageError>;

    /// Attachments that wait to be examined, at most `limit`.
    fn clean_ups(&self, limit: u64) -> Result<Vec<CleanUp>, StorageError>;

    /// At most `limit` objects of a space, archived ones included, that come after `last`: a walk over all of them, in
    /// an order of the store's own. A page of long documents is shorter, and none is empty before the end. A page is of
    /// one moment; what is written between pages may be met twice or never, and is told by the feed.
    fn walk_objects(
        &self,
        space_id: &str,
        last: Option<&ObjectRecord>,
        limit: u64,
    ) -> Result<Vec<Arc<ObjectRecord>>, StorageError>;

    /// The archived objects of these kinds in a space, the last written first, at most `limit`, and how many there
    /// are. `matching` keeps those that have this name, or whose id ends with it if it is [`MIN_ID_TAIL`] bytes or
    /// longer. Examines everything in the bin of the space: for the owner, not for requests.
    fn archived_objects(
        &self,
        space_id: &str,
        kinds: &[&str],
        matching: Option<&str>,
        limit: u64,
    ) -> Result<Archived, StorageError>;

    /// When the account opened the objects of a space last, those that it ever opened.
    fn opened(&self, space_id: &str) -> Result<Vec<OpenedMark>, StorageError>;

    /// Which content an object shows, archived or not.
    fn file(&self, object_id: &str) -> Result<Option<FileRecord>, StorageError>;

    /// The objects of a space that show this content, archived or not, oldest first, then by id.
    fn objects_with_content(
        &self,
        space_id: &str,
        content: &ContentId,
    ) -> Result<Vec<Arc<ObjectRecord>>, StorageError>;

    /// True where a record names this content.
    fn is_content_used(&self, content: &ContentId) -> Result<bool, StorageError>;

    /// The content of files.
    fn blobs(&self) -> &Arc<Blobs>;

    /// Every API key, oldest first, then by id.
    fn keys(&self) -> Result<Vec<KeyRecord>, StorageError>;

    /// An API key by id.
    fn key(&self, id: &str) -> Result<Option<KeyRecord>, StorageError>;

    /// The reply stored under a scope, unless it has expired at `now` (Unix milliseconds).
    fn replay(&self, scope: &ReplayScope, now: i64) -> Result<Option<ReplayRecord>, StorageError>;

    /// At most `limit` entries of the change log after a commit, in order. Commits are numbered without gaps: when the
    /// first entry is not `after + 1`, those between are no longer kept ([`crate::KEPT_CHANGES`]), and the reader
    /// begins anew from the records.
    fn changes(&self, after: Seq, limit: u64) -> Result<Vec<Change>, StorageError>;

    /// The last commit that readers see. Never waits.
    fn seq(&self) -> Seq;

    /// Commits a plan; returns when it is on disk.
    fn commit(&self, plan: Plan) -> Result<Committed, CommitError>;

    /// Commits a plan without keeping its caller: `told` hears, on another thread, when it is on disk or why it is
    /// not. Never waits for the disk. Within [`crate::at_once`], a plan of work that something was refused to is dropped,
    /// and nobody hears of it.
    fn submit(&self, plan: Plan, told: Told);

    /// A plan will be submitted in a moment: whoever will commit it may wake up for it. Never waits.
    fn expect_plan(&self);

    /// Hears of every commit after this moment.
    fn subscribe(&self) -> Subscription;

    /// Examines the stored data against the engine's rules and our own.
    fn check(&self) -> Result<Report, StorageError>;

    /// Finishes what waits, puts everything into the main file and refuses further work. Closing again does nothing.
    fn close(&self) -> Result<(), StorageError>;
}
