//! A store that cannot be read for a while: what an index says of it, and that it recovers.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use rolltop_index::{Index, TextView};
use rolltop_store::testing::Watched;
use rolltop_store::{StorageError, Store};

use crate::long::long_doc;
use crate::support::{SPACE, World, log};
use crate::words::{Known, PATIENCE, doc, keys, put_all, ranked};

/// As often as anybody wants.
const ALWAYS: usize = usize::MAX / 2;

/// A store whose objects can be read so often.
fn failing(store: Arc<dyn Store>, left: Arc<AtomicUsize>) -> Watched {
    Watched::new(store, move |_| {
        let less = |left: usize| left.checked_sub(1);
        match left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, less) {
            Ok(_) => Ok(()),
            Err(_) => Err(StorageError {
                attempted: "reading for a test",
                cause: "it is not to be".to_owned(),
                obstacle: None,
            }),
        }
    })
}

/// A text of a space, of which not all can be read.
fn unread(index: &Index) -> TextView {
    let view = index.view(SPACE).unwrap();
    let text = view.text_within(keys(&["notes"]), PATIENCE).unwrap();
    assert!(!text.is_complete());
    assert_eq!(text.wait(PATIENCE), Some(false));
    text
}

// query.md 9: what could not be read is told of, and read as soon as it can be: by a search, without a restart.
#[test]
fn texts_that_could_not_be_read_are_read_later() {
    let world = World::new();
    for part in 0..2 {
        let docs = (0..200).map(|number| doc(&format!("o{part}{number:03}"), "walrus", &[]));
        put_all(&world, docs.collect());
    }
    // Many short texts are read by the writer, long ones one by one by a reader.
    check_recovery(&world, 0, "walrus", 400);
    let world = World::new();
    let docs = (0..30).map(|number| long_doc(&format!("o{number:02}"), "walrus"));
    put_all(&world, docs.collect());
    check_recovery(&world, 20, "walrusown", 30);
}

#[track_caller]
fn check_recovery(world: &World, readable: usize, word: &str, expected: usize) {
    let left = Arc::new(AtomicUsize::new(ALWAYS));
    let store = failing(Arc::clone(&world.store), Arc::clone(&left));
    let folder = world.directory.path().join("other");
    let index = Index::new(Arc::new(store), Some(&folder), log());
    assert_eq!(index.view(SPACE).unwrap().table().len(), expected);
    left.store(readable, Ordering::SeqCst);
    let text = unread(&index);
    assert!(ranked(&text, &Known::default(), word).len() < expected);
    left.store(ALWAYS, Ordering::SeqCst);
    let start = Instant::now();
    loop {
        let view = index.view(SPACE).unwrap();
        let text = view
            .text_within(keys(&["notes"]), Duration::from_millis(50))
            .unwrap();
        if text.is_complete() {
            assert_eq!(ranked(&text, &Known::default(), word).len(), expected);
            return;
        }
        assert!(start.elapsed() < 4 * PATIENCE, "it does not recover");
        std::thread::yield_now();
    }
}
