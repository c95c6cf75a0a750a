//! When the account opened objects last (document.md 3.4, `last_opened_date`).
//!
//! An object is opened by every successful GET of it, whatever part or form it asks for; lists, searches and edits open
//! nothing. The mark is the account's own: it enters no document and no etag, and needs no right to write. A read never
//! waits for it to be written: marks are kept in memory and written together, now and then, when the server stops, and
//! before a search looks at them. A crash loses those of the last minute.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use rolltop_document::bundled::LAST_OPENED_DATE;
use rolltop_document::view::{FilterNode, Sort};
use rolltop_query::request::reads;
use rolltop_store::{OpenedMark, Plan, Write};

use crate::Workspace;
use crate::error::Result;

/// Marks in memory from which on a read that waits for the disk anyway writes them.
const MAX_WAITING: usize = 4096;

/// The marks that are not written yet.
#[derive(Default)]
pub(crate) struct Opened {
    waiting: Mutex<Waiting>,
    /// Held from taking them until they are on disk, so that whoever finds none knows that all are there.
    writing: Mutex<()>,
}

/// By space and object, in Unix seconds.
#[derive(Default)]
struct Waiting {
    spaces: HashMap<String, HashMap<String, i64>>,
    count: usize,
}

impl Opened {
    /// Never waits for the disk. Returns how many marks wait.
    fn mark(&self, space_id: &str, object_id: &str, at: i64) -> usize {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let Waiting { spaces, count } = &mut *waiting;
        if !spaces.contains_key(space_id) {
            spaces.insert(space_id.to_owned(), HashMap::new());
        }
        if let Some(objects) = spaces.get_mut(space_id) {
            match objects.get_mut(object_id) {
                Some(known) => *known = at.max(*known),
                None => {
                    objects.insert(object_id.to_owned(), at);
                    *count += 1;
                }
            }
        }
        *count
    }

    fn take(&self) -> HashMap<String, HashMap<String, i64>> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *waiting).spaces
    }
}

impl Workspace {
    /// The account opens an object now. Never waits for the disk.
    pub(super) fn mark_opened(&self, space_id: &str, object_id: &str) {
        self.opened
            .mark(space_id, object_id, self.clock.now_seconds());
    }

    /// The same on a thread that may wait, which writes the marks when there are many.
    pub(super) fn mark_opened_blocking(&self, space_id: &str, object_id: &str) {
        let now = self.clock.now_seconds();
        if self.opened.mark(space_id, object_id, now) < MAX_WAITING {
            return;
        }
        if let Err(error) = self.write_opened() {
            slog::warn!(self.log, "when objects were opened could not be written"; "error" => %error);
        }
    }

    /// Writes when objects were opened, as far as it is not written. The server calls this now and then and when it
    /// stops.
    pub fn write_opened(&self) -> Result<()> {
        let _writing = self
            .opened
            .writing
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let spaces = self.opened.take();
        if spaces.is_empty() {
            return Ok(());
        }
        let writes = spaces.into_iter().map(|(space_id, objects)| {
            let objects = objects
                .into_iter()
                .map(|(object_id, at)| OpenedMark { object_id, at });
            Write::MarkOpened {
                space_id,
                objects: objects.collect(),
            }
        });
        let plan = Plan {
            writes: writes.collect(),
            ..Plan::at(self.clock.now_millis())
        };
        self.store.commit(plan)?;
        Ok(())
    }

    /// Before a search: if it reads when objects were opened, it is to know of every read before it.
    pub(crate) fn settle_opened(&self, nodes: &[FilterNode], sorts: &[Sort]) -> Result<()> {
        if reads(nodes, sorts, LAST_OPENED_DATE) {
            self.write_opened()?;
        }
        Ok(())
    }
}
