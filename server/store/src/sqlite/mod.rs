//! The store in one SQLite file.
//!
//! Reads go to the object cache and to a few reading connections, writes through one queue to the one writer. What
//! both share is in [`Shared`].

mod apply;
mod cache;
mod chats;
mod check;
mod content;
mod directory;
mod examine;
mod files;
mod known;
mod log;
mod migrations;
mod objects;
mod open;
mod opened;
mod queries;
mod queue;
mod reader;
mod retention;
mod rows;
#[cfg(test)]
mod samples;
mod totals;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use rusqlite::Connection;

use self::cache::ObjectCache;
use self::directory::DataDirectory;
use self::queue::CommitQueue;
use self::reader::Readers;
use self::totals::Totals;
use self::writer::{COMMITTING, Writer};
use crate::at_once;
use crate::blobs::{Blobs, ContentId};
use crate::change::{Change, Seq};
use crate::chats::{
    ChatStanding, CleanUp, MessageHits, MessagePage, MessageRange, MessageRecord, MessageTerm,
    ReadMark, Unread,
};
use crate::error::{CommitError, OpenError, StorageError};
use crate::feed::{Feed, Subscription};
use crate::plan::{Committed, Plan};
use crate::records::{
    Archived, FileRecord, KeyRecord, LIST_BYTES, ObjectKinds, ObjectPage, ObjectRecord, OpenedMark,
    ReplayRecord, ReplayScope, SpaceRecord,
};
use crate::report::Report;
use crate::store::{Store, Told};

/// The folder of the data directory in which the index is kept.
pub const INDEX: &str = "index";
/// What [`Store::object`] does, as a gerund.
const READING_AN_OBJECT: &str = "reading an object";
/// Where blobs lie below the data directory.
const BLOBS: &str = "blobs";
/// Where they are received.
const INCOMING: &str = "incoming";
/// Where what is made of blobs is kept.
const DERIVED: &str = "derived";

/// What may be chosen when a store is opened.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct StoreOptions {
    /// Most memory for cached objects, in bytes.
    pub object_cache_bytes: u64,
    /// Most connections that read at once.
    pub readers: usize,
}

impl Default for StoreOptions {
    fn default() -> Self {
        Self {
            object_cache_bytes: 16 * 1024 * 1024,
            readers: 4,
        }
    }
}

/// What the writer tells and readers hear.
#[derive(Debug)]
struct Shared {
    cache: ObjectCache,
    totals: Totals,
    feed: Feed,
    seq: AtomicU64,
}

impl Shared {
    fn after(seq: Seq, cache_bytes: u64) -> Self {
        Self {
            cache: ObjectCache::new(cache_bytes, seq),
            totals: Totals::after(seq),
            feed: Feed::after(seq),
            seq: AtomicU64::new(seq),
        }
    }

    /// How many objects the lists of a space show in this snapshot.
    fn total(&self, snapshot: &Connection, space_id: &str) -> rusqlite::Result<u64> {
        let seq = queries::last_seq(snapshot)?;
        if let Some(total) = self.totals.at(space_id, seq) {
            return Ok(total);
        }
        let total = queries::count_listed(snapshot, space_id)?;
        self.totals.keep(space_id, seq, total);
        Ok(total)
    }
}

/// The store in one SQLite file. Dropping it closes it.
#[derive(Debug)]
pub struct SqliteStore {
    shared: Arc<Shared>,
    readers: Readers,
    queue: CommitQueue,
    blobs: Arc<Blobs>,
    /// Last: the lock goes when all else is gone.
    _directory: DataDirectory,
}

impl SqliteStore {
    /// Opens the store in a data directory, which is made if it is missing, and brings it up to date.
    ///
    /// # Errors
    /// The directory can be reached by others, is not ours, is in use, or holds a newer or broken database.
    pub fn open(directory: &Path, options: StoreOptions) -> Result<Self, OpenError> {
        let directory = DataDirectory::open(directory)?;
        let database = directory.database();
        let refused = |error: rusqlite::Error| open::refused(database, &error);
        let mut connection = open::stranger(database).map_err(refused)?;
        let known = migrations::count(migrations::MIGRATIONS);
        let found = migrations::version(&connection, database, known)?;
        if found == migrations::NOTHING {
            directory.is_free()?;
        }
        let (kept, incoming) = (directory.folder(BLOBS)?, directory.folder(INCOMING)?);
        let derived = directory.folder(DERIVED)?;
        let blobs = Blobs::open(&kept, incoming, derived).map_err(|source| OpenError::Io {
            attempted: "preparing the blobs in",
            path: kept,
            source,
        })?;
        open::make_migrator(&connection).map_err(refused)?;
        migrations::migrate(&mut connection, database, found, migrations::MIGRATIONS)?;
        open::make_durable(&connection).map_err(refused)?;
        let seq = queries::last_seq(&connection).map_err(refused)?;
        blobs.remove_left(|content| files::is_used(&connection, content));

        let shared = Arc::new(Shared::after(seq, options.object_cache_bytes));
        let writer = Writer::new(database.to_owned(), connection, Arc::clone(&shared));
        Ok(Self {
            shared,
            readers: Readers::new(database.to_owned(), options.readers),
            queue: CommitQueue::new(writer).map_err(|source| OpenError::Io {
                attempted: "starting the committer of",
                path: database.to_owned(),
                source,
            })?,
            blobs: Arc::new(blobs),
            _directory: directory,
        })
    }
}

