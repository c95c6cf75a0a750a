//! A store that tests watch, here and in the crates above (feature `testing`).

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::feed::Feed;
use crate::*;

/// A store whose reads of objects and commits are told to a watcher, who may do something before them, or let them fail.
pub struct Watched {
    store: Arc<dyn Store>,
    watch: Box<Watch>,
    silence: Option<Arc<Silence>>,
}

/// Keeps a store from telling of its commits: while it lasts they can be read, and neither number nor feed knows of them,
/// as for a moment after each commit. What was not told is told by the first who asks for the number afterwards.
pub struct Silence {
    is_on: AtomicBool,
    heard: Subscription,
    feed: Feed,
    told: Mutex<Seq>,
}

impl Silence {
    fn of(store: &dyn Store) -> Self {
        let heard = store.subscribe();
        let told = heard.after();
        Self {
            is_on: AtomicBool::new(false),
            heard,
            feed: Feed::after(told),
            told: Mutex::new(told),
        }
    }

    /// Begins or ends it.
    pub fn set(&self, is_on: bool) {
        let _told = self.told();
        self.is_on.store(is_on, Ordering::SeqCst);
    }

    fn told(&self) -> MutexGuard<'_, Seq> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The last commit that was told of.
    fn tell(&self) -> Seq {
        let mut told = self.told();
        while !self.is_on.load(Ordering::SeqCst)
            && let Some(Event::Change(change)) = self.heard.try_recv()
        {
            *told = change.seq;
            self.feed.publish(Change::clone(&change));
        }
        *told
    }
}

