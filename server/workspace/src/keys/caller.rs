//! Who is calling, and what they may reach: from a token to a session in memory, so that an authenticated request
//! touches no disk, and the gate that judges a request by the grant of its key (chats-files-auth.md 3.3 to 3.6; http.md 8).
//!
//! A token is its 32 random bytes in one of two spellings. Nothing else is encoded in it, and it is never
//! stored: only the SHA-256 of the bytes is. A key whose record or grant is not understood does not authenticate.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use data_encoding::{BASE32_NOPAD, BASE64, HEXLOWER};
use parking_lot::{Mutex, RwLock};
use rolltop_spec::auth::{KeyStatus, Permission, Scope};
use rolltop_spec::operations::{Class, Operation, Verb};
use rolltop_store::{KeyRecord, Tx};
use sha2::{Digest, Sha256};

use super::grant::{another_space, read_only};
use crate::Workspace;
use crate::error::{Error, Result};
use crate::ids::{Ids, base32_lower};
use crate::space_ids::{SpaceTarget, TECHNICAL_SPACE};

/// What every token of today's format begins with. A new format gets a new prefix.
const PREFIX: &str = "rolltop_";
/// Random bytes of a key.
const KEY_BYTES: usize = 32;

/// The secret of an API key.
#[derive(Clone, Eq, PartialEq)]
pub struct KeyBytes([u8; KEY_BYTES]);

impl KeyBytes {
    /// A fresh secret.
    pub fn mint(ids: &Ids<'_>) -> Self {
        Self(ids.bytes())
    }

    /// Reads a token in either spelling: `rolltop_<body>_<checksum>`, or the older one, padded base64. `None` for
    /// anything that no key can have been printed as; the checksum finds typing errors, it never authorises.
    pub fn parse(token: &str) -> Option<Self> {
        let prefixed = token.strip_prefix(PREFIX);
        let bytes = match prefixed.map(str::to_ascii_uppercase) {
            Some(rest) => BASE32_NOPAD.decode(rest.split('_').next()?.as_bytes()),
            None => BASE64.decode(token.as_bytes()),
        };
        let key = Self(bytes.ok()?.try_into().ok()?);
        let printed = match prefixed {
            Some(_) => key.token(),
            None => BASE64.encode(&key.0),
        };
        (printed == token).then_some(key)
    }

    /// The token, as it is shown to its owner once.
    pub fn token(&self) -> String {
        let signed = format!("{PREFIX}{}", base32_lower(&self.0));
        format!("{signed}_{}", checksum_of(&signed))
    }

    /// The identity under which the key is stored: hex SHA-256 of the raw bytes.
    pub fn id(&self) -> String {
        HEXLOWER.encode(&Sha256::digest(self.0))
    }
}

/// Secrets are not printed.
impl fmt::Debug for KeyBytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KeyBytes(..)")
    }
}

/// CRC-32/IEEE in 8 lowercase hex characters.
fn checksum_of(signed: &str) -> String {
    format!("{:08x}", crc32fast::hash(signed.as_bytes()))
}

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

impl Grant {
    /// True when the grant reaches this space, by full id, whether or not it exists.
    pub fn covers(&self, space_id: &str) -> bool {
        let is_named = match &self.reach {
            Reach::AllSpaces => true,
            Reach::Spaces(spaces) => spaces.iter().any(|id| id == space_id),
        };
        is_named && space_id != TECHNICAL_SPACE
    }
}

impl Caller {
    /// Judges a request before anything is known of what it names: the space first, then the verb, both before
    /// existence. `space` is the resolved space of a [`Class::Space`] operation.
    pub fn check_grant(&self, operation: &Operation, space: Option<&SpaceTarget>) -> Result<()> {
        let Some(grant) = &self.grant else {
            return Ok(());
        };
        let is_covered = match (operation.class, space) {
            (Class::Exempt | Class::DataFree | Class::ServiceFiltered, _) => return Ok(()),
            (Class::CreateSpace, _) => grant.reach == Reach::AllSpaces,
            (Class::Space, Some(space)) => grant.covers(&space.id),
            // A route of this class without a space is a mistake of ours: refused, never let through.
            (Class::Space, None) => return Err(Error::internal("a space route without its space")),
        };
        if !is_covered {
            return Err(another_space(grant, operation, space));
        }
        match (operation.verb, grant.permission) {
            (Verb::Read, _) | (Verb::Write, Permission::ReadWrite) => Ok(()),
            (Verb::Write, Permission::Read) => Err(read_only(grant, operation, space)),
        }
    }
}

/// Seconds between two writes of `last_used_at` of one key.
const LAST_USED_INTERVAL: i64 = 60;
/// Seconds between two log lines about one legacy key.
const LEGACY_LOG_INTERVAL: i64 = 60 * 60;

/// Why a token does not authenticate.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum AuthRefusal {
    /// Unknown, revoked, bad checksum, malformed.
    #[error("invalid api key")]
    Invalid,
    /// It was good once.
    #[error("api key expired")]
    Expired,
    /// The keys cannot be read. The detail is for the log.
    #[error("internal error: {0}")]
    Internal(String),
}

/// Callers that have authenticated since the start or since their key changed.
#[derive(Debug, Default)]
pub(crate) struct Sessions {
    by_key: RwLock<HashMap<String, Arc<Session>>>,
    /// Counts evictions: a look-up that was under way during one must not put the old grant back.
    evictions: AtomicU64,
}

#[derive(Debug)]
struct Session {
    caller: Arc<Caller>,
    usage: Mutex<Usage>,
}

