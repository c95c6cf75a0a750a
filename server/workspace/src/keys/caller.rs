//! Who is calling, and what it may reach: the key record, its grant, and the gate that judges a request by them
//! (chats-files-auth.md 3.4 to 3.6; http.md 8).
//!
//! A grant that is not understood grants nothing: the key that carries it does not authenticate.

use std::fmt;
use std::time::Duration;

use rolltop_document::issue::{Issue, Ref};
use rolltop_document::reference::MAX_CANDIDATES;
use rolltop_spec::auth::{ApiKeyGrant, KeyStatus, Permission, Scope};
use rolltop_spec::operations::{Class, Operation, Verb};
use rolltop_store::KeyRecord;
use serde::{Deserialize, Serialize};

use crate::error::{Error, Needed, Result};
use crate::space_ids::{SpaceTarget, TECHNICAL_SPACE};

/// The notice for legacy keys, in a header and in whoami: one sentence of printable ASCII.
pub const LEGACY_NOTICE: &str = "This key has no grant and reaches every space; create a key with a grant for the \
                                 spaces it needs.";

/// The key behind a request.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Caller {
    /// Hex SHA-256 of the raw key.
    pub key_id: String,
    /// The name that the owner gave it, possibly empty; recorded on what it makes.
    pub name: String,
    /// What it was made for.
    pub scope: Scope,
    /// What it may reach; `None` reaches everything.
    pub grant: Option<Grant>,
    /// Unix seconds; 0 = unknown.
    pub created_at: i64,
    /// Unix seconds; 0 = never.
    pub expires_at: i64,
}

impl Caller {
    /// Reads a key record; `None` for one that does not make sense, which then authenticates no request.
    pub fn from_record(record: &KeyRecord) -> Option<Self> {
        let scope = Scope::from_name(&record.scope)?;
        let grant = match &record.grant {
            None => None,
            // Only this scope can carry a grant (chats-files-auth.md 3.4).
            Some(_) if scope != Scope::JsonApi => return None,
            Some(stored) => Some(Grant::from_stored(stored)?),
        };
        Some(Self {
            key_id: record.id.clone(),
            name: record.name.clone(),
            scope,
            grant,
            created_at: record.created_at,
            expires_at: record.expires_at,
        })
    }

    /// Whether the key carries a grant.
    pub fn status(&self) -> KeyStatus {
        if self.grant.is_some() {
            KeyStatus::Scoped
        } else {
            KeyStatus::Legacy
        }
    }

    /// The sentence for keys without a grant, where one is due.
    pub fn notice(&self) -> Option<&'static str> {
        (self.grant.is_none() && self.scope == Scope::JsonApi).then_some(LEGACY_NOTICE)
    }

    /// True when the key has expired at this unix second.
    pub fn is_expired(&self, now: i64) -> bool {
        has_expired(self.expires_at, now)
    }

    /// How long after this unix second the key expires; `None` for one that does not.
    pub fn expires_in(&self, now: i64) -> Option<Duration> {
        let left = u64::try_from(self.expires_at.saturating_sub(now)).unwrap_or(0);
        (self.expires_at != 0).then(|| Duration::from_secs(left))
    }

    /// True when a space with this full id would be within reach.
    pub fn covers(&self, space_id: &str) -> bool {
        self.grant
            .as_ref()
            .is_none_or(|grant| grant.covers(space_id))
    }

    /// True when the key may read and write in every space, those of the future included.
    pub fn reaches_everything(&self) -> bool {
        let everything = |grant: &Grant| {
            grant.reach == Reach::AllSpaces && grant.permission == Permission::ReadWrite
        };
        self.grant.as_ref().is_none_or(everything)
    }

    /// True when the key may delete what others made: it has no grant (http.md 22.3).
    pub fn is_owners(&self) -> bool {
        self.grant.is_none()
    }
}

/// True when a key of this expiry, 0 being never, is dead at this unix second.
pub(super) fn has_expired(expires_at: i64, now: i64) -> bool {
    expires_at != 0 && now >= expires_at
}

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

impl Caller {
    /// Judges a request before anything is known of what it names: the space first, then the verb, both before
    /// existence. `space` is the resolved space of a [`Class::Space`] operation.
    pub fn check_grant(&self, operation: &Operation, space: Option<&SpaceTarget>) -> Result<()> {
        let Some(grant) = &self.grant else {
            return Ok(());
        };
        match operation.class {
            Class::Exempt | Class::DataFree | Class::ServiceFiltered => Ok(()),
            Class::CreateSpace => gate_create_space(grant, operation),
            Class::Space => match space {
                Some(space) => gate_space(grant, operation, space),
                // A route of this class without a space is a mistake of ours: refused, never let through.
                None => Err(Error::internal(
                    "a space route was judged without its space",
                )),
            },
        }
    }
}

/// The least permission that allows an operation.
fn needed(operation: &Operation) -> Permission {
    match operation.verb {
        Verb::Read => Permission::Read,
        Verb::Write => Permission::ReadWrite,
    }
}

/// The credential, where it is what stands against a request (http.md 11: the bare name of a header).
const CREDENTIAL: &str = "Authorization";
/// The space of a path.
const SPACE: &str = "space_id";

fn gate_create_space(grant: &Grant, operation: &Operation) -> Result<()> {
    if grant.reach != Reach::AllSpaces {
        let message = format!("this key cannot create spaces; granted: {grant}");
        let hint = another_key(None, needed(operation));
        return Err(Error::SpaceNotGranted {
            issue: Box::new(Issue::at(CREDENTIAL, message).hint(hint)),
            needs: None,
        });
    }
    gate_verb(grant, operation, None)
}

fn gate_space(grant: &Grant, operation: &Operation, space: &SpaceTarget) -> Result<()> {
    let needs = Needed {
        space_id: space.id.clone(),
        permission: needed(operation),
    };
    if !grant.covers(&space.id) {
        let message = format!(
            "space {:?} is not granted to this key; granted: {grant}",
            space.spelled
        );
        let hint = match space.id.as_str() {
            // No key is made for it.
            TECHNICAL_SPACE => "name a space that is".to_owned(),
            _ => format!(
                "name a space that is, or {}",
                another_key(Some(&needs), needs.permission)
            ),
        };
        let issue = Issue::at(SPACE, message).hint(hint);
        return Err(Error::SpaceNotGranted {
            issue: Box::new(issue.see(Ref::op("list_spaces"))),
            needs: Some(needs),
        });
    }
    gate_verb(grant, operation, Some(needs))
}

fn gate_verb(grant: &Grant, operation: &Operation, needs: Option<Needed>) -> Result<()> {
    let permission = needed(operation);
    if grant.permission == Permission::ReadWrite || permission == Permission::Read {
        return Ok(());
    }
    let message = format!(
        "{} writes, and this key may only read; granted: {grant}",
        operation.route.id
    );
    // A key for all spaces is not to be exchanged for a narrower one.
    let space = needs.as_ref().filter(|_| grant.reach != Reach::AllSpaces);
    let issue = Issue::at(CREDENTIAL, message).hint(another_key(space, permission));
    Err(Error::WriteNotGranted {
        issue: Box::new(issue),
        needs,
    })
}

/// What the owner can do; without a space, a key for all of them is wanted.
fn another_key(space: Option<&Needed>, permission: Permission) -> String {
    let reach = match space {
        Some(needs) => format!("--space {}", needs.space_id),
        None => "--all-spaces".to_owned(),
    };
    format!(
        "ask the owner for another key: `rolltop keys create --name NAME {reach} --permission {}`",
        permission.name()
    )
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
