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
//! A blob is on disk before the commit that makes it visible, so that no object ever lacks its content. A crash
//! between the two leaves a blob that nobody shows, and the note of it, by which the next start removes it: it looks at
//! what is noted down and at no other blob. One without a note stays, and [`crate::Store::check`] tells of it.

mod claims;
mod content;
mod derived;
mod folder;
mod staging;
#[cfg(test)]
mod tests;

use std::fs::{self, File, OpenOptions};
use std::io;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use rustix::fs::OFlags;

use crate::error::StorageError;

use claims::Claims;
use derived::Derived;
use folder::Sync;

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
    /// Opens a file; `None` where there is none. What is not a regular file, such as a symbolic link, was not put there by
    /// the store and is refused.
    fn open(path: &Path) -> io::Result<Option<Self>> {
        let file = match open_regular(path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let metadata = file.metadata()?;
        Ok(Some(Self {
            file: Arc::new(file),
            size: metadata.len(),
        }))
    }

    /// Whether this very file lies there.
    fn is_at(&self, path: &Path) -> io::Result<bool> {
        let here = self.file.metadata()?;
        match fs::metadata(path) {
            Ok(there) => Ok((there.dev(), there.ino()) == (here.dev(), here.ino())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error),
        }
    }
}

/// Opens a regular file for reading, and follows no symbolic link in its place. Does not wait for the other end of a pipe.
fn open_regular(path: &Path) -> io::Result<File> {
    let flags = OFlags::NOFOLLOW | OFlags::NONBLOCK;
    let mut options = OpenOptions::new();
    options.read(true).custom_flags(flags.bits().cast_signed());
    let file = options.open(path)?;
    if file.metadata()?.is_file() {
        Ok(file)
    } else {
        Err(io::Error::other("it is not a regular file"))
    }
}

/// The content id of a blob, or the name of what is no blob of ours, and its size.
type Listed = (Result<ContentId, String>, u64);

/// The blobs of a store.
#[derive(Debug)]
pub struct Blobs {
    kept: PathBuf,
    incoming: PathBuf,
    /// Names of what is being received.
    next: AtomicU64,
    claims: Arc<Claims>,
    derived: Derived,
    /// What puts files and folders on disk.
    sync: Sync,
}

impl Blobs {
    /// The blobs in a folder, another one to receive them in, and one for what is made of them, all of which this
    /// process owns. What a crash left half received is removed.
    pub(crate) fn open(blobs: &Path, incoming: PathBuf, derived: PathBuf) -> io::Result<Self> {
        for left in fs::read_dir(&incoming)? {
            let left = left?;
            let held = left.file_name().to_str().and_then(ContentId::parse);
            // The note of content that was held tells what else to remove.
            if held.is_none() {
                fs::remove_file(left.path())?;
            }
        }
        Ok(Self::over(blobs, incoming, derived))
    }

    /// Removes what was held for a commit that a crash prevented, unless records name it all the same, which `is_used`
    /// is asked. To be called before anything is held. What cannot be done now waits for the next time: nothing that
    /// anybody sees depends on it.
    pub(crate) fn remove_left(&self, is_used: impl Fn(&ContentId) -> Result<bool, StorageError>) {
        for content in self.claims.left().unwrap_or_default() {
            let unused = || is_used(&content).map(|used| !used);
            // One that cannot be removed keeps its note.
            let _ = self.remove_unused(&content, unused);
        }
    }

    /// The blobs in a folder, to be looked at and nothing else.
    pub(crate) fn look(blobs: &Path) -> Self {
        Self::over(blobs, PathBuf::new(), PathBuf::new())
    }

    fn over(blobs: &Path, incoming: PathBuf, derived: PathBuf) -> Self {
        Self {
            kept: blobs.to_owned(),
            claims: Arc::new(Claims::noted_in(incoming.clone())),
            incoming,
            next: AtomicU64::new(0),
            derived: Derived::new(derived),
            sync: File::sync_all,
        }
    }

