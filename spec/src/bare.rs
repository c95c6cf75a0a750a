//! Refusals without a body: of requests that do not get as far as an operation, and of bodies that do not arrive
//! (http.md 13, chats-files-auth.md 4.4).

use std::fmt;

use crate::limits::{
    BODY_BYTES_PER_SECOND, BODY_GRACE_SECONDS, BODY_SECONDS, BODY_STALL_SECONDS, HEADERS_BYTES_MAX,
    TARGET_BYTES_MAX,
};

/// What is refused so.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Bare {
    /// A target that is too long.
    Target,
    /// Headers that are too large.
    Headers,
    /// A body that comes too slowly.
    Stalled,
    /// A body that still arrives when the server stops, or has no memory for it.
    Stopping,
}

impl Bare {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::Target, Self::Headers, Self::Stalled, Self::Stopping];

    /// The HTTP status.
    pub const fn status(self) -> u16 {
        match self {
            Self::Target => 414,
            Self::Headers => 431,
            Self::Stalled => 408,
            Self::Stopping => 503,
        }
    }

    /// What has this HTTP status.
    pub fn of_status(status: u16) -> Option<Self> {
        Self::ALL.into_iter().find(|bare| bare.status() == status)
    }

    /// Only requests with a body meet it, and its answer has none.
    pub const fn is_of_body(self) -> bool {
        matches!(self, Self::Stalled | Self::Stopping)
    }

    /// With an envelope every operation may answer so (http.md 29).
    pub const fn has_envelope_too(self) -> bool {
        matches!(self, Self::Stopping)
    }

    /// What the request has.
    pub fn fault(self) -> String {
        match self {
            Self::Target => format!("a path and query of more than {TARGET_BYTES_MAX} bytes"),
            Self::Headers => format!("headers of more than {HEADERS_BYTES_MAX} bytes"),
            Self::Stalled => format!(
                "a body that comes too slowly (nothing for {BODY_STALL_SECONDS} seconds; JSON not whole after \
                 {BODY_SECONDS}; above 256 KiB, less than {} KiB a second on average after the first {BODY_GRACE_SECONDS})",
                BODY_BYTES_PER_SECOND >> 10
            ),
            Self::Stopping => {
                "a body that is still arriving when the server stops, or while other bodies fill the memory for them"
                    .to_owned()
            }
        }
    }

    /// What helps.
    pub const fn repair(self) -> &'static str {
        match self {
            Self::Target => "send less in the query",
            Self::Headers => "send fewer",
            Self::Stalled => "the connection ends, so send it again on another one",
            Self::Stopping => "send it again after the seconds of Retry-After",
        }
    }
}

/// What a program says of it: the answer has no body.
impl fmt::Display for Bare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the request has {}: {}", self.fault(), self.repair())
    }
}
