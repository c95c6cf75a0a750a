//! Reads of one moment, as functions on a snapshot. A write transaction reads through the same functions.

use std::any::Any;
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use rusqlite::Connection;

use super::{chats, files, opened, queries};
use crate::blobs::ContentId;
use crate::change::{Change, Seq};
use crate::chats::{
    ChatStanding, CleanUp, MessageHits, MessagePage, MessageRange, MessageRecord, MessageTerm,
    ReadMark, Unread,
};
use crate::error::StorageError;
use crate::records::{
    Archived, FileRecord, KeyRecord, ObjectKinds, ObjectPage, ObjectRecord, OpenedMark,
    ReplayRecord, ReplayScope, SpaceRecord,
};

/// Names of spaces that callers derived from what a batch has not committed yet, by full id of the space.
pub(super) type NamesOverlay = RefCell<HashMap<String, Arc<dyn Any + Send + Sync>>>;

/// The stored data at one moment. Within a write transaction: the newest state, including what is not committed.
pub struct Snapshot<'c> {
    pub(super) connection: &'c Connection,
    /// `Some` within a write transaction.
    overlay: Option<&'c NamesOverlay>,
}

type Result<T> = std::result::Result<T, StorageError>;

/// Adds what was attempted to a failure.
fn named<T>(attempted: &'static str, result: rusqlite::Result<T>) -> Result<T> {
    result.map_err(|error| StorageError::new(attempted, error))
}

impl<'c> Snapshot<'c> {
    pub(super) fn of(connection: &'c Connection) -> Self {
        Self {
            connection,
            overlay: None,
        }
    }

    pub(super) fn within(connection: &'c Connection, overlay: &'c NamesOverlay) -> Self {
        Self {
            connection,
            overlay: Some(overlay),
        }
    }

    /// True for a read snapshot: what it shows is on disk, so caches may keep what is derived from it.
    pub fn is_committed(&self) -> bool {
        self.overlay.is_none()
    }

    /// The names that [`Self::keep_names`] kept for a space, unless a write or a rollback has made them stale.
    pub fn kept_names(&self, space_id: &str) -> Option<Arc<dyn Any + Send + Sync>> {
        self.overlay?.borrow().get(space_id).cloned()
    }

    /// Keeps names of a space for the rest of the batch. Does nothing in a read snapshot.
    pub fn keep_names(&self, space_id: &str, names: Arc<dyn Any + Send + Sync>) {
        if let Some(overlay) = self.overlay {
            overlay.borrow_mut().insert(space_id.to_owned(), names);
        }
    }

    pub(super) fn forget_names(&self, space_id: &str) {
        if let Some(overlay) = self.overlay {
            overlay.borrow_mut().remove(space_id);
        }
    }

    pub(super) fn forget_all_names(&self) {
        if let Some(overlay) = self.overlay {
            overlay.borrow_mut().clear();
        }
    }

    /// The last commit.
    pub fn seq(&self) -> Result<Seq> {
        named("reading the change log", queries::last_seq(self.connection))
    }

    /// A space by full id, whatever its state.
    pub fn space(&self, id: &str) -> Result<Option<SpaceRecord>> {
        named("reading a space", queries::space(self.connection, id))
    }

    /// Every space, whatever its state, oldest first, then by id.
    pub fn spaces(&self) -> Result<Vec<SpaceRecord>> {
        named("reading the spaces", queries::spaces(self.connection))
    }

    /// An object by full id, archived or not.
    pub fn object(&self, id: &str) -> Result<Option<Arc<ObjectRecord>>> {
        named("reading an object", queries::object(self.connection, id))
    }

    /// The same. The inner error is of a record that cannot be read, the outer one of the database.
    pub fn object_or_damage(&self, id: &str) -> Result<Result<Option<Arc<ObjectRecord>>>> {
        let found = queries::object(self.connection, id);
        let is_of_row = found.as_ref().is_err_and(queries::is_of_row);
        let found = named("reading an object", found);
        if is_of_row { Ok(found) } else { found.map(Ok) }
    }

    /// The space of an object and the commit that wrote it, without reading its document.
    pub fn object_version(&self, id: &str) -> Result<Option<(String, Seq)>> {
        named(
            "reading an object",
            queries::object_version(self.connection, id),
        )
    }

    /// Objects by full id; the answer has one place for each id.
    pub fn objects(&self, ids: &[&str]) -> Result<Vec<Option<Arc<ObjectRecord>>>> {
        ids.iter().map(|id| self.object(id)).collect()
    }

