//! What leaves an endpoint: its success response, or the refusal that ended it.
//!
//! The body of a mutation is rendered before its commit, because the response for an `Idempotency-Key` is stored in the
//! same transaction. A reply therefore holds bytes, and its type parameter only determines the documentation.
//!
//! Dropshot converts a handler's error to its own response immediately, in one form and without headers. Therefore the
//! conversion also stores a copy of the error in a task-local slot. [`catching`] runs a handler and returns this copy
//! to the pipeline, which renders the actual response.

use std::cell::RefCell;
use std::marker::PhantomData;

use bytes::Bytes;
use dropshot::{
    ApiEndpointResponse, Body, ErrorStatusCode, FreeformBody, HttpError, HttpResponse,
    HttpResponseCreated, HttpResponseError, HttpResponseOk, HttpResponseUpdatedNoContent,
};
use http::header::{CONTENT_TYPE, ETAG, HeaderValue};
use http::{Response, StatusCode};
use rolltop_document::issue::Issue;
use schemars::JsonSchema;
use serde::Serialize;

use crate::refusal::ApiError;

/// The media type of every JSON response.
pub const JSON: &str = "application/json";

/// Initial capacity for response headers.
const USUAL_HEADERS: usize = 10;

/// A success with a JSON body, documented as status 200 with body `T`.
#[derive(Debug)]
pub struct Reply<T> {
    /// The status; a dry run of a create has status 200.
    pub status: StatusCode,
    /// The etag without quotes, as in the body.
    pub etag: Option<String>,
    /// Compact JSON.
    pub body: Bytes,
    documents: PhantomData<fn() -> T>,
}

impl<T> Reply<T> {
    /// A reply with a rendered body.
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
    /// A reply with status 200, this value and no etag.
    pub fn ok(value: &T) -> Result<Self, ApiError> {
        Ok(Self::rendered(StatusCode::OK, None, render(value)?))
    }
}

/// The result of a mutation: the body of its response.
pub trait Outcome: Serialize {
    /// The etag after the write, if the response has one; the header repeats it.
    fn etag(&self) -> Option<&str> {
        None
    }

    /// Warnings with incomplete hints.
    fn warnings(&mut self) -> Option<&mut Vec<Issue>>;

    /// Marks the result as that of a dry run and removes members of what was not created (http.md 5). `creates` is true
    /// for an operation that creates the resource itself.
    fn mark_dry_run(&mut self, creates: bool);
}

impl<T: Outcome> Reply<T> {
    /// The response of a mutation.
    ///
    /// # Errors
    /// The value cannot be serialized, which never happens for wire types.
    pub fn of_mutation(status: u16, outcome: &T) -> Result<Self, serde_json::Error> {
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::OK);
        let etag = outcome.etag().map(str::to_owned);
        let body = serde_json::to_vec(outcome)?;
        Ok(Self::rendered(status, etag, body.into()))
    }
}

/// Renders a wire type as compact JSON, as in every response (http.md 4).
pub fn render<T: Serialize>(value: &T) -> Result<Bytes, ApiError> {
    serde_json::to_vec(value)
        .map(Bytes::from)
        .map_err(ApiError::internal)
}

/// An etag with quotes, for its header.
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

/// A stream of server-sent events. The documents take its media type from the table of operations.
#[derive(Debug)]
pub struct EventStream(pub Response<Body>);

/// The bytes of a file, documented as bytes. The response is already complete.
#[derive(Debug)]
pub struct Content(pub Response<Body>);

/// A complete response, documented as bytes.
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

/// A success without a body, documented with this status.
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

/// The same as [`Reply`], documented as status 201. A dry run has status 200, which the documents add (http.md 4, 5).
#[derive(Debug)]
pub struct Created<T>(pub Reply<T>);

impl<T: Serialize> Created<T> {
    /// A reply with status 201, this value and no etag.
    pub fn of(value: &T) -> Result<Self, ApiError> {
        let body = render(value)?;
        Ok(Self(Reply::rendered(StatusCode::CREATED, None, body)))
    }
}

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

tokio::task_local! {
    /// The error of the running handler.
    static SLOT: RefCell<Option<ApiError>>;
}

/// Runs a handler. The second value is the refusal that ended it, if any.
pub async fn catching<F: Future>(handler: F) -> (F::Output, Option<ApiError>) {
    SLOT.scope(RefCell::new(None), async {
        let output = handler.await;
        (output, SLOT.with(RefCell::take))
    })
    .await
}

impl HttpResponseError for ApiError {
    /// Dropshot calls this first. Outside of [`catching`] there is no slot.
    fn status_code(&self) -> ErrorStatusCode {
        let _ = SLOT.try_with(|slot| slot.replace(Some(self.clone())));
        ErrorStatusCode::from_u16(self.kind.status())
            .unwrap_or(ErrorStatusCode::INTERNAL_SERVER_ERROR)
    }
}

#[cfg(test)]
mod tests;
