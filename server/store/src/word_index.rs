//! Inverted index of the words of objects: FTS5 in a database of its own, `index.db`.
//!
//! It is disposable. Its commits may be lost with the power; a file that is damaged, of another version or of another
//! program is deleted and created again, and the objects are indexed again. It notes the version of each object that it
//! holds, so that its user finds what is stale.

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, OptionalExtension, Transaction, params};
use serde_json::Value as Json;

use crate::change::Seq;
use crate::error::StorageError;
use crate::sqlite::fts::{Phrase, index_text, match_text, vocabulary};
use crate::sqlite::open;
use crate::sqlite::reader::Readers;

/// Name of the file in the data directory.
pub const WORD_INDEX: &str = "index.db";
/// Rises with the schema and with the rules by which texts are folded and split.
const VERSION: i32 = 1;
/// What `application_id` is of our word indexes.
const MARK: i32 = i32::from_be_bytes(*b"RolW");
const SCHEMA: &str = include_str!("word_index.sql");
/// Connections that read.
const READERS: usize = 4;
/// What SQLite appends to the name of a database for the files beside it.
const COMPANIONS: [&str; 3] = ["", "-wal", "-shm"];
/// Bits of a row id that number the objects of a space; those above are the number of the space.
const OBJECT_BITS: u32 = 32;

type Result<T> = std::result::Result<T, StorageError>;

/// The word index of all spaces. It is opened when a space is first asked for.
pub struct WordIndex {
    path: PathBuf,
    opened: Mutex<Option<Arc<Opened>>>,
    on_reset: Box<dyn Fn(&StorageError) + Send + Sync>,
}

/// Readers come first: the connection that is closed last moves the log into the file.
#[derive(Debug)]
struct Opened {
    readers: Readers,
    writer: Mutex<Connection>,
}

/// The part of the index that belongs to one space.
#[derive(Debug)]
pub struct SpaceIndex {
    opened: Arc<Opened>,
    number: i64,
}

/// What the index knows of a space when it is opened.
#[derive(Debug)]
pub struct IndexedSpace {
    /// To change and to search it.
    pub index: SpaceIndex,
    /// The text properties that it was built with; empty for a new one.
    pub keys: BTreeSet<String>,
    /// Its objects.
    pub objects: Vec<IndexedObject>,
}

/// An object that is in the index.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct IndexedObject {
    /// Full id.
    pub id: String,
    /// The number under which searches find it. An object keeps its number, no other object of the space gets it.
    pub number: u32,
    /// The version that was indexed.
    pub version: Seq,
}

/// A change of one object. Texts are words, separated by a blank.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum WordChange {
    /// Replaces its words, unless those of a later version are there.
    Put {
        /// Full id.
        id: String,
        /// Of the object.
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

impl std::fmt::Debug for WordIndex {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("WordIndex")
            .field("path", &self.path)
            .finish_non_exhaustive()
    }
}

impl WordIndex {
    /// The index in this file. `on_reset` is called with the reason whenever the file is deleted because it cannot be
    /// used.
    pub fn new(path: PathBuf, on_reset: impl Fn(&StorageError) + Send + Sync + 'static) -> Self {
        Self {
            path,
            opened: Mutex::default(),
            on_reset: Box::new(on_reset),
        }
    }

    /// Opens the part of a space, which is empty if it is new.
    ///
    /// # Errors
    /// The file can neither be used nor be created again.
    pub fn open_space(&self, space_id: &str) -> Result<IndexedSpace> {
        let mut slot = lock(&self.opened);
        let opened = match slot.take() {
            Some(opened) => Ok(opened),
            None => Opened::open(&self.path),
        };
        let space = opened
            .and_then(|opened| opened.space(space_id))
            .or_else(|error| {
                (self.on_reset)(&error);
                self.delete()?;
                Opened::open(&self.path)?.space(space_id)
            })?;
        *slot = Some(Arc::clone(&space.index.opened));
        Ok(space)
    }

    /// False after a reset: the space has to be opened again.
    pub fn is_current(&self, space: &SpaceIndex) -> bool {
        let opened = lock(&self.opened);
        opened
            .as_ref()
            .is_some_and(|opened| Arc::ptr_eq(opened, &space.opened))
    }

    /// Deletes an index that `error` has shown to be damaged. Does nothing where that was done already, and where the
    /// disk is the cause.
    pub fn reset(&self, space: &SpaceIndex, error: &StorageError) {
        let mut slot = lock(&self.opened);
        let is_current = |opened: &mut Arc<Opened>| Arc::ptr_eq(opened, &space.opened);
        if error.obstacle.is_none() && slot.take_if(is_current).is_some() {
            (self.on_reset)(error);
            // Where it cannot be deleted, it cannot be opened either, which then is the error.
            let _ = self.delete();
        }
    }

