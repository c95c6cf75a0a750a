//! Which object shows which content, in SQL.

use std::sync::Arc;

use rusqlite::params;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use super::columns::columns;
use super::{Snapshot, Tx};
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

columns! {
    const COLUMNS;
    fn record -> FileRecord { object_id, space_id, content, kept, version }
}

impl Snapshot<'_> {
    /// Which content an object shows, archived or not.
    pub fn file(&self, object_id: &str) -> Result<Option<FileRecord>> {
        let sql = format!("SELECT {COLUMNS} FROM file WHERE object_id = ?1");
        self.first(&sql, [object_id], record)
    }

    /// The objects of a space that show this content, archived or not, oldest first, then by id.
    pub fn objects_with_content(
        &self,
        space_id: &str,
        content: &ContentId,
    ) -> Result<Vec<Arc<ObjectRecord>>> {
        let ids: Vec<String> = self.all(
            "SELECT object.id FROM file JOIN object ON object.id = file.object_id
             WHERE file.content = ?1 AND file.space_id = ?2
             ORDER BY object.created_at, object.id",
            params![content, space_id],
            |row| row.get(0),
        )?;
        let records = ids.iter().map(|id| self.object(id));
        records.filter_map(Result::transpose).collect()
    }

    /// True where a file or a space names this content.
    pub fn is_content_used(&self, content: &ContentId) -> Result<bool> {
        self.value(
            "SELECT EXISTS (SELECT 1 FROM file WHERE content = ?1)
                 OR EXISTS (SELECT 1 FROM space WHERE icon_image = ?1)",
            [content],
        )
    }
}

impl Tx<'_> {
    /// Says which content an object shows. The closure also puts the object, so that the change log names it.
    pub fn put_file(&mut self, record: &FileRecord) -> Result<()> {
        self.write(|tx| {
            tx.run(
                "INSERT INTO file (object_id, space_id, content, version) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT (object_id) DO UPDATE SET space_id = ?2, content = ?3, version = ?4",
                params![record.object_id, record.space_id, record.content, tx.seq],
            )
        })
    }

    /// Keeps a file from every clean-up, because somebody else than its author has sent the same content. Reads and
    /// the change log do not tell of it.
    pub fn keep_file(&mut self, object_id: &str) -> Result<()> {
        self.write(|tx| tx.run("UPDATE file SET kept = 1 WHERE object_id = ?1", [object_id]))
    }
}
