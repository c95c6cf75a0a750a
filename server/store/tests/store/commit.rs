//! Commits: whole or not at all, one after the other, numbered in order, with the reply they owe.

use rolltop_store::testing::{Commit, Plan, Write};
use rolltop_store::{ObjectRecord, REPLAY_LIFETIME_MS, StorageError};

use crate::support::{NOW, SPACE, object, plan, put, replay, space, store};

#[test]
fn a_commit_may_write_an_object_more_than_once() {
    let (_directory, store) = store();
    put(&store, vec![Write::PutSpace(space("t"))]);
    put(&store, vec![Write::PutObject(object("a"))]);
    let shown = |space_id| store.list_objects(space_id, 0, 10).unwrap().1;
    assert_eq!((shown(SPACE), shown("t")), (1, 0));
    let elsewhere = ObjectRecord {
        space_id: "t".into(),
        ..object("a")
    };
    put(
        &store,
        vec![
            Write::DeleteObject { id: "a".into() },
            Write::PutObject(elsewhere),
            Write::DeleteObject { id: "a".into() },
            Write::PutObject(object("a")),
            Write::PutObject(object("a")),
        ],
    );
    assert_eq!((shown(SPACE), shown("t")), (1, 0));
    put(
        &store,
        vec![
            Write::DeleteObject { id: "a".into() },
            Write::DeleteObject { id: "a".into() },
        ],
    );
    assert_eq!((shown(SPACE), shown("t")), (0, 0));
}

#[test]
fn a_type_is_used_while_an_object_of_its_space_has_it() {
    let (_directory, store) = store();
    put(&store, vec![Write::PutSpace(space("t"))]);
    let of_type = |id: &str, space_id: &str, type_key: &str| {
        Write::PutObject(ObjectRecord {
            space_id: space_id.into(),
            type_key: type_key.into(),
            ..object(id)
        })
    };
    let is_used = || store.read(|at| at.is_type_used(SPACE, "plant")).unwrap();
    put(
        &store,
        vec![of_type("a", SPACE, "page"), of_type("b", "t", "plant")],
    );
    assert!(!is_used());
    put(&store, vec![of_type("a", SPACE, "plant")]);
    assert!(is_used());
}

#[test]
fn one_of_many_writers_wins_what_all_of_them_want() {
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
                        let contest = store.write(NOW, move |tx| {
                            let contested = tx.object("contested")?;
                            if contested.is_none_or(|contested| contested.version != base) {
                                return Ok(false);
                            }
                            tx.put_object(object("contested"))?;
                            tx.put_object(object(&format!("prize-{worker}-{round}")))?;
                            Ok::<_, StorageError>(true)
                        });
                        won += usize::from(contest.wait().unwrap());
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
    let total = store.list_objects(SPACE, 0, 0).unwrap().1;
    assert_eq!(total, 1 + workers * rounds + 1);
    assert_eq!(store.seq(), base + workers * rounds + 1);
    assert!(store.check().unwrap().is_sound());
}

#[test]
fn a_reply_is_stored_with_what_it_answers() {
    // http.md 6
    let (directory, store) = store();
    let (scope, stored) = replay("k1", NOW);
    let mut good = plan(vec![Write::PutObject(object("a"))]);
    good.replay = Some((scope.clone(), stored.clone()));
    store.commit(good).unwrap();
    assert_eq!(store.replay(&scope, NOW).unwrap(), Some(stored.clone()));

    // The same key in another space, or of another API key, is another entry.
    let mut elsewhere = scope.clone();
    elsewhere.space_id.clear();
    let mut of_another_key = scope.clone();
    of_another_key.key_id = "b".repeat(64);
    for other in [elsewhere, of_another_key] {
        assert_eq!(store.replay(&other, NOW).unwrap(), None);
        let dry_run = Plan {
            replay: Some((other.clone(), stored.clone())),
            ..plan(vec![])
        };
        store.commit(dry_run).unwrap();
        let found = store.replay(&other, NOW).unwrap();
        assert_eq!(found.as_ref(), Some(&stored));
    }

    drop(store);
    let store = crate::support::open(directory.path());
    assert_eq!(store.replay(&scope, NOW).unwrap(), Some(stored));
}

#[test]
fn a_reply_lives_for_a_day_and_then_frees_its_key() {
    // http.md 6
    let (directory, store) = store();
    let (scope, first) = replay("k", NOW);
    store
        .commit(Plan {
            replay: Some((scope.clone(), first)),
            ..plan(vec![])
        })
        .unwrap();
    let last_moment = NOW + REPLAY_LIFETIME_MS - 1;
    assert!(store.replay(&scope, last_moment).unwrap().is_some());
    assert_eq!(store.replay(&scope, last_moment + 1).unwrap(), None);

    let (scope, again) = replay("k", last_moment + 1);
    let plan = Plan {
        replay: Some((scope.clone(), again.clone())),
        ..Plan::at(last_moment + 1)
    };
    store.commit(plan).unwrap();
    assert_eq!(store.replay(&scope, last_moment + 1).unwrap(), Some(again));

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
    assert!(store.commit(plan(vec![])).is_err());
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
                            Err(_) => break,
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
