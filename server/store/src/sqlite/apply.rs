//! Writes of spaces, keys, replies and the change log, and a plan as one closure of the writer.

use rusqlite::{Connection, OptionalExtension, params};

use super::tx::Tx;
use super::{chats, files, queries};
use crate::change::{Change, RecordKey, Seq};
use crate::error::{CommitError, Conflict, StorageError};
use crate::plan::{Committed, Plan, Precondition, Write};
use crate::records::{KeyRecord, ReplayRecord, SpaceRecord};

/// Judges a plan against the newest state and applies it.
pub(crate) fn commit(tx: &mut Tx<'_>, plan: Plan) -> Result<Committed, CommitError> {
    for precondition in &plan.preconditions {
        let holds = holds(tx.connection, precondition).map_err(StorageError::from)?;
        if !holds {
            return Err(CommitError::Conflict(conflict(precondition)));
        }
    }
    if let Some(replay) = &plan.replay {
        if tx.replay(&replay.scope, plan.time)?.is_some() {
            return Err(CommitError::Conflict(Conflict::Replay));
        }
        tx.put_replay(replay)?;
    }
    tx.touch_nothing();
    for write in plan.writes {
        apply(tx, write)?;
    }
    Ok(Committed {
        seq: tx.commit_seq(),
    })
}

fn apply(tx: &mut Tx<'_>, write: Write) -> Result<(), StorageError> {
    match write {
        Write::PutSpace(record) => tx.put_space(record),
        Write::PutObject(record) => tx.put_object(record),
        Write::PutFile(record) => tx.put_file(&record),
        Write::KeepFile { object_id } => tx.keep_file(&object_id),
        Write::DeleteObject { id } => tx.delete_object(&id),
        Write::PutKey(record) => tx.put_key(record),
        Write::DeleteKey { id } => tx.delete_key(&id),
        Write::AddMessage {
            message,
            words,
            unread_by,
        } => tx.add_message(message, &words, &unread_by),
        Write::PutMessage { message, words } => tx.put_message(message, words.as_deref()),
        Write::DeleteMessage { id } => tx.delete_message(&id),
        Write::MarkRead {
            chat_id,
            member_id,
            mark,
        } => tx.mark_read(&chat_id, &member_id, &mark),
        Write::MarkOpened { space_id, objects } => tx.mark_opened(&space_id, objects),
        Write::QueueCleanUp(entry) => tx.queue_clean_up(&entry),
        Write::EndCleanUp(entry) => tx.end_clean_up(&entry),
        Write::CallOffCleanUps { object_id } => tx.call_off_clean_ups(&object_id),
    }
}

fn holds(connection: &Connection, precondition: &Precondition) -> rusqlite::Result<bool> {
    Ok(match precondition {
        Precondition::Unchanged { record, version } => {
            version_of(connection, record)? == Some(*version)
        }
        Precondition::Absent { record } => version_of(connection, record)?.is_none(),
        Precondition::Present { record } => version_of(connection, record)?.is_some(),
        Precondition::KindsUnchanged {
            space_id,
            kinds,
            since,
        } => queries::kinds_changed(connection, space_id, kinds)? <= *since,
        Precondition::Unreferenced { object_id, since } => {
            !chats::is_referenced_since(connection, object_id, *since)?
        }
        Precondition::TypeUnused {
            space_id,
            type_key,
            since,
        } => !queries::is_type_used_since(connection, space_id, type_key, *since)?,
        Precondition::CleanUpQueued(entry) => chats::is_clean_up_queued(connection, entry)?,
        Precondition::ContentFree {
            space_id,
            kind,
            content,
        } => files::is_free(connection, space_id, kind, content)?,
    })
}

/// What a plan is told whose precondition does not hold.
fn conflict(precondition: &Precondition) -> Conflict {
    match precondition {
        Precondition::Unchanged { record, .. }
        | Precondition::Absent { record }
        | Precondition::Present { record } => Conflict::Record(record.clone()),
        Precondition::KindsUnchanged { space_id, .. } => Conflict::Kinds {
            space_id: space_id.clone(),
        },
        Precondition::Unreferenced { object_id, .. } => {
            Conflict::Record(RecordKey::Object(object_id.clone()))
        }
        Precondition::TypeUnused {
            space_id, type_key, ..
        } => Conflict::TypeUsed {
            space_id: space_id.clone(),
            type_key: type_key.clone(),
        },
        Precondition::CleanUpQueued(entry) => Conflict::CleanUp {
            object_id: entry.object_id.clone(),
        },
        Precondition::ContentFree {
            space_id, content, ..
        } => Conflict::Content {
            space_id: space_id.clone(),
            content: content.clone(),
        },
    }
}

fn version_of(connection: &Connection, record: &RecordKey) -> rusqlite::Result<Option<Seq>> {
    let (sql, id) = match record {
        RecordKey::Object(id) => ("SELECT version FROM object WHERE id = ?1", id),
        RecordKey::Space(id) => ("SELECT version FROM space WHERE id = ?1", id),
        RecordKey::Key(id) => (r#"SELECT version FROM "key" WHERE id = ?1"#, id),
        RecordKey::Chat(id) => ("SELECT version FROM chat WHERE id = ?1", id),
        RecordKey::Message(id) => ("SELECT version FROM message WHERE id = ?1", id),
    };
    connection
        .prepare_cached(sql)?
        .query_row([id], |row| row.get(0))
        .optional()
}

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
