//! Attachments that are to be examined, because the message that held them is gone.

use rusqlite::params;

use crate::chats::CleanUp;
use crate::error::Result;
use crate::sqlite::columns::columns;
use crate::sqlite::snapshot::at_most;
use crate::sqlite::{Snapshot, Tx};

columns! { CleanUp in "clean_up" { object_id, creator, app_name, queued } }

impl Snapshot<'_> {
    /// Attachments that wait to be examined, at most `limit`.
    pub fn clean_ups(&self, limit: u64) -> Result<Vec<CleanUp>> {
        self.list("LIMIT ?1", [at_most(limit)])
    }
}

impl Tx<'_> {
    /// Remembers an attachment that is to be examined once the reply is out; one that waits already waits again.
    pub fn queue_clean_up(&mut self, entry: &CleanUp) -> Result<()> {
        let sql = "INSERT OR REPLACE INTO clean_up VALUES (?1, ?2, ?3, ?4)";
        let seq = self.seq;
        self.run(
            sql,
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
