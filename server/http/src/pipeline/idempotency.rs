//! Step 15: `Idempotency-Key` (http.md 6): its syntax, the identity of a request, and running requests.
//!
//! The workspace stores responses in the transaction of the mutation. This module only knows which keys are in flight,
//! so that a second request waits for the first.

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
/// The header that marks a stored response.
pub(crate) const IDEMPOTENCY_REPLAYED: HeaderName = HeaderName::from_static("idempotency-replayed");

/// The header is present, but not a valid key.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct BadKey;

/// The key of a request, if it has one: 1..=255 visible ASCII characters, given once.
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

/// The identity of a request: a hash over its parts and its body, each prefixed with its length.
pub(crate) fn identity(asked: &[&str], body: &[u8]) -> [u8; 32] {
    let mut hash = Sha256::new();
    let asked = asked.iter().map(|part| part.as_bytes());
    for part in asked.chain([body]) {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

/// Canonical JSON: without white space, and with object members sorted by name.
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
    // Writing a scalar to memory cannot fail.
    let _ = serde_json::to_writer(text, scalar);
}

/// The running requests with a key.
#[derive(Clone, Default)]
pub(crate) struct InFlight(Arc<Mutex<HashMap<ReplayScope, watch::Receiver<()>>>>);

/// The exclusive right to run with a key. Dropping it, even by a panic, lets the next request run.
pub(crate) struct Reservation {
    flights: InFlight,
    scope: ReplayScope,
    _done: watch::Sender<()>,
}

impl InFlight {
    /// Waits until no other request runs with this key, then reserves it. A client that disconnects stops waiting.
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
        // The map stays consistent after a panic elsewhere, because every change is a single call.
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
