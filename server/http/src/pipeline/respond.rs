//! Builds responses: common headers, and the rendering of refusals.

use dropshot::Body;
use http::header::{
    ALLOW, CONNECTION, CONTENT_LENGTH, CONTENT_TYPE, HeaderName, HeaderValue, RETRY_AFTER,
    X_CONTENT_TYPE_OPTIONS,
};
use http::{Method, Response, StatusCode};
use hyper::body::Body as _;
use rolltop_document::issue::Ref;
use rolltop_spec::SERVICE_VERSION;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::JSON;
use rolltop_spec::v1::PagingError;
use slog::{Logger, error};

use super::v1;
use crate::peers::{CorsOrigin, method_list};

/// The version of the service, on every response (http.md 1, step 2).
pub(crate) const SERVICE_VERSION_HEADER: HeaderName = HeaderName::from_static("service-version");
pub(crate) const SERVICE_VERSION_VALUE: HeaderValue = HeaderValue::from_static(SERVICE_VERSION);

/// For JSON responses, so that browsers do not guess another type (chats-files-auth.md 4.6).
pub(crate) const NOSNIFF: HeaderValue = HeaderValue::from_static("nosniff");

/// `Retry-After` if the duration is unknown.
const SOON: HeaderValue = HeaderValue::from_static("1");

/// Why a request ends early.
#[derive(Debug, thiserror::Error)]
#[error("the request is refused")]
pub(crate) enum Rejection {
    /// The body arrived too slowly (chats-files-auth.md 4.4).
    Stalled,
    /// The server is stopping and no longer waits for the body, or has no memory for it.
    Unavailable,
    /// The `limit` of a v1 request is out of range (v1.md 6).
    Paging,
    /// A refusal with an envelope.
    Refused(Box<ApiError>),
}

impl<E: Into<ApiError>> From<E> for Rejection {
    fn from(error: E) -> Self {
        Self::Refused(Box::new(error.into()))
    }
}

/// The media type of JSON, as v1 names it.
const JSON_OF_V1: HeaderValue = HeaderValue::from_static("application/json; charset=utf-8");

/// Adds the common headers of every response, and those of responses under `/v1`.
pub(super) fn complete(response: &mut Response<Body>, cors: Option<&CorsOrigin>, is_v1: bool) {
    let headers = response.headers_mut();
    headers.insert(SERVICE_VERSION_HEADER, SERVICE_VERSION_VALUE);
    let media_type = headers.get(CONTENT_TYPE);
    if media_type.is_some_and(|value| value.as_bytes() == JSON.as_bytes()) {
        headers.insert(X_CONTENT_TYPE_OPTIONS, NOSNIFF);
        if is_v1 {
            headers.insert(CONTENT_TYPE, JSON_OF_V1);
        }
    }
    if is_v1 {
        v1::mark_version(headers);
    }
    if let Some(cors) = cors {
        cors.mark(headers);
    }
}

/// Renders a rejection. Hints without an operation refer to `this_request`.
pub(super) fn rejected(rejection: Rejection, this_request: &Ref, log: &Logger) -> Response<Body> {
    match rejection {
        Rejection::Stalled => closing(StatusCode::REQUEST_TIMEOUT),
        Rejection::Unavailable => {
            let mut response = closing(StatusCode::SERVICE_UNAVAILABLE);
            response.headers_mut().insert(RETRY_AFTER, SOON);
            response
        }
        Rejection::Paging => match serde_json::to_vec(&PagingError::default()) {
            Ok(body) => json(StatusCode::BAD_REQUEST, body),
            Err(_) => empty(StatusCode::BAD_REQUEST),
        },
        Rejection::Refused(refusal) => refused(&refusal, this_request, log),
    }
}

/// The response for a path that only supports these other methods.
pub(super) fn wrong_method(methods: &[Method]) -> Response<Body> {
    let mut response = empty(StatusCode::METHOD_NOT_ALLOWED);
    if let Ok(methods) = HeaderValue::try_from(method_list(methods)) {
        response.headers_mut().insert(ALLOW, methods);
    }
    response
}

/// The answer to a HEAD: the same without its body, with the length that a GET has. Over HTTP/2 nothing else
/// takes the body away, and one is an error of the protocol there.
pub(super) fn without_body(mut response: Response<Body>) -> Response<Body> {
    let length = response.body().size_hint().exact();
    if let Some(length) = length.filter(|length| *length > 0) {
        let headers = response.headers_mut();
        headers.insert(CONTENT_LENGTH, HeaderValue::from(length));
    }
    response.map(|_unsent| Body::empty())
}

pub(super) fn empty(status: StatusCode) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response
}

/// The same, and closes the connection.
fn closing(status: StatusCode) -> Response<Body> {
    let mut response = empty(status);
    let headers = response.headers_mut();
    headers.insert(CONNECTION, HeaderValue::from_static("close"));
    response
}

fn refused(refusal: &ApiError, this_request: &Ref, log: &Logger) -> Response<Body> {
    if let Some(detail) = &refusal.internal {
        error!(log, "request failed"; "code" => refusal.kind.code(), "detail" => detail);
    }
    let status =
        StatusCode::from_u16(refusal.kind.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let Ok(body) = refusal.body(this_request) else {
        return empty(status);
    };
    let mut response = json(status, body);
    for (name, value) in &refusal.headers {
        response.headers_mut().append(name, value.clone());
    }
    response
}

fn json(status: StatusCode, body: Vec<u8>) -> Response<Body> {
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(JSON));
    response
}

#[cfg(test)]
mod tests;
