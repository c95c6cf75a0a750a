//! Plans: whole or not at all, judged one by one, numbered in order, with the reply they owe.

use rolltop_store::{
    CommitError, Conflict, ObjectRecord, Plan, Precondition, REPLAY_LIFETIME_MS, RecordKey, Store,
    Write,
};

use crate::support::{NOW, SPACE, key, object, plan, put, replay, space, store};

fn unchanged(id: &str, version: u64) -> Precondition {
    Precondition::Unchanged {
        record: RecordKey::Object(id.into()),
        version,
    }
}

fn guarded(precondition: Precondition, writes: Vec<Write>) -> Plan {
    Plan {
        preconditions: vec![precondition],
        ..plan(writes)
    }
}

#[test]
fn a_failed_precondition_stores_nothing_of_its_plan() {
    let (_directory, store) = store();
    let first = put(&store, vec![Write::PutObject(object("a"))]).seq;
    let second = put(&store, vec![Write::PutObject(object("a"))]).seq;
    assert_eq!(second, first + 1);
    let record = |id: &str| RecordKey::Object(id.into());
    let cases = [
        (unchanged("a", first), record("a")),
        (unchanged("none", first), record("none")),
        (
            Precondition::Absent {
                record: record("a"),
            },
            record("a"),
        ),
        (
            Precondition::Present {
                record: record("none"),
            },
            record("none"),
        ),
        (
            Precondition::Unchanged {
                record: RecordKey::Space(SPACE.into()),
                version: second,
            },
            RecordKey::Space(SPACE.into()),
        ),
        (
            Precondition::Unchanged {
                record: RecordKey::Key("k".into()),
                version: 1,
            },
            RecordKey::Key("k".into()),
        ),
    ];
    for (precondition, culprit) in cases {
        let refused = store.commit(guarded(precondition, vec![Write::PutObject(object("b"))]));
        assert_eq!(
            refused,
            Err(CommitError::Conflict(Conflict::Record(culprit)))
        );
    }
    assert_eq!(store.object("b").unwrap(), None);
    assert_eq!(store.seq(), second);

    let good = store.commit(guarded(
        unchanged("a", second),
        vec![Write::PutObject(object("b"))],
    ));
    assert_eq!(good.unwrap().seq, second + 1);
}

// What the writer knows of an object follows every write of it, those of one plan too.
#[test]
fn a_plan_may_write_what_it_guards_more_than_once() {
    let (_directory, store) = store();
    put(&store, vec![Write::PutSpace(space("t"))]);
    let first = put(&store, vec![Write::PutObject(object("a"))]).seq;
    let shown = |space_id| store.list_objects(space_id, 0, 10).unwrap().total;
    assert_eq!((shown(SPACE), shown("t")), (1, 0));
    let elsewhere = ObjectRecord {
        space_id: "t".into(),
        ..object("a")
    };
    let back = vec![
        Write::PutObject(elsewhere.clone()),
        Write::DeleteObject { id: "a".into() },
        Write::PutObject(elsewhere),
        Write::PutObject(object("a")),
    ];
    let second = store.commit(guarded(unchanged("a", first), back));
    assert_eq!((shown(SPACE), shown("t")), (1, 0));
    let gone = vec![
        Write::DeleteObject { id: "a".into() },
        Write::DeleteObject { id: "a".into() },
    ];
    let guard = unchanged("a", second.unwrap().seq);
    assert!(store.commit(guarded(guard, gone)).is_ok());
    assert_eq!((shown(SPACE), shown("t")), (0, 0));
}

fn unlisted(id: &str, kind: &str) -> Write {
    Write::PutObject(ObjectRecord {
        kind: kind.into(),
        listed: false,
        ..object(id)
    })
}

// A plan that is only good for a type without objects loses against one that gives it to an object.
#[test]
fn that_a_type_has_no_objects_is_guarded() {
    let (_directory, store) = store();
    put(&store, vec![Write::PutSpace(space("t"))]);
    let of_type = |id: &str, space_id: &str, type_key: &str| {
        Write::PutObject(ObjectRecord {
            space_id: space_id.into(),
            type_key: type_key.into(),
            ..object(id)
        })
    };
    let guard = |since| Precondition::TypeUnused {
        space_id: SPACE.into(),
        type_key: "plant".into(),
        since,
    };
    let since = store.seq();
    put(&store, vec![of_type("a", SPACE, "page")]);
    put(&store, vec![of_type("b", "t", "plant")]);
    assert!(store.commit(guarded(guard(since), vec![])).is_ok());
    put(&store, vec![of_type("a", SPACE, "plant")]);
    let conflict = Conflict::TypeUsed {
        space_id: SPACE.into(),
        type_key: "plant".into(),
    };
    assert_eq!(
        store.commit(guarded(guard(since), vec![])),
        Err(CommitError::Conflict(conflict))
    );
    // Whoever looked afterwards knows of it.
    assert!(store.commit(guarded(guard(store.seq()), vec![])).is_ok());
}

