//! Spaces in SQL.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use super::columns::columns;
use super::{Snapshot, Tx};
use crate::change::Touched;
use crate::error::Result;
use crate::records::{SpaceRecord, SpaceState};

impl FromSql for SpaceState {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value.as_str()? {
            "live" => Ok(Self::Live),
            "deleted" => Ok(Self::Deleted),
            "left" => Ok(Self::Left),
            "joining" => Ok(Self::Joining),
            _ => Err(FromSqlError::InvalidType),
        }
    }
}

impl ToSql for SpaceState {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let text = match self {
            Self::Live => "live",
            Self::Deleted => "deleted",
            Self::Left => "left",
            Self::Joining => "joining",
        };
        Ok(text.into())
    }
}

columns! {
    SpaceRecord in "space" { id; name, description, icon_image, state, created_at, version }
}

impl Snapshot<'_> {
    /// The opaque id of the account that every key of this server acts as: 64 hex characters, made with the database.
    pub fn account(&self) -> Result<String> {
        self.value("SELECT identity FROM account", [])
    }

    /// A space by full id, whatever its state.
    pub fn space(&self, id: &str) -> Result<Option<SpaceRecord>> {
        self.find("WHERE id = ?1", [id])
    }

    /// Every space, whatever its state, oldest first, then by id.
    pub fn spaces(&self) -> Result<Vec<SpaceRecord>> {
        self.list("ORDER BY created_at, id", [])
    }
}

impl Tx<'_> {
    /// Inserts or replaces a space.
    pub fn put_space(&mut self, mut record: SpaceRecord) -> Result<()> {
        record.version = self.seq;
        self.put(&record)?;
        self.touch(Touched::Space { id: record.id });
        Ok(())
    }
}
