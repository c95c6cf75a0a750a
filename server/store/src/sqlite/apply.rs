//! One plan into SQL, within the transaction of the writer.

use rusqlite::{Connection, ErrorCode, OptionalExtension, params};

use super::cache::Effect;
use super::chats::{
    NewMessage, call_off_clean_ups, delete_message, end_clean_up, is_clean_up_queued,
    is_referenced_since, mark_read, put_message, queue_clean_up,
};
use super::known::Known;
use super::objects::{delete_object, put_object};
use super::totals::Move;
use super::{files, opened, queries};
use crate::change::{Change, RecordKey, Seq, Touched};
use crate::error::{CommitError, Conflict};
use crate::plan::{Plan, Precondition, Write};
use crate::records::{KeyRecord, ReplayRecord, SpaceRecord};
use crate::state_id::StateStamps;

/// What a plan has done, to be told once it is on disk.
pub(super) struct Applied {
    pub(super) change: Change,
    pub(super) effects: Vec<Effect>,
    pub(super) moves: Vec<Move>,
}

/// Why a plan was not applied.
pub(super) enum Refusal {
    /// The plan's own affair: the others of its batch go on.
    Plan(CommitError),
    /// The engine failed: nothing of the batch can be trusted.
    Engine(rusqlite::Error),
}

impl From<Conflict> for Refusal {
    fn from(conflict: Conflict) -> Self {
        Self::Plan(CommitError::Conflict(conflict))
    }
}

impl From<rusqlite::Error> for Refusal {
    fn from(error: rusqlite::Error) -> Self {
        let own_fault = match &error {
            // A number that SQLite cannot hold.
            rusqlite::Error::ToSqlConversionFailure(_) => true,
            other => matches!(
                other.sqlite_error_code(),
                Some(ErrorCode::ConstraintViolation | ErrorCode::TooBig)
            ),
        };
        if own_fault {
            Self::Plan(CommitError::Invalid(error.to_string()))
        } else {
            Self::Engine(error)
        }
    }
}

/// Refuses a plan that was overtaken, before it has written anything.
pub(super) fn judge(
    connection: &Connection,
    plan: &Plan,
    known: &mut Known,
) -> Result<(), Refusal> {
    for precondition in &plan.preconditions {
        if !holds(connection, precondition, known)? {
            return Err(conflict(precondition).into());
        }
    }
    match &plan.replay {
        Some(replay) if queries::replay(connection, &replay.scope, plan.time)?.is_some() => {
            Err(Conflict::Replay.into())
        }
        _ => Ok(()),
    }
}

/// Writes everything of a plan that was judged, as commit `seq`. What it has written when it fails is the caller's to
/// undo.
pub(super) fn apply(
    connection: &Connection,
    plan: Plan,
    seq: Seq,
    known: &mut Known,
    stamps: &mut StateStamps,
) -> Result<Applied, Refusal> {
    let mut log = Log::default();
    for write in plan.writes {
        match write {
            Write::PutSpace(record) => put_space(connection, record, seq, &mut log)?,
            Write::PutObject(record) => put_object(connection, record, seq, known, &mut log)?,
            Write::PutFile(record) => files::put(connection, &record, seq)?,
            Write::KeepFile { object_id } => files::keep(connection, &object_id)?,
            Write::DeleteObject { id } => delete_object(connection, id, seq, known, &mut log)?,
            Write::PutKey(record) => put_key(connection, record, seq, &mut log)?,
            Write::DeleteKey { id } => delete_key(connection, id, &mut log)?,
            Write::AddMessage {
                message,
                words,
                unread_by,
            } => {
                let new = NewMessage {
                    message,
                    words,
                    unread_by,
                    stamp: stamps.next(plan.time),
                };
                new.insert(connection, seq, &mut log)?;
            }
            Write::PutMessage { message, words } => {
                put_message(connection, message, words, seq, &mut log)?
            }
            Write::DeleteMessage { id } => delete_message(connection, &id, seq, &mut log)?,
            Write::MarkRead {
                chat_id,
                member_id,
                mark,
            } => mark_read(connection, &chat_id, &member_id, &mark, seq, &mut log)?,
            Write::MarkOpened { space_id, objects } => {
                opened::mark(connection, space_id, objects, &mut log)?
            }
            Write::QueueCleanUp(entry) => queue_clean_up(connection, &entry, seq)?,
            Write::EndCleanUp(entry) => end_clean_up(connection, &entry)?,
            Write::CallOffCleanUps { object_id } => call_off_clean_ups(connection, &object_id)?,
        }
    }
    if let Some(replay) = &plan.replay {
        put_replay(connection, replay)?;
    }
    let change = Change {
        seq,
        time: plan.time,
        touched: log.touched,
    };
    append(connection, &change)?;
    Ok(Applied {
        change,
        effects: log.effects,
        moves: log.moves,
    })
}

