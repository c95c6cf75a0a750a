//! When the account opened objects last (document.md 3.4, `last_opened_date`).
//!
//! An object is opened by every successful GET of it in v2, whatever part or form it asks for; lists, searches, edits and
//! v1 open nothing. The mark is the account's own: it enters no document and no etag, and needs no right to write. A read never
//! waits for it to be written: marks are kept in memory and written together, now and then and when the server stops. A
//! search reads the waiting marks beside the stored ones, so that it needs no write either. They wait until they are on
//! disk: a crash loses those of the last minute, a disk that cannot be written for a while loses none.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::{Mutex, MutexGuard};
use rolltop_search::OpenedTimes;
use rolltop_store::{OpenedMark, Tx};

use crate::Workspace;
use crate::error::Result;

/// Marks in memory from which on a read that waits for the disk anyway writes them.
const MAX_WAITING: usize = 4096;
/// Most marks that are kept while they cannot be written. Beyond them an object that has none gets none.
const MAX_KEPT: usize = 4 * MAX_WAITING;

/// The marks that are not written yet.
#[derive(Default)]
pub(crate) struct Opened {
    waiting: Mutex<Waiting>,
    writing: Mutex<Writing>,
}

/// By space and object, in Unix seconds.
#[derive(Default)]
struct Waiting {
    spaces: HashMap<String, Arc<OpenedTimes>>,
    count: usize,
}

/// Held by the one who writes.
#[derive(Default)]
struct Writing {
    /// The last attempt failed.
    has_failed: bool,
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

    /// The marks of a space. A search asks for them before it opens its snapshot, which has those that have left
    /// meanwhile.
    pub(crate) fn of(&self, space_id: &str) -> Arc<OpenedTimes> {
        let waiting = self.waiting.lock();
        waiting
            .spaces
            .get(space_id)
            .map_or_else(Arc::default, Arc::clone)
    }

    /// Writes all marks, which wait until that is done: whoever does not find one here finds it in the store.
    fn write(
        &self,
        mut writing: MutexGuard<'_, Writing>,
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
        writing.has_failed = committed.is_err();
        committed?;
        self.forget(&written);
        Ok(())
    }

    /// The same for a read that finds many: where somebody writes them already, or they could not be written, it leaves
    /// them to those who write now and then.
    fn write_if_it_can(&self, commit: impl FnOnce(Marks) -> Result<()>) -> Result<()> {
        match self.writing.try_lock() {
            Some(writing) if !writing.has_failed => self.write(writing, commit),
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
    let marks = objects.iter().map(|(object_id, at)| mark(object_id, *at));
    marks.collect()
}

fn mark(object_id: &str, at: i64) -> OpenedMark {
    OpenedMark {
        object_id: object_id.to_owned(),
        at,
    }
}

impl Workspace {
    /// The account opens an object now; where many marks wait, they are written.
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

    /// Writes when objects were opened, as far as it is not written. The server calls this now and then and when it
    /// stops. What cannot be written waits for the next time.
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
