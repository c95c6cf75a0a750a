//! Connections that read, shared by all threads, a few at a time.

use std::path::PathBuf;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;

use super::open::{self, run};
use crate::error::{Result, StorageError};

/// Most connections of one database.
const LIMIT: usize = 4;

/// A pool that opens connections as they are needed, up to a limit; who comes beyond it waits.
#[derive(Debug)]
pub(crate) struct Readers {
    database: PathBuf,
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
    pub(crate) fn new(database: PathBuf) -> Self {
        Self {
            database,
            pool: Mutex::default(),
            returned: Condvar::new(),
        }
    }

    /// Opens all connections now, so that reads go on when the system gives no more files. One that cannot be opened is
    /// tried again when it is needed.
    pub(crate) fn fill(&self) {
        let mut pool = self.lock();
        let missing = LIMIT.saturating_sub(pool.lent + pool.idle.len());
        let opened = (0..missing).map_while(|_| open::reader(&self.database).ok());
        pool.idle.extend(opened);
    }

    /// Runs `work` in a transaction: all that it reads is of one moment.
    pub(crate) fn read<T>(&self, work: impl FnOnce(&Connection) -> T) -> Result<T> {
        let mut lease = self.lease()?;
        let connection = match lease.connection.take() {
            Some(connection) => connection,
            None => open::reader(&self.database)?,
        };
        run(&connection, "BEGIN")?;
        let done = work(&connection);
        run(&connection, "COMMIT")?;
        // A connection that fails is not used again: it need not be rolled back.
        lease.connection = Some(connection);
        Ok(done)
    }

    /// Closes what is idle and lends no more. Reads under way finish.
    pub(crate) fn close(&self) {
        let mut pool = self.lock();
        pool.closed = true;
        pool.idle.clear();
        drop(pool);
        self.returned.notify_all();
    }

    fn lease(&self) -> Result<Lease<'_>> {
        let mut pool = self
            .returned
            .wait_while(self.lock(), |pool| !pool.closed && pool.lent >= LIMIT)
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
        })
    }

    fn lock(&self) -> MutexGuard<'_, Pool> {
        self.pool.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place in the pool, given back when dropped, with a connection that served well.
struct Lease<'a> {
    readers: &'a Readers,
    connection: Option<Connection>,
}

impl Drop for Lease<'_> {
    fn drop(&mut self) {
        let mut pool = self.readers.lock();
        pool.lent -= 1;
        if let Some(connection) = self.connection.take()
            && !pool.closed
        {
            pool.idle.push(connection);
        }
        drop(pool);
        self.readers.returned.notify_one();
    }
}
