//! Objects into rows: the table, its indexes, and what lists and kinds are told of it.

use std::sync::Arc;

use rusqlite::{Connection, OptionalExtension, params};

use super::apply::Log;
use super::cache::Effect;
use super::totals::Move;
use super::{files, opened};
use crate::change::{Seq, Touched};
use crate::records::ObjectRecord;

/// An edit writes the row where it is. What moves is taken out and put in again.
pub(super) fn put_object(
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
            note_kind(connection, &before, seq, log)?;
            log.count(&before, -1);
        }
        None => insert_object(connection, &record)?,
    }
    note_kind(connection, &after, seq, log)?;
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

pub(super) fn delete_object(
    connection: &Connection,
    id: String,
    seq: Seq,
    log: &mut Log,
) -> rusqlite::Result<()> {
    let Some(before) = place_of(connection, &id)? else {
        return Ok(());
    };
    remove_object(connection, &id, &before.space_id)?;
    note_kind(connection, &before, seq, log)?;
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
fn note_kind(
    connection: &Connection,
    place: &Place,
    seq: Seq,
    log: &mut Log,
) -> rusqlite::Result<()> {
    if place.listed {
        return Ok(());
    }
    connection
        .prepare_cached(
            "INSERT INTO space_kind (space_id, kind, changed) VALUES (?1, ?2, ?3)
             ON CONFLICT (space_id, kind) DO UPDATE SET changed = ?3",
        )?
        .execute(params![place.space_id, place.kind, seq])?;
    log.kinds.push((place.space_id.clone(), place.kind.clone()));
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

impl Log {
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
