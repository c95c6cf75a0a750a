//! API keys in SQL.

use super::columns::columns;
use super::{Snapshot, Tx};
use crate::change::Touched;
use crate::error::Result;
use crate::records::KeyRecord;

columns! {
    KeyRecord in "key" { id; name, scope, grant, created_at, expires_at, last_used_at, version }
}

impl Snapshot<'_> {
    /// An API key by id.
    pub fn key(&self, id: &str) -> Result<Option<KeyRecord>> {
        self.find("WHERE id = ?1", [id])
    }

    /// Every API key, oldest first, then by id.
    pub fn keys(&self) -> Result<Vec<KeyRecord>> {
        self.list("ORDER BY created_at, id", [])
    }
}

impl Tx<'_> {
    /// Inserts or replaces an API key.
    pub fn put_key(&mut self, mut record: KeyRecord) -> Result<()> {
        record.version = self.seq;
        self.put(&record)?;
        self.touch(Touched::Key { id: record.id });
        Ok(())
    }

    /// Removes an API key; does nothing where it does not exist.
    pub fn delete_key(&mut self, id: &str) -> Result<()> {
        if self.execute(r#"DELETE FROM "key" WHERE id = ?1"#, [id])? > 0 {
            self.touch(Touched::Key { id: id.to_owned() });
        }
        Ok(())
    }
}
