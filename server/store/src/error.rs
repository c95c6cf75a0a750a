//! The ways in which the store fails. No variant names an engine: callers decide by kind, people read the text.

use std::io;
use std::path::PathBuf;

use rusqlite::ErrorCode;

pub(crate) type Result<T, E = StorageError> = std::result::Result<T, E>;

/// The disk or the database failed. The text is for the log, not for clients of the API.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{attempted}: {cause}")]
pub struct StorageError {
    /// What the store was doing, as a gerund.
    pub attempted: &'static str,
    /// What the engine or the system said.
    pub cause: String,
    /// What has to be put right, where that is known.
    pub obstacle: Option<Obstacle>,
    /// The file is damaged or of another program: nothing but a new one helps.
    pub is_damage: bool,
}

/// What keeps data from being written until it is put right. The text may be shown to every caller.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub enum Obstacle {
    /// No room is left for the data.
    #[error("the disk that holds the workspace is full")]
    Full,
    /// The data may be read and not written.
    #[error("the workspace may be read and not written")]
    ReadOnly,
    /// Another program is at work on the database.
    #[error("another program has locked the database of the workspace")]
    Locked,
    /// The path of the database leads nowhere, or to another file.
    #[error(
        "the database of the workspace was deleted, moved or replaced while the server was running"
    )]
    Displaced,
}

impl Obstacle {
    /// What removes it, for the owner of the disk.
    pub const fn repair(self) -> &'static str {
        match self {
            Self::Full => "make room on it",
            Self::ReadOnly => "give the server the right to write it",
            Self::Locked => "end what that program does there",
            Self::Displaced => {
                "put the same file back, or stop the server, move the data directory away as a whole and bring back a copy of it"
            }
        }
    }
}

impl StorageError {
    pub(crate) fn new(attempted: &'static str, cause: impl std::fmt::Display) -> Self {
        Self {
            attempted,
            cause: cause.to_string(),
            obstacle: None,
            is_damage: false,
        }
    }

    /// A file that cannot be used.
    pub(crate) fn damage(attempted: &'static str, cause: impl std::fmt::Display) -> Self {
        Self {
            is_damage: true,
            ..Self::new(attempted, cause)
        }
    }

    /// What the system refused.
    pub(crate) fn of_system(attempted: &'static str, cause: &io::Error) -> Self {
        let obstacle = match cause.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Some(Obstacle::Full),
            io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => {
                Some(Obstacle::ReadOnly)
            }
            _ => None,
        };
        Self {
            obstacle,
            ..Self::new(attempted, cause)
        }
    }

    /// The store is closed.
    pub fn closed() -> Self {
        Self::new("using the store", "it is closed")
    }
}

/// What the engine refused.
impl From<rusqlite::Error> for StorageError {
    fn from(cause: rusqlite::Error) -> Self {
        let code = cause.sqlite_error_code();
        Self {
            obstacle: match code {
                Some(ErrorCode::DiskFull) => Some(Obstacle::Full),
                Some(ErrorCode::ReadOnly) => Some(Obstacle::ReadOnly),
                Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Some(Obstacle::Locked),
                _ => None,
            },
            // Without a code, a value was not what we write.
            is_damage: code.is_none_or(|code| {
                matches!(code, ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt)
            }),
            ..Self::new("using the database", cause)
        }
    }
}

/// Why a data directory was refused. Each text is one sentence that names the repair.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// There is no workspace, or the empty database that a first start leaves that was cut short.
    #[error(
        "there is no workspace in {}, its database is missing or empty: choose the data directory of one, bring back a \
         copy, or start a server there for a new workspace", .0.display()
    )]
    Missing(PathBuf),
    /// Another process holds the lock.
    #[error("{} is in use by another process: stop it, or choose another data directory", .0.display())]
    Locked(PathBuf),
    /// It is not ours, or cannot be used.
    #[error("{0}")]
    Refused(String),
}

#[cfg(test)]
mod tests;
