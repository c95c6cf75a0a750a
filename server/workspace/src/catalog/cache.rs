//! The cache of spaces and catalogues, and how it hears of changes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rolltop_store::{Event, Seq, SpaceRecord, Store, Subscription, Touched};

use super::{Catalogue, KINDS};
use crate::Workspace;
use crate::error::{Error, Result};
use crate::spaces::TECHNICAL_SPACE;

/// Most spaces whose names are kept; one more forgets them all.
const MAX_CATALOGUES: usize = 256;

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
    catalogues: HashMap<String, Arc<Catalogue>>,
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
            catalogues: HashMap::new(),
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
                self.catalogues.remove(space_id);
            }
            Touched::Object { .. }
            | Touched::Key { .. }
            | Touched::Message { .. }
            | Touched::Reader { .. }
            | Touched::Opened { .. } => {}
        }
    }

    fn forget_all(&mut self) {
        self.forgotten += 1;
        self.spaces = None;
        self.catalogues.clear();
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
        let mut spaces = self.store.spaces().map_err(Error::internal)?;
        spaces.retain(|space| space.id != TECHNICAL_SPACE);
        spaces.sort_by(|a, b| a.id.cmp(&b.id));
        let spaces: Arc<[SpaceRecord]> = spaces.into();
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
        let (state, up_to_date) = self.catalogues.at(self.store.seq());
        let kept = state.catalogues.get(space_id).cloned();
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
                return Ok(catalogue);
            }
        }
        let catalogue = Arc::new(self.load_catalogue(space_id)?);
        let (mut state, _) = self.catalogues.at(0);
        if state.forgotten == forgotten {
            if state.catalogues.len() >= MAX_CATALOGUES {
                state.catalogues.clear();
            }
            state
                .catalogues
                .insert(space_id.to_owned(), Arc::clone(&catalogue));
        }
        Ok(catalogue)
    }

    /// The names of a space, if they are in memory and up to date. Never waits.
    pub(crate) fn catalogue_in_memory(&self, space_id: &str) -> Option<Arc<Catalogue>> {
        let (state, up_to_date) = self.catalogues.at(self.store.seq());
        state
            .catalogues
            .get(space_id)
            .cloned()
            .filter(|_| up_to_date)
    }
}
