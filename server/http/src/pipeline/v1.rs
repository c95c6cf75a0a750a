//! What the steps of the pipeline do in another way for operations of v1 (v1.md 2 to 6, 23).

use std::borrow::Cow;
use std::num::IntErrorKind;

use http::header::{HeaderMap, HeaderName, HeaderValue, LINK, WWW_AUTHENTICATE};
use rolltop_document::issue::Issue;
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::extract::QueryPairs;
use rolltop_spec::operations::Class;
use rolltop_spec::params::Page;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::v1::chats::MESSAGE_LIMIT_DEFAULT;
use rolltop_spec::v1::{PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX};
use rolltop_workspace::Error;
use rolltop_workspace::keys::Caller;
use rolltop_workspace::spaces::{SpaceTarget, Spaces};

use super::auth::SPACE_VARIABLE;
use super::request::Request;
use super::respond::{Rejection, SERVICE_VERSION_VALUE};
use crate::refusals::refusal;

/// The second name of the version header, on every response under [`rolltop_spec::v1::ROOT`].
const VERSION_ALIAS: HeaderName = HeaderName::from_static("anytype-version");
const DEPRECATION: HeaderName = HeaderName::from_static("deprecation");
/// What messages about input of the caller begin with.
const BAD_INPUT: &str = "bad input: ";

/// Adds what every answer under [`rolltop_spec::v1::ROOT`] has.
pub(super) fn mark_version(headers: &mut HeaderMap) {
    headers.insert(VERSION_ALIAS, SERVICE_VERSION_VALUE);
}

/// Points from a deprecated operation to the one in its place.
pub(super) fn mark_successor(successor: &str, headers: &mut HeaderMap) {
    headers.insert(DEPRECATION, HeaderValue::from_static("true"));
    let link = format!("<{successor}>; rel=\"successor-version\"");
    if let Ok(link) = HeaderValue::try_from(link) {
        headers.append(LINK, link);
    }
}

/// Steps 6 to 9 of v1.md 2.
pub(super) fn authorize(
    request: &mut Request,
    spaces: Result<Spaces, Error>,
) -> Result<(), Rejection> {
    check_reach(request.caller()?)?;
    let default = match request.operation.limited {
        true => MESSAGE_LIMIT_DEFAULT,
        false => PAGE_LIMIT_DEFAULT,
    };
    request.read_params.page = page(&request.query, default)?;
    if request.operation.class == Class::Space {
        request.space = Some(live_space(request, spaces)?);
    }
    Ok(())
}

/// v1 has no narrower keys than those that reach everything (v1.md 4).
fn check_reach(caller: &Caller) -> Result<(), ApiError> {
    if caller.reaches_everything() {
        return Ok(());
    }
    let message = "this key is too narrow for v1: use /v2, or ask the owner for an unscoped key, which \
                   `rolltop keys create --name NAME --unscoped` makes";
    let challenge = HeaderValue::from_static("Bearer error=\"insufficient_scope\"");
    Err(ApiError::new(ErrorKind::V1NotAvailable, message).header(WWW_AUTHENTICATE, challenge))
}

/// A value that is no integer, or is negative, counts as absent; a larger one than there are is the largest (v1.md 6).
fn page(query: &QueryPairs, default: u32) -> Result<Page, Rejection> {
    let integer = |name| match query.values(name).next()?.parse::<u64>() {
        Ok(number) => Some(number),
        Err(fault) => (*fault.kind() == IntErrorKind::PosOverflow).then_some(u64::MAX),
    };
    let limit = integer("limit").unwrap_or(default.into());
    if !(1..=u64::from(PAGE_LIMIT_MAX)).contains(&limit) {
        return Err(Rejection::Paging);
    }
    let offset = integer("offset").unwrap_or_default();
    Ok(Page { offset, limit })
}

/// The space of the path: by its full id, while it is live.
fn live_space(request: &Request, spaces: Result<Spaces, Error>) -> Result<SpaceTarget, ApiError> {
    let spelled = request.variable(SPACE_VARIABLE).unwrap_or_default();
    let missing = || ApiError::new(ErrorKind::ObjectNotFound, "workspace not found");
    let target = SpaceTarget::full(spelled).ok_or_else(missing)?;
    match spaces.map_err(refusal)?.live(&target) {
        Ok(_) => Ok(target),
        Err(_) => Err(missing()),
    }
}

/// A refusal as v1 puts it: the older envelope, one sentence, no requests of v2 in it.
pub(super) fn refused(error: ApiError) -> ApiError {
    let kind = match error.kind {
        ErrorKind::Invalid
        | ErrorKind::Ambiguous
        | ErrorKind::VersionUnsupported
        | ErrorKind::UnsupportedCoding
        | ErrorKind::EtagMismatch
        | ErrorKind::IdempotencyConflict => ErrorKind::BadRequest,
        ErrorKind::NotFound => ErrorKind::ObjectNotFound,
        ErrorKind::Forbidden
        | ErrorKind::SpaceNotGranted
        | ErrorKind::WriteNotGranted
        | ErrorKind::NotCreatedByThisKey => ErrorKind::OriginOrScope,
        ErrorKind::RequestTooLarge => ErrorKind::PairingTooLarge,
        ErrorKind::TooManyStreams => ErrorKind::RateLimited,
        ErrorKind::Internal => ErrorKind::PairingInternal,
        other => other,
    };
    let is_of_input = kind == ErrorKind::BadRequest && error.kind != ErrorKind::BadRequest;
    let message = match error.issues.as_slice() {
        [] => error.message,
        issues => Cow::Owned(issues.iter().map(sentence).collect::<Vec<_>>().join(". ")),
    };
    let message = match is_of_input && !message.starts_with(BAD_INPUT) {
        true => Cow::Owned(format!("{BAD_INPUT}{message}")),
        false => message,
    };
    ApiError {
        kind,
        message,
        issues: Vec::new(),
        ..error
    }
}

fn sentence(issue: &Issue) -> String {
    match issue.path_str() {
        path if path.starts_with('/') => format!("{path}: {}", issue.message),
        _ => issue.message.clone(),
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
