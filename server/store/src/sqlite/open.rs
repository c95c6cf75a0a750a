//! Connections: one that writes, some that read, and their settings.

use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::directory::log_of;
use crate::error::{Obstacle, OpenError, Result, StorageError};

/// How long a connection waits for a lock that another program holds.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// Statements that a connection keeps prepared; more than the store has.
const STATEMENTS: usize = 128;
/// Page cache of the writer, in KiB. A batch that outgrows it spills, which is slower but right.
const WRITER_CACHE_KIB: i64 = 2048;
/// Page cache of one reader, in KiB. Small: hot objects are cached as records, the file by the system.
const READER_CACHE_KIB: i64 = 512;
/// Pages in the log at which a commit moves it into the database: 16 MiB. Pages that many commits touched are then
/// moved once, and a start after a crash still reads the log in a moment.
const CHECKPOINT_PAGES: i64 = 4096;
/// The log file is cut back to this after a checkpoint, in bytes.
const LOG_SIZE_LIMIT: i64 = 32 * 1024 * 1024;

/// The connection that writes.
pub(super) fn writer(path: &Path) -> Result<Connection> {
    let connection = stranger(path)?;
    make_writer(&connection)?;
    Ok(connection)
}

/// A connection to a database that may be of another program. It has changed nothing.
pub(crate) fn stranger(path: &Path) -> Result<Connection> {
    connect(path, WRITER_CACHE_KIB)
}

/// Makes a connection the one that writes. Every commit is on disk when it returns.
pub(super) fn make_writer(connection: &Connection) -> Result<()> {
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES)?;
    Ok(connection.pragma_update(None, "journal_size_limit", LOG_SIZE_LIMIT)?)
}

/// A connection that cannot write.
pub(super) fn reader(path: &Path) -> Result<Connection> {
    let connection = connect(path, READER_CACHE_KIB)?;
    connection.pragma_update(None, "query_only", true)?;
    Ok(connection)
}

/// A connection that leaves no trace, not even of having read: nothing is written, made or locked, and a log that a
/// crash left behind is read where it is. No other connection may write meanwhile.
pub(super) fn onlooker(path: &Path) -> Result<Connection> {
    let log = log_of(path);
    let has_log = std::fs::metadata(log).is_ok_and(|log| log.len() > 0);
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = if has_log {
        // Without locks, the index of the log can be in memory, and must be.
        let connection = Connection::open_with_flags_and_vfs(path, flags, c"unix-none")?;
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
        connection
    } else {
        let flags = flags | OpenFlags::SQLITE_OPEN_URI;
        let escaped = |&byte: &u8| match byte {
            b'%' | b'?' | b'#' | 0x80.. => format!("%{byte:02x}"),
            _ => char::from(byte).to_string(),
        };
        let path = path.as_os_str().as_encoded_bytes();
        let path: String = path.iter().map(escaped).collect();
        Connection::open_with_flags(format!("file:{path}?immutable=1"), flags)?
    };
    configure(&connection, READER_CACHE_KIB)?;
    connection.pragma_update(None, "query_only", true)?;
    Ok(connection)
}

/// Why a database cannot be used, with what helps.
pub(super) fn refused(path: &Path, error: impl Into<StorageError>) -> OpenError {
    let error = error.into();
    let repair = match error.obstacle {
        _ if error.is_damage => "it is damaged, so bring back a copy of the data directory",
        Some(Obstacle::ReadOnly) => "give yourself the right to write it",
        Some(Obstacle::Locked) => "another program is at work on it, so end that one first",
        Some(Obstacle::Full | Obstacle::Displaced) | None => {
            "see whether its disk is full or failing, then start again"
        }
    };
    OpenError::Refused(format!(
        "the database {} cannot be opened ({}): {repair}",
        path.display(),
        error.cause
    ))
}

fn connect(path: &Path, cache_kib: i64) -> Result<Connection> {
    // Without CREATE: a database that vanishes under us is an error, not an empty workspace. Without a mutex: a
    // connection is used by one thread at a time.
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    configure(&connection, cache_kib)?;
    Ok(connection)
}

/// Memory-mapped reads stay off (`mmap_size` 0): with them an I/O error kills the process, and mapped pages count
/// as our memory.
fn configure(connection: &Connection, cache_kib: i64) -> Result<()> {
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    // A plan does not depend on the values of one call: without this, each call with other values is planned again.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "mmap_size", 0)?;
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    // Negative: KiB instead of pages.
    Ok(connection.pragma_update(None, "cache_size", -cache_kib)?)
}
