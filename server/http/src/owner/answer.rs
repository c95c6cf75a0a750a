//! What the owner is told, as it goes over the control socket, and what the log says of it.

use std::fmt;

use rolltop_spec::auth::ApiKeyGrant;
use rolltop_workspace::bin::BinRow;
use rolltop_workspace::keys::KeyInfo;
use rolltop_workspace::pairing::PendingChallenge;
use rolltop_workspace::rebuild::RebuildStatus;
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
    Keys(Vec<KeyInfo>),
    /// A key was revoked.
    KeyRevoked(KeyInfo),
    /// Every challenge.
    Challenges {
        /// For how long no code is taken; null when codes are.
        locked_seconds: Option<u64>,
        /// Oldest first.
        challenges: Vec<PendingChallenge>,
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
    Rebuilding(RebuildStatus),
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
            Self::KeyCreated(NewKey { id, .. }) | Self::KeyRevoked(KeyInfo { id, .. }) => {
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
