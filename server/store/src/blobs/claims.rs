//! Who needs a blob that no record names yet, and who is removing one: never both at once.
//!
//! What is held is noted down as well, by an empty file of its name: there a start finds what a crash has left behind.
//! Nothing that must stay depends on a note, so that none is ever put on disk.

use std::collections::HashMap;
use std::fs::{self, OpenOptions};
use std::io;
use std::os::unix::fs::OpenOptionsExt;
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use super::content::ContentId;
use super::folder::FILE_MODE;

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Claim {
    /// So many are about to make it visible.
    Held(usize),
    Removing,
}

/// The claims of this process; no other one writes into the data directory.
#[derive(Debug)]
pub(super) struct Claims {
    all: Mutex<HashMap<ContentId, Claim>>,
    removed: Condvar,
    /// The folder of the notes.
    notes: PathBuf,
}

/// Keeps a blob from being removed, until its commit is done and this is dropped.
#[derive(Debug)]
pub struct Hold {
    claims: Arc<Claims>,
    content: ContentId,
}

/// The right to remove a blob.
#[derive(Debug)]
pub(super) struct Removal<'a> {
    claims: &'a Claims,
    content: &'a ContentId,
}

impl Claims {
    /// No claims yet; what is held is noted down in this folder.
    pub(super) fn noted_in(notes: PathBuf) -> Self {
        Self {
            all: Mutex::default(),
            removed: Condvar::new(),
            notes,
        }
    }

    /// Takes hold of a blob, once nobody is removing it.
    pub(super) fn hold(self: &Arc<Self>, content: &ContentId) -> io::Result<Hold> {
        let removing = |all: &mut HashMap<_, _>| {
            all.get(content)
                .is_some_and(|claim| *claim == Claim::Removing)
        };
        let mut all = self
            .removed
            .wait_while(self.lock(), removing)
            .unwrap_or_else(PoisonError::into_inner);
        let holders = match all.get(content) {
            Some(Claim::Held(holders)) => *holders,
            Some(Claim::Removing) | None => 0,
        };
        if holders == 0 {
            self.note(content)?;
        }
        all.insert(content.clone(), Claim::Held(holders + 1));
        drop(all);
        Ok(Hold {
            claims: Arc::clone(self),
            content: content.clone(),
        })
    }

    /// The right to remove a blob; none while it is held or somebody else is removing it.
    pub(super) fn remove<'a>(&'a self, content: &'a ContentId) -> Option<Removal<'a>> {
        let mut all = self.lock();
        if all.contains_key(content) {
            return None;
        }
        all.insert(content.clone(), Claim::Removing);
        Some(Removal {
            claims: self,
            content,
        })
    }

    fn note(&self, content: &ContentId) -> io::Result<()> {
        let mut options = OpenOptions::new();
        options.write(true).create(true).mode(FILE_MODE);
        options.open(self.notes.join(content.as_str())).map(drop)
    }

    /// What is noted down, while nobody holds anything: what a crash kept from being let go.
    pub(super) fn left(&self) -> io::Result<Vec<ContentId>> {
        let noted = fs::read_dir(&self.notes)?.map(|entry| {
            let name = entry?.file_name();
            Ok(name.to_str().and_then(ContentId::parse))
        });
        noted.filter_map(Result::transpose).collect()
    }

    /// Takes a note back. One that stays is looked at by the next start.
    pub(super) fn forget(&self, content: &ContentId) {
        let _ = fs::remove_file(self.notes.join(content.as_str()));
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<ContentId, Claim>> {
        // Every change to the map is a single call.
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        let mut all = self.claims.lock();
        match all.get_mut(&self.content) {
            Some(Claim::Held(holders)) if *holders > 1 => *holders -= 1,
            _ => {
                self.claims.forget(&self.content);
                all.remove(&self.content);
            }
        }
    }
}

impl Drop for Removal<'_> {
    fn drop(&mut self) {
        self.claims.lock().remove(self.content);
        self.claims.removed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use std::slice;

    use super::*;

    #[test]
    fn a_blob_is_held_or_removed() {
        let folder = tempfile::tempdir().unwrap();
        let claims = Arc::new(Claims::noted_in(folder.path().to_owned()));
        let content = ContentId::of_digest(&[1; 32]);
        let first = claims.hold(&content).unwrap();
        let second = claims.hold(&content).unwrap();
        drop(first);
        assert!(claims.remove(&content).is_none());
        assert_eq!(claims.left().unwrap(), slice::from_ref(&content));
        drop(second);
        assert_eq!(claims.left().unwrap(), []);
        let removal = claims.remove(&content).unwrap();
        assert!(claims.remove(&content).is_none());
        let waiting = std::thread::spawn({
            let (claims, content) = (Arc::clone(&claims), content.clone());
            move || claims.hold(&content)
        });
        drop(removal);
        let hold = waiting.join().unwrap().unwrap();
        assert!(claims.remove(&content).is_none());
        drop(hold);
        assert!(claims.remove(&content).is_some());
    }
}
