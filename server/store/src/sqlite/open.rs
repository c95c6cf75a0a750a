//! Connections: one that writes, some that read, and their settings.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};

use crate::error::OpenError;

/// How long a connection waits for a lock of somebody who opened the file with another program.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// Statements that a connection keeps prepared; more than the store has.
const STATEMENTS: usize = 64;
/// Page cache of the writer, in KiB. A batch that outgrows it spills, which is slower but right.
const WRITER_CACHE_KIB: i64 = 2048;
/// Page cache of one reader, in KiB. Small: hot objects are cached as records, the file by the system.
const READER_CACHE_KIB: i64 = 512;
/// Pages in the log at which a commit moves it into the database: 16 MiB. Pages that many commits touched are then
/// moved once, and a start after a crash still reads the log in a moment.
const CHECKPOINT_PAGES: i64 = 4096;
/// The log file is cut back to this after a checkpoint, in bytes.
const LOG_SIZE_LIMIT: i64 = 32 * 1024 * 1024;

/// The connection that writes. Every commit is on disk when it returns.
pub(super) fn writer(path: &Path) -> rusqlite::Result<Connection> {
    let connection = migrator(path)?;
    make_durable(&connection)?;
    Ok(connection)
}

/// The connection that brings the database up to date. Its commits are atomic, but may be lost with the power until
/// a durable one follows: a step that is lost is taken again.
pub(super) fn migrator(path: &Path) -> rusqlite::Result<Connection> {
    let connection = connect(path, WRITER_CACHE_KIB)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "NORMAL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES)?;
    connection.pragma_update(None, "journal_size_limit", LOG_SIZE_LIMIT)?;
    Ok(connection)
}

/// From now on every commit is on disk when it returns, and all before it.
pub(super) fn make_durable(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "synchronous", "FULL")
}

/// A connection that cannot write.
pub(super) fn reader(path: &Path) -> rusqlite::Result<Connection> {
    let connection = connect(path, READER_CACHE_KIB)?;
    connection.pragma_update(None, "query_only", true)?;
    Ok(connection)
}

/// Why a database cannot be used, with what helps.
pub(super) fn refused(path: &Path, error: &rusqlite::Error) -> OpenError {
    let repair = match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => {
            "it is damaged, so bring back a copy of the data directory"
        }
        Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => {
            "give yourself the right to write it and what lies beside it"
        }
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
            "another program is at work on it, so end that one first"
        }
        // Also when there is no room for the index of the log.
        _ => "see whether its disk is full or failing, then start again",
    };
    OpenError::Database {
        path: path.to_owned(),
        cause: error.to_string(),
        repair,
    }
}

/// Memory-mapped reads stay off (`mmap_size` 0): with them an I/O error kills the process, and mapped pages count
/// as our memory.
fn connect(path: &Path, cache_kib: i64) -> rusqlite::Result<Connection> {
    // Without CREATE: a database that vanishes under us is an error, not an empty workspace. Without a mutex: a
    // connection is used by one thread at a time.
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "mmap_size", 0)?;
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    // Negative: KiB instead of pages.
    connection.pragma_update(None, "cache_size", -cache_kib)?;
    Ok(connection)
}
