//! The challenges of a run and the budgets that bound them. Each budget is one of a time, so that no caller can use it up
//! for good, the owner included.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::time::Duration;

use subtle::ConstantTimeEq;

use super::{
    CHALLENGES_PER_CALLER, CHALLENGES_PER_MINUTE, CODE_LIFETIME, CODES, Claimant, DecisionRefusal,
    MAX_APP_NAME, MEMORY, PENDING_LIFETIME, PairingList, PairingRefusal, PendingChallenge,
    PendingState, TRIES_BEFORE_LOCK, TRIES_PER_CHALLENGE,
};
use crate::ids::Ids;
use crate::keys::{Grant, Secret};

#[derive(Debug)]
struct Challenge {
    app_name: String,
    claimant: Claimant,
    requested_at: Duration,
    /// `None` while it waits for the owner.
    approved: Option<Approved>,
}

#[derive(Debug)]
struct Approved {
    grant: Grant,
    code: Secret,
    approved_at: Duration,
    /// Wrong codes.
    wrong: u32,
}

impl Challenge {
    fn expires_at(&self) -> Duration {
        match &self.approved {
            None => self.requested_at + PENDING_LIFETIME,
            Some(approved) => approved.approved_at + CODE_LIFETIME,
        }
    }
}

const MINUTE: Duration = Duration::from_secs(60);

/// Every challenge of this run of the server.
#[derive(Debug, Default)]
pub(crate) struct Pairing {
    challenges: BTreeMap<String, Challenge>,
    /// When the owner denied a caller under a name.
    denied: HashMap<(Claimant, String), Duration>,
    /// Wrong codes since the last right one, or the last lock.
    wrong: u32,
    /// When the lock after too many wrong codes ends.
    locked_until: Option<Duration>,
    /// The callers that opened challenges within the last [`MEMORY`], and when.
    opened: VecDeque<(Duration, Claimant)>,
}

impl Pairing {
    /// Whether any caller could open a challenge, by the budgets that all callers share.
    pub(super) fn is_open(&mut self, now: Duration) -> Result<(), PairingRefusal> {
        self.sweep(now);
        self.admit(None, now)
    }

    /// Opens a challenge for a caller, in place of those that the caller has. Returns its id.
    pub(super) fn request(
        &mut self,
        app_name: &str,
        claimant: Claimant,
        now: Duration,
        ids: &Ids<'_>,
    ) -> Result<String, PairingRefusal> {
        if !(1..=MAX_APP_NAME).contains(&app_name.len()) {
            let bytes = app_name.len();
            return Err(PairingRefusal::AppName { bytes });
        }
        self.sweep(now);
        let asked = (claimant, app_name.to_owned());
        self.admit(Some(&asked), now)?;
        let (claimant, app_name) = asked;
        // Callers without an identity count as one: an approved challenge of one of them stays for its code.
        self.challenges.retain(|_, other| {
            let is_kept = claimant == Claimant::Anonymous && other.approved.is_some();
            other.claimant != claimant || is_kept
        });
        self.opened.push_back((now, claimant.clone()));
        let challenge = Challenge {
            app_name,
            claimant,
            requested_at: now,
            approved: None,
        };
        let id = ids.short();
        self.challenges.insert(id.clone(), challenge);
        Ok(id)
    }

    /// Solves an approved challenge with its code and mints what it is good for. The challenge is used up when,
    /// and only when, `mint` succeeds.
    pub(super) fn solve<T, E: From<PairingRefusal>>(
        &mut self,
        challenge_id: &str,
        code: &str,
        now: Duration,
        mint: impl FnOnce(&str, &Grant) -> Result<T, E>,
    ) -> Result<T, E> {
        if challenge_id.is_empty() || code.is_empty() {
            return Err(PairingRefusal::Incomplete.into());
        }
        self.sweep(now);
        let challenge = match self.locked_until {
            Some(_) => None,
            None => self.challenges.get_mut(challenge_id),
        };
        // A pending challenge has no code: a guess at it fails and does not count.
        let open = challenge.and_then(|open| Some((&open.app_name, open.approved.as_mut()?)));
        let open = open.filter(|(_, approved)| approved.wrong < TRIES_PER_CHALLENGE);
        let (app_name, approved) = open.ok_or(PairingRefusal::NotSolved)?;
        if !bool::from(approved.code.0.as_bytes().ct_eq(code.as_bytes())) {
            approved.wrong += 1;
            self.wrong += 1;
            let locks = self.wrong >= TRIES_BEFORE_LOCK;
            if locks {
                self.wrong = 0;
                self.locked_until = Some(now + MEMORY);
            }
            return Err(PairingRefusal::WrongCode { locks }.into());
        }
        let minted = mint(app_name, &approved.grant)?;
        self.challenges.remove(challenge_id);
        self.wrong = 0;
        Ok(minted)
    }

