//! Stored replies in SQL.

use rusqlite::params;

use super::columns::columns;
use super::{Snapshot, Tx};
use crate::error::Result;
use crate::records::{REPLAY_LIFETIME_MS, ReplayRecord, ReplayScope};

/// Most expired replies that one transaction removes.
const PURGE: usize = 64;

columns! { ReplayRecord in "replay" { identity, status, content_type, etag, body, created_at } }

/// Replies made at or before this moment have expired at `now`.
fn expired_until(now: i64) -> i64 {
    now.saturating_sub(REPLAY_LIFETIME_MS)
}

impl Snapshot<'_> {
    /// The reply stored under a scope, unless it has expired at `now` (Unix milliseconds).
    pub fn replay(&self, scope: &ReplayScope, now: i64) -> Result<Option<ReplayRecord>> {
        let ReplayScope {
            key_id,
            space_id,
            idempotency_key,
        } = scope;
        self.find(
            "WHERE key_id = ?1 AND space_id = ?2 AND idempotency_key = ?3 AND created_at > ?4",
            params![key_id, space_id, idempotency_key, expired_until(now)],
        )
    }

    /// Removes some of the replies that have expired by `now`, as a part of every commit.
    pub(super) fn purge_replays(&self, now: i64) -> Result<usize> {
        self.execute(
            "DELETE FROM replay WHERE rowid IN
                 (SELECT rowid FROM replay WHERE created_at <= ?1 ORDER BY created_at LIMIT ?2)",
            (expired_until(now), PURGE),
        )
    }
}

impl Tx<'_> {
    /// Forgets the replies to requests in a space.
    pub fn delete_replays(&mut self, space_id: &str) -> Result<()> {
        self.run("DELETE FROM replay WHERE space_id = ?1", [space_id])
    }

    /// Stores the reply to a request. An expired one under the same scope gives way.
    pub fn put_replay(&mut self, scope: &ReplayScope, replay: &ReplayRecord) -> Result<()> {
        self.run(
            "INSERT OR REPLACE INTO replay (key_id, space_id, idempotency_key, identity, status,
                 content_type, etag, created_at, body)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
            params![
                scope.key_id,
                scope.space_id,
                scope.idempotency_key,
                replay.identity,
                replay.status,
                replay.content_type,
                replay.etag,
                replay.created_at,
                replay.body,
            ],
        )
    }
}
