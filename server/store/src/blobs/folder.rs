//! Folders and their entries on disk: private, and durable when a call returns.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::Path;

/// Of what other users cannot reach.
const DIRECTORY_MODE: u32 = 0o700;
const FILE_MODE: u32 = 0o600;

/// Makes a file for its owner alone, or opens the one that is there.
pub(super) fn private_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(true);
    options.mode(FILE_MODE).open(path)
}

/// Makes a folder for its owner alone, unless it is there. One that is there may have been made a moment ago by another
/// thread that has not put it on disk yet.
pub(super) fn make(path: &Path) -> io::Result<()> {
    match DirBuilder::new().mode(DIRECTORY_MODE).create(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        _ => sync_parent(path),
    }
}

/// `None` of a file that is missing.
pub(super) fn if_there<T>(done: io::Result<T>) -> io::Result<Option<T>> {
    match done {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        done => done.map(Some),
    }
}

/// Puts the entry of a file or folder on disk.
pub(super) fn sync_parent(path: &Path) -> io::Result<()> {
    path.parent()
        .map_or(Ok(()), |parent| sync(&File::open(parent)?))
}

/// Puts a file or a folder on disk: its content, or its entries.
pub(super) fn sync(file: &File) -> io::Result<()> {
    #[cfg(test)]
    super::tests::watch(file)?;
    file.sync_all()
}
