//! Steps 5, 6, 10, 11 and 16 (a): whose key it is, whether keys of its kind may pass, which space the path names, and
//! whether the key may go there (http.md 8, 9; chats-files-auth.md 3.5).

use std::sync::Arc;

use http::header::{AUTHORIZATION, HeaderMap, HeaderName, HeaderValue, LINK, WWW_AUTHENTICATE};
use rolltop_document::issue::Issue;
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::operations::Class;
use rolltop_spec::refusal::ApiError;
use rolltop_workspace::keys::{AuthRefusal, Caller, KeyBytes, Scope};
use rolltop_workspace::spaces::Spaces;
use rolltop_workspace::{Error, Workspace};

use super::json_body::Content;
use super::request::Request;
use crate::refusals::{refusal, wrong_scope};

/// The path variable with the space.
pub(super) const SPACE_VARIABLE: &str = "space_id";

const SERVICE_KEY_STATUS: HeaderName = HeaderName::from_static("service-key-status");
const SERVICE_NOTICE: HeaderName = HeaderName::from_static("service-notice");

/// Where the notice is explained. A distributor of Rolltop sets `ROLLTOP_DOCS_URL`; the default is a name that is
/// reserved for examples.
const DOCS_URL: &str = match option_env!("ROLLTOP_DOCS_URL") {
    Some(url) => url,
    None => "https://rolltop.example/docs/api-keys",
};
const CHALLENGE: HeaderValue = HeaderValue::from_static("Bearer realm=\"rolltop\"");
const CHALLENGE_INVALID: HeaderValue =
    HeaderValue::from_static("Bearer realm=\"rolltop\", error=\"invalid_token\"");

/// Adds the headers about the key to the response to an authenticated request.
pub(super) fn mark(caller: &Caller, headers: &mut HeaderMap) {
    headers.insert(
        SERVICE_KEY_STATUS,
        HeaderValue::from_static(caller.status().name()),
    );
    if let Some(notice) = caller.notice() {
        headers.insert(SERVICE_NOTICE, HeaderValue::from_static(notice));
        let link = format!("<{DOCS_URL}>; rel=\"deprecation\"; type=\"text/html\"");
        if let Ok(link) = HeaderValue::try_from(link) {
            headers.append(LINK, link);
        }
    }
}

fn unauthorized(message: &str, repair: &str, challenge: HeaderValue) -> ApiError {
    let issue = Issue::pathless(message).hint(repair);
    ApiError::at(ErrorKind::Unauthorized, issue).header(WWW_AUTHENTICATE, challenge)
}

/// What steps 5 to 14 judge a request by.
pub(super) struct Grounds {
    pub(super) caller: Result<Arc<Caller>, AuthRefusal>,
    pub(super) spaces: Result<Spaces, Error>,
}

impl Grounds {
    /// What is in memory; `None` if something has to be read.
    ///
    /// # Errors
    /// The token is not well-formed: such a request must not take a thread from authenticated ones.
    pub(super) fn known(request: &Request) -> Result<Option<Self>, ApiError> {
        let token = bearer(&request.head.headers)?;
        if KeyBytes::parse(token).is_none() {
            return Err(refused(AuthRefusal::Invalid));
        }
        let workspace = &request.app.workspace;
        let known = workspace.authenticate_known(token);
        let known = known.zip(workspace.known_spaces());
        Ok(known.map(|(caller, spaces)| Self {
            caller,
            spaces: Ok(spaces),
        }))
    }

    /// Reads what is not in memory.
    pub(super) fn read(request: &Request) -> Self {
        let token = bearer(&request.head.headers).unwrap_or_default();
        let workspace = &request.app.workspace;
        Self {
            caller: workspace.authenticate(token),
            spaces: workspace.spaces(),
        }
    }
}

/// Step 5: identifies the caller.
pub(super) fn authenticate(
    request: &mut Request,
    caller: Result<Arc<Caller>, AuthRefusal>,
) -> Result<(), ApiError> {
    request.caller = Some(caller.map_err(refused)?);
    if let Content::Arriving(body) = &mut request.body {
        body.has_caller = true;
    }
    Ok(())
}

/// Repeats step 5 after a wait, because the key may have expired or been revoked.
pub(super) fn authenticate_again(
    caller: Option<&Arc<Caller>>,
    workspace: &Workspace,
) -> Result<(), ApiError> {
    match caller {
        Some(caller) => workspace.admit_again(caller).map_err(refused),
        None => Ok(()),
    }
}

fn refused(refusal: AuthRefusal) -> ApiError {
    let said = refusal.to_string();
    let repair = match refusal {
        AuthRefusal::Invalid => {
            "send the whole key as it was printed, or ask the owner for another one: `rolltop keys create` creates it"
        }
        AuthRefusal::Expired => "ask the owner for another one: `rolltop keys create` creates it",
        AuthRefusal::Internal(detail) => return ApiError::internal(detail),
    };
    unauthorized(&said, repair, CHALLENGE_INVALID)
}

/// Step 6: checks that v2 accepts this kind of key.
pub(super) fn check_scope(request: &Request) -> Result<(), ApiError> {
    match request.caller.as_ref().map(|caller| caller.scope) {
        Some(scope @ Scope::Limited) => Err(wrong_scope(scope.name())),
        Some(Scope::JsonApi | Scope::Full) | None => Ok(()),
    }
}

/// Step 10. A request with a body must know before the body whether the space is live; it is looked up here, and
/// [`check_live`] reports it. Every use case asks for itself as well.
pub(super) fn resolve_space(
    request: &mut Request,
    spaces: Result<Spaces, Error>,
) -> Result<(), ApiError> {
    if request.operation.class != Class::Space {
        return Ok(());
    }
    let spelled = request
        .variable(SPACE_VARIABLE)
        .ok_or_else(|| ApiError::internal("a space route was taken without its space"))?;
    let spaces = spaces.map_err(refusal)?;
    let space = spaces.resolve(request.caller()?, spelled, request.ids());
    let space = space.map_err(refusal)?;
    if request.operation.body.is_some() {
        request.live = spaces.live(&space).map(drop);
    }
    request.space = Some(space);
    Ok(())
}

/// Step 11.
pub(super) fn check_grant(request: &Request) -> Result<(), ApiError> {
    let caller = request.caller()?;
    let checked = caller.check_grant(request.operation, request.space.as_ref());
    checked.map_err(refusal)
}

/// Step 16 (a).
pub(super) fn check_live(request: &Request) -> Result<(), ApiError> {
    request.live.clone().map_err(refusal)
}

/// The token of `Authorization: Bearer <key>`. The scheme is case-insensitive and followed by one or more spaces.
fn bearer(headers: &HeaderMap) -> Result<&str, ApiError> {
    let mut values = headers.get_all(AUTHORIZATION).iter();
    let value = values.next().ok_or_else(|| {
        unauthorized(
            "missing authorization header",
            "send Authorization: Bearer KEY, with a key that `rolltop keys create` or pairing gives",
            CHALLENGE,
        )
    })?;
    let only = value.to_str().ok().filter(|_| values.next().is_none());
    let parts = only.and_then(|text| text.split_once(' '));
    let token = parts.map(|(scheme, token)| (scheme, token.trim_matches(' ')));
    match token {
        Some((scheme, token)) if scheme.eq_ignore_ascii_case("bearer") && !token.is_empty() => {
            Ok(token)
        }
        _ => Err(unauthorized(
            "invalid authorization header format",
            "send it once, as Authorization: Bearer KEY",
            CHALLENGE_INVALID,
        )),
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
