use rusqlite::ffi;

use super::*;

// C-191
#[test]
fn a_database_that_is_locked_is_told_as_such() {
    for code in [ffi::SQLITE_BUSY, ffi::SQLITE_LOCKED] {
        let refused = rusqlite::Error::SqliteFailure(ffi::Error::new(code), None);
        let told = StorageError::of_engine("committing", &refused);
        assert_eq!(told.obstacle, Some(Obstacle::Locked));
    }
}
