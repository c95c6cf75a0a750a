//! Inverted index of the words of objects: FTS5 in a database of its own, `index.db`.
//!
//! It is disposable. Its last commits may be lost with the power; a file that is damaged, of another version or of another
//! program is deleted and created again, and the objects are indexed again. It notes the version of each object that it
//! holds, so that its user finds what is stale. The last opener of a space is its holder.
//! Only the holder changes its words.

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
/// Rises with the schema and with the rules by which texts are folded and split.
const VERSION: usize = 2;
/// What `application_id` is of our word indexes.
const MARK: i32 = i32::from_be_bytes(*b"RolW");
const SCHEMA: &str = include_str!("word_index.sql");
/// What SQLite appends to the name of a database for the files beside it, in the order in which they are deleted: a log
/// must not be left for the next file.
const COMPANIONS: [&str; 3] = ["-wal", "-shm", ""];

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
    /// How often each space was opened, by its number. Changed and compared only while the writer is locked.
    holders: Mutex<HashMap<i64, u64>>,
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
    /// The file can neither be used nor be created again. Only damage lets it be created again.
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

    /// False after a reset, and where the space was opened once more: it has to be opened again.
    pub fn is_current(&self, space: &SpaceIndex) -> bool {
        let opened = lock(&self.opened);
        opened
            .as_ref()
            .is_some_and(|opened| Arc::ptr_eq(opened, space.opened()) && space.is_held())
    }

    /// Deletes an index that `error` has shown to be damaged. Does nothing where that was done already, and where
    /// something else is the cause.
    pub fn reset(&self, space: &SpaceIndex, error: &StorageError) {
        let mut slot = lock(&self.opened);
        let is_current = |opened: &mut Arc<Opened>| Arc::ptr_eq(opened, space.opened());
        if error.is_damage && slot.take_if(is_current).is_some() {
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
        let created = folder::private_options().open(path);
        created.map_err(|error| StorageError::of_system(OPENING, &error))?;
        let writer = Mutex::new(connect(path)?);
        Ok(Arc::new(Self {
            readers: Readers::new(path.to_owned()),
            writer,
            holders: Mutex::default(),
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
        (MARK, VERSION, _) => Ok(connection),
        (0, 0, 0) => {
            let transaction = connection.transaction()?;
            transaction.execute_batch(SCHEMA)?;
            transaction.pragma_update(None, "application_id", MARK)?;
            transaction.pragma_update(None, "user_version", VERSION)?;
            transaction.commit()?;
            Ok(connection)
        }
        (MARK, ..) => {
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
