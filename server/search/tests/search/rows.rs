//! Rows equal the records of the last acknowledged commit.

use std::sync::atomic::{AtomicBool, Ordering};

use rolltop_store::ObjectRecord;
use rolltop_store::testing::Write;
use serde_json::json;

use crate::support::{Dice, SPACE, World, mentions, page, property, shown};

const OBJECTS: usize = 10;

fn names(count: usize) -> Vec<String> {
    (0..count).map(|number| format!("o{number:04}")).collect()
}

#[track_caller]
fn check(world: &World, id: &str, expected: &[(&str, &str)]) {
    world.read(SPACE, |rows| {
        let row = rows.of(id).unwrap();
        for (key, value) in expected {
            assert_eq!(shown(rows, row, key), *value, "{id} {key}");
        }
    });
}

#[test]
fn values_of_every_kind_are_kept() {
    let world = World::new();
    world.put(
        "a",
        json!({"name": "A", "n": 1.5, "due": 86_400, "yes": true, "no": false, "null": null, "none": [],
            "one": ["x"], "two": ["x", "y"], "map": {"k": 1}, "void": {}, "empty": ""}),
    );
    #[rustfmt::skip]
    check(&world, "a", &[
        ("name", "\"A\""), ("n", "1.5"), ("due", "86400 s"), ("yes", "true"), ("no", "false"), ("null", "null"),
        ("none", "[]"), ("one", "[x]"), ("two", "[x,y]"), ("map", "true"), ("void", "null"), ("empty", "\"\""),
        ("absent", "missing"), ("createdDate", "1 s"), ("lastModifiedDate", "2 s"), ("creator", "[m1]"),
        ("lastModifiedBy", "[m2]"), ("type", "[page]"), ("isArchived", "missing"),
    ]);
    // A change removes all old values.
    world.put("a", json!({"n": "text", "new": 7}));
    #[rustfmt::skip]
    let left = [("name", "missing"), ("n", "\"text\""), ("two", "missing"), ("new", "7")];
    check(&world, "a", &left);
}

#[test]
fn a_search_sees_every_write_before_it() {
    let world = World::new();
    for (done, id) in names(30).iter().enumerate() {
        world.put(id, json!({}));
        assert_eq!(world.ids(), names(done + 1));
    }
    world.commit(vec![Write::DeleteObject { id: "o0007".into() }]);
    assert_eq!(world.ids().len(), 29);
}

#[test]
fn spaces_are_apart() {
    let world = World::new();
    let elsewhere = ObjectRecord {
        space_id: "t".into(),
        ..page("b", json!({}))
    };
    world.put("a", json!({}));
    world.commit(vec![Write::PutObject(elsewhere)]);
    assert_eq!(world.ids(), ["a"]);
    assert!(world.read("nowhere", |rows| rows.is_empty()));
}

#[test]
fn writes_go_on_while_a_space_is_read() {
    let world = World::new();
    let before = names(2000);
    let pages = before.iter().map(|id| page(id, json!({"n": 0})));
    world.commit(pages.map(Write::PutObject).collect());
    let is_over = AtomicBool::new(false);
    let written = std::thread::scope(|scope| {
        let writer = scope.spawn(|| {
            let mut written = 0;
            while !is_over.load(Ordering::Relaxed) {
                world.put(&format!("p{written:04}"), json!({}));
                world.put(&before[written % before.len()], json!({"n": 1}));
                written += 1;
            }
            written
        });
        let seen = world.ids().len();
        is_over.store(true, Ordering::Relaxed);
        assert!(seen >= before.len());
        writer.join().unwrap()
    });
    assert_eq!(world.ids().len(), before.len() + written);
    assert_eq!(world.dump(), world.dump_now());
}

// The log keeps a limited number of commits. Older rows are loaded again.
#[test]
fn a_gap_in_the_log_is_noticed() {
    let world = World::new();
    for id in ["a", "b", "c"] {
        world.put(id, json!({"n": 1}));
    }
    world.ids();
    world.put("a", json!({"n": 2}));
    world.commit(vec![Write::DeleteObject { id: "b".into() }]);
    world.put("d", json!({}));
    let database = world.directory.path().join("data/rolltop.db");
    let connection = rusqlite::Connection::open(database).unwrap();
    let last = "DELETE FROM change WHERE seq < (SELECT max(seq) FROM change)";
    assert!(connection.execute(last, []).unwrap() > 0);
    assert_eq!(world.ids(), ["a", "c", "d"]);
    assert_eq!(world.dump(), world.dump_now());
}