#[test]
fn the_kinds_that_a_plan_was_computed_from_are_guarded() {
    let (_directory, store) = store();
    put(
        &store,
        vec![Write::PutSpace(space("t")), unlisted("a", "type")],
    );
    let guard = |space_id: &str, kind, since| Precondition::KindsUnchanged {
        space_id: space_id.into(),
        kinds: vec![kind],
        since,
    };
    let since = store.objects_of_kinds(SPACE, &["type"]).unwrap().changed;
    assert!(
        store
            .commit(guarded(guard(SPACE, "type", since), vec![]))
            .is_ok()
    );
    put(&store, vec![Write::DeleteObject { id: "a".into() }]);
    assert_eq!(
        store.commit(guarded(guard(SPACE, "type", since), vec![])),
        Err(CommitError::Conflict(Conflict::Kinds {
            space_id: SPACE.into()
        }))
    );
    assert!(
        store
            .commit(guarded(guard(SPACE, "property", since), vec![]))
            .is_ok()
    );
    assert!(
        store
            .commit(guarded(guard("t", "type", since), vec![]))
            .is_ok()
    );
}

#[test]
fn what_a_refused_plan_would_have_written_has_changed_no_kind() {
    let (_directory, store) = store();
    put(&store, vec![unlisted("a", "type")]);
    let since = store.objects_of_kinds(SPACE, &["type"]).unwrap().changed;
    let guard = || Precondition::KindsUnchanged {
        space_id: SPACE.into(),
        kinds: vec!["type"],
        since,
    };
    assert!(store.commit(guarded(guard(), vec![])).is_ok());
    let mut homeless = object("b");
    homeless.space_id = "nowhere".into();
    let undone = store.commit(plan(vec![
        unlisted("c", "type"),
        Write::PutObject(homeless),
    ]));
    assert!(matches!(undone, Err(CommitError::Storage(_))));
    assert!(store.commit(guarded(guard(), vec![])).is_ok());
    put(&store, vec![unlisted("c", "type")]);
    assert!(store.commit(guarded(guard(), vec![])).is_err());
}

#[test]
fn a_plan_that_cannot_be_stored_says_so_and_harms_nobody() {
    let (_directory, store) = store();
    let mut homeless = object("a");
    homeless.space_id = "nowhere".into();
    let refused = store
        .commit(plan(vec![
            Write::PutObject(object("b")),
            Write::PutObject(homeless),
        ]))
        .unwrap_err();
    assert!(matches!(refused, CommitError::Storage(_)), "{refused}");
    assert_eq!(store.objects(&["a", "b"]).unwrap(), vec![None, None]);
    let mut short = key('a');
    short.id.pop();
    assert!(matches!(
        store.commit(plan(vec![Write::PutKey(short)])),
        Err(CommitError::Storage(_))
    ));
    assert!(store.check().unwrap().is_sound());
}

#[test]
fn good_plans_commit_among_overtaken_ones_under_load() {
    let (_directory, store) = store();
    let base = put(&store, vec![Write::PutObject(object("contested"))]).seq;
    let workers = 16;
    let rounds = 8;
    let won: usize = std::thread::scope(|scope| {
        let store = &store;
        let workers: Vec<_> = (0..workers)
            .map(|worker| {
                scope.spawn(move || {
                    let mut won = 0;
                    for round in 0..rounds {
                        let own = object(&format!("own-{worker}-{round}"));
                        put(store, vec![Write::PutObject(own)]);
                        let contest = vec![
                            Write::PutObject(object("contested")),
                            Write::PutObject(object(&format!("prize-{worker}-{round}"))),
                        ];
                        match store.commit(guarded(unchanged("contested", base), contest)) {
                            Ok(_) => won += 1,
                            Err(error) => assert!(matches!(error, CommitError::Conflict(_))),
                        }
                    }
                    won
                })
            })
            .collect();
        workers
            .into_iter()
            .map(|worker| worker.join().unwrap())
            .sum()
    });
    assert_eq!(won, 1);
    // `contested`, every own object, and the one prize.
    let total = store.list_objects(SPACE, 0, 0).unwrap().total;
    assert_eq!(total, 1 + workers * rounds + 1);
    assert_eq!(store.seq(), base + workers * rounds + 1);
    assert!(store.check().unwrap().is_sound());
}

