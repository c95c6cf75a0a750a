//! The cache of spaces and catalogues, and how it hears of changes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rolltop_store::{Event, Seq, Snapshot, SpaceRecord, Store, Subscription, Touched};

use super::{Catalogue, KINDS};
use crate::Workspace;
use crate::error::{Error, Result};
use crate::spaces::{SpaceTarget, spaces_at};

/// Most properties, types and options of all spaces together that are kept. A space has some 130 before anybody makes
/// one, which take 190 kB with everything that they are found by: names of about 490 such spaces.
const MAX_DEFINITIONS: usize = 1 << 16;

/// What is kept in memory.
pub(crate) struct Catalogues {
    state: Mutex<State>,
}

struct State {
    feed: Subscription,
    /// The last commit that the feed told of.
    heard: Seq,
    /// Counts what was forgotten: a load that was under way meanwhile must not be kept.
    forgotten: u64,
    spaces: Option<Arc<[SpaceRecord]>>,
    kept: Kept,
}

/// The names of spaces, and when they were asked for.
#[derive(Default)]
struct Kept {
    by_space: HashMap<String, (Arc<Catalogue>, u64)>,
    /// Counts questions, so that the oldest is known.
    questions: u64,
    /// How many definitions all of them have.
    definitions: usize,
}

impl Kept {
    fn get(&mut self, space_id: &str, reading: Reading) -> Option<Arc<Catalogue>> {
        let (catalogue, asked) = self.by_space.get_mut(space_id)?;
        if reading == Reading::Always {
            self.questions += 1;
            *asked = self.questions;
        }
        Some(Arc::clone(catalogue))
    }

    /// Keeps the names of a space: in place of those asked for longest ago, or only where there is room.
    fn put(&mut self, space_id: &str, catalogue: &Arc<Catalogue>, reading: Reading) {
        self.remove(space_id);
        let definitions = catalogue.definitions();
        while self.definitions + definitions > MAX_DEFINITIONS {
            let oldest = self.by_space.iter().min_by_key(|(_, (_, asked))| *asked);
            match oldest.map(|(id, _)| id.clone()) {
                Some(oldest) if reading == Reading::Always => self.remove(&oldest),
                Some(_) => return,
                None => break,
            }
        }
        self.definitions += definitions;
        self.questions += 1;
        let asked = match reading {
            Reading::Always => self.questions,
            Reading::InPassing | Reading::Never => 0,
        };
        let entry = (Arc::clone(catalogue), asked);
        self.by_space.insert(space_id.to_owned(), entry);
    }

    fn remove(&mut self, space_id: &str) {
        if let Some((catalogue, _)) = self.by_space.remove(space_id) {
            self.definitions -= catalogue.definitions();
        }
    }

    fn clear(&mut self) {
        self.by_space.clear();
        self.definitions = 0;
    }
}

/// Whether names that are not in memory are read.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Reading {
    /// For who asks for one space: they are kept.
    Always,
    /// For a search over many: they are kept only where that takes no others' place.
    InPassing,
    /// There is no time for it.
    Never,
}

impl Catalogues {
    pub(crate) fn new(store: &dyn Store) -> Self {
        let feed = store.subscribe();
        let heard = feed.after();
        let state = State {
            feed,
            heard,
            forgotten: 0,
            spaces: None,
            kept: Kept::default(),
        };
        Self {
            state: Mutex::new(state),
        }
    }

    /// The state after everything that the feed has told, and whether that is as far as `seq`.
    fn at(&self, seq: Seq) -> (MutexGuard<'_, State>, bool) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        while let Some(event) = state.feed.try_recv() {
            match event {
                Event::Change(change) => {
                    state.heard = change.seq;
                    change
                        .touched
                        .iter()
                        .for_each(|touched| state.forget(touched));
                }
                Event::Lagged => state.forget_all(),
                Event::Closed => break,
            }
        }
        let up_to_date = state.heard >= seq;
        (state, up_to_date)
    }
}

impl State {
    fn forget(&mut self, touched: &Touched) {
        match touched {
            Touched::Space { .. } => {
                self.forgotten += 1;
                self.spaces = None;
            }
            Touched::Object { space_id, kind, .. } if KINDS.contains(&kind.as_str()) => {
                self.forgotten += 1;
                self.kept.remove(space_id);
            }
            Touched::Object { .. }
            | Touched::Key { .. }
            | Touched::Message { .. }
            | Touched::Reader { .. }
            | Touched::Opened { .. } => {}
        }
    }

    /// Forgets the names of a space as they were after this commit, those that are being loaded included.
    fn forget_names(&mut self, space_id: &str, seq: Seq) {
        self.forgotten += 1;
        let kept = self.kept.by_space.get(space_id);
        if kept.is_some_and(|(catalogue, _)| catalogue.seq == seq) {
            self.kept.remove(space_id);
        }
    }

    fn forget_all(&mut self) {
        self.forgotten += 1;
        self.spaces = None;
        self.kept.clear();
    }
}

impl Workspace {
    /// Every space that keys may know of, whatever its state, by full id ascending.
    pub(crate) fn spaces(&self) -> Result<Arc<[SpaceRecord]>> {
        let (state, up_to_date) = self.catalogues.at(self.store.seq());
        if let Some(spaces) = state.spaces.as_ref().filter(|_| up_to_date) {
            return Ok(Arc::clone(spaces));
        }
        let forgotten = state.forgotten;
        drop(state);
        let spaces: Arc<[SpaceRecord]> = self.store.read(spaces_at)?.into();
        let (mut state, _) = self.catalogues.at(0);
        if state.forgotten == forgotten {
            state.spaces = Some(Arc::clone(&spaces));
        }
        Ok(spaces)
    }