fn holds(
    connection: &Connection,
    precondition: &Precondition,
    known: &mut Known,
) -> rusqlite::Result<bool> {
    Ok(match precondition {
        Precondition::Unchanged { record, version } => {
            version_of(connection, record, known)? == Some(*version)
        }
        Precondition::Absent { record } => version_of(connection, record, known)?.is_none(),
        Precondition::Present { record } => version_of(connection, record, known)?.is_some(),
        Precondition::KindsUnchanged {
            space_id,
            kinds,
            since,
        } => known.kinds_changed(connection, space_id, kinds)? <= *since,
        Precondition::Unreferenced { object_id, since } => {
            !is_referenced_since(connection, object_id, *since)?
        }
        Precondition::TypeUnused {
            space_id,
            type_key,
            since,
        } => !queries::is_type_used_since(connection, space_id, type_key, *since)?,
        Precondition::CleanUpQueued(entry) => is_clean_up_queued(connection, entry)?,
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

fn version_of(
    connection: &Connection,
    record: &RecordKey,
    known: &mut Known,
) -> rusqlite::Result<Option<Seq>> {
    let (sql, id) = match record {
        RecordKey::Object(id) => return known.version_of_object(connection, id),
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

/// What the writes of a plan leave to tell.
#[derive(Default)]
pub(super) struct Log {
    touched: Vec<Touched>,
    pub(super) effects: Vec<Effect>,
    pub(super) moves: Vec<Move>,
}

impl Log {
    pub(super) fn touch(&mut self, touched: Touched) {
        if !self.touched.contains(&touched) {
            self.touched.push(touched);
        }
    }
}

fn put_space(
    connection: &Connection,
    record: SpaceRecord,
    seq: Seq,
    log: &mut Log,
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
    log.touch(Touched::Space { id: record.id });
    Ok(())
}

fn put_key(
    connection: &Connection,
    record: KeyRecord,
    seq: Seq,
    log: &mut Log,
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
    log.touch(Touched::Key { id: record.id });
    Ok(())
}

fn delete_key(connection: &Connection, id: String, log: &mut Log) -> rusqlite::Result<()> {
    let removed = connection
        .prepare_cached(r#"DELETE FROM "key" WHERE id = ?1"#)?
        .execute([&id])?;
    if removed > 0 {
        log.touch(Touched::Key { id });
    }
    Ok(())
}

/// One that has expired under the same scope gives way.
fn put_replay(connection: &Connection, replay: &ReplayRecord) -> rusqlite::Result<()> {
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

fn append(connection: &Connection, change: &Change) -> rusqlite::Result<()> {
    let touched = serde_json::to_string(&change.touched)
        .map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))?;
    connection
        .prepare_cached("INSERT INTO change (seq, time, touched) VALUES (?1, ?2, ?3)")?
        .execute(params![change.seq, change.time, touched])?;
    Ok(())
}
