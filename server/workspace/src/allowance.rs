//! The bytes that stored answers to validations of one API key may take (http.md 6 and 16).
//!
//! Every key may validate without a rate limit, and an answer under an `Idempotency-Key` is stored for a day. So every
//! key has an allowance of bytes, which refills evenly within a day: a key never has more than twice the allowance in the
//! store. It is counted in memory; each run of the server begins with full allowances.

use std::collections::HashMap;
use std::time::Duration;

use parking_lot::Mutex;
use rolltop_store::REPLAY_LIFETIME_MS;

/// Bytes of a full allowance.
pub(crate) const ALLOWANCE: u32 = 64 << 20;
/// Bytes of an entry beside its answer: names, identity, and their places in indexes.
const ENTRY: usize = 1024;
const LIFETIME: Duration = Duration::from_millis(REPLAY_LIFETIME_MS.unsigned_abs());

#[derive(Debug, Default)]
pub(crate) struct Allowances {
    /// When the allowance of a key will be full again; full ones are not listed.
    whole_at: Mutex<HashMap<String, Duration>>,
}

impl Allowances {
    /// Takes the bytes for an answer. False if the allowance has fewer; then it takes none.
    pub(crate) fn take(&self, key_id: &str, answer: usize, now: Duration) -> bool {
        let bytes = u32::try_from(answer.saturating_add(ENTRY)).unwrap_or(u32::MAX);
        let mut whole_at = self.whole_at.lock();
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
