//! The cache of spaces and of the names of each space.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use quick_cache::Weighter;
use quick_cache::unsync::Cache;
use rolltop_store::{Event, Seq, Snapshot, SpaceRecord, Store, Subscription, Touched};

use super::{Catalogue, KINDS};
use crate::Workspace;
use crate::error::Result;
use crate::spaces::{SpaceTarget, spaces_at};

/// Most properties, types and options of all spaces together that are kept. A space has some 130 before anybody makes
/// one, which take 190 kB with everything that they are found by: names of about 490 such spaces.
const MAX_DEFINITIONS: u64 = 1 << 16;
/// Definitions of a usual space.
const USUAL_DEFINITIONS: u64 = 130;

/// What is kept in memory.
pub(crate) struct Catalogues {
    spaces: Mutex<Spaces>,
    names: Mutex<Cache<String, Arc<Catalogue>, ByDefinitions>>,
}

/// The list of spaces, which the change feed invalidates.
struct Spaces {
    feed: Subscription,
    /// The last commit that the feed told of.
    heard: Seq,
    /// Counts invalidations: a list that was being read meanwhile must not be kept.
    changes: u64,
    list: Option<Arc<[SpaceRecord]>>,
}

#[derive(Clone)]
struct ByDefinitions;

impl Weighter<String, Arc<Catalogue>> for ByDefinitions {
    fn weight(&self, _: &String, names: &Arc<Catalogue>) -> u64 {
        names.definitions() as u64 + 1
    }
}

impl Catalogues {
    pub(crate) fn new(store: &dyn Store) -> Self {
        let feed = store.subscribe();
        let usual = (MAX_DEFINITIONS / USUAL_DEFINITIONS) as usize;
        Self {
            names: Mutex::new(Cache::with_weighter(usual, MAX_DEFINITIONS, ByDefinitions)),
            spaces: Mutex::new(Spaces {
                heard: feed.after(),
                feed,
                changes: 0,
                list: None,
            }),
        }
    }

    fn names(&self) -> MutexGuard<'_, Cache<String, Arc<Catalogue>, ByDefinitions>> {
        self.names.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The list of spaces after everything that the feed has told, and whether that is as far as `seq`.
    fn spaces(&self, seq: Seq) -> (MutexGuard<'_, Spaces>, bool) {
        let mut spaces = self.spaces.lock().unwrap_or_else(PoisonError::into_inner);
        while let Some(event) = spaces.feed.try_recv() {
            let is_touched = match event {
                Event::Change(change) => {
                    spaces.heard = change.seq;
                    let mut touched = change.touched.iter();
                    touched.any(|touched| matches!(touched, Touched::Space { .. }))
                }
                Event::Lagged => true,
                Event::Closed => break,
            };
            if is_touched {
                spaces.changes += 1;
                spaces.list = None;
            }
        }
        let is_current = spaces.heard >= seq;
        (spaces, is_current)
    }
}

impl Workspace {
    /// Every space that keys may know of, whatever its state, by full id ascending.
    pub(crate) fn spaces(&self) -> Result<Arc<[SpaceRecord]>> {
        let (spaces, is_current) = self.catalogues.spaces(self.store.seq());
        if let Some(list) = spaces.list.as_ref().filter(|_| is_current) {
            return Ok(Arc::clone(list));
        }
        let changes = spaces.changes;
        drop(spaces);
        let list: Arc<[SpaceRecord]> = self.store.read(spaces_at)?.into();
        let (mut spaces, _) = self.catalogues.spaces(0);
        if spaces.changes == changes {
            spaces.list = Some(Arc::clone(&list));
        }
        Ok(list)
    }

    /// Every space, if they are in memory and up to date. Never waits.
    pub(crate) fn spaces_in_memory(&self) -> Option<Arc<[SpaceRecord]>> {
        let (spaces, is_current) = self.catalogues.spaces(self.store.seq());
        spaces.list.clone().filter(|_| is_current)
    }

    /// The names of a live space, as a snapshot of their own shows them.
    pub(crate) fn names_of(&self, space: &SpaceTarget) -> Result<Arc<Catalogue>> {
        self.store.read(|at| {
            self.live_space_at(at, space)?;
            self.names_at(at, &space.id)
        })
    }

    /// The names of a space as a snapshot shows them. Names that are not committed are kept for the rest of their
    /// batch, and nobody else sees them.
    pub(crate) fn names_at(&self, at: &Snapshot<'_>, space_id: &str) -> Result<Arc<Catalogue>> {
        let changed = at.kinds_changed(space_id, &KINDS)?;
        let kept = self.catalogues.names().get(space_id).map(Arc::clone);
        if let Some(kept) = kept.filter(|kept| kept.seq == changed) {
            return Ok(kept);
        }
        let kept = at.kept_names(space_id).map(Arc::downcast::<Catalogue>);
        if let Some(Ok(kept)) = kept {
            return Ok(kept);
        }
        let names = Arc::new(self.load_names(at, space_id)?);
        if at.is_committed() || changed <= self.store.seq() {
            let mut kept = self.catalogues.names();
            // An older snapshot does not replace the names of a newer one.
            if kept.peek(space_id).is_none_or(|kept| kept.seq <= names.seq) {
                kept.insert(space_id.to_owned(), Arc::clone(&names));
            }
        } else {
            at.keep_names(space_id, Arc::<Catalogue>::clone(&names));
        }
        Ok(names)
    }
}
