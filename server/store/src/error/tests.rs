use rusqlite::ffi;

use super::*;

// C-191
#[test]
fn a_locked_database_is_an_obstacle() {
    for code in [ffi::SQLITE_BUSY, ffi::SQLITE_LOCKED] {
        let refused = rusqlite::Error::SqliteFailure(ffi::Error::new(code), None);
        let error = StorageError::from(refused);
        assert_eq!(error.obstacle, Some(Obstacle::Locked));
    }
}
