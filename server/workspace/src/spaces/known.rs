//! The spaces in memory: a request is admitted by them without touching the disk (http.md 1).

use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rolltop_store::{Seq, SpaceRecord};

use super::spaces_at;
use crate::Workspace;
use crate::error::Result;

/// Every space that keys may know of, whatever its state, by full id ascending, as one commit left them.
#[derive(Clone, Debug)]
pub struct Spaces(Arc<[SpaceRecord]>);

impl Deref for Spaces {
    type Target = [SpaceRecord];

    fn deref(&self) -> &[SpaceRecord] {
        &self.0
    }
}

/// The spaces that were read last, and the commit that changed one last before that.
#[derive(Debug, Default)]
pub(crate) struct KnownSpaces(Mutex<Option<(Seq, Spaces)>>);

impl KnownSpaces {
    fn lock(&self) -> MutexGuard<'_, Option<(Seq, Spaces)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Workspace {
    /// The spaces, with every change that was answered. Touches the disk only where one has changed since the last call.
    ///
    /// # Errors
    /// They cannot be read.
    pub fn spaces(&self) -> Result<Spaces> {
        if let Some(spaces) = self.known_spaces() {
            return Ok(spaces);
        }
        // Asked first: where a commit comes in between, the next call reads again.
        let changed = self.store.spaces_seq();
        let spaces = Spaces(self.store.read(spaces_at)?.into());
        *self.spaces.lock() = Some((changed, spaces.clone()));
        Ok(spaces)
    }

    /// The same from memory; `None` where they have to be read.
    pub fn known_spaces(&self) -> Option<Spaces> {
        let changed = self.store.spaces_seq();
        let known = self.spaces.lock();
        let known = known.as_ref().filter(|(seq, _)| *seq == changed);
        known.map(|(_, spaces)| spaces.clone())
    }
}
