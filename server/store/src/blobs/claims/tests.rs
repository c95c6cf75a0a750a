#![expect(clippy::unwrap_used, reason = "tests")]

use std::cell::Cell;

use super::*;

#[test]
fn a_blob_is_held_or_removed() {
    let folder = tempfile::tempdir().unwrap();
    let claims = Arc::new(Claims::noted_in(folder.path().to_owned()));
    let content = ContentId::of_digest(&[1; 32]);
    let is_removed = || {
        let removed = Cell::new(false);
        let remove = || {
            removed.set(true);
            Ok(())
        };
        claims.unless_held(&content, remove).unwrap();
        removed.get()
    };
    let first = claims.hold(&content).unwrap();
    let second = claims.hold(&content).unwrap();
    drop(first);
    assert!(!is_removed());
    assert!(folder.path().join(content.as_str()).exists());
    drop(second);
    assert!(!folder.path().join(content.as_str()).exists());
    assert!(is_removed());
}
