//! Pointers between objects, followed both ways, as the records say.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rolltop_index::{Index, Table};
use rolltop_store::ObjectRecord;
use rolltop_store::testing::Write;
use serde_json::{Value, json};

use crate::support::{SPACE, World, log, page};

/// What each object points to and is pointed to by.
type Pointers = BTreeMap<String, (Vec<String>, Vec<String>)>;

fn list(table: &Table, id: &str, key: &str) -> Vec<String> {
    let row = table.row(id).unwrap();
    let entries = row.value(table.field(key, None)).entries();
    let ids = entries.iter().map(|entry| table.symbols().text(*entry));
    ids.map(str::to_owned).collect()
}

fn pointers(index: &Index) -> Pointers {
    let view = index.view(SPACE).unwrap();
    let table = view.table();
    let of = |id: &str| (list(&table, id, "links"), list(&table, id, "backlinks"));
    let rows = table.rows().map(|row| (row.id().to_owned(), of(row.id())));
    rows.filter(|(_, (links, backlinks))| !links.is_empty() || !backlinks.is_empty())
        .collect()
}

fn expected(of: &[(&str, &[&str], &[&str])]) -> Pointers {
    let owned = |ids: &[&str]| -> Vec<String> { ids.iter().map(|id| (*id).to_owned()).collect() };
    of.iter()
        .map(|(id, links, backlinks)| ((*id).to_owned(), (owned(links), owned(backlinks))))
        .collect()
}

/// The index that followed, and one that reads everything now.
#[track_caller]
fn check(world: &World, of: &[(&str, &[&str], &[&str])]) {
    assert_eq!(pointers(&world.index), expected(of), "followed");
    let fresh = Index::new(Arc::clone(&world.store), None, log());
    assert_eq!(pointers(&fresh), expected(of), "read anew");
}

/// The custom property `key` with the format at this position.
fn property(key: &str, format: usize) -> ObjectRecord {
    let properties = json!({"name": key, "relationKey": key, "relationFormat": format});
    let document = json!({"kind": "property", "type": "relation", "properties": properties});
    ObjectRecord {
        kind: "property".into(),
        type_key: "relation".into(),
        document: document.to_string().into(),
        listed: false,
        ..page(&format!("property_{key}"), json!({}))
    }
}

const OBJECTS: usize = 10;
const MULTI_SELECT: usize = 3;

fn with_blocks(id: &str, blocks: Value) -> ObjectRecord {
    let document = json!({"kind": "page", "type": "page", "blocks": blocks});
    ObjectRecord {
        document: document.to_string().into(),
        ..page(id, json!({}))
    }
}

fn mentions(id: &str, targets: &[&str]) -> ObjectRecord {
    let blocks = targets.iter().enumerate().map(|(at, target)| {
        let text = format!("<mention object_id=\"{target}\">x</mention>");
        json!({"id": format!("b{at}"), "type": "paragraph", "text": text})
    });
    with_blocks(id, blocks.collect())
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
    // A bundled property, a custom one, a name that is an id, tags that are ids, and itself.
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
            ("a", &["o", "q"], &["b"]),
            ("b", &["a", "p"], &[]),
            ("o", &[], &["a"]),
            ("p", &[], &["b"]),
            ("q", &[], &["a"]),
        ],
    );
}

#[test]
fn pointers_follow_edits_the_bin_and_removal() {
    let world = World::new();
    for id in ["o", "p"] {
        world.put(id, json!({}));
    }
    let a = mentions("a", &["o", "p"]);
    world.commit(vec![Write::PutObject(a.clone())]);
    check(
        &world,
        &[
            ("a", &["o", "p"], &[]),
            ("o", &[], &["a"]),
            ("p", &[], &["a"]),
        ],
    );
    world.commit(vec![Write::PutObject(mentions("a", &["p"]))]);
    check(&world, &[("a", &["p"], &[]), ("p", &[], &["a"])]);
    // What is in the bin points to nothing, and can be pointed to.
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
    check(
        &world,
        &[
            ("a", &["o", "p"], &[]),
            ("o", &[], &["a"]),
            ("p", &[], &["a"]),
        ],
    );
    world.commit(vec![Write::DeleteObject { id: "o".into() }]);
    check(&world, &[("a", &["p"], &[]), ("p", &[], &["a"])]);
    world.put("o", json!({}));
    check(
        &world,
        &[
            ("a", &["o", "p"], &[]),
            ("o", &[], &["a"]),
            ("p", &[], &["a"]),
        ],
    );
    world.commit(vec![Write::DeleteObject { id: "a".into() }]);
    check(&world, &[]);
}

// Changes are read as the objects are now, so that an object may be heard of before what it points to.
#[test]
fn what_comes_later_is_pointed_to_from_then_on() {
    let world = World::new();
    world.index.view(SPACE).unwrap();
    world.commit(vec![Write::PutObject(mentions("a", &["z", "y"]))]);
    check(&world, &[]);
    world.put("z", json!({}));
    check(&world, &[("a", &["z"], &[]), ("z", &[], &["a"])]);
    world.commit(vec![Write::PutObject(mentions("a", &["z"]))]);
    world.put("y", json!({}));
    check(&world, &[("a", &["z"], &[]), ("z", &[], &["a"])]);
}

// Types, properties and members name objects by what they are set to, not by what somebody wrote.
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

/// Any sequence of writes leaves what the last state of each object says.
#[test]
fn random_writes_leave_what_the_objects_say() {
    let ids = ["a", "b", "c", "d", "e", "f"];
    let mut state = 1_u64;
    let mut dice = |sides: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from(state >> 33).unwrap() % sides
    };
    let world = World::new();
    world.index.view(SPACE).unwrap();
    // Object: whether it is in the bin, and what it names.
    let mut model: BTreeMap<&str, (bool, BTreeSet<&str>)> = BTreeMap::new();
    for _ in 0..300 {
        let writes = (0..=dice(2)).map(|_| {
            let id = ids[dice(ids.len())];
            if dice(4) == 0 {
                model.remove(id);
                return Write::DeleteObject { id: id.into() };
            }
            let named: BTreeSet<&str> = (0..dice(4)).map(|_| ids[dice(ids.len())]).collect();
            let archived = dice(5) == 0;
            let targets: Vec<&str> = named.iter().copied().collect();
            model.insert(id, (archived, named));
            Write::PutObject(ObjectRecord {
                archived,
                ..mentions(id, &targets)
            })
        });
        let writes = writes.collect();
        world.commit(writes);
        let links = |id: &str| -> Vec<&str> {
            match model.get(id) {
                Some((false, named)) => {
                    let held = named
                        .iter()
                        .filter(|target| **target != id && model.contains_key(**target));
                    held.copied().collect()
                }
                _ => Vec::new(),
            }
        };
        let all = model.keys().copied().filter_map(|id| {
            let backlinks = model
                .keys()
                .copied()
                .filter(|from| links(from).contains(&id));
            let backlinks: Vec<&str> = backlinks.collect();
            (!links(id).is_empty() || !backlinks.is_empty()).then(|| (id, links(id), backlinks))
        });
        let all: Vec<_> = all.collect();
        let all: Vec<_> = all
            .iter()
            .map(|(id, links, backlinks)| (*id, links.as_slice(), backlinks.as_slice()))
            .collect();
        assert_eq!(pointers(&world.index), expected(&all));
    }
    let fresh = Index::new(Arc::clone(&world.store), None, log());
    assert_eq!(pointers(&fresh), pointers(&world.index));
}
