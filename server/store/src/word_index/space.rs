//! The words of one space: changes and searches.

use std::collections::BTreeSet;
use std::sync::Arc;

use rusqlite::{Connection, OptionalExtension, Transaction, params};
use serde_json::Value as Json;

use super::{IndexedObject, Opened, Result, failed, lock};
use crate::change::Seq;
use crate::error::StorageError;
use crate::sqlite::fts::{Phrase, index_text, match_text, vocabulary};

/// Bits of a row id that number the objects of a space; those above are the number of the space.
const OBJECT_BITS: u32 = 32;

/// The part of the index that belongs to one space.
#[derive(Debug)]
pub struct SpaceIndex {
    opened: Arc<Opened>,
    number: i64,
    /// Which opening of the space this is.
    opening: u64,
}

/// A change of one object. Texts are words, separated by a blank.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum WordChange {
    /// Replaces its words.
    Put {
        /// Full id.
        id: String,
        /// What the object is indexed as: where it differs from what the object is, the words are stale.
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

/// Where words are looked for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Column {
    /// Anywhere in an object.
    Any,
    /// In its title.
    Title,
}

/// A read snapshot of a space's words.
pub struct WordReader<'c> {
    connection: &'c Connection,
    space: i64,
}

/// The number of a space, which it gets here if it is new.
fn number_of(connection: &Connection, space_id: &str) -> rusqlite::Result<i64> {
    let known = connection
        .prepare_cached("SELECT number FROM space WHERE id = ?1")?
        .query_row([space_id], |row| row.get(0))
        .optional()?;
    if let Some(known) = known {
        return Ok(known);
    }
    connection
        .prepare_cached("INSERT INTO space (id, next, keys) VALUES (?1, 0, '[]')")?
        .insert([space_id])
}

