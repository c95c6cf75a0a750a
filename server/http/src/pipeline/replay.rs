//! Step 15 in the order of its checks: the key, the body, a running request with the same key, the stored response
//! (http.md 6).

use dropshot::Body;
use http::header::{CONTENT_TYPE, ETAG, HeaderValue};
use http::{Response, StatusCode};
use rolltop_document::issue::Issue;
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::limits::DOCUMENT_BODY_BYTES;
use rolltop_spec::operations::BodyCap;
use rolltop_spec::refusal::ApiError;
use rolltop_store::{ReplayRecord, ReplayScope};
use rolltop_workspace::mutation::ReplaySlot;
use rolltop_workspace::{Error, Workspace};

use super::app::Context;
use super::body::{self, Content};
use super::idempotency::{self, BadKey, IDEMPOTENCY_REPLAYED};
use super::params::ReadParams;
use super::request::Request;
use super::request_body::LARGE_BODY;
use super::respond::Rejection;
use super::{auth, encoding, form, json_body};
use crate::refusals::refusal;

/// Step 15: returns the stored response if there is one. Otherwise the request continues, holding the reservation of
/// its key.
pub(super) async fn look_up(request: &mut Request) -> Result<Option<Response<Body>>, Rejection> {
    if !request.operation.idempotent {
        return Ok(None);
    }
    let Some(key) = idempotency::key(&request.head.headers).map_err(bad_key)? else {
        return Ok(None);
    };
    if request.operation.takes_dry_run() && request.dry_run() {
        return Ok(None);
    }
    let space = request.space.as_ref();
    let scope = ReplayScope {
        key_id: request.caller().map_err(refusal)?.key_id.clone(),
        space_id: space.map_or_else(String::new, |space| space.id.clone()),
        idempotency_key: key.to_owned(),
    };
    if let Err(refused) = receive(request).await {
        // Step 16 reports a content coding or a faulty form, and checks the space before that.
        let headers = &request.head.headers;
        if encoding::uncoded(headers).is_err() || form::is_form(request.operation, headers) {
            auth::check_live(request)?;
        }
        return Err(refused);
    }
    let app = Context::clone(&request.app);
    let identity = identity(request).await?;
    let reservation = app.in_flight.reserve(&scope).await;
    let (lookup, caller) = (scope.clone(), request.caller.clone());
    let stored = app.blocking(move |workspace| {
        auth::authenticate_again(caller.as_deref(), workspace)?;
        workspace.stored_reply(&lookup).map_err(refusal)
    });
    match stored.await? {
        None => {
            request.replay = Some((reservation, ReplaySlot { scope, identity }));
            Ok(None)
        }
        Some(stored) if stored.identity == identity => Ok(Some(replayed(stored)?)),
        Some(_) => Err(refusal(Error::ReplayStored).into()),
    }
}

/// Receives the body, which is part of the identity, unless the operation ignores bodies (http.md 3).
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
        Content::Form(form::read(app, request.operation, headers, body).await?)
    } else {
        let read = body::read(headers, body, CAP, app.body_memory(false)).await;
        Content::Bytes(
            read.map_err(|error| error.rejection(BodyCap::Document.surface(), CAP as u64))?,
        )
    };
    Ok(())
}

/// The identity of a request by its meaning (http.md 6). A body that the operation accepts is parsed as JSON here, only
/// once.
async fn identity(request: &mut Request) -> Result<[u8; 32], Rejection> {
    let bytes = match &mut request.body {
        Content::Form(form) => form.identity(),
        Content::Bytes(whole) => {
            let cap = request.operation.body.map_or(0, BodyCap::bytes);
            let bytes = whole.bytes.clone();
            if bytes.len() > cap || encoding::text(bytes.clone()).is_err() {
                return Ok(identity_of(request, &bytes));
            }
            let (app, whole) = (Context::clone(&request.app), std::mem::take(whole));
            let (read, held) = json_body::read(&app, whole, app.body_memory(false)).await?;
            let (read, bytes) = match read {
                Err(fault) => (Err(fault), bytes.to_vec()),
                Ok(value) if bytes.len() <= LARGE_BODY => {
                    let canonical = idempotency::canonical(&value);
                    (Ok(value), canonical)
                }
                Ok(value) => {
                    let spell = move |_: &Workspace| (idempotency::canonical(&value), value);
                    let (canonical, value) = app.blocking(spell).await;
                    (Ok(value), canonical)
                }
            };
            request.body = Content::Text(read, held);
            bytes
        }
        Content::Arriving(_) | Content::Text(..) | Content::Json(..) => Vec::new(),
    };
    Ok(identity_of(request, &bytes))
}

/// The identity of a request with this body: the operation, its path variables, and the group parameters that affect
/// writes, each as its value or default. The spelling of the space is irrelevant.
fn identity_of(request: &Request, body: &[u8]) -> [u8; 32] {
    let Request {
        read_params: ReadParams { page, ids, keys },
        write_params,
        ..
    } = request;
    let parameters = format!(
        "{} {} {} {} {}",
        page.offset,
        page.limit,
        ids.name(),
        keys.name(),
        write_params.create_missing_options
    );
    let mut asked = vec![request.operation.route.id, parameters.as_str()];
    for (name, value) in &request.variables {
        let space = request.space.as_ref().filter(|_| *name == "space_id");
        asked.push(space.map_or(value.as_str(), |space| &space.id));
    }
    idempotency::identity(&asked, body)
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
