//! From what the workspace refuses to what the wire says: kinds, headers, and nothing of the internal detail.

use http::header::{ETAG, HeaderValue, WWW_AUTHENTICATE};
use rolltop_document::issue::Issue;
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::refusal::ApiError;
use rolltop_workspace::error::{Error, Needed};

/// The answer to a refusal of a use case.
pub(crate) fn refusal(error: Error) -> ApiError {
    match error {
        Error::Fault(fault) => fault.into(),
        Error::EtagMismatch { current, issue } => {
            let refusal = ApiError::at(ErrorKind::EtagMismatch, *issue);
            match HeaderValue::try_from(format!("\"{current}\"")) {
                Ok(etag) => refusal.header(ETAG, etag),
                Err(_) => refusal,
            }
        }
        Error::SpaceNotGranted { message, needs } => {
            insufficient(ErrorKind::SpaceNotGranted, message, needs.as_ref())
        }
        Error::WriteNotGranted { message, needs } => {
            insufficient(ErrorKind::WriteNotGranted, message, needs.as_ref())
        }
        Error::NotCreatedByThisKey(issue) => ApiError::at(ErrorKind::NotCreatedByThisKey, *issue),
        Error::ReplayStored => {
            let issue = Issue::at(
                "Idempotency-Key",
                "this Idempotency-Key was used with another request",
            )
            .hint("send the very same request again, or take a new key");
            ApiError::at(ErrorKind::IdempotencyConflict, issue)
        }
        Error::Internal(detail) => ApiError::internal(detail),
    }
}

/// The kind of a key is not admitted here (chats-files-auth.md 3.5).
pub(crate) fn wrong_scope(scope: &str) -> ApiError {
    let message = format!("keys of scope {scope} may not use this API");
    insufficient(ErrorKind::OriginOrScope, message, None)
}

/// A refusal of scope or grant tells which permission would have done (http.md 8).
fn insufficient(kind: ErrorKind, message: String, needs: Option<&Needed>) -> ApiError {
    let mut challenge = String::from("Bearer error=\"insufficient_scope\"");
    if let Some(Needed {
        space_id,
        permission,
    }) = needs
    {
        challenge.push_str(&format!(
            ", scope=\"space:{space_id}:{}\"",
            permission.name()
        ));
    }
    let refusal = ApiError::new(kind, message);
    match HeaderValue::try_from(challenge) {
        Ok(challenge) => refusal.header(WWW_AUTHENTICATE, challenge),
        // A space id that no header can hold names no space.
        Err(_) => refusal,
    }
}
