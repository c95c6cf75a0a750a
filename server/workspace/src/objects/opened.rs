//! When the account opened objects last (document.md 3.4, `last_opened_date`).
//!
//! Every successful GET of an object in v2 opens it, in any form; lists, searches, edits and v1 open nothing. The mark is
//! the account's own: it affects no document and no etag, and needs no right to write. A read never waits for the write of
//! its mark: marks wait in memory and are written together, periodically and when the server stops. A search reads the
//! waiting marks and the stored ones. A mark waits until it is on disk: a crash loses the marks of the last minute, a
//! failing disk loses none.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::{Mutex, MutexGuard};
use rolltop_search::OpenedTimes;
use rolltop_store::{OpenedMark, Tx};

use crate::Workspace;
use crate::error::Result;

/// Number of waiting marks from which a read writes them.
const MAX_WAITING: usize = 4096;
/// Maximum number of waiting marks. Beyond it, only objects that have a mark get a newer one.
const MAX_KEPT: usize = 4 * MAX_WAITING;

/// The marks that are not written yet.
#[derive(Default)]
pub(crate) struct Opened {
    waiting: Mutex<Waiting>,
    /// Locked during a write; true if the last attempt failed.
    writing: Mutex<bool>,
}

/// By space and object, in Unix seconds.
#[derive(Default)]
struct Waiting {
    spaces: HashMap<String, Arc<OpenedTimes>>,
    count: usize,
}

/// Marks on their way to the disk, by space.
type Marks = Vec<(String, Vec<OpenedMark>)>;

impl Opened {
    /// Never waits for the disk. Returns how many marks wait.
    fn mark(&self, space_id: &str, object_id: &str, at: i64) -> usize {
        let mut waiting = self.waiting.lock();
        let Waiting { spaces, count } = &mut *waiting;
        if !spaces.contains_key(space_id) {
            spaces.insert(space_id.to_owned(), Arc::default());
        }
        if let Some(objects) = spaces.get_mut(space_id).map(Arc::make_mut) {
            match objects.get_mut(object_id) {
                Some(known) => *known = at.max(*known),
                None if *count < MAX_KEPT => {
                    objects.insert(object_id.to_owned(), at);
                    *count += 1;
                }
                None => {}
            }
        }
        *count
    }

    /// The marks of a space. A search reads them before it opens its snapshot, which has the marks that leave in between.
    pub(crate) fn of(&self, space_id: &str) -> Arc<OpenedTimes> {
        let waiting = self.waiting.lock();
        waiting
            .spaces
            .get(space_id)
            .map_or_else(Arc::default, Arc::clone)
    }

    /// Writes all marks. They stay here until the store has them, so that a search always finds them.
    fn write(
        &self,
        mut has_failed: MutexGuard<'_, bool>,
        commit: impl FnOnce(Marks) -> Result<()>,
    ) -> Result<()> {
        let written: Marks = {
            let waiting = self.waiting.lock();
            let spaces = waiting.spaces.iter();
            spaces
                .map(|(space_id, of)| (space_id.clone(), marks(of)))
                .collect()
        };
        if written.is_empty() {
            return Ok(());
        }
        let committed = commit(written.clone());
        *has_failed = committed.is_err();
        committed?;
        self.forget(&written);
        Ok(())
    }

    /// The same for a read that finds many. It leaves them to the periodic write if a write is running or the last one
    /// failed.
    fn write_if_it_can(&self, commit: impl FnOnce(Marks) -> Result<()>) -> Result<()> {
        match self.writing.try_lock() {
            Some(has_failed) if !*has_failed => self.write(has_failed, commit),
            _ => Ok(()),
        }
    }

    /// Forgets what was written, but not what has moved on since.
    fn forget(&self, written: &Marks) {
        let mut waiting = self.waiting.lock();
        let Waiting { spaces, count } = &mut *waiting;
        for (space_id, marks) in written {
            let Some(objects) = spaces.get_mut(space_id).map(Arc::make_mut) else {
                continue;
            };
            for OpenedMark { object_id, at } in marks {
                if objects.get(object_id) == Some(at) {
                    objects.remove(object_id);
                    *count -= 1;
                }
            }
            if objects.is_empty() {
                spaces.remove(space_id);
            }
        }
    }
}

fn marks(objects: &OpenedTimes) -> Vec<OpenedMark> {
    let marks = objects.iter().map(|(object_id, at)| OpenedMark {
        object_id: object_id.clone(),
        at: *at,
    });
    marks.collect()
}

impl Workspace {
    /// The account opens an object now. If many marks wait, they are written.
    pub(crate) fn mark_opened(&self, space_id: &str, object_id: &str) {
        let now = self.clock.now_seconds();
        if self.opened.mark(space_id, object_id, now) < MAX_WAITING {
            return;
        }
        let written = self
            .opened
            .write_if_it_can(|marks| self.commit_opened(marks));
        if let Err(error) = written {
            slog::warn!(self.log, "last-opened times could not be written"; "error" => %error);
        }
    }

    /// Writes the waiting marks. The server calls this periodically and when it stops. After a failure they wait for the
    /// next time.
    pub fn write_opened(&self) -> Result<()> {
        let writing = self.opened.writing.lock();
        self.opened
            .write(writing, |marks| self.commit_opened(marks))
    }

    fn commit_opened(&self, marks: Marks) -> Result<()> {
        let write = move |tx: &mut Tx<'_>| {
            for (space_id, objects) in marks {
                tx.mark_opened(&space_id, objects)?;
            }
            Ok(())
        };
        self.store.write(self.clock.now_millis(), write).wait()
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
