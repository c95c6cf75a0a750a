//! The owner's functions over keys: create, list, revoke (chats-files-auth.md 3.2). Reached from the command line
//! and the control socket, never over HTTP.

use std::collections::HashSet;
use std::fmt;
use std::time::Duration;

use rolltop_document::issue::{Fault, Issue};
use rolltop_document::wording::shown;
use rolltop_spec::auth::ApiKeyGrant;
use rolltop_store::{KeyRecord, Snapshot, Tx};
use serde::{Deserialize, Serialize};

use super::caller::has_expired;
use super::{Caller, Grant, KeyBytes, KeyStatus, Permission, Reach, Scope};
use crate::Workspace;
use crate::clock::rfc3339;
use crate::error::{Error, Result};
use crate::ids::Ids;

/// Longest name of a key in bytes.
pub const MAX_KEY_NAME: usize = 128;
/// Shortest prefix of an id that refers to a key.
pub const MIN_KEY_PREFIX: usize = 8;

/// The owner's request for a key. A member that this version does not know may narrow the key, so it is refused.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct KeyRequest {
    /// 1..=128 bytes.
    pub name: String,
    /// Only a key of scope `jsonApi` carries a grant.
    pub scope: Scope,
    /// Where the key may go.
    pub reach: KeyReach,
    /// `None` means never.
    pub expires_in: Option<Duration>,
}

/// Where a new key may go.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum KeyReach {
    /// No grant record: everywhere.
    Unscoped,
    /// All spaces, later ones included.
    AllSpaces(Permission),
    /// The spaces of these references: full id, unique suffix or exact name of a live space.
    Spaces(Vec<String>, Permission),
}

/// Text that is shown once, to the owner alone: a token or a code. `Debug` does not print it.
#[derive(Clone, Deserialize, Serialize)]
#[serde(transparent)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// A key that was just made. The token exists nowhere else.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct CreatedKey {
    /// Shown once.
    pub token: Secret,
    /// Identity of the record.
    pub id: String,
    /// What it may reach.
    pub grant: Option<ApiKeyGrant>,
    /// Another key that still works has the same name, and with it the same delete provenance (http.md 22.3).
    pub name_is_shared: bool,
}

/// A key as the owner sees it, without its token.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct KeyInfo {
    /// Hex SHA-256 of the raw key.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Whether it carries a grant record.
    pub status: KeyStatus,
    /// The stored scope.
    pub scope: String,
    /// `None` without a grant, or with an unknown grant, which grants nothing.
    pub grant: Option<ApiKeyGrant>,
    /// RFC 3339; `None` = unknown.
    pub created_at: Option<String>,
    /// RFC 3339; `None` = not yet.
    pub last_used_at: Option<String>,
    /// RFC 3339; `None` = never.
    pub expires_at: Option<String>,
}

impl From<KeyRecord> for KeyInfo {
    fn from(record: KeyRecord) -> Self {
        let has_grant = record.grant.is_some();
        let grant = Caller::from_record(&record).and_then(|caller| caller.grant);
        let time = |seconds: i64| (seconds != 0).then_some(seconds).and_then(rfc3339);
        Self {
            id: record.id,
            name: record.name,
            status: match has_grant {
                true => KeyStatus::Scoped,
                false => KeyStatus::Legacy,
            },
            scope: record.scope,
            grant: grant.as_ref().map(Grant::served),
            created_at: time(record.created_at),
            last_used_at: time(record.last_used_at),
            expires_at: time(record.expires_at),
        }
    }
}

/// Refuses a key's name that is empty or too long (chats-files-auth.md 3.2).
pub fn check_key_name(name: &str) -> Result<(), Issue> {
    if (1..=MAX_KEY_NAME).contains(&name.len()) {
        return Ok(());
    }
    let bytes = name.len();
    let message = format!("a key's name has 1 to {MAX_KEY_NAME} bytes, not {bytes}");
    let hint = "choose a name that identifies this program";
    Err(Issue::at("name", message).hint(hint))
}

impl Workspace {
    /// Creates a key. It is on disk before this returns.
    pub fn create_key(&self, request: &KeyRequest) -> Result<CreatedKey> {
        check_key_name(&request.name).map_err(Fault::invalid)?;
        let grant = self.grant_of(&request.reach)?;
        if grant.is_some() && request.scope != Scope::JsonApi {
            let message = format!("a key of scope {} carries no grant", request.scope.name());
            let hint = "leave the scope out, or make the key unscoped";
            return Err(Fault::invalid(Issue::at("scope", message).hint(hint)).into());
        }
        let expires_at = request.expires_in.map_or(0, |lifetime| {
            let seconds = i64::try_from(lifetime.as_secs()).unwrap_or(i64::MAX);
            self.clock.now_seconds().saturating_add(seconds)
        });
        self.store_key(&request.name, request.scope, grant, expires_at)
    }