#[test]
fn a_reply_is_stored_with_its_plan_or_not_at_all() {
    // http.md 6
    let (directory, store) = store();
    let stored = replay("k1", NOW);
    let mut good = plan(vec![Write::PutObject(object("a"))]);
    good.replay = Some(stored.clone());
    store.commit(good.clone()).unwrap();
    assert_eq!(
        store.replay(&stored.scope, NOW).unwrap(),
        Some(stored.clone())
    );

    // A second plan under the key of a live reply is overtaken, whatever it writes.
    good.writes = vec![Write::PutObject(object("twin"))];
    assert_eq!(
        store.commit(good),
        Err(CommitError::Conflict(Conflict::Replay))
    );
    assert_eq!(store.object("twin").unwrap(), None);

    // A plan that fails leaves its key free.
    let mut failing = guarded(unchanged("a", 99), vec![]);
    failing.replay = Some(replay("k2", NOW));
    assert!(store.commit(failing).is_err());
    assert_eq!(store.replay(&replay("k2", NOW).scope, NOW).unwrap(), None);

    // The same key in another space, or of another API key, is another entry.
    let mut elsewhere = stored.clone();
    elsewhere.scope.space_id.clear();
    let mut of_another_key = stored.clone();
    of_another_key.scope.key_id = "b".repeat(64);
    for other in [elsewhere, of_another_key] {
        assert_eq!(store.replay(&other.scope, NOW).unwrap(), None);
        let dry_run = Plan {
            replay: Some(other.clone()),
            ..plan(vec![])
        };
        store.commit(dry_run).unwrap();
        assert_eq!(store.replay(&other.scope, NOW).unwrap(), Some(other));
    }

    drop(store);
    let store = crate::support::open(directory.path());
    assert_eq!(store.replay(&stored.scope, NOW).unwrap(), Some(stored));
}

#[test]
fn a_reply_lives_for_a_day_and_then_frees_its_key() {
    // http.md 6
    let (directory, store) = store();
    let first = replay("k", NOW);
    store
        .commit(Plan {
            replay: Some(first.clone()),
            ..plan(vec![])
        })
        .unwrap();
    let last_moment = NOW + REPLAY_LIFETIME_MS - 1;
    assert!(store.replay(&first.scope, last_moment).unwrap().is_some());
    assert_eq!(store.replay(&first.scope, last_moment + 1).unwrap(), None);

    let again = replay("k", last_moment + 1);
    let plan = Plan {
        replay: Some(again.clone()),
        ..Plan::at(last_moment + 1)
    };
    store.commit(plan).unwrap();
    assert_eq!(
        store.replay(&again.scope, last_moment + 1).unwrap(),
        Some(again)
    );

    // Later commits of anything sweep out what has expired.
    store
        .commit(Plan::at(NOW + 3 * REPLAY_LIFETIME_MS))
        .unwrap();
    let left: i64 = crate::support::shell(directory.path())
        .query_row("SELECT count(*) FROM replay", [], |row| row.get(0))
        .unwrap();
    assert_eq!(left, 0);
}

#[test]
fn a_closed_store_refuses_work_and_leaves_one_tidy_file() {
    let (directory, store) = store();
    put(&store, vec![Write::PutObject(object("a"))]);
    store.close().unwrap();
    store.close().unwrap();
    assert!(matches!(
        store.commit(plan(vec![])),
        Err(CommitError::Storage(_))
    ));
    assert!(store.spaces().is_err());
    let names: Vec<_> = std::fs::read_dir(directory.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert!(
        !names.iter().any(|name| name.ends_with("-wal")),
        "{names:?}"
    );
    drop(store);
    assert!(
        crate::support::open(directory.path())
            .object("a")
            .unwrap()
            .is_some()
    );
}

#[test]
fn closing_under_load_loses_nothing_that_was_acknowledged() {
    let (directory, store) = store();
    let acknowledged: Vec<String> = std::thread::scope(|scope| {
        let store = &store;
        let (first, started) = std::sync::mpsc::channel();
        let workers: Vec<_> = (0..8)
            .map(|worker| {
                let first = first.clone();
                scope.spawn(move || {
                    let mut done = Vec::new();
                    for round in 0.. {
                        let id = format!("{worker}-{round}");
                        match store.commit(plan(vec![Write::PutObject(object(&id))])) {
                            Ok(_) => done.push(id),
                            Err(CommitError::Storage(_)) => break,
                            Err(other) => panic!("{other}"),
                        }
                        let _ = first.send(());
                    }
                    done
                })
            })
            .collect();
        started.recv().unwrap();
        store.close().unwrap();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().unwrap())
            .collect()
    });
    let seq = store.seq();
    assert_eq!(seq, 1 + acknowledged.len() as u64);
    drop(store);
    let store = crate::support::open(directory.path());
    assert_eq!(store.seq(), seq);
    for id in acknowledged {
        assert!(store.object(&id).unwrap().is_some(), "{id} is lost");
    }
}
