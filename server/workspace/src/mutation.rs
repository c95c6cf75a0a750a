//! The one door for changes: a use case runs in a write transaction, and the reply of an `Idempotency-Key` is stored with
//! what it wrote (http.md 5, 6). A dry run is the same use case, rolled back.

use std::sync::Arc;

use rolltop_store::{ObjectRecord, Pending, ReplayRecord, ReplayScope, StorageError, Tx};

use crate::Workspace;
use crate::error::{Error, Result};

/// An answer, rendered: what is sent, and sent again to a repeat of the request. The status is the HTTP layer's
/// own number, which the domain only carries.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Reply {
    /// Status of the answer.
    pub status: u16,
    /// `Content-Type`.
    pub content_type: String,
    /// `ETag` header, as sent.
    pub etag: Option<String>,
    /// The body, byte for byte.
    pub body: Vec<u8>,
}

/// Where the reply to a request with an `Idempotency-Key` is stored.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ReplaySlot {
    /// API key, space and `Idempotency-Key`.
    pub scope: ReplayScope,
    /// SHA-256 that identifies the request.
    pub identity: [u8; 32],
}

/// How a mutation is to be carried out and answered.
pub struct Mutation<'a, T> {
    /// Report what would happen and change nothing.
    pub dry_run: bool,
    /// Store the reply here.
    pub replay: Option<ReplaySlot>,
    /// Renders the outcome.
    pub encode: &'a dyn Fn(&T) -> Reply,
}

/// A computed change: what will have happened, and the objects to be written for it.
pub(crate) struct Planned<T> {
    pub(crate) outcome: T,
    /// Empty when nothing changes.
    pub(crate) records: Vec<ObjectRecord>,
}

impl<T> Planned<T> {
    /// Writes the objects and gives the outcome.
    pub(crate) fn put(self, tx: &mut Tx<'_>) -> Result<T> {
        for record in self.records {
            tx.put_object(record)?;
        }
        Ok(self.outcome)
    }
}

impl Workspace {
    /// Runs a use case in a write transaction, on the writer thread. The answer comes when what it wrote is on disk.
    pub fn write<T, E>(
        self: &Arc<Self>,
        use_case: impl FnOnce(&Self, &mut Tx<'_>) -> Result<T, E> + Send + 'static,
    ) -> Pending<T, E>
    where
        T: Send + 'static,
        E: From<StorageError> + Send + 'static,
    {
        let workspace = Arc::clone(self);
        let now = self.clock.now_millis();
        self.store.write(now, move |tx| use_case(&workspace, tx))
    }

    /// Carries out a mutation and stores its reply.
    ///
    /// # Errors
    /// A reply is stored under the `Idempotency-Key` already; those of the change.
    pub(crate) fn mutate<T>(
        &self,
        tx: &mut Tx<'_>,
        mutation: &Mutation<'_, T>,
        change: impl FnOnce(&mut Tx<'_>) -> Result<T>,
    ) -> Result<Reply> {
        let slot = mutation.replay.as_ref();
        refuse_stored(tx, slot)?;
        let outcome = if mutation.dry_run {
            tx.rolled_back(change)?
        } else {
            change(tx)?
        };
        let reply = (mutation.encode)(&outcome);
        put_reply(tx, slot, &reply)?;
        Ok(reply)
    }

    /// Stores the reply to a request that changes nothing else.
    pub fn store_reply(
        &self,
        tx: &mut Tx<'_>,
        slot: Option<&ReplaySlot>,
        reply: &Reply,
    ) -> Result<()> {
        refuse_stored(tx, slot)?;
        put_reply(tx, slot, reply)
    }

    /// The reply stored under a scope, while it lives.
    pub fn stored_reply(&self, scope: &ReplayScope) -> Result<Option<ReplayRecord>> {
        Ok(self.store.replay(scope, self.clock.now_millis())?)
    }
}

fn refuse_stored(tx: &Tx<'_>, slot: Option<&ReplaySlot>) -> Result<()> {
    match slot {
        Some(slot) if tx.replay(&slot.scope, tx.now())?.is_some() => Err(Error::ReplayStored),
        _ => Ok(()),
    }
}

fn put_reply(tx: &mut Tx<'_>, slot: Option<&ReplaySlot>, reply: &Reply) -> Result<()> {
    let Some(slot) = slot else {
        return Ok(());
    };
    let record = ReplayRecord {
        scope: slot.scope.clone(),
        identity: slot.identity,
        status: reply.status,
        content_type: reply.content_type.clone(),
        etag: reply.etag.clone(),
        body: reply.body.clone(),
        created_at: tx.now(),
    };
    Ok(tx.put_replay(&record)?)
}
