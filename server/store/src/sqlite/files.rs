//! Which object shows which content, in SQL.

use std::sync::Arc;

use rusqlite::params;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use super::columns::columns;
use super::{Snapshot, Store, Tx};
use crate::blobs::ContentId;
use crate::error::Result;
use crate::records::{FileRecord, ObjectRecord};

impl FromSql for ContentId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Self::parse(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}

impl ToSql for ContentId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.as_str().into())
    }
}

columns! { FileRecord in "file" { object_id, kept; space_id, content, version } }

impl Store {
    /// Removes a blob, unless it is held or a record names it.
    pub fn remove_unused(&self, content: &ContentId) -> Result<()> {
        let is_used = || self.read(|at| at.is_content_used(content));
        self.blobs.remove_unused(content, is_used)
    }
}

impl Snapshot<'_> {
    /// Which content an object shows, archived or not.
    pub fn file(&self, object_id: &str) -> Result<Option<FileRecord>> {
        self.find("WHERE object_id = ?1", [object_id])
    }

    /// The objects of a space that show this content, archived or not, oldest first, then by id.
    pub fn objects_with_content(
        &self,
        space_id: &str,
        content: &ContentId,
    ) -> Result<Vec<Arc<ObjectRecord>>> {
        let showing =
            "WHERE id IN (SELECT object_id FROM file WHERE content = ?1 AND space_id = ?2)
             ORDER BY created_at, id";
        self.list(showing, params![content, space_id])
    }

    /// True where a file or a space names this content.
    pub(crate) fn is_content_used(&self, content: &ContentId) -> Result<bool> {
        self.value(
            "SELECT EXISTS (SELECT 1 FROM file WHERE content = ?1)
                 OR EXISTS (SELECT 1 FROM space WHERE icon_image = ?1)",
            [content],
        )
    }
}

impl Tx<'_> {
    /// Says which content an object shows. The closure also puts the object, so that the change log names it.
    pub fn put_file(&mut self, mut record: FileRecord) -> Result<()> {
        record.version = self.seq;
        self.put(&record)
    }

    /// Keeps a file from every clean-up, because another program has sent the same content. The change log does not show it.
    pub fn keep_file(&mut self, object_id: &str) -> Result<()> {
        self.run("UPDATE file SET kept = 1 WHERE object_id = ?1", [object_id])
    }
}
