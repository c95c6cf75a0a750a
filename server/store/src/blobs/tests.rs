//! That content is on disk before anybody hears that it is kept (chats-files-auth.md 2.2).

#![expect(clippy::unwrap_used, reason = "tests")]

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use super::*;
use crate::folder::tests::{GOOD, SYNCED};

fn blobs() -> (TempDir, Blobs) {
    let directory = tempfile::tempdir().unwrap();
    let [kept, incoming, derived] = ["blobs", "incoming", "derived"].map(|name| {
        let path = directory.path().join(name);
        fs::create_dir(&path).unwrap();
        path
    });
    let blobs = Blobs::new(kept, incoming, derived);
    (directory, blobs)
}

fn staged(blobs: &Blobs) -> Staged {
    let mut staging = blobs.stage().unwrap();
    staging.write(b"hello").unwrap();
    staging.finish()
}

fn identity(path: &Path) -> u64 {
    fs::metadata(path).unwrap().ino()
}

/// What was put on disk since this was last asked.
fn synced() -> Vec<(u64, bool)> {
    SYNCED.take()
}

#[test]
fn what_is_kept_is_on_disk_with_its_name() {
    let (directory, blobs) = blobs();
    let first = staged(&blobs);
    blobs.keep(&first).unwrap();
    let path: PathBuf = path_in(&blobs.kept, &first.content);
    let shard = path.parent().unwrap();
    let kept = identity(&directory.path().join("blobs"));
    // The folder of its folder, then the content, and last the folder that has its name.
    let all = [
        (kept, true),
        (identity(&path), true),
        (identity(shard), true),
    ];
    assert_eq!(synced(), all);
    // A second keeper of the same content reports it only when the names are on disk, whichever put them there.
    blobs.keep(&staged(&blobs)).unwrap();
    assert_eq!(synced(), [(kept, true), (identity(shard), true)]);
    blobs.remove_unused(&first.content, || Ok(false)).unwrap();
    assert_eq!(synced(), [(identity(shard), false)]);
}

#[test]
fn what_is_not_on_disk_is_not_kept() {
    let (_directory, blobs) = blobs();
    let content = staged(&blobs);
    for good in 0..3 {
        GOOD.set(good);
        assert!(blobs.keep(&content).is_err(), "{good}");
    }
    // By now it lies there, and its name is not yet known to be on disk.
    assert!(path_in(&blobs.kept, &content.content).exists());
    for good in 0..2 {
        GOOD.set(good);
        assert!(blobs.keep(&content).is_err(), "{good}");
    }
    GOOD.set(usize::MAX);
    blobs.keep(&content).unwrap();
}
