//! The bodies of refusals (v1.md 4 to 6).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::names::names;
use crate::errors::{ErrorKind, OlderMarker};

names! {
    /// The code of a refusal.
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
    /// The stable code of the refusal.
    pub code: ErrorCode,
    /// One sentence for people; about input of the caller it begins with `bad input: `.
    pub message: String,
}

/// What is wrong with a `limit`, alone.
pub const PAGE_LIMIT_FAULT: &str = "limit must be between 1 and 1000";

/// The refusal of a `limit`, in both known bodies in one.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct PagingError {
    /// Always `error`.
    pub object: OlderMarker,
    /// 400.
    pub status: u16,
    /// `bad_request`.
    pub code: ErrorCode,
    /// The fault with `bad input: ` before it.
    pub message: String,
    /// The fault alone.
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
    /// The code of the refusal of narrow keys.
    ScopedKeyCode { NotAvailable = "v1_not_available_for_scoped_keys" }
}

/// The refusal of a key that does not reach all spaces for reading and writing, in the envelope of v2.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct ScopedKeyError {
    /// 403.
    pub status: u16,
    /// The one code.
    pub code: ScopedKeyCode,
    /// The two ways out: /v2, and a key without a grant.
    pub message: String,
    /// Always empty.
    pub issues: Vec<String>,
}
