//! Which object shows which content, as SQL.

use rusqlite::{Connection, OptionalExtension, Result, params};

use crate::blobs::ContentId;
use crate::change::Seq;
use crate::records::FileRecord;

pub(super) fn file(connection: &Connection, object_id: &str) -> Result<Option<FileRecord>> {
    connection
        .prepare_cached(
            "SELECT object_id, space_id, content, kept, version FROM file WHERE object_id = ?1",
        )?
        .query_row([object_id], |row| {
            Ok(FileRecord {
                object_id: row.get(0)?,
                space_id: row.get(1)?,
                content: row.get(2)?,
                kept: row.get(3)?,
                version: row.get(4)?,
            })
        })
        .optional()
}

/// The objects of the space that show the content, oldest first, then by id.
pub(super) fn objects_with_content(
    connection: &Connection,
    space_id: &str,
    content: &ContentId,
) -> Result<Vec<String>> {
    connection
        .prepare_cached(
            "SELECT object.id FROM file JOIN object ON object.id = file.object_id
             WHERE file.content = ?1 AND file.space_id = ?2
             ORDER BY object.created_at, object.id",
        )?
        .query_map(params![content, space_id], |row| row.get(0))?
        .collect()
}

/// Whether a file or a space names the content.
pub(super) fn is_used(connection: &Connection, content: &ContentId) -> Result<bool> {
    connection
        .prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM file WHERE content = ?1)
                 OR EXISTS (SELECT 1 FROM space WHERE icon_image = ?1)",
        )?
        .query_row([content], |row| row.get(0))
}

pub(super) fn put(connection: &Connection, record: &FileRecord, seq: Seq) -> Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO file (object_id, space_id, content, version) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (object_id) DO UPDATE SET space_id = ?2, content = ?3, version = ?4",
        )?
        .execute(params![
            record.object_id,
            record.space_id,
            record.content,
            seq
        ])?;
    Ok(())
}

pub(super) fn keep(connection: &Connection, object_id: &str) -> Result<()> {
    connection
        .prepare_cached("UPDATE file SET kept = 1 WHERE object_id = ?1")?
        .execute([object_id])?;
    Ok(())
}

pub(super) fn delete(connection: &Connection, object_id: &str) -> Result<()> {
    connection
        .prepare_cached("DELETE FROM file WHERE object_id = ?1")?
        .execute([object_id])?;
    Ok(())
}
