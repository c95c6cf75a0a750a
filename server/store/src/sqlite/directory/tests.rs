#![expect(clippy::unwrap_used, reason = "tests")]

use super::*;

#[test]
fn a_copy_of_the_open_file_does_not_keep_the_lock() {
    let parent = tempfile::tempdir().unwrap();
    let path = parent.path().join("data");
    let first = DataDirectory::open(&path).unwrap();
    // What a child has between its fork and its own program.
    let _copy = first.lock.as_ref().unwrap().try_clone().unwrap();
    let locked = DataDirectory::open(&path);
    assert!(matches!(locked, Err(OpenError::Locked(_))));
    drop(first);
    DataDirectory::open(&path).unwrap();
}
