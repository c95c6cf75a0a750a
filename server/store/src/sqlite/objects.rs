//! Objects into rows: the table, its indexes, and what lists and kinds are told of it.

use rusqlite::{Connection, OptionalExtension, params};

use super::snapshot::Snapshot;
use super::tx::Log;
use super::{files, opened};
use crate::change::{Seq, Touched};
use crate::records::ObjectRecord;

/// An edit writes the row where it is. What moves is taken out and put in again.
pub(super) fn put_object(
    at: &Snapshot<'_>,
    mut record: ObjectRecord,
    seq: Seq,
    log: &mut Log,
) -> rusqlite::Result<()> {
    record.version = seq;
    let connection = at.connection;
    let after = Place::of(&record);
    let before = place_of(connection, &record.id)?;
    match &before {
        Some(before) if before.shares_entry_with(&after) => update_object(connection, &record)?,
        Some(before) => {
            remove_object(connection, &record.id, &before.space_id)?;
            touch(log, &record.id, before);
            insert_object(connection, &record)?;
        }
        None => insert_object(connection, &record)?,
    }
    for place in before.iter().chain([&after]) {
        note_kind(at, place, seq)?;
    }
    count(connection, before.as_ref(), Some(&after))?;
    touch(log, &record.id, &after);
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

pub(super) fn delete_object(
    at: &Snapshot<'_>,
    id: &str,
    seq: Seq,
    log: &mut Log,
) -> rusqlite::Result<()> {
    let connection = at.connection;
    let Some(before) = place_of(connection, id)? else {
        return Ok(());
    };
    remove_object(connection, id, &before.space_id)?;
    note_kind(at, &before, seq)?;
    count(connection, Some(&before), None)?;
    files::delete(connection, id)?;
    touch(log, id, &before);
    Ok(())
}

fn remove_object(connection: &Connection, id: &str, space_id: &str) -> rusqlite::Result<()> {
    connection
        .prepare_cached("DELETE FROM object WHERE id = ?1")?
        .execute([id])?;
    opened::forget(connection, space_id, id)
}

/// Notes the commit that wrote or removed an object of a kind, where objects are asked for by their kind.
fn note_kind(at: &Snapshot<'_>, place: &Place, seq: Seq) -> rusqlite::Result<()> {
    if place.listed {
        return Ok(());
    }
    at.forget_names(&place.space_id);
    at.connection
        .prepare_cached(
            "INSERT INTO space_kind (space_id, kind, changed) VALUES (?1, ?2, ?3)
             ON CONFLICT (space_id, kind) DO UPDATE SET changed = ?3",
        )?
        .execute(params![place.space_id, place.kind, seq])?;
    Ok(())
}

/// Counts an object that left the lists of a space or came to those of one.
fn count(
    connection: &Connection,
    before: Option<&Place>,
    after: Option<&Place>,
) -> rusqlite::Result<()> {
    let [left, entered] = [before, after].map(|place| place.and_then(Place::shown_in));
    if left == entered {
        return Ok(());
    }
    for (space_id, by) in [(left, -1), (entered, 1)] {
        if let Some(space_id) = space_id {
            connection
                .prepare_cached("UPDATE space SET listed = listed + ?2 WHERE id = ?1")?
                .execute(params![space_id, by])?;
        }
    }
    Ok(())
}

fn touch(log: &mut Log, id: &str, place: &Place) {
    log.touch(Touched::Object {
        id: id.to_owned(),
        space_id: place.space_id.clone(),
        kind: place.kind.clone(),
    });
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

    /// The space whose lists show it, as [`ObjectRecord::is_in_lists`] has it.
    fn shown_in(&self) -> Option<&str> {
        (self.listed && !self.archived).then_some(&self.space_id)
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
