//! API keys in SQL.

use rusqlite::params;

use super::columns::columns;
use super::{Snapshot, Tx};
use crate::change::Touched;
use crate::error::Result;
use crate::records::KeyRecord;

columns! {
    const COLUMNS;
    fn record -> KeyRecord { id, name, scope, grant, created_at, expires_at, last_used_at, version }
}

impl Snapshot<'_> {
    /// An API key by id.
    pub fn key(&self, id: &str) -> Result<Option<KeyRecord>> {
        let sql = format!(r#"SELECT {COLUMNS} FROM "key" WHERE id = ?1"#);
        self.first(&sql, [id], record)
    }

    /// Every API key, oldest first, then by id.
    pub fn keys(&self) -> Result<Vec<KeyRecord>> {
        let sql = format!(r#"SELECT {COLUMNS} FROM "key" ORDER BY created_at, id"#);
        self.all(&sql, [], record)
    }
}

impl Tx<'_> {
    /// Inserts or replaces an API key.
    pub fn put_key(&mut self, record: KeyRecord) -> Result<()> {
        self.write(|tx| {
            tx.execute(
                r#"INSERT INTO "key" (id, name, scope, "grant", created_at, expires_at, last_used_at,
                     version)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
                 ON CONFLICT (id) DO UPDATE SET name = ?2, scope = ?3, "grant" = ?4, created_at = ?5,
                     expires_at = ?6, last_used_at = ?7, version = ?8"#,
                params![
                    record.id,
                    record.name,
                    record.scope,
                    record.grant,
                    record.created_at,
                    record.expires_at,
                    record.last_used_at,
                    tx.seq,
                ],
            )?;
            tx.touch(Touched::Key { id: record.id });
            Ok(())
        })
    }

    /// Removes an API key; does nothing where it does not exist.
    pub fn delete_key(&mut self, id: &str) -> Result<()> {
        self.write(|tx| {
            if tx.execute(r#"DELETE FROM "key" WHERE id = ?1"#, [id])? > 0 {
                tx.touch(Touched::Key { id: id.to_owned() });
            }
            Ok(())
        })
    }
}
