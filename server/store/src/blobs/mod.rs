//! The content of files: blobs in a folder of the data directory, each under its content id, written once and never
//! changed. What content means, and who shows it, is in the records.
//!
//! ```text
//! blobs/ab/bafkrei…ab    one blob, under the last two characters of its content id
//! incoming/upload-7      a blob that is being received; gone after a crash
//! incoming/bafkrei…ab    a note that a blob is held for a commit that is to come, or leaves with one
//! derived/bafkrei….320   something that is made of a blob when it is needed, and can be removed at any time
//! ```
//!
//! A blob is on disk before the commit that makes it visible, so that no object ever lacks its content. A crash between
//! the two leaves a blob that no record names, and its note, by which the next start removes it. A blob without a note
//! stays, and [`crate::Store::examine`] names it.

mod claims;
mod content;
mod derived;
mod staging;
#[cfg(test)]
pub(crate) mod tests;

use std::fs::{self, File, OpenOptions};
use std::io;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use rustix::fs::OFlags;

use crate::error::StorageError;
use crate::folder;

use claims::Claims;

pub use claims::Hold;
pub use content::ContentId;
pub use staging::{Staged, Staging};

/// How many characters of a content id name its folder.
const SHARD: usize = 2;

/// A blob that is open for reading. It can be read to its end even when it is removed meanwhile.
#[derive(Debug)]
pub struct Blob {
    /// The bytes.
    pub file: Arc<File>,
    /// How many there are.
    pub size: u64,
}

impl Blob {
    /// Opens a regular file. The store makes no symbolic links or pipes: they are neither followed nor waited for.
    fn open(path: &Path) -> io::Result<Self> {
        let flags = OFlags::NOFOLLOW | OFlags::NONBLOCK;
        let mut options = OpenOptions::new();
        options.read(true).custom_flags(flags.bits().cast_signed());
        let file = options.open(path)?;
        let metadata = file.metadata()?;
        if !metadata.is_file() {
            return Err(io::Error::other("it is not a regular file"));
        }
        Ok(Self {
            file: Arc::new(file),
            size: metadata.len(),
        })
    }
}

/// The blobs of a store.
#[derive(Debug)]
pub struct Blobs {
    pub(crate) kept: PathBuf,
    incoming: PathBuf,
    /// Names of what is being received.
    next: AtomicU64,
    claims: Arc<Claims>,
    derived: PathBuf,
}

impl Blobs {
    /// The blobs in a folder, another one to receive them in, and one for what is made of them.
    pub(crate) fn new(kept: PathBuf, incoming: PathBuf, derived: PathBuf) -> Self {
        Self {
            kept,
            claims: Arc::new(Claims::noted_in(incoming.clone())),
            incoming,
            next: AtomicU64::new(0),
            derived,
        }
    }

    /// Removes what a crash left, before anything is received: blobs that are half received, and those that are noted down
    /// and that no record uses. What cannot be removed waits for the next start: nothing visible depends on it.
    pub(crate) fn remove_left(&self, is_used: impl Fn(&ContentId) -> Result<bool, StorageError>) {
        let left = fs::read_dir(&self.incoming).into_iter().flatten();
        for left in left.flatten() {
            match left.file_name().to_str().and_then(ContentId::parse) {
                Some(content) => drop(self.remove_unused(&content, || is_used(&content))),
                None => drop(fs::remove_file(left.path())),
            }
        }
    }

    /// Begins to receive a blob. May wait for the disk.
    pub fn stage(&self) -> Result<Staging, StorageError> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        Staging::create(self.incoming.join(format!("upload-{number}")))
    }

    /// Puts a blob that was received among the others; it is on disk when this returns, and stays until the hold is
    /// dropped. Content that is there already is replaced only where its bytes have changed. May wait for the disk.
    pub fn keep(&self, staged: &Staged) -> Result<Hold, StorageError> {
        let content = &staged.content;
        let keep = || {
            let hold = self.claims.hold(content)?;
            let path = path_in(&self.kept, content);
            if let Some(shard) = path.parent() {
                folder::private_folder(shard)?;
                // Another thread may have made it a moment ago, and not put it on disk yet.
                folder::sync_parent(shard)?;
            }
            if staged.is_at(&path) {
                // The thread that put the same there may not have come to this yet.
                folder::sync_parent(&path)?;
            } else {
                // What was made of other bytes goes before they do.
                self.forget_derived(content)?;
                staged.move_to(&path)?;
            }
            Ok(hold)
        };
        keep().map_err(|error| StorageError::of_system("keeping a blob", &error))
    }

    /// Opens a blob. May wait for the disk.
    pub fn read(&self, content: &ContentId) -> Result<Option<Blob>, StorageError> {
        folder::if_there(Blob::open(&path_in(&self.kept, content)))
            .map_err(|error| StorageError::new("opening a blob", error))
    }

    /// Notes down a blob that a commit stops naming, so that after a crash the next start removes it.
    pub(crate) fn note_leaving(&self, content: &ContentId) -> Result<(), StorageError> {
        let noted = self.claims.note(content);
        noted.map_err(|error| StorageError::of_system("noting down a blob", &error))
    }

    /// Removes a blob unless it is held, or `is_used` says that a record names it. Meanwhile nothing else can hold it.
    pub(crate) fn remove_unused(
        &self,
        content: &ContentId,
        is_used: impl FnOnce() -> Result<bool, StorageError>,
    ) -> Result<(), StorageError> {
        let remove = || {
            let path = path_in(&self.kept, content);
            if folder::if_there(fs::remove_file(&path))?.is_some() {
                folder::sync_parent(&path)?;
            }
            self.forget_derived(content)
        };
        self.claims.unless_held(content, || {
            if is_used()? {
                return Ok(());
            }
            remove().map_err(|error: io::Error| StorageError::new("removing a blob", error))
        })
    }
}

/// The place of a blob in the folder of the blobs.
fn path_in(kept: &Path, content: &ContentId) -> PathBuf {
    let text = content.as_str();
    let shard = text.get(text.len() - SHARD..).unwrap_or_default();
    kept.join(shard).join(text)
}

/// Whether a blob still holds the bytes that it is named by, all of which are read.
pub(crate) fn is_whole(kept: &Path, content: &ContentId) -> io::Result<bool> {
    Ok(ContentId::of_file(&path_in(kept, content))? == *content)
}

/// Everything in the folder of the blobs, in no order: content ids, or the names of what is no blob, and sizes.
pub(crate) fn list(kept: &Path) -> io::Result<Vec<(Result<ContentId, String>, u64)>> {
    let (mut found, mut folders) = (Vec::new(), vec![kept.to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let metadata = fs::symlink_metadata(&path)?;
            if metadata.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path.file_name().and_then(|name| name.to_str());
            let content = name
                .and_then(ContentId::parse)
                .filter(|content| path_in(kept, content) == path)
                .ok_or_else(|| {
                    let below = path.strip_prefix(kept).unwrap_or(&path);
                    below.display().to_string()
                });
            found.push((content, metadata.len()));
        }
    }
    Ok(found)
}
