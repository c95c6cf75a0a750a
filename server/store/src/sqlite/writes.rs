//! Writes of spaces, keys, replies and the change log, as SQL.

use rusqlite::{Connection, params};

use crate::change::{Change, Seq};
use crate::records::{KeyRecord, ReplayRecord, SpaceRecord};

pub(super) fn put_space(
    connection: &Connection,
    record: &SpaceRecord,
    seq: Seq,
) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO space (id, name, description, icon_image, state, created_at, version)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
             ON CONFLICT (id) DO UPDATE SET name = ?2, description = ?3, icon_image = ?4,
                 state = ?5, created_at = ?6, version = ?7",
        )?
        .execute(params![
            record.id,
            record.name,
            record.description,
            record.icon_image,
            record.state,
            record.created_at,
            seq,
        ])?;
    Ok(())
}

pub(super) fn put_key(
    connection: &Connection,
    record: &KeyRecord,
    seq: Seq,
) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            r#"INSERT INTO "key" (id, name, scope, "grant", created_at, expires_at, last_used_at,
                 version)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
             ON CONFLICT (id) DO UPDATE SET name = ?2, scope = ?3, "grant" = ?4, created_at = ?5,
                 expires_at = ?6, last_used_at = ?7, version = ?8"#,
        )?
        .execute(params![
            record.id,
            record.name,
            record.scope,
            record.grant,
            record.created_at,
            record.expires_at,
            record.last_used_at,
            seq,
        ])?;
    Ok(())
}

/// False where there is no such key.
pub(super) fn delete_key(connection: &Connection, id: &str) -> rusqlite::Result<bool> {
    let removed = connection
        .prepare_cached(r#"DELETE FROM "key" WHERE id = ?1"#)?
        .execute([id])?;
    Ok(removed > 0)
}

/// One that has expired under the same scope gives way.
pub(super) fn put_replay(connection: &Connection, replay: &ReplayRecord) -> rusqlite::Result<()> {
    let scope = &replay.scope;
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO replay (key_id, space_id, idempotency_key, identity, status,
                 content_type, etag, created_at, body)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        )?
        .execute(params![
            scope.key_id,
            scope.space_id,
            scope.idempotency_key,
            replay.identity,
            replay.status,
            replay.content_type,
            replay.etag,
            replay.created_at,
            replay.body,
        ])?;
    Ok(())
}

pub(super) fn append(connection: &Connection, change: &Change) -> rusqlite::Result<()> {
    let touched = serde_json::to_string(&change.touched)
        .map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))?;
    connection
        .prepare_cached("INSERT INTO change (seq, time, touched) VALUES (?1, ?2, ?3)")?
        .execute(params![change.seq, change.time, touched])?;
    Ok(())
}