    /// Every object of these kinds in a space that is not `listed`, archived ones included. No index knows listed
    /// objects by their kind.
    pub fn objects_of_kinds(&self, space_id: &str, kinds: &[&str]) -> Result<ObjectKinds> {
        named(
            "reading the objects of a kind",
            queries::objects_of_kinds(self.connection, space_id, kinds),
        )
    }

    /// The last commit that wrote or removed an unlisted object of these kinds in a space; 0 where none did. One
    /// small read: it tells whether what was derived from [`Self::objects_of_kinds`] is still true.
    pub fn kinds_changed(&self, space_id: &str, kinds: &[&str]) -> Result<Seq> {
        named(
            "reading when a kind changed",
            queries::kinds_changed(self.connection, space_id, kinds),
        )
    }

    /// Whether an object of the space has the type, archived or not.
    pub fn is_type_used(&self, space_id: &str, type_key: &str) -> Result<bool> {
        named(
            "looking for objects of a type",
            queries::is_type_used(self.connection, space_id, type_key),
        )
    }

    /// A page of the listed, unarchived objects of a space: last modified first, then by id (http.md 22).
    pub fn list_objects(&self, space_id: &str, offset: u64, limit: u64) -> Result<ObjectPage> {
        let attempted = "listing objects";
        let connection = self.connection;
        let total = named(attempted, queries::listed_objects(connection, space_id))?;
        let page = queries::list_page(connection, space_id, offset, limit);
        Ok(ObjectPage {
            ids: named(attempted, page)?,
            total,
        })
    }

    /// A message of a chat by id.
    pub fn message(&self, chat_id: &str, id: &str) -> Result<Option<Arc<MessageRecord>>> {
        named(
            "reading a message",
            chats::message(self.connection, chat_id, id),
        )
    }

    /// Messages of a chat, and the chat as this member stands in it.
    pub fn messages(
        &self,
        chat_id: &str,
        member_id: &str,
        range: MessageRange<'_>,
    ) -> Result<MessagePage> {
        let page = chats::messages(self.connection, chat_id, member_id, range);
        named("reading messages", page)
    }

    /// A chat as a member stands in it.
    pub fn chat_standing(&self, chat_id: &str, member_id: &str) -> Result<ChatStanding> {
        let standing = chats::standing(self.connection, chat_id, member_id);
        named("reading a chat", standing)
    }

    /// What a member would not have read after a mark.
    pub fn unread_after(&self, chat_id: &str, member_id: &str, mark: &ReadMark) -> Result<Unread> {
        let unread = chats::unread_after(self.connection, chat_id, member_id, mark);
        named("counting unread messages", unread)
    }

    /// The messages of a chat that hold any of the terms: those with more of them first, then the newest, then by
    /// id; last of all those that hold only corrected terms.
    pub fn search_messages(
        &self,
        chat_id: &str,
        terms: &[MessageTerm],
        offset: u64,
        limit: u64,
    ) -> Result<MessageHits> {
        let hits = chats::search(self.connection, chat_id, terms, offset, limit);
        named("searching messages", hits)
    }

    /// Calls `show` with each word of the messages of a chat that begins with `prefix`, in order, until it returns false.
    pub fn message_words(
        &self,
        chat_id: &str,
        prefix: &str,
        show: &mut dyn FnMut(&str) -> bool,
    ) -> Result<()> {
        let words = chats::words(self.connection, chat_id, prefix, show);
        named("reading words of messages", words)
    }

    /// True when a message holds the object as an attachment, or a document of the space other than its own or a
    /// message names its id. Looks through the whole space.
    pub fn is_referenced(&self, space_id: &str, object_id: &str) -> Result<bool> {
        let found = chats::is_referenced(self.connection, space_id, object_id);
        named("looking for references", found)
    }

    /// Whether anything that was written after a commit refers to an object; true as well when the change log does
    /// not reach back so far. Within a write it includes what the batch has committed so far.
    pub fn is_referenced_since(&self, object_id: &str, since: Seq) -> Result<bool> {
        let found = chats::is_referenced_since(self.connection, object_id, since);
        named("looking for references", found)
    }

    /// Attachments that wait to be examined, at most `limit`.
    pub fn clean_ups(&self, limit: u64) -> Result<Vec<CleanUp>> {
        named(
            "reading what is to be cleaned up",
            chats::clean_ups(self.connection, limit),
        )
    }

