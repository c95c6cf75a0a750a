//! Listing and deleting spaces, for the owner (v1.md 24). No key reaches this.

use std::sync::{Arc, Weak};
use std::thread;

use rolltop_store::{Snapshot, SpaceRecord, SpaceState, Tx};
use serde::{Deserialize, Serialize};
use slog::Logger;

use super::resolve::for_owner;
use super::spaces_at;
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
    pub fn list_owned_spaces(&self) -> Result<Vec<OwnedSpace>> {
        self.store.read(|at| {
            let mut spaces = spaces_at(at)?;
            spaces.retain(|space| space.state == SpaceState::Live);
            spaces.sort_by(|a, b| (a.created_at, &a.id).cmp(&(b.created_at, &b.id)));
            spaces.iter().map(|space| owned(at, space)).collect()
        })
    }

    /// The live spaces that an owner's references name, each once.
    pub fn find_owned_spaces(&self, references: &[String]) -> Result<Vec<OwnedSpace>> {
        self.store.read(|at| {
            let named = named(at, references)?;
            named.iter().map(|space| owned(at, space)).collect()
        })
    }

    /// Deletes spaces, all of them or none, and gives their full ids. No use case finds them from then on;
    /// [`Self::erase_deleted_spaces`] erases their records.
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

    /// Erases what is left of deleted spaces, which may take long. After a failure, the next call goes on.
    pub fn erase_deleted_spaces(self: &Arc<Self>) -> Result<()> {
        erase_deleted(&Arc::downgrade(self), &self.log)
    }

    /// Does the same in a thread of its own. The next start finishes what a stop cuts short.
    pub fn start_erasing(self: &Arc<Self>) {
        let (workspace, log) = (Arc::downgrade(self), self.log.clone());
        let work = move || {
            if let Err(error) = erase_deleted(&workspace, &log) {
                slog::warn!(log, "deleted spaces are not erased yet"; "error" => %error);
            }
        };
        let thread = thread::Builder::new().name("rolltop-erase".to_owned());
        if let Err(error) = thread.spawn(work) {
            slog::warn!(self.log, "deleted spaces are not erased yet"; "error" => %error);
        }
    }
}

/// Holds the workspace for one part at a time, so that it does not keep the store open. A space that cannot be erased keeps
/// no other one from being erased.
fn erase_deleted(workspace: &Weak<Workspace>, log: &Logger) -> Result<()> {
    let spaces = match workspace.upgrade() {
        Some(workspace) => workspace.store.read(spaces_at)?,
        None => return Ok(()),
    };
    let deleted = spaces
        .iter()
        .filter(|space| space.state == SpaceState::Deleted);
    let mut outcome = Ok(());
    for space in deleted {
        let erased = erase(workspace, &space.id);
        if let Err(error) = &erased {
            slog::warn!(log, "a deleted space is not erased yet"; "space.id" => &space.id, "error" => %error);
        }
        outcome = outcome.and(erased);
    }
    outcome
}

fn erase(workspace: &Weak<Workspace>, space_id: &str) -> Result<()> {
    if let Some(workspace) = workspace.upgrade() {
        workspace.projection.forget(space_id)?;
    }
    while let Some(workspace) = workspace.upgrade()
        && workspace
            .store
            .erase_part(workspace.clock.now_millis(), space_id)?
    {}
    Ok(())
}

fn named(at: &Snapshot<'_>, references: &[String]) -> Result<Vec<SpaceRecord>> {
    let spaces = spaces_at(at)?;
    let mut named: Vec<SpaceRecord> = Vec::new();
    for reference in references {
        let space = for_owner(&spaces, reference)?;
        if !named.contains(space) {
            named.push(space.clone());
        }
    }
    Ok(named)
}

fn owned(at: &Snapshot<'_>, space: &SpaceRecord) -> Result<OwnedSpace> {
    let seconds = space.created_at.div_euclid(1000);
    Ok(OwnedSpace {
        id: space.id.clone(),
        name: space.name.clone(),
        created_at: rfc3339(seconds).unwrap_or_default(),
        objects: at.count_listed(&space.id)?,
    })
}
