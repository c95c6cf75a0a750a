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
    let look = || {
        let found: usize = connection.pragma_query_value(None, VERSION, |row| row.get(0))?;
        let mark: i32 = connection.pragma_query_value(None, MARKED, |row| row.get(0))?;
        let is_filled = connection
            .prepare("SELECT 1 FROM sqlite_schema")?
            .exists([])?;
        let is_blank = (found, mark, is_filled) == (NOTHING, 0, false);
        Ok::<_, rusqlite::Error>((found, mark == MARK || is_blank))
    };
    let (found, is_ours) = look().map_err(|error| refused(path, error))?;
    let path = path.display();
    if !is_ours {
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
