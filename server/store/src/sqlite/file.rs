//! The database file of a running store: whether its path still leads to it, and the marker beside it.

use std::fs;
use std::io::Write as _;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use super::directory::marker_of;
use crate::error::{Obstacle, StorageError};

/// What the marker says to a person who finds it.
const MARK: &str = "A workspace is, or was, in this directory. Where its database rolltop.db is missing, nothing starts an \
                    empty one in its place.\n";

/// The file that was open when this was made.
#[derive(Debug)]
pub(super) struct DatabaseFile {
    path: PathBuf,
    /// Device and inode; `None` where it could not be looked at.
    identity: Option<(u64, u64)>,
    is_marked: bool,
}

impl DatabaseFile {
    /// The file at this path, which is open.
    pub(super) fn at(path: &Path) -> Self {
        Self {
            identity: identity(path),
            path: path.to_owned(),
            is_marked: false,
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

    /// Notes down, beside the database, that something was committed to it. Where that fails, the next commit tries again.
    pub(super) fn mark(&mut self) {
        if !self.is_marked {
            let written =
                marker_of(&self.path).and_then(|mut marker| marker.write_all(MARK.as_bytes()));
            self.is_marked = written.is_ok();
        }
    }
}

fn identity(path: &Path) -> Option<(u64, u64)> {
    let metadata = fs::metadata(path).ok()?;
    Some((metadata.dev(), metadata.ino()))
}
