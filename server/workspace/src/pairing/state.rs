//! The challenges of a run and the budgets that bound them. Each budget is one of a time, so that no caller can use it up
//! for good, the owner included.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{
    CHALLENGES_PER_CALLER, CHALLENGES_PER_MINUTE, CODE_LIFETIME, MEMORY, PENDING_LIFETIME,
    TRIES_BEFORE_LOCK, TRIES_PER_CHALLENGE,
};
use crate::keys::Grant;

/// Who asks, as far as the server can learn it.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub enum Claimant {
    /// A page: its normalised origin.
    Origin(String),
    /// A program: the path of its process.
    Process(String),
    /// All others share one budget.
    Anonymous,
}

impl Claimant {
    /// True where a denial can be remembered without hitting another caller.
    pub fn is_attributable(&self) -> bool {
        !matches!(self, Self::Anonymous)
    }
}

impl fmt::Display for Claimant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Origin(origin) => f.write_str(origin),
            Self::Process(path) => f.write_str(path),
            Self::Anonymous => f.write_str("unknown"),
        }
    }
}

/// A challenge as the owner sees it.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct PendingChallenge {
    /// Its id.
    pub challenge_id: String,
    /// What the caller calls itself: a claim, not a fact.
    pub app_name: String,
    /// What it waits for.
    pub state: PendingState,
    /// Who asks: [`Claimant`] as text.
    pub caller: String,
    /// Seconds since it was requested.
    pub age_seconds: u64,
    /// Seconds until it, or its code, expires.
    pub seconds_left: u64,
    /// Wrong codes that are still forgiven; `None` while pending.
    pub tries_left: Option<u32>,
}

/// What a listed challenge waits for.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PendingState {
    /// The owner.
    Pending,
    /// The caller.
    Approved,
}

impl PendingState {
    /// The name that the owner reads.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Approved => "approved",
        }
    }
}

#[derive(Debug)]
pub(super) struct Challenge {
    pub(super) app_name: String,
    pub(super) claimant: Claimant,
    pub(super) requested_at: Duration,
    pub(super) stage: Stage,
}

#[derive(Debug)]
pub(super) enum Stage {
    Pending,
    Approved(Approved),
}

pub(super) struct Approved {
    pub(super) grant: Grant,
    pub(super) code: String,
    pub(super) approved_at: Duration,
    pub(super) wrong: u32,
}

/// Codes are not printed.
impl fmt::Debug for Approved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Approved")
            .field("grant", &self.grant)
            .finish_non_exhaustive()
    }
}

impl Challenge {
    fn expires_at(&self) -> Duration {
        match &self.stage {
            Stage::Pending => self.requested_at + PENDING_LIFETIME,
            Stage::Approved(approved) => approved.approved_at + CODE_LIFETIME,
        }
    }
}

const MINUTE: Duration = Duration::from_secs(60);

/// Everything that is remembered.
#[derive(Debug, Default)]
pub(super) struct State {
    pub(super) challenges: BTreeMap<String, Challenge>,
    /// When the owner denied whom, under which name.
    pub(super) denied: HashMap<(Claimant, String), Duration>,
    /// Wrong codes since the last right one, or the last lock.
    wrong: u32,
    /// When the lock after too many wrong codes ends.
    locked_until: Option<Duration>,
    /// When who opened the challenges of the last [`MEMORY`].
    opened: VecDeque<(Duration, Claimant)>,
}

impl State {
    /// Drops what has expired.
    pub(super) fn sweep(&mut self, now: Duration) {
        self.challenges
            .retain(|_, challenge| now < challenge.expires_at());
        self.denied.retain(|_, at| now < *at + MEMORY);
        self.locked_until = self.locked_until.filter(|until| now < *until);
        let is_old = |(at, _): &(Duration, Claimant)| now >= *at + MEMORY;
        while self.opened.front().is_some_and(is_old) {
            self.opened.pop_front();
        }
    }

