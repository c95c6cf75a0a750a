#![expect(clippy::unwrap_used, reason = "tests")]

use std::fs::File;
use std::time::{Duration, SystemTime};

use super::*;

fn blobs(folder: &Path) -> Blobs {
    let derived = folder.join("derived");
    fs::create_dir(&derived).unwrap();
    Blobs::new(folder.join("blobs"), folder.join("incoming"), derived)
}

/// Keeps a file that was made so many seconds ago, in a cache of three files and 100 bytes.
fn keep(blobs: &Blobs, content: &ContentId, label: &str, bytes: usize, age: u64) {
    let path = blobs.derived_path(content, label);
    fs::write(&path, vec![b'x'; bytes]).unwrap();
    let then = SystemTime::now() - Duration::from_secs(age);
    let made = File::options().write(true).open(&path).unwrap();
    made.set_modified(then).unwrap();
    trim(&blobs.derived, 3, 100).unwrap();
}

fn kept(blobs: &Blobs) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(&blobs.derived)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn the_cache_stays_within_its_bounds() {
    let folder = tempfile::tempdir().unwrap();
    let cache = blobs(folder.path());
    let [a, b, c, d] = [1, 2, 3, 4].map(|byte| ContentId::of_digest(&[byte; 32]));
    for (content, age) in [(&a, 50), (&b, 60), (&c, 40)] {
        keep(&cache, content, "320", 10, age);
    }
    let found = cache.derived(&a, "320").unwrap();
    assert!(found.is_some_and(|blob| blob.size == 10));
    assert!(cache.derived(&a, "1920").unwrap().is_none());
    // The oldest goes: b.
    keep(&cache, &d, "320", 10, 30);
    assert!(cache.derived(&b, "320").unwrap().is_none());
    assert_eq!(kept(&cache).len(), 3);
    // Too many bytes: all but the last go.
    keep(&cache, &a, "1920", 95, 20);
    assert_eq!(kept(&cache), [format!("{a}.1920")]);
    // Nothing that does not fit is kept.
    keep(&cache, &b, "1920", 101, 10);
    assert_eq!(kept(&cache), [] as [String; 0]);
    for (content, label) in [(&a, "320"), (&a, "1920"), (&b, "320")] {
        keep(&cache, content, label, 0, 0);
    }
    cache.forget_derived(&a).unwrap();
    assert_eq!(kept(&cache), [format!("{b}.320")]);
}
