//! Pairing: how a program on this machine gets a key from the owner (chats-files-auth.md 3.1).
//!
//! A state machine in memory. No code exists before the owner approves, and the grant comes from the owner
//! alone. Nothing here makes keys or knows spaces: [`Pairing::solve`] is given what mints the key.

mod keys;
mod state;

use std::fmt;
use std::time::Duration;

use parking_lot::Mutex;
use subtle::ConstantTimeEq;

use self::state::{Approved, Challenge, Stage, State};
use crate::ids::Ids;
use crate::keys::{Grant, MAX_KEY_NAME};

pub use self::keys::{Approval, ApproveError, SolveError};
pub use self::state::{Claimant, PendingChallenge, PendingState};

/// How long a challenge waits for the owner.
pub const PENDING_LIFETIME: Duration = Duration::from_secs(3 * 60);
/// How long a code is good for after the approval.
pub const CODE_LIFETIME: Duration = Duration::from_secs(5 * 60);
/// Wrong codes after which a challenge is dead.
pub const TRIES_PER_CHALLENGE: u32 = 5;
/// Wrong codes, over all challenges and without a right one between them, after which pairing is locked.
pub const TRIES_BEFORE_LOCK: u32 = 20;
/// Challenges of one caller within [`MEMORY`].
pub const CHALLENGES_PER_CALLER: usize = 10;
/// Challenges in a minute, of all callers.
pub const CHALLENGES_PER_MINUTE: usize = 10;
/// How long pairing stays locked, a denial is remembered, and the challenges of a caller count.
pub const MEMORY: Duration = Duration::from_secs(10 * 60);
/// Longest `app_name` in bytes: it becomes the key's name and is never cut.
pub const MAX_APP_NAME: usize = MAX_KEY_NAME;
/// Codes are the numbers below this, written with four digits.
const CODES: u32 = 10_000;

/// Why the pairing routes refuse.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub enum PairingRefusal {
    /// `app_name` is empty or too long.
    #[error("app_name has {bytes} bytes, 1 to {MAX_APP_NAME} are allowed")]
    AppName {
        /// Its length.
        bytes: usize,
    },
    /// `challenge_id` or `code` is missing or empty.
    #[error("challenge_id and code are required")]
    Incomplete,
    /// One of the budgets is used up, or the owner has denied the same a short while ago. One text for all of them.
    #[error(
        "pairing is not available now; wait as long as the header Retry-After says, or ask the owner to look at the \
         pairing requests"
    )]
    Unavailable {
        /// After so long the request is admitted, if nothing else happens.
        retry_after: Duration,
    },
    /// The challenge and the code do not open anything. One text for every reason.
    #[error("the challenge cannot be solved: unknown, not approved, expired, or a wrong code")]
    NotSolved,
    /// The same to the caller: the code was wrong. The log says more.
    #[error("{}", Self::NotSolved)]
    WrongCode {
        /// pairing is locked for a while.
        locks: bool,
    },
}

/// Why the owner's decision is refused.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub enum DecisionRefusal {
    /// No such challenge, or it has expired.
    #[error(
        "no pending challenge has this id; `rolltop pair list` shows those there are, and who had an expired one asks again"
    )]
    Unknown,
    /// The challenge has a grant and a code already.
    #[error(
        "the challenge is approved already; give the program the code that was printed then; where that is lost, have \
         the program ask again: its new challenge takes the place of this one"
    )]
    AlreadyApproved,
    /// A key from pairing always carries a grant.
    #[error("an approval names spaces, or all of them")]
    NoGrant,
}

/// A code that an approval made, and for whom.
pub struct IssuedCode {
    /// What opens the challenge; only the owner sees it.
    pub code: String,
    /// What the program calls itself.
    pub app_name: String,
}

/// Codes are not printed.
impl fmt::Debug for IssuedCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("IssuedCode")
            .field("app_name", &self.app_name)
            .finish_non_exhaustive()
    }
}

/// Every challenge of this run of the server.
#[derive(Debug, Default)]
pub struct Pairing {
    state: Mutex<State>,
}

impl Pairing {
    /// Whether any caller could open a challenge, by the budgets that all callers share.
    pub fn is_open(&self, now: Duration) -> Result<(), PairingRefusal> {
        let mut state = self.state.lock();
        state.sweep(now);
        admitted_after(state.wait_of_all(now))
    }

