//! Why a use case refuses. Nothing here knows a status code or a header.

use rolltop_document::issue::{Fault, Issue};
use rolltop_spec::auth::Permission;
use rolltop_store::{Obstacle, StorageError};

/// A refusal of a use case. Nothing was changed.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    /// The input is wrong, ambiguous, names nothing, or a permanent restriction stands against it.
    #[error("{}", .0.message)]
    Fault(Fault),
    /// `If-Match` names another state of the object (http.md 7).
    #[error("{}", .issue.message)]
    EtagMismatch {
        /// The etag of the current state.
        current: String,
        /// The one finding, with path, hint and the read that repairs it.
        issue: Box<Issue>,
    },
    /// The grant does not cover the space (http.md 8).
    #[error("{}", .issue.message)]
    SpaceNotGranted {
        /// Names the space as the caller spelled it, the grant, and what the owner can do.
        issue: Box<Issue>,
        /// The permission that the route needs, when one space is addressed.
        needs: Option<Needed>,
    },
    /// The grant allows reading only (http.md 8).
    #[error("{}", .issue.message)]
    WriteNotGranted {
        /// Names the operation, the grant, and what the owner can do.
        issue: Box<Issue>,
        /// The permission that the route needs, when one space is addressed.
        needs: Option<Needed>,
    },
    /// The object was not made by this key (http.md 22.3).
    #[error("{}", .0.message)]
    NotCreatedByThisKey(Box<Issue>),
    /// A twin of this request, in another process, stored its reply first: look that reply up.
    #[error("a reply is already stored under this Idempotency-Key")]
    ReplayStored,
    /// The data cannot be written until somebody puts that right. The detail is for the log and is never sent.
    #[error("{obstacle} ({detail})")]
    Unwritable {
        /// What has to be put right.
        obstacle: Obstacle,
        /// What the store says.
        detail: String,
    },
    /// A definition of the space cannot be read until somebody puts the data right, and what would be written resolves
    /// names, of which it may be one. Every caller may see the text.
    #[error("{definition} is damaged, and what is written here could mean it")]
    Damaged {
        /// What it is, with name and id.
        definition: String,
    },
    /// The server has too much to do of this kind; later it can. Every caller may see the text.
    #[error("{0}")]
    Busy(&'static str),
    /// Everything else that is no fault of the caller. The detail is for the log and is never sent.
    #[error("internal error: {0}")]
    Internal(String),
}

/// The permission that a refused request would have needed: what `WWW-Authenticate` tells.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Needed {
    /// Full id of the space.
    pub space_id: String,
    /// What for.
    pub permission: Permission,
}

impl From<Fault> for Error {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl From<StorageError> for Error {
    fn from(error: StorageError) -> Self {
        let detail = error.to_string();
        match error.obstacle {
            Some(obstacle) => Self::Unwritable { obstacle, detail },
            None => Self::Internal(detail),
        }
    }
}

impl Error {
    /// An internal failure, with its cause.
    pub(crate) fn internal(detail: impl std::fmt::Display) -> Self {
        Self::Internal(detail.to_string())
    }
}

/// What use cases answer.
pub type Result<T, E = Error> = std::result::Result<T, E>;
