//! Spaces in SQL.

use rusqlite::params;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use super::columns::columns;
use super::{Snapshot, Tx};
use crate::change::Touched;
use crate::error::Result;
use crate::records::{SpaceRecord, SpaceState};

impl FromSql for SpaceState {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Self::parse(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}

impl ToSql for SpaceState {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.as_str().into())
    }
}

columns! {
    const COLUMNS;
    fn record -> SpaceRecord { id, name, description, icon_image, state, created_at, version }
}

impl Snapshot<'_> {
    /// The opaque id of the account that every key of this server acts as: 64 hex characters, made with the database.
    pub fn account(&self) -> Result<String> {
        self.value("SELECT identity FROM account", [])
    }

    /// A space by full id, whatever its state.
    pub fn space(&self, id: &str) -> Result<Option<SpaceRecord>> {
        let sql = format!("SELECT {COLUMNS} FROM space WHERE id = ?1");
        self.first(&sql, [id], record)
    }

    /// Every space, whatever its state, oldest first, then by id.
    pub fn spaces(&self) -> Result<Vec<SpaceRecord>> {
        let sql = format!("SELECT {COLUMNS} FROM space ORDER BY created_at, id");
        self.all(&sql, [], record)
    }
}

impl Tx<'_> {
    /// Inserts or replaces a space.
    pub fn put_space(&mut self, record: SpaceRecord) -> Result<()> {
        self.write(|tx| {
            tx.execute(
                "INSERT INTO space (id, name, description, icon_image, state, created_at, version)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                 ON CONFLICT (id) DO UPDATE SET name = ?2, description = ?3, icon_image = ?4,
                     state = ?5, created_at = ?6, version = ?7",
                params![
                    record.id,
                    record.name,
                    record.description,
                    record.icon_image,
                    record.state,
                    record.created_at,
                    tx.seq,
                ],
            )?;
            tx.touch(Touched::Space { id: record.id });
            Ok(())
        })
    }
}
