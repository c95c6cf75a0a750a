//! Who is calling: the key record, read and judged (chats-files-auth.md 3.4, 3.5).

use std::time::Duration;

use rolltop_spec::auth::{KeyStatus, Permission, Scope};
use rolltop_store::KeyRecord;

use super::{Grant, Reach};

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

#[cfg(test)]
mod tests;