    /// The owner approves with a grant. Returns the code for the program, and the name that the program gave.
    pub(super) fn approve(
        &mut self,
        challenge_id: &str,
        grant: Grant,
        now: Duration,
        ids: &Ids<'_>,
    ) -> Result<(Secret, String), DecisionRefusal> {
        self.sweep(now);
        let challenge = self.challenges.get_mut(challenge_id);
        let challenge = challenge.ok_or(DecisionRefusal::Unknown)?;
        if challenge.approved.is_some() {
            return Err(DecisionRefusal::AlreadyApproved);
        }
        let code = Secret(format!("{:04}", ids.below(CODES)));
        challenge.approved = Some(Approved {
            grant,
            code: code.clone(),
            approved_at: now,
            wrong: 0,
        });
        Ok((code, challenge.app_name.clone()))
    }

    /// The owner denies, pending or approved. Returns a caller that can be identified, and is refused under the same
    /// name for [`MEMORY`]; `None` if the server cannot distinguish it from others.
    pub(super) fn deny(
        &mut self,
        challenge_id: &str,
        now: Duration,
    ) -> Result<Option<Claimant>, DecisionRefusal> {
        self.sweep(now);
        let denied = self.challenges.remove(challenge_id);
        let denied = denied.ok_or(DecisionRefusal::Unknown)?;
        if denied.claimant == Claimant::Anonymous {
            return Ok(None);
        }
        let claimant = denied.claimant;
        self.denied.insert((claimant.clone(), denied.app_name), now);
        Ok(Some(claimant))
    }

    /// The challenges that wait for the owner or for their code, oldest first.
    pub(super) fn list(&mut self, now: Duration) -> PairingList {
        self.sweep(now);
        let mut challenges: Vec<_> = self.challenges.iter().collect();
        challenges.sort_by_key(|(id, challenge)| (challenge.requested_at, *id));
        let listed = challenges.into_iter().map(|(id, challenge)| {
            let approved = challenge.approved.as_ref();
            let left = |approved: &Approved| TRIES_PER_CHALLENGE.saturating_sub(approved.wrong);
            PendingChallenge {
                challenge_id: id.clone(),
                app_name: challenge.app_name.clone(),
                state: match approved {
                    None => PendingState::Pending,
                    Some(_) => PendingState::Approved,
                },
                caller: challenge.claimant.to_string(),
                age_seconds: now.saturating_sub(challenge.requested_at).as_secs(),
                seconds_left: challenge.expires_at().saturating_sub(now).as_secs(),
                tries_left: approved.map(left),
            }
        });
        let locked = self.locked_until.map(|until| until.saturating_sub(now));
        PairingList {
            locked_seconds: locked.map(|left| left.as_secs()),
            challenges: listed.collect(),
        }
    }

    /// Drops what has expired.
    fn sweep(&mut self, now: Duration) {
        self.challenges
            .retain(|_, challenge| now < challenge.expires_at());
        self.denied.retain(|_, at| now < *at + MEMORY);
        self.locked_until = self.locked_until.filter(|until| now < *until);
        let is_old = |(at, _): &(Duration, Claimant)| now >= *at + MEMORY;
        while self.opened.front().is_some_and(is_old) {
            self.opened.pop_front();
        }
    }

    /// Refuses until all budgets have room again: those that all callers share, and those of a caller under a name.
    fn admit(
        &self,
        asked: Option<&(Claimant, String)>,
        now: Duration,
    ) -> Result<(), PairingRefusal> {
        let latest = || self.opened.iter().rev();
        let mut of_all = latest().map(|(at, _)| *at + MINUTE);
        let own = asked.and_then(|(claimant, _)| {
            let mut own = latest().filter(|(_, other)| other == claimant);
            own.nth(CHALLENGES_PER_CALLER - 1)
        });
        let budgets = [
            self.locked_until,
            of_all.nth(CHALLENGES_PER_MINUTE - 1),
            own.map(|(at, _)| *at + MEMORY),
            asked
                .and_then(|asked| self.denied.get(asked))
                .map(|at| *at + MEMORY),
        ];
        let free = budgets.into_iter().flatten().max();
        match free.and_then(|free| free.checked_sub(now)) {
            Some(retry_after) if !retry_after.is_zero() => {
                Err(PairingRefusal::Unavailable { retry_after })
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests;