impl SqliteStore {
    /// Makes sure that a directory holds what [`Self::open`] would open rather than make.
    ///
    /// # Errors
    /// It does not.
    pub fn find(directory: &Path) -> Result<(), OpenError> {
        directory::database_in(directory).map(|_| ())
    }
}

impl Store for SqliteStore {
    fn space(&self, id: &str) -> Result<Option<SpaceRecord>, StorageError> {
        self.readers.read("reading a space", |connection| {
            queries::space(connection, id)
        })
    }

    fn spaces(&self) -> Result<Vec<SpaceRecord>, StorageError> {
        self.readers.read("reading the spaces", queries::spaces)
    }

    fn object(&self, id: &str) -> Result<Option<Arc<ObjectRecord>>, StorageError> {
        let cache = &self.shared.cache;
        if let Some(cached) = cache.get(id) {
            at_once::take_up(READING_AN_OBJECT, &cached.document)?;
            return Ok(Some(cached));
        }
        let mark = cache.mark();
        let record = self.readers.read(READING_AN_OBJECT, |connection| {
            queries::object(connection, id)
        })?;
        if let Some(record) = &record {
            cache.offer(mark, record);
        }
        Ok(record)
    }

    fn cached_object(&self, id: &str) -> Option<Arc<ObjectRecord>> {
        self.shared.cache.get(id)
    }

    fn objects(&self, ids: &[&str]) -> Result<Vec<Option<Arc<ObjectRecord>>>, StorageError> {
        ids.iter().map(|id| self.object(id)).collect()
    }

    fn objects_of_kinds(
        &self,
        space_id: &str,
        kinds: &[&str],
    ) -> Result<ObjectKinds, StorageError> {
        self.readers
            .read("reading the objects of a kind", |connection| {
                queries::objects_of_kinds(connection, space_id, kinds)
            })
    }

    fn kinds_changed(&self, space_id: &str, kinds: &[&str]) -> Result<Seq, StorageError> {
        self.readers
            .read("reading when a kind changed", |connection| {
                queries::kinds_changed(connection, space_id, kinds)
            })
    }

    fn list_objects(
        &self,
        space_id: &str,
        offset: u64,
        limit: u64,
    ) -> Result<ObjectPage, StorageError> {
        let cache = &self.shared.cache;
        let mark = cache.mark();
        self.readers.read("listing objects", |connection| {
            let total = self.shared.total(connection, space_id)?;
            let page = queries::list_page(connection, space_id, offset, limit)?;
            let mut records: Vec<Arc<ObjectRecord>> = Vec::with_capacity(page.len());
            let mut page = page.into_iter();
            let mut bytes = 0;
            while bytes < LIST_BYTES
                && let Some((id, version)) = page.next()
            {
                // The cache may be ahead of the moment that this list shows.
                if let Some(cached) = cache.get(&id).filter(|cached| cached.version == version) {
                    records.push(cached);
                } else if let Some(record) = queries::object(connection, &id)? {
                    cache.offer(mark, &record);
                    records.push(record);
                }
                bytes += records.last().map_or(0, |record| record.document.len());
            }
            let rest = page.map(|(id, _)| id).collect();
            Ok(ObjectPage {
                records,
                rest,
                total,
            })
        })
    }

    fn message(&self, chat_id: &str, id: &str) -> Result<Option<Arc<MessageRecord>>, StorageError> {
        self.readers.read("reading a message", |connection| {
            chats::message(connection, chat_id, id)
        })
    }

    fn messages(
        &self,
        chat_id: &str,
        member_id: &str,
        range: MessageRange<'_>,
    ) -> Result<MessagePage, StorageError> {
        self.readers.read("reading messages", |connection| {
            chats::messages(connection, chat_id, member_id, range)
        })
    }

    fn chat_standing(&self, chat_id: &str, member_id: &str) -> Result<ChatStanding, StorageError> {
        self.readers.read("reading a chat", |connection| {
            chats::standing(connection, chat_id, member_id)
        })
    }

    fn unread_after(
        &self,
        chat_id: &str,
        member_id: &str,
        mark: &ReadMark,
    ) -> Result<Unread, StorageError> {
        self.readers.read("counting unread messages", |connection| {
            chats::unread_after(connection, chat_id, member_id, mark)
        })
    }