    /// Removes a space.
    pub fn forget(&self, space_id: &str) -> Result<()> {
        let space = self.open_space(space_id)?;
        space.index.clear()
    }

    fn delete(&self) -> Result<()> {
        for companion in COMPANIONS {
            let mut path = self.path.as_os_str().to_owned();
            path.push(companion);
            match fs::remove_file(path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(StorageError::of_system("deleting the word index", &error));
                }
                Ok(()) | Err(_) => {}
            }
        }
        Ok(())
    }
}

impl Opened {
    fn open(path: &Path) -> Result<Arc<Self>> {
        // SQLite gives the files beside it the same mode.
        let created = OpenOptions::new()
            .append(true)
            .create(true)
            .mode(0o600)
            .open(path);
        created.map_err(|error| StorageError::of_system(OPENING, &error))?;
        Ok(Arc::new(Self {
            readers: Readers::new(path.to_owned(), READERS),
            writer: Mutex::new(connect(path)?),
        }))
    }

    fn space(self: Arc<Self>, space_id: &str) -> Result<IndexedSpace> {
        let number = number_of(&lock(&self.writer), space_id);
        let index = SpaceIndex {
            number: number.map_err(failed("opening the words of a space"))?,
            opened: self,
        };
        let (keys, objects) = index.read(|reader| reader.contents())?;
        Ok(IndexedSpace {
            index,
            keys,
            objects,
        })
    }
}

fn connect(path: &Path) -> Result<Connection> {
    let refused = failed(OPENING);
    let mut connection = open::stranger(path).map_err(refused)?;
    match state(&connection).map_err(refused)? {
        (MARK, VERSION, _) => {}
        (0, 0, 0) => create(&mut connection).map_err(refused)?,
        (MARK, version, _) => {
            let cause = format!("it has version {version}, this program needs {VERSION}");
            return Err(StorageError::new(OPENING, cause));
        }
        _ => {
            return Err(StorageError::new(
                OPENING,
                "it is a file of another program",
            ));
        }
    }
    Ok(connection)
}

/// Prepares a connection. It returns the mark, the version and the number of tables of its database.
fn state(connection: &Connection) -> rusqlite::Result<(i32, i32, u32)> {
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "OFF")?;
    let sql = "SELECT count(*) FROM sqlite_schema";
    Ok((
        connection.pragma_query_value(None, MARKED, |row| row.get(0))?,
        connection.pragma_query_value(None, VERSIONED, |row| row.get(0))?,
        connection.query_row(sql, [], |row| row.get(0))?,
    ))
}

fn create(connection: &mut Connection) -> rusqlite::Result<()> {
    let transaction = connection.transaction()?;
    transaction.execute_batch(SCHEMA)?;
    transaction.pragma_update(None, MARKED, MARK)?;
    transaction.pragma_update(None, VERSIONED, VERSION)?;
    transaction.commit()
}

/// The number of a space, which it gets here if it is new.
fn number_of(connection: &Connection, space_id: &str) -> rusqlite::Result<i64> {
    connection
        .prepare_cached(
            "INSERT INTO space (id, next, keys) VALUES (?1, 0, '[]') ON CONFLICT DO NOTHING",
        )?
        .execute([space_id])?;
    connection
        .prepare_cached("SELECT number FROM space WHERE id = ?1")?
        .query_row([space_id], |row| row.get(0))
}

impl SpaceIndex {
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

    /// Runs `work` with a read snapshot.
    pub fn read<T>(&self, work: impl FnOnce(&WordReader<'_>) -> Result<T>) -> Result<T> {
        let mut done = None;
        self.opened.readers.read(|connection| {
            let reader = WordReader {
                connection,
                space: self.number,
            };
            done = Some(work(&reader));
        })?;
        done.unwrap_or_else(|| Err(StorageError::closed()))
    }

    fn clear(&self) -> Result<()> {
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
                let sql = "SELECT number, version FROM object WHERE space = ?1 AND id = ?2";
                let known: Option<(u32, Seq)> = transaction
                    .prepare_cached(sql)?
                    .query_row(params![self.number, id], |row| {
                        Ok((row.get(0)?, row.get(1)?))
                    })
                    .optional()?;
                let number = match known {
                    Some((number, known)) if known > *version => return Ok(Some(number)),
                    Some((number, _)) => number,
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
    fn contents(&self) -> Result<(BTreeSet<String>, Vec<IndexedObject>)> {
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
            keys.map_err(|error| StorageError::new(attempted, error))?,
            objects,
        ))
    }
}

const OPENING: &str = "opening the word index";
const VERSIONED: &str = "user_version";
const MARKED: &str = "application_id";

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn failed(attempted: &'static str) -> impl Fn(rusqlite::Error) -> StorageError + Copy {
    move |error| StorageError::of_engine(attempted, &error)
}
