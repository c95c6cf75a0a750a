//! Authentication: from a token to a caller, with the sessions that are kept in memory so that an authenticated
//! request touches no disk (chats-files-auth.md 3.3 to 3.5).
//!
//! A token is its 32 random bytes in one of two spellings. Nothing else is encoded in it, and it is never
//! stored: only the SHA-256 of the bytes is.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};

use data_encoding::{BASE32_NOPAD, BASE64, HEXLOWER};
use parking_lot::RwLock;
use rolltop_store::{KeyRecord, Tx};
use sha2::{Digest, Sha256};

use super::{Caller, KeyStatus};
use crate::Workspace;
use crate::error::{Error, Result};
use crate::ids::{Ids, base32_lower};

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

    /// Reads a token in either spelling. `None` for anything that no key can have been printed as; the checksum
    /// finds typing errors, it never authorises.
    pub fn parse(token: &str) -> Option<Self> {
        match token.strip_prefix(PREFIX) {
            Some(_) => Self::parse_prefixed(token),
            None => Self::parse_legacy(token),
        }
    }

    /// `rolltop_<body>_<checksum>`
    fn parse_prefixed(token: &str) -> Option<Self> {
        let (signed, checksum) = token.rsplit_once('_')?;
        if checksum != checksum_of(signed) {
            return None;
        }
        let body = signed.strip_prefix(PREFIX)?;
        if body.bytes().any(|c| c.is_ascii_uppercase()) {
            return None;
        }
        // The decoder refuses spare bits that are not zero, so that a key has one spelling.
        let bytes = BASE32_NOPAD
            .decode(body.to_ascii_uppercase().as_bytes())
            .ok()?;
        Some(Self(bytes.try_into().ok()?))
    }

    /// The older spelling: standard padded base64, valid only where it encodes to itself again.
    fn parse_legacy(token: &str) -> Option<Self> {
        let bytes = BASE64.decode(token.as_bytes()).ok()?;
        let key = Self(bytes.try_into().ok()?);
        (BASE64.encode(&key.0) == token).then_some(key)
    }

    /// The token, as it is shown to its owner once.
    pub fn token(&self) -> String {
        let signed = format!("{PREFIX}{}", base32_lower(&self.0));
        let checksum = checksum_of(&signed);
        format!("{signed}_{checksum}")
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
    /// The key was seen expired: it stays so when the clock goes back.
    has_expired: AtomicBool,
    /// Unix seconds.
    used_at: AtomicI64,
    /// Unix seconds; what the record says.
    written_at: AtomicI64,
    /// Unix seconds of the latest log line about legacy use.
    noted_at: AtomicI64,
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
        self.get(key_id)
            .map(|session| session.used_at.load(Ordering::Relaxed))
    }

    /// Key ids whose latest use is worth writing.
    fn due(&self, now: i64) -> Vec<Arc<Session>> {
        let sessions = self.by_key.read();
        let due = |session: &&Arc<Session>| {
            let written = session.written_at.load(Ordering::Relaxed);
            session.used_at.load(Ordering::Relaxed) > written && now - written >= LAST_USED_INTERVAL
        };
        sessions.values().filter(due).cloned().collect()
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
        let session = Arc::new(Session {
            caller: Arc::new(caller),
            has_expired: AtomicBool::new(false),
            used_at: AtomicI64::new(record.last_used_at),
            written_at: AtomicI64::new(record.last_used_at),
            noted_at: AtomicI64::new(0),
        });
        self.sessions.put(&session, evictions);
        Ok(session)
    }

    /// The checks of every request, with or without a session.
    fn admit(&self, session: &Session) -> Result<Arc<Caller>, AuthRefusal> {
        let now = self.clock.now_seconds();
        if session.caller.is_expired(now) {
            session.has_expired.store(true, Ordering::Relaxed);
        }
        if session.has_expired.load(Ordering::Relaxed) {
            return Err(AuthRefusal::Expired);
        }
        session.used_at.store(now, Ordering::Relaxed);
        self.note_legacy_use(session, now);
        Ok(Arc::clone(&session.caller))
    }

    fn note_legacy_use(&self, session: &Session, now: i64) {
        let noted = session.noted_at.load(Ordering::Relaxed);
        if session.caller.status() == KeyStatus::Scoped || now - noted < LEGACY_LOG_INTERVAL {
            return;
        }
        let first =
            session
                .noted_at
                .compare_exchange(noted, now, Ordering::Relaxed, Ordering::Relaxed);
        if first.is_ok() {
            slog::info!(self.log, "a key without a grant is in use"; "key.id" => &session.caller.key_id);
        }
    }

    /// Writes what requests leave to be written later: when keys were used, when objects were opened. The server calls
    /// this now and then and when it stops, so that no request waits for it.
    pub fn write_marks(&self) -> Result<()> {
        let used = self.write_last_used();
        self.write_opened().and(used)
    }

    /// Writes `last_used_at` of the keys used since it was last written, each at most once a minute.
    pub fn write_last_used(&self) -> Result<()> {
        let due = self.sessions.due(self.clock.now_seconds());
        let used: Vec<(String, i64)> = due
            .iter()
            .map(|session| {
                let used_at = session.used_at.load(Ordering::Relaxed);
                (session.caller.key_id.clone(), used_at)
            })
            .collect();
        if used.is_empty() {
            return Ok(());
        }
        let written = used.clone();
        let put = move |tx: &mut Tx<'_>| {
            for (key_id, last_used_at) in used {
                if let Some(record) = tx.key(&key_id)? {
                    tx.put_key(KeyRecord {
                        last_used_at,
                        ..record
                    })?;
                }
            }
            Ok::<_, Error>(())
        };
        self.store.write(self.clock.now_millis(), put).wait()?;
        for (session, (_, used_at)) in due.iter().zip(written) {
            session.written_at.store(used_at, Ordering::Relaxed);
        }
        Ok(())
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]
mod tests;
