//! Step 15 in the order of its checks: the key, the body, the twin under way, the stored answer (http.md 6).

use dropshot::Body;
use http::header::{CONTENT_TYPE, ETAG, HeaderValue};
use http::request::Parts;
use http::{Response, StatusCode};
use rolltop_document::issue::Issue;
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::limits::DOCUMENT_BODY_BYTES;
use rolltop_spec::operations::{BodyCap, Operation};
use rolltop_spec::refusal::ApiError;
use rolltop_store::{ReplayRecord, ReplayScope};
use rolltop_workspace::Error;
use rolltop_workspace::keys::Caller;
use rolltop_workspace::mutation::ReplaySlot;
use rolltop_workspace::spaces::SpaceTarget;

use super::arriving::Arriving;
use super::idempotency::{self, BadKey, IDEMPOTENCY_REPLAYED, Reservation};
use super::request::{Pending, unreadable};
use super::respond::Stop;
use super::{body, form, request};
use crate::app::App;
use crate::refusals::refusal;

/// What step 15 decides.
pub(super) enum Keyed {
    /// The stored answer.
    Replay(Response<Body>),
    /// The request runs; with a key, its answer is stored.
    Run {
        /// The right to the key, and where to store the answer.
        hold: Option<(Reservation, ReplaySlot)>,
        /// The body.
        body: Pending,
    },
}

/// Step 15.
pub(super) async fn keyed(
    app: &App,
    operation: &Operation,
    caller: &Caller,
    space: Option<&SpaceTarget>,
    parts: &Parts,
    body: Arriving,
) -> Result<Keyed, Stop> {
    let key = if operation.idempotent {
        idempotency::key(&parts.headers).map_err(bad_key)?
    } else {
        None
    };
    let Some(key) = key else {
        return Ok(Keyed::Run {
            hold: None,
            body: Pending::Wire(body),
        });
    };
    let body = match read(app, operation, parts, body).await {
        Ok(body) => body,
        Err(refused) => {
            // What is wrong with a form is told by step 16, which looks at the space first.
            if form::is_form(operation, &parts.headers) {
                request::live(app, operation, space).await?;
            }
            return Err(refused);
        }
    };
    let scope = ReplayScope {
        key_id: caller.key_id.clone(),
        space_id: space.map(|space| space.id.clone()).unwrap_or_default(),
        idempotency_key: key.to_owned(),
    };
    let query = parts.uri.query().unwrap_or_default();
    let identify =
        |bytes: &[u8]| idempotency::identity(&parts.method, parts.uri.path(), query, bytes);
    let identity = match &body {
        Pending::Form(form) => identify(&form.identity()),
        Pending::Whole(whole) => identify(&whole.bytes),
        Pending::Wire(_) => identify(&[]),
    };
    let reservation = app.in_flight.reserve(&scope).await;
    let lookup = scope.clone();
    let stored = app
        .blocking(move |workspace| workspace.stored_reply(&lookup))
        .await
        .map_err(refusal)?;
    match stored {
        None => {
            let hold = Some((reservation, ReplaySlot { scope, identity }));
            Ok(Keyed::Run { hold, body })
        }
        Some(stored) => Ok(Keyed::Replay(answer_again(stored, &identity)?)),
    }
}

/// The body, which is part of the identity, unless the operation ignores one (http.md 3).
async fn read(
    app: &App,
    operation: &Operation,
    parts: &Parts,
    body: Arriving,
) -> Result<Pending, Stop> {
    const CAP: usize = DOCUMENT_BODY_BYTES;
    if operation.body.is_none() {
        return Ok(Pending::Wire(body));
    }
    if form::is_form(operation, &parts.headers) {
        return form::read(app, &parts.headers, body)
            .await
            .map(Pending::Form);
    }
    let rooms = &app.large_bodies.rooms;
    body::read(&parts.headers, body, CAP, rooms)
        .await
        .map(Pending::Whole)
        .map_err(|unread| unreadable(unread, BodyCap::Document.surface(), CAP as u64))
}

/// The stored answer, if it is the answer to this request.
fn answer_again(stored: ReplayRecord, identity: &[u8; 32]) -> Result<Response<Body>, ApiError> {
    if stored.identity == *identity {
        replayed(stored)
    } else {
        Err(refusal(Error::ReplayStored))
    }
}

fn bad_key(_: BadKey) -> ApiError {
    let issue = Issue::at(
        "Idempotency-Key",
        "Idempotency-Key must be 1 to 255 visible ASCII characters, sent once",
    )
    .hint("take a UUID");
    ApiError::at(ErrorKind::Invalid, issue)
}

fn replayed(stored: ReplayRecord) -> Result<Response<Body>, ApiError> {
    let mut response = Response::new(Body::from(stored.body));
    *response.status_mut() = StatusCode::from_u16(stored.status).map_err(ApiError::internal)?;
    let headers = response.headers_mut();
    headers.insert(
        CONTENT_TYPE,
        HeaderValue::try_from(stored.content_type).map_err(ApiError::internal)?,
    );
    if let Some(etag) = stored.etag {
        headers.insert(
            ETAG,
            HeaderValue::try_from(etag).map_err(ApiError::internal)?,
        );
    }
    headers.insert(IDEMPOTENCY_REPLAYED, HeaderValue::from_static("true"));
    Ok(response)
}
