//! What is made of blobs and can be made again, such as smaller copies of pictures: a bounded cache in a folder of its
//! own. The oldest file goes first.

use std::fs;
use std::io;
use std::path::PathBuf;

use super::content::ContentId;
use super::{Blob, Staged, folder};

/// The cache.
#[derive(Debug)]
pub(super) struct Derived {
    folder: PathBuf,
    /// Most files that are kept.
    files: usize,
    /// Most bytes.
    bytes: u64,
}

impl Derived {
    pub(super) fn new(folder: PathBuf) -> Self {
        Self {
            folder,
            files: 4096,
            bytes: 256 << 20,
        }
    }

    /// Opens what was made of a blob under this label.
    pub(super) fn open(&self, content: &ContentId, label: &str) -> io::Result<Option<Blob>> {
        folder::if_there(Blob::open(&self.path(content, label)))
    }

    /// Keeps what was made, and removes what no longer fits.
    pub(super) fn keep(&self, content: &ContentId, label: &str, made: &Staged) -> io::Result<()> {
        made.move_to(&self.path(content, label))?;
        let mut all = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
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
            if files > self.files || bytes > self.bytes {
                folder::if_there(fs::remove_file(&path))?;
            }
        }
        Ok(())
    }

    /// Removes everything that was made of a blob.
    pub(super) fn forget(&self, content: &ContentId) -> io::Result<()> {
        for entry in fs::read_dir(&self.folder)? {
            let path = entry?.path();
            if path
                .file_stem()
                .is_some_and(|stem| stem == content.as_str())
            {
                folder::if_there(fs::remove_file(&path))?;
            }
        }
        Ok(())
    }

    fn path(&self, content: &ContentId, label: &str) -> PathBuf {
        self.folder.join(format!("{content}.{label}"))
    }
}

#[cfg(test)]
mod tests;