    /// Begins to receive a blob. May wait for the disk.
    pub fn stage(&self) -> Result<Staging, StorageError> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        Staging::create(self.incoming.join(format!("upload-{number}")), self.sync)
    }

    /// Puts a blob that was received among the others; it is on disk when this returns, and stays until the hold is
    /// dropped, whoever removes what nobody shows. Content that is there already is kept as it is, unless its bytes are
    /// not what they were. May wait for the disk.
    pub fn keep(&self, staged: &Staged) -> Result<Hold, StorageError> {
        let failed = |error: io::Error| StorageError::of_system("keeping a blob", &error);
        let hold = self.claims.hold(staged.content()).map_err(failed)?;
        let path = self.path(staged.content());
        self.put(staged, &path).map_err(failed)?;
        Ok(hold)
    }

    fn put(&self, staged: &Staged, path: &Path) -> io::Result<()> {
        if let Some(shard) = path.parent() {
            folder::make(shard, self.sync)?;
        }
        if staged.is_at(path) {
            // Who put the same there may not have come to this yet.
            return folder::sync_parent(path, self.sync);
        }
        // What was made of other bytes shows what nobody sent: it goes before they do, whatever stops this, and so does
        // what was made of them meanwhile.
        self.derived.forget(staged.content())?;
        staged.move_to(path)?;
        self.derived.forget(staged.content())
    }

    /// Whether there is a blob. May wait for the disk.
    pub(crate) fn exists(&self, content: &ContentId) -> Result<bool, StorageError> {
        self.path(content)
            .try_exists()
            .map_err(|error| StorageError::new("looking for a blob", error))
    }

    /// Whether a blob still holds the bytes that it is named by, all of which are read. May wait for the disk.
    pub(crate) fn is_whole(&self, content: &ContentId) -> Result<bool, StorageError> {
        let held = ContentId::of_file(&self.path(content));
        let held = held.map_err(|error| StorageError::new("reading a blob", error))?;
        Ok(held == *content)
    }

    /// Opens a blob; `None` where there is none. May wait for the disk.
    pub fn read(&self, content: &ContentId) -> Result<Option<Blob>, StorageError> {
        let failed = |error: io::Error| StorageError::new("opening a blob", error);
        Blob::open(&self.path(content)).map_err(failed)
    }

    /// Notes down a blob that a commit stops naming: [`Self::remove_unused`] follows the commit, and where a crash comes
    /// first, the next start. May wait for the disk.
    pub(crate) fn note_leaving(&self, content: &ContentId) -> Result<(), StorageError> {
        let noted = self.claims.note(content);
        noted.map_err(|error| StorageError::of_system("noting down a blob", &error))
    }

    /// Removes a blob that no record names, unless somebody holds it. `unused` is asked while nobody else can take hold
    /// of it. May wait for the disk.
    pub fn remove_unused(
        &self,
        content: &ContentId,
        unused: impl FnOnce() -> Result<bool, StorageError>,
    ) -> Result<(), StorageError> {
        self.claims.unless_held(content, || {
            if !unused()? {
                return Ok(());
            }
            folder::remove(&self.path(content), self.sync)
                .and_then(|()| self.derived.forget(content))
                .map_err(|error| StorageError::new("removing a blob", error))
        })
    }

    /// Opens what was made of a blob under this label, if it is still kept. May wait for the disk.
    pub fn derived(&self, content: &ContentId, label: &str) -> Result<Option<Blob>, StorageError> {
        let failed = |error| StorageError::new("opening what was made of a blob", error);
        self.derived.open(content, label).map_err(failed)
    }

    /// Keeps what was made of the blob that was read as `source`, for as long as there is room and that blob is there.
    /// May wait for the disk.
    pub fn keep_derived(
        &self,
        content: &ContentId,
        source: &Blob,
        label: &str,
        made: &[u8],
    ) -> Result<(), StorageError> {
        let failed = |error| StorageError::new("keeping what was made of a blob", error);
        let mut staging = self.stage()?;
        staging.write(made)?;
        self.derived
            .keep(content, label, &staging.finish())
            .map_err(failed)?;
        // Nothing outlives a blob that was removed meanwhile, or had other bytes and was put there anew.
        if !source.is_at(&self.path(content)).map_err(failed)? {
            self.derived.forget(content).map_err(failed)?;
        }
        Ok(())
    }

    fn path(&self, content: &ContentId) -> PathBuf {
        let text = content.as_str();
        let shard = text.get(text.len() - SHARD..).unwrap_or_default();
        self.kept.join(shard).join(text)
    }

    /// Everything that lies among the blobs, in no order. May wait for the disk.
    pub(crate) fn list(&self) -> Result<Vec<Listed>, StorageError> {
        let list = || {
            let (mut found, mut folders) = (Vec::new(), vec![self.kept.clone()]);
            while let Some(folder) = folders.pop() {
                for entry in fs::read_dir(folder)? {
                    let path = entry?.path();
                    let metadata = fs::symlink_metadata(&path)?;
                    if metadata.is_dir() {
                        folders.push(path);
                    } else {
                        found.push((self.content_at(&path), metadata.len()));
                    }
                }
            }
            Ok(found)
        };
        list().map_err(|error: io::Error| StorageError::new("listing the blobs", error))
    }

    /// The blob that lies here, if its place is the one that its name asks for.
    fn content_at(&self, path: &Path) -> Result<ContentId, String> {
        let name = path.file_name().and_then(|name| name.to_str());
        name.and_then(ContentId::parse)
            .filter(|content| self.path(content) == path)
            .ok_or_else(|| {
                let below = path.strip_prefix(&self.kept).unwrap_or(path);
                below.display().to_string()
            })
    }
}
