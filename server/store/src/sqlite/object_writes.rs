//! Objects into rows: the table, and what lists and kinds know of it.

use rusqlite::params;

use super::Tx;
use super::columns::columns;
use crate::change::Touched;
use crate::error::Result;
use crate::records::ObjectRecord;

/// Where an object is found.
struct Place {
    space_id: String,
    kind: String,
    listed: bool,
    archived: bool,
}

columns! { Place in "object" { space_id, kind, listed, archived } }

impl Place {
    /// Lists of ordinary objects show it.
    fn is_shown(&self) -> bool {
        self.listed && !self.archived
    }
}

impl Tx<'_> {
    /// Inserts or replaces an object; its space must exist. Space, kind and creation date of an object stay.
    pub fn put_object(&mut self, mut record: ObjectRecord) -> Result<()> {
        record.version = self.seq;
        let before: Option<Place> = self.find("WHERE id = ?1", [&record.id])?;
        self.put(&record)?;
        let after = Place {
            space_id: record.space_id,
            kind: record.kind,
            listed: record.listed,
            archived: record.archived,
        };
        let was_shown = before.as_ref().is_some_and(Place::is_shown);
        self.count(&after.space_id, was_shown, after.is_shown())?;
        let is_unlisted = !after.listed || before.is_some_and(|before| !before.listed);
        self.note(record.id, after, is_unlisted)
    }

    /// Removes an object, if it exists, and its file; [`Snapshot::is_erased`](crate::Snapshot::is_erased) still knows it.
    pub fn delete_object(&mut self, id: &str) -> Result<()> {
        let Some(before) = self.find::<Place>("WHERE id = ?1", [id])? else {
            return Ok(());
        };
        let now = self.now();
        self.execute(
            "INSERT OR REPLACE INTO erased (id, space_id, kind, at)
             SELECT id, space_id, kind, ?2 FROM object WHERE id = ?1",
            params![id, now],
        )?;
        self.delete_row(&before.space_id, id)?;
        self.execute("DELETE FROM file WHERE object_id = ?1", [id])?;
        self.count(&before.space_id, before.is_shown(), false)?;
        let is_unlisted = !before.listed;
        self.note(id.to_owned(), before, is_unlisted)
    }

    /// Removes the row of an object, with the mark that belongs to it.
    pub(super) fn delete_row(&mut self, space_id: &str, id: &str) -> Result<()> {
        self.execute("DELETE FROM object WHERE id = ?1", [id])?;
        let sql = "DELETE FROM opened WHERE space_id = ?1 AND object_id = ?2";
        self.run(sql, [space_id, id])
    }

    /// Counts an object that left the lists of a space or came to them.
    fn count(&mut self, space_id: &str, was_shown: bool, is_shown: bool) -> Result<()> {
        if was_shown == is_shown {
            return Ok(());
        }
        let sql = "UPDATE space SET listed = listed + ?2 WHERE id = ?1";
        self.run(sql, params![space_id, if is_shown { 1 } else { -1 }])
    }

    /// Notes the commit that wrote or removed an object, for its kind too where it is or was not listed.
    fn note(&mut self, id: String, place: Place, is_unlisted: bool) -> Result<()> {
        let Place { space_id, kind, .. } = place;
        if is_unlisted {
            self.forget_names();
            let seq = self.seq;
            self.execute(
                "INSERT INTO space_kind (space_id, kind, changed) VALUES (?1, ?2, ?3)
                 ON CONFLICT (space_id, kind) DO UPDATE SET changed = ?3",
                params![space_id, kind, seq],
            )?;
        }
        self.touch(Touched::Object { id, space_id, kind });
        Ok(())
    }
}
