//! What was put comes back, in the promised order, now and after a restart.

use std::sync::Arc;

use rolltop_store::testing::Write;
use rolltop_store::{ObjectRecord, Store};

use crate::support::{SPACE, key, object, open, put, space, store};

#[test]
fn every_record_survives_a_restart_as_it_was_put() {
    let (directory, store) = store();
    let plain = ObjectRecord {
        app_name: None,
        archived: true,
        ..object("plain")
    };
    let seq = put(
        &store,
        vec![
            Write::PutSpace(space("t")),
            Write::PutObject(object("full")),
            Write::PutObject(plain.clone()),
            Write::PutKey(key('b')),
        ],
    )
    .seq;
    assert_eq!(seq, 2);
    drop(store);

    let store = open(directory.path());
    assert_eq!(store.seq(), seq);
    assert_eq!(store.space("t").unwrap().unwrap().version, seq);
    assert_eq!(store.spaces().unwrap().len(), 2);
    let full = store.object("full").unwrap().unwrap();
    assert_eq!(
        *full,
        ObjectRecord {
            version: seq,
            ..object("full")
        }
    );
    assert_eq!(
        *store.object("plain").unwrap().unwrap(),
        ObjectRecord {
            version: seq,
            ..plain
        }
    );
    let mut stored = key('b');
    stored.version = seq;
    assert_eq!(store.key(&stored.id).unwrap(), Some(stored.clone()));
    assert_eq!(store.keys().unwrap(), vec![stored]);
}

#[test]
fn what_is_removed_is_gone() {
    let (_directory, store) = store();
    put(
        &store,
        vec![Write::PutObject(object("a")), Write::PutKey(key('b'))],
    );
    put(
        &store,
        vec![
            Write::DeleteObject { id: "a".into() },
            Write::DeleteKey { id: key('b').id },
        ],
    );
    assert_eq!(store.object("a").unwrap(), None);
    assert_eq!(store.keys().unwrap(), vec![]);
    assert_eq!(store.object("z").unwrap(), None);
    assert_eq!(store.list_objects(SPACE, 0, 9).unwrap().1, 0);
}

fn listed(store: &Store, offset: u64, limit: u64) -> (Vec<String>, u64) {
    store.list_objects(SPACE, offset, limit).unwrap()
}

#[test]
fn lists_come_last_modified_first_then_by_id() {
    // http.md 22
    let (_directory, store) = store();
    let at = |id: &str, modified_at| {
        Write::PutObject(ObjectRecord {
            modified_at,
            ..object(id)
        })
    };
    let archived = ObjectRecord {
        archived: true,
        modified_at: 9,
        ..object("bin")
    };
    let hidden = ObjectRecord {
        listed: false,
        modified_at: 9,
        ..object("type")
    };
    let elsewhere = ObjectRecord {
        space_id: "t".into(),
        ..object("foreign")
    };
    put(
        &store,
        vec![
            Write::PutSpace(space("t")),
            at("b", 5),
            at("d", 3),
            at("a", 5),
            at("c", 7),
            Write::PutObject(archived),
            Write::PutObject(hidden),
            Write::PutObject(elsewhere),
        ],
    );
    let ids = |ids: &[&str]| ids.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(listed(&store, 0, 9), (ids(&["c", "a", "b", "d"]), 4));
    assert_eq!(listed(&store, 1, 2), (ids(&["a", "b"]), 4));
    assert_eq!(listed(&store, 4, 2), (vec![], 4));
    assert_eq!(listed(&store, u64::MAX, u64::MAX), (vec![], 4));
    put(&store, vec![at("d", 8)]);
    assert_eq!(listed(&store, 0, 1), (ids(&["d"]), 4));
}

#[test]
fn pages_of_a_list_join_wherever_they_are_cut() {
    let (_directory, store) = store();
    let of_moments = |number: usize| {
        Write::PutObject(ObjectRecord {
            modified_at: [1, 2, 2, 2, 3, 4, 4, 4, 4][number],
            ..object(&format!("o{}", (number * 4) % 9))
        })
    };
    put(&store, (0..9).map(of_moments).collect());
    let (whole, total) = listed(&store, 0, 9);
    assert_eq!((whole.len(), total), (9, 9));
    for offset in 0..9 {
        for limit in 1..=9 - offset {
            let expected = &whole[offset..offset + limit];
            let (page, _) = listed(&store, offset as u64, limit as u64);
            assert_eq!(page, expected, "{limit} from {offset}");
        }
    }
}

