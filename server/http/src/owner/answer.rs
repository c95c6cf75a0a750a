//! What the owner is told, as it goes over the control socket, and what the log says of it.

use std::fmt;

use rolltop_spec::auth::ApiKeyGrant;
use rolltop_workspace::bin::BinRow;
use rolltop_workspace::clock::rfc3339;
use rolltop_workspace::keys::{Grant, KeyInfo};
use rolltop_workspace::pairing::{PendingChallenge, PendingState};
use rolltop_workspace::spaces::OwnedSpace;
use serde::{Deserialize, Serialize};
use slog::{KV, Record, Serializer};

/// What is shown once and to the owner alone: a token, a code. Not printed by accident.
#[derive(Deserialize, Serialize)]
#[serde(transparent)]
pub(crate) struct Secret(pub(crate) String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// What the owner is told.
#[derive(Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answer {
    /// A key was made.
    KeyCreated(NewKey),
    /// Every key.
    Keys(Vec<KeyRow>),
    /// A key was revoked.
    KeyRevoked(KeyRow),
    /// Every challenge.
    Challenges {
        /// For how long no code is taken; null when codes are.
        locked_seconds: Option<u64>,
        /// Oldest first.
        challenges: Vec<ChallengeRow>,
    },
    /// A challenge was approved.
    Approved {
        /// Which.
        challenge_id: String,
        /// What its program needs.
        code: Secret,
        /// What the program calls itself.
        app_name: String,
        /// A key has that name already.
        name_is_shared: bool,
    },
    /// A challenge was denied.
    Denied {
        /// Which.
        challenge_id: String,
        /// Who is not heard again under the same name for ten minutes; null where callers cannot be told apart.
        barred: Option<String>,
    },
    /// Spaces.
    Spaces(Vec<OwnedSpace>),
    /// Spaces were deleted: their full ids.
    SpacesDeleted(Vec<String>),
    /// What is in the bin.
    Bin {
        /// The latest first.
        rows: Vec<BinRow>,
        /// How many there are altogether.
        total: u64,
    },
    /// Something is back.
    Restored {
        /// What.
        row: BinRow,
        /// Advice, one sentence each.
        warnings: Vec<String>,
    },
    /// How far the making of the index is.
    Rebuilding(Rebuilding),
    /// Nothing was done, and why.
    Refused(String),
}

impl Answer {
    /// False when nothing was done.
    pub(super) fn is_done(&self) -> bool {
        !matches!(self, Self::Refused(_))
    }

    /// What was made, changed or decided, for the log.
    pub(super) fn subject(&self) -> Subject {
        let (name, id) = match self {
            Self::KeyCreated(NewKey { id, .. }) | Self::KeyRevoked(KeyRow { id, .. }) => {
                ("key.id", id)
            }
            Self::Approved { challenge_id, .. } | Self::Denied { challenge_id, .. } => {
                ("challenge.id", challenge_id)
            }
            Self::Restored { row, .. } => ("object.id", &row.id),
            Self::SpacesDeleted(ids) => return Subject(Some(("space.id", ids.join(" ")))),
            Self::Keys(_)
            | Self::Challenges { .. }
            | Self::Spaces(_)
            | Self::Bin { .. }
            | Self::Rebuilding(_)
            | Self::Refused(_) => return Subject(None),
        };
        Subject(Some((name, id.clone())))
    }
}