    /// Opens a challenge for a caller and gives its id.
    pub fn request(
        &self,
        app_name: &str,
        claimant: Claimant,
        now: Duration,
        ids: &Ids<'_>,
    ) -> Result<String, PairingRefusal> {
        if !(1..=MAX_APP_NAME).contains(&app_name.len()) {
            let bytes = app_name.len();
            return Err(PairingRefusal::AppName { bytes });
        }
        let mut state = self.state.lock();
        state.sweep(now);
        admitted_after(state.wait_of(&claimant, app_name, now))?;
        let id = ids.short();
        let challenge = Challenge {
            app_name: app_name.to_owned(),
            claimant,
            requested_at: now,
            stage: Stage::Pending,
        };
        state.open(id.clone(), challenge, now);
        Ok(id)
    }

    /// Solves an approved challenge with its code and mints what it is good for. The challenge is used up when,
    /// and only when, `mint` succeeds; two solvers at once cannot both succeed.
    pub fn solve<T, E: From<PairingRefusal>>(
        &self,
        challenge_id: &str,
        code: &str,
        now: Duration,
        mint: impl FnOnce(&str, &Grant) -> Result<T, E>,
    ) -> Result<T, E> {
        if challenge_id.is_empty() || code.is_empty() {
            return Err(PairingRefusal::Incomplete.into());
        }
        let mut state = self.state.lock();
        state.sweep(now);
        if state.is_locked() {
            return Err(PairingRefusal::NotSolved.into());
        }
        let Some(challenge) = state.challenges.get_mut(challenge_id) else {
            return Err(PairingRefusal::NotSolved.into());
        };
        // A pending challenge has no code: guessing at it fails and counts for nothing.
        let Stage::Approved(approved) = &mut challenge.stage else {
            return Err(PairingRefusal::NotSolved.into());
        };
        if approved.wrong >= TRIES_PER_CHALLENGE {
            return Err(PairingRefusal::NotSolved.into());
        }
        if !bool::from(approved.code.as_bytes().ct_eq(code.as_bytes())) {
            approved.wrong += 1;
            state.tried_in_vain(now);
            let locks = state.is_locked();
            return Err(PairingRefusal::WrongCode { locks }.into());
        }
        let minted = mint(&challenge.app_name, &approved.grant)?;
        state.solved(challenge_id);
        Ok(minted)
    }

    /// The owner approves with a grant; gives the code for the program, and what it calls itself.
    pub fn approve(
        &self,
        challenge_id: &str,
        grant: Grant,
        now: Duration,
        ids: &Ids<'_>,
    ) -> Result<IssuedCode, DecisionRefusal> {
        let mut state = self.state.lock();
        state.sweep(now);
        let challenge = state
            .challenges
            .get_mut(challenge_id)
            .ok_or(DecisionRefusal::Unknown)?;
        if matches!(challenge.stage, Stage::Approved(_)) {
            return Err(DecisionRefusal::AlreadyApproved);
        }
        let code = format!("{:04}", ids.below(CODES));
        challenge.stage = Stage::Approved(Approved {
            grant,
            code: code.clone(),
            approved_at: now,
            wrong: 0,
        });
        Ok(IssuedCode {
            code,
            app_name: challenge.app_name.clone(),
        })
    }

    /// The owner denies, pending or approved. A caller that can be identified is refused under the same name for
    /// [`MEMORY`]: the result names it, or is `None` where the next request is treated like any other.
    pub fn deny(
        &self,
        challenge_id: &str,
        now: Duration,
    ) -> Result<Option<Claimant>, DecisionRefusal> {
        let mut state = self.state.lock();
        state.sweep(now);
        let challenge = state
            .challenges
            .remove(challenge_id)
            .ok_or(DecisionRefusal::Unknown)?;
        let barred = Some(challenge.claimant).filter(Claimant::is_attributable);
        if let Some(claimant) = &barred {
            let asked = (claimant.clone(), challenge.app_name);
            state.denied.insert(asked, now);
        }
        Ok(barred)
    }

    /// What waits for the owner or for its code, oldest first, and how long pairing stays locked, if it is.
    pub fn list(&self, now: Duration) -> (Vec<PendingChallenge>, Option<Duration>) {
        let mut state = self.state.lock();
        state.sweep(now);
        (state.pending(now), state.locked_for(now))
    }
}

fn admitted_after(wait: Option<Duration>) -> Result<(), PairingRefusal> {
    match wait {
        Some(retry_after) => Err(PairingRefusal::Unavailable { retry_after }),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests;
