//! Judging a document without a write (document.md 10.1), and keeping the answer for a repeat of the request.

use rolltop_document::findings::Findings;
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::validate;
use rolltop_spec::reply::Reply;
use rolltop_store::Tx;
use serde_json::Value;

use crate::Workspace;
use crate::allowance::ALLOWANCE;
use crate::error::Result;
use crate::ids::Ids;
use crate::mutation::ReplaySlot;

impl Workspace {
    /// Every finding of a document, without a look at any space.
    pub fn validate(&self, document: &Value) -> Findings {
        validate::document(document, &Ids(&*self.entropy))
    }

    /// Stores the answer to a validation with an `Idempotency-Key`, within what its API key may have stored so.
    ///
    /// # Errors
    /// `validation_failed` at the header when that is used up; nothing is stored then.
    pub fn store_validation<T>(
        &self,
        tx: &mut Tx<'_>,
        slot: Option<&ReplaySlot>,
        reply: &Reply<T>,
    ) -> Result<()> {
        if let Some(slot) = slot {
            let now = self.clock.monotonic();
            if !self
                .validations
                .take(&slot.scope.key_id, reply.body.len(), now)
            {
                return Err(Fault::invalid(used_up()).into());
            }
        }
        self.store_reply(tx, slot, reply)
    }
}

fn used_up() -> Issue {
    let message = format!(
        "the stored validation responses of this API key take {ALLOWANCE} bytes, and no more fit today"
    );
    Issue::at("Idempotency-Key", message)
        .hint("leave the header out: validating changes nothing and may be repeated without it")
}
