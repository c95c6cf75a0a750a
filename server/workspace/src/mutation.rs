//! Writes: a use case runs in a write transaction, which also stores the answer to an `Idempotency-Key` (http.md 5, 6). A dry run is the same use case, rolled back.

use std::sync::Arc;

use rolltop_spec::operations::advice;
use rolltop_spec::reply::{JSON, Outcome, Reply, quoted};
use rolltop_store::{Pending, ReplayRecord, ReplayScope, StorageError, Tx};

use crate::Workspace;
use crate::error::{Error, Result};

/// Status of an operation that creates its resource.
const CREATED: u16 = 201;
/// Status of every dry run.
const OK: u16 = 200;

/// Where the reply to a request with an `Idempotency-Key` is stored.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ReplaySlot {
    /// API key, space and `Idempotency-Key`.
    pub scope: ReplayScope,
    /// SHA-256 that identifies the request.
    pub identity: [u8; 32],
}

/// How a mutation is carried out and answered.
#[derive(Clone, Debug)]
pub struct Mutation {
    /// Report what would happen and change nothing.
    pub dry_run: bool,
    /// Status of the answer outside of a dry run: a number of the contract that the domain only carries.
    pub success: u16,
    /// Store the answer here.
    pub replay: Option<ReplaySlot>,
}

impl Workspace {
    /// Runs a use case in a write transaction, on the writer thread. The answer comes when the commit is on disk.
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

    /// Carries out a mutation, and stores its answer, unless one is stored under the `Idempotency-Key` already.
    pub fn mutate<T, E>(
        &self,
        tx: &mut Tx<'_>,
        mutation: &Mutation,
        change: impl FnOnce(&mut Tx<'_>) -> Result<T, E>,
    ) -> Result<Reply<T>, E>
    where
        T: Outcome,
        E: From<Error> + From<StorageError>,
    {
        refuse_stored(tx, mutation.replay.as_ref())?;
        let (mut outcome, status) = if mutation.dry_run {
            let mut outcome = tx.rolled_back(change)?;
            outcome.mark_dry_run(mutation.success == CREATED);
            (outcome, OK)
        } else {
            (change(tx)?, mutation.success)
        };
        if let Some(warnings) = outcome.warnings() {
            advice(warnings);
        }
        let reply = Reply::of_mutation(status, &outcome).map_err(Error::internal)?;
        put_reply(tx, mutation.replay.as_ref(), &reply)?;
        Ok(reply)
    }

    /// The reply stored under a scope, while it lives.
    pub fn stored_reply(&self, scope: &ReplayScope) -> Result<Option<ReplayRecord>> {
        let now = self.clock.now_millis();
        Ok(self.store.read(|at| at.replay(scope, now))?)
    }
}

/// Refuses where another request has stored its answer meanwhile.
pub(crate) fn refuse_stored(tx: &Tx<'_>, slot: Option<&ReplaySlot>) -> Result<()> {
    match slot {
        Some(slot) if tx.replay(&slot.scope, tx.now())?.is_some() => Err(Error::ReplayStored),
        _ => Ok(()),
    }
}

pub(crate) fn put_reply<T>(
    tx: &mut Tx<'_>,
    slot: Option<&ReplaySlot>,
    reply: &Reply<T>,
) -> Result<()> {
    let Some(slot) = slot else {
        return Ok(());
    };
    let record = ReplayRecord {
        identity: slot.identity,
        status: reply.status.as_u16(),
        content_type: JSON.to_owned(),
        etag: reply.etag.as_deref().map(quoted),
        body: reply.body.to_vec(),
        created_at: tx.now(),
    };
    Ok(tx.put_replay(&slot.scope, &record)?)
}
