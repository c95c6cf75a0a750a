//! From what the workspace refuses to what the wire says: kinds, headers, and nothing of the internal detail.

use std::fmt::Display;

use http::header::{ETAG, HeaderName, HeaderValue, RETRY_AFTER, WWW_AUTHENTICATE};
use rolltop_document::issue::Issue;
use rolltop_document::wording::PUT_BACK;
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::refusal::ApiError;
use rolltop_store::Obstacle;
use rolltop_workspace::error::{Error, Needed};

/// The answer to a refusal of a use case.
pub(crate) fn refusal(error: Error) -> ApiError {
    match error {
        Error::Fault(fault) => fault.into(),
        Error::EtagMismatch { current, issue } => {
            let refusal = ApiError::at(ErrorKind::EtagMismatch, *issue);
            with_header(refusal, ETAG, format!("\"{current}\""))
        }
        Error::SpaceNotGranted { issue, needs } => {
            insufficient(ErrorKind::SpaceNotGranted, *issue, needs.as_ref())
        }
        Error::WriteNotGranted { issue, needs } => {
            insufficient(ErrorKind::WriteNotGranted, *issue, needs.as_ref())
        }
        Error::NotCreatedByThisKey(issue) => ApiError::at(ErrorKind::NotCreatedByThisKey, *issue),
        Error::ReplayStored => {
            let issue = Issue::at(
                "Idempotency-Key",
                "this Idempotency-Key was used with another request",
            )
            .hint("send exactly the same request again, or use a new key");
            ApiError::at(ErrorKind::IdempotencyConflict, issue)
        }
        Error::Busy(why) => {
            let message = format!("{why}: send the request again after the seconds in Retry-After");
            unavailable(ApiError::new(ErrorKind::Unavailable, message))
        }
        Error::Unwritable { obstacle, detail } => {
            let refusal = not_done(obstacle, obstacle.repair(), detail);
            match obstacle {
                Obstacle::Locked => unavailable(refusal),
                _ => refusal,
            }
        }
        Error::Damaged { .. } => not_done(&error, PUT_BACK, error.to_string()),
        Error::Internal(detail) => ApiError::internal(detail),
    }
}

/// It can be done later.
pub(crate) fn unavailable(mut refusal: ApiError) -> ApiError {
    refusal.kind = ErrorKind::Unavailable;
    refusal.header(RETRY_AFTER, HeaderValue::from_static("1"))
}

/// Nothing was changed; the owner of the data can repair it.
fn not_done(obstacle: impl Display, repair: &str, detail: String) -> ApiError {
    let message = format!("nothing was changed: {obstacle}; {repair}, then send the request again");
    let mut refusal = ApiError::new(ErrorKind::Internal, message);
    refusal.internal = Some(detail);
    refusal
}

/// The kind of a key is not admitted here (chats-files-auth.md 3.5).
pub(crate) fn wrong_scope(scope: &str) -> ApiError {
    let message = format!("keys of scope {scope} may not use this API");
    let hint = "ask the owner for a key of the scope jsonApi, which `rolltop keys create` makes";
    let issue = Issue::pathless(message).hint(hint);
    insufficient(ErrorKind::OriginOrScope, issue, None)
}

/// A refusal of scope or grant tells which permission would have done (http.md 8).
fn insufficient(kind: ErrorKind, issue: Issue, needs: Option<&Needed>) -> ApiError {
    let scope = needs.map_or_else(String::new, |needed| {
        let permission = needed.permission.name();
        format!(", scope=\"space:{}:{permission}\"", needed.space_id)
    });
    let challenge = format!("Bearer error=\"insufficient_scope\"{scope}");
    with_header(ApiError::at(kind, issue), WWW_AUTHENTICATE, challenge)
}

/// Adds a header, unless no header can hold the value.
pub(crate) fn with_header(refusal: ApiError, name: HeaderName, value: String) -> ApiError {
    match HeaderValue::try_from(value) {
        Ok(value) => refusal.header(name, value),
        Err(_) => refusal,
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
