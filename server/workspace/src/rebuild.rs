//! Rebuilding search data, for the owner: one run at a time. Searches of a space wait while its words are read again.

use std::sync::{Arc, Weak};
use std::thread;
use std::time::Duration;

use rolltop_document::issue::{Fault, Issue};
use rolltop_query::words::TextQuery;
use rolltop_search::words::{Progress, WordSearch};
use rolltop_store::SpaceRecord;
use serde::{Deserialize, Serialize};

use crate::Workspace;
use crate::error::{Error, Result};
use crate::search::{each_name, text_keys};
use crate::spaces::owned_spaces;

/// How far a run is.
#[derive(Clone, Debug, Default, Deserialize, Eq, PartialEq, Serialize)]
pub struct RebuildStatus {
    /// The spaces that are done.
    pub done: Vec<RebuiltSpace>,
    /// How many spaces there are in all.
    pub spaces: usize,
    /// Name of the space at work.
    pub at: Option<String>,
    /// Texts of it that are read.
    pub texts_read: usize,
    /// Texts of it in all.
    pub texts: usize,
    /// It is over.
    pub is_over: bool,
    /// Why it ended early.
    pub failure: Option<String>,
}

/// A space whose index was rebuilt.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct RebuiltSpace {
    /// Full id.
    pub space_id: String,
    /// Its name.
    pub space: String,
    /// How many objects its index has, of every kind.
    pub objects: usize,
}

impl Workspace {
    /// Begins to rebuild the index of one space, by an owner's reference, or of every live one, in a thread of its own.
    /// [`Self::rebuild_status`] has its progress. Refuses a second run while one is under way.
    pub fn start_rebuild(self: &Arc<Self>, space: Option<&str>) -> Result<()> {
        let spaces = self.store.read(|at| owned_spaces(at, space))?;
        {
            let mut status = self.rebuild.lock();
            if status.as_ref().is_some_and(|status| !status.is_over) {
                let issue = Issue::pathless("the index is being rebuilt already");
                return Err(Fault::invalid(issue.hint("wait until that is done")).into());
            }
            *status = Some(RebuildStatus {
                spaces: spaces.len(),
                ..RebuildStatus::default()
            });
        }
        let workspace = Arc::downgrade(self);
        let work = move || {
            let failure = rebuild_all(&workspace, &spaces).err();
            if let Some(workspace) = workspace.upgrade() {
                workspace.change_rebuild(|status| {
                    status.failure = failure.map(|error| error.to_string());
                    status.at = None;
                    status.is_over = true;
                });
            }
        };
        let thread = thread::Builder::new().name("rolltop-rebuild".to_owned());
        if let Err(error) = thread.spawn(work) {
            *self.rebuild.lock() = None;
            return Err(Error::internal(error));
        }
        Ok(())
    }

    /// How far the last run is; `None` before the first.
    pub fn rebuild_status(&self) -> Option<RebuildStatus> {
        self.rebuild.lock().clone()
    }

    fn change_rebuild(&self, change: impl FnOnce(&mut RebuildStatus)) {
        if let Some(status) = &mut *self.rebuild.lock() {
            change(status);
        }
    }

    /// Deletes the search data of a space and reads it again. Returns the number of objects.
    fn rebuild(&self, space: &SpaceRecord) -> Result<usize> {
        self.change_rebuild(|status| {
            status.at = Some(space.name.clone());
            (status.texts_read, status.texts) = (0, 0);
        });
        self.projection.rebuild(&space.id, |at, rows| {
            let catalogue = self.names_at(at, &space.id)?;
            let tell = |progress: Progress| {
                self.change_rebuild(|status| {
                    (status.texts_read, status.texts) = (progress.done, progress.total);
                });
                true
            };
            let search = WordSearch {
                space_id: &space.id,
                query: &TextQuery::parse(""),
                keys: &text_keys(&catalogue),
                names: &|visit| each_name(&catalogue.vocabulary, visit),
                rows,
                in_scope: &|_| true,
                record: &|id| at.object(id),
                may_go_on: &tell,
                wait: Duration::MAX,
            };
            if !rows.words().update(self.projection.words(), search)? {
                let detail = format!(
                    "the words of {:?} could not be written: see whether the disk is full, and ask again; the log of a \
                     running server tells more",
                    space.name
                );
                return Err(Error::internal(detail));
            }
            Ok(rows.len())
        })
    }
}

/// Space by space, until the workspace is closed.
fn rebuild_all(workspace: &Weak<Workspace>, spaces: &[SpaceRecord]) -> Result<()> {
    for space in spaces {
        let Some(workspace) = workspace.upgrade() else {
            return Ok(());
        };
        let objects = workspace.rebuild(space)?;
        let done = RebuiltSpace {
            space_id: space.id.clone(),
            space: space.name.clone(),
            objects,
        };
        workspace.change_rebuild(|status| status.done.push(done));
    }
    Ok(())
}
