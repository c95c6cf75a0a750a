//! Step 15: `Idempotency-Key` (http.md 6): its syntax, the identity of a request, and the requests under way.
//!
//! What is stored lives in the workspace, written in the mutation's own transaction; here is only what a running
//! server knows: which keys are in flight, so that a second request waits for the first.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use http::header::{HeaderMap, HeaderName};
use rolltop_spec::limits::IDEMPOTENCY_KEY_MAX;
use rolltop_store::ReplayScope;
use serde::Serialize;
use serde_json::Value;
use sha2::{Digest, Sha256};
use tokio::sync::watch;

/// The request header.
pub(crate) const IDEMPOTENCY_KEY: HeaderName = HeaderName::from_static("idempotency-key");
/// The header that marks a stored answer.
pub(crate) const IDEMPOTENCY_REPLAYED: HeaderName = HeaderName::from_static("idempotency-replayed");

/// The header is there and is no key.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct BadKey;

/// The key of a request, if it has one: 1..255 visible ASCII characters, once.
pub(crate) fn key(headers: &HeaderMap) -> Result<Option<&str>, BadKey> {
    let mut values = headers.get_all(IDEMPOTENCY_KEY).iter();
    let Some(value) = values.next() else {
        return Ok(None);
    };
    let bytes = value.as_bytes();
    let legal =
        (1..=IDEMPOTENCY_KEY_MAX).contains(&bytes.len()) && bytes.iter().all(u8::is_ascii_graphic);
    if values.next().is_some() || !legal {
        return Err(BadKey);
    }
    value.to_str().map(Some).map_err(|_| BadKey)
}

/// What makes two requests the same: what they ask of whom, and the body, each by its length and its bytes.
pub(crate) fn identity(asked: &[&str], body: &[u8]) -> [u8; 32] {
    let mut hash = Sha256::new();
    let asked = asked.iter().map(|part| part.as_bytes());
    for part in asked.chain([body]) {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

/// JSON without white space, the members of each object in the order of their names.
pub(crate) fn canonical(value: &Value) -> Vec<u8> {
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
    // A scalar in memory cannot fail to be written.
    let _ = serde_json::to_writer(text, scalar);
}

/// The keyed requests that are running now.
#[derive(Clone, Default)]
pub(crate) struct InFlight(Arc<Mutex<HashMap<ReplayScope, watch::Receiver<()>>>>);

/// The right to run under a key. Dropping it, also by a panic, lets the next one try.
pub(crate) struct Reservation {
    flights: InFlight,
    scope: ReplayScope,
    _done: watch::Sender<()>,
}

impl InFlight {
    /// Waits until no other request runs under this key, then holds it. A client that leaves stops waiting.
    pub(crate) async fn reserve(&self, scope: &ReplayScope) -> Reservation {
        loop {
            let mut other = match self.lock().entry(scope.clone()) {
                Entry::Occupied(entry) => entry.get().clone(),
                Entry::Vacant(entry) => {
                    let (done, running) = watch::channel(());
                    entry.insert(running);
                    return Reservation {
                        flights: self.clone(),
                        scope: scope.clone(),
                        _done: done,
                    };
                }
            };
            // Nothing is ever sent: the wait ends when the other reservation is dropped.
            let _ = other.changed().await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<ReplayScope, watch::Receiver<()>>> {
        // The map is sound after a panic elsewhere: every change to it is a single call.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        self.flights.lock().remove(&self.scope);
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
