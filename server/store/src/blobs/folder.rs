//! Folders and their entries on disk: private, and durable when a call returns.

use std::fs::{self, DirBuilder, File};
use std::io;
use std::os::unix::fs::DirBuilderExt;
use std::path::Path;

const DIRECTORY_MODE: u32 = 0o700;
/// Of a file that nobody else can read.
pub(super) const FILE_MODE: u32 = 0o600;

/// Puts a file or a folder on disk: its content, or its entries.
pub(super) type Sync = fn(&File) -> io::Result<()>;

/// Makes a folder for its owner alone, unless it is there. One that is there may have been made a moment ago by somebody
/// who has not come to put it on disk.
pub(super) fn make(path: &Path, sync: Sync) -> io::Result<()> {
    match DirBuilder::new().mode(DIRECTORY_MODE).create(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        _ => sync_parent(path, sync),
    }
}

/// Removes a file; one that is not there is nothing to do.
pub(super) fn remove(path: &Path, sync: Sync) -> io::Result<()> {
    match fs::remove_file(path) {
        Ok(()) => sync_parent(path, sync),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

/// Puts the entry of a file or folder on disk.
pub(super) fn sync_parent(path: &Path, sync: Sync) -> io::Result<()> {
    match path.parent() {
        Some(parent) => sync(&File::open(parent)?),
        None => Ok(()),
    }
}
