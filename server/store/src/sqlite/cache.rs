//! Objects in memory, bounded by weight and never older than the last acknowledged commit.
//!
//! The writer puts every object it commits here before it acknowledges. A cold read may offer what it read, but
//! only if nothing was committed since it began: otherwise it could overwrite a newer record with the one of its
//! older snapshot.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use quick_cache::Weighter;
use quick_cache::sync::Cache;

use crate::change::Seq;
use crate::records::ObjectRecord;
use crate::weighted::weighted_cache;

/// What an object costs beside its text: the record, its strings' headers, the entry.
const ENTRY_BYTES: u64 = 512;

/// The commit up to which the cache was current when a read began.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark(Seq);

/// The cache.
#[derive(Debug)]
pub(super) struct ObjectCache {
    objects: Cache<Box<str>, Arc<ObjectRecord>, ByText>,
    /// The last commit that was applied here. Held while objects are put in, so that "still current" and "put in"
    /// are one step; plain look-ups do not take it.
    applied: Mutex<Seq>,
}

/// What a commit did to one object.
#[derive(Clone, Debug)]
pub(super) enum Effect {
    Put(Arc<ObjectRecord>),
    Removed(String),
}

impl ObjectCache {
    pub(super) fn new(bytes: u64, applied: Seq) -> Self {
        Self {
            objects: weighted_cache(bytes, ByText),
            applied: Mutex::new(applied),
        }
    }

    pub(super) fn get(&self, id: &str) -> Option<Arc<ObjectRecord>> {
        self.objects.get(id)
    }

    /// Take it before the transaction of a read begins, hand it to [`Self::offer`] after.
    pub(super) fn mark(&self) -> Mark {
        Mark(*self.lock())
    }

    /// Puts in what a read found, unless a commit overtook the read.
    pub(super) fn offer(&self, mark: Mark, record: &Arc<ObjectRecord>) {
        let applied = self.lock();
        if *applied == mark.0 {
            self.put(record);
        }
    }

    /// Applies commits up to `seq`. Called between their being visible to readers and their acknowledgement.
    pub(super) fn apply(&self, seq: Seq, effects: impl IntoIterator<Item = Effect>) {
        let mut applied = self.lock();
        *applied = seq;
        for effect in effects {
            match effect {
                Effect::Put(record) => self.put(&record),
                Effect::Removed(id) => {
                    self.objects.remove(id.as_str());
                }
            }
        }
    }

    fn put(&self, record: &Arc<ObjectRecord>) {
        self.objects
            .insert(record.id.as_str().into(), Arc::clone(record));
    }

    fn lock(&self) -> MutexGuard<'_, Seq> {
        self.applied.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Weighs an object by its text.
#[derive(Clone, Debug)]
struct ByText;

impl Weighter<Box<str>, Arc<ObjectRecord>> for ByText {
    fn weight(&self, id: &Box<str>, record: &Arc<ObjectRecord>) -> u64 {
        let texts = [
            &record.id,
            &record.space_id,
            &record.name,
            &record.snippet,
            &record.creator,
        ];
        let text: usize = texts.iter().map(|text| text.len()).sum();
        let bytes = text + record.modified_by.len() + record.document.len() + id.len();
        ENTRY_BYTES + bytes as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::samples::object;

    fn record(id: &str, version: Seq) -> Arc<ObjectRecord> {
        Arc::new(ObjectRecord {
            version,
            ..object(id)
        })
    }

    fn version(cache: &ObjectCache, id: &str) -> Option<Seq> {
        cache.get(id).map(|record| record.version)
    }

    #[test]
    fn a_read_that_was_overtaken_does_not_enter() {
        let cache = ObjectCache::new(1 << 20, 4);
        let mark = cache.mark();
        cache.apply(5, [Effect::Put(record("a", 5))]);
        cache.offer(mark, &record("a", 4));
        assert_eq!(version(&cache, "a"), Some(5));
        // The same for one that was removed, or that the cache had no room to keep.
        let mark = cache.mark();
        cache.apply(6, [Effect::Removed("a".into())]);
        cache.offer(mark, &record("a", 5));
        assert_eq!(version(&cache, "a"), None);
        cache.offer(cache.mark(), &record("b", 3));
        assert_eq!(version(&cache, "b"), Some(3));
    }

    #[test]
    fn an_object_too_heavy_to_keep_drops_its_predecessor() {
        let cache = ObjectCache::new(16 << 10, 0);
        cache.apply(1, [Effect::Put(record("a", 1))]);
        assert_eq!(version(&cache, "a"), Some(1));
        let heavy = ObjectRecord {
            document: "x".repeat(64 << 10).into(),
            ..object("a")
        };
        cache.apply(2, [Effect::Put(Arc::new(heavy))]);
        assert_eq!(version(&cache, "a"), None);
    }

    // Whatever the number of cores: an edit of what is not kept reads it from the disk, and parses it again.
    #[test]
    fn one_object_may_take_nearly_all() {
        let cache = ObjectCache::new(16 << 20, 0);
        let large = ObjectRecord {
            document: "x".repeat(15 << 20).into(),
            ..object("large")
        };
        cache.apply(1, [Effect::Put(record("a", 1))]);
        cache.apply(2, [Effect::Put(Arc::new(large))]);
        assert_eq!(version(&cache, "large"), Some(object("large").version));
        assert!(cache.objects.weight() <= 16 << 20);
    }

    #[test]
    fn weight_is_bounded() {
        let cache = ObjectCache::new(64 << 10, 0);
        for number in 0..1000 {
            cache.apply(number, [Effect::Put(record(&number.to_string(), number))]);
        }
        assert!(cache.objects.weight() <= 64 << 10);
        assert!(cache.objects.len() > 10);
    }
}
