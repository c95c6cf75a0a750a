//! The cache of the names of spaces.

use std::sync::Arc;

use parking_lot::Mutex;
use quick_cache::Weighter;
use quick_cache::unsync::Cache;
use rolltop_store::Snapshot;

use super::{Catalogue, KINDS};
use crate::Workspace;
use crate::error::Result;
use crate::spaces::SpaceTarget;

/// Most properties, types and options of all spaces together that are kept. A space has some 130 before anybody makes
/// one, which take 190 kB with everything that they are found by: names of about 490 such spaces.
const MAX_DEFINITIONS: u64 = 1 << 16;
/// Definitions of a usual space.
const USUAL_DEFINITIONS: u64 = 130;

/// The names of spaces that are kept in memory.
pub(crate) struct Catalogues(Mutex<Cache<String, Arc<Catalogue>, ByDefinitions>>);

#[derive(Clone)]
struct ByDefinitions;

impl Weighter<String, Arc<Catalogue>> for ByDefinitions {
    fn weight(&self, _: &String, names: &Arc<Catalogue>) -> u64 {
        names.definitions as u64 + 1
    }
}

impl Default for Catalogues {
    fn default() -> Self {
        let usual = (MAX_DEFINITIONS / USUAL_DEFINITIONS) as usize;
        Self(Mutex::new(Cache::with_weighter(
            usual,
            MAX_DEFINITIONS,
            ByDefinitions,
        )))
    }
}

impl Workspace {
    /// The names of a live space, as a snapshot of their own shows them.
    pub fn names_of(&self, space: &SpaceTarget) -> Result<Arc<Catalogue>> {
        self.store.read(|at| self.live_names_at(at, space))
    }

    /// The names of a live space as a snapshot shows them.
    pub fn live_names_at(&self, at: &Snapshot<'_>, space: &SpaceTarget) -> Result<Arc<Catalogue>> {
        self.live_space_at(at, space)?;
        self.names_at(at, &space.id)
    }

    /// The names of a space as a snapshot shows them. Names that are not committed are kept for the rest of their
    /// batch, and only its closures see them.
    pub fn names_at(&self, at: &Snapshot<'_>, space_id: &str) -> Result<Arc<Catalogue>> {
        let changed = at.kinds_changed(space_id, &KINDS)?;
        let kept = self.catalogues.0.lock().get(space_id).map(Arc::clone);
        if let Some(kept) = kept.filter(|kept| kept.seq == changed) {
            return Ok(kept);
        }
        let kept = at.kept_names(space_id).map(Arc::downcast::<Catalogue>);
        if let Some(Ok(kept)) = kept {
            return Ok(kept);
        }
        let names = Arc::new(self.load_names(at, space_id, changed)?);
        if at.is_committed() || changed <= self.store.seq() {
            let mut kept = self.catalogues.0.lock();
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
