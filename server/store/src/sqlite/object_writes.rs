//! Objects into rows: the table, its indexes, and what lists and kinds are told of it.

use rusqlite::params;

use super::columns::columns;
use super::{Snapshot, Tx};
use crate::change::Touched;
use crate::error::Result;
use crate::records::ObjectRecord;

impl Tx<'_> {
    /// Inserts or replaces an object; its space must exist.
    pub fn put_object(&mut self, record: ObjectRecord) -> Result<()> {
        self.write(|tx| {
            let after = Place::of(&record);
            let before = tx.place_of(&record.id)?;
            if let Some(before) = &before
                && !before.shares_entry_with(&after)
            {
                tx.remove_row(&record.id, before)?;
                tx.touch_object(&record.id, before);
            }
            tx.upsert(&record)?;
            for place in before.iter().chain([&after]) {
                tx.note_kind(place)?;
            }
            tx.count(before.as_ref(), Some(&after))?;
            tx.touch_object(&record.id, &after);
            Ok(())
        })
    }

    /// Removes an object and what is known of its content, but for [`Snapshot::erased`]; does nothing where it does not
    /// exist.
    pub fn delete_object(&mut self, id: &str) -> Result<()> {
        self.write(|tx| {
            let Some(before) = tx.place_of(id)? else {
                return Ok(());
            };
            tx.remember(id)?;
            tx.remove_row(id, &before)?;
            tx.note_kind(&before)?;
            tx.count(Some(&before), None)?;
            tx.execute("DELETE FROM file WHERE object_id = ?1", [id])?;
            tx.touch_object(id, &before);
            Ok(())
        })
    }

    /// An edit writes the row where it is. It leaves out the columns of the index by kind: SQLite writes an index again
    /// whenever one of its columns is named.
    fn upsert(&self, record: &ObjectRecord) -> Result<()> {
        self.run(
            "INSERT INTO object (id, space_id, kind, type_key, name, snippet, listed, archived,
                 created_at, modified_at, creator, modified_by, app_name, etag, version, document)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)
             ON CONFLICT (id) DO UPDATE SET type_key = ?4, name = ?5, snippet = ?6, listed = ?7,
                 archived = ?8, modified_at = ?10, creator = ?11, modified_by = ?12,
                 app_name = ?13, etag = ?14, version = ?15, document = ?16",
            params![
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
                self.seq,
                record.document,
            ],
        )
    }

    fn remove_row(&self, id: &str, place: &Place) -> Result<()> {
        self.execute("DELETE FROM object WHERE id = ?1", [id])?;
        let sql = "DELETE FROM opened WHERE space_id = ?1 AND object_id = ?2";
        self.run(sql, [&place.space_id, id])
    }

    /// Notes the commit that wrote or removed an object of a kind, where objects are asked for by their kind.
    fn note_kind(&self, place: &Place) -> Result<()> {
        if place.listed {
            return Ok(());
        }
        self.forget_names(&place.space_id);
        self.run(
            "INSERT INTO space_kind (space_id, kind, changed) VALUES (?1, ?2, ?3)
             ON CONFLICT (space_id, kind) DO UPDATE SET changed = ?3",
            params![place.space_id, place.kind, self.seq],
        )
    }

    /// Counts an object that left the lists of a space or came to those of one.
    fn count(&self, before: Option<&Place>, after: Option<&Place>) -> Result<()> {
        let [left, entered] = [before, after].map(|place| place.and_then(Place::shown_in));
        if left == entered {
            return Ok(());
        }
        for (space_id, by) in [(left, -1), (entered, 1)] {
            if let Some(space_id) = space_id {
                let sql = "UPDATE space SET listed = listed + ?2 WHERE id = ?1";
                self.execute(sql, params![space_id, by])?;
            }
        }
        Ok(())
    }

    fn touch_object(&mut self, id: &str, place: &Place) {
        self.touch(Touched::Object {
            id: id.to_owned(),
            space_id: place.space_id.clone(),
            kind: place.kind.clone(),
        });
    }
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

    /// The space whose lists of ordinary objects show it.
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

columns! {
    const PLACE;
    fn place -> Place { space_id, kind, created_at, listed, archived }
}

impl Snapshot<'_> {
    fn place_of(&self, id: &str) -> Result<Option<Place>> {
        let sql = format!("SELECT {PLACE} FROM object WHERE id = ?1");
        self.first(&sql, [id], place)
    }
}
