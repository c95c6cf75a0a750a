//! What a key may reach: grants and their stored form (chats-files-auth.md 3.4).
//!
//! A grant that is not understood grants nothing: the key that carries it does not authenticate.

use std::fmt;

use rolltop_document::reference::MAX_CANDIDATES;
use rolltop_spec::auth::{ApiKeyGrant, Permission};
use serde::{Deserialize, Serialize};

use crate::space_ids::TECHNICAL_SPACE;

/// The only version of the stored form.
const GRANT_VERSION: u32 = 1;

/// The spaces that a grant covers.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Reach {
    /// Every user space, those of the future included.
    AllSpaces,
    /// These, by full id. Empty covers nothing.
    Spaces(Vec<String>),
}

/// What the owner allowed a key to do.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Grant {
    /// Where.
    pub reach: Reach,
    /// What.
    pub permission: Permission,
}

/// The stored form.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct StoredGrant {
    v: u32,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    all_spaces: bool,
    #[serde(default)]
    spaces: Vec<String>,
    perms: String,
}

impl Grant {
    /// Reads the stored form; `None` for whatever this version does not understand.
    pub fn from_stored(stored: &str) -> Option<Self> {
        let stored: StoredGrant = serde_json::from_str(stored).ok()?;
        if stored.v != GRANT_VERSION || stored.all_spaces != stored.spaces.is_empty() {
            return None;
        }
        let reach = if stored.all_spaces {
            Reach::AllSpaces
        } else {
            Reach::Spaces(stored.spaces)
        };
        Some(Self {
            reach,
            permission: Permission::from_name(&stored.perms)?,
        })
    }

    /// The stored form.
    pub fn to_stored(&self) -> String {
        let (all_spaces, spaces) = match &self.reach {
            Reach::AllSpaces => (true, Vec::new()),
            Reach::Spaces(spaces) => (false, spaces.clone()),
        };
        let perms = self.permission.name().to_owned();
        serde_json::json!(StoredGrant {
            v: GRANT_VERSION,
            all_spaces,
            spaces,
            perms
        })
        .to_string()
    }

    /// The grant as answers tell it.
    pub fn served(&self) -> ApiKeyGrant {
        let (all_spaces, space_ids) = match &self.reach {
            Reach::AllSpaces => (true, Vec::new()),
            Reach::Spaces(spaces) => (false, spaces.clone()),
        };
        ApiKeyGrant {
            all_spaces,
            space_ids,
            permission: self.permission,
        }
    }

    /// True when the grant reaches this space, by full id, whether or not it exists.
    pub fn covers(&self, space_id: &str) -> bool {
        if space_id == TECHNICAL_SPACE {
            return false;
        }
        match &self.reach {
            Reach::AllSpaces => true,
            Reach::Spaces(spaces) => spaces.iter().any(|id| id == space_id),
        }
    }
}

/// The sentence that refusals quote: `spaces [...] with read access` (chats-files-auth.md 3.6). Of many spaces it names
/// as many as are listed of other candidates (http.md 11).
impl fmt::Display for Grant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let permission = self.permission.name();
        match &self.reach {
            Reach::AllSpaces => write!(f, "all spaces with {permission} access"),
            Reach::Spaces(spaces) => {
                let named = spaces.iter().take(MAX_CANDIDATES).map(String::as_str);
                let named = named.collect::<Vec<_>>().join(", ");
                let more = match spaces.len().saturating_sub(MAX_CANDIDATES) {
                    0 => String::new(),
                    more => format!(" and {more} more"),
                };
                write!(f, "spaces [{named}]{more} with {permission} access")
            }
        }
    }
}

#[cfg(test)]
mod tests;