// query.md 8: an unreadable record does not affect the others, also at the end of a page of the scan.
#[test]
fn an_unreadable_record_is_left_out_and_counted() {
    let world = World::new();
    let ids: Vec<String> = (0..300).map(|number| format!("o{number:03}")).collect();
    let writes = ids.iter().map(|id| Write::PutObject(page(id, json!({}))));
    world.commit(writes.collect());
    let unreadable = |ids: &str| {
        let database = world.directory.path().join("data/rolltop.db");
        let connection = rusqlite::Connection::open(database).unwrap();
        let sql = format!("UPDATE object SET name = CAST(x'ff' AS TEXT) WHERE id {ids}");
        connection.execute(&sql, []).unwrap()
    };
    let counted = || {
        world.read(SPACE, |rows| {
            (rows.len(), rows.unreadable(), rows.damaged())
        })
    };
    // All records except the first and the last.
    assert_eq!(unreadable("BETWEEN 'o001' AND 'o298'"), 298);
    assert_eq!(counted(), (2, 298, 298));
    let again = ids
        .iter()
        .skip(2)
        .map(|id| Write::PutObject(page(id, json!({}))));
    world.commit(again.collect());
    assert_eq!(counted(), (299, 1, 1));
    world.put("o000", json!({}));
    assert_eq!(unreadable("= 'o000'"), 1);
    assert_eq!(counted(), (298, 2, 2));
    world.commit(vec![Write::DeleteObject { id: "o000".into() }]);
    assert_eq!(counted(), (298, 1, 1));
}

// query.md 8: the readable parts of a damaged object are found. The object is counted if lists show it.
#[test]
fn a_damaged_object_is_found_by_its_readable_parts() {
    let world = World::new();
    let damaged = |id: &str, document: &str| ObjectRecord {
        document: document.into(),
        name: "Lost words".to_owned(),
        ..page(id, json!({}))
    };
    let blocks = r#"{"kind":"page","properties":{"name":"Half","n":3},"blocks":[{"object_id":1}]}"#;
    world.commit(vec![
        Write::PutObject(damaged("whole", "{")),
        Write::PutObject(damaged("blocks", blocks)),
        Write::PutObject(ObjectRecord {
            archived: true,
            ..damaged("bin", "{")
        }),
    ]);
    world.put("a", json!({}));
    // The object is loaded with the others, then updated alone.
    for _ in 0..2 {
        let readable = [("name", "\"Lost words\""), ("n", "missing")];
        check(&world, "whole", &readable);
        check(&world, "blocks", &[("name", "\"Half\""), ("n", "3")]);
        assert_eq!(world.read(SPACE, |rows| rows.damaged()), 2);
        world.commit(vec![Write::PutObject(damaged("whole", "{"))]);
    }
    world.put("whole", json!({"name": "Mended"}));
    check(&world, "whole", &[("name", "\"Mended\"")]);
    assert_eq!(world.read(SPACE, |rows| rows.damaged()), 1);
}

// document.md 3.4
#[test]
fn marks_are_followed_and_kept() {
    let world = World::new();
    world.put("a", json!({"name": "A"}));
    world.put("b", json!({"lastOpenedDate": 99}));
    let opened = |id: &str| {
        assert_eq!(world.dump(), world.dump_now());
        world.read(SPACE, |rows| rows.of(id).unwrap().opened_at)
    };
    world.mark("a", 5);
    assert_eq!((opened("a"), opened("b")), (Some(5), None));
    world.mark("a", 7);
    world.mark("none", 7);
    assert_eq!(opened("a"), Some(7));
    world.put("a", json!({"name": "A2"}));
    assert_eq!(opened("a"), Some(7));
    world.commit(vec![Write::DeleteObject { id: "a".into() }]);
    assert_eq!(world.ids(), ["b"]);
    world.put("a", json!({}));
    assert_eq!(opened("a"), None);
}

/// After any sequence of commits, the rows equal the records.
#[test]
fn rows_after_random_edits_equal_rows_read_now() {
    let ids = ["a", "b", "c", "d", "e", "f", "g"];
    let world = World::new();
    world.commit(vec![Write::PutObject(property("people", OBJECTS))]);
    let mut dice = Dice(1);
    for round in 0..200 {
        let writes = (0..=dice.roll(3)).map(|_| {
            let id = ids[dice.roll(ids.len())];
            let [one, other] = [0, 0].map(|_| ids[dice.roll(ids.len())]);
            let record = match dice.roll(7) {
                0 => return Write::DeleteObject { id: id.into() },
                1 => mentions(id, &[one, other]),
                2 => page(id, json!({"name": format!("Ä {round}"), "assignee": [one]})),
                3 => page(
                    id,
                    json!({"n": round, "people": [other, one], "text": null}),
                ),
                4 => page(id, json!({"text": "short", "list": ["x", "y"]})),
                5 => ObjectRecord {
                    document: "{".into(),
                    ..page(id, json!({"name": "damaged"}))
                },
                _ => page(id, json!({"list": ["z"], "lastOpenedDate": 1})),
            };
            Write::PutObject(ObjectRecord {
                archived: dice.roll(6) == 0,
                listed: dice.roll(6) > 0,
                space_id: if id == "g" { "t" } else { SPACE }.into(),
                modified_at: 1_000 * round,
                ..record
            })
        });
        let writes = writes.collect();
        world.commit(writes);
        if dice.roll(4) > 0 {
            assert_eq!(world.dump(), world.dump_now(), "round {round}");
        }
    }
}
