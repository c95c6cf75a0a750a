//! Connections that read, shared by all threads, a few at a time.

use std::path::PathBuf;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;

use super::open::{self, run};
use crate::error::StorageError;

const READING: &str = "reading";

/// A pool that opens connections as they are needed, up to a limit; who comes beyond it waits.
#[derive(Debug)]
pub(crate) struct Readers {
    database: PathBuf,
    limit: usize,
    pool: Mutex<Pool>,
    returned: Condvar,
}

#[derive(Debug, Default)]
struct Pool {
    idle: Vec<Connection>,
    lent: usize,
    closed: bool,
}

impl Readers {
    pub(crate) fn new(database: PathBuf, limit: usize) -> Self {
        Self {
            database,
            limit: limit.max(1),
            pool: Mutex::default(),
            returned: Condvar::new(),
        }
    }

    /// Runs `work` in a transaction: all that it reads is of one moment.
    pub(crate) fn read<T>(&self, work: impl FnOnce(&Connection) -> T) -> Result<T, StorageError> {
        let mut lease = self.lease()?;
        let result = lease.connection().and_then(|connection| {
            // A connection that fails is not used again: it need not be rolled back.
            run(connection, "BEGIN")?;
            let done = work(connection);
            run(connection, "COMMIT")?;
            Ok(done)
        });
        lease.healthy = result.is_ok();
        result.map_err(|error| StorageError::of_engine(READING, &error))
    }

    /// Closes what is idle and lends no more. Reads under way finish.
    pub(crate) fn close(&self) {
        let mut pool = self.lock();
        pool.closed = true;
        pool.idle.clear();
        drop(pool);
        self.returned.notify_all();
    }

    fn lease(&self) -> Result<Lease<'_>, StorageError> {
        let mut pool = self
            .returned
            .wait_while(self.lock(), |pool| !pool.closed && pool.lent >= self.limit)
            .unwrap_or_else(PoisonError::into_inner);
        if pool.closed {
            return Err(StorageError::closed());
        }
        pool.lent += 1;
        let connection = pool.idle.pop();
        drop(pool);
        Ok(Lease {
            readers: self,
            connection,
            healthy: false,
        })
    }

    fn lock(&self) -> MutexGuard<'_, Pool> {
        self.pool.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place in the pool, given back when dropped, with the connection only if it served well.
struct Lease<'a> {
    readers: &'a Readers,
    connection: Option<Connection>,
    healthy: bool,
}

impl Lease<'_> {
    fn connection(&mut self) -> rusqlite::Result<&Connection> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => open::reader(&self.readers.database)?,
        };
        Ok(self.connection.insert(connection))
    }
}

impl Drop for Lease<'_> {
    fn drop(&mut self) {
        let mut pool = self.readers.lock();
        pool.lent -= 1;
        if let Some(connection) = self.connection.take()
            && self.healthy
            && !pool.closed
        {
            pool.idle.push(connection);
        }
        drop(pool);
        self.readers.returned.notify_one();
    }
}
