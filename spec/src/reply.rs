//! What an endpoint answers when it succeeds.
//!
//! The body of a mutation is rendered before its commit, because the answer of an `Idempotency-Key` is stored in
//! the same transaction; so a reply holds bytes, and its type parameter says what the documents show.

use std::marker::PhantomData;

use bytes::Bytes;
use dropshot::{
    ApiEndpointResponse, Body, FreeformBody, HttpError, HttpResponse, HttpResponseCreated,
    HttpResponseOk, HttpResponseUpdatedNoContent,
};
use http::header::{CONTENT_TYPE, ETAG, HeaderValue};
use http::{Response, StatusCode};
use rolltop_document::issue::Issue;
use schemars::JsonSchema;
use serde::Serialize;

use crate::refusal::ApiError;

/// The media type of every JSON answer.
pub const JSON: &str = "application/json";

/// Headers that an answer is given, as a rule. Room for them is made once.
const USUAL_HEADERS: usize = 10;

/// A success with a JSON body, documented as status 200 with a `T`.
#[derive(Debug)]
pub struct Reply<T> {
    /// The status; a dry run of a create answers 200.
    pub status: StatusCode,
    /// The etag, bare as in the body.
    pub etag: Option<String>,
    /// Compact JSON.
    pub body: Bytes,
    documents: PhantomData<fn() -> T>,
}

impl<T> Reply<T> {
    /// A body that is rendered already.
    pub fn rendered(status: StatusCode, etag: Option<String>, body: Bytes) -> Self {
        Self {
            status,
            etag,
            body,
            documents: PhantomData,
        }
    }
}

impl<T: Serialize> Reply<T> {
    /// Status 200 with this value and no etag.
    pub fn ok(value: &T) -> Result<Self, ApiError> {
        Ok(Self::rendered(StatusCode::OK, None, render(value)?))
    }
}

/// What a mutation comes to: the body of its answer.
pub trait Outcome: Serialize {
    /// The etag after the write, where the answer carries one; its header repeats it.
    fn etag(&self) -> Option<&str> {
        None
    }

    /// Advice, whose hints are not complete yet.
    fn warnings(&mut self) -> Option<&mut Vec<Issue>>;

    /// Makes it the answer to a dry run: it says so, and leaves out what did not come into being (http.md 5). `creates`
    /// is true for an operation that makes the resource itself.
    fn mark_dry_run(&mut self, creates: bool);
}

impl<T: Outcome> Reply<T> {
    /// The answer of a mutation.
    ///
    /// # Errors
    /// The value is no JSON, which no wire type is.
    pub fn of_mutation(status: u16, outcome: &T) -> Result<Self, serde_json::Error> {
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::OK);
        let etag = outcome.etag().map(str::to_owned);
        let body = serde_json::to_vec(outcome)?;
        Ok(Self::rendered(status, etag, body.into()))
    }
}

/// Renders a wire type the way every answer is rendered (http.md 4).
pub fn render<T: Serialize>(value: &T) -> Result<Bytes, ApiError> {
    serde_json::to_vec(value)
        .map(Bytes::from)
        .map_err(ApiError::internal)
}

/// An etag as its header has it.
pub fn quoted(etag: &str) -> String {
    ["\"", etag, "\""].concat()
}

fn response<T>(reply: Reply<T>) -> Result<Response<Body>, HttpError> {
    let mut response = Response::new(Body::from(reply.body));
    *response.status_mut() = reply.status;
    response.headers_mut().reserve(USUAL_HEADERS);
    if reply.status != StatusCode::NOT_MODIFIED {
        let json = HeaderValue::from_static(JSON);
        response.headers_mut().insert(CONTENT_TYPE, json);
    }
    if let Some(etag) = reply.etag {
        let quoted = HeaderValue::try_from(quoted(&etag)).map_err(http::Error::from)?;
        response.headers_mut().insert(ETAG, quoted);
    }
    Ok(response)
}

impl<T: JsonSchema + Serialize + Send + Sync + 'static> HttpResponse for Reply<T> {
    fn to_result(self) -> Result<Response<Body>, HttpError> {
        response(self)
    }

    fn response_metadata() -> ApiEndpointResponse {
        HttpResponseOk::<T>::response_metadata()
    }

    fn status_code(&self) -> StatusCode {
        self.status
    }
}

/// The media type of a stream of events.
pub const EVENT_STREAM: &str = "text/event-stream";

/// A stream of server-sent events; the documents take its media type from the table of operations.
#[derive(Debug)]
pub struct EventStream(pub Response<Body>);

/// The bytes of a file, documented as such; everything about it was decided when it was put together.
#[derive(Debug)]
pub struct Content(pub Response<Body>);

/// An answer that is put together elsewhere, documented as bytes.
macro_rules! raw_response {
    ($($raw:ident)+) => {
        $(impl HttpResponse for $raw {
            fn to_result(self) -> Result<Response<Body>, HttpError> {
                Ok(self.0)
            }

            fn response_metadata() -> ApiEndpointResponse {
                HttpResponseOk::<FreeformBody>::response_metadata()
            }

            fn status_code(&self) -> StatusCode {
                self.0.status()
            }
        })+
    };
}
raw_response! { EventStream Content }

/// A success without a body, documented as this status.
#[derive(Debug)]
pub struct Empty<const STATUS: u16>;

impl<const STATUS: u16> Empty<STATUS> {
    fn status() -> StatusCode {
        StatusCode::from_u16(STATUS).unwrap_or(StatusCode::NO_CONTENT)
    }
}

impl<const STATUS: u16> HttpResponse for Empty<STATUS> {
    fn to_result(self) -> Result<Response<Body>, HttpError> {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = Self::status();
        Ok(response)
    }

    fn response_metadata() -> ApiEndpointResponse {
        let mut metadata = HttpResponseUpdatedNoContent::response_metadata();
        metadata.success = Some(Self::status());
        metadata.description = Some("done".to_owned());
        metadata
    }

    fn status_code(&self) -> StatusCode {
        Self::status()
    }
}

/// The same as [`Reply`], documented as status 201; a dry run answers 200, which the documents add (http.md 4, 5).
#[derive(Debug)]
pub struct Created<T>(pub Reply<T>);

impl<T: JsonSchema + Serialize + Send + Sync + 'static> HttpResponse for Created<T> {
    fn to_result(self) -> Result<Response<Body>, HttpError> {
        response(self.0)
    }

    fn response_metadata() -> ApiEndpointResponse {
        HttpResponseCreated::<T>::response_metadata()
    }

    fn status_code(&self) -> StatusCode {
        self.0.status
    }
}
