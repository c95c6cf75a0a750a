//! Pairing joined with keys and spaces: what the routes and the owner's surface call.

use std::fmt;
use std::time::Duration;

use super::{Claimant, DecisionRefusal, IssuedCode, PairingRefusal, PendingChallenge};
use crate::Workspace;
use crate::error::{Error, Result};
use crate::ids::Ids;
use crate::keys::{CreatedKey, Grant, KeyReach, Reach, Scope, names_of_live_keys};

/// What an approval gives.
#[derive(Clone)]
pub struct Approval {
    /// What the program needs; only the owner sees it.
    pub code: String,
    /// What the program calls itself, and its key will be called.
    pub app_name: String,
    /// A key that works has this name already, and with it the same delete provenance (http.md 22.3).
    pub name_is_shared: bool,
}

/// Codes are not printed.
impl fmt::Debug for Approval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Approval")
            .field("app_name", &self.app_name)
            .field("name_is_shared", &self.name_is_shared)
            .finish_non_exhaustive()
    }
}

/// Why a challenge gave no key.
#[derive(Clone, Debug, thiserror::Error)]
pub enum SolveError {
    /// The caller's side.
    #[error(transparent)]
    Refused(#[from] PairingRefusal),
    /// The key could not be stored.
    #[error(transparent)]
    Failed(Error),
}

/// Why the owner's approval did nothing.
#[derive(Clone, Debug, thiserror::Error)]
pub enum ApproveError {
    /// The challenge is not there or not pending.
    #[error(transparent)]
    Refused(#[from] DecisionRefusal),
    /// The grant is not one; the challenge stays pending.
    #[error(transparent)]
    Grant(#[from] Error),
}

impl Workspace {
    /// Refuses what no caller would be admitted with. Who asks need not be known for it.
    pub fn pairing_is_open(&self) -> Result<(), PairingRefusal> {
        self.pairing.is_open(self.clock.monotonic())
    }

    /// Opens a pairing challenge and gives its id.
    pub fn request_pairing(
        &self,
        app_name: &str,
        claimant: Claimant,
    ) -> Result<String, PairingRefusal> {
        self.pairing.request(
            app_name,
            claimant,
            self.clock.monotonic(),
            &Ids(&*self.entropy),
        )
    }

    /// Solves a challenge: a key of scope `jsonApi`, without expiry, with the grant that the owner gave.
    pub fn solve_pairing(&self, challenge_id: &str, code: &str) -> Result<CreatedKey, SolveError> {
        let solved = self.pairing.solve(
            challenge_id,
            code,
            self.clock.monotonic(),
            |app_name, grant| {
                self.store_key(app_name, Scope::JsonApi, Some(grant.clone()), 0)
                    .map_err(SolveError::Failed)
            },
        );
        if let Err(SolveError::Refused(PairingRefusal::WrongCode { locks })) = &solved {
            // The id is one that the server made.
            slog::warn!(self.log, "a wrong pairing code was sent"; "challenge.id" => challenge_id);
            if *locks {
                slog::error!(
                    self.log,
                    "pairing is locked for ten minutes: too many wrong codes were sent"
                );
            }
        }
        solved
    }

    /// The owner approves. Every key from pairing carries a grant.
    pub fn approve_pairing(
        &self,
        challenge_id: &str,
        reach: &KeyReach,
    ) -> Result<Approval, ApproveError> {
        let grant = match reach {
            KeyReach::AllSpaces(permission) => Grant {
                reach: Reach::AllSpaces,
                permission: *permission,
            },
            KeyReach::Spaces(references, permission) => {
                self.grant_for_spaces(references, *permission)?
            }
            KeyReach::Unscoped => return Err(DecisionRefusal::NoGrant.into()),
        };
        // Read before anything is decided: a fault leaves the challenge as it was.
        let now = self.clock.now_seconds();
        let names = self.store.read(|at| names_of_live_keys(at, now))?;
        let IssuedCode { code, app_name } = self.pairing.approve(
            challenge_id,
            grant,
            self.clock.monotonic(),
            &Ids(&*self.entropy),
        )?;
        Ok(Approval {
            name_is_shared: names.contains(&app_name),
            code,
            app_name,
        })
    }

    /// The owner denies; gives who is not heard again under the same name for a while.
    pub fn deny_pairing(&self, challenge_id: &str) -> Result<Option<Claimant>, DecisionRefusal> {
        self.pairing.deny(challenge_id, self.clock.monotonic())
    }

    /// What waits, oldest first, and how long pairing stays locked, if it is.
    pub fn list_pairing(&self) -> (Vec<PendingChallenge>, Option<Duration>) {
        self.pairing.list(self.clock.monotonic())
    }
}