    fn search_messages(
        &self,
        chat_id: &str,
        terms: &[MessageTerm],
        offset: u64,
        limit: u64,
    ) -> Result<MessageHits, StorageError> {
        self.readers.read("searching messages", |connection| {
            chats::search(connection, chat_id, terms, offset, limit)
        })
    }

    fn message_words(
        &self,
        chat_id: &str,
        prefix: &str,
        limit: u64,
    ) -> Result<Vec<String>, StorageError> {
        self.readers
            .read("reading words of messages", |connection| {
                chats::words(connection, chat_id, prefix, limit)
            })
    }

    fn is_referenced(&self, space_id: &str, object_id: &str) -> Result<bool, StorageError> {
        self.readers.read("looking for references", |connection| {
            chats::is_referenced(connection, space_id, object_id)
        })
    }

    fn clean_ups(&self, limit: u64) -> Result<Vec<CleanUp>, StorageError> {
        self.readers
            .read("reading what is to be cleaned up", |connection| {
                chats::clean_ups(connection, limit)
            })
    }

    fn walk_objects(
        &self,
        space_id: &str,
        last: Option<&ObjectRecord>,
        limit: u64,
    ) -> Result<Vec<Arc<ObjectRecord>>, StorageError> {
        // Not offered to the cache: a walk would push out everything else.
        self.readers.read("walking over objects", |connection| {
            queries::walk_objects(connection, space_id, last, limit)
        })
    }

    fn archived_objects(
        &self,
        space_id: &str,
        kinds: &[&str],
        matching: Option<&str>,
        limit: u64,
    ) -> Result<Archived, StorageError> {
        self.readers.read("reading the bin", |connection| {
            queries::archived_objects(connection, space_id, kinds, matching, limit)
        })
    }

    fn opened(&self, space_id: &str) -> Result<Vec<OpenedMark>, StorageError> {
        self.readers
            .read("reading when objects were opened", |connection| {
                opened::of_space(connection, space_id)
            })
    }

    fn file(&self, object_id: &str) -> Result<Option<FileRecord>, StorageError> {
        self.readers.read("reading a file", |connection| {
            files::file(connection, object_id)
        })
    }

    fn objects_with_content(
        &self,
        space_id: &str,
        content: &ContentId,
    ) -> Result<Vec<Arc<ObjectRecord>>, StorageError> {
        self.readers.read("looking for content", |connection| {
            let ids = files::objects_with_content(connection, space_id, content)?;
            let records = ids.iter().map(|id| queries::object(connection, id));
            records.filter_map(Result::transpose).collect()
        })
    }

    fn is_content_used(&self, content: &ContentId) -> Result<bool, StorageError> {
        self.readers.read("looking for content", |connection| {
            files::is_used(connection, content)
        })
    }

    fn blobs(&self) -> &Arc<Blobs> {
        &self.blobs
    }

    fn keys(&self) -> Result<Vec<KeyRecord>, StorageError> {
        self.readers.read("reading the keys", queries::keys)
    }

    fn key(&self, id: &str) -> Result<Option<KeyRecord>, StorageError> {
        self.readers
            .read("reading a key", |connection| queries::key(connection, id))
    }

    fn replay(&self, scope: &ReplayScope, now: i64) -> Result<Option<ReplayRecord>, StorageError> {
        self.readers.read("reading a stored reply", |connection| {
            queries::replay(connection, scope, now)
        })
    }

    fn changes(&self, after: Seq, limit: u64) -> Result<Vec<Change>, StorageError> {
        self.readers.read("reading the change log", |connection| {
            queries::changes(connection, after, limit)
        })
    }

    fn seq(&self) -> Seq {
        self.shared.seq.load(Ordering::Acquire)
    }

    fn commit(&self, plan: Plan) -> Result<Committed, CommitError> {
        at_once::take_time(COMMITTING)?;
        self.queue.commit(plan)
    }

    fn submit(&self, plan: Plan, told: Told) {
        if at_once::hands_in() {
            self.queue.submit(plan, told);
        }
    }

    fn expect_plan(&self) {
        self.queue.expect_plan();
    }

    fn subscribe(&self) -> Subscription {
        self.shared.feed.subscribe()
    }

    fn check(&self) -> Result<Report, StorageError> {
        self.readers.read("checking the database", |connection| {
            Ok(check::check(
                connection,
                Ok::<_, StorageError>(&*self.blobs),
            ))
        })
    }

    fn close(&self) -> Result<(), StorageError> {
        let Some(mut writer) = self.queue.close() else {
            return Ok(());
        };
        // Without readers the log can be moved whole.
        self.readers.close();
        let moved = writer.checkpoint();
        drop(writer);
        self.shared.feed.close();
        moved
    }
}

impl Drop for SqliteStore {
    fn drop(&mut self) {
        // What was acknowledged is on disk; a log that could not be moved is moved at the next start.
        let _ = self.close();
    }
}
