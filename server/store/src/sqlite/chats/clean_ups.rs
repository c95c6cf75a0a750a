//! Attachments of deleted messages: those that are to be examined, and whether anything still refers to them.
//!
//! An attachment is found by its table, every other reference by the id in a text. An id is long and random enough that
//! a text that holds it means it.

use rusqlite::params;

use crate::chats::CleanUp;
use crate::error::Result;
use crate::records::Seq;
use crate::sqlite::columns::columns;
use crate::sqlite::snapshot::at_most;
use crate::sqlite::{Snapshot, Tx};

columns! { CleanUp in "clean_up" { object_id, creator, app_name, queued } }

impl Snapshot<'_> {
    /// Attachments that wait to be examined, at most `limit`.
    pub fn clean_ups(&self, limit: u64) -> Result<Vec<CleanUp>> {
        self.list("LIMIT ?1", [at_most(limit)])
    }

    /// Whether a message, or a document of the space other than its own, refers to an object. Reads the whole space.
    pub fn is_referenced(&self, space_id: &str, object_id: &str) -> Result<bool> {
        self.value(
            "SELECT EXISTS (SELECT 1 FROM attachment WHERE object_id = ?2)
                 OR EXISTS (SELECT 1 FROM object
                     WHERE space_id = ?1 AND id <> ?2 AND instr(document, ?2) > 0)
                 OR EXISTS (SELECT 1 FROM message
                     JOIN chat ON chat.number = chat JOIN object ON object.id = chat.id
                     WHERE space_id = ?1 AND instr(text, ?2) > 0)",
            [space_id, object_id],
        )
    }

    /// Whether anything that was written after a commit refers to an object; true as well when the change log does
    /// not reach back so far. Within a write it includes what the batch has committed so far.
    pub fn is_referenced_since(&self, object_id: &str, since: Seq) -> Result<bool> {
        if !self.is_logged_since(since)? {
            return Ok(true);
        }
        self.value(
            "SELECT EXISTS (SELECT 1 FROM attachment WHERE object_id = ?1)
                 OR EXISTS (SELECT 1 FROM change JOIN json_each(touched) AS record
                     LEFT JOIN object ON object.id = record.value ->> 'id' AND object.id <> ?1
                     LEFT JOIN message ON message.id = record.value ->> 'id'
                     WHERE seq > ?2 AND (instr(document, ?1) > 0 OR instr(text, ?1) > 0))",
            params![object_id, at_most(since)],
        )
    }
}

impl Tx<'_> {
    /// Remembers an attachment that is to be examined once the reply is out; one that waits already waits again.
    pub fn queue_clean_up(&mut self, entry: &CleanUp) -> Result<()> {
        let seq = self.seq;
        self.run(
            "INSERT OR REPLACE INTO clean_up VALUES (?1, ?2, ?3, ?4)",
            params![entry.object_id, entry.creator, entry.app_name, seq],
        )
    }

    /// Forgets an attachment that was examined; false where it does not wait any more, or was queued again.
    pub fn end_clean_up(&mut self, entry: &CleanUp) -> Result<bool> {
        let sql = "DELETE FROM clean_up
             WHERE object_id = ?1 AND creator = ?2 AND app_name = ?3 AND queued = ?4";
        let entry = params![entry.object_id, entry.creator, entry.app_name, entry.queued];
        Ok(self.execute(sql, entry)? > 0)
    }

    /// Forgets whatever was to be examined of an object, because it is wanted again.
    pub fn call_off_clean_ups(&mut self, object_id: &str) -> Result<()> {
        self.run("DELETE FROM clean_up WHERE object_id = ?1", [object_id])
    }
}
