//! The versions of the database and the steps between them. `user_version` counts the steps that were applied. A step that
//! has been released is never edited; the next version is a new step at the end.

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
    include_str!("migrations/0013_unread_rows.sql"),
];

/// The version of a database with nothing in it.
pub(super) const NOTHING: usize = 0;
/// What `application_id` is of our databases: "Roll".
const MARK: i32 = i32::from_be_bytes(*b"Roll");
const VERSION: &str = "user_version";
const MARKED: &str = "application_id";

/// The version of a database, of which it makes sure first that it is ours, or an empty one. Changes nothing.
pub(super) fn version(
    connection: &Connection,
    path: &Path,
    known: usize,
) -> Result<usize, OpenError> {
    let state = state(connection).map_err(|error| refused(path, error))?;
    let (found, mark, _) = state;
    let path = path.display();
    if mark != MARK && state != (NOTHING, 0, 0) {
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

/// `user_version` and `application_id` of a database, and how many tables and indexes it has.
pub(crate) fn state(connection: &Connection) -> rusqlite::Result<(usize, i32, usize)> {
    connection.query_row(
        "SELECT user_version, application_id, (SELECT count(*) FROM sqlite_schema)
         FROM pragma_user_version, pragma_application_id",
        [],
        |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)),
    )
}

/// Brings a database of the version `found` up to the last of `steps`, in one transaction.
pub(super) fn migrate(
    connection: &mut Connection,
    path: &Path,
    found: usize,
    steps: &[&str],
) -> Result<(), OpenError> {
    let Some(missing @ [_, ..]) = steps.get(found..) else {
        return Ok(());
    };
    let mut apply = || {
        let transaction = connection.transaction()?;
        for step in missing {
            transaction.execute_batch(step)?;
        }
        transaction.pragma_update(None, VERSION, steps.len())?;
        transaction.pragma_update(None, MARKED, MARK)?;
        transaction.commit()
    };
    apply().map_err(|error| refused(path, error))
}

#[cfg(test)]
mod tests;
