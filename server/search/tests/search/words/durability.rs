//! The content of an index after writes, restarts and damage.

use std::fs;

use super::*;

//
#[test]
fn a_search_sees_every_write_before_it() {
    let mut world = World::of(&[doc("a", "alpha", &[])]);
    assert_eq!(world.find("alpha"), ["a"]);
    world.put(doc("b", "zebra", &[]));
    assert_eq!(world.find("zebra"), ["b"]);
    world.put_all(&[doc("b", "horse", &[]), doc("a", "gamma", &[])]);
    assert_eq!(world.find("zebra"), [""; 0]);
    assert_eq!(world.find("alpha"), [""; 0]);
    assert_eq!(world.find("horse"), ["b"]);
    world.put(ObjectRecord {
        archived: true,
        ..doc("b", "horse", &[])
    });
    assert_eq!(world.find("horse"), [""; 0]);
    world.remove("a");
    assert_eq!(world.find("gamma"), [""; 0]);
    world.put(doc("c", "reused", &[]));
    assert_eq!(world.find("gamma reused"), ["c"]);
}

// The index is used after a restart; objects that have changed since are indexed again.
#[test]
fn nothing_is_lost_or_stale_after_a_restart() {
    let mut world = World::of(&[
        doc("a", "alpha", &[]),
        doc("b", "beta", &[]),
        doc("c", "gamma", &[]),
    ]);
    assert_eq!(world.find("alpha"), ["a"]);
    world.restart();
    world.put(doc("b", "delta", &[]));
    world.remove("c");
    world.put(doc("d", "gamma", &[]));
    world.unread.replace(vec!["a"]);
    assert_eq!(world.find("alpha beta gamma delta"), ["a", "b", "d"]);
    assert_eq!(world.find("beta"), [""; 0]);
    assert!(world.matches("alpha").is_complete);
    assert_eq!(world.resets(), 0);
}

// Too many changes to remember: all versions are compared again.
#[test]
fn many_changes_between_two_searches_are_seen() {
    let mut world = World::of(&[doc("a", "alpha", &[])]);
    assert_eq!(world.find("alpha"), ["a"]);
    world.put(doc("a", "beta", &[]));
    for number in 0..10_001 {
        world.words.touch(&format!("gone{number}"), None);
    }
    assert_eq!(world.find("alpha"), [""; 0]);
    assert_eq!(world.find("beta"), ["a"]);
}

// An index file of another program or version, or a damaged one, is created again.
#[test]
fn an_unusable_file_is_created_again() {
    for content in [
        "",
        "text",
        "SQLite format 3\0 and no more of it, whatever a header should have",
    ] {
        let mut world = World::new();
        fs::write(world.path(), content).unwrap();
        world.put(doc("a", "alpha", &[]));
        assert_eq!(world.find("alpha"), ["a"], "{content}");
        assert_eq!(world.resets(), usize::from(!content.is_empty()));
    }
}

// An index that is damaged while searches use it is rebuilt, and the searches continue.
#[test]
fn a_damaged_index_is_built_again() {
    for byte in [0x00, 0x55, 0xff] {
        let mut world = World::new();
        for number in 0..300 {
            world.put(doc(&format!("o{number:03}"), "alpha", &["beta gamma"]));
        }
        assert_eq!(world.find("alpha").len(), 300);
        // After a restart, all commits are in the database file.
        world.restart();
        let length = usize::try_from(fs::metadata(world.path()).unwrap().len()).unwrap();
        let mut content = fs::read(world.path()).unwrap();
        content[8192..].fill(byte);
        fs::write(world.path(), content).unwrap();
        assert!(length > 16_384);
        assert_eq!(world.find("alpha").len(), 300, "{byte}");
        assert_eq!(world.find("\"beta gamma\"").len(), 300, "{byte}");
        assert!(world.resets() > 0, "{byte}");
    }
}

// After the file is deleted under a running server, the next search rebuilds the index.
#[test]
fn a_deleted_index_is_built_again() {
    let mut world = World::of(&[doc("a", "alpha", &[])]);
    assert_eq!(world.find("alpha"), ["a"]);
    fs::remove_file(world.path()).unwrap();
    world.restart();
    assert_eq!(world.find("alpha"), ["a"]);
}

// Texts of a removed property are no longer found, those of a new one are, before and after a restart.
#[test]
fn text_properties_may_change() {
    let mut world = World::of(&[page("a", json!({"notes": "alpha", "more": "beta"}))]);
    assert_eq!(world.find("alpha"), ["a"]);
    assert_eq!(world.find("beta"), [""; 0]);
    world.keys = keys(&["more"]);
    assert_eq!(world.find("alpha"), [""; 0]);
    assert_eq!(world.find("beta"), ["a"]);
    world.restart();
    assert_eq!(world.find("beta"), ["a"]);
    world.restart();
    world.keys = keys(&["notes"]);
    assert_eq!(world.find("alpha"), ["a"]);
    assert_eq!(world.find("beta"), [""; 0]);
}

// A search with an older list of properties does not undo the work of a search with a newer list.
#[test]
fn older_properties_do_not_replace_newer_ones() {
    let mut world = World::of(&[page("a", json!({"notes": "alpha", "more": "beta"}))]);
    let mut found = |of: &[&str], seq, query: &str| {
        world.keys = TextKeys { seq, ..keys(of) };
        world.find(query).len()
    };
    assert_eq!(found(&["notes", "more"], 7, "beta"), 1);
    assert_eq!(found(&["notes"], 6, "beta"), 1);
    assert_eq!(found(&["notes", "more"], 9, "beta"), 1);
    assert_eq!(found(&["notes"], 8, "beta"), 1);
    assert_eq!(found(&["notes"], 10, "beta"), 0);
    assert_eq!(found(&["notes", "more"], 9, "beta"), 0);
}

