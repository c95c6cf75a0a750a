//! Listing and deleting spaces, for the owner (v1.md 24). No key reaches this.

use std::sync::Arc;
use std::thread;

use rolltop_store::{Snapshot, SpaceRecord, SpaceState, Tx};
use serde::{Deserialize, Serialize};

use super::{for_owner, spaces_at};
use crate::Workspace;
use crate::clock::rfc3339;
use crate::error::{Error, Result};

/// A live space as the owner sees it.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct OwnedSpace {
    /// Full id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// RFC 3339.
    pub created_at: String,
    /// The number of objects that its lists show.
    pub objects: u64,
}

impl Workspace {
    /// Every live space, the oldest first.
    ///
    /// # Errors
    /// Failures of the database.
    pub fn list_owned_spaces(&self) -> Result<Vec<OwnedSpace>> {
        self.store.read(|at| {
            let mut spaces = spaces_at(at)?;
            spaces.retain(|space| space.state == SpaceState::Live);
            spaces.sort_by(|a, b| (a.created_at, &a.id).cmp(&(b.created_at, &b.id)));
            spaces.iter().map(|space| owned(at, space)).collect()
        })
    }

    /// The spaces that an owner's references name, each once.
    ///
    /// # Errors
    /// A reference to no live space, or an ambiguous one.
    pub fn find_owned_spaces(&self, references: &[String]) -> Result<Vec<OwnedSpace>> {
        self.store.read(|at| {
            let named = named(at, references)?;
            named.iter().map(|space| owned(at, space)).collect()
        })
    }

    /// Deletes spaces, all of them or none. From then on they are as if they had never been; what is left of them is for
    /// [`Self::erase_deleted_spaces`]. Gives their full ids.
    ///
    /// # Errors
    /// As [`Self::find_owned_spaces`], and failures of the disk.
    pub fn delete_spaces(&self, references: Vec<String>) -> Result<Vec<String>> {
        let delete = move |tx: &mut Tx<'_>| {
            let named = named(tx, &references)?;
            let ids = named.iter().map(|space| space.id.clone()).collect();
            for space in named {
                tx.delete_replays(&space.id)?;
                tx.put_space(SpaceRecord {
                    state: SpaceState::Deleted,
                    ..space
                })?;
            }
            Ok::<_, Error>(ids)
        };
        self.store.write(self.clock.now_millis(), delete).wait()
    }

    /// Erases what is left of deleted spaces. May take as long as they are large.
    ///
    /// # Errors
    /// Failures of the disk and the database; calling it again goes on.
    pub fn erase_deleted_spaces(&self) -> Result<()> {
        for space in self.store.read(spaces_at)? {
            if space.state == SpaceState::Deleted {
                self.projection.forget(&space.id)?;
                while self.store.erase_part(self.clock.now_millis(), &space.id)? {}
            }
        }
        Ok(())
    }

    /// The same beside everything else. What a stop cuts short is done after the next start.
    pub fn start_erasing(self: &Arc<Self>) {
        let workspace = Arc::clone(self);
        let erase = move || {
            if let Err(error) = workspace.erase_deleted_spaces() {
                slog::warn!(workspace.log, "a deleted space is not erased yet"; "error" => %error);
            }
        };
        let thread = thread::Builder::new().name("rolltop-erase".to_owned());
        if let Err(error) = thread.spawn(erase) {
            slog::warn!(self.log, "a deleted space is not erased yet"; "error" => %error);
        }
    }
}

fn named(at: &Snapshot<'_>, references: &[String]) -> Result<Vec<SpaceRecord>> {
    let spaces = spaces_at(at)?;
    let mut ids = Vec::new();
    for reference in references {
        let id = for_owner(&spaces, reference)?;
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    let found = ids.iter().filter_map(|id| {
        let mut all = spaces.iter();
        all.find(|space| space.id == *id).cloned()
    });
    Ok(found.collect())
}

fn owned(at: &Snapshot<'_>, space: &SpaceRecord) -> Result<OwnedSpace> {
    let seconds = space.created_at.div_euclid(1000);
    Ok(OwnedSpace {
        id: space.id.clone(),
        name: space.name.clone(),
        created_at: rfc3339(seconds).unwrap_or_default(),
        objects: at.list_objects(&space.id, 0, 0)?.total,
    })
}
