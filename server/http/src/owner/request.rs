//! Requests of the owner and their answers, as they go over the control socket, and what the log says of them.

use rolltop_workspace::keys::{KeyReach, KeyRequest};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What the owner asks for.
#[derive(Deserialize, Serialize)]
#[serde(tag = "command", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Request {
    KeysCreate(KeyRequest),
    KeysList {},
    KeysRevoke {
        /// Prefix of an id, or a name.
        key: String,
    },
    PairList {},
    PairApprove {
        challenge_id: String,
        reach: KeyReach,
    },
    PairDeny {
        challenge_id: String,
    },
    SpacesList {},
    /// Find out which spaces are meant, before they are deleted.
    SpacesFind {
        /// Ids, ends of ids, or names.
        references: Vec<String>,
    },
    SpacesDelete {
        /// Ids, ends of ids, or names.
        references: Vec<String>,
    },
    BinList {
        /// A reference to the space; absent means every space.
        space: Option<String>,
        limit: u32,
    },
    /// Begin to rebuild the index.
    IndexRebuild {
        /// A reference to the space; absent means every space.
        space: Option<String>,
    },
    /// How far that is.
    IndexProgress {},
    BinRestore {
        /// Id, end of an id, or name.
        reference: String,
        /// A reference to the space; absent means every space.
        space: Option<String>,
    },
}

impl Request {
    /// The name in the log, as `keys create`.
    pub(super) fn name(&self) -> String {
        let tagged = serde_json::to_value(self).unwrap_or_default();
        let tag = tagged.get("command").and_then(Value::as_str);
        tag.unwrap_or_default().replace('_', " ")
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
    /// The id of what a command made, changed or decided, after the name that the log has for its kind.
    pub(super) fn subject(&self, command: &str) -> Option<(&'static str, String)> {
        let Self::Done(done) = self else {
            return None;
        };
        let (name, id) = match command {
            "keys create" | "keys revoke" => ("key.id", done.get("id")?),
            "pair approve" | "pair deny" => ("challenge.id", done.get("challenge_id")?),
            "bin restore" => ("object.id", done.pointer("/row/id")?),
            "spaces delete" => ("space.id", done),
            _ => return None,
        };
        let ids = id
            .as_array()
            .map_or(std::slice::from_ref(id), Vec::as_slice);
        let ids: Vec<&str> = ids.iter().filter_map(Value::as_str).collect();
        Some((name, ids.join(" ")))
    }
}