    /// True after too many wrong codes.
    pub(super) fn is_locked(&self) -> bool {
        self.locked_until.is_some()
    }

    /// How long that lasts.
    pub(super) fn locked_for(&self, now: Duration) -> Option<Duration> {
        Some(self.locked_until?.saturating_sub(now))
    }

    /// A wrong code.
    pub(super) fn tried_in_vain(&mut self, now: Duration) {
        self.wrong += 1;
        if self.wrong >= TRIES_BEFORE_LOCK {
            self.wrong = 0;
            self.locked_until = Some(now + MEMORY);
        }
    }

    /// How long the budgets that all callers share leave no room for a challenge.
    pub(super) fn wait_of_all(&self, now: Duration) -> Option<Duration> {
        let opened = self.opened.iter().map(|(at, _)| *at);
        let room = room_at(opened, CHALLENGES_PER_MINUTE, MINUTE);
        let free = [self.locked_until, room].into_iter().flatten().max();
        free.filter(|free| now < *free).map(|free| free - now)
    }

    /// How long a caller may not open a challenge under this name.
    pub(super) fn wait_of(
        &self,
        claimant: &Claimant,
        app_name: &str,
        now: Duration,
    ) -> Option<Duration> {
        let own = self.opened.iter().filter(|(_, who)| who == claimant);
        let room = room_at(own.map(|(at, _)| *at), CHALLENGES_PER_CALLER, MEMORY);
        let asked = (claimant.clone(), app_name.to_owned());
        let forgotten = self.denied.get(&asked).map(|at| *at + MEMORY);
        let free = [room, forgotten].into_iter().flatten().max();
        let own = free.filter(|free| now < *free).map(|free| free - now);
        [own, self.wait_of_all(now)].into_iter().flatten().max()
    }

    /// Opens a challenge in place of those that the caller has. Callers without a name count as one: an approved challenge
    /// of one of them stays for its code.
    pub(super) fn open(&mut self, id: String, challenge: Challenge, now: Duration) {
        self.challenges.retain(|_, other| {
            let is_waited_for = matches!(other.stage, Stage::Approved(_));
            other.claimant != challenge.claimant
                || (other.claimant == Claimant::Anonymous && is_waited_for)
        });
        self.opened.push_back((now, challenge.claimant.clone()));
        self.challenges.insert(id, challenge);
    }

    /// A right code: the challenge is used up, and the wrong ones are forgiven.
    pub(super) fn solved(&mut self, challenge_id: &str) {
        self.challenges.remove(challenge_id);
        self.wrong = 0;
    }

    /// The challenges, oldest first.
    pub(super) fn pending(&self, now: Duration) -> Vec<PendingChallenge> {
        let mut challenges: Vec<_> = self.challenges.iter().collect();
        challenges.sort_by_key(|(id, challenge)| (challenge.requested_at, *id));
        let listed = challenges.into_iter().map(|(id, challenge)| {
            let (state, tries_left) = match &challenge.stage {
                Stage::Pending => (PendingState::Pending, None),
                Stage::Approved(approved) => {
                    let left = TRIES_PER_CHALLENGE.saturating_sub(approved.wrong);
                    (PendingState::Approved, Some(left))
                }
            };
            PendingChallenge {
                challenge_id: id.clone(),
                app_name: challenge.app_name.clone(),
                state,
                caller: challenge.claimant.to_string(),
                age_seconds: now.saturating_sub(challenge.requested_at).as_secs(),
                seconds_left: challenge.expires_at().saturating_sub(now).as_secs(),
                tries_left,
            }
        });
        listed.collect()
    }
}

/// When a budget of `most` within `window` has room again, by the times at which it was used, the oldest first. `None` if
/// it was not used so often.
fn room_at(
    times: impl DoubleEndedIterator<Item = Duration>,
    most: usize,
    window: Duration,
) -> Option<Duration> {
    times.rev().nth(most - 1).map(|at| at + window)
}
