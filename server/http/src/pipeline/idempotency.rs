//! Step 15: `Idempotency-Key` (http.md 6), in the order of its checks: the key, the body, a running request with the
//! same key, the stored response.
//!
//! The workspace stores responses in the transaction of the mutation. This module only knows which keys are in flight,
//! so that a second request waits for the first.

use std::collections::HashMap;
use std::sync::{Arc, Weak};

use bytes::Bytes;
use dropshot::Body;
use http::Response;
use http::header::{CONTENT_TYPE, ETAG, HeaderMap, HeaderName};
use parking_lot::Mutex;
use rolltop_document::issue::Issue;
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::extract::ReadParams;
use rolltop_spec::limits::IDEMPOTENCY_KEY_MAX;
use rolltop_spec::operations::BodyCap;
use rolltop_spec::refusal::ApiError;
use rolltop_store::{ReplayRecord, ReplayScope};
use rolltop_workspace::mutation::ReplaySlot;
use rolltop_workspace::{Error, Workspace};
use serde::Serialize;
use serde_json::Value;
use sha2::{Digest, Sha256};
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};

use super::app::Context;
use super::body::{Held, LARGE_BODY, too_large};
use super::json_body::Content;
use super::request::Request;
use super::respond::Rejection;
use super::{auth, form, json_body};
use crate::refusals::refusal;

/// The request header.
const IDEMPOTENCY_KEY: HeaderName = HeaderName::from_static("idempotency-key");
/// The header that marks a stored response.
const IDEMPOTENCY_REPLAYED: HeaderName = HeaderName::from_static("idempotency-replayed");