// query.md 10: a search with a deadline finds the indexed objects, and reports that it is incomplete.
#[test]
fn a_search_without_time_is_incomplete() {
    let mut world = World::new();
    for number in 0..600 {
        world.put(doc(&format!("o{number}"), "alpha", &[]));
    }
    world.batches.set(1);
    let found = world.matches("alpha");
    assert!(!found.is_complete);
    assert!((1..600).contains(&found.rows().len()));
    world.batches.set(usize::MAX);
    let found = world.matches("alpha");
    assert!(found.is_complete);
    assert_eq!(found.rows().len(), 600);
}

// An unreadable record is skipped until it can be read; the readable parts of a damaged object are found.
#[test]
fn an_unreadable_object_leaves_the_others_alone() {
    let mut world = World::of(&[doc("a", "alpha", &[]), doc("b", "alpha", &[])]);
    world.unread.replace(vec!["a"]);
    assert_eq!(world.find("alpha"), ["b"]);
    assert!(!world.matches("alpha").is_complete);
    world.unread.take();
    assert_eq!(world.find("alpha"), ["a", "b"]);
    assert!(world.matches("alpha").is_complete);

    let damaged = ObjectRecord {
        name: "omega".into(),
        snippet: "first words".into(),
        document: "{".into(),
        ..doc("damaged", "", &[])
    };
    world.put(damaged);
    assert_eq!(world.find("omega"), ["damaged"]);
    assert_eq!(world.find("\"first words\""), ["damaged"]);
}

// A restored database has lower versions, and uses them a second time.
#[test]
fn a_restored_database_is_not_searched_by_later_words() {
    let mut world = World::of(&[doc("a", "alpha", &[]), dated("b", 9_000, "beta", "")]);
    assert_eq!(world.find("alpha beta"), ["b", "a"]);
    world.restart();
    world.rows = Rows::default();
    world.version = 0;
    world.put_all(&[
        dated("b", 1_000, "gamma", ""),
        dated("a", 20_000, "delta", ""),
    ]);
    assert_eq!(world.find("alpha beta"), [""; 0]);
    assert_eq!(world.find("gamma delta"), ["a", "b"]);
    world.restart();
    world.rows = Rows::default();
    world.version = 0;
    // Versions that were used before the restore, with other times.
    world.put_all(&[
        dated("b", 30_000, "epsilon", ""),
        dated("a", 40_000, "zeta", ""),
    ]);
    assert_eq!(world.find("gamma delta"), [""; 0]);
    assert_eq!(world.find("epsilon zeta"), ["a", "b"]);
}

// A damaged object is no longer found by its former words.
#[test]
fn a_damaged_object_loses_its_old_words() {
    let mut world = World::of(&[doc("a", "alpha", &["beta"])]);
    assert_eq!(world.find("beta"), ["a"]);
    world.put(ObjectRecord {
        document: "{".into(),
        ..doc("a", "alpha", &[])
    });
    assert_eq!(world.find("beta"), [""; 0]);
    assert_eq!(world.find("alpha"), ["a"]);
}

// If stale objects are not indexed in time, no row is found by its former words.
#[test]
fn an_incomplete_search_finds_nothing_by_old_words() {
    let mut world = World::of(&[doc("a", "secret", &[]), doc("b", "hidden", &[])]);
    assert_eq!(world.find("secret hidden"), ["a", "b"]);
    world.put(doc("a", "public", &[]));
    world.remove("b");
    // A new object gets the row of the old one.
    let row = doc("c", "other", &[]);
    world.rows.numbers.insert("c".to_owned(), 1);
    world.put(row);
    world.batches.set(0);
    assert!(!world.matches("secret hidden").is_complete);
    assert_eq!(world.find("secret hidden"), [""; 0]);
    world.restart();
    assert_eq!(world.find("secret hidden"), [""; 0]);
    world.batches.set(usize::MAX);
    assert_eq!(world.find("secret hidden public other"), ["a", "c"]);
}

// While one search indexes a space, others do not wait long with a read snapshot.
#[test]
fn two_searches_of_a_space_do_not_wait_for_each_other_for_long() {
    let mut world = World::of(&[doc("a", "alpha", &[])]);
    world.wait = Duration::ZERO;
    let query = TextQuery::parse("alpha");
    let inner = Cell::new(None);
    let search = WordSearch {
        space_id: SPACE,
        query: &query,
        keys: &world.keys,
        names: &|visit| world.names.each(visit),
        rows: &world.rows,
        in_scope: &|_| true,
        record: &|_| Ok(None),
        may_go_on: &|_| {
            inner.set(Some(world.matches("alpha").is_busy));
            false
        },
        wait: Duration::ZERO,
    };
    let outer = world.words.find(&world.index, search).unwrap();
    assert!(!outer.is_busy && !outer.is_complete);
    assert_eq!(inner.get(), Some(true));
    assert!(world.matches("alpha").is_complete);
}

// Two owners of one space, as after its rows left the cache during a search: both find the present words.
#[test]
fn two_owners_of_a_space_undo_nothing() {
    let mut world = World::of(&[doc("a", "alpha", &[])]);
    assert_eq!(world.find("alpha"), ["a"]);
    let first = std::mem::take(&mut world.words);
    world.put(doc("a", "beta", &[]));
    assert_eq!(world.find("beta"), ["a"]);
    let last = std::mem::replace(&mut world.words, first);
    world.words.touch("a", Some(0));
    assert_eq!(world.find("beta"), ["a"]);
    assert_eq!(world.find("alpha"), [""; 0]);
    world.words = last;
    assert_eq!(world.find("beta"), ["a"]);
}
