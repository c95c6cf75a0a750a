//! The data directory: who may see it, which files are in it, and the lock that makes one process its owner
//! (chats-files-auth.md 3.2, 3.4).

use std::fs::{self, DirBuilder, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, Write as _};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use super::{BLOBS, OLD_INDEX};
use crate::error::OpenError;
use crate::pasted::pasted;

const DIRECTORY_MODE: u32 = 0o700;
const FILE_MODE: u32 = 0o600;
const DATABASE: &str = "rolltop.db";
/// What SQLite appends to the name of the database for its log.
const LOG_SUFFIX: &str = "-wal";
const LOCK: &str = "rolltop.lock";
/// Lies beside a database, and stays when that is lost.
const MARKER: &str = "rolltop.workspace";
/// What the marker says to a person who finds it.
const MARK: &str = "A workspace is, or was, in this directory. Where its database rolltop.db is missing, nothing starts an \
                    empty one in its place.\n";

/// The log of a database.
pub(super) fn log_of(database: &Path) -> PathBuf {
    let mut path = database.as_os_str().to_owned();
    path.push(LOG_SUFFIX);
    path.into()
}

/// A data directory that this process owns for as long as the value lives; or one that has no owner meanwhile, in which
/// nothing is made or changed.
#[derive(Debug)]
pub(super) struct DataDirectory {
    path: PathBuf,
    /// The database file.
    pub(super) database: PathBuf,
    /// Holds the lock; the system releases it when the process ends, however it does. A copy of a workspace may come
    /// without the file.
    lock: Option<File>,
}

impl DataDirectory {
    /// Makes the directory if it is missing, refuses one that others can reach, and locks it.
    pub(super) fn open(path: &Path) -> Result<Self, OpenError> {
        private_folder(path)?;
        let lock = private_file(&path.join(LOCK))?;
        lock.try_lock()
            .map_err(|refusal| not_locked(path, refusal))?;
        let database = path.join(DATABASE);
        if is_blank(&database) {
            holds_no_workspace(path)?;
        }
        // SQLite gives its companion files the mode of the database, so the database is made here.
        private_file(&database)?;
        Ok(Self {
            path: path.to_owned(),
            database,
            lock: Some(lock),
        })
    }

    /// Keeps other processes from owning the directory. Refuses one without a database, and one that has an owner. It
    /// may be open to other users: nothing is written there.
    pub(super) fn look(path: &Path) -> Result<Self, OpenError> {
        let database = database_in(path)?;
        let lock = path.join(LOCK);
        let lock = match File::open(&lock) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            opened => Some(opened.map_err(|error| failed("reading", &lock, &error))?),
        };
        if let Some(lock) = &lock {
            lock.try_lock_shared()
                .map_err(|refusal| not_locked(path, refusal))?;
        }
        Ok(Self {
            path: path.to_owned(),
            database,
            lock,
        })
    }

    /// Leaves the marker, if it is missing. Where that fails, the next start tries again.
    pub(super) fn mark(&self) {
        let marker = self.path.join(MARKER);
        if is_blank(&marker)
            && let Ok(mut marker) = private_file(&marker)
        {
            let _ = marker.write_all(MARK.as_bytes());
        }
    }

    /// A folder below it, for its owner alone; made if it is missing.
    pub(super) fn folder(&self, name: &str) -> Result<PathBuf, OpenError> {
        let path = self.path.join(name);
        private_folder(&path)?;
        Ok(path)
    }
}

impl Drop for DataDirectory {
    /// Gives the lock up. Closing the file alone would leave it with a child of this process that has not
    /// come to its own program yet: until then a child holds copies of all open files.
    fn drop(&mut self) {
        if let Some(lock) = &self.lock {
            // Closing the file follows.
            let _ = lock.unlock();
        }
    }
}

/// The database of a directory that has one with something in it.
pub(super) fn database_in(path: &Path) -> Result<PathBuf, OpenError> {
    match fs::metadata(path) {
        Ok(found) if !found.is_dir() => return Err(no_directory(path)),
        Err(error) if error.kind() == io::ErrorKind::NotADirectory => {
            return Err(no_directory(path));
        }
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            return Err(failed("reading", path, &error));
        }
        Ok(_) | Err(_) => {}
    }
    let database = path.join(DATABASE);
    let looked = database.try_exists();
    looked.map_err(|error| failed("reading", path, &error))?;
    if is_blank(&database) {
        holds_no_workspace(path)?;
        return Err(OpenError::Missing(path.to_owned()));
    }
    Ok(database)
}

