#![expect(clippy::unwrap_used, reason = "tests")]

use std::path::Path;
use std::time::{Duration, SystemTime};

use super::super::Staging;
use super::*;

fn cache(folder: &Path) -> Derived {
    Derived {
        files: 3,
        bytes: 100,
        ..Derived::new(folder.to_owned())
    }
}

/// Keeps a file that was made so many seconds ago.
fn keep(cache: &Derived, content: &ContentId, label: &str, bytes: usize, age: u64) {
    let staged = cache.folder.with_extension("incoming");
    let mut staging = Staging::create(staged.clone()).unwrap();
    staging.write(&vec![b'x'; bytes]).unwrap();
    let made = staging.finish();
    let then = SystemTime::now() - Duration::from_secs(age);
    made.file.set_modified(then).unwrap();
    cache.keep(content, label, &made).unwrap();
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
    let cache = cache(&place);
    let [a, b, c, d] = [1, 2, 3, 4].map(|byte| ContentId::of_digest(&[byte; 32]));
    for (content, age) in [(&a, 50), (&b, 60), (&c, 40)] {
        keep(&cache, content, "320", 10, age);
    }
    let found = cache.open(&a, "320").unwrap();
    assert!(found.is_some_and(|blob| blob.size == 10));
    assert!(cache.open(&a, "1920").unwrap().is_none());
    // The oldest goes: b.
    keep(&cache, &d, "320", 10, 30);
    assert!(cache.open(&b, "320").unwrap().is_none());
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
    cache.forget(&a).unwrap();
    assert_eq!(kept(&cache), [format!("{b}.320")]);
}
