//! Work that must not wait takes what is in memory and is small, or leaves no trace.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc;

use rolltop_store::{CommitError, Committed, SqliteStore, Store, Told, Write, at_once};

use crate::support::{NOW, SPACE, object, open, plan, put, store};

/// Longer than any that counts as small.
const LONG: usize = 1 << 20;

type Heard = mpsc::Receiver<Result<Committed, CommitError>>;

/// Somebody who hears what became of a plan, and where it is heard of.
fn listener() -> (Told, Heard) {
    let (tell, told) = mpsc::channel();
    let listens = move |outcome| {
        // Nobody may listen any more.
        let _ = tell.send(outcome);
    };
    (Box::new(listens), told)
}

/// Reads an object, whatever comes of it, and hands in a plan that makes another one.
fn reads_and_makes(store: &SqliteStore, read: &str, made: &str) -> (Option<()>, Heard) {
    let (told, heard) = listener();
    let done = at_once(|| {
        let _ = store.object(read);
        store.submit(plan(vec![Write::PutObject(object(made))]), told);
    });
    (done, heard)
}

#[test]
fn what_is_in_memory_is_read_and_a_plan_is_committed() {
    let (_directory, store) = store();
    put(&store, vec![Write::PutObject(object("a"))]);
    let (done, heard) = reads_and_makes(&store, "a", "b");
    assert_eq!(done, Some(()));
    assert!(heard.recv().unwrap().is_ok());
    assert!(store.object("b").unwrap().is_some());
}

#[test]
fn what_would_have_to_wait_is_left_without_a_trace() {
    let (directory, memory) = store();
    put(&memory, vec![Write::PutObject(object("a"))]);
    let mut long = object("long");
    long.document = format!(r#"{{"kind":"{}"}}"#, "x".repeat(LONG)).into();
    put(&memory, vec![Write::PutObject(long)]);
    // In memory, and too much to work on.
    assert!(memory.cached_object("long").is_some());
    let (done, heard) = reads_and_makes(&memory, "long", "b");
    assert_eq!(done, None);
    assert!(heard.recv().is_err(), "the plan was dropped");
    drop(memory);

    let store = open(directory.path());
    let before = store.seq();
    // On the disk only.
    let (done, heard) = reads_and_makes(&store, "a", "b");
    assert_eq!(done, None);
    assert!(heard.recv().is_err(), "the plan was dropped");
    // Any other read, and a commit that is waited for.
    assert_eq!(at_once(|| store.list_objects(SPACE, 0, 1).is_ok()), None);
    assert_eq!(at_once(|| store.replay(&replay_scope(), NOW).is_ok()), None);
    let committed = at_once(|| store.commit(plan(vec![Write::PutObject(object("b"))])));
    assert!(committed.is_none());
    assert_eq!(store.seq(), before);
    // Where waiting is allowed, all of it goes.
    assert!(store.object("b").unwrap().is_none());
    assert!(store.object("a").unwrap().is_some());
    let (done, heard) = reads_and_makes(&store, "a", "b");
    assert_eq!(done, Some(()));
    assert!(heard.recv().unwrap().is_ok());
}

fn replay_scope() -> rolltop_store::ReplayScope {
    crate::support::replay("a key", NOW).scope
}

// A plan that was handed in cannot be taken back, so nothing behind it may say that nothing has happened.
#[test]
fn behind_its_plan_work_may_wait() {
    let (_directory, store) = store();
    let (told, heard) = listener();
    let listed = at_once(|| {
        store.submit(plan(vec![Write::PutObject(object("a"))]), told);
        store.list_objects(SPACE, 0, 1).is_ok()
    });
    assert_eq!(listed, Some(true));
    assert!(heard.recv().unwrap().is_ok());
}

#[test]
fn a_panic_lets_the_thread_wait_again() {
    let (_directory, store) = store();
    let panicked = catch_unwind(AssertUnwindSafe(|| {
        at_once(|| std::panic::resume_unwind(Box::new("a fault")))
    }));
    assert!(panicked.is_err());
    assert!(store.list_objects(SPACE, 0, 1).is_ok());
}

#[test]
fn a_plan_may_be_expected_and_come_or_not() {
    let (_directory, store) = store();
    for number in 0..100 {
        store.expect_plan();
        if number % 3 == 0 {
            continue;
        }
        let (told, heard) = listener();
        store.submit(plan(vec![Write::PutObject(object("a"))]), told);
        if number % 2 == 0 {
            assert!(heard.recv().unwrap().is_ok());
        }
        // Those who wait for their commit are served beside it.
        put(&store, vec![Write::PutObject(object("b"))]);
    }
    store.expect_plan();
    store.close().unwrap();
    store.expect_plan();
}
