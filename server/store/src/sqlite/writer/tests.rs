//! Batches that fail in part, as a whole and around a failure of the disk.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use std::fs::File;

use tempfile::TempDir;

use super::*;
use crate::plan::{Precondition, Write};
use crate::sqlite::migrations::{MIGRATIONS, migrate};
use crate::sqlite::samples::{object, space};
use crate::{Conflict, Event, ObjectRecord, Obstacle, RecordKey, Seq, Subscription};

/// A writer without its thread, in a database that holds space `s`, which was commit 1.
fn writer() -> (TempDir, Writer) {
    let directory = tempfile::tempdir().unwrap();
    let database = directory.path().join("test.db");
    File::create(&database).unwrap();
    let mut connection = open::writer(&database).unwrap();
    migrate(&mut connection, &database, 0, MIGRATIONS).unwrap();
    let shared = Arc::new(Shared::after(0, 1 << 20));
    let mut writer = Writer::new(database, connection, shared);
    assert_eq!(
        seqs(&writer.commit(vec![plan(Write::PutSpace(space("s")))])),
        [Some(1)]
    );
    (directory, writer)
}

fn plan(write: Write) -> Plan {
    Plan {
        writes: vec![write],
        ..Plan::at(1)
    }
}

fn put(id: &str) -> Plan {
    plan(Write::PutObject(object(id)))
}

