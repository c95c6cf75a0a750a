//! What of a request reaches its handler.

use std::sync::Arc;

use http::header::{HeaderMap, ORIGIN};
use rolltop_document::issue::Issue;
use rolltop_spec::extract::Call;
use rolltop_spec::refusal::ApiError;
use rolltop_workspace::Error;
use rolltop_workspace::etag::IfMatch;
use rolltop_workspace::keys::Caller;
use rolltop_workspace::mutation::ReplaySlot;
use rolltop_workspace::spaces::SpaceTarget;
use serde_json::Value;

use super::body::Room;
use super::form::Form;
use super::origin::normal_origin;
use super::params::{Consent, Spelling};
use super::request::Taken;
use super::tree::Tree;

/// A body that was read.
#[derive(Debug)]
pub(crate) enum JsonBody {
    /// One JSON value.
    Value(Tree),
    /// What is wrong with the text, for an operation that reports it or refuses it in an order of its own.
    Faulty(Issue),
}

/// What a handler is given of an authenticated request.
#[derive(Debug)]
pub(crate) struct Admitted {
    /// Whose key it is.
    pub(crate) caller: Arc<Caller>,
    /// The space of the path; `Some` on every operation of that class.
    pub(crate) space: Option<SpaceTarget>,
    /// `offset`, `limit`, `ids`, `keys`.
    pub(crate) spelling: Spelling,
    /// `dry_run`, `create_missing_options`.
    pub(crate) consent: Consent,
    /// `If-Match`.
    pub(crate) if_match: Option<IfMatch>,
    /// Where the answer is stored.
    pub(crate) replay: Option<ReplaySlot>,
    /// The body; `Some` on every operation that takes one, unless it is a form.
    pub(super) body: Option<JsonBody>,
    /// The body, where it is a form.
    pub(crate) form: Option<Arc<Form>>,
    /// The room of a large body, until nobody needs what was made of it.
    #[expect(dead_code, reason = "held, and given back with the request")]
    pub(super) room: Room,
}

impl Admitted {
    /// The space of the path, on operations that have one.
    pub(crate) fn space(&self) -> Result<&SpaceTarget, Error> {
        let missing = || Error::Internal("a space route was taken without its space".to_owned());
        self.space.as_ref().ok_or_else(missing)
    }

    /// The body, on operations that take one.
    pub(crate) fn body(&self) -> Result<&Value, Error> {
        present(self.body.as_ref())
    }

    /// The body as it came, on operations that are handed what is wrong with it.
    pub(crate) fn body_as_it_came(&self) -> Result<&JsonBody, Error> {
        self.body.as_ref().ok_or_else(bodiless)
    }
}

/// What a handler is given of a pairing request.
pub(crate) struct Unauthenticated {
    /// The Origin header, admitted and normalised.
    pub(crate) origin: Option<String>,
    /// The body.
    body: Option<JsonBody>,
    #[expect(dead_code, reason = "held, and given back with the request")]
    room: Room,
}

impl Unauthenticated {
    pub(super) fn new(headers: &HeaderMap, taken: Taken) -> Self {
        let origin = headers
            .get(ORIGIN)
            .and_then(|origin| origin.to_str().ok())
            .map(normal_origin);
        Self {
            origin,
            body: taken.json,
            room: taken.room,
        }
    }

    /// The body; both pairing operations take one.
    pub(crate) fn body(&self) -> Result<&Value, Error> {
        present(self.body.as_ref())
    }
}

/// The body that the pipeline has read for every operation with a cap.
fn present(body: Option<&JsonBody>) -> Result<&Value, Error> {
    match body {
        Some(JsonBody::Value(value)) => Ok(value),
        Some(JsonBody::Faulty(_)) | None => Err(bodiless()),
    }
}

fn bodiless() -> Error {
    Error::Internal("a handler with a body was called without one".to_owned())
}

/// What the pipeline attached for a handler.
pub(crate) fn attached<T: Send + Sync + 'static, B>(call: &Call<B>) -> Result<Arc<T>, ApiError> {
    call.get::<Arc<T>>()
        .cloned()
        .ok_or_else(|| ApiError::internal("a handler was called outside of the pipeline"))
}
