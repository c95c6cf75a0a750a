//! A store that cannot be read for a while: what an index says of it, and that it recovers.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use rolltop_index::{Index, TextView};
use rolltop_store::*;

use crate::long::long_doc;
use crate::support::{SPACE, World, log};
use crate::words::{Known, PATIENCE, doc, keys, put_all, ranked};

/// A store whose objects can be read so often.
struct Failing {
    store: Arc<dyn Store>,
    left: AtomicUsize,
}

/// As often as anybody wants.
const ALWAYS: usize = usize::MAX / 2;

impl Failing {
    fn readable(&self) -> Result<(), StorageError> {
        let less = |left: usize| left.checked_sub(1);
        match self
            .left
            .fetch_update(Ordering::SeqCst, Ordering::SeqCst, less)
        {
            Ok(_) => Ok(()),
            Err(_) => Err(StorageError {
                attempted: "reading for a test",
                cause: "it is not to be".to_owned(),
                obstacle: None,
            }),
        }
    }
}

/// A text of a space, of which not all can be read.
fn unread(index: &Index) -> TextView {
    let view = index.view(SPACE).unwrap();
    let text = view.text_within(keys(&["notes"]), PATIENCE).unwrap();
    assert!(!text.is_complete());
    assert_eq!(text.wait(PATIENCE), Some(false));
    text
}

// query.md 9: what could not be read is told of, and read as soon as it can be: by a search, without a restart.
#[test]
fn texts_that_could_not_be_read_are_read_later() {
    let world = World::new();
    for part in 0..2 {
        let docs = (0..200).map(|number| doc(&format!("o{part}{number:03}"), "walrus", &[]));
        put_all(&world, docs.collect());
    }
    // Many short texts are read by the writer, long ones one by one by a reader.
    check_recovery(&world, 0, "walrus", 400);
    let world = World::new();
    let docs = (0..30).map(|number| long_doc(&format!("o{number:02}"), "walrus"));
    put_all(&world, docs.collect());
    check_recovery(&world, 20, "walrusown", 30);
}

#[track_caller]
fn check_recovery(world: &World, readable: usize, word: &str, expected: usize) {
    let store = Arc::new(Failing {
        store: Arc::clone(&world.store),
        left: AtomicUsize::new(ALWAYS),
    });
    let folder = world.directory.path().join("other");
    let index = Index::new(Arc::clone(&store) as Arc<dyn Store>, Some(&folder), log());
    assert_eq!(index.view(SPACE).unwrap().table().len(), expected);
    store.left.store(readable, Ordering::SeqCst);
    let text = unread(&index);
    assert!(ranked(&text, &Known::default(), word).len() < expected);
    store.left.store(ALWAYS, Ordering::SeqCst);
    let start = Instant::now();
    loop {
        let view = index.view(SPACE).unwrap();
        let text = view
            .text_within(keys(&["notes"]), Duration::from_millis(50))
            .unwrap();
        if text.is_complete() {
            assert_eq!(ranked(&text, &Known::default(), word).len(), expected);
            return;
        }
        assert!(start.elapsed() < 4 * PATIENCE, "it does not recover");
        std::thread::yield_now();
    }
}

impl Store for Failing {
    fn space(&self, id: &str) -> Result<Option<SpaceRecord>, StorageError> {
        self.store.space(id)
    }

    fn spaces(&self) -> Result<Vec<SpaceRecord>, StorageError> {
        self.store.spaces()
    }

    fn object(&self, id: &str) -> Result<Option<Arc<ObjectRecord>>, StorageError> {
        self.readable()?;
        self.store.object(id)
    }

    fn cached_object(&self, id: &str) -> Option<Arc<ObjectRecord>> {
        self.store.cached_object(id)
    }

    fn objects(&self, ids: &[&str]) -> Result<Vec<Option<Arc<ObjectRecord>>>, StorageError> {
        self.readable()?;
        self.store.objects(ids)
    }

    fn objects_of_kinds(
        &self,
        space_id: &str,
        kinds: &[&str],
    ) -> Result<ObjectKinds, StorageError> {
        self.store.objects_of_kinds(space_id, kinds)
    }

    fn kinds_changed(&self, space_id: &str, kinds: &[&str]) -> Result<Seq, StorageError> {
        self.store.kinds_changed(space_id, kinds)
    }

    fn list_objects(
        &self,
        space_id: &str,
        offset: u64,
        limit: u64,
    ) -> Result<ObjectPage, StorageError> {
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
        self.readable()?;
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
        self.store.seq()
    }

    fn commit(&self, plan: Plan) -> Result<Committed, CommitError> {
        self.store.commit(plan)
    }

    fn submit(&self, plan: Plan, told: Told) {
        self.store.submit(plan, told)
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
