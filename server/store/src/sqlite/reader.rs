//! Pool of connections that read. All threads share a few.

use std::path::PathBuf;

use parking_lot::{Condvar, Mutex};
use rusqlite::Connection;

use super::open::{self, run};
use crate::error::{Result, StorageError};

/// Most connections of one database.
const LIMIT: usize = 4;

/// A pool that opens connections as they are needed, up to a limit. Beyond it, reads wait.
#[derive(Debug)]
pub(crate) struct Readers {
    database: PathBuf,
    pool: Mutex<Pool>,
    returned: Condvar,
}

#[derive(Debug)]
struct Pool {
    /// Places that are not in use, some with an open connection.
    places: Vec<Option<Connection>>,
    closed: bool,
}

impl Readers {
    pub(crate) fn new(database: PathBuf) -> Self {
        let pool = Pool {
            places: (0..LIMIT).map(|_| None).collect(),
            closed: false,
        };
        Self {
            database,
            pool: Mutex::new(pool),
            returned: Condvar::new(),
        }
    }

    /// Opens all connections now, so that reads go on when the system gives no more files. One that cannot be opened is
    /// tried again when it is needed.
    pub(crate) fn fill(&self) {
        let mut pool = self.pool.lock();
        for place in &mut pool.places {
            *place = open::reader(&self.database).ok();
        }
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
        let mut pool = self.pool.lock();
        pool.closed = true;
        pool.places.clear();
        self.returned.notify_all();
    }

    fn lease(&self) -> Result<Lease<'_>> {
        let mut pool = self.pool.lock();
        let must_wait = |pool: &mut Pool| pool.places.is_empty() && !pool.closed;
        self.returned.wait_while(&mut pool, must_wait);
        let connection = pool.places.pop().ok_or_else(StorageError::closed)?;
        Ok(Lease {
            readers: self,
            connection,
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
        let mut pool = self.readers.pool.lock();
        if !pool.closed {
            pool.places.push(self.connection.take());
            self.readers.returned.notify_one();
        }
    }
}
