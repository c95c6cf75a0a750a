//! One plan into SQL, within the transaction of the writer.

use std::sync::Arc;

use rusqlite::{Connection, ErrorCode, OptionalExtension, params};

use super::cache::Effect;
use super::chats::{
    NewMessage, call_off_clean_ups, delete_message, end_clean_up, is_clean_up_queued,
    is_referenced_since, mark_read, put_message, queue_clean_up,
};
use super::totals::Move;
use super::{files, opened, queries};
use crate::change::{Change, RecordKey, Seq, Touched};
use crate::error::{CommitError, Conflict};
use crate::plan::{Plan, Precondition, Write};
use crate::records::{KeyRecord, ObjectRecord, ReplayRecord, SpaceRecord};
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
pub(super) fn judge(connection: &Connection, plan: &Plan) -> Result<(), Refusal> {
    for precondition in &plan.preconditions {
        require(connection, precondition)?;
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
    stamps: &mut StateStamps,
) -> Result<Applied, Refusal> {
    let mut log = Log::default();
    for write in plan.writes {
        match write {
            Write::PutSpace(record) => put_space(connection, record, seq, &mut log)?,
            Write::PutObject(record) => put_object(connection, record, seq, &mut log)?,
            Write::PutFile(record) => files::put(connection, &record, seq)?,
            Write::DeleteObject { id } => delete_object(connection, id, seq, &mut log)?,
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

fn require(connection: &Connection, precondition: &Precondition) -> Result<(), Refusal> {
    let (holds, conflict) = match precondition {
        Precondition::Unchanged { record, version } => (
            version_of(connection, record)? == Some(*version),
            Conflict::Record(record.clone()),
        ),
        Precondition::Absent { record } => (
            version_of(connection, record)?.is_none(),
            Conflict::Record(record.clone()),
        ),
        Precondition::Present { record } => (
            version_of(connection, record)?.is_some(),
            Conflict::Record(record.clone()),
        ),
        Precondition::KindsUnchanged {
            space_id,
            kinds,
            since,
        } => (
            queries::kinds_changed(connection, space_id, kinds)? <= *since,
            Conflict::Kinds {
                space_id: space_id.clone(),
            },
        ),
        Precondition::Unreferenced { object_id, since } => (
            !is_referenced_since(connection, object_id, *since)?,
            Conflict::Record(RecordKey::Object(object_id.clone())),
        ),
        Precondition::TypeUnused {
            space_id,
            type_key,
            since,
        } => (
            !queries::is_type_used_since(connection, space_id, type_key, *since)?,
            Conflict::TypeUsed {
                space_id: space_id.clone(),
                type_key: type_key.clone(),
            },
        ),
        Precondition::CleanUpQueued(entry) => (
            is_clean_up_queued(connection, entry)?,
            Conflict::CleanUp {
                object_id: entry.object_id.clone(),
            },
        ),
        Precondition::ContentFree {
            space_id,
            kind,
            content,
        } => (
            files::is_free(connection, space_id, kind, content)?,
            Conflict::Content {
                space_id: space_id.clone(),
                content: content.clone(),
            },
        ),
    };
    if holds { Ok(()) } else { Err(conflict.into()) }
}

fn version_of(connection: &Connection, record: &RecordKey) -> rusqlite::Result<Option<Seq>> {
    let (sql, id) = match record {
        RecordKey::Space(id) => ("SELECT version FROM space WHERE id = ?1", id),
        RecordKey::Object(id) => ("SELECT version FROM object WHERE id = ?1", id),
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
    effects: Vec<Effect>,
    moves: Vec<Move>,
}

impl Log {
    pub(super) fn touch(&mut self, touched: Touched) {
        if !self.touched.contains(&touched) {
            self.touched.push(touched);
        }
    }

    fn touch_object(&mut self, id: &str, place: &Place) {
        self.touch(Touched::Object {
            id: id.to_owned(),
            space_id: place.space_id.clone(),
            kind: place.kind.clone(),
        });
    }

    /// An object has come to a place where lists show it, or has left one.
    fn count(&mut self, place: &Place, by: i64) {
        if place.is_in_lists() {
            let space_id = place.space_id.clone();
            self.moves.push(Move { space_id, by });
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

/// Where an object counts, and what else its index by kind holds.
struct Place {
    space_id: String,
    kind: String,
    created_at: i64,
    listed: bool,
    archived: bool,
}

impl Place {
    fn of(record: &ObjectRecord) -> Self {
        Self {
            space_id: record.space_id.clone(),
            kind: record.kind.clone(),
            created_at: record.created_at,
            listed: record.listed,
            archived: record.archived,
        }
    }

    /// As [`ObjectRecord::is_in_lists`].
    fn is_in_lists(&self) -> bool {
        self.listed && !self.archived
    }

    /// Same entry in the index by kind.
    fn shares_entry_with(&self, other: &Self) -> bool {
        self.space_id == other.space_id
            && self.kind == other.kind
            && self.created_at == other.created_at
    }
}

fn place_of(connection: &Connection, id: &str) -> rusqlite::Result<Option<Place>> {
    connection
        .prepare_cached(
            "SELECT space_id, kind, created_at, listed, archived FROM object WHERE id = ?1",
        )?
        .query_row([id], |row| {
            Ok(Place {
                space_id: row.get(0)?,
                kind: row.get(1)?,
                created_at: row.get(2)?,
                listed: row.get(3)?,
                archived: row.get(4)?,
            })
        })
        .optional()
}

/// An edit writes the row where it is. What moves is taken out and put in again.
fn put_object(
    connection: &Connection,
    mut record: ObjectRecord,
    seq: Seq,
    log: &mut Log,
) -> rusqlite::Result<()> {
    record.version = seq;
    let after = Place::of(&record);
    match place_of(connection, &record.id)? {
        Some(before) => {
            if before.shares_entry_with(&after) {
                update_object(connection, &record)?;
            } else {
                remove_object(connection, &record.id, &before.space_id)?;
                log.touch_object(&record.id, &before);
                insert_object(connection, &record)?;
            }
            note_kind(connection, &before, seq)?;
            log.count(&before, -1);
        }
        None => insert_object(connection, &record)?,
    }
    note_kind(connection, &after, seq)?;
    log.count(&after, 1);
    log.touch_object(&record.id, &after);
    log.effects.push(Effect::Put(Arc::new(record)));
    Ok(())
}

fn insert_object(connection: &Connection, record: &ObjectRecord) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO object (id, space_id, kind, type_key, name, snippet, listed, archived,
                 created_at, modified_at, creator, modified_by, app_name, etag, version, document)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)",
        )?
        .execute(params![
            record.id,
            record.space_id,
            record.kind,
            record.type_key,
            record.name,
            record.snippet,
            record.listed,
            record.archived,
            record.created_at,
            record.modified_at,
            record.creator,
            record.modified_by,
            record.app_name,
            record.etag,
            record.version,
            record.document,
        ])?;
    Ok(())
}

/// Leaves out the columns of the index by kind: SQLite writes an index again whenever one of its columns is named.
fn update_object(connection: &Connection, record: &ObjectRecord) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "UPDATE object SET type_key = ?2, name = ?3, snippet = ?4, listed = ?5, archived = ?6,
                 modified_at = ?7, creator = ?8, modified_by = ?9, app_name = ?10, etag = ?11,
                 version = ?12, document = ?13
             WHERE id = ?1",
        )?
        .execute(params![
            record.id,
            record.type_key,
            record.name,
            record.snippet,
            record.listed,
            record.archived,
            record.modified_at,
            record.creator,
            record.modified_by,
            record.app_name,
            record.etag,
            record.version,
            record.document,
        ])?;
    Ok(())
}

fn delete_object(
    connection: &Connection,
    id: String,
    seq: Seq,
    log: &mut Log,
) -> rusqlite::Result<()> {
    let Some(before) = place_of(connection, &id)? else {
        return Ok(());
    };
    remove_object(connection, &id, &before.space_id)?;
    note_kind(connection, &before, seq)?;
    log.count(&before, -1);
    files::delete(connection, &id)?;
    log.touch_object(&id, &before);
    log.effects.push(Effect::Removed(id));
    Ok(())
}

fn remove_object(connection: &Connection, id: &str, space_id: &str) -> rusqlite::Result<()> {
    connection
        .prepare_cached("DELETE FROM object WHERE id = ?1")?
        .execute([id])?;
    opened::forget(connection, space_id, id)
}

/// Notes the commit that wrote or removed an object of a kind, where objects are asked for by their kind.
fn note_kind(connection: &Connection, place: &Place, seq: Seq) -> rusqlite::Result<()> {
    if place.listed {
        return Ok(());
    }
    connection
        .prepare_cached(
            "INSERT INTO space_kind (space_id, kind, changed) VALUES (?1, ?2, ?3)
             ON CONFLICT (space_id, kind) DO UPDATE SET changed = ?3",
        )?
        .execute(params![place.space_id, place.kind, seq])?;
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
