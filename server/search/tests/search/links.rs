//! Pointers between objects, in both directions.

use std::collections::BTreeMap;

use rolltop_store::ObjectRecord;
use rolltop_store::testing::Write;
use serde_json::json;

use crate::support::{SPACE, World, mentions, page, property, shown};

const OBJECTS: usize = 10;
const MULTI_SELECT: usize = 3;

/// Compares targets and sources with the expected ones: in updated rows, and in rows that are loaded now.
#[track_caller]
fn check(world: &World, expected: &[(&str, &str, &str)]) {
    let found = world.read(SPACE, |rows| {
        let all = rows.iter().map(|(_, row)| {
            let of = |key| shown(rows, row, key);
            (rows.id(row).to_owned(), (of("links"), of("backlinks")))
        });
        let all: BTreeMap<String, (String, String)> = all.collect();
        all
    });
    let points = |(links, backlinks): &(String, String)| links != "[]" || backlinks != "missing";
    let found = found.iter().filter(|(_, pointers)| points(pointers));
    let found: Vec<(&str, &str, &str)> = found
        .map(|(id, (links, backlinks))| (id.as_str(), links.as_str(), backlinks.as_str()))
        .collect();
    assert_eq!(found, expected);
    assert_eq!(world.dump(), world.dump_now());
}

#[test]
fn content_and_values_point() {
    let world = World::new();
    world.commit(vec![
        Write::PutObject(property("people", OBJECTS)),
        Write::PutObject(property("tags", MULTI_SELECT)),
    ]);
    for id in ["o", "p", "q", "t"] {
        world.put(id, json!({}));
    }
    // A bundled property, a custom one, a name and a tag with ids as text, and the object itself.
    world.put(
        "a",
        json!({"name": "p", "assignee": ["o", "a", "o"], "people": ["q"], "tags": ["t"], "_x": ["p"]}),
    );
    world.commit(vec![Write::PutObject(mentions(
        "b",
        &["p", "a", "_missing_object"],
    ))]);
    check(
        &world,
        &[
            ("a", "[o,q]", "[b]"),
            ("b", "[a,p]", "missing"),
            ("o", "[]", "[a]"),
            ("p", "[]", "[b]"),
            ("q", "[]", "[a]"),
        ],
    );
}

// A missing object becomes a target when it is created.
#[test]
fn pointers_follow_edits_the_bin_and_removal() {
    let world = World::new();
    world.put("p", json!({}));
    let a = mentions("a", &["o", "p"]);
    let of_p = [("a", "[p]", "missing"), ("p", "[]", "[a]")];
    let of_both = [
        ("a", "[o,p]", "missing"),
        ("o", "[]", "[a]"),
        ("p", "[]", "[a]"),
    ];
    world.commit(vec![Write::PutObject(a.clone())]);
    check(&world, &of_p);
    world.put("o", json!({}));
    check(&world, &of_both);
    world.commit(vec![Write::PutObject(mentions("a", &["p"]))]);
    check(&world, &of_p);
    // An object in the bin points to nothing, but can be a target.
    let binned = |record: ObjectRecord| ObjectRecord {
        archived: true,
        ..record
    };
    world.commit(vec![Write::PutObject(binned(a.clone()))]);
    check(&world, &[]);
    world.commit(vec![
        Write::PutObject(a.clone()),
        Write::PutObject(binned(page("o", json!({})))),
    ]);
    check(&world, &of_both);
    world.commit(vec![Write::DeleteObject { id: "o".into() }]);
    check(&world, &of_p);
    world.commit(vec![Write::DeleteObject { id: "a".into() }]);
    check(&world, &[]);
}

// Types, properties and members refer to objects by their settings, which are not links of a user.
#[test]
fn definitions_do_not_point() {
    let world = World::new();
    world.put("o", json!({}));
    for kind in ["object_type", "participant"] {
        let record = ObjectRecord {
            kind: kind.into(),
            ..mentions(kind, &["o"])
        };
        world.commit(vec![Write::PutObject(record)]);
    }
    check(&world, &[]);
}
