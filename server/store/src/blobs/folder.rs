//! Folders and their entries on disk: private, and durable when a call returns.

use std::fs::{self, DirBuilder, File};
use std::io;
use std::os::unix::fs::DirBuilderExt;
use std::path::Path;

const DIRECTORY_MODE: u32 = 0o700;

/// Makes a folder for its owner alone, unless it is there.
pub(super) fn make(path: &Path) -> io::Result<()> {
    match DirBuilder::new().mode(DIRECTORY_MODE).create(path) {
        Ok(()) => sync_parent(path),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(error),
    }
}

/// Removes a file; one that is not there is nothing to do.
pub(super) fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Ok(()) => sync_parent(path),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

/// Puts the entry of a file or folder on disk.
pub(super) fn sync_parent(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(parent) => File::open(parent)?.sync_all(),
        None => Ok(()),
    }
}
