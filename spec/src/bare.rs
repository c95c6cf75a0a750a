//! Refusals without a body: of requests that do not reach an operation, and of bodies that do not arrive (http.md 13,
//! chats-files-auth.md 4.4).

use std::fmt;

use crate::limits::{
    BODY_BYTES_PER_SECOND, BODY_GRACE_SECONDS, BODY_SECONDS, BODY_STALL_SECONDS, HEADERS_BYTES_MAX,
    TARGET_BYTES_MAX,
};

/// The reason of a refusal without a body.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Bare {
    /// The target is too long.
    Target,
    /// The headers are too large.
    Headers,
    /// The body arrives too slowly.
    Stalled,
    /// The body has not arrived when the server stops, or the server has no memory for it.
    Stopping,
}

impl Bare {
    /// Every reason.
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

    /// The reason with this HTTP status.
    pub fn of_status(status: u16) -> Option<Self> {
        Self::ALL.into_iter().find(|bare| bare.status() == status)
    }

    /// True if it only concerns requests with a body. Such a response has no body.
    pub const fn is_of_body(self) -> bool {
        matches!(self, Self::Stalled | Self::Stopping)
    }

    /// True if operations can also respond with this status and an envelope (http.md 29).
    pub const fn has_envelope_too(self) -> bool {
        matches!(self, Self::Stopping)
    }

    /// A description of the faulty request.
    pub fn fault(self) -> String {
        match self {
            Self::Target => format!("a path and query of more than {TARGET_BYTES_MAX} bytes"),
            Self::Headers => format!("headers of more than {HEADERS_BYTES_MAX} bytes"),
            Self::Stalled => format!(
                "a body that arrives too slowly (nothing for {BODY_STALL_SECONDS} seconds; JSON incomplete after \
                 {BODY_SECONDS}; above 256 KiB, less than {} KiB a second on average after the first {BODY_GRACE_SECONDS})",
                BODY_BYTES_PER_SECOND >> 10
            ),
            Self::Stopping => {
                "a body that is still arriving when the server stops, or that no memory is left for"
                    .to_owned()
            }
        }
    }

    /// The recommended next step.
    pub const fn repair(self) -> &'static str {
        match self {
            Self::Target => "send less in the query",
            Self::Headers => "send fewer",
            Self::Stalled => {
                "the server closes the connection, so send the request again on another one"
            }
            Self::Stopping => "send it again after the seconds in Retry-After",
        }
    }
}

/// The message that a client shows, because the response has no body.
impl fmt::Display for Bare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the request has {}: {}", self.fault(), self.repair())
    }
}
