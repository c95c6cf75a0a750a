//! The table of error codes: code, status, envelope and meaning (http.md 29).
//!
//! The envelopes, the shared responses of the OpenAPI documents and `spec/errors.md` are generated from it.
//! [`crate::refusal`] defines the other parts of a refusal.

use std::fmt::Write as _;

use rolltop_document::issue::{FaultKind, Issue};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The two forms of an error on the wire.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Envelope {
    /// `{status, code, message, issues}`
    V2,
    /// `{object, status, code, message}`: pairing, authentication, key kind, origin and write rate.
    Older,
}

/// Declares [`ErrorKind`] and its table in one place.
macro_rules! error_table {
    ($($variant:ident = $envelope:ident $status:literal $code:literal, $when:literal;)+) => {
        /// Every way a request can be refused: one row of the table of http.md 29 each.
        #[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
        pub enum ErrorKind {
            $(
                #[doc = $when]
                $variant,
            )+
        }

        impl ErrorKind {
            /// All rows, in the order of the table.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The `code` member.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$variant => $code),+ }
            }

            /// The HTTP status.
            pub const fn status(self) -> u16 {
                match self { $(Self::$variant => $status),+ }
            }

            /// The shape of the body.
            pub const fn envelope(self) -> Envelope {
                match self { $(Self::$variant => Envelope::$envelope),+ }
            }

            /// The condition of the refusal.
            pub const fn meaning(self) -> &'static str {
                match self { $(Self::$variant => $when),+ }
            }
        }
    };
}

error_table! {
    Invalid = V2 400 "validation_failed",
        "A parameter, body or reference is invalid; a key, type or option is unknown; a limit is exceeded; a key \
            is in conflict; or the kind is wrong.";
    UnsupportedCoding = V2 415 "validation_failed", "The body has a content coding, such as gzip.";
    PreconditionFailed = V2 412 "validation_failed", "A precondition of a file download does not hold.";
    RangeNotSatisfiable = V2 416 "validation_failed", "A byte range is invalid, or outside the file.";
    Ambiguous = V2 400 "ambiguous_input",
        "Two inputs exclude each other, or a reference has several candidates, which the error lists.";
    VersionUnsupported = V2 400 "version_unsupported",
        "The document in the request has a newer `formatVersion` than this server supports.";
    NotFound = V2 404 "not_found", "The resource in a path, parameter or operation does not exist.";
    Forbidden = V2 403 "forbidden",
        "The resource has a permanent restriction, or the role may not write; do not retry.";
    SpaceNotGranted = V2 403 "space_not_granted", "The grant of the key does not cover the space.";
    WriteNotGranted = V2 403 "write_not_granted", "The grant of the key is read-only, and the route writes.";
    NotCreatedByThisKey = V2 403 "not_created_by_this_key",
        "The object was not created by the application that owns the key.";
    V1NotAvailable = V2 403 "v1_not_available_for_scoped_keys",
        "The route is v1, and the grant of the key does not reach everything.";
    EtagMismatch = V2 409 "etag_mismatch", "`If-Match` does not hold the current etag; the error returns the current \
        one.";
    IdempotencyConflict = V2 409 "idempotency_conflict",
        "The `Idempotency-Key` was already used with another request.";
    RequestTooLarge = V2 413 "request_too_large", "The body is larger than the operation accepts.";
    TooManyStreams = V2 429 "too_many_streams", "All event streams of the process are in use.";
    Internal = V2 500 "internal_error", "An error in the server.";
    Unavailable = V2 503 "unavailable",
        "Another program has locked the database, or the server is sending many large responses; retry after the \
            seconds in `Retry-After`.";
    BadRequest = Older 400 "bad_request",
        "A pairing request is invalid or refused, or a request of any operation has several `Host` headers.";
    Unauthorized = Older 401 "unauthorized", "The key is missing, unknown, revoked or expired.";
    OriginOrScope = Older 403 "forbidden",
        "The origin or host of the request is not trusted, or the kind of the key is not accepted.";
    ObjectNotFound = Older 404 "object_not_found", "The resource of a v1 request does not exist.";
    ResourceGone = Older 410 "resource_gone", "The resource of a v1 request was deleted permanently.";
    PairingTooLarge = Older 413 "request_too_large", "The body of a v1 or pairing request is too large.";
    RateLimited = Older 429 "rate_limit_exceeded", "The shared write rate is used up.";
    PairingInternal = Older 500 "internal_server_error", "An error in the server, on v1 or during pairing.";
    PairingUnavailable = Older 503 "unavailable", "Another program has locked the database during pairing.";
}

/// The message of a refusal by the write rate limit (http.md 12).
pub const WRITE_RATE_USED_UP: &str = "You have reached maximum request limit.";

impl From<FaultKind> for ErrorKind {
    fn from(kind: FaultKind) -> Self {
        match kind {
            FaultKind::Invalid => Self::Invalid,
            FaultKind::Ambiguous => Self::Ambiguous,
            FaultKind::VersionUnsupported => Self::VersionUnsupported,
            FaultKind::NotFound => Self::NotFound,
            FaultKind::Forbidden => Self::Forbidden,
        }
    }
}

/// An error of a v2 handler.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
#[schemars(rename = "Error")]
pub struct ErrorEnvelope {
    /// The HTTP status.
    pub status: u16,
    /// The stable error code.
    pub code: String,
    /// One sentence for people.
    pub message: String,
    /// All findings; empty if the error is not about one input. With more than 1000 findings, the list holds the first
    /// ones and a last entry that says so.
    pub issues: Vec<Issue>,
}

/// The value of `object` in the older envelope.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OlderMarker {
    /// The only value.
    #[default]
    Error,
}

/// An error before the operation begins: pairing, authentication, kind of key, origin, write rate.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
#[schemars(rename = "OlderError")]
pub struct OlderEnvelope {
    /// Always `error`.
    pub object: OlderMarker,
    /// The HTTP status.
    pub status: u16,
    /// The stable error code.
    pub code: String,
    /// One sentence for people.
    pub message: String,
}

/// Renders the table as a page, one row per kind: `spec/errors.md`.
pub fn table_markdown() -> String {
    let mut page = String::from("# Error codes\n");
    for (envelope, title, shape) in [
        (
            Envelope::V2,
            "Error envelope",
            "`{status, code, message, issues}`",
        ),
        (
            Envelope::Older,
            "Older envelope",
            "`{object: \"error\", status, code, message}`",
        ),
    ] {
        // Writing to a String cannot fail.
        let _ = write!(
            page,
            "\n## {title}\n\n{shape}\n\n| code | status | when |\n| --- | --- | --- |\n"
        );
        for kind in ErrorKind::ALL
            .iter()
            .filter(|kind| kind.envelope() == envelope)
        {
            let _ = writeln!(
                page,
                "| {} | {} | {} |",
                kind.code(),
                kind.status(),
                kind.meaning()
            );
        }
    }
    page
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    // http.md 29
    #[test]
    fn a_row_is_known_by_envelope_code_and_status() {
        let mut seen = HashSet::new();
        for kind in ErrorKind::ALL {
            assert!((400..600).contains(&kind.status()), "{kind:?}");
            let key = (kind.envelope() == Envelope::V2, kind.code(), kind.status());
            assert!(seen.insert(key), "{kind:?}");
        }
    }
}
