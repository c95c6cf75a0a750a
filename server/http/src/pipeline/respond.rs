//! What every answer has in common: headers, and the rendering of refusals.

use std::sync::Arc;

use dropshot::Body;
use http::header::{
    ALLOW, CACHE_CONTROL, CONNECTION, CONTENT_LENGTH, CONTENT_TYPE, HeaderMap, HeaderName,
    HeaderValue, X_CONTENT_TYPE_OPTIONS,
};
use http::{Method, Response, StatusCode};
use hyper::body::Body as _;
use rolltop_document::issue::Ref;
use rolltop_spec::SERVICE_VERSION;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::JSON;
use rolltop_workspace::keys::Caller;
use slog::{Logger, error};

use super::auth;
use super::limiter::Verdict;
use super::origin::CorsOrigin;

/// The version of the service, on every response (http.md 1, step 2).
pub(crate) const SERVICE_VERSION_HEADER: HeaderName = HeaderName::from_static("service-version");
/// Its value.
pub(crate) const SERVICE_VERSION_VALUE: HeaderValue = HeaderValue::from_static(SERVICE_VERSION);

/// Of every JSON answer: it is nothing else (chats-files-auth.md 4.6).
pub(crate) const NOSNIFF: HeaderValue = HeaderValue::from_static("nosniff");

/// Why the pipeline stops.
#[derive(Debug)]
pub(crate) enum Stop {
    /// The path has other methods.
    WrongMethod(Vec<Method>),
    /// The body came too slowly (chats-files-auth.md 4.4).
    Stalled,
    /// The server stops, and waits for the body no longer.
    Stopping,
    /// A refusal with an envelope.
    Refused(Box<ApiError>),
}

impl<E: Into<ApiError>> From<E> for Stop {
    fn from(error: E) -> Self {
        Self::Refused(Box::new(error.into()))
    }
}

impl Stop {
    /// The same, with its refusal put another way.
    pub(super) fn refusing(self, other: impl FnOnce(ApiError) -> ApiError) -> Self {
        match self {
            Self::Refused(refusal) => Self::from(other(*refusal)),
            bare => bare,
        }
    }

    /// The status of its answer.
    pub(super) fn status(&self) -> StatusCode {
        match self {
            Self::WrongMethod(_) => StatusCode::METHOD_NOT_ALLOWED,
            Self::Stalled => StatusCode::REQUEST_TIMEOUT,
            Self::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            Self::Refused(refusal) => refused_with(refusal),
        }
    }
}

/// The status of a refusal.
pub(super) fn refused_with(refusal: &ApiError) -> StatusCode {
    StatusCode::from_u16(refusal.kind.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

/// What the steps leave for the answer, whatever it will be.
#[derive(Debug, Default)]
pub(crate) struct Marks {
    pub(crate) cors: Option<CorsOrigin>,
    pub(crate) caller: Option<Arc<Caller>>,
    pub(crate) limit: Option<Verdict>,
    /// The answer may hold a secret (chats-files-auth.md 3.1).
    pub(crate) secret: bool,
}

impl Marks {
    pub(crate) fn apply(&self, headers: &mut HeaderMap) {
        headers.insert(SERVICE_VERSION_HEADER, SERVICE_VERSION_VALUE);
        if headers
            .get(CONTENT_TYPE)
            .is_some_and(|value| value.as_bytes() == JSON.as_bytes())
        {
            headers.insert(X_CONTENT_TYPE_OPTIONS, NOSNIFF);
        }
        if let Some(cors) = &self.cors {
            cors.mark(headers);
        }
        if let Some(caller) = &self.caller {
            auth::mark(caller, headers);
        }
        if self.secret {
            headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        }
        if let Some(verdict) = self.limit {
            verdict.mark(headers);
        }
    }
}

/// Renders a stop. `this_request` is what a hint without an operation speaks of.
pub(crate) fn stopped(stop: Stop, this_request: &Ref, log: &Logger) -> Response<Body> {
    let status = stop.status();
    match stop {
        Stop::WrongMethod(methods) => {
            let mut response = bare(status);
            if let Ok(methods) = HeaderValue::try_from(method_list(&methods)) {
                response.headers_mut().insert(ALLOW, methods);
            }
            response
        }
        Stop::Stalled | Stop::Stopping => closing(status),
        Stop::Refused(refusal) => refused(&refusal, this_request, log),
    }
}

/// `GET, PATCH`
pub(crate) fn method_list(methods: &[Method]) -> String {
    methods
        .iter()
        .map(Method::as_str)
        .collect::<Vec<_>>()
        .join(", ")
}

/// The answer to a HEAD: the same without its body, whose length is told as a GET would tell it. Over HTTP/2 nothing else
/// takes the body away, and one is an error of the protocol there.
pub(super) fn without_body(mut response: Response<Body>) -> Response<Body> {
    let length = response.body().size_hint().exact();
    if let Some(length) = length.filter(|length| *length > 0) {
        let headers = response.headers_mut();
        headers.insert(CONTENT_LENGTH, HeaderValue::from(length));
    }
    response.map(|_unsent| Body::empty())
}

/// A status without a body.
pub(crate) fn bare(status: StatusCode) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response
}

/// The same, and the end of the connection.
fn closing(status: StatusCode) -> Response<Body> {
    let mut response = bare(status);
    let headers = response.headers_mut();
    headers.insert(CONNECTION, HeaderValue::from_static("close"));
    response
}

fn refused(refusal: &ApiError, this_request: &Ref, log: &Logger) -> Response<Body> {
    if let Some(detail) = &refusal.internal {
        error!(log, "request failed"; "code" => refusal.kind.code(), "detail" => detail);
    }
    let status = refused_with(refusal);
    let Ok(body) = refusal.body(this_request) else {
        return bare(status);
    };
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = status;
    for (name, value) in &refusal.headers {
        response.headers_mut().append(name, value.clone());
    }
    response
        .headers_mut()
        .insert(CONTENT_TYPE, HeaderValue::from_static(JSON));
    response
}
