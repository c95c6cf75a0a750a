//! Refusals before the pipeline: request lines and headers that are too long; and before Dropshot's router: methods
//! that no route uses, and paths that cannot be decoded.
//!
//! Dropshot's router would respond to the latter itself, without our headers. Its version policy is the only hook that
//! sees every request before the router, so these refusals are made there, in pipeline order. Their bodies are
//! Dropshot's (http.md 1 does not define them).

use dropshot::semver::Version;
use dropshot::{Body, ClientErrorStatusCode, DynamicVersionPolicy, HttpError};
use http::header::{ALLOW, HeaderMap, HeaderValue, X_CONTENT_TYPE_OPTIONS};
use http::{Method, Request, StatusCode, Uri};
use percent_encoding::percent_decode_str;
use rolltop_spec::limits::{HEADERS_BYTES_MAX, TARGET_BYTES_MAX};
use rolltop_spec::v1::ROOT;
use slog::Logger;

use super::app::{App, Context};
use super::respond::{NOSNIFF, SERVICE_VERSION_HEADER, SERVICE_VERSION_VALUE};
use super::route::Found;
use super::v1;
use crate::peers::{Unwelcome, method_list};

/// The methods that reach the pipeline. It responds with 405 if the path does not support one.
pub(crate) const METHODS: &[Method] = &[
    Method::GET,
    Method::HEAD,
    Method::POST,
    Method::PUT,
    Method::PATCH,
    Method::DELETE,
    Method::OPTIONS,
    Method::TRACE,
];

/// A method that no path supports.
const UNROUTED: Method = Method::CONNECT;

/// The only API version, used by every endpoint.
const ONLY_VERSION: Version = Version::new(0, 0, 0);

/// The version policy that makes the refusals.
#[derive(Debug)]
pub(crate) struct Edge(pub(crate) Context);

impl DynamicVersionPolicy for Edge {
    fn request_extract_version(
        &self,
        request: &Request<Body>,
        _: &Logger,
    ) -> Result<Version, HttpError> {
        let Self(app) = self;
        match refused(app, request.method(), request.uri(), request.headers()) {
            Some(error) => Err(error),
            None => Ok(ONLY_VERSION),
        }
    }
}

/// The refusal that this hook makes, if any, in pipeline order as far as possible here.
fn refused(app: &App, method: &Method, uri: &Uri, headers: &HeaderMap) -> Option<HttpError> {
    let refusal = refusal(method, uri)?;
    let refusal = match (refusal, app.peers.admit(uri, headers)) {
        (_, Err(unwelcome)) => Refusal::Peer(unwelcome),
        // The request's own method is not used, because the router would accept `get` as GET.
        (Refusal::Method(_), Ok(_)) => match app.routes.find(&UNROUTED, uri.path()) {
            Found::WrongMethod(methods) => Refusal::Method(methods),
            Found::Nothing | Found::Hit(_) => Refusal::Nowhere,
        },
        (other, Ok(_)) => other,
    };
    let mut error = HttpError::from(refusal);
    if is_v1(uri.path()) {
        v1::mark_version(error.headers_mut());
    }
    Some(error)
}

/// Why a request does not reach the pipeline.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
enum Refusal {
    #[error("no path has this method: take one of the header Allow")]
    Method(Vec<Method>),
    #[error(
        "the path cannot be decoded: write it without . and .. and with whole percent-encodings of UTF-8"
    )]
    Path,
    #[error("{0}")]
    Peer(Unwelcome),
    #[error("there is no such path")]
    Nowhere,
}

impl Refusal {
    fn status(&self) -> ClientErrorStatusCode {
        match self {
            Self::Method(_) => ClientErrorStatusCode::METHOD_NOT_ALLOWED,
            Self::Path | Self::Peer(Unwelcome::SeveralHosts) => ClientErrorStatusCode::BAD_REQUEST,
            Self::Peer(Unwelcome::Untrusted) => ClientErrorStatusCode::FORBIDDEN,
            Self::Nowhere => ClientErrorStatusCode::NOT_FOUND,
        }
    }
}

impl From<Refusal> for HttpError {
    fn from(refused: Refusal) -> Self {
        let mut error = Self::for_client_error(None, refused.status(), refused.to_string());
        let headers = error.headers_mut();
        headers.insert(SERVICE_VERSION_HEADER, SERVICE_VERSION_VALUE);
        headers.insert(X_CONTENT_TYPE_OPTIONS, NOSNIFF);
        if let Refusal::Method(methods) = &refused
            && let Ok(methods) = HeaderValue::try_from(method_list(methods))
        {
            headers.insert(ALLOW, methods);
        }
        error
    }
}

fn refusal(method: &Method, uri: &Uri) -> Option<Refusal> {
    if !METHODS.contains(method) {
        return Some(Refusal::Method(Vec::new()));
    }
    (!is_decodable(uri)).then_some(Refusal::Path)
}

/// True for a path of v1, whether it names an operation or not.
pub(super) fn is_v1(path: &str) -> bool {
    let rest = path.strip_prefix(ROOT);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// The status for a request that is too long, whatever it requests (chats-files-auth.md 4.4).
pub(super) fn too_long(uri: &Uri, headers: &HeaderMap) -> Option<StatusCode> {
    let target = uri.path_and_query();
    if target.map_or(0, |target| target.as_str().len()) > TARGET_BYTES_MAX {
        return Some(StatusCode::URI_TOO_LONG);
    }
    // Each header also takes a colon, a space and the line break.
    let block: usize = headers
        .iter()
        .map(|(name, value)| name.as_str().len() + value.len() + 4)
        .sum();
    (block > HEADERS_BYTES_MAX).then_some(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE)
}

/// Whether Dropshot's router can decode a path.
fn is_decodable(uri: &Uri) -> bool {
    uri.path().split('/').all(|segment| {
        let is_encoded = segment.contains('%');
        !matches!(segment, "." | "..")
            && (!is_encoded || percent_decode_str(segment).decode_utf8().is_ok())
    })
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
