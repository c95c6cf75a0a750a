//! A space that cannot be read while others can.

use std::sync::atomic::{AtomicUsize, Ordering};

use rolltop_store::StorageError;
use slog::{Drain, KV, Key, OwnedKVList, Record, Serializer};

use super::*;
use crate::search::SearchRequest;
use crate::spaces::Page;

/// What was logged: each line with its values.
#[derive(Clone, Default)]
struct Logged(Arc<Mutex<Vec<String>>>);

impl Drain for Logged {
    type Ok = ();
    type Err = slog::Never;

    fn log(&self, record: &Record<'_>, _: &OwnedKVList) -> Result<(), slog::Never> {
        struct Line(String);
        impl Serializer for Line {
            fn emit_arguments(&mut self, _: Key, value: &std::fmt::Arguments<'_>) -> slog::Result {
                self.0 += &format!("; {value}");
                Ok(())
            }
        }
        let mut line = Line(record.msg().to_string());
        record.kv().serialize(record, &mut line).unwrap();
        self.0.lock().unwrap().push(line.0);
        Ok(())
    }
}

// query.md 10: a space whose visit fails is one that could not be read.
#[test]
fn a_space_that_fails_leaves_a_search_over_all_to_the_others() {
    let logged = Logged::default();
    let log = slog::Logger::root(logged.clone(), slog::o!());
    // The number of snapshots until one fails.
    let left = Arc::new(AtomicUsize::new(usize::MAX));
    let watched = Arc::clone(&left);
    let world = World::logging(log);
    let watch = move || match watched.fetch_sub(1, Ordering::SeqCst) {
        1 => Err(StorageError {
            attempted: "reading for a test",
            cause: "it is not to be".to_owned(),
            obstacle: None,
            is_damage: false,
        }),
        _ => Ok(()),
    };
    world.store.watch_reads(Box::new(watch));
    let spaces = ["One", "Two"].map(|name| world.space(name));
    for space in &spaces {
        world.made(space, json!({"type": "page", "name": "Page"}));
    }
    let (workspace, keys) = (&world.workspace, KeysMode::Slug);
    let request = SearchRequest::default();
    let page = Page {
        offset: 0,
        limit: 25,
    };
    let search = || workspace.search_global(&owner(), &request, keys, IdSpelling::Full, page);
    // The first is in memory, the second has to be read.
    workspace
        .search_space(&spaces[0], &request, keys, page)
        .unwrap();
    logged.0.lock().unwrap().clear();
    // The spaces are known. The first snapshot searches the first of them.
    left.store(2, Ordering::SeqCst);
    let found = search().unwrap();
    let rows: Vec<&str> = found
        .data
        .iter()
        .filter_map(|row| row.space_id.as_deref())
        .collect();
    assert_eq!((rows, found.total), (vec![spaces[0].id.as_str()], 1));
    assert_eq!(found.warnings.len(), 1, "{:?}", found.warnings);
    let message = &found.warnings[0].message;
    assert!(
        message.contains("incomplete: 1 of 2 spaces") && message.contains(r#"("Two")"#),
        "{message}"
    );
    let lines = std::mem::take(&mut *logged.0.lock().unwrap());
    let is_told = |line: &String| line.contains(&spaces[1].id) && line.contains("it is not to be");
    assert!(lines.iter().any(is_told), "{lines:?}");
    // It is read as soon as it can be.
    let found = search().unwrap();
    assert_eq!((found.total, found.warnings), (2, Vec::new()));
}

/// Makes the record of an object unreadable.
fn damage(world: &World, id: &str) {
    let sql = "UPDATE object SET document = CAST(x'ff' AS TEXT) WHERE id = ?1";
    assert_eq!(world.database().execute(sql, [id]).unwrap(), 1);
}

// query.md 9: texts that could not be read are found once they are written again.
#[test]
fn texts_that_could_not_be_read_are_read_again() {
    let world = World::new();
    let space = world.space("One");
    let ids = ["One", "Two"].map(|name| {
        world.made(
            &space,
            json!({"type": "page", "name": format!("zebra {name}")}),
        )
    });
    let record = world.store.object(&ids[0]).unwrap().unwrap();
    damage(&world, &ids[0]);
    let request = SearchRequest {
        query: Some("zebra".to_owned()),
        ..SearchRequest::default()
    };
    let search = || {
        let found = world.search(&space, &request).unwrap();
        (found.total, found.data.len(), found.warnings.len())
    };
    assert_eq!(search(), (1, 1, 1));
    world.commit(Write::PutObject(ObjectRecord::clone(&record)));
    assert_eq!(search(), (2, 2, 0));
}

// query.md 8, 10: an object whose record can no longer be read has no row, and the others show theirs.
#[test]
fn rows_that_fail_leave_a_search_over_all_to_the_others() {
    let world = World::new();
    let spaces = ["One", "Two"].map(|name| world.space(name));
    let pages = spaces
        .each_ref()
        .map(|space| world.made(space, json!({"type": "page", "name": "Page"})));
    let (request, keys) = (SearchRequest::default(), KeysMode::Slug);
    let workspace = &world.workspace;
    let search = || workspace.search_global(&owner(), &request, keys, IdSpelling::Full, PAGE);
    assert_eq!(search().unwrap().data.len(), 2);
    damage(&world, &pages[1]);
    let found = search().unwrap();
    let rows: Vec<&str> = found
        .data
        .iter()
        .filter_map(|row| row.space_id.as_deref())
        .collect();
    assert_eq!(rows, [spaces[0].id.as_str()]);
    let told = |warnings: &[Issue]| {
        assert_eq!(warnings.len(), 1, "{warnings:?}");
        let expected = format!("{} is damaged, and it has no row", pages[1]);
        assert_eq!(warnings[0].message, expected);
    };
    told(&found.warnings);
    let found = world.search(&spaces[1], &request).unwrap();
    assert!(found.data.is_empty());
    told(&found.warnings);
}
