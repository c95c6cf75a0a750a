//! Objects into rows: the table, its indexes, and what lists and kinds are told of it.

use std::sync::Arc;

use rusqlite::{Connection, OptionalExtension, params};

use super::apply::Log;
use super::cache::Effect;
use super::known::Known;
use super::totals::Move;
use super::{files, opened};
use crate::change::{Seq, Touched};
use crate::records::ObjectRecord;

/// An edit writes the row where it is. What moves is taken out and put in again.
pub(super) fn put_object(
    connection: &Connection,
    mut record: ObjectRecord,
    seq: Seq,
    known: &mut Known,
    log: &mut Log,
) -> rusqlite::Result<()> {
    record.version = seq;
    let after = Place::of(&record);
    let before = match known.take_place(&record.id) {
        // Nobody has asked of it: it is new, as a rule.
        None if insert_object(connection, &record)? => None,
        // It is there. If it were not, nothing would be written, and no commit may be told as done then.
        None => {
            Some(place_of(connection, &record.id)?.ok_or(rusqlite::Error::QueryReturnedNoRows)?)
        }
        place => place,
    };
    match &before {
        Some(before) if before.shares_entry_with(&after) => update_object(connection, &record)?,
        Some(before) => {
            remove_object(connection, &record.id, &before.space_id)?;
            log.touch_object(&record.id, before);
            insert_object(connection, &record)?;
        }
        None => {}
    }
    for place in before.iter().chain([&after]) {
        note_kind(connection, place, seq, known)?;
    }
    log.count(before.as_ref(), Some(&after));
    log.touch_object(&record.id, &after);
    known.keep_place(&record.id, after);
    log.effects.push(Effect::Put(Arc::new(record)));
    Ok(())
}

/// False where one of this id is there already, which stays as it is.
fn insert_object(connection: &Connection, record: &ObjectRecord) -> rusqlite::Result<bool> {
    let inserted = connection
        .prepare_cached(
            "INSERT INTO object (id, space_id, kind, type_key, name, snippet, listed, archived,
                 created_at, modified_at, creator, modified_by, app_name, etag, version, document)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)
             ON CONFLICT (id) DO NOTHING",
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
    Ok(inserted > 0)
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
    known: &mut Known,
    log: &mut Log,
) -> rusqlite::Result<()> {
    let before = match known.take_place(&id) {
        Some(before) => before,
        None => match place_of(connection, &id)? {
            Some(before) => before,
            None => return Ok(()),
        },
    };
    remove_object(connection, &id, &before.space_id)?;
    note_kind(connection, &before, seq, known)?;
    log.count(Some(&before), None);
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
    known: &mut Known,
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
    known.note(&place.space_id, &place.kind, seq);
    Ok(())
}

/// Where an object counts, what else its index by kind holds, and which commit wrote it.
#[derive(Debug)]
pub(super) struct Place {
    space_id: String,
    kind: String,
    created_at: i64,
    listed: bool,
    archived: bool,
    pub(super) version: Seq,
}

impl Place {
    pub(super) fn of(record: &ObjectRecord) -> Self {
        Self {
            space_id: record.space_id.clone(),
            kind: record.kind.clone(),
            created_at: record.created_at,
            listed: record.listed,
            archived: record.archived,
            version: record.version,
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

/// What the database has; [`Known`] need not ask it.
pub(super) fn place_of(connection: &Connection, id: &str) -> rusqlite::Result<Option<Place>> {
    connection
        .prepare_cached(
            "SELECT space_id, kind, created_at, listed, archived, version FROM object
             WHERE id = ?1",
        )?
        .query_row([id], |row| {
            Ok(Place {
                space_id: row.get(0)?,
                kind: row.get(1)?,
                created_at: row.get(2)?,
                listed: row.get(3)?,
                archived: row.get(4)?,
                version: row.get(5)?,
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

    /// An object may have left the lists of a space, and may have come to those of one.
    fn count(&mut self, before: Option<&Place>, after: Option<&Place>) {
        let [left, entered] = [before, after].map(|place| place.and_then(Place::shown_in));
        if left == entered {
            return;
        }
        for (space_id, by) in [(left, -1), (entered, 1)] {
            self.moves.extend(space_id.map(|space_id| Move {
                space_id: space_id.to_owned(),
                by,
            }));
        }
    }
}
