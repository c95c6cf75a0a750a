//! Objects that were removed for good, in SQL.

use rusqlite::params;

use super::columns::columns;
use super::{Snapshot, Tx};
use crate::error::Result;
use crate::records::Erased;

columns! {
    const COLUMNS;
    fn record -> Erased { space_id, kind, at }
}

impl Snapshot<'_> {
    /// What an object was that was removed for good; `None` for one that is there or never was.
    pub fn erased(&self, object_id: &str) -> Result<Option<Erased>> {
        let sql = format!("SELECT {COLUMNS} FROM erased WHERE id = ?1");
        self.first(&sql, [object_id], record)
    }
}

impl Tx<'_> {
    /// Remembers an object that is about to be removed.
    pub(super) fn remember(&self, id: &str) -> Result<()> {
        self.run(
            "INSERT OR REPLACE INTO erased (id, space_id, kind, at)
             SELECT id, space_id, kind, ?2 FROM object WHERE id = ?1",
            params![id, self.now()],
        )
    }
}
