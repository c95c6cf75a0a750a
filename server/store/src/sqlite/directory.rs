//! The data directory: who may see it, which files are in it, and the lock that makes one process its owner
//! (chats-files-auth.md 3.2, 3.4).

use std::fs::{self, File, Metadata, TryLockError};
use std::io::{self, Write as _};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use super::{BLOBS, OLD_INDEX};
use crate::error::OpenError;
use crate::folder;
use crate::pasted::pasted;

const DATABASE: &str = "rolltop.db";
const LOCK: &str = "rolltop.lock";
/// Lies beside a database, and stays when that is lost.
const MARKER: &str = "rolltop.workspace";
/// What the marker says to a person who finds it.
const MARK: &str = "A workspace is, or was, in this directory. Where its database rolltop.db is missing, nothing starts an \
                    empty one in its place.\n";

/// The log that SQLite keeps beside a database.
pub(super) fn log_of(database: &Path) -> PathBuf {
    let mut path = database.as_os_str().to_owned();
    path.push("-wal");
    path.into()
}

/// A data directory that this process owns for as long as the value lives, or that has no owner meanwhile.
#[derive(Debug)]
pub(super) struct DataDirectory {
    pub(super) database: PathBuf,
    /// The system releases it when the process ends, however it does. A copy of a workspace may come without the file.
    lock: Option<File>,
}

impl DataDirectory {
    /// Makes the directory if it is missing, refuses one that others can reach, and locks it.
    pub(super) fn open(path: &Path) -> Result<Self, OpenError> {
        private_folder(path)?;
        let lock = private_file(&path.join(LOCK))?;
        locked(path, lock.try_lock())?;
        let database = path.join(DATABASE);
        if is_blank(&database) {
            holds_no_workspace(path)?;
        }
        // SQLite gives its companion files the mode of the database, so the database is made here.
        private_file(&database)?;
        let lock = Some(lock);
        Ok(Self { database, lock })
    }

    /// Keeps other processes from owning the directory. Refuses one without a database, and one that has an owner. It
    /// may be open to other users: nothing is written there.
    pub(super) fn look(path: &Path) -> Result<Self, OpenError> {
        let database = database_in(path)?;
        let lock = path.join(LOCK);
        let lock = folder::if_there(File::open(&lock))
            .map_err(|error| failed("reading", &lock, &error))?;
        if let Some(lock) = &lock {
            locked(path, lock.try_lock_shared())?;
        }
        Ok(Self { database, lock })
    }

    /// Leaves the marker, if it is missing. Where that fails, the next start tries again.
    pub(super) fn mark(&self) {
        let marker = self.database.with_file_name(MARKER);
        if is_blank(&marker)
            && let Ok(mut marker) = private_file(&marker)
        {
            let _ = marker.write_all(MARK.as_bytes());
        }
    }

    /// A folder below it, for its owner alone; made if it is missing.
    pub(super) fn folder(&self, name: &str) -> Result<PathBuf, OpenError> {
        let path = self.database.with_file_name(name);
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
    let database = path.join(DATABASE);
    match fs::metadata(&database) {
        Ok(found) if found.len() > 0 => Ok(database),
        Err(error) if error.kind() == io::ErrorKind::NotADirectory => Err(no_directory(path)),
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(failed("reading", path, &error))
        }
        Ok(_) | Err(_) => {
            holds_no_workspace(path)?;
            Err(OpenError::Missing(path.to_owned()))
        }
    }
}

/// Whether a file is not there or has not a single byte.
fn is_blank(file: &Path) -> bool {
    fs::metadata(file).map_or(true, |file| file.len() == 0)
}

/// Refuses a directory without a database, or with an empty one, where other data of a workspace is: a new database would
/// hide it. The engine writes to a database before it makes a log, and would drop the log of a blank one.
pub(super) fn holds_no_workspace(path: &Path) -> Result<(), OpenError> {
    let database = path.join(DATABASE);
    let log = is_blank(&database).then(|| log_of(&database));
    let others = [BLOBS, OLD_INDEX, MARKER].map(|name| path.join(name));
    let is_filled = |path: &PathBuf| match fs::read_dir(path) {
        Ok(mut entries) => entries.next().is_some(),
        // The marker counts even if it is empty.
        Err(_) => !is_blank(path) || path.ends_with(MARKER) && path.exists(),
    };
    let Some(beside) = log.into_iter().chain(others).find(is_filled) else {
        return Ok(());
    };
    Err(OpenError::Refused(format!(
        "{} is missing or empty, but {} is of a workspace: move the data directory away as a whole and bring back a \
         copy of it (no database is sound beside the log of another), or choose another data directory for a new workspace",
        database.display(),
        beside.display()
    )))
}

fn locked(path: &Path, lock: Result<(), TryLockError>) -> Result<(), OpenError> {
    lock.map_err(|refusal| match refusal {
        TryLockError::WouldBlock => OpenError::Locked(path.to_owned()),
        TryLockError::Error(error) => failed("locking", path, &error),
    })
}

/// Makes a folder of ours if it is missing, and refuses one that others can reach.
fn private_folder(path: &Path) -> Result<(), OpenError> {
    folder::private_folder(path).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => no_directory(path),
        _ => failed("making", path, &error),
    })?;
    require_private(path, fs::metadata(path), "700")
}

/// Opens a file of ours, or makes it.
fn private_file(path: &Path) -> Result<File, OpenError> {
    let file = folder::private_options().open(path);
    let file = file.map_err(|error| failed("opening", path, &error))?;
    require_private(path, file.metadata(), "600")?;
    Ok(file)
}

fn require_private(
    path: &Path,
    metadata: io::Result<Metadata>,
    repair: &str,
) -> Result<(), OpenError> {
    let metadata = metadata.map_err(|error| failed("reading", path, &error))?;
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
