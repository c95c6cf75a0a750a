//! Pairing: how a program on this machine gets a key from the owner (chats-files-auth.md 3.1).
//!
//! A state machine in memory. No code exists before the owner approves, and the grant comes from the owner alone.

mod state;

use std::fmt;
use std::time::Duration;

use rolltop_document::issue::{Fault, Issue};
use serde::{Deserialize, Serialize};

use crate::Workspace;
use crate::error::{Error, Result};
use crate::ids::Ids;
use crate::keys::{CreatedKey, KeyReach, MAX_KEY_NAME, Scope, Secret, names_of_live_keys};

pub(crate) use self::state::Pairing;

/// How long a challenge waits for the owner.
pub const PENDING_LIFETIME: Duration = Duration::from_secs(3 * 60);
/// How long a code is good for after the approval.
pub const CODE_LIFETIME: Duration = Duration::from_secs(5 * 60);
/// Wrong codes after which a challenge is dead.
pub const TRIES_PER_CHALLENGE: u32 = 5;
/// Wrong codes of all challenges, without a right one between them, after which pairing is locked.
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
    /// One of the budgets is used up, or the owner has denied the same request. One text for all reasons.
    #[error(
        "pairing is not available now; wait as long as the header Retry-After says, or ask the owner to look at the \
         pairing requests"
    )]
    Unavailable {
        /// The request is admitted after this time, if no other comes before.
        retry_after: Duration,
    },
    /// The challenge and the code do not open anything. One text for every reason.
    #[error("the challenge cannot be solved: unknown, not approved, expired, or a wrong code")]
    NotSolved,
    /// The same to the caller: the code was wrong. The log says more.
    #[error("{}", Self::NotSolved)]
    WrongCode {
        /// Pairing is locked for a while.
        locks: bool,
    },
}

/// Why the owner's decision is refused.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub enum DecisionRefusal {
    /// No such challenge, or it has expired.
    #[error(
        "no pending challenge has this id; `rolltop pair list` shows the pending ones, and a program with an expired \
         one asks again"
    )]
    Unknown,
    /// The challenge has a grant and a code already.
    #[error(
        "the challenge is approved already; give the program the code that was printed then; if it is lost, let the \
         program ask again: its new challenge replaces this one"
    )]
    AlreadyApproved,
    /// A key from pairing always carries a grant.
    #[error("an approval names spaces, or all of them")]
    NoGrant,
}

impl From<DecisionRefusal> for Error {
    fn from(refusal: DecisionRefusal) -> Self {
        Fault::invalid(Issue::pathless(refusal.to_string())).into()
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

/// The requester of a key, as far as the server can learn it.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub enum Claimant {
    /// A page: its normalised origin.
    Origin(String),
    /// A program: the path of its process.
    Process(String),
    /// All others share one budget.
    Anonymous,
}

impl fmt::Display for Claimant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Origin(name) | Self::Process(name) => f.write_str(name),
            Self::Anonymous => f.write_str("unknown"),
        }
    }
}

/// The programs that ask for a key.
#[derive(Debug, Deserialize, Serialize)]
pub struct PairingList {
    /// For how many seconds no code is accepted; `None` when codes are.
    pub locked_seconds: Option<u64>,
    /// Oldest first.
    pub challenges: Vec<PendingChallenge>,
}

/// A challenge as the owner sees it.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct PendingChallenge {
    /// Its id.
    pub challenge_id: String,
    /// The name that the caller gave: a claim, not a fact.
    pub app_name: String,
    /// What it waits for.
    pub state: PendingState,
    /// [`Claimant`] as text.
    pub caller: String,
    /// Seconds since it was requested.
    pub age_seconds: u64,
    /// Seconds until it, or its code, expires.
    pub seconds_left: u64,
    /// How many wrong codes it still allows; `None` while pending.
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

/// The approval of a challenge.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Approval {
    /// Its id.
    pub challenge_id: String,
    /// The code that the program needs; only the owner sees it.
    pub code: Secret,
    /// The name that the program gave, and that its key gets.
    pub app_name: String,
    /// A key that works has this name already, and with it the same delete provenance (http.md 22.3).
    pub name_is_shared: bool,
}

/// The denial of a challenge.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Denial {
    /// Its id.
    pub challenge_id: String,
    /// The caller that is ignored under the same name for [`MEMORY`]; `None` if it has no identity.
    pub barred: Option<String>,
}

impl Workspace {
    /// Refuses a request for a key if every caller would be refused.
    pub fn pairing_is_open(&self) -> Result<(), PairingRefusal> {
        self.pairing.lock().is_open(self.clock.monotonic())
    }

    /// Opens a pairing challenge and gives its id.
    pub fn request_pairing(
        &self,
        app_name: &str,
        claimant: Claimant,
    ) -> Result<String, PairingRefusal> {
        let (now, ids) = (self.clock.monotonic(), Ids(&*self.entropy));
        self.pairing.lock().request(app_name, claimant, now, &ids)
    }

    /// Solves a challenge: a key of scope `jsonApi`, without expiry, with the grant that the owner gave. Challenges are
    /// solved one after the other, so that none gives two keys.
    pub fn solve_pairing(&self, challenge_id: &str, code: &str) -> Result<CreatedKey, SolveError> {
        let now = self.clock.monotonic();
        let mut pairing = self.pairing.lock();
        let solved = pairing.solve(challenge_id, code, now, |app_name, grant| {
            self.store_key(app_name, Scope::JsonApi, Some(grant.clone()), 0)
                .map_err(SolveError::Failed)
        });
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
    pub fn approve_pairing(&self, challenge_id: &str, reach: &KeyReach) -> Result<Approval> {
        let grant = self.grant_of(reach)?.ok_or(DecisionRefusal::NoGrant)?;
        // Read before anything is decided: a fault leaves the challenge as it was.
        let now = self.clock.now_seconds();
        let names = self.store.read(|at| names_of_live_keys(at, now))?;
        let (now, ids) = (self.clock.monotonic(), Ids(&*self.entropy));
        let approved = self.pairing.lock().approve(challenge_id, grant, now, &ids);
        let (code, app_name) = approved?;
        Ok(Approval {
            challenge_id: challenge_id.to_owned(),
            code,
            name_is_shared: names.contains(&app_name),
            app_name,
        })
    }

    /// The owner denies.
    pub fn deny_pairing(&self, challenge_id: &str) -> Result<Denial> {
        let denied = self
            .pairing
            .lock()
            .deny(challenge_id, self.clock.monotonic());
        Ok(Denial {
            challenge_id: challenge_id.to_owned(),
            barred: denied?.map(|claimant| claimant.to_string()),
        })
    }

    /// The challenges that wait.
    pub fn list_pairing(&self) -> PairingList {
        self.pairing.lock().list(self.clock.monotonic())
    }
}