/// Step 15: returns the stored response if there is one. Otherwise the request continues, holding the reservation of
/// its key.
pub(super) async fn look_up(request: &mut Request) -> Result<Option<Response<Body>>, Rejection> {
    if !request.operation.idempotent {
        return Ok(None);
    }
    let Some(key) = key(&request.head.headers)? else {
        return Ok(None);
    };
    if request.operation.takes_dry_run() && request.dry_run() {
        return Ok(None);
    }
    let space = request.space.as_ref();
    let scope = ReplayScope {
        key_id: request.caller()?.key_id.clone(),
        space_id: space.map_or_else(String::new, |space| space.id.clone()),
        idempotency_key: key.to_owned(),
    };
    let body = match receive(request).await {
        Ok(body) => body,
        Err(refused) => {
            // Step 16 reports a content coding or a faulty form, and checks the space before that.
            let headers = &request.head.headers;
            if json_body::uncoded(headers).is_err() || form::is_form(request.operation, headers) {
                auth::check_live(request)?;
            }
            return Err(refused);
        }
    };
    let app = Context::clone(&request.app);
    let identity = identity_of(request, &body);
    let reservation = app.in_flight.reserve(&scope).await;
    let (lookup, caller) = (scope.clone(), request.caller.clone());
    let stored = app.blocking(move |workspace| {
        auth::authenticate_again(caller.as_ref(), workspace)?;
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

/// The key of a request, if it has one: 1..=255 visible ASCII characters, given once.
fn key(headers: &HeaderMap) -> Result<Option<&str>, ApiError> {
    let mut values = headers.get_all(IDEMPOTENCY_KEY).iter();
    let Some(value) = values.next() else {
        return Ok(None);
    };
    let is_legal = |text: &&str| {
        (1..=IDEMPOTENCY_KEY_MAX).contains(&text.len())
            && text.bytes().all(|c| c.is_ascii_graphic())
    };
    match (value.to_str().ok().filter(is_legal), values.next()) {
        (Some(key), None) => Ok(Some(key)),
        _ => {
            let message = "Idempotency-Key must be 1 to 255 visible ASCII characters, sent once";
            let issue = Issue::at("Idempotency-Key", message).hint("use a UUID");
            Err(ApiError::at(ErrorKind::Invalid, issue))
        }
    }
}

/// Receives the body, unless the operation ignores bodies (http.md 3). Returns its part of the identity: canonical JSON,
/// or the bytes of a body that the operation does not accept. The refusal of such a body is left to step 16.
async fn receive(request: &mut Request) -> Result<Bytes, Rejection> {
    let Some(cap) = request.operation.body else {
        return Ok(Bytes::new());
    };
    let Some(text) = json_body::arrive(request, BodyCap::Document).await? else {
        return Ok(match &request.body {
            Content::Form(form) => form.identity().into(),
            _ => Bytes::new(),
        });
    };
    let mut identity = text.0.clone();
    let read = read(request, cap, text, &mut identity).await;
    request.body = read.unwrap_or_else(Content::Refused);
    Ok(identity)
}

/// Reads a body that has arrived. Makes its identity canonical if it is JSON.
async fn read(
    request: &Request,
    cap: BodyCap,
    text: (Bytes, Held),
    identity: &mut Bytes,
) -> Result<Content, Rejection> {
    let length = text.0.len();
    if length > cap.bytes() {
        return Err(too_large(
            cap.surface(),
            Some(length as u64),
            cap.bytes() as u64,
        ));
    }
    let (mut read, held) = json_body::build(request, text).await?;
    if let Ok(Some(value)) = read {
        let spell = move |_: &Arc<Workspace>| (canonical(&value), value);
        let (canonical, value) = match length <= LARGE_BODY {
            true => spell(&request.app.workspace),
            false => request.app.blocking(spell).await,
        };
        *identity = canonical.into();
        read = Ok(Some(value));
    }
    Ok(Content::Json(
        json_body::judge(read, request.operation)?,
        held,
    ))
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
    identity(&asked, body)
}

fn replayed(stored: ReplayRecord) -> Result<Response<Body>, ApiError> {
    let mut response = Response::builder()
        .status(stored.status)
        .header(CONTENT_TYPE, stored.content_type)
        .header(IDEMPOTENCY_REPLAYED, "true");
    if let Some(etag) = stored.etag {
        response = response.header(ETAG, etag);
    }
    let response = response.body(Body::from(stored.body));
    response.map_err(ApiError::internal)
}

/// The identity of a request: a hash over its parts and its body, each prefixed with its length.
fn identity(asked: &[&str], body: &[u8]) -> [u8; 32] {
    let mut hash = Sha256::new();
    let asked = asked.iter().map(|part| part.as_bytes());
    for part in asked.chain([body]) {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

/// Canonical JSON: without white space, and with object members sorted by name.
fn canonical(value: &Value) -> Vec<u8> {
    let mut text = Vec::new();
    write_canonical(value, &mut text);
    text
}

fn write_canonical(value: &Value, text: &mut Vec<u8>) {
    match value {
        Value::Array(items) => {
            text.push(b'[');
            for item in items {
                write_canonical(item, text);
                text.push(b',');
            }
            text.push(b']');
        }
        Value::Object(members) => {
            let mut members: Vec<(&String, &Value)> = members.iter().collect();
            members.sort_unstable_by_key(|(name, _)| *name);
            text.push(b'{');
            for (name, member) in members {
                write_scalar(name, text);
                text.push(b':');
                write_canonical(member, text);
                text.push(b',');
            }
            text.push(b'}');
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            write_scalar(value, text);
        }
    }
}

fn write_scalar<T: Serialize + ?Sized>(scalar: &T, text: &mut Vec<u8>) {
    // Writing a scalar to memory cannot fail.
    let _ = serde_json::to_writer(text, scalar);
}

/// The running requests with a key, each with a lock that it holds.
#[derive(Default)]
pub(crate) struct InFlight(Mutex<HashMap<ReplayScope, Weak<AsyncMutex<()>>>>);

/// The exclusive right to run with a key. Dropping it, even by a panic, lets the next request run.
pub(super) type Reservation = OwnedMutexGuard<()>;

impl InFlight {
    /// Waits until no other request runs with this key, then reserves it. A client that disconnects stops waiting.
    async fn reserve(&self, scope: &ReplayScope) -> Reservation {
        let lock = {
            let mut running = self.0.lock();
            running.retain(|_, lock| lock.strong_count() > 0);
            let known = running.get(scope).and_then(Weak::upgrade);
            known.unwrap_or_else(|| {
                let lock = Arc::default();
                running.insert(scope.clone(), Arc::downgrade(&lock));
                lock
            })
        };
        lock.lock_owned().await
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
