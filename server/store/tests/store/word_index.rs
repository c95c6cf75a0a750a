//! The word index: numbers and versions of objects, phrases and vocabulary by space, and files that it cannot use.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use rolltop_store::{
    Column, IndexedObject, Phrase, Seq, SpaceIndex, StorageError, WORD_INDEX, WordChange, WordIndex,
};
use rusqlite::Connection;
use tempfile::TempDir;

fn put(id: &str, version: Seq, title: &str, body: &str) -> WordChange {
    WordChange::Put {
        id: id.into(),
        version,
        title: title.into(),
        body: body.into(),
    }
}

fn remove(id: &str) -> WordChange {
    WordChange::Remove { id: id.into() }
}

/// Numbers of the objects that hold a phrase; with `*` at the end its last word is the beginning of one.
fn find(space: &SpaceIndex, text: &str, column: Column) -> Vec<u32> {
    let words = text.trim_end_matches('*').split(' ').map(str::to_owned);
    let phrase = Phrase {
        words: words.collect(),
        prefix: text.ends_with('*'),
    };
    let mut found = Vec::new();
    space
        .read(|reader| reader.find(&[phrase], column, &mut |number| found.push(number)))
        .unwrap();
    found
}

fn open(directory: &TempDir) -> (WordIndex, Arc<AtomicUsize>) {
    let resets = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&resets);
    let index = WordIndex::new(directory.path().join(WORD_INDEX), move |_| {
        counter.fetch_add(1, Ordering::Relaxed);
    });
    (index, resets)
}

#[test]
fn words_are_found_in_their_space_and_column() {
    let directory = tempfile::tempdir().unwrap();
    let (index, _) = open(&directory);
    let space = index.open_space("s").unwrap().index;
    let other = index.open_space("t").unwrap().index;
    let changes = [
        put("a", 1, "red house", "a green garden"),
        put("b", 1, "green", "house in red"),
    ];
    assert_eq!(space.write(&changes).unwrap(), [Some(0), Some(1)]);
    assert_eq!(other.write(&[put("x", 1, "red", "")]).unwrap(), [Some(0)]);
    for (text, column, found) in [
        ("red", Column::Title, vec![0]),
        ("red", Column::Body, vec![1]),
        ("red house", Column::Title, vec![0]),
        ("red house", Column::Body, vec![]),
        ("in red", Column::Body, vec![1]),
        ("gard", Column::Body, vec![]),
        ("gard*", Column::Body, vec![0]),
        ("a gr*", Column::Body, vec![0]),
        ("\" OR", Column::Body, vec![]),
    ] {
        assert_eq!(find(&space, text, column), found, "{text} {column:?}");
    }
    let mut words = Vec::new();
    let mut show = |word: &str| {
        words.push(word.to_owned());
        words.len() < 2
    };
    space
        .read(|reader| reader.vocabulary("g", &mut show))
        .unwrap();
    assert_eq!(words, ["garden", "green"]);

    index.forget("s").unwrap();
    assert_eq!(find(&space, "red", Column::Title), [0; 0]);
    assert_eq!(find(&other, "red", Column::Title), [0]);
}

#[test]
fn objects_keep_their_numbers_and_their_last_words() {
    let directory = tempfile::tempdir().unwrap();
    let (index, _) = open(&directory);
    let space = index.open_space("s").unwrap().index;
    space
        .write(&[put("a", 5, "", "old"), put("b", 5, "", "old")])
        .unwrap();
    let changes = [
        put("a", 6, "", "older"),
        // A restored database has lower versions.
        put("a", 4, "", "new"),
        remove("b"),
        remove("b"),
        put("c", 7, "", "new"),
    ];
    let numbers = space.write(&changes).unwrap();
    assert_eq!(numbers, [Some(0), Some(0), Some(1), None, Some(2)]);
    assert_eq!(find(&space, "old*", Column::Body), [0; 0]);
    assert_eq!(find(&space, "new", Column::Body), [0, 2]);
    let keys = ["k".to_owned()].into();
    space.set_keys(&keys, &["c".to_owned()]).unwrap();

    drop((space, index));
    let (index, resets) = open(&directory);
    let found = index.open_space("s").unwrap();
    let object = |id: &str, number, version| IndexedObject {
        id: id.into(),
        number,
        version,
    };
    assert_eq!(found.objects, [object("a", 0, 4), object("c", 2, 0)]);
    assert_eq!((found.keys, resets.load(Ordering::Relaxed)), (keys, 0));
}

#[test]
fn a_file_of_another_version_or_program_is_created_again() {
    for sql in ["PRAGMA user_version = 99", "PRAGMA application_id = 7"] {
        let directory = tempfile::tempdir().unwrap();
        let (index, _) = open(&directory);
        let space = index.open_space("s").unwrap().index;
        space.write(&[put("a", 1, "", "word")]).unwrap();
        drop((space, index));
        let connection = Connection::open(directory.path().join(WORD_INDEX)).unwrap();
        connection.execute_batch(sql).unwrap();
        drop(connection);
        let (index, resets) = open(&directory);
        assert_eq!(index.open_space("s").unwrap().objects, []);
        assert_eq!(resets.load(Ordering::Relaxed), 1);
    }
}

#[test]
fn a_space_that_was_opened_before_a_reset_is_not_current() {
    let directory = tempfile::tempdir().unwrap();
    let (index, resets) = open(&directory);
    let space = index.open_space("s").unwrap().index;
    assert!(index.is_current(&space));
    index.reset(&space, &StorageError::closed());
    assert!(index.is_current(&space), "no damage");
    let damage = StorageError {
        is_damage: true,
        ..StorageError::closed()
    };
    index.reset(&space, &damage);
    index.reset(&space, &damage);
    assert!(!index.is_current(&space));
    assert_eq!(resets.load(Ordering::Relaxed), 1);
    let again = index.open_space("s").unwrap().index;
    assert!(index.is_current(&again));
}

// Two that search a space at the same time cannot undo what the other indexed.
#[test]
fn only_the_last_who_opened_a_space_changes_it() {
    let directory = tempfile::tempdir().unwrap();
    let (index, resets) = open(&directory);
    let first = index.open_space("s").unwrap().index;
    let other = index.open_space("t").unwrap().index;
    let last = index.open_space("s").unwrap().index;
    first.write(&[put("a", 1, "red", "")]).unwrap_err();
    last.write(&[put("a", 2, "blue", "")]).unwrap();
    assert!(!index.is_current(&first) && index.is_current(&last) && index.is_current(&other));
    assert_eq!(find(&first, "blue", Column::Title), [0]);
    assert_eq!(resets.load(Ordering::Relaxed), 0);
}

// A file that cannot be opened or written for another reason than damage is kept, and read where that is possible.
#[test]
fn only_damage_deletes_a_file() {
    let directory = tempfile::tempdir().unwrap();
    let (index, resets) = open(&directory);
    let space = index.open_space("s").unwrap().index;
    space.write(&[put("a", 1, "word", "")]).unwrap();
    let path = directory.path().join(WORD_INDEX);
    let other = Connection::open(&path).unwrap();
    let refuse = "CREATE TRIGGER refuse BEFORE INSERT ON space BEGIN SELECT RAISE(FAIL, 'no'); END";
    other.execute_batch(refuse).unwrap();
    // A known space needs no write, a new one does.
    assert_eq!(index.open_space("s").unwrap().objects.len(), 1);
    let refusal = index.open_space("new").unwrap_err();
    assert!(!refusal.is_damage, "{refusal}");
    assert_eq!(resets.load(Ordering::Relaxed), 0);
    assert!(path.exists());
}
