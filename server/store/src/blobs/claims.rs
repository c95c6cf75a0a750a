//! Blobs that are needed although no record names them yet: what is held is not removed.
//!
//! What is held is noted down as well, by an empty file of its name: there a start finds what a crash has left behind.
//! Nothing that must stay depends on a note, so that none is ever put on disk.

use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use parking_lot::Mutex;

use super::content::ContentId;
use crate::error::Result;
use crate::folder;

/// The claims of this process; no other one writes into the data directory.
#[derive(Debug)]
pub(super) struct Claims {
    /// How many hold a blob.
    held: Mutex<HashMap<ContentId, usize>>,
    /// The folder of the notes.
    notes: PathBuf,
}

/// Keeps a blob from being removed, until its commit is done and this is dropped.
#[derive(Debug)]
pub struct Hold {
    claims: Arc<Claims>,
    content: ContentId,
}

impl Claims {
    /// No claims yet.
    pub(super) fn noted_in(notes: PathBuf) -> Self {
        Self {
            held: Mutex::default(),
            notes,
        }
    }

    /// Takes hold of a blob; waits while it is being removed.
    pub(super) fn hold(self: &Arc<Self>, content: &ContentId) -> io::Result<Hold> {
        let mut held = self.held.lock();
        if !held.contains_key(content) {
            self.note(content)?;
        }
        *held.entry(content.clone()).or_default() += 1;
        Ok(Hold {
            claims: Arc::clone(self),
            content: content.clone(),
        })
    }

    /// Notes a blob down.
    pub(super) fn note(&self, content: &ContentId) -> io::Result<()> {
        let note = self.notes.join(content.as_str());
        folder::private_options().open(note).map(drop)
    }

    /// Runs `remove` while nothing can take hold of a blob, and takes its note back; does nothing where it is held.
    pub(super) fn unless_held(
        &self,
        content: &ContentId,
        remove: impl FnOnce() -> Result<()>,
    ) -> Result<()> {
        let held = self.held.lock();
        if held.contains_key(content) {
            return Ok(());
        }
        remove()?;
        self.forget(content);
        Ok(())
    }

    /// Takes a note back. One that stays is looked at by the next start.
    fn forget(&self, content: &ContentId) {
        let _ = fs::remove_file(self.notes.join(content.as_str()));
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        let mut held = self.claims.held.lock();
        match held.get_mut(&self.content) {
            Some(holders) if *holders > 1 => *holders -= 1,
            _ => {
                self.claims.forget(&self.content);
                held.remove(&self.content);
            }
        }
    }
}

#[cfg(test)]
mod tests;