    /// Stores a new key; the last step of [`Workspace::create_key`] and of pairing.
    pub(crate) fn store_key(
        &self,
        name: &str,
        scope: Scope,
        grant: Option<Grant>,
        expires_at: i64,
    ) -> Result<CreatedKey> {
        let now = self.clock.now_seconds();
        let secret = KeyBytes::mint(&Ids(&*self.entropy));
        let record = KeyRecord {
            id: secret.id(),
            name: name.to_owned(),
            scope: scope.name().to_owned(),
            grant: grant.as_ref().map(Grant::to_stored),
            created_at: now,
            expires_at,
            last_used_at: 0,
            version: 0,
        };
        let put = move |tx: &mut Tx<'_>| {
            let names = names_of_live_keys(tx, now)?;
            let name_is_shared = names.contains(&record.name);
            tx.put_key(record)?;
            Ok::<_, Error>(name_is_shared)
        };
        let name_is_shared = self.store.write(self.clock.now_millis(), put).wait()?;
        Ok(CreatedKey {
            token: Secret(secret.token()),
            id: secret.id(),
            grant: grant.as_ref().map(Grant::served),
            name_is_shared,
        })
    }

    /// The grant for what the owner chose; `None` without one.
    pub(crate) fn grant_of(&self, reach: &KeyReach) -> Result<Option<Grant>> {
        let (reach, permission) = match reach {
            KeyReach::Unscoped => return Ok(None),
            KeyReach::AllSpaces(permission) => (Reach::AllSpaces, *permission),
            KeyReach::Spaces(references, _) if references.is_empty() => {
                let issue = Issue::at("space", "a grant needs at least one space, or all of them");
                let hint = "name a space, or grant all of them";
                return Err(Fault::invalid(issue.hint(hint)).into());
            }
            KeyReach::Spaces(references, permission) => {
                let mut spaces = Vec::with_capacity(references.len());
                for reference in references {
                    let id = self.resolve_space_for_owner(reference)?;
                    if !spaces.contains(&id) {
                        spaces.push(id);
                    }
                }
                (Reach::Spaces(spaces), *permission)
            }
        };
        Ok(Some(Grant { reach, permission }))
    }

    /// Every key, oldest first, with its latest use, written or not. Never a token.
    pub fn list_keys(&self) -> Result<Vec<KeyInfo>> {
        let keys = self.store.read(|at| at.keys())?;
        let listed = keys.into_iter().map(|mut record| {
            let in_memory = self.sessions.used_at(&record.id).unwrap_or_default();
            record.last_used_at = record.last_used_at.max(in_memory);
            KeyInfo::from(record)
        });
        Ok(listed.collect())
    }

    /// Revokes the key of this reference: an id prefix of at least 8 characters, or an exact name. It stops
    /// working with this call.
    pub fn revoke_key(&self, reference: &str) -> Result<KeyInfo> {
        let reference = reference.to_owned();
        let delete = move |tx: &mut Tx<'_>| {
            let key = find_key(tx.keys()?, &reference)?;
            tx.delete_key(&key.id)?;
            Ok::<_, Error>(key)
        };
        let key = self.store.write(self.clock.now_millis(), delete).wait()?;
        self.sessions.evict(&key.id);
        Ok(key)
    }
}

/// The names of the keys that work.
pub(crate) fn names_of_live_keys(at: &Snapshot<'_>, now: i64) -> Result<HashSet<String>> {
    let keys = at.keys()?.into_iter();
    let live = keys.filter(|key| !has_expired(key.expires_at, now));
    Ok(live.map(|key| key.name).collect())
}

fn find_key(keys: Vec<KeyRecord>, reference: &str) -> Result<KeyInfo> {
    // A name is free text and may be another key's id: the whole id always means that one key.
    if let Some(key) = keys.iter().find(|key| key.id == reference) {
        return Ok(key.clone().into());
    }
    let is_id = reference.len() >= MIN_KEY_PREFIX;
    let is_meant =
        |key: &&KeyRecord| key.name == reference || is_id && key.id.starts_with(reference);
    let meant: Vec<_> = keys.iter().filter(is_meant).collect();
    let shown = shown(reference);
    match meant[..] {
        [key] => Ok(key.clone().into()),
        [] => {
            let or_id = match is_id {
                false => "and it is too short for an id",
                true => "or an id that begins so",
            };
            let message = format!("no key has the name {shown:?} {or_id}");
            let hint =
                format!("give the exact name, or at least {MIN_KEY_PREFIX} characters of the id");
            Err(Fault::not_found(Issue::at("key", message).hint(hint)).into())
        }
        _ => {
            let candidates = meant.iter().map(|key| format!("{} ({})", key.id, key.name));
            let candidates = candidates.collect::<Vec<_>>().join(", ");
            let message = format!("{shown:?} may mean several keys: {candidates}");
            Err(Fault::ambiguous(Issue::at("key", message).hint("give the whole id")).into())
        }
    }
}
