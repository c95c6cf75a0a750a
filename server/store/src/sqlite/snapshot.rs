//! Reads of one moment: the number of the last commit, a pool of connections that read, and the snapshot that a read
//! gets. Each resource has its reads in its own file. A write transaction reads through the same methods.

use std::any::Any;
use std::cell::RefCell;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use parking_lot::{Condvar, Mutex};
use rusqlite::{Connection, OptionalExtension, Params, Row};

use super::{Store, open};
use crate::error::{Result, StorageError};
use crate::records::Seq;

/// Connections that read one database.
const READERS: usize = 4;

impl Store {
    /// The last commit that was published. Never waits.
    pub fn seq(&self) -> Seq {
        self.shared.seq.load(Ordering::Acquire)
    }

    /// The last published commit that changed a space, or that of the start. Never waits.
    pub fn spaces_seq(&self) -> Seq {
        self.shared.spaces_seq.load(Ordering::Acquire)
    }

    /// Runs `work` with a read snapshot: all that it reads is of one moment, and includes every commit that was
    /// acknowledged before. May wait for the disk.
    pub fn read<T, E: From<StorageError>>(
        &self,
        work: impl FnOnce(&Snapshot<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        #[cfg(any(test, feature = "testing"))]
        self.watch.pass()?;
        self.readers.read(work)
    }
}

/// Pool of the connections that read. Where all are in use, further reads wait.
#[derive(Debug)]
pub(crate) struct Readers {
    database: PathBuf,
    /// Those that are not in use, or a place for a new one; `None` once the pool is closed.
    idle: Mutex<Option<Vec<Option<Connection>>>>,
    returned: Condvar,
}

impl Readers {
    /// Opens all connections, so that reads go on when the system gives no more files. One that cannot be opened is
    /// tried again when it is needed.
    pub(crate) fn new(database: PathBuf) -> Self {
        let connections = (0..READERS).map(|_| open::reader(&database).ok());
        Self {
            idle: Mutex::new(Some(connections.collect())),
            database,
            returned: Condvar::new(),
        }
    }

    /// Runs `work` in a transaction: all that it reads is of one moment.
    pub(crate) fn read<T, E: From<StorageError>>(
        &self,
        work: impl FnOnce(&Snapshot<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut lease = self.lease()?;
        let connection = match lease.connection.take() {
            Some(connection) => connection,
            None => open::reader(&self.database)?,
        };
        run(&connection, "BEGIN")?;
        let done = work(&Snapshot::of(&connection));
        run(&connection, "COMMIT")?;
        // A connection that fails is not used again: it need not be rolled back.
        lease.connection = Some(connection);
        done
    }

    /// Closes what is idle and lends no more. Reads under way finish.
    pub(crate) fn close(&self) {
        *self.idle.lock() = None;
        self.returned.notify_all();
    }

    fn lease(&self) -> Result<Lease<'_>> {
        let mut idle = self.idle.lock();
        self.returned
            .wait_while(&mut idle, |idle| idle.as_ref().is_some_and(Vec::is_empty));
        let connection = idle.as_mut().and_then(Vec::pop);
        Ok(Lease {
            readers: self,
            connection: connection.ok_or_else(StorageError::closed)?,
        })
    }
}

/// A place in the pool, given back when dropped, with a connection that served well.
struct Lease<'a> {
    readers: &'a Readers,
    connection: Option<Connection>,
}

impl Drop for Lease<'_> {
    fn drop(&mut self) {
        if let Some(idle) = &mut *self.readers.idle.lock() {
            idle.push(self.connection.take());
            self.readers.returned.notify_one();
        }
    }
}

/// Names of spaces that callers derived from what a batch has not committed yet, by full id of the space.
pub(super) type NamesOverlay = RefCell<HashMap<String, Arc<dyn Any + Send + Sync>>>;

/// The stored data at one moment. Within a write transaction: the newest state, including what is not committed.
pub struct Snapshot<'c> {
    pub(crate) connection: &'c Connection,
    /// `Some` within a write transaction.
    pub(super) overlay: Option<&'c NamesOverlay>,
}

impl<'c> Snapshot<'c> {
    pub(crate) fn of(connection: &'c Connection) -> Self {
        Self {
            connection,
            overlay: None,
        }
    }

    /// True for a read snapshot: what it shows is on disk, so caches may keep what is derived from it.
    pub fn is_committed(&self) -> bool {
        self.overlay.is_none()
    }

    /// The names that [`Self::keep_names`] kept for a space, unless a write or a rollback may have made them stale.
    pub fn kept_names(&self, space_id: &str) -> Option<Arc<dyn Any + Send + Sync>> {
        self.overlay?.borrow().get(space_id).cloned()
    }

    /// Keeps names of a space for the rest of the batch. Does nothing in a read snapshot.
    pub fn keep_names(&self, space_id: &str, names: Arc<dyn Any + Send + Sync>) {
        if let Some(overlay) = self.overlay {
            overlay.borrow_mut().insert(space_id.to_owned(), names);
        }
    }

    pub(super) fn forget_names(&self) {
        if let Some(overlay) = self.overlay {
            overlay.borrow_mut().clear();
        }
    }

    /// The first row of a query. A statement that writes goes elsewhere: one that does not run to its end damages
    /// the index of words.
    pub(crate) fn first<T>(
        &self,
        sql: &str,
        params: impl Params,
        row: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Option<T>> {
        let mut statement = self.connection.prepare_cached(sql)?;
        Ok(statement.query_row(params, row).optional()?)
    }

    /// Every row of a query.
    pub(crate) fn all<T>(
        &self,
        sql: &str,
        params: impl Params,
        row: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>> {
        let mut statement = self.connection.prepare_cached(sql)?;
        let rows = statement.query_map(params, row)?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// The only column of the only row.
    pub(crate) fn value<T: rusqlite::types::FromSql>(
        &self,
        sql: &str,
        params: impl Params,
    ) -> Result<T> {
        let mut statement = self.connection.prepare_cached(sql)?;
        Ok(statement.query_row(params, |row| row.get(0))?)
    }

    /// Whether a query has a row.
    pub(crate) fn exists(&self, sql: &str, params: impl Params) -> Result<bool> {
        Ok(self.connection.prepare_cached(sql)?.exists(params)?)
    }

    /// Runs a statement, and gives the number of rows that it changed. Only the writer thread may do so.
    pub(crate) fn execute(&self, sql: &str, params: impl Params) -> Result<usize> {
        Ok(self.connection.prepare_cached(sql)?.execute(params)?)
    }
}

/// Runs a statement that has neither parameters nor rows and stays prepared: each commit and each read has some.
pub(super) fn run(connection: &Connection, sql: &str) -> Result<()> {
    connection.prepare_cached(sql)?.execute([])?;
    Ok(())
}

/// A bound as SQLite can hold it; no table has that many rows.
pub(super) fn at_most(bound: u64) -> i64 {
    i64::try_from(bound).unwrap_or(i64::MAX)
}
