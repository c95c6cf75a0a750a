//! What is made of blobs and can be made again, such as smaller copies of pictures: a bounded cache in a folder of its
//! own. The oldest file goes first.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::content::ContentId;
use super::{Blob, Blobs, path_in};
use crate::error::{Result, StorageError};
use crate::folder;

/// Most files that are kept.
const FILES: usize = 4096;
/// Most bytes.
const BYTES: u64 = 256 << 20;

impl Blobs {
    /// Opens what was made of a blob under this label, if it is still kept. May wait for the disk.
    pub fn derived(&self, content: &ContentId, label: &str) -> Result<Option<Blob>> {
        let found = folder::if_there(Blob::open(&self.derived_path(content, label)));
        found.map_err(|error| StorageError::new("opening what was made of a blob", error))
    }

    /// Keeps what was made of a blob, for as long as there is room and the blob is there. May wait for the disk.
    pub fn keep_derived(&self, content: &ContentId, label: &str, made: &[u8]) -> Result<()> {
        let mut staging = self.stage()?;
        staging.write(made)?;
        let staged = staging.finish();
        let keep = || {
            staged.move_to(&self.derived_path(content, label))?;
            trim(&self.derived, FILES, BYTES)?;
            match path_in(&self.kept, content).try_exists()? {
                true => Ok(()),
                // The blob was removed meanwhile.
                false => self.forget_derived(content),
            }
        };
        keep().map_err(|error| StorageError::of_system("keeping what was made of a blob", &error))
    }

    /// Removes everything that was made of a blob.
    pub(super) fn forget_derived(&self, content: &ContentId) -> io::Result<()> {
        for entry in fs::read_dir(&self.derived)? {
            let path = entry?.path();
            let of = path.file_stem();
            if of.is_some_and(|of| of == content.as_str()) {
                folder::if_there(fs::remove_file(&path))?;
            }
        }
        Ok(())
    }

    fn derived_path(&self, content: &ContentId, label: &str) -> PathBuf {
        self.derived.join(format!("{content}.{label}"))
    }
}

/// Removes the oldest files of a folder until it has at most so many, and so many bytes.
fn trim(folder: &Path, most_files: usize, most_bytes: u64) -> io::Result<()> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        // One that is gone meanwhile takes no room.
        if let Ok(metadata) = entry.metadata() {
            all.push((metadata.modified()?, entry.path(), metadata.len()));
        }
    }
    all.sort_by(|newer, older| older.cmp(newer));
    let (mut files, mut bytes) = (0, 0);
    for (_, path, length) in all {
        (files, bytes) = (files + 1, bytes + length);
        if files > most_files || bytes > most_bytes {
            folder::if_there(fs::remove_file(&path))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
