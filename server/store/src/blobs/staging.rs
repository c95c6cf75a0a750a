//! A blob that is being received: hashed while it is written, in a file for its owner alone.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use super::content::ContentId;
use crate::error::StorageError;
use crate::folder;

/// A file that goes when this does.
#[derive(Debug)]
struct Temporary(PathBuf);

impl Drop for Temporary {
    fn drop(&mut self) {
        // It was moved to its place, or the next start removes it.
        let _ = fs::remove_file(&self.0);
    }
}

/// A blob that is being received.
#[derive(Debug)]
pub struct Staging {
    file: File,
    temporary: Temporary,
    hash: Sha256,
    size: u64,
}

impl Staging {
    pub(super) fn create(path: PathBuf) -> Result<Self, StorageError> {
        let file = folder::private_options().truncate(true).open(&path);
        Ok(Self {
            file: file.map_err(failed)?,
            temporary: Temporary(path),
            hash: Sha256::new(),
            size: 0,
        })
    }

    /// Adds bytes. May wait for the disk.
    pub fn write(&mut self, bytes: &[u8]) -> Result<(), StorageError> {
        self.file.write_all(bytes).map_err(failed)?;
        self.hash.update(bytes);
        self.size += bytes.len() as u64;
        Ok(())
    }

    /// Ends the blob.
    pub fn finish(self) -> Staged {
        let digest: [u8; 32] = self.hash.finalize().into();
        Staged {
            file: self.file,
            temporary: self.temporary,
            content: ContentId::of_digest(&digest),
            digest,
            size: self.size,
        }
    }
}

/// A blob that was received whole and is not kept yet; dropping it forgets it.
#[derive(Debug)]
pub struct Staged {
    /// Its bytes; one reader at a time, because all share one position.
    pub file: File,
    temporary: Temporary,
    /// Its content id.
    pub content: ContentId,
    /// SHA-256 of its bytes.
    pub digest: [u8; 32],
    /// How many bytes it has.
    pub size: u64,
}

impl Staged {
    /// Puts the file at its place in a folder that is there, durably, over whatever is there.
    pub(super) fn move_to(&self, target: &Path) -> io::Result<()> {
        folder::sync(&self.file)?;
        fs::rename(&self.temporary.0, target)?;
        folder::sync_parent(target)
    }

    /// Whether a file holds the same bytes; one that cannot be read does not.
    pub(super) fn is_at(&self, target: &Path) -> bool {
        ContentId::of_file(target).is_ok_and(|held| held == self.content)
    }
}

fn failed(error: io::Error) -> StorageError {
    StorageError::of_system("receiving a blob", &error)
}
