//! The ways in which the store fails. No variant names an engine: callers decide by kind, people read the text.

use std::io;
use std::path::PathBuf;

use rusqlite::ErrorCode;

use crate::pasted::pasted;

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

/// What keeps data from being written until somebody puts it right. The text may be told to anybody.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub enum Obstacle {
    /// No room is left for the data.
    #[error("the disk that holds the workspace is full")]
    Full,
    /// The data may be read and not written.
    #[error("the workspace may be read and not written")]
    ReadOnly,
    /// A file may not grow any more: by a limit on this process, or by what its file system takes.
    #[error(
        "a file of the workspace may not grow any more, by the limit on the size of files that the server was started \
         with or by that of its file system"
    )]
    FileSize,
}

impl Obstacle {
    /// What removes it, for who has the disk.
    pub const fn repair(self) -> &'static str {
        match self {
            Self::Full => "make room on it",
            Self::ReadOnly => "give the server the right to write it",
            Self::FileSize => {
                "raise the limit, as by `ulimit -f unlimited`, or move the workspace to a file system for larger files, and \
                 start the server again"
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

    /// What the engine refused.
    pub(crate) fn of_engine(attempted: &'static str, cause: &rusqlite::Error) -> Self {
        let obstacle = match cause.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Some(Obstacle::Full),
            Some(ErrorCode::ReadOnly) => Some(Obstacle::ReadOnly),
            _ => None,
        };
        // Without a code, a value was not what we write.
        let is_damage = match cause.sqlite_error_code() {
            Some(code) => matches!(code, ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt),
            None => true,
        };
        Self {
            obstacle,
            is_damage,
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
            io::ErrorKind::FileTooLarge => Some(Obstacle::FileSize),
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

/// What the engine refused to a write.
impl From<rusqlite::Error> for StorageError {
    fn from(cause: rusqlite::Error) -> Self {
        Self::of_engine(crate::sqlite::COMMITTING, &cause)
    }
}

/// Why a data directory was refused. Each text is one sentence that names the repair.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Somebody else could read or write what the store keeps.
    #[error(
        "{} is open to other users (mode {mode:03o}): make it yours alone with `chmod {repair} {}`",
        path.display(), pasted(path)
    )]
    Loose {
        /// The directory or file.
        path: PathBuf,
        /// Its permission bits.
        mode: u32,
        /// The mode that repairs it.
        repair: &'static str,
    },
    /// It belongs to another user.
    #[error(
        "{} belongs to user {owner}, not to user {user} who runs this program: choose a directory of your own",
        path.display()
    )]
    Foreign {
        /// The directory or file.
        path: PathBuf,
        /// Who owns it.
        owner: u32,
        /// Who asked.
        user: u32,
    },
    /// There is a file where the directory should be.
    #[error("{} is not a directory: choose another data directory", path.display())]
    NotADirectory {
        /// What is there.
        path: PathBuf,
    },
    /// There is none.
    #[error("there is no workspace in {}: choose the data directory of one", path.display())]
    Missing {
        /// The data directory.
        path: PathBuf,
    },
    /// There is an empty one.
    #[error(
        "there is no workspace in {}, its database is empty: bring back a copy of the data directory, choose another, or \
         start a server there for a new workspace",
        path.display()
    )]
    Empty {
        /// The data directory.
        path: PathBuf,
    },
    /// There is an empty one or none, and other data of a workspace.
    #[error(
        "{} is missing or empty, but {} has data of a workspace: move the data directory away as a whole and bring back a \
         copy of it (no database is sound beside the log of another), or choose another data directory for a new workspace",
        path.display(), beside.display()
    )]
    Bereft {
        /// The database.
        path: PathBuf,
        /// What is there.
        beside: PathBuf,
    },
    /// The database is none of ours.
    #[error("{} is a database of another program: choose another data directory", path.display())]
    NotOurs {
        /// The database.
        path: PathBuf,
    },
    /// Another process holds the lock.
    #[error("{} is in use by another process: stop it, or choose another data directory", path.display())]
    Locked {
        /// The data directory.
        path: PathBuf,
    },
    /// A later version of this program wrote it.
    #[error(
        "{} was written by a newer version of this program (database version {found}, known up to {known}): use that version",
        path.display()
    )]
    Newer {
        /// The database.
        path: PathBuf,
        /// Its version.
        found: u32,
        /// The newest that this program knows.
        known: u32,
    },
    /// The right to read it is missing, so that nobody can tell what is there.
    #[error(
        "{} may not be read by you: give yourself the right to read it, or choose another data directory",
        path.display()
    )]
    Unreadable {
        /// The directory or file.
        path: PathBuf,
    },
    /// It may be read and not written.
    #[error(
        "{} cannot be opened for writing ({source}): give yourself the right to write it, or choose another data directory",
        path.display()
    )]
    Unwritable {
        /// The directory or file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The system refused.
    #[error(
        "{attempted} {} failed ({source}): put that right, or choose another data directory",
        path.display()
    )]
    Io {
        /// What was tried, as a gerund.
        attempted: &'static str,
        /// On what.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The database cannot be opened or brought up to date.
    #[error("the database {} cannot be opened ({cause}): {repair}", path.display())]
    Database {
        /// The database.
        path: PathBuf,
        /// What the engine said.
        cause: String,
        /// What helps.
        repair: &'static str,
    },
}
