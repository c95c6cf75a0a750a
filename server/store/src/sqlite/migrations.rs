//! The versions of the database and the steps between them.
//!
//! `user_version` counts the steps that were applied. A step that has been released is never edited; the next
//! version is a new step at the end.

use std::path::Path;

use rusqlite::Connection;

use super::open::refused;
use crate::error::OpenError;

/// Step *n* makes version *n + 1* out of version *n*.
pub(super) const MIGRATIONS: &[&str] = &[
    include_str!("migrations/0001_initial.sql"),
    include_str!("migrations/0002_chats.sql"),
    include_str!("migrations/0003_files.sql"),
    include_str!("migrations/0004_opened.sql"),
    include_str!("migrations/0005_fewer_pages.sql"),
    include_str!("migrations/0006_asked_again.sql"),
    include_str!("migrations/0007_kept_files.sql"),
    include_str!("migrations/0008_listed.sql"),
    include_str!("migrations/0009_message_rules.sql"),
    include_str!("migrations/0010_account.sql"),
    include_str!("migrations/0011_erased.sql"),
    include_str!("migrations/0012_message_styles.sql"),
];

/// The version of a database with nothing in it.
pub(super) const NOTHING: u32 = 0;
/// What `application_id` is of our databases: "Roll". Those from before it was written have 0.
const MARK: i32 = i32::from_be_bytes(*b"Roll");
/// Tables that every version has; they tell a database without the mark.
const FIRST_TABLES: [&str; 4] = ["change", "space", "object", "key"];

/// The version of a database, of which it makes sure first that it is ours, or nobody's yet. Changes nothing.
pub(super) fn version(connection: &Connection, path: &Path, known: u32) -> Result<u32, OpenError> {
    let database = |error: rusqlite::Error| refused(path, &error);
    let found: u32 = connection
        .pragma_query_value(None, VERSION, |row| row.get(0))
        .map_err(database)?;
    let ours = match mark(connection).map_err(database)? {
        MARK => true,
        0 => has_our_tables(connection, found).map_err(database)?,
        _ => false,
    };
    let path = path.display();
    if !ours {
        return Err(OpenError::Refused(format!(
            "{path} is a database of another program: choose another data directory"
        )));
    }
    if found > known {
        return Err(OpenError::Refused(format!(
            "{path} was written by a newer version of this program (database version {found}, known up to {known}): use \
             that version"
        )));
    }
    Ok(found)
}

fn mark(connection: &Connection) -> rusqlite::Result<i32> {
    connection.pragma_query_value(None, MARKED, |row| row.get(0))
}

/// Whether a database without a mark has what one of ours has at this version: at the first one nothing.
fn has_our_tables(connection: &Connection, version: u32) -> rusqlite::Result<bool> {
    let mut tables = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")?;
    let tables = tables.query_map([], |row| row.get(0))?;
    let tables = tables.collect::<rusqlite::Result<Vec<String>>>()?;
    let has = |name: &&str| tables.iter().any(|table| table == name);
    Ok(if version == NOTHING {
        tables.is_empty()
    } else {
        FIRST_TABLES.iter().all(has)
    })
}

/// How many versions these steps lead through.
pub(super) fn count(steps: &[&str]) -> u32 {
    u32::try_from(steps.len()).unwrap_or(u32::MAX)
}

/// Brings a database of the version `found` up to the last of `steps`, in one transaction.
pub(super) fn migrate(
    connection: &mut Connection,
    path: &Path,
    found: u32,
    steps: &[&str],
) -> Result<(), OpenError> {
    let mut apply = || {
        let known = count(steps);
        if found == known && mark(connection)? == MARK {
            return Ok(());
        }
        let transaction = connection.transaction()?;
        for step in steps.iter().skip(found as usize) {
            transaction.execute_batch(step)?;
        }
        transaction.pragma_update(None, VERSION, known)?;
        transaction.pragma_update(None, MARKED, MARK)?;
        transaction.commit()
    };
    apply().map_err(|error| refused(path, &error))
}

const VERSION: &str = "user_version";
const MARKED: &str = "application_id";

#[cfg(test)]
mod tests;