/// Whether a file is not there or has not a single byte.
fn is_blank(file: &Path) -> bool {
    fs::metadata(file).map_or(true, |file| file.len() == 0)
}

/// Refuses a directory without a database, or with an empty one, where other data of a workspace is: a new database would
/// hide it. The engine writes to a database before it makes a log, and would drop the log of a blank one.
pub(super) fn holds_no_workspace(path: &Path) -> Result<(), OpenError> {
    let database = path.join(DATABASE);
    let log = Some(log_of(&database)).filter(|log| is_blank(&database) && !is_blank(log));
    let is_filled =
        |folder: &PathBuf| fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some());
    let mut folders = [BLOBS, OLD_INDEX]
        .map(|folder| path.join(folder))
        .into_iter();
    let folder = folders.find(is_filled);
    let marker = Some(path.join(MARKER)).filter(|marker| marker.exists());
    let Some(beside) = log.or(folder).or(marker) else {
        return Ok(());
    };
    Err(OpenError::Refused(format!(
        "{} is missing or empty, but {} is of a workspace: move the data directory away as a whole and bring back a \
         copy of it (no database is sound beside the log of another), or choose another data directory for a new workspace",
        database.display(),
        beside.display()
    )))
}

fn not_locked(path: &Path, refusal: TryLockError) -> OpenError {
    match refusal {
        TryLockError::WouldBlock => OpenError::Locked(path.to_owned()),
        TryLockError::Error(error) => failed("locking", path, &error),
    }
}

/// Makes a folder of ours if it is missing, and refuses one that others can reach.
fn private_folder(path: &Path) -> Result<(), OpenError> {
    DirBuilder::new()
        .recursive(true)
        .mode(DIRECTORY_MODE)
        .create(path)
        .or_else(|error| match error.kind() {
            // Not a directory: said better below.
            io::ErrorKind::AlreadyExists => Ok(()),
            _ => Err(failed("making", path, &error)),
        })?;
    let metadata = fs::metadata(path).map_err(|error| failed("reading", path, &error))?;
    if !metadata.is_dir() {
        return Err(no_directory(path));
    }
    require_private(path, &metadata, "700")
}

/// Opens a file of ours, or makes it.
fn private_file(path: &Path) -> Result<File, OpenError> {
    let file = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .mode(FILE_MODE)
        .open(path)
        .map_err(|error| failed("opening", path, &error))?;
    let metadata = file
        .metadata()
        .map_err(|error| failed("reading", path, &error))?;
    require_private(path, &metadata, "600")?;
    Ok(file)
}

fn require_private(path: &Path, metadata: &Metadata, repair: &str) -> Result<(), OpenError> {
    let shown = path.display();
    let (owner, user) = (metadata.uid(), rustix::process::geteuid().as_raw());
    if owner != user {
        return Err(OpenError::Refused(format!(
            "{shown} belongs to user {owner}, not to user {user} who runs this program: choose a directory of your own"
        )));
    }
    let mode = metadata.mode() & 0o777;
    if mode & 0o077 != 0 {
        return Err(OpenError::Refused(format!(
            "{shown} is open to other users (mode {mode:03o}): make it yours alone with `chmod {repair} {}`",
            pasted(path)
        )));
    }
    Ok(())
}

fn no_directory(path: &Path) -> OpenError {
    let shown = path.display();
    OpenError::Refused(format!(
        "{shown} is not a directory: choose another data directory"
    ))
}

/// What the system refused; `attempted` is a gerund.
pub(super) fn failed(attempted: &str, path: &Path, error: &io::Error) -> OpenError {
    let (cause, repair) = match error.kind() {
        kind @ (io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem) => {
            (kind.to_string(), "give yourself the right to do that")
        }
        _ => (error.to_string(), "put that right"),
    };
    let shown = path.display();
    OpenError::Refused(format!(
        "{attempted} {shown} failed ({cause}): {repair}, or choose another data directory"
    ))
}

#[cfg(test)]
mod tests;