fn large(id: &str) -> Plan {
    let mut record = object(id);
    record.document = format!(r#"{{"text":"{}"}}"#, "x".repeat(1 << 20)).into();
    plan(Write::PutObject(record))
}

fn seqs(outcomes: &[Outcome]) -> Vec<Option<Seq>> {
    outcomes
        .iter()
        .map(|outcome| outcome.as_ref().ok().map(|done| done.seq))
        .collect()
}

fn heard(subscription: &Subscription) -> Vec<Seq> {
    std::iter::from_fn(|| match subscription.try_recv() {
        Some(Event::Change(change)) => Some(change.seq),
        Some(Event::Lagged | Event::Closed) | None => None,
    })
    .collect()
}

#[test]
fn a_batch_is_one_transaction_in_which_each_plan_stands_alone() {
    let (_directory, mut writer) = writer();
    let subscription = writer.shared.feed.subscribe();
    let absent = |id: &str| Precondition::Absent {
        record: RecordKey::Object(id.into()),
    };
    let mut overtaken = put("a");
    // Judged after the plans before it in the batch.
    overtaken.preconditions = vec![absent("a")];
    overtaken.writes.push(Write::PutObject(object("never")));
    let mut homeless = object("homeless");
    homeless.space_id = "nowhere".into();
    let mut half = put("half");
    half.writes.push(Write::PutObject(homeless));

    let outcomes = writer.commit(vec![put("a"), overtaken, half, put("b")]);
    assert_eq!(seqs(&outcomes), [Some(2), None, None, Some(3)]);
    let conflict = Conflict::Record(RecordKey::Object("a".into()));
    assert_eq!(outcomes[1], Err(CommitError::Conflict(conflict)));
    assert!(matches!(outcomes[2], Err(CommitError::Invalid(_))));
    assert_eq!(heard(&subscription), [2, 3]);
    let cached = ["a", "b", "never", "half", "homeless"]
        .map(|id| writer.shared.cache.get(id).map(|record| record.version));
    assert_eq!(cached, [Some(2), Some(3), None, None, None]);
    let stored: Vec<String> = writer
        .connection
        .as_ref()
        .unwrap()
        .prepare("SELECT id FROM object ORDER BY id")
        .unwrap()
        .query_map([], |row| row.get(0))
        .unwrap()
        .collect::<rusqlite::Result<_>>()
        .unwrap();
    assert_eq!(stored, ["a", "b"]);
}

#[test]
fn a_full_or_read_only_database_fails_the_whole_batch_and_then_recovers() {
    for (setting, value, words, obstacle) in [
        ("max_page_count", 20, "full", Obstacle::Full),
        ("query_only", 1, "readonly", Obstacle::ReadOnly),
    ] {
        let (_directory, mut writer) = writer();
        let subscription = writer.shared.feed.subscribe();
        let connection = writer.connection.as_ref().unwrap();
        connection
            .pragma_update_and_check(None, setting, value, |_| Ok(()))
            .ok();
        let outcomes = writer.commit(vec![put("small"), large("large"), put("other")]);
        for outcome in &outcomes {
            let Err(CommitError::Storage(fault)) = outcome else {
                panic!("{outcome:?}")
            };
            assert!(fault.cause.contains(words), "{fault}");
            assert_eq!(fault.obstacle, Some(obstacle));
        }
        assert_eq!(outcomes.len(), 3);
        assert!(writer.shared.cache.get("small").is_none());
        assert_eq!(heard(&subscription), Vec::<Seq>::new());

        // The settings above went with the connection, as trouble with the disk goes.
        let outcomes = writer.commit(vec![put("small"), large("large"), put("other")]);
        assert_eq!(seqs(&outcomes), [Some(2), Some(3), Some(4)]);
        assert_eq!(heard(&subscription), [2, 3, 4]);
    }
}

#[test]
fn what_was_undone_is_not_known() {
    let (_directory, mut writer) = writer();
    let guarded = || Plan {
        preconditions: vec![Precondition::KindsUnchanged {
            space_id: "s".to_owned(),
            kinds: vec!["type"],
            since: 0,
        }],
        ..Plan::at(1)
    };
    assert_eq!(seqs(&writer.commit(vec![guarded()])), [Some(2)]);
    let mut of_kind = object("a");
    (of_kind.kind, of_kind.listed) = ("type".to_owned(), false);
    let connection = writer.connection.as_ref().unwrap();
    connection
        .pragma_update_and_check(None, "max_page_count", 1, |_| Ok(()))
        .unwrap();
    let failed = writer.commit(vec![plan(Write::PutObject(of_kind)), large("b")]);
    assert_eq!(seqs(&failed), [None, None]);
    assert_eq!(seqs(&writer.commit(vec![guarded()])), [Some(3)]);
    let absent = Plan {
        preconditions: vec![Precondition::Absent {
            record: RecordKey::Object("a".to_owned()),
        }],
        ..Plan::at(1)
    };
    assert_eq!(seqs(&writer.commit(vec![absent])), [Some(4)]);
}

// No plan says whether the objects that it writes are new.
#[test]
fn an_object_that_nobody_has_asked_of_is_written_where_it_is() {
    let (_directory, mut writer) = writer();
    writer.commit(vec![put("a")]);
    writer.shared.totals.keep("s", 2, 1);
    for (name, archived, total) in [("changed", false, 1), ("in the bin", true, 0)] {
        writer.known = Known::default();
        let record = ObjectRecord {
            name: name.to_owned(),
            archived,
            ..object("a")
        };
        let seq = seqs(&writer.commit(vec![plan(Write::PutObject(record))]))[0].unwrap();
        let connection = writer.connection.as_ref().unwrap();
        let stored: Vec<(String, Seq)> = connection
            .prepare("SELECT name, version FROM object")
            .unwrap()
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
            .unwrap()
            .collect::<rusqlite::Result<_>>()
            .unwrap();
        assert_eq!(stored, [(name.to_owned(), seq)]);
        assert_eq!(writer.shared.totals.at("s", seq), Some(total));
    }
}

#[test]
fn what_was_known_is_read_again_after_a_failure_before_the_transaction() {
    let (directory, mut writer) = writer();
    let database = directory.path().join("test.db");
    let copy = directory.path().join("copy.db");
    writer.checkpoint().unwrap();
    std::fs::copy(&database, &copy).unwrap();
    assert_eq!(seqs(&writer.commit(vec![put("a")])), [Some(2)]);
    // Somebody takes the database away and brings back a copy from before the last commit.
    writer.connection = None;
    for file in ["test.db", "test.db-wal", "test.db-shm"] {
        std::fs::remove_file(directory.path().join(file)).ok();
    }
    assert_eq!(seqs(&writer.commit(vec![put("b")])), [None]);
    std::fs::rename(&copy, &database).unwrap();
    assert_eq!(seqs(&writer.commit(vec![put("b")])), [Some(2)]);
}

#[test]
fn a_database_that_has_vanished_is_not_made_anew() {
    let (directory, mut writer) = writer();
    writer.connection = None;
    let database = directory.path().join("test.db");
    let aside = directory.path().join("aside.db");
    std::fs::rename(&database, &aside).unwrap();
    assert!(matches!(
        writer.commit(vec![put("a")])[0],
        Err(CommitError::Storage(_))
    ));
    assert!(!database.exists());
    std::fs::rename(&aside, &database).unwrap();
    assert_eq!(seqs(&writer.commit(vec![put("a")])), [Some(2)]);
}

#[test]
fn a_panic_is_a_failure_like_another() {
    let fault = shielded(|| -> Result<(), StorageError> { std::panic::resume_unwind(Box::new(1)) });
    assert_eq!(fault.unwrap_err().attempted, COMMITTING);
    assert_eq!(shielded(|| Ok(3)).unwrap(), 3);
}
