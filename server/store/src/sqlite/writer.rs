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
use super::retention::{self, Retention};
use super::{Shared, chats, open, queries};
use crate::error::{CommitError, Obstacle, StorageError};
use crate::plan::{Committed, Plan};
use crate::state_id::StateStamps;

pub(super) const COMMITTING: &str = "committing";
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
    retention: Retention,
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
            retention: Retention::default(),
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
        if let Some(now) = now {
            self.retention.purge(connection, now)?;
        }
        retention::cut(connection, before, seq)?;
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

    /// Moves the log into the database, also where the last batch failed and what it left has no connection.
    pub(super) fn checkpoint(&mut self) -> Result<(), StorageError> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => open::writer(&self.database)
                .map_err(|error| StorageError::of_engine(MOVING_THE_LOG, &error))?,
        };
        let connection = self.connection.insert(connection);
        connection
            .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
            .map_err(|error| {
                let failure = StorageError::of_engine(MOVING_THE_LOG, &error);
                let limited = || outgrows_limit(connection).then_some(Obstacle::FileSize);
                StorageError {
                    obstacle: failure.obstacle.or_else(limited),
                    ..failure
                }
            })
    }
}

/// Whether the database would be larger, with all that is in its log, than a file of this process may be.
fn outgrows_limit(connection: &Connection) -> bool {
    const SIZE: &str = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size";
    open::file_limit().is_some_and(|limit| {
        let size = connection.query_row(SIZE, [], |row| row.get::<_, u64>(0));
        size.is_ok_and(|size| size > limit)
    })
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
mod tests;
