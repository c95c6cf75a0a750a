//! The challenges of a run and the budgets that bound them.

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::fmt;
use std::time::Duration;

use super::{
    CHALLENGES_PER_CALLER, CHALLENGES_PER_MINUTE, CHALLENGES_PER_RUN, CODE_LIFETIME,
    PENDING_LIFETIME, TRIES_PER_CHALLENGE, TRIES_PER_RUN,
};
use crate::keys::Grant;

/// Who asks, as far as the server can learn it.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub enum Claimant {
    /// A page: its normalised origin.
    Origin(String),
    /// A program: the path of its process.
    Process(String),
    /// Everybody else shares one budget.
    Anonymous,
}

impl Claimant {
    /// True where a denial can be remembered without hitting somebody else.
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
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PendingChallenge {
    /// Its id.
    pub challenge_id: String,
    /// What the caller calls itself: a claim, not a fact.
    pub app_name: String,
    /// Who asks.
    pub claimant: Claimant,
    /// Since it was requested.
    pub age: Duration,
    /// Until it, or its code, expires.
    pub time_left: Duration,
    /// What it waits for.
    pub state: PendingState,
}

/// What a listed challenge waits for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum PendingState {
    /// The owner.
    Pending,
    /// The caller, who has so many tries left.
    Approved {
        /// Wrong codes that are still forgiven.
        tries_left: u32,
    },
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

/// Everything that a run remembers.
#[derive(Debug, Default)]
pub(super) struct State {
    pub(super) challenges: BTreeMap<String, Challenge>,
    /// Wrong codes since the last success.
    pub(super) wrong: u32,
    /// Callers that the owner denied.
    pub(super) denied: HashSet<Claimant>,
    /// Challenges since the last success.
    opened: u32,
    /// Challenges of each caller since the last success.
    opened_by: HashMap<Claimant, u32>,
    /// When the latest challenges were opened.
    recent: VecDeque<Duration>,
}

impl State {
    /// Drops what has expired.
    pub(super) fn sweep(&mut self, now: Duration) {
        self.challenges
            .retain(|_, challenge| now < challenge.expires_at());
        while self
            .recent
            .front()
            .is_some_and(|&at| now >= at + Duration::from_secs(60))
        {
            self.recent.pop_front();
        }
    }

    /// True after too many wrong codes.
    pub(super) fn locked(&self) -> bool {
        self.wrong >= TRIES_PER_RUN
    }

    /// Whether the budgets that all callers share leave room for a challenge.
    pub(super) fn admits_anybody(&self) -> bool {
        !self.locked()
            && self.opened < CHALLENGES_PER_RUN
            && self.recent.len() < CHALLENGES_PER_MINUTE
    }

    /// Whether a caller may open another challenge.
    pub(super) fn admits(&self, claimant: &Claimant) -> bool {
        let waiting = |challenge: &Challenge| {
            challenge.claimant == *claimant && matches!(challenge.stage, Stage::Pending)
        };
        self.admits_anybody()
            && !self.denied.contains(claimant)
            && self
                .opened_by
                .get(claimant)
                .is_none_or(|&count| count < CHALLENGES_PER_CALLER)
            && !self.challenges.values().any(waiting)
    }

    /// Opens a challenge; the caller's approved, unsolved one is dropped.
    pub(super) fn open(&mut self, id: String, challenge: Challenge, now: Duration) {
        self.challenges
            .retain(|_, other| other.claimant != challenge.claimant);
        self.opened += 1;
        *self
            .opened_by
            .entry(challenge.claimant.clone())
            .or_default() += 1;
        self.recent.push_back(now);
        self.challenges.insert(id, challenge);
    }

    /// A right code: the challenge is used up and the budgets begin anew.
    pub(super) fn solved(&mut self, challenge_id: &str) {
        self.challenges.remove(challenge_id);
        self.wrong = 0;
        self.opened = 0;
        self.opened_by.clear();
    }

    /// The challenges, oldest first.
    pub(super) fn pending(&self, now: Duration) -> Vec<PendingChallenge> {
        let mut listed: Vec<_> = self
            .challenges
            .iter()
            .map(|(id, challenge)| PendingChallenge {
                challenge_id: id.clone(),
                app_name: challenge.app_name.clone(),
                claimant: challenge.claimant.clone(),
                age: now.saturating_sub(challenge.requested_at),
                time_left: challenge.expires_at().saturating_sub(now),
                state: match &challenge.stage {
                    Stage::Pending => PendingState::Pending,
                    Stage::Approved(approved) => PendingState::Approved {
                        tries_left: TRIES_PER_CHALLENGE.saturating_sub(approved.wrong),
                    },
                },
            })
            .collect();
        listed.sort_by(|a, b| {
            b.age
                .cmp(&a.age)
                .then_with(|| a.challenge_id.cmp(&b.challenge_id))
        });
        listed
    }
}
