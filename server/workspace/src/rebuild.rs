//! Making the index anew, for the owner: one run at a time, which reads and writes do not wait for.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::Duration;

use rolltop_document::issue::{Fault, Issue};
use rolltop_index::{Progress, Stay, TextView};
use rolltop_store::SpaceRecord;

use crate::Workspace;
use crate::error::{Error, Result};
use crate::search::text_keys;

/// How often a run looks how far it is.
const STEP: Duration = Duration::from_millis(50);

/// How far a run is.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct RebuildStatus {
    /// The spaces that are done.
    pub done: Vec<RebuiltSpace>,
    /// How many spaces there are in all.
    pub spaces: usize,
    /// Name of the space at work.
    pub at: Option<String>,
    /// Its texts.
    pub texts: Progress,
    /// It is over.
    pub is_over: bool,
    /// Why it ended early.
    pub failure: Option<String>,
}

/// A space whose index is new.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct RebuiltSpace {
    /// Full id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How many objects its index has, of every kind.
    pub objects: usize,
}

/// The last run, or the one that is under way.
#[derive(Default)]
pub(crate) struct Rebuilds(Mutex<Option<Run>>);

#[derive(Default)]
struct Run {
    status: RebuildStatus,
    text: Option<Arc<TextView>>,
}

impl Rebuilds {
    fn lock(&self) -> MutexGuard<'_, Option<Run>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut Run)) {
        if let Some(run) = &mut *self.lock() {
            change(run);
        }
    }
}

impl Workspace {
    /// Begins to make the index of one space anew, by an owner's reference, or that of every live one. It goes on by
    /// itself; [`Self::rebuild_status`] tells how far it is.
    ///
    /// # Errors
    /// A space that does not exist, an ambiguous reference, or a run that is under way.
    pub fn start_rebuild(self: &Arc<Self>, space: Option<&str>) -> Result<()> {
        let spaces = self.owned_spaces(space)?;
        {
            let mut run = self.rebuilds.lock();
            if run.as_ref().is_some_and(|run| !run.status.is_over) {
                let issue = Issue::pathless("the index is being rebuilt already");
                return Err(Fault::invalid(issue.hint("wait until that is done")).into());
            }
            let status = RebuildStatus {
                spaces: spaces.len(),
                ..RebuildStatus::default()
            };
            *run = Some(Run { status, text: None });
        }
        let workspace = Arc::downgrade(self);
        let work = move || {
            let failure = rebuild_all(&workspace, &spaces).err();
            if let Some(workspace) = workspace.upgrade() {
                workspace.rebuilds.change(|run| {
                    run.status.failure = failure.map(|error| error.to_string());
                    run.status.at = None;
                    run.status.is_over = true;
                });
            }
        };
        let thread = thread::Builder::new().name("rolltop-rebuild".to_owned());
        if let Err(error) = thread.spawn(work) {
            *self.rebuilds.lock() = None;
            return Err(Error::internal(error));
        }
        Ok(())
    }

    /// How far the last run is; `None` before the first.
    pub fn rebuild_status(&self) -> Option<RebuildStatus> {
        let run = self.rebuilds.lock();
        let run = run.as_ref()?;
        let texts = run.text.as_ref().map(|text| text.progress());
        Some(RebuildStatus {
            texts: texts.unwrap_or_default(),
            ..run.status.clone()
        })
    }

    fn rebuild(&self, space: &SpaceRecord) -> Result<(usize, Arc<TextView>, Stay)> {
        self.rebuilds.change(|run| {
            run.status.at = Some(space.name.clone());
            run.text = None;
        });
        let catalogue = self.catalogue(&space.id)?;
        let keys = text_keys(&catalogue);
        let rebuilt = self
            .index
            .rebuild(&space.id, keys)
            .map_err(Error::internal)?;
        let text = Arc::new(rebuilt.text);
        self.rebuilds
            .change(|run| run.text = Some(Arc::clone(&text)));
        Ok((rebuilt.objects, text, rebuilt.stay))
    }
}

/// Space by space. A workspace that is closed meanwhile is let go.
fn rebuild_all(workspace: &Weak<Workspace>, spaces: &[SpaceRecord]) -> Result<()> {
    for space in spaces {
        let Some((objects, text, _stay)) = workspace
            .upgrade()
            .map(|workspace| workspace.rebuild(space))
            .transpose()?
        else {
            return Ok(());
        };
        let is_complete = loop {
            match text.wait(STEP) {
                Some(is_complete) => break is_complete,
                None if workspace.strong_count() == 0 => return Ok(()),
                None => {}
            }
        };
        if !is_complete {
            let detail = format!(
                "the texts of {:?} could not be written: see whether the disk is full, or a limit on the size of files \
                 (`ulimit -f`) too low, and ask again; the log of a running server tells more",
                space.name
            );
            return Err(Error::internal(detail));
        }
        if let Some(workspace) = workspace.upgrade() {
            let done = RebuiltSpace {
                id: space.id.clone(),
                name: space.name.clone(),
                objects,
            };
            workspace.rebuilds.change(|run| run.status.done.push(done));
        }
    }
    Ok(())
}
