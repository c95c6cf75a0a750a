//! What is refused before Dropshot routes a request to us: lines and heads that are too long, methods that no route
//! uses, paths that cannot be decoded.
//!
//! Dropshot would answer the last two itself, without our headers. Its version policy is the one hook that sees every
//! request before its router does, so the refusals are made there; their bodies are Dropshot's (http.md 1 leaves them
//! open).

use dropshot::semver::Version;
use dropshot::{Body, ClientErrorStatusCode, DynamicVersionPolicy, HttpError};
use http::header::{HeaderMap, X_CONTENT_TYPE_OPTIONS};
use http::{Method, Request, Uri};
use percent_encoding::percent_decode_str;
use slog::Logger;

use crate::pipeline::{NOSNIFF, SERVICE_VERSION_HEADER, SERVICE_VERSION_VALUE};

/// Longest request target (chats-files-auth.md 4.4).
const URL_BYTES: usize = 8 << 10;
/// Longest header block (chats-files-auth.md 4.4).
const HEADER_BYTES: usize = 32 << 10;

/// The methods that reach the pipeline; it answers 405 to those that the path does not know.
pub(crate) const METHODS: &[Method] = &[
    Method::GET,
    Method::HEAD,
    Method::POST,
    Method::PUT,
    Method::PATCH,
    Method::DELETE,
    Method::OPTIONS,
];

/// The one version that every endpoint has.
const ONLY_VERSION: Version = Version::new(0, 0, 0);

/// The hook.
#[derive(Debug)]
pub(crate) struct Edge;

impl DynamicVersionPolicy for Edge {
    fn request_extract_version(
        &self,
        request: &Request<Body>,
        _: &Logger,
    ) -> Result<Version, HttpError> {
        match refusal(request.method(), request.uri(), request.headers()) {
            Some(status) => {
                let mut error = HttpError::for_client_error_with_status(None, status);
                let headers = error.headers_mut();
                headers.insert(SERVICE_VERSION_HEADER, SERVICE_VERSION_VALUE);
                headers.insert(X_CONTENT_TYPE_OPTIONS, NOSNIFF);
                Err(error)
            }
            None => Ok(ONLY_VERSION),
        }
    }
}

fn refusal(method: &Method, uri: &Uri, headers: &HeaderMap) -> Option<ClientErrorStatusCode> {
    if uri
        .path_and_query()
        .map_or(0, |target| target.as_str().len())
        > URL_BYTES
    {
        return Some(ClientErrorStatusCode::URI_TOO_LONG);
    }
    // What a header takes on the wire beside its name and value: a colon, a space and the line break.
    let block: usize = headers
        .iter()
        .map(|(name, value)| name.as_str().len() + value.len() + 4)
        .sum();
    if block > HEADER_BYTES {
        return Some(ClientErrorStatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE);
    }
    if !METHODS.contains(method) {
        return Some(ClientErrorStatusCode::METHOD_NOT_ALLOWED);
    }
    let undecodable = uri.path().split('/').any(|segment| {
        matches!(segment, "." | "..") || percent_decode_str(segment).decode_utf8().is_err()
    });
    undecodable.then_some(ClientErrorStatusCode::BAD_REQUEST)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    // H-11 and http.md 1: refused with a 4xx whatever the body.
    #[test]
    fn what_no_route_can_mean_is_refused_here() {
        let none = HeaderMap::new();
        let judge = |method: &str, uri: &str| {
            refusal(
                &Method::from_bytes(method.as_bytes()).unwrap(),
                &uri.parse().unwrap(),
                &none,
            )
        };
        assert_eq!(judge("GET", "/v2/spaces"), None);
        assert_eq!(judge("GET", "/v2/a%2Fb"), None);
        assert_eq!(
            judge("PROPFIND", "/v2/spaces"),
            Some(ClientErrorStatusCode::METHOD_NOT_ALLOWED)
        );
        assert_eq!(
            judge("GET", "/v2/../spaces"),
            Some(ClientErrorStatusCode::BAD_REQUEST)
        );
        assert_eq!(
            judge("GET", "/v2/%ff"),
            Some(ClientErrorStatusCode::BAD_REQUEST)
        );
        let long = format!("/{}", "a".repeat(URL_BYTES));
        assert_eq!(
            judge("GET", &long),
            Some(ClientErrorStatusCode::URI_TOO_LONG)
        );
        let mut large = HeaderMap::new();
        large.insert("x", "a".repeat(HEADER_BYTES).parse().unwrap());
        let uri = Uri::from_static("/v2/spaces");
        assert_eq!(
            refusal(&Method::GET, &uri, &large),
            Some(ClientErrorStatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE)
        );
    }
}
