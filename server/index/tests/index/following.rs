//! The index is as new as the last acknowledged commit, however it got there.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rolltop_index::{Index, Table};
use rolltop_query::value::FieldValue;
use rolltop_store::testing::Write;
use rolltop_store::{ObjectRecord, SqliteStore, Store, StoreOptions};
use serde_json::json;

use crate::support::{SPACE, World, log, page};

fn names(count: usize) -> Vec<String> {
    (0..count).map(|number| format!("o{number:04}")).collect()
}

#[test]
fn a_question_sees_every_write_before_it() {
    let world = World::new();
    for (done, id) in names(50).iter().enumerate() {
        world.put(id, json!({}));
        assert_eq!(world.ids(), names(done + 1));
    }
}

// Rows that somebody looks at stay as they are, and hold no change up: values of every form, rows that come and go,
// pointers, and whatever one has sorted by.
#[test]
fn who_looks_at_rows_holds_no_change_up_and_sees_none() {
    let world = World::new();
    let long = "long ".repeat(20_000);
    for id in names(5000).iter().step_by(7) {
        world.put(id, json!({"name": id, "n": 1}));
    }
    let objects = json!({"name": "Ä", "tags": ["x", "y"], "text": long, "n": 1});
    world.put("a", objects);
    world.put("b", json!({"name": "B", "assignee": ["a"], "tags": ["x"]}));
    let view = world.index.view(SPACE).unwrap();
    let before = view.table();
    let told = |table: &Table| -> Vec<String> {
        let keys = [
            "name",
            "tags",
            "text",
            "n",
            "assignee",
            "links",
            "backlinks",
        ];
        let mut rows: Vec<String> = table
            .rows()
            .map(|row| {
                let values = keys.map(|key| match row.value(table.field(key, None)) {
                    FieldValue::List(list) => {
                        let texts: Vec<_> =
                            list.iter().map(|one| table.symbols().text(*one)).collect();
                        format!("{texts:?}")
                    }
                    value => format!("{value:?}"),
                });
                format!("{} {values:?}", row.id())
            })
            .collect();
        rows.sort();
        rows
    };
    let expected = told(&before);
    world.put(
        "a",
        json!({"name": "A", "tags": ["y", "z", "w"], "text": "short", "m": 2}),
    );
    world.put("c", json!({"name": "ß", "assignee": ["a"], "tags": ["z"]}));
    world.commit(vec![Write::DeleteObject { id: "b".into() }]);
    let now = world.index.view(SPACE).unwrap();
    assert!(now.is_complete());
    let after = now.table();
    assert_eq!(told(&before), expected);
    assert_eq!(before.len(), after.len());
    let (told_before, told_after) = (told(&before), told(&after));
    let changed = told_after.iter().filter(|row| !told_before.contains(row));
    let changed: Vec<&str> = changed.map(String::as_str).collect();
    assert_eq!(changed.len(), 2, "{changed:?}");
    assert!(
        changed[0].starts_with("a ") && changed[0].contains("\\\"z\\\""),
        "{changed:?}"
    );
    assert!(changed[1].starts_with("c "), "{changed:?}");
}

#[test]
fn spaces_are_apart_and_moves_are_followed() {
    let world = World::new();
    let other = ObjectRecord {
        space_id: "t".into(),
        ..page("b", json!({}))
    };
    world.put("a", json!({}));
    world.commit(vec![Write::PutObject(other.clone())]);
    assert_eq!(world.ids(), ["a"]);
    world.put("b", json!({}));
    assert_eq!(world.ids(), ["a", "b"]);
    world.commit(vec![Write::PutObject(other)]);
    assert_eq!(world.ids(), ["a"]);
    assert_eq!(world.index.view("nowhere").unwrap().table().len(), 0);
}

#[test]
fn only_what_was_asked_for_is_loaded() {
    let world = World::new();
    assert!(!world.index.has(SPACE));
    world.index.view(SPACE).unwrap();
    assert!(world.index.has(SPACE));
    assert!(!world.index.has("t"));
}

// More writes than the feed keeps for a subscriber, in one go.
#[test]
fn a_burst_that_the_feed_does_not_keep_is_caught_up_with() {
    let world = World::new();
    world.ids();
    let all = names(3000);
    std::thread::scope(|scope| {
        for part in all.chunks(1000) {
            let world = &world;
            scope.spawn(move || {
                for id in part {
                    world.put(id, json!({}));
                }
            });
        }
    });
    assert_eq!(world.ids(), all);
}

#[test]
fn writes_go_on_while_a_space_is_loaded() {
    let world = World::new();
    let before = names(3000);
    let pages = before.iter().map(|id| page(id, json!({"n": 0})));
    world.commit(pages.map(Write::PutObject).collect());
    let stop = AtomicBool::new(false);
    let written = std::thread::scope(|scope| {
        let writer = scope.spawn(|| {
            let mut written = 0;
            while !stop.load(Ordering::Relaxed) {
                world.put(&format!("p{written:04}"), json!({}));
                world.put(&before[written % before.len()], json!({"n": 1}));
                written += 1;
            }
            written
        });
        world.index.view(SPACE).unwrap();
        stop.store(true, Ordering::Relaxed);
        writer.join().unwrap()
    });
    assert_eq!(world.ids().len(), before.len() + written);
    let view = world.index.view(SPACE).unwrap();
    let table = view.table();
    let changed = table
        .rows()
        .filter(|row| row.value(table.field("n", None)) == FieldValue::Number(1.0));
    assert_eq!(changed.count(), written.min(before.len()));
}

#[test]
fn a_damaged_object_is_found_by_what_its_record_says() {
    let world = World::new();
    let damaged = ObjectRecord {
        document: "{".into(),
        name: "Lost words".to_owned(),
        ..page("damaged", json!({"n": 1}))
    };
    world.commit(vec![Write::PutObject(damaged.clone())]);
    world.put("a", json!({}));
    // Read with the others, and when it changes.
    for _ in 0..2 {
        assert_eq!(world.ids(), ["a", "damaged"]);
        let view = world.index.view(SPACE).unwrap();
        let table = view.table();
        let row = table.row("damaged").unwrap();
        assert_eq!((row.name(), row.type_key()), ("Lost words", "page"));
        assert_eq!(row.value(table.field("n", None)), FieldValue::Missing);
        world.commit(vec![Write::PutObject(damaged.clone())]);
    }
}

// Nothing holds the store when the index is gone: another process may open it at once.
#[test]
fn a_dropped_index_lets_go_of_the_store() {
    let world = World::new();
    world.put("a", json!({}));
    world.ids();
    let World {
        index,
        store,
        directory,
    } = world;
    drop(index);
    drop(store);
    let data = directory.path().join("data");
    let store: Arc<dyn Store> =
        Arc::new(SqliteStore::open(&data, StoreOptions::default()).unwrap());
    let index = Index::new(store, None, log());
    assert_eq!(index.view(SPACE).unwrap().table().len(), 1);
}

// A search that began before the end gets an answer or an error, and does not wait for ever.
#[test]
fn a_closed_store_ends_the_following() {
    let world = World::new();
    world.ids();
    world.store.close().unwrap();
    assert!(world.index.view(SPACE).is_ok_and(|view| view.is_complete()));
    assert!(world.index.view("t").is_err());
}