impl SpaceIndex {
    pub(super) fn new(opened: Arc<Opened>, space_id: &str) -> Result<Self> {
        let writer = lock(&opened.writer);
        let number = number_of(&writer, space_id);
        let number = number.map_err(failed("opening the words of a space"))?;
        let opening = {
            let mut holders = lock(&opened.holders);
            let last = holders.entry(number).or_default();
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
    pub(super) fn is_held(&self) -> bool {
        lock(&self.opened.holders).get(&self.number) == Some(&self.opening)
    }

    pub(super) fn opened(&self) -> &Arc<Opened> {
        &self.opened
    }

    /// Notes the text properties that words are read from. The words of `stale` objects were read from others: their
    /// version becomes 0, which no object has.
    pub fn set_keys(&self, keys: &BTreeSet<String>, stale: &[String]) -> Result<()> {
        let keys = Json::from_iter(keys.iter().map(String::as_str)).to_string();
        self.transact("noting text properties", |transaction| {
            let sql = "UPDATE object SET version = 0 WHERE space = ?1 AND id = ?2";
            let mut outdate = transaction.prepare_cached(sql)?;
            for id in stale {
                outdate.execute(params![self.number, id])?;
            }
            let sql = "UPDATE space SET keys = ?2 WHERE number = ?1";
            transaction.execute(sql, params![self.number, keys])
        })?;
        Ok(())
    }

    /// Applies changes in one transaction. The answer has the number of each object; `None` for one that was not there
    /// to be removed.
    pub fn write(&self, changes: &[WordChange]) -> Result<Vec<Option<u32>>> {
        self.transact("indexing words", |transaction| {
            let changes = changes.iter();
            changes
                .map(|change| self.apply(transaction, change))
                .collect()
        })
    }

    /// Merges the parts of the index, those of other spaces too: a search reads each of them.
    pub fn merge(&self) -> Result<()> {
        self.transact("merging words", |transaction| {
            transaction.execute("INSERT INTO words (words) VALUES ('optimize')", [])
        })?;
        Ok(())
    }

    /// Runs `work` with a read snapshot.
    pub fn read<T>(&self, work: impl FnOnce(&WordReader<'_>) -> Result<T>) -> Result<T> {
        self.opened.readers.read(|connection| {
            work(&WordReader {
                connection,
                space: self.number,
            })
        })?
    }

    pub(super) fn clear(&self) -> Result<()> {
        self.transact("removing words", |transaction| {
            let (first, last) = (self.row(0), self.row(u32::MAX));
            let sql = "DELETE FROM words WHERE rowid BETWEEN ?1 AND ?2";
            transaction.execute(sql, [first, last])?;
            transaction.execute("DELETE FROM object WHERE space = ?1", [self.number])?;
            transaction.execute(
                "UPDATE space SET keys = '[]' WHERE number = ?1",
                [self.number],
            )
        })?;
        Ok(())
    }

    fn apply(
        &self,
        transaction: &Transaction<'_>,
        change: &WordChange,
    ) -> rusqlite::Result<Option<u32>> {
        match change {
            WordChange::Remove { id } => {
                let sql = "DELETE FROM object WHERE space = ?1 AND id = ?2 RETURNING number";
                let number = transaction
                    .prepare_cached(sql)?
                    .query_row(params![self.number, id], |row| row.get(0))
                    .optional()?;
                if let Some(number) = number {
                    transaction
                        .prepare_cached("DELETE FROM words WHERE rowid = ?1")?
                        .execute([self.row(number)])?;
                }
                Ok(number)
            }
            WordChange::Put {
                id,
                version,
                title,
                body,
            } => {
                let sql = "SELECT number FROM object WHERE space = ?1 AND id = ?2";
                let known: Option<u32> = transaction
                    .prepare_cached(sql)?
                    .query_row(params![self.number, id], |row| row.get(0))
                    .optional()?;
                let number = match known {
                    Some(number) => number,
                    None => transaction
                        .prepare_cached(
                            "UPDATE space SET next = next + 1 WHERE number = ?1 RETURNING next - 1",
                        )?
                        .query_row([self.number], |row| row.get(0))?,
                };
                let sql = "INSERT OR REPLACE INTO object (space, id, number, version) VALUES (?1, ?2, ?3, ?4)";
                transaction.prepare_cached(sql)?.execute(params![
                    self.number,
                    id,
                    number,
                    version
                ])?;
                let sql = match known {
                    Some(_) => {
                        "INSERT OR REPLACE INTO words (rowid, title, body) VALUES (?1, ?2, ?3)"
                    }
                    None => "INSERT INTO words (rowid, title, body) VALUES (?1, ?2, ?3)",
                };
                let text = |words: &str| index_text(self.number, words.split_ascii_whitespace());
                transaction.prepare_cached(sql)?.execute(params![
                    self.row(number),
                    text(title),
                    text(body)
                ])?;
                Ok(Some(number))
            }
        }
    }

    fn transact<T>(
        &self,
        attempted: &'static str,
        work: impl FnOnce(&Transaction<'_>) -> rusqlite::Result<T>,
    ) -> Result<T> {
        let mut writer = lock(&self.opened.writer);
        if !self.is_held() {
            return Err(StorageError::new(attempted, "the space was opened again"));
        }
        let transaction = writer.transaction();
        let done = transaction.and_then(|transaction| {
            let done = work(&transaction)?;
            transaction.commit()?;
            Ok(done)
        });
        done.map_err(failed(attempted))
    }

    fn row(&self, object: u32) -> i64 {
        self.number << OBJECT_BITS | i64::from(object)
    }
}

impl WordReader<'_> {
    /// Calls `tell` with the number of each object that holds any of the phrases in the column, ascending. A phrase
    /// has at least one word.
    pub fn find(
        &self,
        phrases: &[Phrase],
        column: Column,
        tell: &mut dyn FnMut(u32),
    ) -> Result<()> {
        if phrases.is_empty() {
            return Ok(());
        }
        let phrases = match_text(self.space, phrases);
        let wanted = match column {
            Column::Any => phrases,
            Column::Title => format!("title : ({phrases})"),
        };
        let find = || {
            let sql = "SELECT rowid FROM words WHERE words MATCH ?1";
            let mut statement = self.connection.prepare_cached(sql)?;
            let mut rows = statement.query([wanted])?;
            while let Some(row) = rows.next()? {
                let number = row.get::<_, i64>(0)? & i64::from(u32::MAX);
                tell(u32::try_from(number).unwrap_or(u32::MAX));
            }
            Ok(())
        };
        find().map_err(failed("searching words"))
    }

    /// Calls `show` with each word of the space that begins with `prefix`, in order, until it returns false.
    pub fn vocabulary(&self, prefix: &str, show: &mut dyn FnMut(&str) -> bool) -> Result<()> {
        let shown = vocabulary(self.connection, "word", self.space, prefix, show);
        shown.map_err(failed("reading the vocabulary"))
    }

    /// The text properties and the objects.
    pub(super) fn contents(&self) -> Result<(BTreeSet<String>, Vec<IndexedObject>)> {
        let read = || {
            let keys = "SELECT keys FROM space WHERE number = ?1";
            let keys: String = self
                .connection
                .query_row(keys, [self.space], |row| row.get(0))?;
            let sql = "SELECT id, number, version FROM object WHERE space = ?1";
            let mut statement = self.connection.prepare_cached(sql)?;
            let objects = statement.query_map([self.space], |row| {
                Ok(IndexedObject {
                    id: row.get(0)?,
                    number: row.get(1)?,
                    version: row.get(2)?,
                })
            })?;
            Ok((keys, objects.collect::<rusqlite::Result<_>>()?))
        };
        let attempted = "reading the indexed objects";
        let (keys, objects) = read().map_err(failed(attempted))?;
        let keys = serde_json::from_str(&keys);
        Ok((
            keys.map_err(|error| StorageError::damage(attempted, error))?,
            objects,
        ))
    }
}
