//! Who refers to an object: attachments by their table, everything else by the id in its text. An id is long and random
//! enough that a text that holds it means it.

use crate::change::Touched;
use crate::error::Result;
use crate::records::Seq;
use crate::sqlite::Snapshot;

impl Snapshot<'_> {
    /// True when a message holds the object as an attachment, or a document of the space other than its own or a
    /// message names its id. Looks through the whole space.
    pub fn is_referenced(&self, space_id: &str, object_id: &str) -> Result<bool> {
        Ok(self.is_attached(object_id)?
            || self.exists(
                "SELECT 1 FROM object WHERE space_id = ?1 AND id <> ?2 AND instr(document, ?2) > 0",
                [space_id, object_id],
            )?
            || self.exists(
                "SELECT 1 FROM message JOIN chat ON chat.number = chat JOIN object ON object.id = chat.id
                 WHERE space_id = ?1 AND instr(text, ?2) > 0",
                [space_id, object_id],
            )?)
    }

    /// Whether anything that was written after a commit refers to an object; true as well when the change log does
    /// not reach back so far. Within a write it includes what the batch has committed so far.
    pub fn is_referenced_since(&self, object_id: &str, since: Seq) -> Result<bool> {
        if self.is_attached(object_id)? {
            return Ok(true);
        }
        let changes = self.changes(since, u64::MAX)?;
        if changes.first().is_some_and(|first| first.seq != since + 1) {
            return Ok(true);
        }
        for touched in changes.iter().flat_map(|change| &change.touched) {
            let (sql, id) = match touched {
                Touched::Object { id, .. } if id != object_id => (
                    "SELECT 1 FROM object WHERE id = ?1 AND instr(document, ?2) > 0",
                    id,
                ),
                Touched::Message { id, .. } => (
                    "SELECT 1 FROM message WHERE id = ?1 AND instr(text, ?2) > 0",
                    id,
                ),
                Touched::Object { .. }
                | Touched::Space { .. }
                | Touched::Key { .. }
                | Touched::Reader { .. }
                | Touched::Opened { .. } => continue,
            };
            if self.exists(sql, [id.as_str(), object_id])? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn is_attached(&self, object_id: &str) -> Result<bool> {
        self.exists("SELECT 1 FROM attachment WHERE object_id = ?1", [object_id])
    }
}
