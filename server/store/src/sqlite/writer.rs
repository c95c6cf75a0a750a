//! The writing end: applies the plans of a batch in one transaction and commits them with one sync of the disk. One
//! committer at a time has it (see `queue`).
//!
//! After a commit, and before anyone is told that it succeeded, the object cache and the feed have it.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use rusqlite::{Connection, ErrorCode, ffi};

use super::apply::{Applied, Refusal, apply, judge};
use super::known::Known;
use super::log::LogFile;
use super::{Shared, chats, open, queries};
use crate::change::{KEPT_CHANGES, Seq};
use crate::error::{CommitError, StorageError};
use crate::plan::{Committed, Plan};
use crate::records::ReplayRecord;
use crate::state_id::StateStamps;

/// Most expired replies that one transaction removes.
const PURGE: usize = 64;
/// How often expired replies are looked for, in milliseconds.
const PURGE_EVERY: i64 = 60_000;
/// The change log is cut once in so many commits.
const CUT: Seq = 64;
const COMMITTING: &str = "committing";
const MOVING_THE_LOG: &str = "moving the log into the database";

pub(super) type Outcome = Result<Committed, CommitError>;

/// What became of a batch.
enum Batch {
    /// It is on disk, without the plans that were refused before they wrote.
    Committed {
        outcomes: Vec<Outcome>,
        commits: Vec<Applied>,
    },
    /// Its only plan was refused while it wrote; nothing has changed.
    Refused(CommitError),
    /// One of its plans was refused while it wrote; nothing has changed.
    Spoiled,
}

/// The writing end of the store.
#[derive(Debug)]
pub(super) struct Writer {
    database: PathBuf,
    /// `None` after a failure, until the next batch opens it again.
    connection: Option<Connection>,
    log: LogFile,
    shared: Arc<Shared>,
    known: Known,
    /// When expired replies are looked for again, in Unix milliseconds.
    purge_at: i64,
    /// Stamps new messages; `None` until the first commit has read where to go on.
    stamps: Option<StateStamps>,
}

impl Writer {
    pub(super) fn new(database: PathBuf, connection: Connection, shared: Arc<Shared>) -> Self {
        Self {
            log: LogFile::of(&database),
            database,
            connection: Some(connection),
            shared,
            known: Known::default(),
            purge_at: 0,
            stamps: None,
        }
    }

    /// Commits a batch; one outcome for each plan, in order.
    pub(super) fn commit(&mut self, mut plans: Vec<Plan>) -> Vec<Outcome> {
        let size = plans.len();
        let committed = shielded(|| {
            let batch = self.transact(&mut plans);
            Ok(match batch.map_err(|error| self.explained(&error))? {
                Batch::Committed { outcomes, commits } => {
                    self.tell(commits);
                    Some(outcomes)
                }
                Batch::Refused(error) => Some(vec![Err(error)]),
                Batch::Spoiled => None,
            })
        });
        match committed {
            Ok(Some(outcomes)) => outcomes,
            Ok(None) => {
                let alone = plans.into_iter().map(|plan| vec![plan]);
                alone.flat_map(|plan| self.commit(plan)).collect()
            }
            Err(failure) => {
                // Closing rolls back. What the handle thinks of the file after a failure is not trusted.
                self.connection = None;
                vec![Err(CommitError::Storage(failure)); size]
            }
        }
    }

    /// The transaction: on disk when it is committed, undone otherwise.
    ///
    /// No plan has a savepoint, which would copy every page that the plan touches: what can be foreseen is judged
    /// before a plan writes, and the rare refusal in the middle undoes the batch.
    ///
    /// The plans are left for another try, but a lone one is used up: it gets none.
    fn transact(&mut self, plans: &mut [Plan]) -> rusqlite::Result<Batch> {
        let is_lone = plans.len() == 1;
        let now = plans.iter().map(|plan| plan.time).max();
        // Whatever is undone was never known.
        let mut known = std::mem::take(&mut self.known);
        // An error on the way drops the connection, and with it the transaction. What is the matter with the disk is
        // told by the commit, if it matters to it.
        let (connection, _) = begin(&self.database, &mut self.connection, &mut self.log)?;
        let before = known.last_seq(connection)?;
        // A batch that fails leaves a gap and no stamp twice.
        let stamps = match &mut self.stamps {
            Some(stamps) => stamps,
            none => none.insert(StateStamps::after(&chats::last_state_id(connection)?)),
        };
        let mut seq = before;
        let mut outcomes = Vec::with_capacity(plans.len());
        let mut commits = Vec::with_capacity(plans.len());
        for plan in plans {
            let applied = match judge(connection, plan, &mut known) {
                Ok(()) => {
                    let plan = if is_lone {
                        std::mem::take(plan)
                    } else {
                        plan.clone()
                    };
                    apply(connection, plan, seq + 1, &mut known, stamps)
                }
                Err(Refusal::Plan(error)) => {
                    outcomes.push(Err(error));
                    continue;
                }
                Err(engine) => Err(engine),
            };
            match applied {
                Ok(applied) => {
                    seq += 1;
                    outcomes.push(Ok(Committed { seq }));
                    commits.push(applied);
                }
                Err(Refusal::Plan(error)) => {
                    queries::run(connection, "ROLLBACK")?;
                    return Ok(if is_lone {
                        Batch::Refused(error)
                    } else {
                        Batch::Spoiled
                    });
                }
                Err(Refusal::Engine(error)) => return Err(error),
            }
        }
        if let Some(now) = now.filter(|now| *now >= self.purge_at) {
            let purged = purge(connection, now)?;
            self.purge_at = if purged < PURGE {
                now.saturating_add(PURGE_EVERY)
            } else {
                now
            };
        }
        if seq / CUT != before / CUT {
            cut(connection, seq, 2 * CUT + commits.len() as Seq)?;
        }
        for Applied { change, moves, .. } in &mut commits {
            for moved in moves.drain(..) {
                self.shared.totals.announce(change.seq, moved);
            }
        }
        queries::run(connection, "COMMIT")
            .inspect_err(|_| self.shared.totals.retract_after(before))?;
        known.committed(seq);
        self.known = known;
        Ok(Batch::Committed { outcomes, commits })
    }

