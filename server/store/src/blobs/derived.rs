//! What is made of blobs and can be made again, such as smaller copies of pictures: a bounded cache in a folder of its
//! own. The one that was asked for longest ago goes first.
//!
//! Which files there are is known from the first use on; files are read, written and removed outside of the lock.
//! A file that is gone all the same is made again.

use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use super::content::ContentId;
use super::{Blob, Staged};

/// How much is kept.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    pub(super) files: usize,
    pub(super) bytes: u64,
}

impl Default for Bounds {
    fn default() -> Self {
        Self {
            files: 4096,
            bytes: 256 << 20,
        }
    }
}

/// The cache.
#[derive(Debug)]
pub(super) struct Derived {
    folder: PathBuf,
    bounds: Bounds,
    index: OnceLock<Mutex<Index>>,
}

#[derive(Debug, Default)]
struct Index {
    files: HashMap<String, Known>,
    bytes: u64,
    /// Uses so far.
    uses: u64,
}

#[derive(Debug)]
struct Known {
    bytes: u64,
    /// Which use was the last one of it.
    used: u64,
}

impl Derived {
    pub(super) fn new(folder: PathBuf, bounds: Bounds) -> Self {
        Self {
            folder,
            bounds,
            index: OnceLock::new(),
        }
    }

    /// Opens what was made of a blob under this label.
    pub(super) fn open(&self, content: &ContentId, label: &str) -> io::Result<Option<Blob>> {
        let name = name(content, label);
        if !self.index()?.touch(&name) {
            return Ok(None);
        }
        let blob = Blob::open(&self.folder.join(&name))?;
        if blob.is_none() {
            self.index()?.lose(&name);
        }
        Ok(blob)
    }

    /// Keeps what was made, and lets go of what no longer fits.
    pub(super) fn keep(&self, content: &ContentId, label: &str, made: &Staged) -> io::Result<()> {
        let name = name(content, label);
        // Known before the file is there, so that it is not counted twice.
        drop(self.index()?);
        made.move_to(&self.folder.join(&name))?;
        let evicted = self.index()?.insert(name, made.size(), self.bounds);
        self.remove(evicted)
    }

    /// Removes everything that was made of a blob.
    pub(super) fn forget(&self, content: &ContentId) -> io::Result<()> {
        let forgotten = self.index()?.forget(content);
        self.remove(forgotten)
    }

    fn remove(&self, names: Vec<String>) -> io::Result<()> {
        for name in names {
            match fs::remove_file(self.folder.join(name)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        Ok(())
    }

    fn index(&self) -> io::Result<MutexGuard<'_, Index>> {
        let index = match self.index.get() {
            Some(index) => index,
            None => {
                let loaded = Mutex::new(self.load()?);
                self.index.get_or_init(|| loaded)
            }
        };
        // Every change leaves the index whole.
        Ok(index.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// What an earlier run left, the oldest first.
    fn load(&self) -> io::Result<Index> {
        let mut left = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let entry = entry?;
            if let Ok(name) = entry.file_name().into_string() {
                let metadata = entry.metadata()?;
                left.push((metadata.modified()?, name, metadata.len()));
            }
        }
        left.sort();
        let mut index = Index::default();
        for (_, name, bytes) in left {
            let evicted = index.insert(name, bytes, self.bounds);
            self.remove(evicted)?;
        }
        Ok(index)
    }
}

impl Index {
    /// Notes a use; false when there is nothing of the name.
    fn touch(&mut self, name: &str) -> bool {
        self.uses += 1;
        let Some(known) = self.files.get_mut(name) else {
            return false;
        };
        known.used = self.uses;
        true
    }

    /// Adds a file and gives the names that have to go for it.
    fn insert(&mut self, name: String, bytes: u64, bounds: Bounds) -> Vec<String> {
        self.lose(&name);
        self.uses += 1;
        self.bytes += bytes;
        let used = self.uses;
        self.files.insert(name, Known { bytes, used });
        let mut evicted = Vec::new();
        while self.files.len() > bounds.files || self.bytes > bounds.bytes {
            let oldest = self.files.iter().min_by_key(|(_, known)| known.used);
            let Some(name) = oldest.map(|(name, _)| name.clone()) else {
                break;
            };
            self.lose(&name);
            evicted.push(name);
        }
        evicted
    }

    fn lose(&mut self, name: &str) {
        if let Some(known) = self.files.remove(name) {
            self.bytes -= known.bytes;
        }
    }

    fn forget(&mut self, content: &ContentId) -> Vec<String> {
        let prefix = name(content, "");
        let forgotten: Vec<String> = self
            .files
            .keys()
            .filter(|name| name.starts_with(&prefix))
            .cloned()
            .collect();
        forgotten.iter().for_each(|name| self.lose(name));
        forgotten
    }
}

fn name(content: &ContentId, label: &str) -> String {
    format!("{content}.{label}")
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use std::fs::File;
    use std::path::Path;

    use super::super::Staging;
    use super::*;

    fn cache(folder: &Path) -> Derived {
        let bounds = Bounds {
            files: 3,
            bytes: 100,
        };
        Derived::new(folder.to_owned(), bounds)
    }

    fn keep(cache: &Derived, content: &ContentId, label: &str, bytes: usize) {
        let mut staging =
            Staging::create(cache.folder.with_extension("incoming"), File::sync_all).unwrap();
        staging.write(&vec![b'x'; bytes]).unwrap();
        cache.keep(content, label, &staging.finish()).unwrap();
    }

    fn kept(cache: &Derived) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(&cache.folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn the_cache_stays_within_its_bounds() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("derived");
        fs::create_dir(&place).unwrap();
        let first = cache(&place);
        let [a, b, c, d] = [1, 2, 3, 4].map(|byte| ContentId::of_digest(&[byte; 32]));
        for content in [&a, &b, &c] {
            keep(&first, content, "320", 10);
        }
        assert!(
            first
                .open(&a, "320")
                .unwrap()
                .is_some_and(|blob| blob.size == 10)
        );
        assert!(first.open(&a, "1920").unwrap().is_none());
        // The one that was asked for longest ago goes: b.
        keep(&first, &d, "320", 10);
        assert!(first.open(&b, "320").unwrap().is_none());
        assert_eq!(kept(&first).len(), 3);
        // Too many bytes: all but the last go.
        keep(&first, &a, "1920", 95);
        assert_eq!(kept(&first), [name(&a, "1920")]);
        // Nothing that does not fit is kept.
        keep(&first, &b, "1920", 101);
        assert_eq!(kept(&first), [] as [String; 0]);
    }

    #[test]
    fn another_run_knows_what_is_there() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("derived");
        fs::create_dir(&place).unwrap();
        let [a, b] = [1, 2].map(|byte| ContentId::of_digest(&[byte; 32]));
        let first = cache(&place);
        for (content, label) in [(&a, "320"), (&a, "1920"), (&b, "320")] {
            keep(&first, content, label, 0);
        }
        let second = cache(&place);
        assert!(
            second
                .open(&b, "320")
                .unwrap()
                .is_some_and(|blob| blob.size == 0)
        );
        second.forget(&a).unwrap();
        assert_eq!(kept(&second), [name(&b, "320")]);
        // A file that somebody removed is no longer there.
        fs::remove_file(place.join(name(&b, "320"))).unwrap();
        assert!(second.open(&b, "320").unwrap().is_none());
    }
}
