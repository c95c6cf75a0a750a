//! The one door for changes: plan, then report (dry run) or commit, with the reply of an `Idempotency-Key` in the
//! same transaction (http.md 5, 6).
//!
//! A plan is computed without locks from records that may change meanwhile; its preconditions make the store
//! refuse one that was overtaken, and the use case computes it again. Writers of one object take turns, and a
//! plan that keeps losing gets the door for itself, so that every change gets through.

use std::hash::{BuildHasher, RandomState};
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock};

use rolltop_store::{
    CommitError, Committed, Conflict, Plan, Precondition, ReplayRecord, ReplayScope,
};

use crate::Workspace;
use crate::error::{Error, Result};

/// Plans that may lose against others before the door is closed to these.
const OPEN_ATTEMPTS: usize = 3;
/// Plans after which something else than other writers must be wrong.
const MAX_ATTEMPTS: usize = 16;
/// Turnstiles that all objects share.
const TURNSTILES: usize = 256;

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
    pub encode: &'a (dyn Fn(&T) -> Reply + Sync),
}

/// A computed change: what will have happened, and the commit that makes it happen.
pub(crate) struct Planned<T> {
    pub(crate) outcome: T,
    /// Without writes when nothing changes.
    pub(crate) plan: Plan,
}

impl<T> Planned<T> {
    /// With more that must hold at the commit, if it comes to one.
    pub(crate) fn relying_on(
        mut self,
        preconditions: impl IntoIterator<Item = Precondition>,
    ) -> Self {
        self.plan.preconditions.extend(preconditions);
        self
    }
}

/// Who may commit when.
pub(crate) struct Turns {
    turnstiles: Vec<Mutex<()>>,
    /// Shared by ordinary plans; held alone by one that keeps losing.
    door: RwLock<()>,
    hasher: RandomState,
}

impl Default for Turns {
    fn default() -> Self {
        let turnstiles = (0..TURNSTILES).map(|_| Mutex::default()).collect();
        Self {
            turnstiles,
            door: RwLock::default(),
            hasher: RandomState::new(),
        }
    }
}

impl Turns {
    /// Waits until no other writer of the object is at work. Two objects may share a turnstile; that costs time
    /// and nothing else, because nobody holds two.
    fn of_object(&self, object_id: Option<&str>) -> Option<MutexGuard<'_, ()>> {
        let hash = usize::try_from(self.hasher.hash_one(object_id?) % TURNSTILES as u64).ok()?;
        let turnstile = self.turnstiles.get(hash)?;
        Some(turnstile.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// What became of a change.
#[derive(Debug)]
enum Settled {
    /// It is on disk.
    Committed,
    /// Another change came first; this one has left no trace and is to be computed again.
    Overtaken,
    /// It could not be written.
    Failed(Error),
}

impl Settled {
    fn of(outcome: std::result::Result<Committed, CommitError>) -> Self {
        match outcome {
            Ok(_) => Self::Committed,
            Err(CommitError::Conflict(Conflict::Replay)) => Self::Failed(Error::ReplayStored),
            Err(CommitError::Conflict(_)) => Self::Overtaken,
            Err(error) => Self::Failed(error.into()),
        }
    }
}

/// Such a plan needs no commit.
fn is_without_effect(plan: &Plan) -> bool {
    plan.writes.is_empty() && plan.replay.is_none()
}

impl Workspace {
    /// Carries out a mutation. `object` names the object that it changes, if it changes one; `plan` is called
    /// again whenever its result was overtaken.
    pub(crate) fn mutate<T>(
        &self,
        mutation: &Mutation<'_, T>,
        object: Option<&str>,
        mut plan: impl FnMut() -> Result<Planned<T>>,
    ) -> Result<Reply> {
        if mutation.dry_run {
            let planned = plan()?;
            let reply = (mutation.encode)(&planned.outcome);
            self.store_reply(mutation.replay.as_ref(), &reply)?;
            return Ok(reply);
        }
        let _turn = self.turns.of_object(object);
        self.until_committed(|| self.attempt(mutation, &mut plan))
    }

    /// Carries out a change of the owner's, which has no reply to store. Gives its outcome.
    pub(crate) fn carry_out<T>(&self, mut plan: impl FnMut() -> Result<Planned<T>>) -> Result<T> {
        self.until_committed(|| {
            let Planned { outcome, plan } = plan()?;
            let committed = self.commit(plan)?;
            Ok(committed.then_some(outcome))
        })
    }

    /// Repeats an attempt until it is not overtaken; one that keeps losing gets the door for itself.
    fn until_committed<T>(&self, mut attempt: impl FnMut() -> Result<Option<T>>) -> Result<T> {
        for number in 0..MAX_ATTEMPTS {
            let committed = if number < OPEN_ATTEMPTS {
                let _door = self
                    .turns
                    .door
                    .read()
                    .unwrap_or_else(PoisonError::into_inner);
                attempt()?
            } else {
                let _door = self
                    .turns
                    .door
                    .write()
                    .unwrap_or_else(PoisonError::into_inner);
                attempt()?
            };
            if let Some(done) = committed {
                return Ok(done);
            }
        }
        Err(Error::internal(format!(
            "a plan was overtaken {MAX_ATTEMPTS} times"
        )))
    }

    /// Plans once and renders the reply.
    fn planned<T>(
        &self,
        mutation: &Mutation<'_, T>,
        plan: &mut impl FnMut() -> Result<Planned<T>>,
    ) -> Result<(Reply, Plan)> {
        let Planned { outcome, mut plan } = plan()?;
        let reply = (mutation.encode)(&outcome);
        plan.replay = mutation
            .replay
            .as_ref()
            .map(|slot| self.replay_record(slot, &reply));
        Ok((reply, plan))
    }

    /// Plans and commits once; `None` when the plan was overtaken.
    fn attempt<T>(
        &self,
        mutation: &Mutation<'_, T>,
        plan: &mut impl FnMut() -> Result<Planned<T>>,
    ) -> Result<Option<Reply>> {
        let (reply, plan) = self.planned(mutation, plan)?;
        self.commit(plan)
            .map(|committed| committed.then_some(reply))
    }

    /// True when the plan is on disk, false when it was overtaken. A plan without effect needs no commit.
    fn commit(&self, plan: Plan) -> Result<bool> {
        if is_without_effect(&plan) {
            return Ok(true);
        }
        self.read_ahead(&plan);
        match Settled::of(self.store.commit(plan)) {
            Settled::Committed => Ok(true),
            Settled::Overtaken => Ok(false),
            Settled::Failed(error) => Err(error),
        }
    }

    /// Stores the reply to a request that changes nothing else: a dry run, or a validation.
    pub fn store_reply(&self, slot: Option<&ReplaySlot>, reply: &Reply) -> Result<()> {
        let mut plan = Plan::at(self.clock.now_millis());
        plan.replay = slot.map(|slot| self.replay_record(slot, reply));
        self.commit(plan).map(|_| ())
    }

    /// The reply stored under a scope, while it lives.
    pub fn stored_reply(&self, scope: &ReplayScope) -> Result<Option<ReplayRecord>> {
        self.store
            .replay(scope, self.clock.now_millis())
            .map_err(Error::internal)
    }

    fn replay_record(&self, slot: &ReplaySlot, reply: &Reply) -> ReplayRecord {
        ReplayRecord {
            scope: slot.scope.clone(),
            identity: slot.identity,
            status: reply.status,
            content_type: reply.content_type.clone(),
            etag: reply.etag.clone(),
            body: reply.body.clone(),
            created_at: self.clock.now_millis(),
        }
    }
}
