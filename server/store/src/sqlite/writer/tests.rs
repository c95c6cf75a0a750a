//! Batches that fail in part, as a whole and around a failure of the disk.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use std::fs::File;

use tempfile::TempDir;

use super::*;
use crate::error::Obstacle;
use crate::sqlite::migrations::{MIGRATIONS, migrate};
use crate::testing::{object, space};
use crate::{ObjectRecord, Seq, Subscription};

/// A writer without its thread, in a database that holds space `s`, which was commit 1.
fn writer() -> (TempDir, Writer) {
    let directory = tempfile::tempdir().unwrap();
    let database = directory.path().join("test.db");
    File::create(&database).unwrap();
    let mut connection = open::writer(&database).unwrap();
    migrate(&mut connection, &database, 0, MIGRATIONS).unwrap();
    let mut writer = Writer::new(database, connection, Arc::new(Shared::after(0)), "");
    let made = run(&mut writer, vec![boxed(|tx| tx.put_space(space("s")))]);
    assert_eq!(made, [Ok(1)]);
    (directory, writer)
}

type Refused = Result<Seq, StorageError>;
type Closure = Box<dyn FnOnce(&mut Tx<'_>) -> Refused + Send>;

/// A closure that answers with the number of its commit.
fn boxed(write: impl FnOnce(&mut Tx<'_>) -> Result<(), StorageError> + Send + 'static) -> Closure {
    Box::new(|tx| write(tx).map(|()| tx.commit_seq()))
}

fn put(id: &'static str) -> Closure {
    boxed(move |tx| tx.put_object(object(id)))
}

/// Too large for the disks of these tests.
fn large(id: &'static str) -> Closure {
    let mut record = object(id);
    record.document = format!(r#"{{"text":"{}"}}"#, "x".repeat(1 << 20)).into();
    boxed(move |tx| tx.put_object(record))
}

fn fault() -> StorageError {
    StorageError::new("testing", "refused by the closure")
}

/// Runs closures as one batch; their answers, in order.
fn run(writer: &mut Writer, closures: Vec<Closure>) -> Vec<Refused> {
    let (batch, answers): (Vec<_>, Vec<_>) =
        closures.into_iter().map(|closure| job(1, closure)).unzip();
    writer.run(batch);
    answers.into_iter().map(Pending::wait).collect()
}

fn heard(subscription: &mut Subscription) -> Vec<Seq> {
    std::iter::from_fn(|| subscription.try_recv().ok())
        .map(|change| change.seq)
        .collect()
}

/// The objects that are on disk, with the commits that wrote them.
fn stored(writer: &mut Writer) -> Vec<(String, Seq)> {
    let connection = open::reader(&writer.file.path).unwrap();
    let mut statement = connection
        .prepare("SELECT id, version FROM object ORDER BY id")
        .unwrap();
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
    rows.unwrap().map(Result::unwrap).collect()
}

fn names(stored: &[(String, Seq)]) -> Vec<&str> {
    stored.iter().map(|(id, _)| id.as_str()).collect()
}

#[test]
fn a_closure_that_fails_is_rolled_back_alone() {
    let (_directory, mut writer) = writer();
    let mut subscription = writer.shared.feed.subscribe();
    let half = boxed(|tx| {
        tx.put_object(object("half"))?;
        Err(fault())
    });
    let homeless = boxed(|tx| {
        tx.put_object(object("before"))?;
        tx.put_object(ObjectRecord {
            space_id: "nowhere".into(),
            ..object("homeless")
        })
    });
    let careless = boxed(|tx| {
        let homeless = ObjectRecord {
            space_id: "nowhere".into(),
            ..object("homeless")
        };
        // A write that failed refuses the closure, even where it goes on.
        let _ = tx.put_object(homeless);
        tx.put_object(object("after"))
    });
    let answers = run(
        &mut writer,
        vec![put("a"), half, homeless, careless, put("b")],
    );
    assert_eq!((&answers[0], &answers[4]), (&Ok(2), &Ok(3)));
    assert_eq!(answers[1], Err(fault()));
    for refused in &answers[2..4] {
        let refused = refused.as_ref().unwrap_err();
        assert!(refused.cause.contains("FOREIGN KEY"), "{refused}");
    }
    assert_eq!(heard(&mut subscription), [2, 3]);
    assert_eq!(stored(&mut writer), [("a".into(), 2), ("b".into(), 3)]);
}

#[test]
fn a_closure_sees_what_those_before_it_in_the_batch_wrote() {
    let (_directory, mut writer) = writer();
    let rename = boxed(|tx| {
        tx.put_object(ObjectRecord {
            name: "new".into(),
            ..object("a")
        })
    });
    // It looks for the old name, and that name is gone.
    let by_old_name = boxed(|tx| {
        let record = tx.object("a")?.filter(|record| record.name == "old");
        let record = record.ok_or_else(fault)?;
        tx.put_object(ObjectRecord::clone(&record))
    });
    let made = boxed(|tx| {
        tx.put_object(ObjectRecord {
            name: "old".into(),
            ..object("a")
        })
    });
    let answers = run(&mut writer, vec![made, rename, by_old_name]);
    assert_eq!(answers, [Ok(2), Ok(3), Err(fault())]);
    assert_eq!(stored(&mut writer), [("a".into(), 3)]);
}

#[test]
fn a_closure_that_panics_is_rolled_back_alone() {
    let (_directory, mut writer) = writer();
    let panics = boxed(|tx| {
        tx.put_object(object("half"))?;
        resume_unwind(Box::new("on purpose"))
    });
    let (panicking, panicked) = job(1, panics);
    let (after, answered) = job(1, put("a"));
    writer.run(vec![panicking, after]);
    assert_eq!(answered.wait(), Ok(2));
    let panic = catch_unwind(AssertUnwindSafe(|| panicked.wait())).unwrap_err();
    assert_eq!(panic.downcast_ref(), Some(&"on purpose"));
    assert_eq!(stored(&mut writer), [("a".into(), 2)]);
}

#[test]
fn a_dry_run_among_writes_leaves_nothing() {
    let (_directory, mut writer) = writer();
    let mut subscription = writer.shared.feed.subscribe();
    let dry_run = boxed(|tx| {
        tx.rolled_back(|tx| {
            tx.put_object(object("dry"))?;
            tx.keep_names("s", Arc::new("names with the dry run"));
            assert!(tx.object("dry")?.is_some());
            Ok::<_, StorageError>(())
        })?;
        assert!(tx.object("dry")?.is_none());
        assert!(tx.kept_names("s").is_none());
        Ok(())
    });
    let answers = run(&mut writer, vec![put("a"), dry_run, put("b")]);
    // It makes no commit, so that its number is the next one's.
    assert_eq!(answers, [Ok(2), Ok(3), Ok(3)]);
    assert_eq!(heard(&mut subscription), [2, 3]);
    assert_eq!(names(&stored(&mut writer)), ["a", "b"]);
    // A batch without a write makes no commit either.
    assert_eq!(run(&mut writer, vec![boxed(|_| Ok(()))]), [Ok(4)]);
    assert_eq!(heard(&mut subscription), [0; 0]);
}

#[test]
fn names_of_a_space_are_kept_until_they_change_or_are_rolled_back() {
    let (_directory, mut writer) = writer();
    let keep = || {
        boxed(|tx| {
            tx.keep_names("s", Arc::new(1));
            tx.put_object(object("page"))
        })
    };
    let kept = |expected: bool| {
        boxed(move |tx| {
            assert_eq!(tx.kept_names("s").is_some(), expected);
            tx.put_object(object("page"))
        })
    };
    let renames = boxed(|tx| {
        tx.put_object(ObjectRecord {
            kind: "type".into(),
            listed: false,
            ..object("type")
        })
    });
    let fails = boxed(|_| Err(fault()));
    let batch = vec![
        keep(),
        kept(true),
        renames,
        kept(false),
        keep(),
        fails,
        kept(false),
        keep(),
    ];
    let answers = run(&mut writer, batch);
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 7);
    assert!(run(&mut writer, vec![kept(false)])[0].is_ok());
}

#[test]
fn a_disk_that_fills_in_a_batch_refuses_all_of_it_and_the_next_one_works() {
    for (setting, value, words, obstacle) in [
        ("max_page_count", 24, "full", Obstacle::Full),
        ("query_only", 1, "readonly", Obstacle::ReadOnly),
    ] {
        let (_directory, mut writer) = writer();
        let mut subscription = writer.shared.feed.subscribe();
        let connection = writer.connection.as_ref().unwrap();
        connection
            .pragma_update_and_check(None, setting, value, |_| Ok(()))
            .ok();
        let answers = run(
            &mut writer,
            vec![put("small"), large("large"), put("other")],
        );
        assert_eq!(answers.len(), 3);
        for answer in &answers {
            let fault = answer.as_ref().unwrap_err();
            assert!(fault.cause.contains(words), "{fault}");
            assert_eq!(fault.obstacle, Some(obstacle));
        }
        assert_eq!(heard(&mut subscription), [0; 0]);
        assert_eq!(stored(&mut writer), []);
        // The settings above belong to the connection, which is opened again.
        let answers = run(
            &mut writer,
            vec![put("small"), large("large"), put("other")],
        );
        assert_eq!(answers, [Ok(2), Ok(3), Ok(4)]);
        assert_eq!(heard(&mut subscription), [2, 3, 4]);
    }
}

#[test]
fn a_database_that_has_vanished_is_not_made_again() {
    let (directory, mut writer) = writer();
    writer.connection = None;
    let database = directory.path().join("test.db");
    let aside = directory.path().join("aside.db");
    std::fs::rename(&database, &aside).unwrap();
    assert!(run(&mut writer, vec![put("a")])[0].is_err());
    assert!(!database.exists());
    std::fs::rename(&aside, &database).unwrap();
    assert_eq!(run(&mut writer, vec![put("a")]), [Ok(2)]);
}

#[test]
fn what_moves_in_and_out_of_lists_is_counted() {
    let (_directory, mut writer) = writer();
    let listed = |expected: u64| {
        boxed(move |tx| {
            assert_eq!(tx.count_listed("s")?, expected);
            Ok(())
        })
    };
    let archived = boxed(|tx| {
        tx.put_object(ObjectRecord {
            archived: true,
            ..object("a")
        })
    });
    let fails = boxed(|tx| {
        tx.put_object(object("never"))?;
        Err(fault())
    });
    let deleted = boxed(|tx| tx.delete_object("b"));
    let batch = vec![
        put("a"),
        put("b"),
        put("a"),
        listed(2),
        fails,
        archived,
        listed(1),
        deleted,
        listed(0),
        put("a"),
        listed(1),
    ];
    let answers = run(&mut writer, batch);
    assert_eq!(answers.iter().filter(|answer| answer.is_err()).count(), 1);
}
