//! When the account opened objects last, in SQL.

use rusqlite::params;

use super::columns::columns;
use super::{Snapshot, Tx};
use crate::change::Touched;
use crate::error::Result;
use crate::records::OpenedMark;

columns! { OpenedMark in "opened" { object_id, at } }

impl Snapshot<'_> {
    /// When the account opened the objects of a space last, those that it ever opened.
    pub fn opened(&self, space_id: &str) -> Result<Vec<OpenedMark>> {
        self.list("WHERE space_id = ?1", [space_id])
    }
}

impl Tx<'_> {
    /// Moves on when the account opened objects of a space last. Never takes a mark back; an object that the space
    /// does not hold is left out.
    pub fn mark_opened(&mut self, space_id: &str, objects: Vec<OpenedMark>) -> Result<()> {
        let mut moved = Vec::new();
        for mark in objects {
            let changed = self.execute(
                "INSERT INTO opened (space_id, object_id, at)
                 SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM object WHERE id = ?2 AND space_id = ?1)
                 ON CONFLICT (space_id, object_id) DO UPDATE SET at = excluded.at WHERE excluded.at > at",
                params![space_id, mark.object_id, mark.at],
            )?;
            if changed > 0 {
                moved.push(mark);
            }
        }
        if !moved.is_empty() {
            self.touch(Touched::Opened {
                space_id: space_id.to_owned(),
                objects: moved,
            });
        }
        Ok(())
    }
}
