//! Judging a document without a write (document.md 10.1), and keeping the answer for a repeat of the request.
//!
//! Validation has no rate limit, and its answer may be stored for a day (http.md 6, 16). So every key has an allowance of
//! bytes, which refills evenly within a day: it never has more than twice that in the store. The count is in memory only.

use std::collections::HashMap;
use std::time::Duration;

use parking_lot::Mutex;
use rolltop_document::findings::Findings;
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::validate;
use rolltop_spec::reply::Reply;
use rolltop_store::{REPLAY_LIFETIME_MS, Tx};
use serde_json::Value;

use crate::Workspace;
use crate::error::Result;
use crate::ids::Ids;
use crate::mutation::{ReplaySlot, put_reply, refuse_stored};

/// Bytes of a full allowance.
const ALLOWANCE: u32 = 64 << 20;
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
    fn take(&self, key_id: &str, answer: usize, now: Duration) -> bool {
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

impl Workspace {
    /// Every finding of a document, without a look at any space.
    pub fn validate(&self, document: &Value) -> Findings {
        validate::document(document, &Ids(&*self.entropy))
    }

    /// Stores the answer to a validation with an `Idempotency-Key`, or refuses it where its API key has used up its
    /// allowance.
    pub fn store_validation<T>(
        &self,
        tx: &mut Tx<'_>,
        slot: Option<&ReplaySlot>,
        reply: &Reply<T>,
    ) -> Result<()> {
        if let Some(ReplaySlot { scope, .. }) = slot {
            let now = self.clock.monotonic();
            if !self.validations.take(&scope.key_id, reply.body.len(), now) {
                return Err(Fault::invalid(used_up()).into());
            }
        }
        refuse_stored(tx, slot)?;
        put_reply(tx, slot, reply)
    }
}

fn used_up() -> Issue {
    let message = format!(
        "the stored validation responses of this API key take {ALLOWANCE} bytes, and no more fit today"
    );
    Issue::at("Idempotency-Key", message)
        .hint("leave the header out: validating changes nothing and may be repeated without it")
}

#[cfg(test)]
mod tests;