    /// Every space, if they are in memory and up to date. Never waits.
    pub(crate) fn spaces_in_memory(&self) -> Option<Arc<[SpaceRecord]>> {
        let (state, up_to_date) = self.catalogues.at(self.store.seq());
        state.spaces.clone().filter(|_| up_to_date)
    }

    /// The names of a space.
    pub(crate) fn catalogue(&self, space_id: &str) -> Result<Arc<Catalogue>> {
        match self.catalogue_by(space_id, Reading::Always)? {
            Some(catalogue) => Ok(catalogue),
            None => Err(Error::internal("the names of a space were not read")),
        }
    }

    /// The names of a space; `None` where they are not in memory and not to be read.
    pub(crate) fn catalogue_by(
        &self,
        space_id: &str,
        reading: Reading,
    ) -> Result<Option<Arc<Catalogue>>> {
        let (mut state, up_to_date) = self.catalogues.at(self.store.seq());
        let kept = state.kept.get(space_id, reading);
        let forgotten = state.forgotten;
        drop(state);
        if let Some(catalogue) = kept {
            let still_true = up_to_date
                || self
                    .store
                    .kinds_changed(space_id, &KINDS)
                    .map_err(Error::internal)?
                    == catalogue.seq;
            if still_true {
                return Ok(Some(catalogue));
            }
        }
        if reading == Reading::Never {
            return Ok(None);
        }
        let load = |at: &Snapshot<'_>| self.load_names(at, space_id);
        let catalogue = Arc::new(self.store.read(load)?);
        let (mut state, _) = self.catalogues.at(0);
        if state.forgotten == forgotten {
            state.kept.put(space_id, &catalogue, reading);
        }
        Ok(Some(catalogue))
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
        let (mut state, _) = self.catalogues.at(0);
        let kept = state.kept.get(space_id, Reading::Always);
        let forgotten = state.forgotten;
        drop(state);
        if let Some(kept) = kept.filter(|kept| kept.seq == changed) {
            return Ok(kept);
        }
        let kept = at.kept_names(space_id).map(Arc::downcast::<Catalogue>);
        if let Some(Ok(kept)) = kept {
            return Ok(kept);
        }
        let names = Arc::new(self.load_names(at, space_id)?);
        if at.is_committed() || changed <= self.store.seq() {
            let seq = at.seq()?;
            let (mut state, _) = self.catalogues.at(0);
            // A snapshot that is older than the latest event of the feed may show stale names.
            if state.forgotten == forgotten && state.heard <= seq {
                state.kept.put(space_id, &names, Reading::Always);
            }
        } else {
            at.keep_names(space_id, Arc::<Catalogue>::clone(&names));
        }
        Ok(names)
    }

    /// The names of a space are still those that this commit changed last. Who has read records with them, and finds
    /// that they are not, may have shown things whose names came later. Asks the store itself: a record can be read a
    /// moment before anybody is told of its commit. So names that are found to be outdated are forgotten here and now,
    /// and who looks once more does not get them again.
    pub(crate) fn names_are_of(&self, space_id: &str, seq: Seq) -> Result<bool> {
        let changed = self.store.kinds_changed(space_id, &KINDS);
        let are_true = changed.map_err(Error::internal)? == seq;
        if !are_true {
            let (mut state, _) = self.catalogues.at(0);
            state.forget_names(space_id, seq);
        }
        Ok(are_true)
    }
}

#[cfg(test)]
mod tests {
    use rolltop_document::vocabulary::Vocabulary;

    use super::super::load::definitions;
    use super::*;

    fn catalogue() -> Arc<Catalogue> {
        let vocabulary = Vocabulary::bundled().clone();
        Arc::new(Catalogue {
            definitions: definitions(&vocabulary),
            vocabulary,
            me: String::new(),
            members: Vec::new(),
            seq: 0,
            next_option_order: 0,
        })
    }

    // A search over many spaces takes nobody's place; who asks for one takes the oldest.
    #[test]
    fn names_are_kept_while_there_is_room() {
        let catalogue = catalogue();
        let room = MAX_DEFINITIONS / catalogue.definitions();
        let mut kept = Kept::default();
        for number in 0..room {
            kept.put(&format!("s{number}"), &catalogue, Reading::Always);
        }
        kept.put("passed", &catalogue, Reading::InPassing);
        assert!(kept.get("passed", Reading::Never).is_none());
        assert!(kept.get("s0", Reading::Always).is_some());
        kept.put("asked", &catalogue, Reading::Always);
        assert_eq!(kept.by_space.len(), room);
        assert!(kept.get("s1", Reading::Never).is_none());
        for known in ["s0", "s2", "asked"] {
            assert!(kept.get(known, Reading::Never).is_some());
        }
        kept.remove("s2");
        kept.put("passed", &catalogue, Reading::InPassing);
        // What was only passed goes first.
        kept.put("s1", &catalogue, Reading::Always);
        assert!(kept.get("passed", Reading::Never).is_none());
        assert!(kept.get("s0", Reading::Never).is_some());
        kept.clear();
        assert_eq!((kept.by_space.len(), kept.definitions), (0, 0));
    }
}