/// How a key was used since its session was opened. Times are in unix seconds.
#[derive(Debug, Default)]
struct Usage {
    /// The key was seen expired: it stays so when the clock goes back.
    has_expired: bool,
    used_at: i64,
    /// The last use that the record says.
    written_at: i64,
    /// The latest log line about legacy use.
    noted_at: i64,
}

impl Sessions {
    fn get(&self, key_id: &str) -> Option<Arc<Session>> {
        self.by_key.read().get(key_id).cloned()
    }

    fn put(&self, session: &Arc<Session>, evictions_before: u64) {
        let mut sessions = self.by_key.write();
        if self.evictions.load(Ordering::SeqCst) == evictions_before {
            sessions.insert(session.caller.key_id.clone(), Arc::clone(session));
        }
    }

    /// Forgets a key whose record has just changed or gone.
    pub(crate) fn evict(&self, key_id: &str) {
        let mut sessions = self.by_key.write();
        self.evictions.fetch_add(1, Ordering::SeqCst);
        sessions.remove(key_id);
    }

    /// When a key was last used since the start or since it changed, in unix seconds.
    pub(crate) fn used_at(&self, key_id: &str) -> Option<i64> {
        self.get(key_id).map(|session| session.usage.lock().used_at)
    }
}

impl Workspace {
    /// The caller that a token belongs to. Touches the disk only when the key has no session yet. A checksum that does not
    /// match ends before any storage (chats-files-auth.md 3.3).
    pub fn authenticate(&self, token: &str) -> Result<Arc<Caller>, AuthRefusal> {
        let key_id = KeyBytes::parse(token).ok_or(AuthRefusal::Invalid)?.id();
        self.admit_key(&key_id)
    }

    /// The same from memory; `None` where the key has to be read.
    pub fn authenticate_known(&self, token: &str) -> Option<Result<Arc<Caller>, AuthRefusal>> {
        let session = self.sessions.get(&KeyBytes::parse(token)?.id())?;
        Some(self.admit(&session))
    }

    /// Judges the key of a caller again: time has passed since it was admitted (http.md 1). Touches the disk only when the
    /// key changed meanwhile.
    pub fn admit_again(&self, caller: &Caller) -> Result<(), AuthRefusal> {
        self.admit_key(&caller.key_id).map(drop)
    }

    fn admit_key(&self, key_id: &str) -> Result<Arc<Caller>, AuthRefusal> {
        let session = match self.sessions.get(key_id) {
            Some(session) => session,
            None => self.open_session(key_id)?,
        };
        self.admit(&session)
    }

    fn open_session(&self, key_id: &str) -> Result<Arc<Session>, AuthRefusal> {
        let evictions = self.sessions.evictions.load(Ordering::SeqCst);
        let record = self
            .store
            .read(|at| at.key(key_id))
            .map_err(|error| AuthRefusal::Internal(error.to_string()))?
            .ok_or(AuthRefusal::Invalid)?;
        let Some(caller) = Caller::from_record(&record) else {
            slog::warn!(self.log, "invalid key record; the key does not authenticate"; "key.id" => key_id);
            return Err(AuthRefusal::Invalid);
        };
        let usage = Usage {
            used_at: record.last_used_at,
            written_at: record.last_used_at,
            ..Usage::default()
        };
        let session = Arc::new(Session {
            caller: Arc::new(caller),
            usage: Mutex::new(usage),
        });
        self.sessions.put(&session, evictions);
        Ok(session)
    }

    /// The checks of every request, with or without a session.
    fn admit(&self, session: &Session) -> Result<Arc<Caller>, AuthRefusal> {
        let caller = &session.caller;
        let now = self.clock.now_seconds();
        let mut usage = session.usage.lock();
        usage.has_expired |= caller.is_expired(now);
        if usage.has_expired {
            return Err(AuthRefusal::Expired);
        }
        usage.used_at = now;
        if caller.status() == KeyStatus::Legacy && now - usage.noted_at >= LEGACY_LOG_INTERVAL {
            usage.noted_at = now;
            slog::info!(self.log, "a key without a grant is in use"; "key.id" => &caller.key_id);
        }
        Ok(Arc::clone(caller))
    }

    /// Writes what requests leave to be written later: when keys were used, when objects were opened. The server calls
    /// this now and then and when it stops, so that no request waits for it.
    pub fn write_marks(&self) -> Result<()> {
        let used = self.write_last_used();
        self.write_opened().and(used)
    }

    /// Writes `last_used_at` of the keys used since it was last written, each at most once a minute.
    pub fn write_last_used(&self) -> Result<()> {
        let now = self.clock.now_seconds();
        let when_due = |session: &Arc<Session>| {
            let usage = session.usage.lock();
            let is_due =
                usage.used_at > usage.written_at && now - usage.written_at >= LAST_USED_INTERVAL;
            is_due.then(|| (Arc::clone(session), usage.used_at))
        };
        let sessions = self.sessions.by_key.read();
        let due: Vec<_> = sessions.values().filter_map(when_due).collect();
        drop(sessions);
        if due.is_empty() {
            return Ok(());
        }
        let used = due.clone();
        let put = move |tx: &mut Tx<'_>| {
            for (session, last_used_at) in used {
                if let Some(record) = tx.key(&session.caller.key_id)? {
                    tx.put_key(KeyRecord {
                        last_used_at,
                        ..record
                    })?;
                }
            }
            Ok::<_, Error>(())
        };
        self.store.write(self.clock.now_millis(), put).wait()?;
        for (session, used_at) in due {
            session.usage.lock().written_at = used_at;
        }
        Ok(())
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]
mod tests;