    /// The failure, with what has to be put right. An open file that refuses to be written does not say why; whoever
    /// begins anew is told. Not after a sync: what it has left on the disk is not known.
    fn explained(&mut self, error: &rusqlite::Error) -> StorageError {
        let failure = StorageError::of_engine(COMMITTING, error);
        let is_silent = error.sqlite_error().is_some_and(|error| {
            error.code == ErrorCode::SystemIoFailure
                && error.extended_code != ffi::SQLITE_IOERR_FSYNC
        });
        if !is_silent {
            return failure;
        }
        self.connection = None;
        let obstacle = match begin(&self.database, &mut self.connection, &mut self.log) {
            Ok((_, Ok(()))) => None,
            Ok((_, Err(error))) => StorageError::of_system(COMMITTING, &error).obstacle,
            Err(error) => StorageError::of_engine(COMMITTING, &error).obstacle,
        };
        StorageError {
            obstacle,
            ..failure
        }
    }

    fn tell(&self, commits: Vec<Applied>) {
        let Some(last) = commits.last().map(|applied| applied.change.seq) else {
            return;
        };
        let (changes, effects): (Vec<_>, Vec<_>) = commits
            .into_iter()
            .map(|applied| (applied.change, applied.effects))
            .unzip();
        self.shared.cache.apply(last, effects.into_iter().flatten());
        self.shared.seq.store(last, Ordering::Release);
        for change in changes {
            self.shared.feed.publish(change);
        }
    }

    /// Moves the log into the database.
    pub(super) fn checkpoint(&self) -> Result<(), StorageError> {
        let Some(connection) = &self.connection else {
            return Ok(());
        };
        connection
            .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
            .map_err(|error| StorageError::of_engine(MOVING_THE_LOG, &error))
    }
}

/// Begins a transaction, on a new connection where there is none, and makes the log longer; the connection, and
/// whether that could be done.
fn begin<'c>(
    database: &Path,
    connection: &'c mut Option<Connection>,
    log: &mut LogFile,
) -> rusqlite::Result<(&'c Connection, io::Result<()>)> {
    let open = match connection.take() {
        Some(open) => open,
        None => {
            *log = LogFile::of(database);
            open::writer(database)?
        }
    };
    let connection = connection.insert(open);
    queries::run(connection, "BEGIN IMMEDIATE")?;
    Ok((connection, log.keep_ahead()))
}

/// Removes some of the replies that have expired, and tells how many.
fn purge(connection: &Connection, now: i64) -> rusqlite::Result<usize> {
    connection
        .prepare_cached(
            "DELETE FROM replay WHERE rowid IN
                 (SELECT rowid FROM replay WHERE created_at <= ?1 ORDER BY created_at LIMIT ?2)",
        )?
        .execute((ReplayRecord::expired_until(now), PURGE))
}

/// Removes the oldest entries of the change log, at most `most`, until it holds [`KEPT_CHANGES`]. The last entry,
/// which numbers the next commit, always stays.
fn cut(connection: &Connection, last: Seq, most: Seq) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "DELETE FROM change
             WHERE seq <= min(?1, (SELECT min(seq) FROM change) + ?2 - 1)",
        )?
        .execute((last.saturating_sub(KEPT_CHANGES), most))?;
    Ok(())
}

/// Runs `work`; a panic in it is a failure like another.
fn shielded<T>(work: impl FnOnce() -> Result<T, StorageError>) -> Result<T, StorageError> {
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(result) => result,
        Err(_) => Err(StorageError::new(
            COMMITTING,
            "an internal fault stopped the transaction",
        )),
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

    use std::fs::File;

    use tempfile::TempDir;

    use super::*;
    use crate::plan::{Precondition, Write};
    use crate::sqlite::migrations::{MIGRATIONS, migrate};
    use crate::sqlite::samples::{object, space};
    use crate::{Conflict, Event, ObjectRecord, Obstacle, RecordKey, Subscription};

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
        let fault =
            shielded(|| -> Result<(), StorageError> { std::panic::resume_unwind(Box::new(1)) });
        assert_eq!(fault.unwrap_err().attempted, COMMITTING);
        assert_eq!(shielded(|| Ok(3)).unwrap(), 3);
    }
}
