//! The one thread that writes. It takes the plans that wait, applies each in a savepoint of one transaction, and
//! commits them with one sync of the disk: what waits together is paid for once.
//!
//! After a commit, and before anyone is told that it succeeded, the object cache and the feed have it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, SyncSender};

use rusqlite::{Connection, TransactionBehavior};

use super::apply::{Applied, Refusal, apply};
use super::{Shared, open, queries};
use crate::error::{CommitError, StorageError};
use crate::plan::{Committed, Plan};
use crate::records::ReplayRecord;

/// Most plans of one transaction; bounds how long the first of them waits.
const BATCH: usize = 128;
/// Most expired replies that one transaction removes.
const PURGE: usize = 64;
const COMMITTING: &str = "committing";

pub(super) type Outcome = Result<Committed, CommitError>;

/// A plan, and where to tell its outcome.
pub(super) struct Job {
    pub(super) plan: Plan,
    pub(super) outcome: SyncSender<Outcome>,
}

/// The writing end of the store.
pub(super) struct Writer {
    database: PathBuf,
    /// `None` after a failure, until the next batch opens it again.
    connection: Option<Connection>,
    shared: Arc<Shared>,
}

impl Writer {
    pub(super) fn new(database: PathBuf, connection: Connection, shared: Arc<Shared>) -> Self {
        Self {
            database,
            connection: Some(connection),
            shared,
        }
    }

    /// Works until nobody can send any more and the queue is empty, then moves the log into the database.
    pub(super) fn run(mut self, jobs: Receiver<Job>) -> Result<(), StorageError> {
        while let Ok(first) = jobs.recv() {
            let waiting = jobs.try_iter().take(BATCH - 1);
            let (plans, askers): (Vec<_>, Vec<_>) = std::iter::once(first)
                .chain(waiting)
                .map(|job| (job.plan, job.outcome))
                .unzip();
            for (asker, outcome) in askers.into_iter().zip(self.commit(plans)) {
                // An asker that has gone away has lost interest, not the commit.
                let _ = asker.send(outcome);
            }
        }
        self.checkpoint()
    }

    /// Commits a batch; one outcome for each plan, in order.
    fn commit(&mut self, plans: Vec<Plan>) -> Vec<Outcome> {
        let size = plans.len();
        match shielded(|| self.transact(plans)) {
            Ok((outcomes, commits)) => {
                self.tell(commits);
                outcomes
            }
            Err(failure) => {
                // Closing rolls back. What the handle thinks of the file after a failure is not trusted.
                self.connection = None;
                vec![Err(CommitError::Storage(failure)); size]
            }
        }
    }

    /// The transaction: on disk when it returns, undone when it fails.
    fn transact(&mut self, plans: Vec<Plan>) -> rusqlite::Result<(Vec<Outcome>, Vec<Applied>)> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => open::writer(&self.database)?,
        };
        let connection = self.connection.insert(connection);
        let mut transaction =
            connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut seq = queries::last_seq(&transaction)?;
        let now = plans.iter().map(|plan| plan.time).max();
        let mut outcomes = Vec::with_capacity(plans.len());
        let mut commits = Vec::with_capacity(plans.len());
        for plan in plans {
            let mut savepoint = transaction.savepoint()?;
            match apply(&savepoint, plan, seq + 1) {
                Ok(applied) => {
                    savepoint.commit()?;
                    seq += 1;
                    outcomes.push(Ok(Committed { seq }));
                    commits.push(applied);
                }
                Err(Refusal::Plan(error)) => {
                    savepoint.rollback()?;
                    savepoint.commit()?;
                    outcomes.push(Err(error));
                }
                Err(Refusal::Engine(error)) => return Err(error),
            }
        }
        if let Some(now) = now {
            purge(&transaction, now)?;
        }
        transaction.commit()?;
        Ok((outcomes, commits))
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

    fn checkpoint(&self) -> Result<(), StorageError> {
        let Some(connection) = &self.connection else {
            return Ok(());
        };
        connection
            .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
            .map_err(|error| StorageError::new("moving the log into the database", error))
    }
}

/// Removes some of the replies that have expired.
fn purge(connection: &Connection, now: i64) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "DELETE FROM replay WHERE rowid IN
                 (SELECT rowid FROM replay WHERE created_at <= ?1 ORDER BY created_at LIMIT ?2)",
        )?
        .execute((ReplayRecord::expired_until(now), PURGE))?;
    Ok(())
}

/// Runs `work`; a panic in it is a failure like another.
fn shielded<T>(work: impl FnOnce() -> rusqlite::Result<T>) -> Result<T, StorageError> {
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(result) => result.map_err(|error| StorageError::new(COMMITTING, error)),
        Err(_) => Err(StorageError::new(
            COMMITTING,
            "an internal fault stopped the transaction",
        )),
    }
}
