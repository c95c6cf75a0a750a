//! Examines a data directory that nobody works on, and leaves it as it is: it may be a copy, on a disk that cannot be
//! written, or of an older version.

use std::path::Path;

use super::directory::{DataDirectory, empty, has_no_files_beside};
use super::{BLOBS, Store, check, migrations, open};
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
        let refused = |error: rusqlite::Error| open::refused(database, &error);
        let connection = open::onlooker(database).map_err(refused)?;
        let known = migrations::count(migrations::MIGRATIONS);
        let found = migrations::version(&connection, database, known)?;
        if found == migrations::NOTHING {
            has_no_files_beside(directory)?;
            return Err(empty(directory));
        }
        if found < known {
            return Ok(Report {
                older: true,
                ..check::check_engine(&connection)
            });
        }
        Ok(check::check(&connection, &directory.join(BLOBS)))
    }
}
