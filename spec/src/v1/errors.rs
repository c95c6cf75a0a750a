//! The bodies of refusals (v1.md 4 to 6).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::names::names;
use crate::errors::{ErrorKind, OlderMarker};

names! {
    /// The error code.
    ErrorCode {
        BadRequest = "bad_request", Unauthorized = "unauthorized", Forbidden = "forbidden",
        ObjectNotFound = "object_not_found", ResourceGone = "resource_gone", RequestTooLarge = "request_too_large",
        RateLimitExceeded = "rate_limit_exceeded", InternalServerError = "internal_server_error",
    }
}

/// A refusal.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct Error {
    /// Always `error`.
    pub object: OlderMarker,
    /// The HTTP status.
    pub status: u16,
    /// The stable error code.
    pub code: ErrorCode,
    /// One sentence for people. If the request is at fault, it begins with `bad input: `.
    pub message: String,
}

/// What is wrong with a `limit`, alone.
pub const PAGE_LIMIT_FAULT: &str = "limit must be between 1 and 1000";

/// The error for an invalid `limit`, which combines two known body formats.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct PagingError {
    /// Always `error`.
    pub object: OlderMarker,
    /// 400.
    pub status: u16,
    /// `bad_request`.
    pub code: ErrorCode,
    /// The error with the prefix `bad input: `.
    pub message: String,
    /// The error without the prefix.
    pub error: String,
}

impl Default for PagingError {
    fn default() -> Self {
        Self {
            object: OlderMarker::Error,
            status: ErrorKind::BadRequest.status(),
            code: ErrorCode::BadRequest,
            message: format!("bad input: {PAGE_LIMIT_FAULT}"),
            error: PAGE_LIMIT_FAULT.to_owned(),
        }
    }
}

names! {
    /// The error code for keys that do not reach everything.
    ScopedKeyCode { NotAvailable = "v1_not_available_for_scoped_keys" }
}

/// The error for a key that does not reach all spaces for reading and writing, in the v2 error envelope.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct ScopedKeyError {
    /// 403.
    pub status: u16,
    /// The error code.
    pub code: ScopedKeyCode,
    /// Names the two solutions: /v2, and a key without a grant.
    pub message: String,
    /// Always empty.
    pub issues: Vec<String>,
}
