//! Files and folders of the data directory: for their owner alone, and on disk when a call returns.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::Path;

const DIRECTORY_MODE: u32 = 0o700;
const FILE_MODE: u32 = 0o600;

/// Options that open a file, and make it for its owner alone where it is missing.
pub(crate) fn private_options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).mode(FILE_MODE);
    options
}

/// Makes a folder for its owner alone, and those above it, unless it is there.
pub(crate) fn private_folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true).mode(DIRECTORY_MODE).create(path)
}

/// `None` of a file that is missing.
pub(crate) fn if_there<T>(done: io::Result<T>) -> io::Result<Option<T>> {
    match done {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        done => done.map(Some),
    }
}

/// Puts the entry of a file or folder on disk.
pub(crate) fn sync_parent(path: &Path) -> io::Result<()> {
    path.parent()
        .map_or(Ok(()), |parent| sync(&File::open(parent)?))
}

/// Puts a file or a folder on disk: its content, or its entries.
pub(crate) fn sync(file: &File) -> io::Result<()> {
    #[cfg(test)]
    tests::watch(file)?;
    file.sync_all()
}

#[cfg(test)]
pub(crate) mod tests;
