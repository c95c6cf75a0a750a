//! What the validations of one API key may leave in the store (http.md 6 and 16).
//!
//! Validating is open to every key and has no rate limit, and an answer under an `Idempotency-Key` is kept for a day,
//! whatever its size. So every key has an allowance of bytes, which comes back evenly within the time that answers are
//! kept: of no key is ever more than twice the allowance in the store. It is counted in memory; a new run of the server
//! begins with whole allowances.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use rolltop_store::REPLAY_LIFETIME_MS;

/// Bytes that the validations of a key may leave at once, and within a day after that.
pub(crate) const ALLOWANCE: u32 = 64 << 20;
/// What an entry takes beside its answer: names, identity, and their places in indexes.
const ENTRY: usize = 1024;
const LIFETIME: Duration = Duration::from_millis(REPLAY_LIFETIME_MS.unsigned_abs());

#[derive(Debug, Default)]
pub(crate) struct Allowances {
    /// When the allowance of a key will be whole again; those that are whole are not kept.
    whole_at: Mutex<HashMap<String, Duration>>,
}

impl Allowances {
    /// Takes what an answer of so many bytes needs. False, and nothing is taken, when there is not so much.
    pub(crate) fn take(&self, key_id: &str, answer: usize, now: Duration) -> bool {
        let bytes = u32::try_from(answer.saturating_add(ENTRY)).unwrap_or(u32::MAX);
        let mut whole_at = self.whole_at.lock().unwrap_or_else(PoisonError::into_inner);
        whole_at.retain(|_, at| *at > now);
        let begins = whole_at.get(key_id).copied().unwrap_or(now);
        let ends = begins + (LIFETIME / ALLOWANCE).saturating_mul(bytes);
        if ends > now + LIFETIME {
            return false;
        }
        whole_at.insert(key_id.to_owned(), ends);
        true
    }
}

#[cfg(test)]
mod tests;
