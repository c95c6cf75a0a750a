//! Inverted index of the words of objects: FTS5 in a separate database, `index.db`.
//!
//! The index is disposable. A power failure may lose its last commits. A file that is damaged, of another version or of
//! another program is deleted and created again, and the objects are indexed again. The index stores the version of
//! each object, so that its user can find stale objects. The last opener of a space owns it, and only the owner changes
//! its words.

mod space;

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;

use crate::error::{Result, StorageError};
use crate::folder;
use crate::records::Seq;
use crate::sqlite::migrations::state;
use crate::sqlite::open;
use crate::sqlite::snapshot::Readers;

pub use space::{Column, SpaceIndex, WordChange, WordReader};

/// Name of the file in the data directory.
pub const WORD_INDEX: &str = "index.db";
/// Increases with the schema and with the rules that fold and split texts.
const VERSION: usize = 2;
/// The SQLite `application_id` of our word indexes.
const APPLICATION_ID: i32 = i32::from_be_bytes(*b"RolW");
const SCHEMA: &str = include_str!("word_index.sql");
/// The suffixes of the companion files and of the database itself, in the order of their deletion: the log must not
/// survive for the next file.
const COMPANIONS: [&str; 3] = ["-wal", "-shm", ""];

/// The word index of all spaces. It is opened when it is first used.
pub struct WordIndex {
    path: PathBuf,
    opened: Mutex<Option<Arc<Opened>>>,
    on_reset: Box<dyn Fn(&StorageError) + Send + Sync>,
}

/// Readers come first, so that they close first: the connection that closes last moves the log into the file.
#[derive(Debug)]
struct Opened {
    readers: Readers,
    writer: Mutex<Connection>,
    /// Number of openings by space number. Changed and compared only while the writer is locked.
    openings: Mutex<HashMap<i64, u64>>,
}

/// The content of the index for one space at its opening.
#[derive(Debug)]
pub struct IndexedSpace {
    /// The handle to change and to search it.
    pub index: SpaceIndex,
    /// The text properties at the time of indexing; empty for a new space.
    pub keys: BTreeSet<String>,
    /// The indexed objects.
    pub objects: Vec<IndexedObject>,
}

/// An indexed object.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct IndexedObject {
    /// Full id.
    pub id: String,
    /// The number that searches return. An object keeps its number; no other object of the space gets it.
    pub number: u32,
    /// The indexed version.
    pub version: Seq,
}

impl std::fmt::Debug for WordIndex {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("WordIndex")
            .field("path", &self.path)
            .finish_non_exhaustive()
    }
}

impl WordIndex {
    /// The index in this file. `on_reset` is called with the reason whenever an unusable file is deleted.
    pub fn new(path: PathBuf, on_reset: impl Fn(&StorageError) + Send + Sync + 'static) -> Self {
        Self {
            path,
            opened: Mutex::default(),
            on_reset: Box::new(on_reset),
        }
    }

    /// Opens the index of a space; a new space is empty.
    ///
    /// # Errors
    /// The file can be neither used nor created again. Only a damaged file is created again.
    pub fn open_space(&self, space_id: &str) -> Result<IndexedSpace> {
        let mut slot = lock(&self.opened);
        let opened = match &*slot {
            Some(opened) => Ok(Arc::clone(opened)),
            None => Opened::open(&self.path),
        };
        let space = match opened.and_then(|opened| opened.space(space_id)) {
            Err(error) if error.is_damage => {
                (self.on_reset)(&error);
                *slot = None;
                self.delete()?;
                Opened::open(&self.path)?.space(space_id)?
            }
            opened => opened?,
        };
        *slot = Some(Arc::clone(space.index.opened()));
        Ok(space)
    }

    /// False after a reset, or if the space was opened again: the caller must open it again.
    pub fn is_current(&self, space: &SpaceIndex) -> bool {
        let opened = lock(&self.opened);
        opened
            .as_ref()
            .is_some_and(|opened| Arc::ptr_eq(opened, space.opened()) && space.is_latest())
    }

    /// Deletes an index that `error` shows to be damaged. Does nothing if it was already deleted, or if the error has
    /// another cause.
    pub fn reset(&self, space: &SpaceIndex, error: &StorageError) {
        let mut slot = lock(&self.opened);
        let is_current = |opened: &mut Arc<Opened>| Arc::ptr_eq(opened, space.opened());
        if error.is_damage && slot.take_if(is_current).is_some() {
            (self.on_reset)(error);
            // If the file cannot be deleted, opening it fails and returns the error.
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
        // SQLite creates the companion files with the same mode.
        let created = folder::private_options().open(path);
        created.map_err(|error| StorageError::of_system(OPENING, &error))?;
        let writer = Mutex::new(connect(path)?);
        Ok(Arc::new(Self {
            readers: Readers::new(path.to_owned()),
            writer,
            openings: Mutex::default(),
        }))
    }

    fn space(self: Arc<Self>, space_id: &str) -> Result<IndexedSpace> {
        let index = SpaceIndex::new(self, space_id)?;
        let (keys, objects) = index.read(|reader| reader.contents())?;
        Ok(IndexedSpace {
            index,
            keys,
            objects,
        })
    }
}

fn connect(path: &Path) -> Result<Connection> {
    let mut connection = open::stranger(path)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "NORMAL")?;
    let (version, mark, tables) = state(&connection)?;
    match (mark, version, tables) {
        (APPLICATION_ID, VERSION, _) => Ok(connection),
        (0, 0, 0) => {
            let transaction = connection.transaction()?;
            transaction.execute_batch(SCHEMA)?;
            transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
            transaction.pragma_update(None, "user_version", VERSION)?;
            transaction.commit()?;
            Ok(connection)
        }
        (APPLICATION_ID, ..) => {
            let cause = format!("it has version {version}, this program needs {VERSION}");
            Err(StorageError::damage(OPENING, cause))
        }
        _ => Err(StorageError::damage(
            OPENING,
            "it is a file of another program",
        )),
    }
}

const OPENING: &str = "opening the word index";

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