/// The id of something, under the name that the log has for its kind.
#[derive(Debug)]
pub(super) struct Subject(Option<(&'static str, String)>);

impl KV for Subject {
    fn serialize(&self, _: &Record<'_>, serializer: &mut dyn Serializer) -> slog::Result {
        match &self.0 {
            Some((name, id)) => serializer.emit_str((*name).into(), id),
            None => Ok(()),
        }
    }
}

/// A key that was just made.
#[derive(Debug, Deserialize, Serialize)]
pub(crate) struct NewKey {
    /// The token, shown this once.
    pub(crate) api_key: Secret,
    /// Its identity.
    pub(crate) id: String,
    /// Null without a grant.
    pub(crate) grant: Option<ApiKeyGrant>,
    /// Another key has the same name.
    pub(crate) name_is_shared: bool,
}

/// A key, without its token.
#[derive(Debug, Deserialize, Serialize)]
pub(crate) struct KeyRow {
    /// Its identity.
    pub(crate) id: String,
    /// Its name.
    pub(crate) name: String,
    /// `scoped` or `legacy`.
    pub(crate) status: String,
    /// The kind.
    pub(crate) scope: String,
    /// Null without a grant, or with one that is not understood.
    pub(crate) grant: Option<ApiKeyGrant>,
    /// RFC 3339; null = unknown.
    pub(crate) created_at: Option<String>,
    /// RFC 3339; null = not yet.
    pub(crate) last_used_at: Option<String>,
    /// RFC 3339; null = never.
    pub(crate) expires_at: Option<String>,
}

/// How far the making of the index is.
#[derive(Debug, Deserialize, Serialize)]
pub(crate) struct Rebuilding {
    /// The spaces that are done.
    pub(crate) done: Vec<RebuiltRow>,
    /// How many spaces there are in all.
    pub(crate) spaces: usize,
    /// Name of the space at work; null before and after.
    pub(crate) at: Option<String>,
    /// Texts of it that are read.
    pub(crate) texts_read: usize,
    /// Texts of it in all.
    pub(crate) texts: usize,
    /// It is over.
    pub(crate) is_over: bool,
    /// Why it ended early; null where it did not.
    pub(crate) failure: Option<String>,
}

/// A space whose index is new.
#[derive(Debug, Deserialize, Serialize)]
pub(crate) struct RebuiltRow {
    /// Full id of the space.
    pub(crate) space_id: String,
    /// Its name.
    pub(crate) space: String,
    /// How many objects its index has, of every kind.
    pub(crate) objects: usize,
}

/// A challenge.
#[derive(Debug, Deserialize, Serialize)]
pub(crate) struct ChallengeRow {
    /// Its id.
    pub(crate) challenge_id: String,
    /// What the caller calls itself.
    pub(crate) app_name: String,
    /// `pending` or `approved`.
    pub(crate) state: String,
    /// Who asks.
    pub(crate) caller: String,
    /// Seconds since it was requested.
    pub(crate) age_seconds: u64,
    /// Seconds until it expires.
    pub(crate) seconds_left: u64,
    /// Wrong codes that are still forgiven; null while pending.
    pub(crate) tries_left: Option<u32>,
}

impl From<KeyInfo> for KeyRow {
    fn from(key: KeyInfo) -> Self {
        let time = |seconds: i64| (seconds != 0).then_some(seconds).and_then(rfc3339);
        Self {
            id: key.id,
            name: key.name,
            status: key.status.name().to_owned(),
            scope: key.scope,
            grant: key.grant.flatten().as_ref().map(Grant::served),
            created_at: time(key.created_at),
            last_used_at: time(key.last_used_at),
            expires_at: time(key.expires_at),
        }
    }
}

impl From<PendingChallenge> for ChallengeRow {
    fn from(challenge: PendingChallenge) -> Self {
        let (state, tries_left) = match challenge.state {
            PendingState::Pending => ("pending", None),
            PendingState::Approved { tries_left } => ("approved", Some(tries_left)),
        };
        Self {
            challenge_id: challenge.challenge_id,
            app_name: challenge.app_name,
            state: state.to_owned(),
            caller: challenge.claimant.to_string(),
            age_seconds: challenge.age.as_secs(),
            seconds_left: challenge.time_left.as_secs(),
            tries_left,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // chats-files-auth.md 5.8
    #[test]
    fn answers_are_printed_without_their_secret() {
        let secret = || Secret("4711".to_owned());
        let key = NewKey {
            api_key: secret(),
            id: "id".to_owned(),
            grant: None,
            name_is_shared: false,
        };
        let approved = Answer::Approved {
            challenge_id: "id".to_owned(),
            code: secret(),
            app_name: "Notes bot".to_owned(),
            name_is_shared: false,
        };
        for answer in [Answer::KeyCreated(key), approved] {
            let printed = format!("{answer:?}");
            assert!(!printed.contains("4711"), "{printed}");
        }
    }
}
