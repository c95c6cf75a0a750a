//! The words of one space: changes and searches.

use std::collections::BTreeSet;
use std::sync::Arc;

use rusqlite::params;
use serde_json::Value as Json;

use super::{IndexedObject, Opened, lock};
use crate::error::{Result, StorageError};
use crate::records::{Phrase, Seq};
use crate::sqlite::Snapshot;
use crate::sqlite::columns::columns;
use crate::sqlite::fts::{index_text, match_text, vocabulary};

/// The low bits of a row id, which number the objects of a space. The high bits are the number of the space.
const OBJECT_BITS: u32 = 32;

columns! { IndexedObject in "object" { id, number, version } }

/// The index of one space.
#[derive(Debug)]
pub struct SpaceIndex {
    opened: Arc<Opened>,
    number: i64,
    /// The number of this opening of the space.
    opening: u64,
}

/// A change of one object. Its texts are words, separated by blanks.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum WordChange {
    /// Replaces its words.
    Put {
        /// Full id.
        id: String,
        /// The indexed version: if it differs from the version of the object, the words are stale.
        version: Seq,
        /// Words of the title.
        title: String,
        /// Other words.
        body: String,
    },
    /// Removes the object.
    Remove {
        /// Full id.
        id: String,
    },
}

/// The text to search. No phrase spans both.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Column {
    /// In the title of an object.
    Title,
    /// In its other texts.
    Body,
}

/// A read snapshot of a space's words.
pub struct WordReader<'c> {
    at: &'c Snapshot<'c>,
    space: i64,
}

impl SpaceIndex {
    pub(super) fn new(opened: Arc<Opened>, space_id: &str) -> Result<Self> {
        let writer = lock(&opened.writer);
        let at = Snapshot::of(&writer);
        let known = "SELECT number FROM space WHERE id = ?1";
        let new = "INSERT INTO space (id, next, keys) VALUES (?1, 0, '[]') RETURNING number";
        let number = match at.first(known, [space_id], |row| row.get(0))? {
            Some(number) => number,
            None => at.value(new, [space_id])?,
        };
        let opening = {
            let mut openings = lock(&opened.openings);
            let last = openings.entry(number).or_default();
            *last += 1;
            *last
        };
        drop(writer);
        Ok(Self {
            opened,
            number,
            opening,
        })
    }

    /// False once the space was opened again.
    pub(super) fn is_latest(&self) -> bool {
        lock(&self.opened.openings).get(&self.number) == Some(&self.opening)
    }

    pub(super) fn opened(&self) -> &Arc<Opened> {
        &self.opened
    }

    /// Stores the text properties of the indexed words. The `stale` objects were indexed with other properties: their
    /// version becomes 0, which no object has.
    pub fn set_keys(&self, keys: &BTreeSet<String>, stale: &[String]) -> Result<()> {
        let keys = Json::from_iter(keys.iter().map(String::as_str)).to_string();
        self.transact(|at| {
            for id in stale {
                let sql = "UPDATE object SET version = 0 WHERE space = ?1 AND id = ?2";
                at.execute(sql, params![self.number, id])?;
            }
            let sql = "UPDATE space SET keys = ?2 WHERE number = ?1";
            at.execute(sql, params![self.number, keys])?;
            Ok(())
        })
    }

