//! Step 15 in the order of its checks: the key, the body, the twin under way, the stored answer (http.md 6).

use dropshot::Body;
use http::header::{CONTENT_TYPE, ETAG, HeaderValue};
use http::{Response, StatusCode};
use rolltop_document::issue::Issue;
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::limits::DOCUMENT_BODY_BYTES;
use rolltop_spec::operations::BodyCap;
use rolltop_spec::refusal::ApiError;
use rolltop_store::{ReplayRecord, ReplayScope};
use rolltop_workspace::Error;
use rolltop_workspace::mutation::ReplaySlot;

use super::app::Context;
use super::body::{self, Content};
use super::idempotency::{self, BadKey, IDEMPOTENCY_REPLAYED};
use super::request::Request;
use super::respond::Rejection;
use super::{encoding, form, space};
use crate::refusals::refusal;

/// Step 15: the stored answer, if there is one. Otherwise the request runs on; with a key, it holds the right to it.
pub(super) async fn look_up(request: &mut Request) -> Result<Option<Response<Body>>, Rejection> {
    if !request.operation.idempotent {
        return Ok(None);
    }
    let Some(key) = idempotency::key(&request.head.headers).map_err(bad_key)? else {
        return Ok(None);
    };
    let space = request.space.as_ref();
    let scope = ReplayScope {
        key_id: request.caller().map_err(refusal)?.key_id.clone(),
        space_id: space.map_or_else(String::new, |space| space.id.clone()),
        idempotency_key: key.to_owned(),
    };
    if let Err(refused) = receive(request).await {
        // Step 16 tells of a content coding and of what is wrong with a form, and looks at the space first.
        let headers = &request.head.headers;
        if encoding::uncoded(headers).is_err() || form::is_form(request.operation, headers) {
            space::check_live(request)?;
        }
        return Err(refused);
    }
    let identity = identity(request);
    let app = Context::clone(&request.app);
    let reservation = app.in_flight.reserve(&scope).await;
    let lookup = scope.clone();
    let stored = app.blocking(move |workspace| workspace.stored_reply(&lookup));
    match stored.await.map_err(refusal)? {
        None => {
            request.replay = Some((reservation, ReplaySlot { scope, identity }));
            Ok(None)
        }
        Some(stored) if stored.identity == identity => Ok(Some(replayed(stored)?)),
        Some(_) => Err(refusal(Error::ReplayStored).into()),
    }
}

/// Receives the body, which is part of the identity, unless the operation ignores one (http.md 3).
async fn receive(request: &mut Request) -> Result<(), Rejection> {
    const CAP: usize = DOCUMENT_BODY_BYTES;
    let (app, headers) = (&request.app, &request.head.headers);
    let Content::Arriving(body) = &mut request.body else {
        return Ok(());
    };
    if request.operation.body.is_none() {
        return Ok(());
    }
    encoding::uncoded(headers)?;
    request.body = if form::is_form(request.operation, headers) {
        Content::Form(form::read(app, headers, body).await?)
    } else {
        let read = body::read(headers, body, CAP, &app.large_bodies.rooms).await;
        Content::Bytes(
            read.map_err(|error| error.rejection(BodyCap::Document.surface(), CAP as u64))?,
        )
    };
    Ok(())
}

/// What makes two requests the same.
fn identity(request: &Request) -> [u8; 32] {
    let head = &request.head;
    let query = head.uri.query().unwrap_or_default();
    let identify =
        |bytes: &[u8]| idempotency::identity(&head.method, head.uri.path(), query, bytes);
    match &request.body {
        Content::Form(form) => identify(&form.identity()),
        Content::Bytes(whole) => identify(&whole.bytes),
        Content::Arriving(_) | Content::Json(..) => identify(&[]),
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
