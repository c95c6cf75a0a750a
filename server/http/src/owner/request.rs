//! What the owner asks for, as it goes over the control socket.

use rolltop_workspace::keys::{KeyReach, KeyRequest};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What the owner asks for.
#[derive(Clone, Debug, Deserialize, Serialize)]
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
    /// What the log says of it: `keys create`.
    pub(super) fn name(&self) -> String {
        let tagged = serde_json::to_value(self).unwrap_or_default();
        let tag = tagged.get("command").and_then(Value::as_str);
        tag.unwrap_or_default().replace('_', " ")
    }
}