    /// Applies changes in one transaction. Returns the number of each object; `None` for the removal of a missing
    /// object.
    pub fn write(&self, changes: &[WordChange]) -> Result<Vec<Option<u32>>> {
        let apply = |at: &Snapshot<'_>, change: &WordChange| match change {
            WordChange::Remove { id } => self.remove(at, id),
            WordChange::Put {
                id,
                version,
                title,
                body,
            } => self.put(at, id, *version, [title, body]).map(Some),
        };
        self.transact(|at| changes.iter().map(|change| apply(at, change)).collect())
    }

    /// Merges the segments of the index, also those of other spaces: a search reads every segment.
    pub fn merge(&self) -> Result<()> {
        self.transact(|at| at.execute("INSERT INTO words (words) VALUES ('optimize')", []))?;
        Ok(())
    }

    /// Runs `work` with a read snapshot.
    pub fn read<T>(&self, work: impl FnOnce(&WordReader<'_>) -> Result<T>) -> Result<T> {
        self.opened.readers.read(|at| {
            work(&WordReader {
                at,
                space: self.number,
            })
        })
    }

    pub(super) fn clear(&self) -> Result<()> {
        self.transact(|at| {
            let all = [self.row(0), self.row(u32::MAX)];
            at.execute("DELETE FROM words WHERE rowid BETWEEN ?1 AND ?2", all)?;
            at.execute("DELETE FROM object WHERE space = ?1", [self.number])?;
            let sql = "UPDATE space SET keys = '[]' WHERE number = ?1";
            at.execute(sql, [self.number])?;
            Ok(())
        })
    }

    fn remove(&self, at: &Snapshot<'_>, id: &str) -> Result<Option<u32>> {
        let sql = "DELETE FROM object WHERE space = ?1 AND id = ?2 RETURNING number";
        let number = at.first(sql, params![self.number, id], |row| row.get(0))?;
        if let Some(number) = number {
            at.execute("DELETE FROM words WHERE rowid = ?1", [self.row(number)])?;
        }
        Ok(number)
    }

    fn put(&self, at: &Snapshot<'_>, id: &str, version: Seq, texts: [&str; 2]) -> Result<u32> {
        let sql = "SELECT number FROM object WHERE space = ?1 AND id = ?2";
        let known = at.first(sql, params![self.number, id], |row| row.get(0))?;
        let next = "UPDATE space SET next = next + 1 WHERE number = ?1 RETURNING next - 1";
        let (number, replace) = match known {
            Some(number) => (number, "OR REPLACE"),
            None => (at.value(next, [self.number])?, ""),
        };
        let sql =
            "INSERT OR REPLACE INTO object (space, id, number, version) VALUES (?1, ?2, ?3, ?4)";
        at.execute(sql, params![self.number, id, number, version])?;
        let [title, body] =
            texts.map(|words| index_text(self.number, words.split_ascii_whitespace()));
        let sql = format!("INSERT {replace} INTO words (rowid, title, body) VALUES (?1, ?2, ?3)");
        at.execute(&sql, params![self.row(number), title, body])?;
        Ok(number)
    }

    fn transact<T>(&self, work: impl FnOnce(&Snapshot<'_>) -> Result<T>) -> Result<T> {
        let mut writer = lock(&self.opened.writer);
        if !self.is_latest() {
            let cause = "the space was opened again";
            return Err(StorageError::new("writing words", cause));
        }
        let transaction = writer.transaction()?;
        let done = work(&Snapshot::of(&transaction))?;
        transaction.commit()?;
        Ok(done)
    }

    fn row(&self, object: u32) -> i64 {
        self.number << OBJECT_BITS | i64::from(object)
    }
}

impl WordReader<'_> {
    /// Calls `visit` with the number of each object that contains any of the phrases in the column, ascending. A phrase
    /// has at least one word.
    pub fn find(
        &self,
        phrases: &[Phrase],
        column: Column,
        visit: &mut dyn FnMut(u32),
    ) -> Result<()> {
        if phrases.is_empty() {
            return Ok(());
        }
        let column = match column {
            Column::Title => "title",
            Column::Body => "body",
        };
        let wanted = format!("{column} : ({})", match_text(self.space, phrases));
        let sql = "SELECT rowid FROM words WHERE words MATCH ?1";
        let mut statement = self.at.connection.prepare_cached(sql)?;
        let mut rows = statement.query([wanted])?;
        while let Some(row) = rows.next()? {
            let number = row.get::<_, i64>(0)? & i64::from(u32::MAX);
            visit(u32::try_from(number).unwrap_or(u32::MAX));
        }
        Ok(())
    }

    /// Calls `show` with each word of the space that begins with `prefix`, in order, until `show` returns false.
    pub fn vocabulary(&self, prefix: &str, show: &mut dyn FnMut(&str) -> bool) -> Result<()> {
        vocabulary(self.at.connection, "word", self.space, prefix, show)
    }

    /// The text properties and the indexed objects.
    pub(super) fn contents(&self) -> Result<(BTreeSet<String>, Vec<IndexedObject>)> {
        let sql = "SELECT keys FROM space WHERE number = ?1";
        let keys: String = self.at.value(sql, [self.space])?;
        let keys = serde_json::from_str(&keys)
            .map_err(|error| StorageError::damage("reading the text properties", error))?;
        let objects = self.at.list("WHERE space = ?1", [self.space])?;
        Ok((keys, objects))
    }
}
