//! The forms of a grant: as it is stored, as answers tell it, and the refusals that quote it (chats-files-auth.md 3.4,
//! 3.6).

use std::fmt;

use rolltop_document::issue::{Issue, Ref};
use rolltop_document::reference::MAX_CANDIDATES;
use rolltop_spec::auth::{ApiKeyGrant, Permission};
use rolltop_spec::operations::{Operation, Verb};
use serde::{Deserialize, Serialize};

use super::{Grant, Reach};
use crate::error::{Error, Needed};
use crate::space_ids::{SpaceTarget, TECHNICAL_SPACE};

/// The only version of the stored form.
const GRANT_VERSION: u32 = 1;

/// The stored form.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct StoredGrant {
    v: u32,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    all_spaces: bool,
    #[serde(default)]
    spaces: Vec<String>,
    perms: Permission,
}

impl Grant {
    /// Reads the stored form; `None` for whatever this version does not understand.
    pub fn from_stored(stored: &str) -> Option<Self> {
        let StoredGrant {
            v,
            all_spaces,
            spaces,
            perms: permission,
        } = serde_json::from_str(stored).ok()?;
        let reach = match (all_spaces, spaces.is_empty()) {
            (true, true) => Reach::AllSpaces,
            (false, false) => Reach::Spaces(spaces),
            _ => return None,
        };
        (v == GRANT_VERSION).then_some(Self { reach, permission })
    }

    /// The stored form.
    pub fn to_stored(&self) -> String {
        let served = self.served();
        let stored = StoredGrant {
            v: GRANT_VERSION,
            all_spaces: served.all_spaces,
            spaces: served.space_ids,
            perms: served.permission,
        };
        serde_json::json!(stored).to_string()
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

/// The credential, where it is what stands against a request (http.md 11: the bare name of a header).
const CREDENTIAL: &str = "Authorization";
/// The space of a path.
const SPACE: &str = "space_id";

/// What the operation needs in the space that it addresses, if it addresses one.
fn needed(operation: &Operation, space: Option<&SpaceTarget>) -> Option<Needed> {
    space.map(|space| Needed {
        space_id: space.id.clone(),
        permission: least(operation),
    })
}

/// The least permission that allows an operation.
fn least(operation: &Operation) -> Permission {
    match operation.verb {
        Verb::Read => Permission::Read,
        Verb::Write => Permission::ReadWrite,
    }
}

/// The refusal of a space that the grant does not cover; without one, of a new space.
pub(super) fn another_space(
    grant: &Grant,
    operation: &Operation,
    space: Option<&SpaceTarget>,
) -> Error {
    let another = another_key(space, operation);
    let issue = match space {
        None => {
            let message = format!("this key cannot create spaces; granted: {grant}");
            Issue::at(CREDENTIAL, message).hint(another)
        }
        Some(SpaceTarget { id, spelled }) => {
            let message = format!("space {spelled:?} is not granted to this key; granted: {grant}");
            let hint = match id.as_str() {
                // No key is made for it.
                TECHNICAL_SPACE => "name a space that is".to_owned(),
                _ => format!("name a space that is, or {another}"),
            };
            let issue = Issue::at(SPACE, message).hint(hint);
            issue.see(Ref::op("list_spaces"))
        }
    };
    Error::SpaceNotGranted {
        issue: Box::new(issue),
        needs: needed(operation, space),
    }
}

/// The refusal of a write with a key that may read.
pub(super) fn read_only(
    grant: &Grant,
    operation: &Operation,
    space: Option<&SpaceTarget>,
) -> Error {
    let message = format!(
        "{} writes, and this key may only read; granted: {grant}",
        operation.route.id
    );
    // A key for all spaces is not to be exchanged for a narrower one.
    let narrow = space.filter(|_| grant.reach != Reach::AllSpaces);
    let issue = Issue::at(CREDENTIAL, message).hint(another_key(narrow, operation));
    Error::WriteNotGranted {
        issue: Box::new(issue),
        needs: needed(operation, space),
    }
}

/// What the owner can do; without a space, a key for all of them is wanted.
fn another_key(space: Option<&SpaceTarget>, operation: &Operation) -> String {
    let reach = match space {
        Some(space) => format!("--space {}", space.id),
        None => "--all-spaces".to_owned(),
    };
    format!(
        "ask the owner for another key: `rolltop keys create --name NAME {reach} --permission {}`",
        least(operation).name()
    )
}