#[test]
fn totals_follow_every_way_in_and_out_of_a_list() {
    let (_directory, store) = store();
    let base = object("a");
    #[rustfmt::skip]
    let steps = [
        (base.clone(), 1),
        (ObjectRecord { archived: true,..base.clone() }, 0),
        (ObjectRecord { archived: true, listed: false,..base.clone() }, 0),
        (ObjectRecord { listed: false,..base.clone() }, 0),
        (base, 1),
    ];
    for (record, expected) in steps {
        put(&store, vec![Write::PutObject(record)]);
        assert_eq!(store.list_objects(SPACE, 0, 9).unwrap().1, expected);
    }
    put(&store, vec![Write::DeleteObject { id: "a".into() }]);
    assert_eq!(store.list_objects(SPACE, 0, 9).unwrap().1, 0);
    assert!(store.check().unwrap().is_sound());
}

#[test]
fn kinds_are_read_in_order_and_know_when_they_changed() {
    let (_directory, store) = store();
    let of = |id: &str, kind: &str, created_at| {
        Write::PutObject(ObjectRecord {
            kind: kind.into(),
            listed: kind == "page",
            created_at,
            ..object(id)
        })
    };
    put(
        &store,
        vec![
            of("p2", "property", 2),
            of("p1", "property", 1),
            of("x", "page", 0),
        ],
    );
    let types = put(&store, vec![of("t1", "object_type", 3)]).seq;
    put(&store, vec![of("y", "page", 0)]);

    let kinds = ["object_type", "property"];
    let found = store.objects_of_kinds(SPACE, &kinds).unwrap();
    let ids: Vec<_> = found.iter().map(|record| record.id.as_str()).collect();
    assert_eq!(ids, ["t1", "p1", "p2"]);
    assert_eq!(store.kinds_changed(SPACE, &kinds).unwrap(), types);
    assert_eq!(store.kinds_changed(SPACE, &["chat"]).unwrap(), 0);

    let removal = put(&store, vec![Write::DeleteObject { id: "p1".into() }]).seq;
    assert_eq!(store.kinds_changed(SPACE, &kinds).unwrap(), removal);
}

#[test]
fn a_visit_meets_every_object_of_a_space_once() {
    let (_directory, store) = store();
    let mut writes: Vec<Write> = (0..7)
        .map(|number| {
            Write::PutObject(ObjectRecord {
                kind: ["page", "file_object"][number % 2].into(),
                // Several of each moment, so that ids decide.
                modified_at: (number / 4) as i64,
                archived: number == 3,
                listed: number < 3,
                ..object(&format!("o{number}"))
            })
        })
        .collect();
    writes.push(Write::PutSpace(space("t")));
    writes.push(Write::PutObject(ObjectRecord {
        space_id: "t".into(),
        ..object("elsewhere")
    }));
    put(&store, writes);
    let mut met = Vec::new();
    let mut visit = |found: Result<Arc<ObjectRecord>, (String, rolltop_store::StorageError)>| {
        met.push(found.unwrap().id.clone())
    };
    store
        .read(|at| at.visit_objects(SPACE, &mut visit))
        .unwrap();
    met.sort_unstable();
    assert_eq!(met, ["o0", "o1", "o2", "o3", "o4", "o5", "o6"]);
}

// The bin: the last archived first, by name or by the end of an id.
#[test]
fn archived_objects_are_found() {
    let (_directory, store) = store();
    let archive = |id: &str, kind: &str, name: &str| {
        let record = ObjectRecord {
            kind: kind.into(),
            name: name.into(),
            archived: true,
            ..object(id)
        };
        put(&store, vec![Write::PutObject(record)]);
    };
    archive("one-abcdef", "page", "A");
    archive("two-abcdef", "chat", "B");
    archive("six", "page", "B");
    archive("nine", "other", "B");
    put(&store, vec![Write::PutObject(object("kept"))]);
    let found = |matching: Option<&str>, limit| {
        let (page, total) = store
            .read(|at| at.archived_objects(SPACE, &["page", "chat"], matching, limit))
            .unwrap();
        let ids: Vec<String> = page.into_iter().map(|(_, id)| id).collect();
        (ids.join(" "), total)
    };
    assert_eq!(found(None, 9), ("six two-abcdef one-abcdef".into(), 3));
    assert_eq!(found(None, 1), ("six".into(), 3));
    assert_eq!(found(Some("B"), 9), ("six two-abcdef".into(), 2));
    assert_eq!(
        found(Some("abcdef"), 9),
        ("two-abcdef one-abcdef".into(), 2)
    );
    assert_eq!(found(Some("e-abcdef"), 9), ("one-abcdef".into(), 1));
    assert_eq!(found(Some("bcdef"), 9), (String::new(), 0));
}