/// Hears of a call before it is done.
pub type Watch = dyn Fn(Call<'_>) -> Result<(), StorageError> + Send + Sync;

/// What is about to be done.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Call<'r> {
    /// The object with this id is read.
    Object(&'r str),
    /// Several are read.
    Objects,
    /// When some kinds of objects changed is asked.
    Kinds,
    /// Some of those of a space are read, on a walk over all of them.
    Walk {
        /// Full id of the space.
        space_id: &'r str,
        /// The walk begins.
        is_first: bool,
    },
    /// A plan is committed, for who waits for it.
    Commit,
}

impl Watched {
    /// Watches a store.
    pub fn new(
        store: Arc<dyn Store>,
        watch: impl Fn(Call<'_>) -> Result<(), StorageError> + Send + Sync + 'static,
    ) -> Self {
        let watch = Box::new(watch);
        Self {
            store,
            watch,
            silence: None,
        }
    }

    /// The same, with what keeps it from telling of its commits.
    pub fn with_silence(self) -> (Self, Arc<Silence>) {
        let silence = Arc::new(Silence::of(&*self.store));
        let silent = Self {
            silence: Some(Arc::clone(&silence)),
            ..self
        };
        (silent, silence)
    }
}

impl Store for Watched {
    fn space(&self, id: &str) -> Result<Option<SpaceRecord>, StorageError> {
        self.store.space(id)
    }

    fn spaces(&self) -> Result<Vec<SpaceRecord>, StorageError> {
        self.store.spaces()
    }

    fn object(&self, id: &str) -> Result<Option<Arc<ObjectRecord>>, StorageError> {
        (self.watch)(Call::Object(id))?;
        self.store.object(id)
    }

    fn cached_object(&self, id: &str) -> Option<Arc<ObjectRecord>> {
        self.store.cached_object(id)
    }

    fn objects(&self, ids: &[&str]) -> Result<Vec<Option<Arc<ObjectRecord>>>, StorageError> {
        (self.watch)(Call::Objects)?;
        self.store.objects(ids)
    }

    fn objects_of_kinds(
        &self,
        space_id: &str,
        kinds: &[&str],
    ) -> Result<ObjectKinds, StorageError> {
        (self.watch)(Call::Objects)?;
        self.store.objects_of_kinds(space_id, kinds)
    }

    fn kinds_changed(&self, space_id: &str, kinds: &[&str]) -> Result<Seq, StorageError> {
        (self.watch)(Call::Kinds)?;
        self.store.kinds_changed(space_id, kinds)
    }

    fn list_objects(
        &self,
        space_id: &str,
        offset: u64,
        limit: u64,
    ) -> Result<ObjectPage, StorageError> {
        (self.watch)(Call::Objects)?;
        self.store.list_objects(space_id, offset, limit)
    }

    fn message(&self, chat_id: &str, id: &str) -> Result<Option<Arc<MessageRecord>>, StorageError> {
        self.store.message(chat_id, id)
    }

    fn messages(
        &self,
        chat_id: &str,
        member_id: &str,
        range: MessageRange<'_>,
    ) -> Result<MessagePage, StorageError> {
        self.store.messages(chat_id, member_id, range)
    }

    fn chat_standing(&self, chat_id: &str, member_id: &str) -> Result<ChatStanding, StorageError> {
        self.store.chat_standing(chat_id, member_id)
    }

    fn unread_after(
        &self,
        chat_id: &str,
        member_id: &str,
        mark: &ReadMark,
    ) -> Result<Unread, StorageError> {
        self.store.unread_after(chat_id, member_id, mark)
    }

    fn search_messages(
        &self,
        chat_id: &str,
        terms: &[MessageTerm],
        offset: u64,
        limit: u64,
    ) -> Result<MessageHits, StorageError> {
        self.store.search_messages(chat_id, terms, offset, limit)
    }

    fn message_words(
        &self,
        chat_id: &str,
        prefix: &str,
        limit: u64,
    ) -> Result<Vec<String>, StorageError> {
        self.store.message_words(chat_id, prefix, limit)
    }

    fn is_referenced(&self, space_id: &str, object_id: &str) -> Result<bool, StorageError> {
        self.store.is_referenced(space_id, object_id)
    }

    fn clean_ups(&self, limit: u64) -> Result<Vec<CleanUp>, StorageError> {
        self.store.clean_ups(limit)
    }

    fn walk_objects(
        &self,
        space_id: &str,
        last: Option<&ObjectRecord>,
        limit: u64,
    ) -> Result<Vec<Arc<ObjectRecord>>, StorageError> {
        let is_first = last.is_none();
        (self.watch)(Call::Walk { space_id, is_first })?;
        self.store.walk_objects(space_id, last, limit)
    }

    fn archived_objects(
        &self,
        space_id: &str,
        kinds: &[&str],
        matching: Option<&str>,
        limit: u64,
    ) -> Result<Archived, StorageError> {
        self.store
            .archived_objects(space_id, kinds, matching, limit)
    }

    fn opened(&self, space_id: &str) -> Result<Vec<OpenedMark>, StorageError> {
        self.store.opened(space_id)
    }

    fn file(&self, object_id: &str) -> Result<Option<FileRecord>, StorageError> {
        self.store.file(object_id)
    }

    fn objects_with_content(
        &self,
        space_id: &str,
        content: &ContentId,
    ) -> Result<Vec<Arc<ObjectRecord>>, StorageError> {
        self.store.objects_with_content(space_id, content)
    }

    fn is_content_used(&self, content: &ContentId) -> Result<bool, StorageError> {
        self.store.is_content_used(content)
    }

    fn blobs(&self) -> &Arc<Blobs> {
        self.store.blobs()
    }

    fn keys(&self) -> Result<Vec<KeyRecord>, StorageError> {
        self.store.keys()
    }

    fn key(&self, id: &str) -> Result<Option<KeyRecord>, StorageError> {
        self.store.key(id)
    }

    fn replay(&self, scope: &ReplayScope, now: i64) -> Result<Option<ReplayRecord>, StorageError> {
        self.store.replay(scope, now)
    }

    fn changes(&self, after: Seq, limit: u64) -> Result<Vec<Change>, StorageError> {
        self.store.changes(after, limit)
    }

    fn seq(&self) -> Seq {
        match &self.silence {
            Some(silence) => silence.tell(),
            None => self.store.seq(),
        }
    }

    fn commit(&self, plan: Plan) -> Result<Committed, CommitError> {
        (self.watch)(Call::Commit)?;
        self.store.commit(plan)
    }

    fn submit(&self, plan: Plan, told: Told) {
        self.store.submit(plan, told)
    }

    fn expect_plan(&self) {
        self.store.expect_plan();
    }

    fn subscribe(&self) -> Subscription {
        match &self.silence {
            Some(silence) => silence.feed.subscribe(),
            None => self.store.subscribe(),
        }
    }

    fn check(&self) -> Result<Report, StorageError> {
        self.store.check()
    }

    fn close(&self) -> Result<(), StorageError> {
        self.store.close()
    }
}
