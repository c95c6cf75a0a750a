//! The database file of a running store: whether its path still leads to it.

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use crate::error::{Obstacle, StorageError};

/// The file that was open when this was made.
#[derive(Debug)]
pub(super) struct DatabaseFile {
    pub(super) path: PathBuf,
    /// Device and inode; `None` where it could not be looked at.
    identity: Option<(u64, u64)>,
}

impl DatabaseFile {
    /// The file at this path, which is open.
    pub(super) fn at(path: PathBuf) -> Self {
        Self {
            identity: identity(&path),
            path,
        }
    }

    /// Refuses to go on where the path leads nowhere or to another file: what is written then is lost with the process.
    pub(super) fn check(&self) -> Result<(), StorageError> {
        if self.identity.is_some() && identity(&self.path) == self.identity {
            return Ok(());
        }
        let path = self.path.display();
        let cause = format!("{path} was deleted, moved or replaced while it was open");
        Err(StorageError {
            obstacle: Some(Obstacle::Displaced),
            ..StorageError::new("using the database", cause)
        })
    }
}

fn identity(path: &Path) -> Option<(u64, u64)> {
    let metadata = fs::metadata(path).ok()?;
    Some((metadata.dev(), metadata.ino()))
}
