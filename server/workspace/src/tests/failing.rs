//! A space that cannot be read while others can.

use std::sync::atomic::{AtomicBool, Ordering};

use rolltop_store::StorageError;
use rolltop_store::testing::{Call, Commit, Watched};
use slog::{Drain, KV, Key, OwnedKVList, Record, Serializer};

use super::*;
use crate::search::{FoundAnywhere, SearchRequest};
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

/// A world whose store fails in these calls while the switch says so.
fn failing(fails_in: fn(Call<'_>) -> bool, log: slog::Logger) -> (World, Arc<AtomicBool>) {
    let fails = Arc::new(AtomicBool::new(false));
    let watched = Arc::clone(&fails);
    let wrap = |store: Arc<SqliteStore>| -> Arc<dyn Store> {
        Arc::new(Watched::new(store, move |call| {
            match fails_in(call) && watched.load(Ordering::SeqCst) {
                true => Err(StorageError {
                    attempted: "reading for a test",
                    cause: "it is not to be".to_owned(),
                    obstacle: None,
                }),
                false => Ok(()),
            }
        }))
    };
    (World::logging(wrap, log), fails)
}

// query.md 9: texts that could not be read are read as soon as they can be.
#[test]
fn texts_that_could_not_be_read_are_read_again() {
    let log = slog::Logger::root(slog::Discard, slog::o!());
    let (world, fails) = failing(|call| matches!(call, Call::Object(_)), log);
    let space = world.space("One");
    let notes = world.property(&space, "Notes", Format::Text, &[]);
    world.made(
        &space,
        json!({"type": "page", "properties": {"notes": "zebra"}}),
    );
    let workspace = &world.workspace;
    let request = SearchRequest {
        query: Some("zebra".to_owned()),
        ..SearchRequest::default()
    };
    let page = Page {
        offset: 0,
        limit: 25,
    };
    let search = || workspace.search_space(&space, &request, KeysMode::Slug, page);
    assert_eq!(search().unwrap().total, 1);
    let target = space.clone();
    run(workspace, false, move |workspace, tx, mutation| {
        let notes = ("notes", KeysMode::Slug);
        workspace.delete_property(tx, &target, notes, None, mutation)
    })
    .unwrap();
    assert_eq!(search().unwrap().total, 0);
    workspace.restore(&notes, None).unwrap();
    fails.store(true, Ordering::SeqCst);
    search().unwrap_err();
    fails.store(false, Ordering::SeqCst);
    // Each search waits for texts, though not for ever.
    let mut searches = (0..120).map(|_| search().unwrap());
    let found = searches.find(|found| found.warnings.is_empty());
    assert_eq!(found.unwrap().total, 1);
}

// query.md 10: a space whose visit fails is one that could not be read.
#[test]
fn a_space_that_fails_leaves_a_search_over_all_to_the_others() {
    let logged = Logged::default();
    let log = slog::Logger::root(logged.clone(), slog::o!());
    let (world, fails) = failing(|call| matches!(call, Call::Walk { .. }), log);
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
    fails.store(true, Ordering::SeqCst);
    let found = search().unwrap();
    let rows: Vec<&str> = found.rows.iter().map(|row| row.space_id.as_str()).collect();
    assert_eq!((rows, found.total), (vec![spaces[0].id.as_str()], 1));
    assert!(found.is_partial);
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
    fails.store(false, Ordering::SeqCst);
    let found = search().unwrap();
    assert_eq!(
        (found.total, found.is_partial, found.warnings),
        (2, false, Vec::new())
    );
}

/// What is done before a call of the store.
type Before = Arc<Mutex<Box<dyn FnMut(Call<'_>) -> bool + Send>>>;

/// A world with two spaces and a page in each, and what lets reads fail, as nothing does yet.
fn two_spaces() -> (World, [SpaceTarget; 2], [String; 2], Before) {
    let fails: Before = Arc::new(Mutex::new(Box::new(|_: Call<'_>| false)));
    let watched = Arc::clone(&fails);
    let world = World::over(|store| {
        Arc::new(Watched::new(store, move |call| {
            match (watched.lock().unwrap())(call) {
                true => Err(StorageError {
                    attempted: "reading for a test",
                    cause: "it is not to be".to_owned(),
                    obstacle: None,
                }),
                false => Ok(()),
            }
        }))
    });
    let spaces = ["One", "Two"].map(|name| world.space(name));
    let pages = spaces.each_ref().map(|space| {
        world.clock.advance(std::time::Duration::from_secs(1));
        world.made(space, json!({"type": "page", "name": "Page"}))
    });
    (world, spaces, pages, fails)
}

const PAGE: Page = Page {
    offset: 0,
    limit: 25,
};

fn everywhere(world: &World) -> FoundAnywhere {
    everywhere_on(world, PAGE)
}

fn everywhere_on(world: &World, page: Page) -> FoundAnywhere {
    let (request, keys) = (SearchRequest::default(), KeysMode::Slug);
    let found = world
        .workspace
        .search_global(&owner(), &request, keys, IdSpelling::Full, page);
    found.unwrap()
}

// query.md 2, 10: a space whose rows cannot be read is one that could not be read, and the others show theirs: on the
// same page, so that there are as many as are told of.
#[test]
fn rows_that_fail_leave_a_search_over_all_to_the_others() {
    let (world, spaces, pages, fails) = two_spaces();
    assert_eq!(everywhere(&world).rows.len(), 2);
    let second = pages[1].clone();
    *fails.lock().unwrap() = Box::new(move |call: Call<'_>| call == Call::Object(&second));
    let first = Page {
        offset: 0,
        limit: 1,
    };
    // The newest is of the space that fails.
    for page in [PAGE, first] {
        let found = everywhere_on(&world, page);
        let rows: Vec<&str> = found.rows.iter().map(|row| row.space_id.as_str()).collect();
        assert_eq!(rows, [spaces[0].id.as_str()]);
        assert_eq!((found.total, found.is_partial), (1, true));
        assert_eq!(found.warnings.len(), 1, "{:?}", found.warnings);
        let message = &found.warnings[0].message;
        assert!(
            message.contains("incomplete: 1 of 2 spaces") && message.contains(r#"("Two")"#),
            "{message}"
        );
    }
}

// query.md 10: that one space cannot tell whether its names have changed is no matter of the others.
#[test]
fn names_that_cannot_be_asked_for_leave_a_search_over_all_to_the_others() {
    let (world, _, _, fails) = two_spaces();
    let whole = everywhere(&world);
    *fails.lock().unwrap() = Box::new(|call: Call<'_>| call == Call::Kinds);
    assert_eq!(everywhere(&world), whole);
}

// query.md 10: whoever looks once more, because names have changed, and sees less, answers what was seen first.
#[test]
fn a_poorer_second_look_is_not_answered() {
    let (world, spaces, pages, fails) = two_spaces();
    let property = world.property(&spaces[1], "Colour", Format::Text, &[]);
    let property = world.store.object(&property).unwrap().unwrap();
    let whole = everywhere(&world);
    assert_eq!((whole.rows.len(), whole.is_partial), (2, false));
    let (store, read) = (Arc::clone(&world.store), pages[1].clone());
    let mut has_changed = false;
    *fails.lock().unwrap() = Box::new(move |call: Call<'_>| {
        if call == Call::Object(&read) && !has_changed {
            has_changed = true;
            let plan = Plan {
                writes: vec![Write::PutObject(ObjectRecord::clone(&property))],
                ..Plan::at(property.modified_at)
            };
            store.commit(plan).unwrap();
        }
        // The names of the second space cannot be read any more.
        has_changed && call == Call::Snapshot
    });
    assert_eq!(everywhere(&world), whole);
    // It is the second look that sees less, as the next search does.
    let poorer = everywhere(&world);
    assert_eq!((poorer.rows.len(), poorer.is_partial), (1, true));
}
