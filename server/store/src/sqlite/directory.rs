//! The data directory: who may see it, which files are in it, and the lock that makes one process its owner
//! (chats-files-auth.md 3.2, 3.4).

use std::fs::{self, DirBuilder, File, Metadata, OpenOptions, TryLockError};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use super::{BLOBS, DERIVED, INCOMING, OLD_INDEX};
use crate::error::OpenError;
use crate::pasted::pasted;

const DIRECTORY_MODE: u32 = 0o700;
pub(super) const FILE_MODE: u32 = 0o600;
const DATABASE: &str = "rolltop.db";
/// What SQLite appends to the name of the database for its log.
const LOG_SUFFIX: &str = "-wal";
const LOCK: &str = "rolltop.lock";
/// A file that tells of a workspace whose database is gone.
const MARKER: &str = "rolltop.workspace";
/// Folders of files that a workspace has only after something was committed to its database.
const FOLDERS: [&str; 4] = [BLOBS, INCOMING, DERIVED, OLD_INDEX];

/// The log of a database.
pub(super) fn log_of(database: &Path) -> PathBuf {
    let mut path = database.as_os_str().to_owned();
    path.push(LOG_SUFFIX);
    path.into()
}

/// The marker beside a database that something was committed to.
pub(super) fn marker_of(database: &Path) -> PathBuf {
    database.with_file_name(MARKER)
}

/// A data directory that this process owns for as long as the value lives; or one that nobody owns meanwhile, in which
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
            not_bereft(path)?;
        }
        // SQLite gives its companion files the mode of the database, so the database is made here.
        private_file(&database)?;
        Ok(Self {
            path: path.to_owned(),
            database,
            lock: Some(lock),
        })
    }

    /// Keeps others from owning the directory. Refuses one without a database, and one that somebody owns. Any mode
    /// will do: nothing is said there.
    pub(super) fn look(path: &Path) -> Result<Self, OpenError> {
        let database = database_in(path)?;
        let lock = match File::open(path.join(LOCK)) {
            Ok(lock) => Some(lock),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(unread(&path.join(LOCK), &error)),
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

    /// A folder below it, for its owner alone; made if it is missing.
    pub(super) fn folder(&self, name: &str) -> Result<PathBuf, OpenError> {
        let path = self.path.join(name);
        private_folder(&path)?;
        Ok(path)
    }
}

impl Drop for DataDirectory {
    /// Gives the lock up at once. Closing the file alone would leave it with a child of this process that has not
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
    let is_there = || {
        let looked = database.try_exists();
        looked.map_err(|error| unread(path, &error))
    };
    if !is_folder(path)? || !is_there()? {
        not_bereft(path)?;
        let said = format!("{}: choose the data directory of one", path.display());
        return Err(OpenError::Missing(said));
    }
    if is_blank(&database) {
        not_bereft(path)?;
        return Err(empty(path));
    }
    Ok(database)
}

/// What is said of a directory whose database holds nothing, as a first start leaves it that was cut short.
pub(super) fn empty(path: &Path) -> OpenError {
    OpenError::Missing(format!(
        "{}, its database is empty: bring back a copy of the data directory, choose another, or start a server there for a \
         new workspace",
        path.display()
    ))
}

/// Whether a folder is there; what else is there is refused.
fn is_folder(path: &Path) -> Result<bool, OpenError> {
    match fs::metadata(path) {
        Ok(metadata) if metadata.is_dir() => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) if error.kind() != io::ErrorKind::NotADirectory => Err(unread(path, &error)),
        Ok(_) | Err(_) => Err(no_directory(path)),
    }
}

/// Whether a file is not there or has not a single byte.
fn is_blank(file: &Path) -> bool {
    fs::metadata(file).map_or(true, |file| file.len() == 0)
}

/// Refuses a directory without a database, or with a blank one, that a workspace has left other data in: a new one there
/// would hide it. The engine writes to a database before it makes a log, and would drop the log of a blank one.
fn not_bereft(path: &Path) -> Result<(), OpenError> {
    let log = log_of(&path.join(DATABASE));
    if is_blank(&log) {
        has_no_files_beside(path)
    } else {
        Err(bereft(path, &log))
    }
}

/// The same of its marker and of what is in its folders, whatever is in its database.
pub(super) fn has_no_files_beside(path: &Path) -> Result<(), OpenError> {
    let mut folders = FOLDERS.iter().map(|folder| path.join(folder));
    let marker = Some(path.join(MARKER)).filter(|marker| marker.exists());
    match folders.find(|folder| has_files(folder)).or(marker) {
        Some(beside) => Err(bereft(path, &beside)),
        None => Ok(()),
    }
}

fn bereft(path: &Path, beside: &Path) -> OpenError {
    OpenError::Refused(format!(
        "{} is missing or empty, but {} is of a workspace: move the data directory away as a whole and bring back a \
         copy of it (no database is sound beside the log of another), or choose another data directory for a new workspace",
        path.join(DATABASE).display(),
        beside.display()
    ))
}

/// Whether anything but folders lies in a folder, however deep. What cannot be read shows nothing.
fn has_files(folder: &Path) -> bool {
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            if !entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                return true;
            }
            folders.push(entry.path());
        }
    }
    false
}

fn not_locked(path: &Path, refusal: TryLockError) -> OpenError {
    match refusal {
        TryLockError::WouldBlock => OpenError::Locked {
            path: path.to_owned(),
        },
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

/// What the system said of what is only to be read.
fn unread(path: &Path, error: &io::Error) -> OpenError {
    match error.kind() {
        io::ErrorKind::PermissionDenied => OpenError::Refused(format!(
            "{} may not be read by you: give yourself the right to read it, or choose another data directory",
            path.display()
        )),
        _ => failed("reading", path, error),
    }
}

/// What the system refused; `attempted` is a gerund.
pub(super) fn failed(attempted: &str, path: &Path, error: &io::Error) -> OpenError {
    let shown = path.display();
    OpenError::Refused(match error.kind() {
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => format!(
            "{shown} cannot be opened for writing ({error}): give yourself the right to write it, or choose another data \
             directory"
        ),
        _ => format!(
            "{attempted} {shown} failed ({error}): put that right, or choose another data directory"
        ),
    })
}

#[cfg(test)]
mod tests;
