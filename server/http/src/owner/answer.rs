//! Answers to the owner, as they go over the control socket, and what the log says of them.

use std::fmt;

use rolltop_spec::auth::ApiKeyGrant;
use rolltop_workspace::bin::BinRow;
use rolltop_workspace::pairing::PendingChallenge;
use serde::{Deserialize, Serialize};
use serde_json::Value;
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

/// The answer to a request.
#[derive(Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answer {
    /// It was carried out: JSON of the type that the request names.
    Done(Value),
    /// Nothing was done, and why.
    Refused(String),
}

impl Answer {
    /// The id of what a command made, changed or decided, for the log.
    pub(super) fn subject(&self, command: &str) -> Subject {
        let Self::Done(done) = self else {
            return Subject(None);
        };
        let (name, id) = match command {
            "keys create" | "keys revoke" => ("key.id", done.get("id")),
            "pair approve" | "pair deny" => ("challenge.id", done.get("challenge_id")),
            "bin restore" => ("object.id", done.pointer("/row/id")),
            "spaces delete" => ("space.id", Some(done)),
            _ => return Subject(None),
        };
        let id = match id {
            Some(Value::Array(ids)) => {
                let ids: Vec<&str> = ids.iter().filter_map(Value::as_str).collect();
                Some(ids.join(" "))
            }
            id => id.and_then(Value::as_str).map(str::to_owned),
        };
        Subject(id.map(|id| (name, id)))
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

#[derive(Debug, Deserialize, Serialize)]
pub(crate) struct NewKey {
    /// The token, shown this once.
    pub(crate) api_key: Secret,
    pub(crate) id: String,
    /// Null without a grant.
    pub(crate) grant: Option<ApiKeyGrant>,
    pub(crate) name_is_shared: bool,
}

/// The programs that ask for a key.
#[derive(Deserialize, Serialize)]
pub(crate) struct Challenges {
    /// For how many seconds no code is taken; null when codes are.
    pub(crate) locked_seconds: Option<u64>,
    /// Oldest first.
    pub(crate) challenges: Vec<PendingChallenge>,
}

#[derive(Debug, Deserialize, Serialize)]
pub(crate) struct Approved {
    pub(crate) challenge_id: String,
    /// What its program needs.
    pub(crate) code: Secret,
    pub(crate) app_name: String,
    pub(crate) name_is_shared: bool,
}

#[derive(Deserialize, Serialize)]
pub(crate) struct Denied {
    pub(crate) challenge_id: String,
    /// The caller that is ignored under the same name for ten minutes; null where callers look the same.
    pub(crate) barred: Option<String>,
}

#[derive(Deserialize, Serialize)]
pub(crate) struct Back {
    pub(crate) row: BinRow,
    /// Advice, one sentence each.
    pub(crate) warnings: Vec<String>,
}

#[cfg(test)]
mod tests;
