//! Examines a data directory that no server owns, and leaves it as it is: it may be a copy, on a disk that cannot be
//! written, or of an older version.

use std::fs::File;
use std::path::Path;

use super::directory::{DataDirectory, failed, holds_no_workspace};
use super::migrations::{self, MIGRATIONS};
use super::{BLOBS, Store, check, open};
use crate::error::OpenError;
use crate::report::Report;

impl Store {
    /// Examines the store in a data directory. Nothing is made, changed or brought up to date; while it takes, the
    /// directory cannot be opened.
    ///
    /// # Errors
    /// There is no store, it is in use, or its database is another program's, newer or broken beyond reading.
    pub fn examine(directory: &Path) -> Result<Report, OpenError> {
        let quiet = DataDirectory::look(directory)?;
        let database = &quiet.database;
        // The engine does not say why it cannot open a file.
        File::open(database).map_err(|error| failed("reading", database, &error))?;
        let connection = open::onlooker(database);
        let connection = connection.map_err(|error| open::refused(database, error))?;
        let found = migrations::version(&connection, database, MIGRATIONS.len())?;
        if found == migrations::NOTHING {
            holds_no_workspace(directory)?;
            return Err(OpenError::Missing(directory.to_owned()));
        }
        if found < MIGRATIONS.len() {
            return Ok(Report {
                older: true,
                ..check::check_engine(&connection)
            });
        }
        Ok(check::check(&connection, &directory.join(BLOBS)))
    }
}
