//! A blob that is being received: hashed while it is written, in a file that nobody else can read.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use super::content::ContentId;
use super::folder::{self, FILE_MODE, Sync};
use crate::error::StorageError;

const RECEIVING: &str = "receiving a blob";

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
    sync: Sync,
    hash: Sha256,
    size: u64,
}

impl Staging {
    pub(super) fn create(path: PathBuf, sync: Sync) -> Result<Self, StorageError> {
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .create_new(true)
            .mode(FILE_MODE)
            .open(&path)
            .map_err(|error| StorageError::of_system(RECEIVING, &error))?;
        Ok(Self {
            file,
            temporary: Temporary(path),
            sync,
            hash: Sha256::new(),
            size: 0,
        })
    }

    /// Adds bytes. May wait for the disk.
    pub fn write(&mut self, bytes: &[u8]) -> Result<(), StorageError> {
        self.file
            .write_all(bytes)
            .map_err(|error| StorageError::of_system(RECEIVING, &error))?;
        self.hash.update(bytes);
        self.size += bytes.len() as u64;
        Ok(())
    }

    /// How many bytes there are so far.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Ends the blob.
    pub fn finish(self) -> Staged {
        let digest: [u8; 32] = self.hash.finalize().into();
        Staged {
            file: self.file,
            temporary: self.temporary,
            sync: self.sync,
            content: ContentId::of_digest(&digest),
            digest,
            size: self.size,
        }
    }
}

/// A blob that was received whole and is not kept yet; dropping it forgets it.
#[derive(Debug)]
pub struct Staged {
    file: File,
    temporary: Temporary,
    sync: Sync,
    content: ContentId,
    digest: [u8; 32],
    size: u64,
}

impl Staged {
    /// Its content id.
    pub fn content(&self) -> &ContentId {
        &self.content
    }

    /// SHA-256 of its bytes.
    pub fn digest(&self) -> &[u8; 32] {
        &self.digest
    }

    /// How many bytes it has.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Its bytes; every call shares one position, so that one reader at a time seeks where it wants to be.
    pub fn file(&self) -> &File {
        &self.file
    }

    /// Puts the file at its place in a folder that is there, durably, over whatever is there.
    pub(super) fn move_to(&self, target: &Path) -> io::Result<()> {
        (self.sync)(&self.file)?;
        fs::rename(&self.temporary.0, target)?;
        folder::sync_parent(target, self.sync)
    }

    /// Whether a file holds the same bytes; one that cannot be read does not.
    pub(super) fn is_at(&self, target: &Path) -> bool {
        fs::metadata(target).is_ok_and(|there| there.len() == self.size)
            && ContentId::of_file(target).is_ok_and(|held| held == self.content)
    }
}
