//! The change log and the feed tell the same story, in commit order.

use rolltop_store::testing::{Commit, Plan, Write};
use rolltop_store::{Change, KEPT_CHANGES, ObjectRecord, Snapshot, Store, Touched};

use crate::support::{NOW, SPACE, key, object, open, put, shell, space, store};

fn touched(id: &str, space_id: &str, kind: &str) -> Touched {
    Touched::Object {
        id: id.into(),
        space_id: space_id.into(),
        kind: kind.into(),
    }
}

#[test]
fn the_log_names_each_record_of_a_commit_once_and_survives() {
    let (directory, store) = store();
    let seq = put(
        &store,
        vec![
            Write::PutSpace(space("t")),
            Write::PutObject(object("a")),
            Write::PutObject(object("a")),
            Write::PutKey(key('b')),
            Write::DeleteObject { id: "none".into() },
        ],
    )
    .seq;
    let other = ObjectRecord {
        space_id: "t".into(),
        ..object("b")
    };
    put(&store, vec![Write::PutObject(other)]);
    put(&store, vec![Write::DeleteObject { id: "b".into() }]);
    store.commit(Plan::at(NOW + 5)).unwrap();

    let expected = [
        vec![
            Touched::Space { id: "t".into() },
            touched("a", SPACE, "page"),
            Touched::Key { id: key('b').id },
        ],
        vec![touched("b", "t", "page")],
        vec![touched("b", "t", "page")],
        vec![],
    ];
    drop(store);
    let store = open(directory.path());
    let log = store.changes(seq - 1, 100).unwrap();
    assert_eq!(
        log.iter()
            .map(|change| change.touched.clone())
            .collect::<Vec<_>>(),
        expected
    );
    assert_eq!(
        log.iter().map(|change| change.seq).collect::<Vec<_>>(),
        [2, 3, 4, 5]
    );
    assert_eq!(
        log.iter().map(|change| change.time).collect::<Vec<_>>(),
        [NOW, NOW, NOW, NOW + 5]
    );
    assert_eq!(store.changes(seq, 2).unwrap(), log[1..3]);
    assert_eq!(store.changes(5, 9).unwrap(), []);
    let in_t = |after| {
        let mut seen = Vec::new();
        let read = |at: &Snapshot<'_>| at.changes_in("t", after, &mut |change| seen.push(change));
        assert!(store.read(read).unwrap());
        seen
    };
    assert_eq!(in_t(seq), log[1..3]);
    assert_eq!(in_t(3), log[2..3]);
    assert_eq!(in_t(5), []);
}

#[test]
fn the_feed_gives_every_commit_in_order_once_it_can_be_read() {
    let (_directory, store) = store();
    let mut subscription = store.subscribe();
    let commits = 60;
    std::thread::scope(|scope| {
        let store = &store;
        for worker in 0..3 {
            scope.spawn(move || {
                for round in 0..commits / 3 {
                    let record = object(&format!("{worker}-{round}"));
                    put(store, vec![Write::PutObject(record)]);
                }
            });
        }
        for expected in 2..commits + 2 {
            let change = subscription.blocking_recv().unwrap();
            assert_eq!(change.seq, expected);
            assert!(store.seq() >= expected);
            assert_eq!(
                store.changes(expected - 1, 1).unwrap(),
                [Change::clone(&change)]
            );
        }
    });
}

#[test]
fn the_log_is_cut_a_few_entries_at_a_time_and_the_numbers_go_on() {
    let (directory, store) = store();
    put(&store, vec![Write::PutObject(object("a"))]);
    drop(store);
    // What a log of long use looks like, when no version before had cut it.
    let last = KEPT_CHANGES + 300;
    let filled = format!(
        "WITH RECURSIVE seqs (seq) AS (SELECT 3 UNION ALL SELECT seq + 1 FROM seqs WHERE seq < {last})
         INSERT INTO change (seq, time, touched) SELECT seq, {NOW}, '[]' FROM seqs"
    );
    shell(directory.path()).execute_batch(&filled).unwrap();

    let store = open(directory.path());
    let first = |store: &Store| {
        store
            .changes(0, 1)
            .unwrap()
            .first()
            .map(|change| change.seq)
    };
    let mut before = first(&store);
    let mut cuts = 0;
    let mut commits = 0;
    while first(&store) < Some(last + commits - KEPT_CHANGES + 1) {
        commits += 1;
        assert_eq!(put(&store, vec![]).seq, last + commits);
        let cut = first(&store).unwrap() - before.unwrap();
        assert!(cut < 200, "{cut} in one transaction");
        cuts += u64::from(cut > 0);
        before = first(&store);
        assert!(commits < 1000, "the log is never cut");
    }
    assert!(cuts > 1, "in one cut");
    assert!(
        cuts * 10 < commits,
        "most commits leave the end of the log alone"
    );
    let reaches = |after| {
        store
            .read(|at| at.changes_in(SPACE, after, &mut |_| {}))
            .unwrap()
    };
    assert!(!reaches(1) && reaches(first(&store).unwrap() - 1));
    for _ in 0..3 {
        put(&store, vec![Write::PutObject(object("b"))]);
        let kept = store.changes(0, u64::MAX).unwrap().len() as u64;
        assert!((KEPT_CHANGES..KEPT_CHANGES + 100).contains(&kept), "{kept}");
    }
    // Space and object were written by commits that are no longer in the log.
    assert_eq!(store.check().unwrap().findings, []);
    drop(store);
    let store = open(directory.path());
    assert_eq!(put(&store, vec![]).seq, last + commits + 4);
}