    /// Whether an attachment waits to be examined, as this entry has it.
    pub fn is_clean_up_queued(&self, entry: &CleanUp) -> Result<bool> {
        named(
            "reading what is to be cleaned up",
            chats::is_clean_up_queued(self.connection, entry),
        )
    }

    /// At most `limit` objects of a space, archived ones included, that come after `last`: a walk over all of them,
    /// in an order of the store's own. A page of long documents is shorter, and none is empty before the end. Records
    /// that cannot be read are left out, and told to `skip` by id.
    pub fn walk_objects(
        &self,
        space_id: &str,
        last: Option<&ObjectRecord>,
        limit: u64,
        skip: &mut dyn FnMut(String, StorageError),
    ) -> Result<Vec<Arc<ObjectRecord>>> {
        let mut skip = |id, error| skip(id, StorageError::new("walking over objects", error));
        let page = queries::walk_objects(self.connection, space_id, last, limit, &mut skip);
        named("walking over objects", page)
    }

    /// The archived objects of these kinds in a space, the last written first, at most `limit`, and how many there
    /// are. `matching` keeps those that have this name, or whose id ends with it if it is
    /// [`crate::MIN_ID_TAIL`] bytes or longer. Examines everything in the bin of the space.
    pub fn archived_objects(
        &self,
        space_id: &str,
        kinds: &[&str],
        matching: Option<&str>,
        limit: u64,
    ) -> Result<Archived> {
        let found = queries::archived_objects(self.connection, space_id, kinds, matching, limit);
        named("reading the bin", found)
    }

    /// The opaque id of the account that every key of this server acts as: 64 hex characters, made with the database.
    pub fn account(&self) -> Result<String> {
        let identity = "SELECT identity FROM account";
        let found = self.connection.query_row(identity, [], |row| row.get(0));
        named("reading the account", found)
    }

    /// When the account opened the objects of a space last, those that it ever opened.
    pub fn opened(&self, space_id: &str) -> Result<Vec<OpenedMark>> {
        named(
            "reading when objects were opened",
            opened::of_space(self.connection, space_id),
        )
    }

    /// Which content an object shows, archived or not.
    pub fn file(&self, object_id: &str) -> Result<Option<FileRecord>> {
        named("reading a file", files::file(self.connection, object_id))
    }

    /// The objects of a space that show this content, archived or not, oldest first, then by id.
    pub fn objects_with_content(
        &self,
        space_id: &str,
        content: &ContentId,
    ) -> Result<Vec<Arc<ObjectRecord>>> {
        let ids = files::objects_with_content(self.connection, space_id, content);
        let ids = named("looking for content", ids)?;
        let records = ids.iter().map(|id| self.object(id));
        records.filter_map(Result::transpose).collect()
    }

    /// True where a record names this content.
    pub fn is_content_used(&self, content: &ContentId) -> Result<bool> {
        named(
            "looking for content",
            files::is_used(self.connection, content),
        )
    }

    /// Every API key, oldest first, then by id.
    pub fn keys(&self) -> Result<Vec<KeyRecord>> {
        named("reading the keys", queries::keys(self.connection))
    }

    /// An API key by id.
    pub fn key(&self, id: &str) -> Result<Option<KeyRecord>> {
        named("reading a key", queries::key(self.connection, id))
    }

    /// The reply stored under a scope, unless it has expired at `now` (Unix milliseconds).
    pub fn replay(&self, scope: &ReplayScope, now: i64) -> Result<Option<ReplayRecord>> {
        named(
            "reading a stored reply",
            queries::replay(self.connection, scope, now),
        )
    }

    /// Calls `visit` with the entries of the change log after a commit that name a space, in order. False if entries in
    /// between are no longer kept ([`crate::KEPT_CHANGES`]): the reader begins again from the records.
    pub fn changes_in(
        &self,
        space_id: &str,
        after: Seq,
        visit: &mut dyn FnMut(Change),
    ) -> Result<bool> {
        named(
            "reading the change log",
            queries::changes_in(self.connection, space_id, after, visit),
        )
    }

    /// At most `limit` entries of the change log after a commit, in order. Commits are numbered without gaps: when
    /// the first entry is not `after + 1`, those between are no longer kept ([`crate::KEPT_CHANGES`]), and the reader
    /// begins again from the records.
    pub fn changes(&self, after: Seq, limit: u64) -> Result<Vec<Change>> {
        named(
            "reading the change log",
            queries::changes(self.connection, after, limit),
        )
    }
}
