//! Which spaces stay in the cache; evicted spaces are loaded again completely.

use std::time::Duration;

use rolltop_search::{Rows, SharedRows};
use rolltop_store::testing::Write;
use rolltop_store::{ObjectRecord, Snapshot, StorageError};
use serde_json::json;

use crate::support::{SPACE, World, page, space};

/// The number of spaces in addition to [`SPACE`].
const OTHERS: usize = 24;
/// The number of pages in each space.
const PAGES: usize = 100;
/// A cache size for some of the spaces.
const ROOM: usize = 200 << 10;

fn other(number: usize) -> String {
    format!("other{number}")
}

/// Spaces of equal size, several times as large as the cache together.
fn many(room: usize) -> World {
    let world = World::with_room(room);
    let others: Vec<String> = (0..OTHERS).map(other).collect();
    let spaces = others.iter().map(|id| Write::PutSpace(space(id)));
    world.commit(spaces.collect());
    for id in others.iter().map(String::as_str).chain([SPACE]) {
        let pages = (0..PAGES).map(|number| ObjectRecord {
            space_id: id.to_owned(),
            ..page(&format!("{id}-{number}"), json!({"name": "walrus"}))
        });
        world.commit(pages.map(Write::PutObject).collect());
    }
    world
}

fn pass(world: &World, id: &str, left: Duration) -> Option<usize> {
    let read = |_: &Snapshot<'_>, rows: &Rows, _: &SharedRows| Ok::<_, StorageError>(rows.len());
    world.projection.pass(id, &|| left, read).unwrap()
}

/// Passes every other space; each has all of its pages.
fn pass_all(world: &World) {
    for id in (0..OTHERS).map(other) {
        assert_eq!(pass(world, &id, Duration::from_secs(1)), Some(PAGES));
    }
}

fn kept(world: &World) -> Vec<String> {
    let ids = (0..OTHERS).map(other);
    ids.filter(|id| world.projection.has(id)).collect()
}

// query.md 10: a scan caches the spaces for which there is room, and evicts none.
#[test]
fn a_scan_evicts_nothing() {
    let world = many(ROOM);
    world.ids();
    pass_all(&world);
    assert!(world.projection.has(SPACE));
    let first = kept(&world);
    assert!((1..OTHERS).contains(&first.len()), "{first:?}");
    pass_all(&world);
    assert_eq!(kept(&world), first);
    assert!(world.projection.has(SPACE));
}

// v1.md 8: a page reads the rows of the scan again, which show later writes.
#[test]
fn the_rows_of_a_scan_are_read_again_without_the_cache() {
    let world = many(ROOM);
    world.ids();
    pass_all(&world);
    let before = kept(&world);
    let outside = (0..OTHERS)
        .map(other)
        .find(|id| !before.contains(id))
        .unwrap();
    let keep = |_: &Snapshot<'_>, _: &Rows, rows: &SharedRows| Ok::<_, StorageError>(rows.clone());
    let second = || Duration::from_secs(1);
    let rows = world
        .projection
        .pass(&outside, &second, keep)
        .unwrap()
        .unwrap();
    let more = ObjectRecord {
        space_id: outside.clone(),
        ..page("more", json!({}))
    };
    world.commit(vec![Write::PutObject(more)]);
    let read = |_: &Snapshot<'_>, rows: &Rows| Ok::<_, StorageError>(rows.len());
    let found = world.projection.read_again(&outside, &rows, read);
    assert_eq!(found.unwrap(), PAGES + 1);
    assert_eq!(kept(&world), before);
    assert!(world.projection.has(SPACE));
}

#[test]
fn rows_are_bounded_and_come_back_whole() {
    let world = many(ROOM);
    for round in 1..=2 {
        for id in (0..OTHERS).map(other) {
            let pages = world.read(&id, Rows::len);
            assert_eq!(pages, PAGES + round - 1);
            let more = ObjectRecord {
                space_id: id.clone(),
                ..page(&format!("{id}-more{round}"), json!({}))
            };
            world.commit(vec![Write::PutObject(more)]);
        }
        let kept = kept(&world).len();
        assert!((1..OTHERS / 2).contains(&kept), "{kept}");
    }
}

// A space that is larger than the cache is cached alone.
#[test]
fn the_space_in_use_is_kept_whatever_its_size() {
    let world = many(1);
    for id in [other(0), other(1)] {
        assert_eq!(world.read(&id, Rows::len), PAGES);
        assert!(world.projection.has(&id));
    }
    assert_eq!(kept(&world), [other(1)]);
}

// query.md 10: without time, only cached spaces are searched.
#[test]
fn a_scan_without_time_reads_what_is_in_memory() {
    let world = many(ROOM);
    world.read(&other(3), |_| ());
    for number in 0..OTHERS {
        let found = pass(&world, &other(number), Duration::ZERO);
        assert_eq!(found, (number == 3).then_some(PAGES), "{number}");
    }
}

// After commits that do not affect a space, its searches run concurrently.
#[test]
fn searches_of_an_unchanged_space_run_concurrently() {
    let world = World::new();
    world.put("a", json!({}));
    world.ids();
    let during = |write: &dyn Fn()| {
        world.read(SPACE, |_| {
            write();
            pass(&world, SPACE, Duration::ZERO)
        })
    };
    let elsewhere = || {
        let page = page("b", json!({}));
        let space_id = "t".to_owned();
        world.commit(vec![Write::PutObject(ObjectRecord { space_id, ..page })]);
    };
    assert_eq!(during(&elsewhere), Some(1));
    assert_eq!(during(&elsewhere), Some(1));
    // Applying changes requires the write lock.
    assert_eq!(during(&|| world.put("c", json!({}))), None);
    assert_eq!(world.ids(), ["a", "c"]);
    assert_eq!(during(&|| world.mark("a", 5)), None);
    assert_eq!(world.dump(), world.dump_now());
}

// A rebuild reads the present records.
#[test]
fn a_rebuilt_space_is_read_again() {
    let world = World::new();
    world.put("a", json!({}));
    world.ids();
    world.put("b", json!({}));
    let read = |_: &Snapshot<'_>, rows: &Rows| Ok::<_, StorageError>(rows.len());
    assert_eq!(world.projection.rebuild(SPACE, read).unwrap(), 2);
    assert!(world.projection.has(SPACE));
    assert_eq!(world.dump(), world.dump_now());
}

// After a failure, the rows are loaded again.
#[test]
fn a_failed_search_does_no_harm() {
    let world = World::new();
    world.put("a", json!({}));
    let fail = |_: &Snapshot<'_>, _: &Rows| {
        Err::<(), _>(StorageError {
            attempted: "searching for a test",
            cause: "it is not to be".to_owned(),
            obstacle: None,
            is_damage: false,
        })
    };
    world.projection.read(SPACE, fail).unwrap_err();
    assert_eq!(world.ids(), ["a"]);
    world.store.close().unwrap();
    let read = |_: &Snapshot<'_>, rows: &Rows| Ok::<_, StorageError>(rows.len());
    world.projection.read(SPACE, read).unwrap_err();
}
