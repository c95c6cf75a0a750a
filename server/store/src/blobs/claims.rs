//! Who needs a blob that no record names yet, and who is removing one: never both at once.

use std::collections::HashMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use super::content::ContentId;

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Claim {
    /// So many are about to make it visible.
    Held(usize),
    Removing,
}

/// The claims of this process; no other one writes into the data directory.
#[derive(Debug, Default)]
pub(super) struct Claims {
    all: Mutex<HashMap<ContentId, Claim>>,
    removed: Condvar,
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
    /// Takes hold of a blob, once nobody is removing it.
    pub(super) fn hold(self: &Arc<Self>, content: &ContentId) -> Hold {
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
        all.insert(content.clone(), Claim::Held(holders + 1));
        drop(all);
        Hold {
            claims: Arc::clone(self),
            content: content.clone(),
        }
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

    use super::*;

    #[test]
    fn a_blob_is_held_or_removed() {
        let claims = Arc::new(Claims::default());
        let content = ContentId::of_digest(&[1; 32]);
        let first = claims.hold(&content);
        let second = claims.hold(&content);
        drop(first);
        assert!(claims.remove(&content).is_none());
        drop(second);
        let removal = claims.remove(&content).unwrap();
        assert!(claims.remove(&content).is_none());
        let waiting = std::thread::spawn({
            let (claims, content) = (Arc::clone(&claims), content.clone());
            move || claims.hold(&content)
        });
        drop(removal);
        let hold = waiting.join().unwrap();
        assert!(claims.remove(&content).is_none());
        drop(hold);
        assert!(claims.remove(&content).is_some());
    }
}
